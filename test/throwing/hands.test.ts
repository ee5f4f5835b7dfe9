/** The three hands on a plain throw: the figures that docs/balance.md promises, by real presses through the physics. */
import {describe, expect, test} from 'vitest';
import {gestureByHand} from '../../source/throwing/fingers.js';
import {handSpread, type PressingHand, pressingHands} from '../../source/throwing/odds.js';
import {throwDie} from '../../source/throwing/throw-die.js';
import {requestOf} from './hand.js';

const wanted: Readonly<Record<PressingHand, {on: readonly number[]; mean: readonly number[]; bullseye: readonly number[]}>> = {
	novice: {on: [55, 70], mean: [2, 2.6], bullseye: [1, 3]},
	skilled: {on: [80, 90], mean: [2.8, 3.6], bullseye: [6, 12]},
	expert: {on: [94, 99], mean: [3.8, 4.8], bullseye: [20, 35]},
};

const throwMany = (hand: PressingHand, count: number) => {
	const zones = Array.from({length: count}, (_, number) => {
		const request = requestOf([], number);
		const {zone, bounces} = throwDie(request, gestureByHand(request, hand)).landing;
		return bounces < 1 ? 'outside' : zone;
	});
	const hits = zones.filter(zone => !['hole', 'bone', 'outside'].includes(zone));
	const bullseyes = hits.filter(zone => zone === 'bullseye').length;
	const points = hits.reduce((sum, zone) => sum + (zone === 'bullseye' ? 10 : Number(zone)), 0);
	return {on: (100 * hits.length) / count, mean: points / hits.length, bullseye: (100 * bullseyes) / count};
};

describe('10,000 plain throws', () => {
	test.each(pressingHands)('of the %s hand are as good as wanted', hand => {
		const measured = throwMany(hand, 10_000);
		for (const figure of ['on', 'mean', 'bullseye'] as const) {
			const [low, high] = wanted[hand][figure];
			expect(measured[figure], figure).toBeGreaterThanOrEqual(low!);
			expect(measured[figure], figure).toBeLessThanOrEqual(high!);
		}
	});
});

test('a hand throws the same every time it is asked, and presses whole milliseconds', () => {
	for (const hand of pressingHands) {
		for (let number = 0; number < 50; number++) {
			const gesture = gestureByHand(requestOf([], number), hand);
			expect(gestureByHand(requestOf([], number), hand)).toEqual(gesture);
			expect(gesture.presses.every(press => Number.isInteger(press) && press >= 0)).toBe(true);
		}
	}
});

test('the spread of a press is that of its hand', () => {
	for (const hand of pressingHands) {
		const presses = Array.from({length: 10_000}, (_, number) => gestureByHand(requestOf([], number), hand).presses).flat();
		const mean = presses.reduce((sum, press) => sum + press, 0) / presses.length;
		const spread = Math.sqrt(presses.reduce((sum, press) => sum + (press - mean) * (press - mean), 0) / presses.length);
		expect(Math.abs(mean - 400)).toBeLessThan(2);
		expect(Math.abs(spread / handSpread[hand] - 1)).toBeLessThan(0.02);
	}
});

test.each([
	{x: 0.4, y: 0},
	{x: -0.3, y: 0.2},
	{x: 0, y: -0.4},
])('a hand that would like the die at %j throws it there', spot => {
	const rests = Array.from({length: 500}, (_, number) => {
		const request = requestOf([], number);
		return throwDie(request, gestureByHand(request, 'expert', spot)).landing;
	});
	const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[250]!;
	expect(Math.abs(middle(rests.map(({x}) => x!)) - spot.x)).toBeLessThan(0.1);
	expect(Math.abs(middle(rests.map(({y}) => y!)) - spot.y)).toBeLessThan(0.1);
});
