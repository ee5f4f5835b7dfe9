/** The cursors as functions of time, and how a press is judged over a slow line. */
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {momentOfRoll, momentOfSweep, ramp, roll, sweep} from '../../source/throwing/cursors.js';
import {gestureByHand} from '../../source/throwing/fingers.js';
import {tidy} from '../../source/throwing/gesture.js';
import {pressingHands} from '../../source/throwing/odds.js';
import {sweepLength} from '../../source/throwing/stance.js';
import {throwDie} from '../../source/throwing/throw-die.js';
import {secondEdition} from '../helpers/scene.js';
import {numbers, perfectGesture, requestOf} from './hand.js';

const lengths = fc.integer({min: 100, max: 3000});
const times = fc.integer({min: 0, max: 60_000});

/** How long each of the first sweeps takes, in whole milliseconds: from one turn to the next. */
const sweepTimes = (first: number, until: number): readonly number[] => {
	const turns = [0];
	let up = true;
	for (let time = 1; time < until; time++) {
		const rises = sweep(time + 1, first) > sweep(time, first);
		if (rises !== up) {
			turns.push(time);
			up = rises;
		}
	}

	return turns.slice(1).map((turn, index) => turn - turns[index]!);
};

describe('a sweep', () => {
	test('stays between -1 and 1', () => {
		fc.assert(
			fc.property(times, lengths, (time, length) => {
				expect(Math.abs(sweep(time, length))).toBeLessThanOrEqual(1);
			}),
			{seed: 1, numRuns: 500},
		);
	});

	test('starts at -1, passes 0 in the middle of the first sweep, and turns at 1', () => {
		for (const length of [200, 410, sweepLength, 1300]) {
			expect(sweep(0, length)).toBe(-1);
			expect(sweep(length / 2, length)).toBe(0);
			expect(sweep(length, length)).toBe(1);
			expect(sweep(length + 1, length)).toBeLessThan(1);
		}
	});

	test('goes to and fro, never slower than before, and faster at first', () => {
		const each = sweepTimes(sweepLength, 60_000);
		expect(each.length).toBeGreaterThan(60_000 / sweepLength);
		for (const [index, time] of each.entries()) expect(time).toBeLessThanOrEqual((each[index - 1] ?? Infinity) + 1);
		expect(each[4]!).toBeLessThan(each[0]!);
	});

	test('gets no faster than its floor', () => {
		const each = sweepTimes(sweepLength, 60_000);
		const last = each.slice(-20);
		expect(Math.max(...last) - Math.min(...last)).toBeLessThanOrEqual(1);
		expect(Math.min(...each)).toBeGreaterThanOrEqual(Math.floor(sweepLength / 2));
	});

	test('does not jump', () => {
		for (let time = 0; time < 20_000; time++) {
			expect(Math.abs(sweep(time + 1, sweepLength) - sweep(time, sweepLength))).toBeLessThan(8 / sweepLength);
		}
	});

	test('its moment is when it reads the value', () => {
		fc.assert(
			fc.property(fc.double({min: -1, max: 0.999, noNaN: true}), lengths, (value, length) => {
				expect(sweep(momentOfSweep(value, length), length)).toBeCloseTo(value, 9);
			}),
			{seed: 2, numRuns: 300},
		);
	});
});

describe('a roll', () => {
	test('runs once from -1 to 1, faster and faster, and has then rolled off', () => {
		expect(roll(0, 1000)).toBe(-1);
		expect(roll(1000, 1000)).toBe(1);
		expect(roll(1001, 1000)).toBe(1);
		expect(roll(60_000, 1000)).toBe(1);
		for (let time = 1; time < 999; time++) {
			expect(roll(time + 1, 1000) - roll(time, 1000)).toBeGreaterThan(roll(time, 1000) - roll(time - 1, 1000));
		}
	});

	test('its moment is when it reads the value', () => {
		fc.assert(
			fc.property(fc.double({min: -1, max: 1, noNaN: true}), lengths, (value, length) => {
				expect(roll(momentOfRoll(value, length), length)).toBeCloseTo(value, 9);
			}),
			{seed: 3, numRuns: 300},
		);
	});
});

test('a ramp is a straight line held within -1 and 1', () => {
	expect([0, 400, 500, 550, 600, 900].map(time => ramp(time, 500, 100))).toEqual([-1, -1, 0, 0.5, 1, 1]);
});

describe('a gesture brought into range', () => {
	test.each([
		[0, 500],
		[180, 320],
		[400, 100],
		[401, 100],
		[9999, 100],
		[-50, 500],
		[undefined, 500],
		[Number.NaN, 500],
		[Number.POSITIVE_INFINITY, 100],
	])('a round trip of %s makes 500 ms %i', (roundTrip, judged) => {
		const {presses, taps} = tidy({presses: [500, 500], taps: [500], roundTrip});
		expect(presses).toEqual([judged, judged]);
		expect(taps).toEqual([judged]);
	});

	test('no press is judged before its beat begins', () => {
		expect(tidy({presses: [100, -7], taps: [20], roundTrip: 180})).toMatchObject({presses: [0, 0], taps: [0]});
	});

	test('presses, taps, steps and side are integers in range, whatever comes', () => {
		const anything = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Infinity, -Infinity, Number.NaN));
		fc.assert(
			fc.property(fc.array(anything), fc.array(anything), anything, anything, anything, (presses, taps, steps, side, roundTrip) => {
				const tidied = tidy({presses, taps, steps, side, roundTrip});
				for (const value of [...tidied.presses, ...tidied.taps]) {
					expect(Number.isInteger(value)).toBe(true);
					expect(value).toBeGreaterThanOrEqual(0);
				}

				expect(Number.isInteger(tidied.steps)).toBe(true);
				expect([-1, 0, 1]).toContain(tidied.side + 0);
			}),
			{seed: 4, numRuns: 500},
		);
	});

	test('the bots press in whole milliseconds', () => {
		for (const {id} of secondEdition.throws) {
			for (const hand of pressingHands) {
				const {presses, taps = []} = gestureByHand(requestOf([id]), hand);
				expect([...presses, ...taps].every(press => Number.isInteger(press) && press >= 0)).toBe(true);
			}
		}
	});
});

describe('over a slow line', () => {
	const throws = [[], ...secondEdition.throws.map(({id}) => [id])];

	test.each(throws.map(ids => [ids[0] ?? 'the plain throw', ids] as const))('%s lands as with no delay', (_, ids) => {
		for (const number of numbers(5)) {
			const request = requestOf(ids, number);
			const gesture = perfectGesture(request);
			for (const roundTrip of [1, 180, 400]) {
				const late = {
					...gesture,
					presses: gesture.presses.map(press => press + roundTrip),
					taps: gesture.taps.map(tap => tap + roundTrip),
					roundTrip,
				};
				expect(throwDie(request, late)).toEqual(throwDie(request, gesture));
			}
		}
	});

	test('the same late presses without the round trip land elsewhere', () => {
		const request = requestOf([]);
		const gesture = perfectGesture(request);
		const late = {...gesture, presses: gesture.presses.map(press => press + 180)};
		expect(throwDie(request, late).landing).not.toEqual(throwDie(request, gesture).landing);
	});
});
