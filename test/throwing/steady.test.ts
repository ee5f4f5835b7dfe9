/** The second way to throw: a spot and a risk instead of timing. */
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Landing, LyingDie, ThrowRequest} from '../../source/kernel/landing.js';
import {physics} from '../../source/throwing/flight.js';
import {gestureOf, throwByHand} from '../../source/throwing/hands.js';
import {type Risk, risks, type Steady, steadyOdds} from '../../source/throwing/steady.js';
import {tally, worthOf} from '../../source/throwing/tally.js';
import {composeStance, throwDie} from '../../source/throwing/throw-die.js';
import {secondEdition} from '../helpers/scene.js';
import {dieAt, isOn, numbers, requestOf, secondEditionThrows, zonesOfBoard} from './hand.js';

const {board} = secondEdition;
const apart = 2 * board.dieHalf;
const pairs = secondEditionThrows.flatMap((one, index) => secondEditionThrows.slice(index + 1).map(other => [one, other]));
const everyThrow: readonly (readonly [string, readonly string[]])[] = [
	['the plain throw', []],
	...secondEdition.throws.map(({id}) => [id, [id]] as const),
];

const steadily = (request: ThrowRequest, x = 0, y = 0, risk: Risk = 'even') => throwDie(request, {steady: {x, y, risk}});

const oddsOf = (ids: readonly string[], risk: Risk) => {
	const {handicaps} = requestOf(ids);
	return steadyOdds(composeStance(handicaps), risk);
};

/** A throw that went wrong: without a bounce, or without what was required. */
const isBotched = ({stance}: ThrowRequest, {bounces, respected}: Landing): boolean => (stance.length === 0 ? bounces === 0 : !respected);

const wild = fc.oneof(
	{weight: 4, arbitrary: fc.integer({min: -150, max: 150})},
	fc.integer(),
	fc.double(),
	fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 2 ** 53),
	fc.constantFrom('7', null, undefined, true, {}, []).map(value => value as unknown as number),
);

const spots: fc.Arbitrary<Steady> = fc.record({
	x: wild,
	y: wild,
	risk: fc.constantFrom(...risks, 'reckless' as Risk, 'constructor' as Risk, undefined as unknown as Risk),
});

const dice = fc.array(
	fc.tuple(fc.double({min: -0.4, max: 0.4, noNaN: true}), fc.double({min: -0.4, max: 0.4, noNaN: true})).map(([x, y]) => dieAt(x, y)),
	{maxLength: 6},
);

const stances = fc.subarray(
	secondEdition.throws.map(({id}) => id),
	{maxLength: 4},
);

describe('any spot at all', () => {
	test('makes a landing in one of the zones of the board, the same twice, on no other die, at the end of its path', () => {
		fc.assert(
			fc.property(spots, stances, dice, fc.nat(1_000_000), (steady, ids, lying, number) => {
				const request = requestOf(ids, number, lying);
				const thrown = throwDie(request, {steady});
				const {landing, path} = thrown;
				if (!zonesOfBoard.includes(landing.zone)) throw new Error(`no such zone: ${landing.zone}`);
				if (![landing.x, landing.y, landing.yaw].every(Number.isFinite)) throw new Error('nowhere');
				expect(isOn(landing, lying)).toBe(false);
				expect(path[0]).toMatchObject({height: physics.height, bounce: false});
				expect(path.at(-1)).toMatchObject({x: landing.x, y: landing.y, height: 0});
				expect(throwDie(structuredClone(request), {steady: structuredClone(steady)})).toEqual(thrown);
			}),
			{seed: 150, numRuns: 2000},
		);
	});

	test('out of range is brought in', () => {
		for (const number of numbers(20)) {
			const request = requestOf([], number);
			expect(steadily(request, 9000, -151)).toEqual(steadily(request, 150, -150));
			expect(steadily(request, 12.9, Number.NaN)).toEqual(steadily(request, 12, 0));
			expect(steadily(request, 0, 0, 'reckless' as Risk)).toEqual(steadily(request));
		}
	});

	test('moves the die by as much as it is moved itself', () => {
		for (const number of numbers(50)) {
			const request = requestOf([], number);
			const [middle, moved] = [steadily(request).landing, steadily(request, 25, -40).landing];
			expect(moved.x! - middle.x!).toBeCloseTo(0.25, 9);
			expect(moved.y! - middle.y!).toBeCloseTo(-0.4, 9);
			expect([moved.icon, moved.yaw]).toEqual([middle.icon, middle.yaw]);
		}
	});
});

describe('what it says beforehand', () => {
	test.each(risks)('at %s risk every throw scatters wider than the plain one', risk => {
		const plain = oddsOf([], risk);
		for (const id of secondEditionThrows) {
			const {x, y, botch} = oddsOf([id], risk);
			expect(x, id).toBeGreaterThan(plain.x);
			expect(y, id).toBeGreaterThan(plain.y);
			expect(botch, id).toBeGreaterThanOrEqual(plain.botch);
		}
	});

	test('two together scatter no less than either alone, and mostly more', () => {
		let wider = 0;
		for (const [one, other] of pairs) {
			const both = oddsOf([one!, other!], 'even');
			// With a bar that is gone the X is another throw, with another blur.
			const alone = [one!, other!].filter(id => id !== 'x').map(id => oddsOf([id], 'even'));
			for (const odds of alone) {
				expect(both.x, `${one}+${other}`).toBeGreaterThanOrEqual(odds.x - 1e-12);
				expect(both.y, `${one}+${other}`).toBeGreaterThanOrEqual(odds.y - 1e-12);
				expect(both.botch).toBeGreaterThanOrEqual(odds.botch);
			}

			if (alone.every(odds => both.x > odds.x && both.y > odds.y)) wider++;
		}

		expect(wider).toBeGreaterThan(pairs.length - 10);
	});

	test('bolder is nearer and goes wrong more often', () => {
		for (const ids of [[], ['blind'], ['slap', 'jump']]) {
			const [careful, even, bold] = risks.map(risk => oddsOf(ids, risk));
			expect(careful!.x).toBeGreaterThan(even!.x);
			expect(even!.x).toBeGreaterThan(bold!.x);
			expect(careful!.botch).toBeLessThan(even!.botch);
			expect(even!.botch).toBeLessThan(bold!.botch);
			expect(bold!.botch).toBeLessThan(1);
		}
	});

	const cases = [[], ['jump'], ['far'], ['weak-hand'], ['blow', 'elbow']].flatMap(ids =>
		risks.map(risk => [ids.join('+'), risk, ids] as const),
	);

	test.each(cases)('comes true over 4,000 throws: %s %s', (_, risk, ids) => {
		const count = 4000;
		const odds = oddsOf(ids, risk);
		let [squareX, squareY, botched] = [0, 0, 0];
		for (const number of numbers(count)) {
			const request = requestOf(ids, number);
			const {landing} = steadily(request, 10, -20, risk);
			squareX += (landing.x! - 0.1) ** 2;
			squareY += (landing.y! + 0.2) ** 2;
			if (isBotched(request, landing)) botched++;
		}

		// Four times the error of such a sample; the curve is a bell without tails.
		const tolerance = 4 / Math.sqrt(2 * count);
		expect(Math.abs(Math.sqrt(squareX / count) / odds.x - 1)).toBeLessThan(tolerance);
		expect(Math.abs(Math.sqrt(squareY / count) / odds.y - 1)).toBeLessThan(tolerance);
		expect(Math.abs(botched / count - odds.botch)).toBeLessThanOrEqual(4 * Math.sqrt((odds.botch * (1 - odds.botch)) / count));
		if (odds.botch === 0) expect(botched).toBe(0);
	});
});

describe('gone wrong', () => {
	const many = numbers(500);

	test('2E-MISS-01: a plain throw has not bounced, and is respected, since nothing was required', () => {
		const landings = many.map(number => steadily(requestOf([], number), 0, 0, 'bold').landing);
		for (const {bounces, respected} of landings)
			expect([
				[0, true],
				[1, true],
			]).toContainEqual([bounces, respected]);
		expect(landings.some(({bounces}) => bounces === 0)).toBe(true);
	});

	test('2E-MISS-05: a required throw was not done as required, and has its bounces all the same', () => {
		for (const ids of [['jump'], ['double-bounce'], ['slap', 'double-bounce']]) {
			const landings = many.map(number => steadily(requestOf(ids, number), 0, 0, 'bold').landing);
			const due = ids.includes('double-bounce') ? 2 : 1;
			for (const {bounces} of landings) expect(bounces).toBe(due);
			expect(new Set(landings.map(({respected}) => respected))).toEqual(new Set([true, false]));
		}
	});

	test('a careful throw with nothing required never does', () => {
		for (const number of many) {
			const request = requestOf([], number);
			expect(isBotched(request, steadily(request, 0, 0, 'careful').landing)).toBe(false);
		}
	});
});

describe('the path of a steady throw', () => {
	test('shows its bounces on the table, before the board, and goes forward', () => {
		for (const ids of [[], ['double-bounce'], ['far'], ['far', 'double-bounce', 'blind']]) {
			for (const number of numbers(200)) {
				const {landing, path} = steadily(requestOf(ids, number), 0, 0, 'bold');
				const touches = path.filter(({bounce}) => bounce);
				if (landing.bounces === 0) {
					expect(touches).toEqual([{x: landing.x, y: landing.y, height: 0, bounce: true}]);
				} else {
					expect(touches).toHaveLength(landing.bounces);
					for (const {x, y, height} of touches) {
						expect(Math.hypot(x, y)).toBeGreaterThan(1);
						expect(height).toBe(0);
					}
				}

				for (const [index, {y}] of path.entries()) expect(y).toBeGreaterThanOrEqual(path[index - 1]?.y ?? -Infinity);
			}
		}
	});
});

describe('a die in the way', () => {
	test('is not lain on: it lies beside it', () => {
		for (const number of numbers(200)) {
			const free = steadily(requestOf([], number)).landing;
			const one = [dieAt(free.x! + 0.01, free.y! - 0.02)];
			const beside = steadily(requestOf([], number, one)).landing;
			expect(Math.hypot(beside.x! - one[0]!.landing.x!, beside.y! - one[0]!.landing.y!)).toBeCloseTo(apart, 9);
			const exactly = [dieAt(free.x!, free.y!)];
			const below = steadily(requestOf([], number, exactly)).landing;
			expect(below.x).toBe(free.x);
			expect(below.y!).toBeCloseTo(free.y! - apart, 9);
		}
	});

	test('nor is the next one, onto which it would roll', () => {
		for (const number of numbers(200)) {
			const {x, y} = steadily(requestOf([], number)).landing;
			const [left, right] = [dieAt(x! - 0.5 * apart, y!), dieAt(x! + 0.49 * apart, y!)];
			for (const heap of [
				[left, right],
				[right, left],
				[left, right, dieAt(x!, y! - apart), dieAt(x!, y! + apart)],
			]) {
				expect(isOn(steadily(requestOf([], number, heap)).landing, heap)).toBe(false);
			}
		}
	});

	test('elsewhere, or of which nobody knows where it lies, changes nothing', () => {
		const unknown: LyingDie = {die: 'green', landing: {zone: 'bullseye', icon: false, bounces: 1, respected: true}};
		for (const number of numbers(50)) {
			expect(steadily(requestOf([], number, [dieAt(5, 5), unknown]))).toEqual(steadily(requestOf([], number)));
		}
	});
});

describe('worth as much as the skilled hand', () => {
	const worthBy = (ids: readonly string[], hand: 'skilled' | 'steady', count: number): number =>
		worthOf(
			tally(
				count,
				number => requestOf(ids, number),
				request => throwByHand(request, hand),
			),
		).worth;

	test.each(everyThrow)('%s', (_, ids) => {
		const [plain, tolerance] = [ids.length === 0, ids.length === 0 ? 0.08 : 0.25];
		const count = plain ? 10_000 : 2000;
		const ratio = worthBy(ids, 'steady', count) / worthBy(ids, 'skilled', count);
		expect(Math.abs(ratio - 1)).toBeLessThan(tolerance);
	});

	test('the hand aims at the middle, at even risk', () => {
		expect(gestureOf(requestOf(['jump'], 4), 'steady')).toEqual({steady: {x: 0, y: 0, risk: 'even'}});
	});
});
