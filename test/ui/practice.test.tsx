import {afterEach, expect, test, vi} from 'vitest';
import {PracticeScreen} from '../../source/ui/practice/practice-screen.js';
import type {FakeStage} from '../helpers/fake-stage.js';
import {keyOf} from '../helpers/fake-stage.js';
import {renderServed, textOf} from '../helpers/services.js';

let stage: FakeStage;
afterEach(() => {
	stage.unmount();
	vi.useRealTimers();
});

const leave = vi.fn();

test('the plain throw, as often as one likes, counted', () => {
	stage = renderServed(<PracticeScreen onLeave={leave} seed="practice" />);
	expect(textOf(stage)).toContain('Throw: the plain throw');
	stage.press('g');
	expect(textOf(stage)).toContain('Nothing thrown yet.');
	for (const count of ['1 throw', '2 throws', '3 throws']) {
		stage.press('enter');
		expect(textOf(stage)).toContain('It flies.');
		stage.press('space');
		expect(textOf(stage)).toContain(count);
	}

	expect(textOf(stage)).toContain('% on the board');
});

test('throws are put together and taken apart; other throws are counted anew', () => {
	stage = renderServed(<PracticeScreen onLeave={leave} seed="practice" />);
	stage.press('2', 'down', 'enter');
	expect(textOf(stage)).toContain('Throw: with your back to the table, sitting on the floor');
	stage.press('2', 'g');
	expect(textOf(stage)).toContain('Practice: sitting on the floor.');
	stage.press('enter', 'space');
	expect(textOf(stage)).toContain('1 throw');
	stage.press('escape', '2', 'g');
	expect(textOf(stage)).toContain('Nothing thrown yet.');
	stage.press('escape', 'escape');
	expect(leave).toHaveBeenCalledTimes(1);
});

test('the target looks as it does in a fight', () => {
	stage = renderServed(<PracticeScreen onLeave={leave} seed="practice" />);
	stage.press('3', 'home', 'enter');
	const rows = stage.screen().slice(1, 18);
	expect(rows.filter(row => row.slice(20, 53).trim() !== '').length).toBeLessThan(6);
});

test('a throw is judged by the chances that were shown, though time goes by', () => {
	const landed = (now: number, later: number): string => {
		vi.setSystemTime(now);
		stage = renderServed(<PracticeScreen onLeave={leave} />, {likings: {throwMode: 'timed'}});
		stage.press('9', 'g');
		expect(textOf(stage)).toContain('Practice: with your little fingers');
		vi.setSystemTime(later);
		// Another commit before the throw.
		stage.resize(100, 30);
		stage.resize(80, 24);
		stage.press(keyOf('space', 0), keyOf('space', 400), keyOf('space', 800), 'space');
		const text = stage.screen(0).slice(0, 18).join('\n');
		stage.unmount();
		return text;
	};
	vi.useFakeTimers({toFake: ['Date']});
	expect(landed(1000, 5000)).toBe(landed(1000, 9000));
	stage = renderServed(<PracticeScreen onLeave={leave} />);
});
