import {Box} from 'ink';
import {afterEach, expect, test, vi} from 'vitest';
import type {SteadyGesture} from '../../../source/throwing/gesture.js';
import {cellOfPoint} from '../../../source/throwing/target.js';
import {layoutOf} from '../../../source/ui/run/layout.js';
import {type Aim, SteadyThrow} from '../../../source/ui/throw/steady-throw.js';
import type {FakeStage} from '../../helpers/fake-stage.js';
import {renderServed, textOf} from '../../helpers/services.js';
import {requestOf} from '../../throwing/hand.js';

let stage: FakeStage;
afterEach(() => {
	stage.unmount();
	vi.useRealTimers();
});

const layout = layoutOf({columns: 80, rows: 24});

const open = (ids: readonly string[] = [], start: Aim = {x: 0, y: 0, risk: 'even'}, auto?: SteadyGesture) => {
	const onThrown = vi.fn<(gesture: SteadyGesture) => void>();
	const onBack = vi.fn();
	const props = {request: requestOf(ids), layout, title: 'A test throws.', start, onThrown, onBack, auto};
	stage = renderServed(
		<Box marginTop={layout.bottomRow}>
			<SteadyThrow {...props} />
		</Box>,
	);
	return {onThrown, onBack};
};

/** Where the cross is, as a cell of the target. */
const cross = (): {column: number; row: number} => {
	const rows = stage.screen();
	const y = rows.findIndex(row => row.includes('┼'));
	return {column: (rows[y]?.indexOf('┼') ?? -1) - layout.targetLeft, row: y - layout.mainTop};
};

test('the arrows move the cross, with Shift three times as far', () => {
	const {onThrown} = open();
	expect(cross()).toEqual(cellOfPoint(layout.target, 0, 0));
	stage.press('right', 'right', 'up', 'shift+down', 'a', 'shift+left', 'shift+left');
	expect(cross()).toEqual(cellOfPoint(layout.target, -0.3, -0.12));
	stage.press('enter');
	expect(onThrown.mock.calls).toEqual([[{steady: {x: -30, y: -12, risk: 'even'}}]]);
});

test('it never leaves the target', () => {
	const {onThrown} = open(['far', 'blind']);
	const edges: readonly (readonly [string, Partial<Aim>])[] = [
		['left', {x: -102}],
		['up', {x: -102, y: 102}],
		['right', {x: 102, y: 102}],
		['down', {x: 102, y: -102}],
	];
	for (const [way, where] of edges) {
		stage.press(...Array.from({length: 60}, () => way), 'space');
		expect(onThrown.mock.lastCall?.[0].steady).toMatchObject(where);
		const {column, row} = cross();
		expect(column >= 0 && column < layout.target.columns && row >= 0 && row < layout.target.rows).toBe(true);
	}

	expect(textOf(stage)).toContain('Aiming at the table.');
	stage.press('0');
	expect(cross()).toEqual(cellOfPoint(layout.target, 0, 0));
	expect(textOf(stage)).toContain('Aiming at the bullseye.');
});

test('the marks around it stay between the headline and the words', () => {
	open(['blind', 'nose', 'far']);
	stage.press(...Array.from({length: 60}, () => 'down'));
	const rows = stage.screen();
	expect(rows[0]).toBe('');
	expect(rows.slice(layout.bottomRow).join('\n')).not.toMatch(/^.*[┼^].*$/m);
	stage.press(...Array.from({length: 60}, () => 'up'));
	expect(stage.screen()[0]).toBe('');
});

test('risk: three of them, by Tab or number, and what each costs', () => {
	const {onThrown} = open([], {x: 6, y: 6, risk: 'even'});
	expect(textOf(stage)).toContain('5 in 100 land without a bounce.');
	stage.press('tab');
	expect(textOf(stage)).toContain('17 in 100');
	stage.press('r');
	expect(textOf(stage)).toContain('Never goes wrong.');
	stage.press('3', 'enter');
	expect(onThrown.mock.calls).toEqual([[{steady: {x: 6, y: 6, risk: 'bold'}}]]);
	stage.unmount();
	open(['blind', 'nose']);
	expect(textOf(stage)).toMatch(/\d+ in 100 are not done as required\./);
});

test('the cross is mirrored backwards, like the target', () => {
	open(['backwards'], {x: 30, y: 0, risk: 'bold'});
	expect(cross()).toEqual(cellOfPoint(layout.target, -0.3, 0));
});

test('Esc goes back', () => {
	const {onBack, onThrown} = open();
	stage.press('escape');
	expect(onBack).toHaveBeenCalledTimes(1);
	expect(onThrown).not.toHaveBeenCalled();
});

test('somebody else aims, waits a moment and throws', async () => {
	vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
	const auto: SteadyGesture = {steady: {x: 12, y: -6, risk: 'bold'}};
	const {onThrown} = open([], undefined, auto);
	await new Promise(resolve => setImmediate(resolve));
	expect(cross()).toEqual(cellOfPoint(layout.target, 0.12, -0.06));
	stage.press('enter', 'left');
	expect(onThrown).not.toHaveBeenCalled();
	vi.advanceTimersByTime(2000);
	expect(onThrown.mock.calls).toEqual([[auto]]);
});
