/** From the hand to the table with the plain throw. Nothing here pins a tuned figure. */
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Landing, ThrowRequest, Zone} from '../../source/kernel/landing.js';
import {lofts, physics} from '../../source/throwing/flight.js';
import {sweepLength} from '../../source/throwing/stance.js';
import {throwDie} from '../../source/throwing/throw-die.js';
import {cornersOf, zoneOfPoint} from '../../source/throwing/zone.js';
import {secondEdition} from '../helpers/scene.js';
import {numbers, perfectGesture, pressed, requestOf} from './hand.js';

const middle = sweepLength / 2;
const {board} = secondEdition;
const misses: readonly Zone[] = ['hole', 'bone', 'outside'];

const distance = ({x, y}: Landing): number => Math.hypot(x!, y!);
const perfectly = (request: ThrowRequest): Landing => throwDie(request, perfectGesture(request)).landing;

describe('a perfect finger', () => {
	const landings = numbers(200).map(number => perfectly(requestOf([], number)));

	test('comes to rest near the middle, with the chance of the tumble', () => {
		expect(landings.filter(landing => distance(landing) < 0.35).length).toBeGreaterThan(150);
		for (const landing of landings) expect(distance(landing)).toBeLessThan(1);
		expect(new Set(landings.map(distance)).size).toBeGreaterThan(100);
	});

	test('is never a miss, and more often than not worth 4 or more', () => {
		for (const {zone, respected, bounces} of landings) {
			expect(misses).not.toContain(zone);
			expect(respected).toBe(true);
			expect(bounces).toBeGreaterThanOrEqual(1);
		}

		expect(landings.filter(({zone}) => ['4', '5', 'bullseye'].includes(zone)).length).toBeGreaterThan(100);
	});

	test('is as often too short as too long, more or less', () => {
		const short = landings.filter(({y}) => y! < 0).length;
		expect(short).toBeGreaterThan(40);
		expect(short).toBeLessThan(160);
	});
});

describe('power and aim', () => {
	test.each(lofts)('more power goes farther, at %s loft', loft => {
		for (const number of numbers(10)) {
			const ways = [0, 0.25, 0.5, 0.75, 1].map(share => {
				const presses = [middle, Math.round(sweepLength * share)];
				return throwDie(requestOf([], number), {presses, loft}).landing.y!;
			});
			expect(ways).toEqual(ways.toSorted((one, other) => one - other));
			expect(new Set(ways).size).toBe(5);
		}
	});

	test('no power falls short of the board, full power flies over it', () => {
		for (const number of numbers(50)) {
			const perfect = perfectGesture(requestOf([], number));
			const weak = throwDie(requestOf([], number), pressed(perfect, 1, 0)).landing;
			expect(weak.zone).toBe('outside');
			expect(weak.y!).toBeLessThan(-1);
			const strong = throwDie(requestOf([], number), pressed(perfect, 1, sweepLength)).landing;
			expect(strong.zone).toBe('outside');
			expect(strong.y!).toBeGreaterThan(1);
		}
	});

	test('aim left lands left, aim right lands right, farther for a larger slip', () => {
		for (const number of numbers(50)) {
			const at = (share: number): number =>
				throwDie(requestOf([], number), pressed(perfectGesture(requestOf([], number)), 0, sweepLength * share)).landing.x!;
			expect(at(0.3)).toBeLessThan(0);
			expect(at(0.1)).toBeLessThan(at(0.3));
			expect(at(0.7)).toBeGreaterThan(0);
			expect(at(0.9)).toBeGreaterThan(at(0.7));
			expect(at(0.5)).toBeCloseTo(0, 9);
		}
	});

	test('the height of the loft decides how often it bounces before the board', () => {
		for (const number of numbers(50)) {
			const [low, mid, high] = lofts.map(loft => throwDie(requestOf([], number), {presses: [middle, middle], loft}).landing.bounces);
			expect(low!).toBeGreaterThanOrEqual(mid!);
			expect(mid!).toBeGreaterThanOrEqual(high!);
			expect(high!).toBeGreaterThanOrEqual(1);
		}
	});
});

describe('bounces', () => {
	test('2E-MISS-01: a die that first touches down on the board has not bounced', () => {
		const touchdowns = numbers(20).map(number => {
			const shares = Array.from({length: 41}, (_, step) => 0.5 + step / 80);
			return shares
				.map(share => throwDie(requestOf([], number), {presses: [middle, Math.round(sweepLength * share)], loft: 'high'}))
				.filter(({path}) => {
					const first = path.find(({bounce}) => bounce)!;
					return Math.hypot(first.x, first.y) < 1;
				});
		});
		for (const throws of touchdowns) {
			expect(throws.length).toBeGreaterThan(0);
			for (const {landing} of throws) expect(landing).toMatchObject({bounces: 0, respected: false});
		}
	});

	test('a die that touches down before the board has bounced', () => {
		for (const number of numbers(50)) {
			const {landing, path} = throwDie(requestOf([], number), perfectGesture(requestOf([], number)));
			const first = path.find(({bounce}) => bounce)!;
			expect(Math.hypot(first.x, first.y)).toBeGreaterThan(1);
			expect(landing.bounces).toBeGreaterThanOrEqual(1);
		}
	});

	test('2E-THROW-double-bounce: a low throw bounces at least twice outside, a high one at the board does not', () => {
		for (const number of numbers(50)) {
			const request = requestOf(['double-bounce'], number);
			const low = throwDie(request, {presses: [middle, middle], loft: 'low'}).landing;
			expect(low.bounces).toBeGreaterThanOrEqual(2);
			expect(low.respected).toBe(true);
			const high = throwDie(request, {presses: [middle, middle], loft: 'high'}).landing;
			expect(high.bounces).toBeLessThan(2);
			expect(high.respected).toBe(false);
		}
	});

	test('bounces are counted as the path shows them', () => {
		for (const number of numbers(50)) {
			for (const loft of lofts) {
				const {landing, path} = throwDie(requestOf([], number), {presses: [middle, middle], loft});
				const touches = path.filter(({bounce}) => bounce).map(({x, y}) => Math.hypot(x, y) < 1);
				const onto = touches.indexOf(true);
				expect(landing.bounces).toBe(onto === -1 ? touches.length : onto);
			}
		}
	});
});

describe('the path', () => {
	test('begins at the hand and ends where the die lies', () => {
		for (const number of numbers(50)) {
			const {landing, path} = throwDie(requestOf([], number), {presses: [330, 420]});
			expect(path[0]).toEqual({x: 0, y: -physics.distance, height: physics.height, bounce: false});
			expect(path.at(-1)).toEqual({x: landing.x, y: landing.y, height: 0, bounce: false});
		}
	});

	test('goes forward, rises between the bounces, and each rise is lower than the one before', () => {
		const {path} = throwDie(requestOf([]), {presses: [middle, middle], loft: 'high'});
		for (const [index, {y}] of path.entries()) expect(y).toBeGreaterThanOrEqual(path[index - 1]?.y ?? -Infinity);
		for (const {bounce, height} of path) if (bounce) expect(height).toBe(0);
		const rises = path.filter(({height}) => height > 0).slice(1);
		expect(rises.length).toBeGreaterThan(0);
		for (const [index, {height}] of rises.entries()) expect(height).toBeLessThan(rises[index - 1]?.height ?? Infinity);
	});
});

describe('misses by real flights', () => {
	const many = numbers(400).flatMap(number => lofts.map(loft => ({number, loft})));
	const ends = many.map(({number, loft}) => {
		const presses = [middle - 150 + ((number * 37) % 300), middle - 90 + ((number * 53) % 240)];
		return throwDie(requestOf([], number), {presses, loft});
	});

	test.each([
		[
			'2E-MISS-02',
			'hole',
			({x, y}: Landing) => board.holes.some(hole => Math.hypot(x! - hole.x, y! - hole.y) < hole.radius + 2 * board.dieHalf),
		],
		['2E-MISS-03', 'bone', ({x, y}: Landing) => Math.hypot(x!, y!) > 0.6 && Math.hypot(x!, y!) < 1.2],
		['2E-MISS-04', 'outside', ({x, y}: Landing) => Math.hypot(x!, y!) > 1 - 2 * board.dieHalf],
	] as const)('%s: a die rolls into the %s, and lies there', (_, zone, isThere) => {
		const there = ends.map(({landing}) => landing).filter(landing => landing.zone === zone);
		expect(there.length).toBeGreaterThan(5);
		for (const landing of there) expect(isThere(landing)).toBe(true);
	});

	test('2E-HIT-04, 2E-HIT-05: a thrown die counts where its corners lie, in doubt for less', () => {
		for (const {landing} of ends) {
			const turn = {sin: landing.yaw!, cos: Math.sqrt(1 - landing.yaw! * landing.yaw!)};
			const corners = cornersOf({x: landing.x!, y: landing.y!, turn}, board.dieHalf).map(({x, y}) => zoneOfPoint(board, x, y));
			// Hole, bone and table are one area, the lowest (2E-RULING-58).
			const areas = corners.map(zone => (misses.includes(zone) ? 'miss' : zone));
			const most = Math.max(...areas.map(area => areas.filter(other => other === area).length));
			const own = misses.includes(landing.zone) ? 'miss' : landing.zone;
			expect(areas.filter(area => area === own)).toHaveLength(most);
			if (own !== 'miss') expect(areas.filter(area => area === 'miss').length).toBeLessThan(most);
		}
	});
});

test('mirrored gestures land mirrored', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 0, max: sweepLength}),
			fc.integer({min: 0, max: 3 * sweepLength}),
			fc.constantFrom(...lofts),
			fc.nat(100_000),
			(aim, power, loft, number) => {
				const request = requestOf([], number);
				const one = throwDie(request, {presses: [aim, power], loft}).landing;
				const other = throwDie(request, {presses: [sweepLength - aim, power], loft}).landing;
				expect(other.x!).toBeCloseTo(-one.x!, 9);
				expect(other.y!).toBeCloseTo(one.y!, 9);
				// A die exactly on the middle line lies turned to one side.
				if (aim !== middle) expect(other.yaw!).toBeCloseTo(-one.yaw!, 9);
				// Two corners outside and two on a bone are a miss, by whichever name.
				if (misses.includes(one.zone)) expect(misses).toContain(other.zone);
				else expect(other.zone).toBe(one.zone);
				expect([other.bounces, other.respected, other.icon]).toEqual([one.bounces, one.respected, one.icon]);
			},
		),
		{seed: 7, numRuns: 2000},
	);
});

test('a plain throw without all its presses does not end on the board, since no requirement makes it a miss', () => {
	for (const number of numbers(50)) {
		for (const loft of lofts) {
			for (const presses of [[], [middle]]) {
				expect(throwDie(requestOf([], number), {presses, loft}).landing).toMatchObject({zone: 'outside', respected: false});
			}
		}
	}
});
