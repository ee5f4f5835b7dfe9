/**
 * Where around the table the thrower stands. A throw is worked out as its thrower sees the table, who always stands in the
 * south of what is seen; quarter turns lose nothing, so that the way there and back is exact on every machine.
 */
import type {Board} from '../kernel/board.js';
import type {LyingDie} from '../kernel/landing.js';

/** Clockwise around the table, from where everybody stands who does not say otherwise. */
export const seats = ['south', 'west', 'north', 'east'] as const;

export type Seat = (typeof seats)[number];

export const nextSeat = (seat: Seat): Seat => seats[(seats.indexOf(seat) + 1) % seats.length]!;

type Place = {readonly x: number; readonly y: number};

/** 0 minus it, because nobody wants to meet a negative zero. */
const turned = <P extends Place>(place: P, quarters: number): P => {
	const {x, y} = place;
	if (quarters === 1) return {...place, x: 0 - y, y: x};
	if (quarters === 2) return {...place, x: 0 - x, y: 0 - y};
	return quarters === 3 ? {...place, x: y, y: 0 - x} : place;
};

/** A place on the board as it is seen from a seat: x to the right, y away. */
export const seenFrom = <P extends Place>(seat: Seat, place: P): P => turned(place, seats.indexOf(seat));

/** The same way back: where on the board a place is that is seen from a seat. */
export const onBoard = <P extends Place>(seat: Seat, place: P): P => turned(place, (seats.length - seats.indexOf(seat)) % seats.length);

/** The dice as they are seen from a seat. */
export const lyingFrom = (seat: Seat, lying: readonly LyingDie[]): readonly LyingDie[] => {
	if (seat === 'south') return lying;
	return lying.map(({die, landing}) => {
		const {x, y} = landing;
		return x === undefined || y === undefined ? {die, landing} : {die, landing: {...landing, ...seenFrom(seat, {x, y})}};
	});
};

const boards = new WeakMap<Board, Map<Seat, Board>>();

/** The board as it is seen from a seat. */
export const boardFrom = (seat: Seat, board: Board): Board => {
	if (seat === 'south') return board;
	const known = boards.get(board) ?? new Map<Seat, Board>();
	boards.set(board, known);
	let seen = known.get(seat);
	if (!seen) {
		seen = {
			...board,
			spots: board.spots.map(spot => seenFrom(seat, spot)),
			holes: board.holes.map(hole => seenFrom(seat, hole)),
			bones: board.bones.map(({x1, y1, x2, y2, radius}) => {
				const [one, other] = [seenFrom(seat, {x: x1, y: y1}), seenFrom(seat, {x: x2, y: y2})];
				return {x1: one.x, y1: one.y, x2: other.x, y2: other.y, radius};
			}),
		};
		known.set(seat, seen);
	}

	return seen;
};
