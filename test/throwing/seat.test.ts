/** Where around the table the thrower stands. */
import {describe, expect, test} from 'vitest';
import type {Board} from '../../source/kernel/board.js';
import type {PressedGesture} from '../../source/throwing/gesture.js';
import {boardFrom, lyingFrom, nextSeat, onBoard, type Seat, seats, seenFrom} from '../../source/throwing/seat.js';
import {throwDie} from '../../source/throwing/throw-die.js';
import {secondEdition} from '../helpers/scene.js';
import {dieAt, numbers, perfectGesture, requestOf, secondEditionThrows} from './hand.js';

/** A little to the right, a little far. */
const gesture: PressedGesture = {presses: [440, 412], loft: 'low'};

/** How a seat turns a place that somebody in the south would have hit. */
const places: Readonly<Record<Seat, (x: number, y: number) => readonly [number, number]>> = {
	south: (x, y) => [x, y],
	west: (x, y) => [y, 0 - x],
	north: (x, y) => [0 - x, 0 - y],
	east: (x, y) => [0 - y, x],
};

describe('2E-COMBAT-06: the thrower may stand anywhere around the table', () => {
	test.each(seats)('in the %s: what is right and far is so for whoever stands there', seat => {
		for (const number of numbers(50)) {
			const {landing, path} = throwDie(requestOf([], number), gesture);
			const turned = throwDie(requestOf([], number), {...gesture, seat});
			expect([turned.landing.x, turned.landing.y]).toEqual(places[seat](landing.x!, landing.y!));
			expect(turned.landing).toMatchObject({icon: landing.icon, bounces: landing.bounces, respected: true, yaw: landing.yaw});
			expect(turned.path.map(({x, y}) => [x, y])).toEqual(path.map(({x, y}) => places[seat](x, y)));
			expect(turned.path.map(({height}) => height)).toEqual(path.map(({height}) => height));
		}
	});

	test('south is where everybody stands who says nothing, or nothing that makes sense', () => {
		const plain = throwDie(requestOf([], 3), gesture);
		for (const seat of ['south', undefined, 'up', 7, null])
			expect(throwDie(requestOf([], 3), {...gesture, seat: seat as Seat})).toEqual(plain);
	});

	test('the board does not turn with the thrower: what lies there is judged where it lies', () => {
		const {x, y} = throwDie(requestOf([], 5), gesture).landing;
		const [holeX, holeY] = places.west(x!, y!);
		const board: Board = {...secondEdition.board, holes: [{x: holeX, y: holeY, radius: 0.2}], bones: []};
		const zones = seats.map(seat => throwDie({...requestOf([], 5), board}, {...gesture, seat}).landing.zone);
		expect(zones.map(zone => zone === 'hole')).toEqual([false, true, false, false]);
		expect(zones).not.toContain('bone');
	});

	test('a die that is in the way from one side is not from another', () => {
		// Thrown flat to the middle, over the near side of the board.
		const straight: PressedGesture = {presses: [400, 400], loft: 'low'};
		const inTheWay = dieAt(0, -0.5);
		const isStopped = (seat: Seat): boolean => {
			const free = throwDie(requestOf([], 1), {...straight, seat}).landing;
			const met = throwDie(requestOf([], 1, [inTheWay]), {...straight, seat}).landing;
			return free.x !== met.x || free.y !== met.y;
		};
		expect(seats.map(isStopped)).toEqual([true, false, false, false]);
	});

	test('every throw that is required can be kept from every side, as well as from the south', () => {
		for (const id of secondEditionThrows) {
			for (const seat of seats) {
				const request = requestOf([id], 2);
				const south = throwDie(request, perfectGesture(request)).landing;
				const {landing} = throwDie(request, {...perfectGesture(request), seat});
				expect([landing.respected, landing.bounces], `${id} from the ${seat}`).toEqual([south.respected, south.bounces]);
			}
		}
	});
});

describe('the table as it is seen from a seat', () => {
	test('walking on leads around the table, clockwise', () => {
		expect(seats.map(nextSeat)).toEqual(['west', 'north', 'east', 'south']);
	});

	test.each(seats)('from the %s and back is where it was', seat => {
		for (const place of [
			{x: 0, y: 0},
			{x: 0.25, y: -0.75},
			{x: -1, y: 0},
		])
			expect(onBoard(seat, seenFrom(seat, place))).toEqual(place);
	});

	test('the near side is the one where one stands', () => {
		const nearest = {south: {x: 0, y: -1}, west: {x: -1, y: 0}, north: {x: 0, y: 1}, east: {x: 1, y: 0}};
		for (const seat of seats) expect(seenFrom(seat, nearest[seat])).toEqual({x: 0, y: -1});
	});

	test('a lopsided board and its dice turn together, and the board is drawn once for each seat', () => {
		const board: Board = {
			...secondEdition.board,
			holes: [{x: 0.5, y: 0, radius: 0.1}],
			spots: [{x: 0, y: 0.5, radius: 0.1, zone: '6'}],
			bones: [{x1: 0.5, y1: 0.5, x2: 0.75, y2: 0.25, radius: 0.05}],
		};
		expect(boardFrom('west', board)).toEqual({
			...board,
			holes: [{x: 0, y: 0.5, radius: 0.1}],
			spots: [{x: -0.5, y: 0, radius: 0.1, zone: '6'}],
			bones: [{x1: -0.5, y1: 0.5, x2: -0.25, y2: 0.75, radius: 0.05}],
		});
		expect(boardFrom('west', board)).toBe(boardFrom('west', board));
		expect(boardFrom('south', board)).toBe(board);
		expect(lyingFrom('east', [dieAt(0.5, 0)])).toEqual([dieAt(0, -0.5)]);
		const typedIn = {die: 'red', landing: {zone: '3', icon: false, bounces: 1, respected: true}} as const;
		expect(lyingFrom('north', [typedIn])).toEqual([typedIn]);
	});
});
