/** Dice in the way of a plain throw, and of one that spins. */
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Landing, LyingDie, ThrowRequest} from '../../source/kernel/landing.js';
import {lofts} from '../../source/throwing/flight.js';
import {sweepLength} from '../../source/throwing/stance.js';
import {throwDie} from '../../source/throwing/throw-die.js';
import {secondEdition} from '../helpers/scene.js';
import {dieAt, isOn, numbers, perfectGesture, requestOf} from './hand.js';

const middle = sweepLength / 2;
const {board} = secondEdition;
const apart = 2 * board.dieHalf;
const perfectly = (request: ThrowRequest): Landing => throwDie(request, perfectGesture(request)).landing;

describe('a die in the way', () => {
	test('deflects', () => {
		for (const number of numbers(50)) {
			const free = perfectly(requestOf([], number));
			const blocked = requestOf([], number, [dieAt(free.x!, free.y!)]);
			const {landing, path} = throwDie(blocked, perfectGesture(blocked));
			expect([landing.x, landing.y]).not.toEqual([free.x, free.y]);
			expect(Math.hypot(landing.x! - free.x!, landing.y! - free.y!)).toBeGreaterThanOrEqual(apart - 1e-9);
			expect(path.some(({x, y}) => Math.abs(Math.hypot(x - free.x!, y - free.y!) - apart) < 1e-9)).toBe(true);
			expect(path.at(-1)).toMatchObject({x: landing.x, y: landing.y});
		}
	});

	test('deflects to the side on which it is met', () => {
		for (const number of numbers(50)) {
			const free = perfectly(requestOf([], number));
			const left = requestOf([], number, [dieAt(free.x! - board.dieHalf / 2, free.y!)]);
			const right = requestOf([], number, [dieAt(free.x! + board.dieHalf / 2, free.y!)]);
			expect(perfectly(left).x!).toBeGreaterThan(free.x!);
			expect(perfectly(right).x!).toBeLessThan(free.x!);
		}
	});

	test('somewhere else changes nothing, nor does one of which nobody knows where it lies', () => {
		for (const number of numbers(20)) {
			const free = throwDie(requestOf([], number), perfectGesture(requestOf([], number)));
			const unknown: LyingDie = {die: 'green', landing: {zone: 'bullseye', icon: false, bounces: 1, respected: true}};
			const request = requestOf([], number, [dieAt(0.9, 0), dieAt(-0.6, 0.3), dieAt(0, 1.8), unknown]);
			expect(throwDie(request, perfectGesture(request))).toEqual(free);
		}
	});
});

describe('a die on the bounce and on the roll', () => {
	/** A high throw, and the place on the board where it comes down for the second time. */
	const second = (number: number, power: number) => {
		const gesture = {presses: [middle + 6, power], loft: 'high' as const};
		const free = throwDie(requestOf([], number), gesture);
		return {gesture, free, spot: free.path.filter(({bounce}) => bounce)[1]!};
	};

	test('that comes down on another jumps off it', () => {
		for (const number of numbers(50)) {
			const {gesture, free, spot} = second(number, 470);
			const lying = [dieAt(spot.x, spot.y + board.dieHalf)];
			const {landing, path} = throwDie(requestOf([], number, lying), gesture);
			// As far as there everything is the same, and from there on nothing is.
			const at = free.path.indexOf(spot);
			expect(path.slice(0, at + 1)).toEqual(free.path.slice(0, at + 1));
			expect([landing.x, landing.y]).not.toEqual([free.landing.x, free.landing.y]);
			expect(landing.y!).toBeLessThan(spot.y);
			expect(isOn(landing, lying)).toBe(false);
			expect(path.at(-1)).toMatchObject({x: landing.x, y: landing.y});
		}
	});

	test('that comes down on the far side of another goes on, only slower', () => {
		for (const number of numbers(50)) {
			const {gesture, free, spot} = second(number, 470);
			const lying = [dieAt(spot.x, spot.y - board.dieHalf)];
			const {landing} = throwDie(requestOf([], number, lying), gesture);
			expect(landing.y!).toBeGreaterThan(spot.y);
			expect(landing.y!).toBeLessThan(free.landing.y!);
			expect(isOn(landing, lying)).toBe(false);
		}
	});

	test('that spins meets what lies on its bent way, and not what lies on the straight one', () => {
		let met = 0;
		for (const number of numbers(100)) {
			const request = requestOf(['dice-spin'], number);
			const gesture = perfectGesture(request);
			const free = throwDie(request, gesture);
			const from = free.path.findLast(({bounce}) => bounce)!;
			const {landing} = free;
			const half = dieAt((from.x + landing.x!) / 2, (from.y + landing.y!) / 2);
			const way = Math.hypot(landing.x! - from.x, landing.y! - from.y);
			if (way / 2 < apart) continue;
			met++;
			const blocked = throwDie(requestOf(['dice-spin'], number, [half]), gesture);
			const touch = blocked.path.at(-2)!;
			expect(Math.hypot(touch.x - half.landing.x!, touch.y - half.landing.y!)).toBeCloseTo(apart, 9);
			expect(blocked.landing).not.toEqual(landing);
			// The way that it would roll without its spin ends elsewhere, and a die there is not met.
			const straight = dieAt(from.x, landing.y!);
			if (Math.abs(landing.x! - from.x) > 2 * apart) {
				const clear = throwDie(requestOf(['dice-spin'], number, [straight]), gesture);
				const closest =
					Math.abs((straight.landing.x! - from.x) * (landing.y! - from.y) - (straight.landing.y! - from.y) * (landing.x! - from.x)) / way;
				if (closest > apart) expect(clear).toEqual(free);
			}
		}

		expect(met).toBeGreaterThan(30);
	});

	test('never comes to rest on another, whatever lies there', () => {
		const places = fc.array(fc.tuple(fc.integer({min: -40, max: 40}), fc.integer({min: -40, max: 40})), {minLength: 1, maxLength: 8});
		const press = fc.integer({min: 330, max: 470});
		fc.assert(
			fc.property(places, press, press, fc.constantFrom(...lofts), fc.nat(100_000), (spots, aim, power, loft, number) => {
				const lying = spots.map(([x, y]) => dieAt(x / 100, y / 100));
				const {landing, path} = throwDie(requestOf([], number, lying), {presses: [aim, power], loft});
				expect(isOn(landing, lying)).toBe(false);
				expect(path.at(-1)).toMatchObject({x: landing.x, y: landing.y, height: 0});
			}),
			{seed: 40, numRuns: 2000},
		);
	});
});
