/** The same throw in another edition, throws that share a handicap and not its figures, and the gates of time and of turning. */
import {describe, expect, test} from 'vitest';
import {type Box, type BoxFiles, openBox} from '../../source/dungeon-fighter/box.js';
import {requestOf as requestOn} from '../../source/dungeon-fighter/throw-request.js';
import type {ThrowRequest} from '../../source/kernel/landing.js';
import {gestureByHand} from '../../source/throwing/fingers.js';
import {planOf} from '../../source/throwing/plan.js';
import {awayAt, readingAt, timeLimit} from '../../source/throwing/readings.js';
import {figureOf, hurried, plainStance, sweepLength} from '../../source/throwing/stance.js';
import {composeStance, throwDie} from '../../source/throwing/throw-die.js';
import {secondEdition, secondEditionFiles} from '../helpers/scene.js';
import {numbers, perfectGesture, pressed, requestOf, secondEditionThrows, stanceOf} from './hand.js';

/** The cards of the second edition as another one would have them, without the throws that it does not know. */
const boxOf = (edition: string): Box => {
	const files = secondEditionFiles();
	files.edition.id = edition;
	for (const deck of ['monsters', 'equipment', 'dungeon']) {
		for (const card of files[deck]) if ('throws' in card) card.throws = [];
	}

	return openBox(files as BoxFiles);
};

const boxes = {second: secondEdition, first: boxOf('first'), prototype: boxOf('prototype')};
const handicapsIn = (edition: keyof typeof boxes, id: string) => boxes[edition].throwCard(id).handicaps;
const stanceIn = (edition: keyof typeof boxes, id: string) => composeStance(handicapsIn(edition, id));
const requestIn = (edition: keyof typeof boxes, id: string, number: number): ThrowRequest =>
	requestOn(boxes[edition], {die: 'red', stance: [id], seed: 'variants', number});

describe('the editions', () => {
	test('2E-THROW-far: one step back, and in the prototype two', () => {
		expect(handicapsIn('second', 'far')).toEqual(handicapsIn('first', 'far'));
		const [one, two] = [stanceIn('second', 'far'), stanceIn('prototype', 'far')];
		expect(one.range).toBeGreaterThan(1);
		expect(two.range - 1).toBeCloseTo(2 * (one.range - 1), 9);
		expect(two.blur.aim).toBeGreaterThan(one.blur.aim);
		const starts = (['second', 'prototype'] as const).map(
			edition => throwDie(requestIn(edition, 'far', 0), {presses: [400, 400]}).path[0]!.y,
		);
		expect(starts[1]!).toBeLessThan(starts[0]!);
	});

	test('2E-THROW-dancing: a full turn on the feet, and in the first edition half a turn in the air', () => {
		const [full, half] = [stanceIn('second', 'dancing'), stanceIn('first', 'dancing')];
		expect(full.beats.map(({name}) => name)).toEqual(['aim', 'power']);
		expect([full.slack, full.turning?.facing]).toEqual([undefined, 0]);
		expect(half.beats.map(({name}) => name)).toEqual(['jump', 'aim', 'power']);
		expect(half.slack).toBe(stanceIn('first', 'jump').slack);
		expect(half.turning?.facing).toBe(half.turning!.length / 2);
		// Who has not turned at all faces the table in one of them, and has it behind in the other.
		expect(awayAt(full.turning!, 0)).toBe(0);
		expect(awayAt(half.turning!, 0)).toBe(half.turning!.length / 2);
		expect(awayAt(half.turning!, half.turning!.length / 2)).toBe(0);
	});

	test('the half turn: with the back to the table or on the ground again it is broken, in between it is kept', () => {
		const stance = stanceIn('first', 'dancing');
		const {length} = stance.turning!;
		const jumped = (...presses: readonly number[]): boolean =>
			throwDie(requestIn('first', 'dancing', 0), {presses: presses.map(Math.round)}).landing.respected;
		// Both locks around the moment of facing, then both a whole turn later, then neither.
		expect(jumped(length / 2 - 50, 50, 10)).toBe(true);
		expect(jumped(1.5 * length - 50, 50, 10)).toBe(true);
		expect(jumped(0, 10, 10)).toBe(false);
		expect(jumped(length / 2 - 50, 50, length / 2)).toBe(false);
		expect(jumped(length / 2, 0, Math.floor(timeLimit(stance) / length) * length)).toBe(true);
		expect(jumped(length / 2, 0, (Math.floor(timeLimit(stance) / length) + 1) * length)).toBe(false);
	});

	test.each(['first', 'prototype'] as const)('every throw of the %s edition can be kept by plan and reach the board by hand', edition => {
		for (const {id, names} of boxes[edition].throws) {
			if (!(edition in names)) continue;
			const kept = numbers(40).filter(number => {
				const request = requestIn(edition, id, number);
				return throwDie(request, perfectGesture(request)).landing.respected;
			});
			expect(kept.length, id).toBeGreaterThan(30);
			const hits = numbers(60).filter(number => {
				const {zone, respected} = throwDie(requestIn(edition, id, number), gestureByHand(requestIn(edition, id, number), 'expert')).landing;
				return respected && !['outside', 'hole', 'bone'].includes(zone);
			});
			expect(hits.length, id).toBeGreaterThan(15);
		}
	});

	test('only those two differ', () => {
		for (const {id} of secondEdition.throws) {
			const same = ['first', 'prototype'].every(
				edition => JSON.stringify(handicapsIn(edition as 'first', id)) === JSON.stringify(handicapsIn('second', id)),
			);
			expect(same, id).toBe(!['far', 'dancing'].includes(id));
		}
	});
});

describe('one handicap, two throws', () => {
	test.each([
		['slap', 'slam', 'slap'],
		['flick', 'crossbow', 'let go'],
	])('%s is not %s: they meet at another moment and forgive less', (one, other, name) => {
		const [first, second] = [stanceOf([one]), stanceOf([other])];
		const beatOf = (stance: typeof first) => stance.beats.findIndex(beat => beat.name === name);
		expect(beatOf(first)).toBe(beatOf(second));
		const [a, b] = [planOf(first).presses[beatOf(first)]!, planOf(second).presses[beatOf(second)]!];
		expect(Math.abs(a - b)).toBeGreaterThan(100);
		const still = {salt: 0, side: 1, curve: 0};
		const slip = (stance: typeof first, at: number): number => readingAt(stance, stance.beats[beatOf(stance)]!, still, at + 60);
		expect(slip(second, b)).toBeGreaterThan(slip(first, a));
		for (const number of numbers(10)) {
			const gesture = perfectGesture(requestOf([one], number));
			expect(throwDie(requestOf([one], number), gesture).landing.y).not.toBe(throwDie(requestOf([other], number), gesture).landing.y);
		}
	});

	test('a figure that is none is the usual one', () => {
		expect(figureOf({is: 'turn', length: 500}, 'length', 400)).toBe(500);
		expect(figureOf({is: 'turn', length: 'long'}, 'length', 400)).toBe(400);
		expect(figureOf({is: 'turn'}, 'length', 400)).toBe(400);
		expect(composeStance([{is: 'turn'}]).turning).toEqual(stanceIn('second', 'dancing').turning);
		expect(composeStance([{is: 'yodel'}])).toEqual(plainStance);
	});
});

describe('turning', () => {
	test('away is 0 facing the table, half a turn with the back to it, and comes round again', () => {
		const turning = {length: 400, facing: 0, away: 140};
		expect([0, 100, 200, 300, 400, 4000].map(time => awayAt(turning, time))).toEqual([0, 100, 200, 100, 0, 0]);
		expect(awayAt({...turning, facing: 200}, 0)).toBe(200);
		expect(awayAt({...turning, facing: 200}, 200)).toBe(0);
		for (const time of numbers(2000)) {
			expect(awayAt(turning, time)).toBeGreaterThanOrEqual(0);
			expect(awayAt(turning, time)).toBeLessThanOrEqual(200);
			expect(awayAt(turning, time + 400)).toBe(awayAt(turning, time));
		}
	});

	test('2E-THROW-dancing: a lock counts to the last moment of facing, and the turn goes on between the locks', () => {
		const {length, away: last} = stanceOf(['dancing']).turning!;
		const danced = (aim: number, power: number): boolean => throwDie(requestOf(['dancing']), {presses: [aim, power]}).landing.respected;
		expect([danced(last, 0), danced(last + 1, 0)]).toEqual([true, false]);
		expect([danced(length - last, 0), danced(length - last - 1, 0)]).toEqual([true, false]);
		expect([danced(100, last - 100), danced(100, last - 99)]).toEqual([true, false]);
		expect(danced(100, length - 100)).toBe(true);
	});
});

describe('the time there is', () => {
	test('without a gate it is for ever', () => {
		expect(timeLimit(plainStance)).toBe(Infinity);
	});

	test('it is what a perfect finger needs after the first press, and the slack', () => {
		const jump = stanceOf(['jump']);
		expect(timeLimit(jump)).toBe(jump.slack! + sweepLength);
		const slow = stanceOf(['jump', 'slap', 'head']);
		expect(slow.slack).toBe(jump.slack);
		expect(timeLimit(slow)).toBeGreaterThan(timeLimit(jump));
	});

	test('the tightest gate counts', () => {
		expect(stanceOf(['jump', 'hot-potato']).slack).toBe(Math.min(stanceOf(['jump']).slack!, stanceOf(['hot-potato']).slack!));
		expect(hurried(hurried(plainStance, 300), 500).slack).toBe(300);
	});

	test('the last millisecond is in time, the next is not, in every company', () => {
		for (const id of secondEditionThrows.filter(each => !['jump', 'dancing', 'hot-potato', 'blow'].includes(each))) {
			const request = requestOf(['jump', id]);
			const {beats} = stanceOf(['jump', id]);
			const gesture = perfectGesture(request);
			const before = gesture.presses.slice(1, -1).reduce((sum, press) => sum + press, 0);
			const last = Math.floor(timeLimit(stanceOf(['jump', id])) - before);
			const at = (time: number) => throwDie(request, pressed(gesture, beats.length - 1, time)).landing;
			const [inTime, late] = [at(last), at(last + 1)];
			// Where so late a press is too strong to bounce, it was not for want of time.
			if (inTime.bounces >= stanceOf([id]).bounces) expect(inTime.respected, id).toBe(true);
			expect(late.respected, id).toBe(false);
		}
	});
});

describe('all sets of three', () => {
	const triples = secondEditionThrows.flatMap((one, first) =>
		secondEditionThrows
			.slice(first + 1)
			.flatMap((two, second) => secondEditionThrows.slice(first + second + 2).map(three => [one, two, three])),
	);

	test('2E-REQ-03: each of the 2,600 can be kept by the plan', () => {
		expect(triples).toHaveLength(2600);
		const broken = triples.filter(ids =>
			numbers(20).every(number => !throwDie(requestOf(ids, number), perfectGesture(requestOf(ids, number))).landing.respected),
		);
		expect(broken.map(ids => ids.join('+'))).toEqual([]);
	});
});
