/** Every required throw: it can reach the bullseye, what breaks it is a miss, and it is not the plain throw. */
import {describe, expect, test} from 'vitest';
import type {Landing, ThrowRequest} from '../../source/kernel/landing.js';
import {drawOnce} from '../../source/kernel/random.js';
import {momentOfSweep} from '../../source/throwing/cursors.js';
import {gestureByHand} from '../../source/throwing/fingers.js';
import {lofts} from '../../source/throwing/flight.js';
import type {Gesture} from '../../source/throwing/gesture.js';
import {pressingHands} from '../../source/throwing/odds.js';
import {planOf} from '../../source/throwing/plan.js';
import {type Chances, puffGap, readingAt, shownAt, timeLimit} from '../../source/throwing/readings.js';
import {type Look, plainStance, type Stance, sweepLength} from '../../source/throwing/stance.js';
import {lookAhead, throwDie} from '../../source/throwing/throw-die.js';
import {secondEdition} from '../helpers/scene.js';
import {numbers, type Perfect, perfectGesture, pressed, requestOf, secondEditionThrows, stanceOf, zonesOfBoard} from './hand.js';

type Case = {
	readonly id: string;
	/** The names of its beats, in order. */
	readonly beats: readonly string[];
	/** What breaks it beside a missing press, by name; a throw that only hampers sight, timing or flight has nothing. */
	readonly breaks: Readonly<Record<string, (gesture: Perfect, stance: Stance) => Gesture>>;
	/** What it does to the cursors, the flight or the screen, against the plain throw. */
	readonly effect: (id: string) => void;
};

const still: Chances = {salt: 0, side: 1, curve: 0};
const moments = numbers(4 * sweepLength);

const landingOf = (request: ThrowRequest, gesture: Gesture): Landing => throwDie(request, gesture).landing;

/** Where a die lies whose presses are the perfect ones but for one. */
const restAt = (id: string, number: number, index: number, time: number): Landing =>
	landingOf(requestOf([id], number), pressed(perfectGesture(requestOf([id], number)), index, time));

const beatOf = (stance: Stance, name: string) => {
	const index = stance.beats.findIndex(beat => beat.name === name);
	expect(index).toBeGreaterThanOrEqual(0);
	return {index, beat: stance.beats[index]!};
};

/** The readings of a beat over time, by default in a throw without trembling or sliding. */
const readings = (stance: Stance, name: string, chances = still): readonly number[] =>
	moments.map(time => readingAt(stance, beatOf(stance, name).beat, chances, time));

const plainReadings = readings(plainStance, 'aim');

/** Only the screen is different: the same gesture lands the same, and fingers are less sure. */
const onlySight =
	(look: Look, loft?: Stance['mustLoft']) =>
	(id: string): void => {
		const stance = stanceOf([id]);
		expect(stance.looks).toEqual([look]);
		const {blur, scatter} = plainStance;
		expect({...stance, looks: [], mustLoft: undefined, blur, scatter, handicaps: 0}).toEqual(plainStance);
		expect(stance.mustLoft).toBe(loft);
		expect(stance.blur.aim + stance.blur.power).toBeGreaterThan(0);
		for (const number of numbers(20)) {
			const gesture = {presses: [390 - number, 380 + number], loft: loft ?? 'middle'} as const;
			expect(throwDie(requestOf([id], number), gesture)).toEqual(throwDie(requestOf([], number), gesture));
		}
	};

/** Early is weak, late is strong, and waiting brings no second chance. */
const struck =
	(name: string) =>
	(id: string): void => {
		const stance = stanceOf([id]);
		const {index, beat} = beatOf(stance, name);
		const all = readings(stance, name);
		for (const [time, reading] of all.entries()) expect(reading).toBeGreaterThanOrEqual(all[time - 1] ?? -1);
		expect(readingAt(stance, beat, still, 60_000)).toBe(1);
		const perfect = planOf(stance).presses[index]!;
		for (const number of numbers(20)) {
			const [early, right, late] = [-60, 0, 60].map(off => restAt(id, number, index, perfect + off).y!);
			expect(early!).toBeLessThan(right!);
			expect(late!).toBeGreaterThan(right!);
		}
	};

const levered = (id: string): void => {
	struck('let go')(id);
	const stance = stanceOf([id]);
	const {index} = beatOf(stance, 'cock');
	for (const number of numbers(10)) expect(restAt(id, number, index, 2000)).toEqual(restAt(id, number, index, 10));
};

const trembles = (id: string): void => {
	const stance = stanceOf([id]);
	expect(stance.jitter).toBeGreaterThan(0);
	const calm = readings({...stance, jitter: 0}, 'aim');
	const [one, same, other] = [1, 1, 2].map(salt => readings(stance, 'aim', {...still, salt}));
	expect(one).toEqual(same);
	expect(one).not.toEqual(other);
	for (const [time, reading] of one!.entries()) expect(Math.abs(reading - calm[time]!)).toBeLessThanOrEqual(stance.jitter + 1e-9);
	expect(one!.filter((reading, time) => Math.abs(reading - calm[time]!) > stance.jitter / 10).length).toBeGreaterThan(moments.length / 2);
};

const rollsOff = (id: string): void => {
	const stance = {...stanceOf([id]), jitter: 0};
	for (const name of ['aim', 'power']) {
		const all = readings(stance, name);
		expect(all[0]).toBe(-1);
		expect(all.at(-1)).toBe(1);
		for (const [time, reading] of all.entries()) expect(reading).toBeGreaterThanOrEqual(all[time - 1] ?? -1);
		// Through the middle it is past its mean pace.
		const middle = all.findIndex(reading => reading >= 0);
		const end = all.findIndex(reading => reading >= 1);
		expect(middle).toBeGreaterThan(end / 2);
	}
};

const nothingBreaksIt = {};

/** Too early or too late by a millisecond for the window of a beat. */
const missed = (name: string): Case['breaks'] => {
	const to = (side: 0 | 1) => (gesture: Perfect, stance: Stance) => {
		const {index, beat} = beatOf(stance, name);
		return pressed(gesture, index, beat.window![side] + (side === 0 ? -1 : 1));
	};
	return {[`${name} too early`]: to(0), [`${name} too late`]: to(1)};
};

const rolledOff: Case['breaks'] = {
	'aim after it rolled off': (gesture, stance) => pressed(gesture, 0, stance.beats[0]!.rolls! + 1),
	'power after it rolled off': (gesture, stance) => pressed(gesture, 1, stance.beats[1]!.rolls! + 1),
};

const cases: readonly (readonly [title: string, throwCase: Case])[] = [
	['2E-THROW-backwards', {id: 'backwards', beats: ['aim', 'power'], breaks: nothingBreaksIt, effect: onlySight('mirrored')}],
	['2E-THROW-eye-level', {id: 'eye-level', beats: ['aim', 'power'], breaks: nothingBreaksIt, effect: onlySight('edge-on')}],
	[
		'2E-THROW-prayer',
		{
			id: 'prayer',
			beats: ['palms', 'power'],
			breaks: nothingBreaksIt,
			effect: id => {
				const stance = stanceOf([id]);
				const all = readings(stance, 'palms');
				expect(all[0]).toBe(-1);
				expect(Math.min(...all.map(Math.abs))).toBe(0);
				// They part slowly and clap: near the middle faster than the plain bar, at the ends slower.
				const pace = (time: number, of: readonly number[]): number => of[time + 5]! - of[time - 5]!;
				expect(pace(400, all)).toBeGreaterThan(1.2 * pace(400, plainReadings));
				expect(pace(30, all)).toBeLessThan(0.8 * pace(30, plainReadings));
				const {index} = beatOf(stance, 'palms');
				const closed = planOf(stance).presses[index]!;
				for (const number of numbers(10)) {
					const off = [0, 120, 300].map(by => Math.abs(restAt(id, number, index, closed - by).x!));
					expect(off[0]!).toBeLessThan(off[1]!);
					expect(off[1]!).toBeLessThan(off[2]!);
				}
			},
		},
	],
	[
		'2E-THROW-bank',
		{
			id: 'bank',
			beats: ['aim', 'power'],
			breaks: {'no box': gesture => ({...gesture, side: 0}), 'past the box': gesture => pressed(gesture, 0, 800)},
			effect: id => {
				for (const number of numbers(20)) {
					const request = requestOf([id], number);
					const gesture = perfectGesture(request);
					const right = throwDie(request, {...gesture, side: 1});
					const left = throwDie(request, {...gesture, side: -1});
					expect([right.landing.respected, left.landing.respected]).toEqual([true, true]);
					expect(right.path.some(({x}) => x > 0.3)).toBe(true);
					expect(left.path.some(({x}) => x < -0.3)).toBe(true);
					expect(left.landing.x!).toBeCloseTo(-right.landing.x!, 9);
					expect(left.landing.y!).toBeCloseTo(right.landing.y!, 9);
					expect(right.path[0]!.x).toBeCloseTo(0, 9);
					const plain = throwDie(requestOf([], number), gesture).path;
					expect(plain.every(({x}) => Math.abs(x) < 1e-9)).toBe(true);
				}
			},
		},
	],
	[
		'2E-THROW-far',
		{
			id: 'far',
			beats: ['aim', 'power'],
			breaks: nothingBreaksIt,
			effect: id => {
				const {range} = stanceOf([id]);
				expect(range).toBeGreaterThan(1);
				expect(readings(stanceOf([id]), 'aim')).toEqual(plainReadings);
				for (const number of numbers(20)) {
					const far = throwDie(requestOf([id], number), {presses: [350, 400]});
					const plain = throwDie(requestOf([], number), {presses: [350, 400]});
					expect(far.path[0]!.y).toBeCloseTo(plain.path[0]!.y * range, 9);
					expect(far.landing.x! / plain.landing.x!).toBeCloseTo(range, 9);
				}
			},
		},
	],
	['2E-THROW-slap', {id: 'slap', beats: ['aim', 'slap'], breaks: missed('slap'), effect: struck('slap')}],
	['2E-THROW-flick', {id: 'flick', beats: ['aim', 'cock', 'let go'], breaks: missed('let go'), effect: levered}],
	['2E-THROW-small-fingers', {id: 'small-fingers', beats: ['aim', 'power'], breaks: nothingBreaksIt, effect: trembles}],
	['2E-THROW-blind', {id: 'blind', beats: ['aim', 'power'], breaks: nothingBreaksIt, effect: onlySight('dark')}],
	[
		'2E-THROW-friendly',
		{
			id: 'friendly',
			beats: ['aim', 'power'],
			breaks: nothingBreaksIt,
			effect: id => {
				const stance = stanceOf([id]);
				const {lag, speed} = stance;
				expect([lag, speed]).toEqual([160, 1.08]);
				const {beat} = beatOf(stance, 'power');
				for (const time of moments.slice(lag)) {
					// The eye sees the bar at the pace of the hand's owner; a press locks what the eye sees a moment later.
					expect(shownAt(stance, beat, still, time)).toBe(beat.cursor(time * speed));
					expect(readingAt(stance, beat, still, time - lag)).toBe(shownAt(stance, beat, still, time));
				}

				// Pressed as it looks right, it goes wrong.
				for (const number of numbers(20)) {
					const looksRight = Math.round(400 / speed);
					expect(landingOf(requestOf([id], number), {presses: [looksRight, looksRight]}).zone).toBe('outside');
				}
			},
		},
	],
	['2E-THROW-under-the-leg', {id: 'under-the-leg', beats: ['aim', 'power'], breaks: nothingBreaksIt, effect: onlySight('middle-hidden')}],
	[
		'2E-THROW-blow',
		{
			id: 'blow',
			beats: ['aim', 'breath'],
			breaks: nothingBreaksIt,
			effect: id => {
				const wanted = beatOf(stanceOf([id]), 'breath').beat.taps!;
				expect(wanted).toBeGreaterThan(1);
				for (const number of numbers(20)) {
					const request = requestOf([id], number);
					const blown = (count: number, gap: number): number =>
						landingOf(request, {...perfectGesture(request), taps: numbers(count).map(tap => 60 + tap * gap)}).y!;
					expect(blown(wanted - 1, puffGap)).toBeLessThan(blown(wanted, puffGap));
					expect(blown(wanted + 1, puffGap)).toBeGreaterThan(blown(wanted, puffGap));
					expect(blown(wanted, puffGap - 20)).toBeGreaterThan(blown(wanted, puffGap));
					expect(blown(0, puffGap)).toBeLessThan(-1);
					// Two quick puffs are no breath, and gasps are weaker than an even one.
					expect(blown(2, 84)).toBeLessThan(blown(wanted, puffGap));
					const gasps = [60, 400, 540, 880, 1020, 1260];
					expect(landingOf(request, {...perfectGesture(request), taps: gasps}).y!).toBeLessThan(blown(wanted, puffGap));
				}
			},
		},
	],
	['2E-THROW-one-eye', {id: 'one-eye', beats: ['aim', 'power'], breaks: nothingBreaksIt, effect: onlySight('half-hidden')}],
	[
		'2E-THROW-under-the-table',
		{
			id: 'under-the-table',
			beats: ['aim', 'power'],
			breaks: {'low loft': gesture => ({...gesture, loft: 'low'}), 'middle loft': gesture => ({...gesture, loft: 'middle'})},
			effect: onlySight('upper-half-only', 'high'),
		},
	],
	[
		'2E-THROW-card',
		{
			id: 'card',
			beats: ['balance', 'power'],
			breaks: {
				'slid off, with nothing done about it': gesture => ({...gesture, steps: 0}),
				'pushed off the other side': gesture => ({...gesture, steps: 2 * gesture.steps}),
				'held too long': gesture => pressed(gesture, 0, gesture.presses[0]! + 600),
			},
			effect: id => {
				const stance = stanceOf([id]);
				const right = readings(stance, 'balance', {...still, side: 1});
				const left = readings(stance, 'balance', {...still, side: -1});
				expect(right[0]).toBe(0.2);
				// Time enough to see it, and not much more.
				expect(right.findIndex(reading => reading > 1)).toBe(518);
				for (const [time, reading] of right.entries()) {
					expect(reading).toBeGreaterThanOrEqual(right[time - 1] ?? 0);
					expect(left[time]!).toBeCloseTo(-reading, 12);
				}

				// Ever faster: whoever waits finds it harder, and never still.
				const pace = (time: number): number => right[time + 1]! - right[time]!;
				for (const time of moments.slice(0, -2)) expect(pace(time + 1)).toBeGreaterThan(pace(time));
				const sides = new Set<number>();
				for (const number of numbers(20)) {
					const request = requestOf([id], number);
					const {side} = lookAhead(request).chances;
					sides.add(side);
					const gesture = perfectGesture(request);
					const held = landingOf(request, gesture);
					const step = -side;
					expect(landingOf(request, {...gesture, steps: gesture.steps - step}).x! * side).toBeGreaterThan(held.x! * side);
					expect(landingOf(request, {...gesture, steps: gesture.steps + step}).x! * side).toBeLessThan(held.x! * side);
				}

				expect(sides).toEqual(new Set([-1, 1]));
			},
		},
	],
	[
		'2E-THROW-head',
		{
			id: 'head',
			beats: ['aim', 'header', 'power'],
			breaks: missed('header'),
			effect: id => {
				const {index} = beatOf(stanceOf([id]), 'header');
				const met = planOf(stanceOf([id])).presses[index]!;
				for (const number of numbers(20)) {
					expect(restAt(id, number, index, met - 200).x!).toBeLessThan(0);
					expect(restAt(id, number, index, met + 200).x!).toBeGreaterThan(0);
				}
			},
		},
	],
	[
		'2E-THROW-weak-hand',
		{
			id: 'weak-hand',
			beats: ['aim', 'power'],
			breaks: nothingBreaksIt,
			effect: id => {
				const stance = stanceOf([id]);
				expect(stance.speed).toBeGreaterThan(1);
				expect(stance.wobble).toBeGreaterThan(0);
				// It begins at the other end.
				const all = readings(stance, 'aim').map(reading => -reading);
				expect(all[0]).toBeLessThan(0);
				const middle = all.findIndex(reading => reading >= 0);
				expect(middle).toBeLessThan(plainReadings.findIndex(reading => reading >= 0));
				const end = all.findIndex((reading, time) => time > 0 && reading < all[time - 1]!);
				const paces = numbers(end - 2).map(time => all[time + 1]! - all[time]!);
				expect(Math.max(...paces)).toBeGreaterThan(1.1 * Math.min(...paces));
				expect(Math.min(...paces)).toBeGreaterThan(0);
			},
		},
	],
	[
		'2E-THROW-dancing',
		{
			id: 'dancing',
			beats: ['aim', 'power'],
			breaks: {
				'aim locked facing away': (gesture, {turning}) => ({...gesture, presses: [turning!.length * 1.5, turning!.length * 0.5]}),
				'power locked facing away': (gesture, {turning}) => ({...gesture, presses: [turning!.length, turning!.length * 0.5]}),
				'both bars in their first sweep': gesture => ({...gesture, presses: [400, 400]}),
			},
			effect: id => {
				const stance = stanceOf([id]);
				expect(readings(stance, 'aim')).toEqual(plainReadings);
				const {turning} = stance;
				expect(landingOf(requestOf([id]), {presses: [turning!.length, turning!.length]}).respected).toBe(true);
				// The plain throw does not care.
				expect(landingOf(requestOf([]), {presses: [400, 400]}).respected).toBe(true);
			},
		},
	],
	[
		'2E-THROW-hot-potato',
		{
			id: 'hot-potato',
			beats: ['catch', 'aim', 'power'],
			breaks: {
				'caught too early': (gesture, stance) => pressed(gesture, 0, stance.beats[0]!.window![0] / stance.speed - 1),
				'caught too late': (gesture, stance) => pressed(gesture, 0, stance.beats[0]!.window![1] / stance.speed + 1),
				'held too long': (gesture, stance) => pressed(gesture, 2, timeLimit(stance) - gesture.presses[1]! + 1),
			},
			effect: id => {
				const stance = stanceOf([id]);
				const [from, to] = stance.beats[0]!.window!.map(time => time / stance.speed) as [number, number];
				for (const caught of [Math.ceil(from), Math.floor(to)]) {
					expect(restAt(id, 0, 0, caught)).toEqual(landingOf(requestOf([id]), perfectGesture(requestOf([id]))));
					expect(restAt(id, 0, 0, caught).respected).toBe(true);
				}

				const {presses} = perfectGesture(requestOf([id]));
				expect(restAt(id, 0, 1, timeLimit(stance) + 1 - presses[2]!).respected).toBe(false);
			},
		},
	],
	[
		'2E-THROW-wrist-on-table',
		{
			id: 'wrist-on-table',
			beats: ['aim', 'power'],
			breaks: nothingBreaksIt,
			effect: id => {
				const {cap, loft} = stanceOf([id]);
				expect(loft).toBe('low');
				expect(cap).toBeLessThan(1);
				const above = Math.ceil(momentOfSweep((1 + cap) / 2, sweepLength));
				for (const number of numbers(20)) {
					const request = requestOf([id], number);
					const [low, ...others] = lofts.map(each => landingOf(request, {presses: [390, 380], loft: each}));
					for (const other of others) expect(other).toEqual(low);
					expect(low).toEqual(landingOf(requestOf([], number), {presses: [390, 380], loft: 'low'}));
					expect(restAt(id, number, 1, above)).toEqual(restAt(id, number, 1, sweepLength));
					const plain = [above, sweepLength].map(power => landingOf(requestOf([], number), {presses: [400, power], loft: 'low'}).y!);
					expect(plain[0]!).toBeLessThan(plain[1]!);
				}
			},
		},
	],
	[
		'2E-THROW-dice-spin',
		{
			id: 'dice-spin',
			beats: ['aim', 'power'],
			breaks: nothingBreaksIt,
			effect: id => {
				const stance = stanceOf([id]);
				const curves = numbers(50).map(number => {
					const request = requestOf([id], number);
					const {curve} = lookAhead(request).chances;
					expect(Math.abs(curve)).toBeGreaterThan(0);
					expect(Math.abs(curve)).toBeLessThanOrEqual(stance.curve);
					expect(landingOf(request, perfectGesture(request)).x!).toBeCloseTo(curve, 9);
					expect(lookAhead(requestOf([], number)).chances.curve).toBe(0);
					return Math.sign(curve);
				});
				expect(new Set(curves)).toEqual(new Set([-1, 1]));
			},
		},
	],
	[
		'2E-THROW-jump',
		{
			id: 'jump',
			beats: ['jump', 'aim', 'power'],
			breaks: {
				'power locked after landing': (gesture, stance) => pressed(gesture, 2, timeLimit(stance) - gesture.presses[1]! + 1),
				'both locked after landing': (gesture, stance) => pressed(gesture, 1, timeLimit(stance) + 1),
			},
			effect: id => {
				const stance = stanceOf([id]);
				const {presses} = perfectGesture(requestOf([id]));
				// The last moment in the air is in time.
				expect(restAt(id, 0, 1, timeLimit(stance) - presses[2]!).respected).toBe(true);
				expect(restAt(id, 0, 1, timeLimit(stance) - presses[2]! + 1).respected).toBe(false);
				// However long the run-up, the jump itself lasts the same.
				expect(restAt(id, 0, 0, 5000)).toEqual(restAt(id, 0, 0, 0));
				expect(restAt(id, 0, 0, 5000).respected).toBe(true);
			},
		},
	],
	[
		'2E-THROW-x',
		{
			id: 'x',
			beats: ['cross'],
			breaks: nothingBreaksIt,
			effect: id => {
				const {presses} = planOf(stanceOf([id]));
				for (const number of numbers(20)) {
					const [early, right, late] = [-150, 0, 150].map(off => restAt(id, number, 0, presses[0]! + off));
					expect(early!.x!).toBeLessThan(right!.x!);
					expect(late!.x!).toBeGreaterThan(right!.x!);
					expect(Math.sign(early!.y! - right!.y!)).toBe(-Math.sign(late!.y! - right!.y!));
					expect(early!.y).not.toBe(right!.y);
				}
			},
		},
	],
	[
		'2E-THROW-double-bounce',
		{
			id: 'double-bounce',
			beats: ['aim', 'power'],
			breaks: {'high loft': gesture => ({...gesture, loft: 'high'})},
			effect: id => {
				expect(stanceOf([id]).bounces).toBe(2);
				for (const number of numbers(20)) {
					const gesture = perfectGesture(requestOf([id], number));
					expect(landingOf(requestOf([id], number), gesture).bounces).toBeGreaterThanOrEqual(2);
					// The plain throw is content with one.
					expect(landingOf(requestOf([], number), {...gesture, loft: 'high'})).toMatchObject({bounces: 1, respected: true});
				}
			},
		},
	],
	[
		'2E-THROW-nose',
		{
			id: 'nose',
			beats: ['aim', 'power'],
			breaks: rolledOff,
			effect: id => {
				rollsOff(id);
				trembles(id);
			},
		},
	],
	['2E-THROW-elbow', {id: 'elbow', beats: ['aim', 'power'], breaks: rolledOff, effect: rollsOff}],
	['crossbow', {id: 'crossbow', beats: ['aim', 'cock', 'let go'], breaks: missed('let go'), effect: levered}],
	['slam', {id: 'slam', beats: ['aim', 'slap'], breaks: missed('slap'), effect: struck('slap')}],
	[
		'catapult',
		{
			id: 'catapult',
			beats: ['aim', 'swing'],
			breaks: {'it has stopped swinging': (gesture, stance) => pressed(gesture, 1, beatOf(stance, 'swing').beat.window![1] + 1)},
			effect: id => {
				const stance = stanceOf([id]);
				const {beat, index} = beatOf(stance, 'swing');
				const swing = numbers(beat.window![1]).map(time => readingAt(stance, beat, still, time));
				const zeros = swing.flatMap((reading, time) => (time > 0 && reading < 0 !== swing[time - 1]! < 0 ? [time] : []));
				expect(zeros.length).toBeGreaterThan(5);
				const peaks = zeros.slice(1).map((zero, at) => Math.max(...swing.slice(zeros[at], zero).map(Math.abs)));
				for (const [at, peak] of peaks.entries()) if (at > 0) expect(peak).toBeLessThan(peaks[at - 1]!);
				// Waiting gains nothing: the way through the middle is never slower than at first.
				const pace = (zero: number): number => Math.abs(swing[zero + 9]! - swing[zero - 10]!);
				for (const zero of zeros) expect(pace(zero)).toBeGreaterThan(0.97 * pace(zeros[0]!));
				for (const number of numbers(10)) expect(restAt(id, number, index, zeros[4]!).respected).toBe(true);
			},
		},
	],
	[
		'card-jump',
		{
			id: 'card-jump',
			beats: ['aim', 'power'],
			breaks: {
				'too weak, into the card': gesture => pressed(gesture, 1, 320),
				'too strong, down on the far side of it': gesture => pressed(gesture, 1, 480),
				'too low': gesture => ({...gesture, loft: 'low'}),
			},
			effect: id => {
				expect(stanceOf([id]).hurdle).toBe(0.03);
				// The tumble comes after the first bounce, and hardly ever decides.
				const cleared = (press: number): number => numbers(40).filter(number => restAt(id, number, 1, press).respected).length;
				expect([320, 400, 480].map(cleared)).toEqual([0, 40, 0]);
				for (const number of numbers(20)) expect(landingOf(requestOf([], number), {presses: [400, 320]}).respected).toBe(true);
			},
		},
	],
];

test('the table has every throw of the box, each once', () => {
	expect(cases.map(([, {id}]) => id).toSorted()).toEqual(secondEdition.throws.map(({id}) => id).toSorted());
	expect(cases).toHaveLength(30);
	expect(secondEditionThrows).toHaveLength(26);
	const clauses = cases.filter(([title]) => title.startsWith('2E-')).map(([title]) => title);
	expect(clauses).toEqual(secondEditionThrows.map(id => ['2E', 'THROW', id].join('-')));
});

describe.each(cases)('%s', (_, {id, beats, breaks, effect}) => {
	const stance = stanceOf([id]);

	test('asks for its beats', () => {
		expect(stance.beats.map(({name}) => name)).toEqual(beats);
	});

	test('can be done as asked and reach the bullseye', () => {
		const reached = numbers(1000).some(number => {
			const request = requestOf([id], number);
			return [perfectGesture(request), gestureByHand(request, 'expert')].some(gesture => {
				const {zone, respected} = landingOf(request, gesture);
				return respected && zone === 'bullseye';
			});
		});
		expect(reached).toBe(true);
	});

	test('a perfect gesture respects it', () => {
		for (const number of numbers(100)) {
			const request = requestOf([id], number);
			expect(landingOf(request, perfectGesture(request)).respected).toBe(true);
		}
	});

	test('a missing press breaks it', () => {
		for (const number of numbers(20)) {
			const request = requestOf([id], number);
			const gesture = perfectGesture(request);
			for (const count of numbers(beats.length)) {
				expect(landingOf(request, {...gesture, presses: gesture.presses.slice(0, count)}).respected).toBe(false);
			}
		}
	});

	const ways = Object.entries(breaks);
	if (ways.length > 0) {
		test.each(ways)('is broken: %s', (_way, spoil) => {
			for (const number of numbers(20)) {
				const request = requestOf([id], number);
				expect(landingOf(request, spoil(perfectGesture(request), stance)).respected).toBe(false);
			}
		});
	} else {
		test('hampers only sight, timing or flight: late presses still respect it, if the die bounced', () => {
			for (const number of numbers(50)) {
				const request = requestOf([id], number);
				const gesture = perfectGesture(request);
				const {respected, bounces} = landingOf(request, {...gesture, presses: gesture.presses.map(press => press + 37 * number)});
				expect(respected).toBe(bounces > 0);
			}
		});
	}

	test('is not the plain throw', () => {
		expect(stance).not.toEqual(plainStance);
		effect(id);
	});

	test('makes no finger surer', () => {
		expect(stance.blur.aim).toBeGreaterThanOrEqual(0);
		expect(stance.blur.power).toBeGreaterThanOrEqual(0);
		expect(stance.blur.aim + stance.blur.power).toBeGreaterThan(0);
	});
});

describe('together', () => {
	const every = secondEdition.throws.map(({id}) => id);
	const pairs = every.flatMap((one, index) => every.slice(index + 1).map(other => [one, other]));

	const draw = drawOnce('three at a time', 'test');
	const triples = numbers(300).map(() => draw.shuffle(secondEditionThrows).slice(0, 3));

	const playable = (ids: readonly string[], number: number): void => {
		const request = requestOf(ids, number);
		const stance = stanceOf(ids);
		const {presses, rates, taps} = planOf(stance);
		expect(stance.beats.length).toBeGreaterThan(0);
		expect(presses).toHaveLength(stance.beats.length);
		expect(rates).toHaveLength(stance.beats.length);
		expect([...presses, ...taps].every(press => Number.isFinite(press) && press >= 0)).toBe(true);
		for (const hand of pressingHands) {
			const gesture = gestureByHand(request, hand);
			expect(gesture.presses).toHaveLength(stance.beats.length);
			for (const value of [...gesture.presses, ...(gesture.taps ?? []), gesture.steps, gesture.side]) {
				expect(Number.isInteger(value)).toBe(true);
			}

			expect(zonesOfBoard).toContain(landingOf(request, gesture).zone);
		}

		expect(zonesOfBoard).toContain(landingOf(request, perfectGesture(request)).zone);
	};

	test('there are 435 pairs', () => {
		expect(pairs).toHaveLength(435);
	});

	test('every pair can be thrown by plan and by every hand', () => {
		for (const [number, ids] of pairs.entries()) playable(ids, number);
	});

	test('300 sets of three can be thrown by plan and by every hand', () => {
		for (const [number, ids] of triples.entries()) playable(ids, number);
	});

	test('the order does not matter, nor does the same throw twice', () => {
		for (const ids of [...pairs, ...triples]) {
			const forth = lookAhead(requestOf(ids)).stance;
			for (const other of [ids.toReversed(), [...ids, ...ids]]) {
				const back = lookAhead(requestOf(other)).stance;
				expect(back.beats.map(({name}) => name)).toEqual(forth.beats.map(({name}) => name));
				expect({...back, beats: []}).toEqual({...forth, beats: []});
			}
		}
	});

	test('every throw of a set is felt: no finger is surer for it, and no two are one of them', () => {
		const feel = (ids: readonly string[]): string => {
			const stance = stanceOf(ids);
			const {beats, blur: _blur, scatter: _scatter, handicaps: _handicaps, ...rest} = stance;
			const seen = beats.map(beat => [
				beat.name,
				beat.sets,
				beat.window,
				[0, 90, 333, 470, 801].map(time => readingAt(stance, beat, still, time)),
			]);
			return JSON.stringify([seen, rest]);
		};
		for (const ids of [...pairs, ...triples]) {
			const {blur, scatter} = stanceOf(ids);
			for (const id of ids) {
				const alone = stanceOf([id]);
				expect(blur.aim).toBeGreaterThanOrEqual(alone.blur.aim - 1e-9);
				expect(blur.power).toBeGreaterThanOrEqual(alone.blur.power - 1e-9);
				const others = stanceOf(ids.filter(other => other !== id)).scatter;
				expect(scatter.aim + scatter.power, `${ids.join('+')} without ${id}`).toBeGreaterThan(others.aim + others.power);
				expect(feel(ids), `${ids.join('+')} without ${id}`).not.toBe(feel(ids.filter(other => other !== id)));
			}
		}
	});

	test('the plan of every pair can keep both', () => {
		const broken = pairs.filter(ids =>
			numbers(20).every(number => !landingOf(requestOf(ids, number), perfectGesture(requestOf(ids, number))).respected),
		);
		expect(broken.map(ids => ids.join('+'))).toEqual([]);
	});
});
