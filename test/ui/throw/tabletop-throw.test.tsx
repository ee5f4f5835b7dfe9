import {afterEach, expect, test, vi} from 'vitest';
import type {Landing} from '../../../source/kernel/landing.js';
import {layoutOf} from '../../../source/ui/run/layout.js';
import {TabletopThrow} from '../../../source/ui/throw/tabletop-throw.js';
import type {FakeStage} from '../../helpers/fake-stage.js';
import {renderServed, textOf} from '../../helpers/services.js';
import {requestOf} from '../../throwing/hand.js';

let stage: FakeStage;
afterEach(() => stage.unmount());

const open = (ids: readonly string[] = []) => {
	const onLanded = vi.fn<(landing: Landing) => void>();
	const onBack = vi.fn();
	const layout = layoutOf({columns: 80, rows: 24});
	stage = renderServed(
		<TabletopThrow request={requestOf(ids)} layout={layout} title="A test throws." onLanded={onLanded} onBack={onBack} />,
	);
	return {onLanded, onBack};
};

const where = 'Where does the die lie?';
const bounces = 'How often did it bounce on the table before it touched the board?';
const icon = 'Is the special icon on top?';

test('three questions for a plain throw, and none about what nobody asked for', () => {
	const {onLanded} = open();
	expect(textOf(stage)).toContain(where);
	stage.press('4');
	expect(textOf(stage)).toContain(bounces);
	stage.press('1');
	expect(textOf(stage)).toContain(icon);
	stage.press('y');
	expect(onLanded.mock.calls).toEqual([[{zone: '4', bounces: 1, icon: true, respected: true}]]);
});

test('every place can be said', () => {
	const places = ['1', '2', '3', '4', '5', 'bullseye', 'hole', 'bone', 'outside'];
	for (const [index, zone] of places.entries()) {
		const {onLanded} = open();
		stage.press(String(index + 1), '0', 'n');
		expect(onLanded.mock.calls).toEqual([[{zone, bounces: 0, icon: false, respected: true}]]);
		stage.unmount();
	}

	open();
});

test('the requirement comes last, in its own words', () => {
	for (const [key, respected] of [
		['y', true],
		['n', false],
	] as const) {
		const {onLanded} = open(['nose', 'one-eye']);
		stage.press('3', '1', 'n');
		expect(textOf(stage)).toMatch(/Was it thrown .*nose.*, .*\?/);
		expect(onLanded).not.toHaveBeenCalled();
		stage.press(key);
		expect(onLanded.mock.calls).toEqual([[{zone: '3', bounces: 1, icon: false, respected}]]);
		stage.unmount();
	}

	open();
});

test('two bounces are asked for where two are owed; the number is the key', () => {
	for (const count of [0, 1, 2]) {
		const {onLanded} = open(['double-bounce']);
		stage.press('5');
		expect(textOf(stage)).toContain('2 Twice or more');
		stage.press(String(count), 'n', 'y');
		expect(onLanded.mock.calls).toEqual([[{zone: '5', bounces: count, icon: false, respected: true}]]);
		stage.unmount();
	}

	open();
	stage.press('5');
	expect(textOf(stage)).not.toContain('Twice');
});

test('the arrows work, too', () => {
	const {onLanded} = open();
	stage.press('right', 'right', 'enter', 'enter', 'left', 'enter');
	expect(onLanded.mock.calls).toEqual([[{zone: '3', bounces: 1, icon: true, respected: true}]]);
});

test('Esc goes one question back, and from the first one out', () => {
	const {onBack} = open(['nose']);
	stage.press('2', '1', 'n');
	for (const question of [icon, bounces, where]) {
		stage.press('escape');
		expect(textOf(stage)).toContain(question);
	}

	expect(onBack).not.toHaveBeenCalled();
	stage.press('escape');
	expect(onBack).toHaveBeenCalledTimes(1);
});
