import {Box} from 'ink';
import {useState} from 'react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import type {ThrowRequest} from '../../../source/kernel/landing.js';
import {gestureByHand} from '../../../source/throwing/fingers.js';
import {type PressedGesture, tidy} from '../../../source/throwing/gesture.js';
import {powerOfBoth, shownAt} from '../../../source/throwing/readings.js';
import type {Seat} from '../../../source/throwing/seat.js';
import {bars, lookAhead} from '../../../source/throwing/throw-die.js';
import {PausedContext} from '../../../source/ui/paused.js';
import {layoutOf} from '../../../source/ui/run/layout.js';
import {TimedThrow} from '../../../source/ui/throw/timed-throw.js';
import {type FakeStage, keyOf} from '../../helpers/fake-stage.js';
import {renderServed, type ServedOptions} from '../../helpers/services.js';
import {dieAt, requestOf, secondEditionThrows} from '../../throwing/hand.js';

let stage: FakeStage;
afterEach(() => {
	stage.unmount();
	vi.useRealTimers();
});

const layout = layoutOf({columns: 80, rows: 24});

type Options = ServedOptions & {auto?: PressedGesture; paused?: boolean; mayGiveUp?: boolean};

const open = (request: ThrowRequest, {auto, paused = false, mayGiveUp = false, ...options}: Options = {}) => {
	const onThrown = vi.fn<(gesture: PressedGesture) => void>();
	const onBack = vi.fn();
	const onGiveUp = vi.fn();
	const more = {auto, ...(mayGiveUp ? {onGiveUp} : {})};
	const Walking = () => {
		const [seat, setSeat] = useState<Seat>('south');
		const shared = {request, layout, title: 'A test throws.', seat, onWalk: setSeat, onThrown, onBack};
		return <TimedThrow {...shared} {...more} />;
	};
	stage = renderServed(
		<PausedContext.Provider value={paused}>
			<Box marginTop={layout.bottomRow}>
				<Walking />
			</Box>
		</PausedContext.Provider>,
		options,
	);
	return {onThrown, onBack, onGiveUp};
};

const aimRow = (at: number): string => (stage.screen(at)[layout.aimRow] ?? '').padEnd(80);

const middle = layout.targetLeft + Math.floor(layout.target.columns / 2);

/** The column of the aim bar where a reading belongs. */
const columnOf = (reading: number, range = 1): number =>
	middle + Math.round(reading * ((bars.aim * range) / 1.08) * (layout.target.columns / 2));

/** What the running beat reads so many milliseconds after it began. */
const readingOf = (request: ThrowRequest, beat: number, time: number): number => {
	const {stance, chances} = lookAhead(request);
	return shownAt(stance, stance.beats[beat]!, chances, time);
};

const begin = (at = 1000): void => stage.press(keyOf('space', at));

/** The column of the cursors on the power bar, and whether anything is marked there. */
const power = (at: number): readonly string[] =>
	stage
		.screen(at)
		.slice(layout.mainTop, layout.mainTop + layout.target.rows)
		.map(row => row.padEnd(80).slice(layout.powerLeft, layout.powerLeft + 3));

const tick = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

describe('keys', () => {
	test('Space begins, Space locks each bar', () => {
		const {onThrown} = open(requestOf([]));
		expect(stage.screen(0)[layout.bottomRow + 1]).toContain('Space begins.');
		begin();
		expect(stage.screen(1000)[layout.bottomRow + 1]).toContain('Aim: press as it crosses the middle.');
		stage.press(keyOf('space', 1401));
		expect(stage.screen(1401)[layout.bottomRow + 1]).toContain('Power: press at the mark.');
		expect(onThrown).not.toHaveBeenCalled();
		stage.press(keyOf('enter', 1803));
		expect(onThrown.mock.calls).toEqual([[{presses: [401, 402]}]]);
		stage.press(keyOf('space', 2000));
		expect(onThrown).toHaveBeenCalledTimes(1);
	});

	test('one may think again before it begins, and not after', () => {
		const {onBack} = open(requestOf([]));
		stage.press('escape');
		expect(onBack).toHaveBeenCalledTimes(1);
		begin();
		stage.press('escape', 'q');
		expect(onBack).toHaveBeenCalledTimes(1);
		expect(stage.wasTaken()).toBe(true);
	});

	test('the loft and the box are chosen before, the steps after it begins', () => {
		const {onThrown} = open(requestOf(['bank', 'card']));
		expect(stage.screen(0).at(-1)).toContain('box: nowhere');
		stage.press('up', 'left');
		expect(stage.screen(0).at(-1)).toContain('loft: high');
		expect(stage.screen(0).at(-1)).toContain('box: left');
		begin();
		stage.press('down', 'right', 'right', 'left');
		stage.press(keyOf('space', 1500), keyOf('space', 1900));
		expect(onThrown.mock.calls).toEqual([[{presses: [500, 400], loft: 'high', side: -1, steps: 1}]]);
	});

	test('2E-COMBAT-06: whoever throws may walk around the table, until the first bar runs', () => {
		const {onThrown} = open(requestOf([], 0, [dieAt(0, -0.5)]));
		expect(stage.screen(0).at(-1)).toContain('Tab from: south');
		stage.press('tab', 'v', 'tab');
		expect(stage.screen(0).at(-1)).toContain('Tab from: east');
		begin();
		stage.press('tab', keyOf('space', 1500), keyOf('space', 1900));
		expect(onThrown.mock.calls).toEqual([[{presses: [500, 400], seat: 'east'}]]);
	});

	test('once around the table is where one began, and needs no word', () => {
		const {onThrown} = open(requestOf([]));
		stage.press('tab', 'tab', 'tab', 'tab');
		begin();
		stage.press(keyOf('space', 1500), keyOf('space', 1900));
		expect(onThrown.mock.calls).toEqual([[{presses: [500, 400]}]]);
	});

	test('the keys of a throw with a box fit into 80 columns', () => {
		open(requestOf(['bank']));
		expect(stage.screen(0).at(-1)).toMatch(/box: nowhere .*from: south .*Esc back$/);
	});

	test('the last row says what the keys do now', () => {
		open(requestOf([]));
		expect(stage.screen(0).at(-1)).toMatch(/Space start .*loft: middle .*Esc back/);
		begin();
		expect(stage.screen(1000).at(-1)).toBe(' Space lock   M pause');
	});

	test('a throw whose bars run can be given up where nothing is at stake', () => {
		const {onGiveUp, onBack} = open(requestOf([]), {mayGiveUp: true});
		begin();
		expect(stage.screen(1000).at(-1)).toContain('Esc give it up');
		stage.press('escape');
		expect([onGiveUp.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0]);
	});

	test('M holds the bars out of sight; a key brings them back after a breather, where they were', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		const {onThrown} = open(requestOf([]));
		await tick();
		const start = performance.now();
		begin(start);
		stage.press(keyOf('m', start + 300));
		expect(aimRow(start + 300).trim()).toBe('');
		expect(
			power(start + 300)
				.join('')
				.trim(),
		).toBe('');
		expect(stage.screen(start + 300)[layout.bottomRow + 1]).toContain('Paused');
		stage.press(keyOf('escape', start + 301), 'up');
		vi.advanceTimersByTime(5000);
		// Two quick presses hit nothing: the second comes too early.
		stage.press(keyOf('space', start + 5000), keyOf('space', start + 5040));
		expect(aimRow(start + 5040).trim()).toBe('');
		vi.advanceTimersByTime(700);
		for (let step = 0; step < 5; step++) await tick();
		expect(aimRow(start + 5700)).toContain('▲');
		stage.press(keyOf('space', start + 5801), keyOf('space', start + 6201));
		expect(onThrown.mock.calls).toEqual([[{presses: [401, 400]}]]);
	});

	test('no key is taken while the screen is too small', () => {
		open(requestOf([]), {paused: true});
		stage.press('space');
		expect(stage.wasTaken()).toBe(false);
	});

	test('the own delay of the player is taken off', () => {
		const {onThrown} = open(requestOf([]), {likings: {offset: 40, assist: 50}});
		begin(0);
		stage.press(keyOf('space', 800), keyOf('space', 1600));
		expect(onThrown.mock.calls).toEqual([[{presses: [400, 400], roundTrip: 20}]]);
	});
});

test('no commit while the bars run, and none for a press', () => {
	open(requestOf([]));
	begin();
	const before = stage.commits();
	for (let at = 1000; at < 2000; at += 33) stage.screen(at);
	stage.press(keyOf('space', 1401));
	expect(stage.commits()).toBe(before);
	stage.press('x');
	expect(stage.commits()).toBe(before);
});

describe('the aim bar', () => {
	test.each([[], ['far'], ['small-fingers'], ['weak-hand'], ['elbow'], ['friendly']].map(ids => [ids]))(
		'of %j is where the cursor of the throw is',
		ids => {
			const request = requestOf(ids);
			open(request);
			begin();
			const {range} = lookAhead(request).stance;
			for (const time of [0, 120, 260, 400, 555, 700, 900]) {
				const row = aimRow(1000 + time);
				const half = Math.min(middle, 79 - middle, Math.ceil(((bars.aim * range) / 1.08) * (layout.target.columns / 2)));
				const column = Math.max(middle - half, Math.min(middle + half, columnOf(readingOf(request, 0, time), range)));
				expect([time, row.indexOf('▲')]).toEqual([time, column]);
				expect(row.lastIndexOf('▲')).toBe(column);
			}
		},
	);

	test('is as wide as the board between its brackets, and its line is in the middle of the target', () => {
		open(requestOf([]));
		begin();
		const row = aimRow(1000);
		expect(row.indexOf('|')).toBe(middle);
		const [left, right] = [row.indexOf('['), row.indexOf(']')];
		expect(middle - left).toBe(right - middle);
		expect(middle - left).toBe(Math.round(layout.target.columns / 2 / 1.08));
	});

	test('is mirrored for those who throw backwards', () => {
		const request = requestOf(['backwards']);
		open(request);
		begin();
		for (const time of [100, 250, 600]) expect(aimRow(1000 + time).indexOf('▲')).toBe(2 * middle - columnOf(readingOf(request, 0, time)));
	});

	test('is dark after a glimpse, and something ticks', () => {
		open(requestOf(['blind']));
		begin();
		expect(aimRow(1700)).toContain('▲');
		const marks = [1701, 1801, 1901, 2001].map(at => aimRow(at).trim());
		expect(marks).toEqual(['', '•', '•', '']);
		expect(power(1800).join('').trim()).toBe('');
		stage.press(keyOf('space', 2100));
		expect(power(2300).join('').trim()).not.toBe('');
		expect(power(2900).join('')).not.toMatch(/[#:▔─▁]/);
	});

	test('is half hidden from one eye', () => {
		const request = requestOf(['one-eye']);
		open(request);
		begin();
		expect(aimRow(1200).slice(0, middle).trim()).toBe('');
		expect(aimRow(1200)).not.toContain('▲');
		expect(aimRow(1600).indexOf('▲')).toBe(columnOf(readingOf(request, 0, 600)));
	});

	test('is hidden on the same side of the table as the target, backwards with one eye', () => {
		open(requestOf(['one-eye', 'backwards']));
		begin();
		expect(
			aimRow(1200)
				.slice(middle + 1)
				.trim(),
		).toBe('');
		expect(aimRow(1600).slice(0, middle)).toContain('▲');
	});

	test('has a leg in the middle', () => {
		open(requestOf(['under-the-leg']));
		begin();
		expect(aimRow(1400)).not.toContain('▲');
		expect(aimRow(1400).slice(middle - 5, middle + 6)).toBe('/'.repeat(11));
		expect(aimRow(1100)).toContain('▲');
	});

	test('has two cursors that meet like palms', () => {
		const request = requestOf(['prayer']);
		open(request);
		begin();
		const [left, right] = [aimRow(1100).indexOf('▲'), aimRow(1100).lastIndexOf('▲')];
		expect(left + right).toBe(2 * middle);
		expect(left).toBeLessThan(right);
	});

	test('shows how far a spinning die will bend, to the right side', () => {
		for (const number of [0, 1, 2, 3]) {
			const request = requestOf(['dice-spin'], number);
			const {curve} = lookAhead(request).chances;
			open(request);
			const row = aimRow(0);
			const arrows = row.match(curve < 0 ? /<+(?=\|)/ : /(?<=\|)>+/)?.[0] ?? '';
			expect(arrows.length).toBe(Math.abs(columnOf(curve / bars.aim) - middle));
			begin();
			expect(stage.screen(1000)[layout.bottomRow + 1]).toContain('along the arrows');
			stage.unmount();
		}

		open(requestOf([]));
	});

	test('keeps what was locked in sight', () => {
		open(requestOf([]));
		begin();
		stage.press(keyOf('space', 1300));
		expect(aimRow(1500).indexOf('+')).toBe(columnOf(readingOf(requestOf([]), 0, 300)));
	});
});

describe('the power bar', () => {
	/** The row where a power belongs, from the top of the bar. */
	const rowOf = (value: number): number =>
		Math.floor(Math.round(((1 - Math.max(-1, Math.min(1, value))) / 2) * (layout.target.rows * 3 - 1)) / 3);
	const cursor = (at: number): number => power(at).findIndex(text => /[▔─▁]{2}/.test(text));

	test('is where a press reads it, and mirrored backwards', () => {
		for (const [ids, flip] of [
			[[], 1],
			[['backwards'], -1],
		] as const) {
			const request = requestOf(ids);
			open(request);
			begin();
			stage.press(keyOf('space', 1400));
			for (const time of [0, 150, 400, 650]) expect(cursor(1400 + time)).toBe(rowOf(flip * readingOf(request, 1, time)));
			stage.unmount();
		}

		open(requestOf([]));
	});

	test('has a mark for the middle, and none edge-on', () => {
		open(requestOf([]));
		expect(power(0)[rowOf(0)]).toContain('<');
		stage.unmount();
		open(requestOf(['eye-level']));
		expect(power(0).join('')).not.toMatch(/[<#]/);
	});

	test('shows only its upper half from under the table', () => {
		open(requestOf(['under-the-table']));
		begin();
		stage.press(keyOf('space', 1400));
		expect(cursor(1450)).toBe(-1);
		expect(cursor(2100)).toBeGreaterThanOrEqual(0);
		expect(power(1450).slice(9).join('').trim()).toBe('');
	});

	test('runs against the aim, and further, where one press locks both', () => {
		const request = requestOf(['x']);
		open(request);
		begin();
		for (const time of [200, 300, 420]) expect(cursor(1000 + time)).toBe(rowOf(powerOfBoth * readingOf(request, 0, time)));
	});
});

describe('several requirements', () => {
	const said = (at: number): string =>
		stage
			.screen(at)
			.slice(layout.bottomRow + 2, layout.bottomRow + 4)
			.join(' ');

	test('take turns before the throw, where they do not fit together', () => {
		open(requestOf(['under-the-leg', 'slap']));
		expect([said(0), said(3000)].sort()).toEqual([
			expect.stringContaining('1/2 A leg hides'),
			expect.stringContaining('2/2 Power has no bar'),
		]);
	});

	test('are all there where they fit', () => {
		open(requestOf(['prayer', 'blind']));
		expect(said(0)).toMatch(/Two cursors close.*One look at the bars/);
	});

	test('during a beat only what it is about', () => {
		open(requestOf(['under-the-leg', 'slap']));
		begin();
		for (const at of [1000, 4000]) expect(said(at)).toContain('1/2 A leg hides');
		stage.press(keyOf('space', 5000));
		for (const at of [5100, 8100]) expect(said(at)).toContain('2/2 Power has no bar');
	});
});

describe('words', () => {
	test.each(secondEditionThrows)('%s says what to press at every beat', id => {
		const {stance} = lookAhead(requestOf([id]));
		open(requestOf([id]));
		begin();
		let at = 1000;
		for (const beat of stance.beats) {
			const hint = stage.screen(at)[layout.bottomRow + 1] ?? '';
			expect(hint.trim()).not.toMatch(/^Press\.|^$/);
			expect(hint.length).toBeLessThan(80);
			at += 400;
			if (beat.taps === undefined) stage.press(keyOf('space', at));
		}
	});

	test('time that runs out, a turn, puffs', () => {
		open(requestOf(['hot-potato']));
		begin(0);
		stage.press(keyOf('space', 600));
		expect(stage.screen(700)[layout.bottomRow + 1]).toMatch(/\d\.\d s left\./);
		stage.unmount();
		open(requestOf(['dancing']));
		begin(0);
		expect(stage.screen(0)[layout.bottomRow + 1]).toContain('[ FACING ]');
		expect(stage.screen(200)[layout.bottomRow + 1]).toContain('( turned away )');
		stage.unmount();
		open(requestOf(['blow']));
		begin(0);
		stage.press(keyOf('space', 400), keyOf('space', 500), keyOf('space', 700));
		expect(stage.screen(700)[layout.bottomRow + 1]).toContain('Puffs: 2.');
	});
});

describe('without a press', () => {
	test('a breath ends by itself', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		const {onThrown} = open(requestOf(['blow']));
		await tick();
		const start = performance.now();
		stage.press(keyOf('space', start), keyOf('space', start + 400), keyOf('space', start + 500), keyOf('space', start + 740));
		vi.advanceTimersByTime(1999);
		expect(onThrown).not.toHaveBeenCalled();
		vi.advanceTimersByTime(2);
		expect(onThrown.mock.calls).toEqual([[{presses: [400, 1600], taps: [100, 340]}]]);
	});

	test('a breath waits while the screen is too small', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		const onThrown = vi.fn<(gesture: PressedGesture) => void>();
		let setPaused: (paused: boolean) => void = () => undefined;
		const request = requestOf(['blow']);
		const Pausing = () => {
			const [isPaused, set] = useState(false);
			setPaused = set;
			return (
				<PausedContext.Provider value={isPaused}>
					<TimedThrow request={request} layout={layout} title="A test throws." seat="south" onWalk={() => undefined} onThrown={onThrown} />
				</PausedContext.Provider>
			);
		};
		stage = renderServed(<Pausing />);
		const settle = async (): Promise<void> => {
			for (let step = 0; step < 5; step++) await tick();
		};
		await settle();
		const start = performance.now();
		stage.press(keyOf('space', start), keyOf('space', start), keyOf('space', start + 100));
		vi.advanceTimersByTime(500);
		setPaused(true);
		await settle();
		vi.advanceTimersByTime(10_000);
		expect(onThrown).not.toHaveBeenCalled();
		setPaused(false);
		await settle();
		vi.advanceTimersByTime(1000);
		expect(onThrown).not.toHaveBeenCalled();
		vi.advanceTimersByTime(200);
		expect(onThrown.mock.calls).toEqual([[{presses: [0, 1600], taps: [100]}]]);
	});

	test('the other bars have patience, but not for ever', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		const {onThrown} = open(requestOf([]));
		await tick();
		stage.press(keyOf('space', performance.now()));
		vi.advanceTimersByTime(60_000);
		expect(onThrown.mock.calls).toEqual([[{presses: [30_000, 30_000]}]]);
	});
});

test.each([[[]], [['blow']], [['card']], [['bank', 'jump']], [['x', 'dancing']], [['hot-potato', 'double-bounce']]])(
	'what somebody else did with %j is done again, to the millisecond, whatever the assist',
	async ids => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		const request = requestOf(ids, 3);
		for (const auto of [gestureByHand(request, 'novice'), {...gestureByHand(request, 'expert'), roundTrip: 35}]) {
			const {onThrown} = open(request, {auto, likings: {assist: 50, offset: 70}});
			await tick();
			stage.press('space');
			expect(stage.wasTaken()).toBe(false);
			vi.advanceTimersByTime(20_000);
			expect(onThrown).toHaveBeenCalledTimes(1);
			const [played] = onThrown.mock.calls[0]!;
			expect(tidy(played)).toEqual(tidy(auto));
			expect(played.presses).toEqual(auto.presses);
			stage.unmount();
		}

		open(request);
	},
);
