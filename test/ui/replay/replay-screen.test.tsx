import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {HandClock} from '../../../source/ui/clock.js';
import {playFrom, type Recording, throwsOf} from '../../../source/ui/replay/replay.js';
import {ReplayScreen} from '../../../source/ui/replay/replay-screen.js';
import {botPilot} from '../../../source/ui/run/pilot.js';
import {RunScreen} from '../../../source/ui/run/run-screen.js';
import type {FakeStage} from '../../helpers/fake-stage.js';
import {playOf} from '../../helpers/play.js';
import {goldenRecording, goldens, recorded, type Way} from '../../helpers/recordings.js';
import {renderServed, textOf} from '../../helpers/services.js';

let stage: FakeStage;
let clock: HandClock;
const leave = vi.fn<(why: 'menu' | 'quit') => void>();
const takeOver = vi.fn<(from: number) => string | undefined>();

beforeEach(() => {
	clock = new HandClock();
	leave.mockClear();
	takeOver.mockReset();
});
afterEach(() => stage.unmount());

const text = (): string => textOf(stage);
const headline = (): string => stage.screen()[0] ?? '';

/** React works between two ticks. */
const pause = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

const until = async (isThere: () => boolean, what = 'the expected screen'): Promise<void> => {
	for (let ticks = 0; ticks < 20_000; ticks++) {
		await pause();
		if (isThere()) return;
		clock.tick();
	}

	throw new Error(`Waited in vain for ${what}:\n${text()}`);
};

const pass = async (milliseconds: number): Promise<void> => {
	const end = clock.now() + milliseconds;
	for (let calm = 0; calm < 3; calm++) {
		await pause();
		if (clock.next === undefined || clock.next > end) continue;
		calm = 0;
		clock.tick();
	}
};

const watch = (recording: Recording, from?: number): void => {
	stage = renderServed(<ReplayScreen recording={recording} from={from} onLeave={leave} onTakeOver={takeOver} />, {
		clock,
		likings: {throwMode: 'timed', reducedMotion: false},
	});
};

const isOver = (): boolean => /^ (Victory|Defeat)/.test(headline());

const thrown = (): number => Number(/throw (\d+)\//.exec(headline())?.[1]);

const run = recorded({seed: 'watched', heroes: 2});
const throws = throwsOf(run);

describe('the keys of a replay', () => {
	test('it plays by itself, Space pauses and goes on', async () => {
		watch(run);
		await until(() => thrown() === 2);
		stage.press('space');
		expect(headline()).toMatch(/replay paused {2}throw 2\/\d+ {2}\? keys$/);
		await pass(20_000);
		const still = text();
		await pass(20_000);
		expect(text()).toBe(still);
		stage.press('space');
		expect(headline()).toContain('replay x1');
		await until(() => thrown() === 3);
	});

	test('a step is one page on, and then it stands still again', async () => {
		watch(run);
		stage.press('space');
		await pass(5000);
		const seen = [text()];
		for (let step = 0; step < 12; step++) {
			stage.press('right');
			await pass(20_000);
			expect(headline()).toContain('paused');
			expect(text()).not.toBe(seen.at(-1));
			seen.push(text());
		}

		expect(thrown()).toBeGreaterThan(0);
	});

	test('faster and slower, to a limit on both sides', async () => {
		watch(run);
		const speeds = ['+', '+', '=', '+', '-', '-', '-', '-', '-', '-'].map(key => {
			stage.press(key);
			return /x[\d.]+/.exec(headline())?.[0];
		});
		expect(speeds).toEqual(['x2', 'x4', 'x8', 'x8', 'x4', 'x2', 'x1', 'x0.5', 'x0.5', 'x0.5']);
		const slow = clock.now();
		await until(() => thrown() === 1);
		const took = clock.now() - slow;
		stage.press('+', '+', '+', '+');
		const fast = clock.now();
		await until(() => thrown() === 2);
		expect(clock.now() - fast).toBeLessThan(took);
	});

	test('to the next throw and the one before; the counter follows', () => {
		watch(run);
		stage.press('space');
		for (let number = 1; number <= throws.length; number++) {
			stage.press('n');
			expect(thrown()).toBe(number);
		}

		stage.press('n');
		expect(isOver()).toBe(true);
		// Back from the last page, too.
		for (let number = throws.length; number >= 1; number--) {
			stage.press('b');
			expect(thrown()).toBe(number);
		}

		stage.press('b');
		expect(thrown()).toBe(0);
		stage.press('b');
		expect(thrown()).toBe(0);
	});

	test('what was just thrown is shown once more, and throws in a row are not skipped', async () => {
		// Two throws with nothing between them.
		const first = throws.findIndex((index, at) => throws[at + 1] === index + 1);
		expect(first).toBeGreaterThanOrEqual(0);
		watch(run);
		stage.press(...String(first + 1), 'enter');
		expect(thrown()).toBe(first + 1);
		await until(() => /next page|read on/.test(text()), 'what came of it');
		stage.press('space', 'b');
		expect(thrown()).toBe(first + 1);
		stage.press('space');
		await until(() => /next page|read on/.test(text()), 'what came of it');
		stage.press('n');
		expect(thrown()).toBe(first + 2);
	});

	test('to a throw by its number', () => {
		watch(run);
		stage.press('space', '7');
		expect(headline()).toContain(`to throw 7 of ${throws.length}? Enter`);
		stage.press('enter');
		expect(thrown()).toBe(7);
		stage.press('1', '2', 'backspace', 'enter');
		expect(thrown()).toBe(1);
		stage.press('3', 'escape');
		expect(thrown()).toBe(1);
		stage.press('9', '9', '9', 'enter');
		expect(thrown()).toBe(throws.length);
		stage.press('0', 'enter');
		expect(thrown()).toBe(0);
	});

	test('it ends with the end of the run, and Enter leaves', async () => {
		watch(run, run.moves.length - 3);
		await until(isOver, 'the end');
		expect(headline()).toContain(`throw ${throws.length}/${throws.length}`);
		await pass(10_000);
		expect(isOver()).toBe(true);
		stage.press('enter');
		expect(leave.mock.calls).toEqual([['menu']]);
	});

	test('a run that nobody finished stops where it stopped', async () => {
		watch({...run, moves: run.moves.slice(0, 9)});
		await until(() => headline().includes('ends here'));
		await pass(10_000);
		stage.press('escape', 'escape', 'n', 'b');
		expect(text()).not.toMatch(/undefined|NaN/);
	});

	test('x takes over where it is: before a throw that is not made, after one that is', async () => {
		watch(run);
		stage.press('space', '4', 'enter', 'x');
		expect(takeOver.mock.calls.at(-1)).toEqual([throws[3]]);
		stage.press('space');
		await until(() => text().includes('Aim:'), 'the bars');
		stage.press('x');
		expect(takeOver.mock.calls.at(-1)).toEqual([throws[3]]);
		await until(() => /next page|read on/.test(text()), 'what came of it');
		stage.press('x');
		expect(takeOver.mock.calls.at(-1)).toEqual([throws[3]! + 1]);
		takeOver.mockReturnValue('After its last move there is nothing left to decide.');
		stage.press('x');
		expect(headline()).toContain('nothing left to decide');
	});
});

/** Everything that somebody might press; what has a meaning of its own comes in other tests. */
const meddling = [
	'enter',
	'1',
	'2',
	'3',
	'up',
	'down',
	'left',
	'c',
	'j',
	'k',
	'h',
	'r',
	'g',
	'y',
	'tab',
	'home',
	'end',
	'o',
	'v',
	'z',
	'ctrl+a',
	'A',
];

describe('while somebody else plays, keys choose nothing', () => {
	test('in a replay', async () => {
		watch(run);
		stage.press('+', '+', '+');
		let asked = 0;
		await until(() => {
			if (isOver()) return true;
			// A number waits for Enter, and would jump.
			if (asked++ % 3 === 0) stage.press(...meddling.filter(key => !/^\d$/.test(key)));
			return false;
		}, 'the end');
		const session = playFrom(run, run.moves.length);
		expect(headline()).toMatch(session.state().outcome === 'won' ? /^ Victory/ : /^ Defeat/);
		expect(text()).toContain(`throw ${throws.length}/${throws.length}`);
	});

	test('when a bot plays, and Space lets it wait', async () => {
		const play = playOf({seed: 'bot', heroes: 2});
		const pilot = botPilot(play, 'skilled', 900);
		stage = renderServed(<RunScreen play={play} pilot={pilot} onLeave={leave} />, {clock, likings: {throwMode: 'timed'}});
		let modes = 0;
		await until(() => {
			const before = play.moves.length;
			stage.press(...meddling, 'x', 'n', 'b', '+');
			expect(play.moves).toHaveLength(before);
			return ++modes > 400;
		});
		expect(play.moves.length).toBeGreaterThan(4);
		// By itself it would have come to the same.
		const alone = recorded({seed: 'bot', heroes: 2}, 'timed', play.moves.length);
		expect(play.moves).toEqual(alone.moves);
		stage.press('space');
		await pass(10_000);
		const made = play.moves.length;
		await pass(10_000);
		expect(play.moves).toHaveLength(made);
		stage.press('space');
		await until(() => play.moves.length > made);
		expect(leave).not.toHaveBeenCalled();
	});

	test.each(['corners:', 'Aim:', 'It flies.'])('Esc opens the menu and the pilot waits: %s', async moment => {
		watch(run);
		await until(() => text().includes(moment), moment);
		stage.press('escape');
		expect(headline()).toContain('Paused');
		expect(text()).toContain('This is a replay; nothing is kept.');
		await pass(30_000);
		expect(headline()).toContain('Paused');
		stage.press('escape');
		expect(headline()).toContain('replay x1');
		const before = thrown();
		await until(() => thrown() > before);
		stage.press('m');
		expect(headline()).toContain('Paused');
		stage.press('5');
		expect(leave.mock.calls).toEqual([['menu']]);
	});

	test('the log, the party and the help can be read, with the keys of a replay', async () => {
		watch(run);
		await until(() => thrown() === 1);
		for (const [key, title] of [
			['t', 'The story so far'],
			['i', 'The party'],
			['?', 'Help'],
		] as const) {
			stage.press(key);
			expect(headline()).toContain(title);
			if (key === '?') expect(text()).toContain('x       play on from here yourself');
			stage.press('escape');
			expect(headline()).toContain('replay');
		}
	});
});

test('what takes two pages is told on two pages', async () => {
	const long = recorded({seed: 'watched', heroes: 4, difficulty: 'inferno'});
	watch(long);
	await until(() => text().includes('next page'), 'a first page');
	const page = text();
	await until(() => text() !== page, 'the second page');
	expect(stage.screen().at(-1)).toMatch(/next page|read on/);
});

describe.each(['timed', 'steady', 'hand', 'tabletop'] as const satisfies readonly Way[])('a %s recording', way => {
	test('shows its throws as they were made', async () => {
		const recording = recorded({seed: 'ways', heroes: 2}, way, 40);
		watch(recording);
		const total = throwsOf(recording).length;
		expect(total).toBeGreaterThan(3);
		const seen = new Set<string>();
		await until(() => {
			for (const word of ['Aiming at', 'Aim:', 'It flies.', 'Where does the die lie?']) if (text().includes(word)) seen.add(word);
			return thrown() === total;
		});
		const expected = {timed: ['Aim:', 'It flies.'], steady: ['Aiming at', 'It flies.'], hand: ['Aim:', 'It flies.'], tabletop: []};
		expect([...seen].toSorted()).toEqual([...expected[way]].toSorted());
	});
});

test('a steady recording shows the cross where it was', async () => {
	const recording = recorded({seed: 'ways', heroes: 2}, 'steady', 40);
	watch(recording);
	await until(() => text().includes('Aiming at'));
	expect(text()).toMatch(/[.:o%#@\d]┼/);
	const aimed = text();
	stage.press('up', 'left', 'enter', 'tab');
	expect(text().split('\n').slice(1)).toEqual(aimed.split('\n').slice(1));
});

describe.each(goldens)('$file', ({file, outcome, score}) => {
	test('is shown to its end', async () => {
		watch(goldenRecording(file));
		stage.press('+', '+', '+');
		await until(isOver, 'the end');
		expect(headline()).toMatch(outcome === 'won' ? /^ Victory/ : /^ Defeat/);
		if (score) expect(text()).toMatch(new RegExp(`Total +${score.total} +${score.title}`));
		else expect(text()).toContain('Killed by');
	});
});
