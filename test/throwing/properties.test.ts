/** What holds for any gesture at all. The seed is fixed: a failure can be repeated. */
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {gestureByHand} from '../../source/throwing/fingers.js';
import {type Loft, lofts} from '../../source/throwing/flight.js';
import type {Gesture} from '../../source/throwing/gesture.js';
import {pressingHands} from '../../source/throwing/odds.js';
import {type Seat, seats} from '../../source/throwing/seat.js';
import {throwDie} from '../../source/throwing/throw-die.js';
import {deepFreeze} from '../helpers/invariants.js';
import {secondEdition} from '../helpers/scene.js';
import {numbers, requestOf, zonesOfBoard} from './hand.js';

const check = <Values>(property: fc.IProperty<Values>, numRuns: number): void => fc.assert(property, {seed: 26, numRuns});

const allThrows = secondEdition.throws.map(({id}) => id);

const wild = fc.oneof(
	{weight: 4, arbitrary: fc.integer({min: -100, max: 3000})},
	fc.integer(),
	fc.maxSafeInteger(),
	fc.double(),
	fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, Number.MAX_VALUE, 2 ** 53),
	fc.constantFrom('7', null, undefined, true, {}, []).map(value => value as unknown as number),
);

const gestures: fc.Arbitrary<Gesture> = fc
	.record(
		{
			presses: fc.array(wild, {maxLength: 20}),
			taps: fc.array(wild, {maxLength: 80}),
			steps: wild,
			loft: fc.constantFrom(...lofts, 'sideways' as Loft, 3 as unknown as Loft, null as unknown as Loft),
			side: wild,
			seat: fc.constantFrom(...seats, 'up' as Seat, 7 as unknown as Seat, null as unknown as Seat),
			roundTrip: wild,
		},
		{requiredKeys: ['presses']},
	)
	.map(gesture => gesture as Gesture);

const stances = fc.subarray(allThrows, {maxLength: 6});

const dice = fc.array(
	fc.record({
		die: fc.constantFrom('green' as const, 'bonus' as const),
		landing: fc.record({
			zone: fc.constant('3' as const),
			icon: fc.boolean(),
			bounces: fc.constant(1),
			respected: fc.boolean(),
			x: fc.double({min: -1, max: 1, noNaN: true}),
			y: fc.double({min: -1, max: 1, noNaN: true}),
			yaw: fc.constant(0),
		}),
	}),
	{maxLength: 4},
);

describe('any gesture in any stance', () => {
	test('makes a landing in one of the zones of the board', () => {
		check(
			fc.property(gestures, stances, dice, fc.nat(1_000_000), (gesture, ids, obstacles, number) => {
				const {landing, path} = throwDie(requestOf(ids, number, obstacles), gesture);
				expect(zonesOfBoard).toContain(landing.zone);
				expect([landing.x, landing.y, landing.yaw].every(Number.isFinite)).toBe(true);
				expect(Number.isInteger(landing.bounces) && landing.bounces >= 0).toBe(true);
				expect(typeof landing.respected).toBe('boolean');
				expect(typeof landing.icon).toBe('boolean');
				expect(path.every(({x, y, height}) => Number.isFinite(x) && Number.isFinite(y) && height >= 0)).toBe(true);
			}),
			3000,
		);
	});

	test('that is no gesture at all is one without presses', () => {
		const nothing = throwDie(requestOf(['jump']), {presses: []});
		for (const gesture of [{}, {presses: null}, {presses: 5}, {presses: [], taps: 5}]) {
			expect(throwDie(requestOf(['jump']), gesture as unknown as Gesture)).toEqual(nothing);
		}

		for (const steady of [null, 7, {}]) {
			const {landing} = throwDie(requestOf(['jump']), {steady} as unknown as Gesture);
			expect(zonesOfBoard).toContain(landing.zone);
		}
	});

	test('lands the same twice, and changes nothing of what it was given', () => {
		check(
			fc.property(gestures, stances, dice, fc.nat(1_000_000), (gesture, ids, obstacles, number) => {
				const request = deepFreeze(requestOf(ids, number, obstacles));
				const once = throwDie(request, deepFreeze(gesture));
				expect(throwDie(request, gesture)).toEqual(once);
				expect(throwDie(structuredClone(request), structuredClone(gesture))).toEqual(once);
			}),
			1000,
		);
	});

	test('does not turn the icon', () => {
		check(
			fc.property(gestures, gestures, stances, fc.nat(1_000_000), (one, other, ids, number) => {
				const request = requestOf(ids, number);
				expect(throwDie(request, other).landing.icon).toBe(throwDie(request, one).landing.icon);
			}),
			1000,
		);
	});

	test('without all its presses is not respected', () => {
		check(
			fc.property(stances, fc.nat(1000), (ids, number) => {
				const request = requestOf(ids, number);
				const gesture = gestureByHand(request, 'expert');
				for (const count of numbers(gesture.presses.length)) {
					expect(throwDie(request, {...gesture, presses: gesture.presses.slice(0, count)}).landing.respected).toBe(false);
				}
			}),
			300,
		);
	});
});

describe('the hands', () => {
	test('throw the same from the same request, and survive being written down', () => {
		check(
			fc.property(stances, fc.constantFrom(...pressingHands), fc.nat(1_000_000), (ids, hand, number) => {
				const request = requestOf(ids, number);
				const gesture = gestureByHand(request, hand);
				expect(gestureByHand(request, hand)).toEqual(gesture);
				expect(throwDie(request, JSON.parse(JSON.stringify(gesture)))).toEqual(throwDie(request, gesture));
			}),
			500,
		);
	});
});

describe('the icon', () => {
	test('comes as often as the faces of the die have it', () => {
		const {faces} = secondEdition.die('red');
		const share = faces.filter(face => face === 'icon').length / faces.length;
		const icons = numbers(2000).filter(number => throwDie(requestOf([], number), {presses: [400, 400]}).landing.icon).length;
		expect(Math.abs(icons / 2000 - share)).toBeLessThan(0.05);
	});

	test.each(['icon', 'blank'] as const)('is %s on a die with nothing else', face => {
		for (const number of numbers(20)) {
			const request = {...requestOf([], number), faces: [face, face]};
			expect(throwDie(request, {presses: [400, 400]}).landing.icon).toBe(face === 'icon');
		}
	});
});
