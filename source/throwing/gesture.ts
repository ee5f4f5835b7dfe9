/** What the player did: a short list of integers, nothing else. A throw is replayed from it alone. */
import {type Loft, lofts} from './flight.js';
import {type Seat, seats} from './seat.js';
import type {Steady} from './steady.js';

export type PressedGesture = {
	/** One for each beat of the throw: milliseconds since that beat began, that is since the press before. */
	readonly presses: readonly number[];
	/** Taps of the beat that counts them, milliseconds since it began. */
	readonly taps?: readonly number[] | undefined;
	/** Steps to the right (positive) or to the left while balancing. */
	readonly steps?: number | undefined;
	readonly loft?: Loft | undefined;
	/** Where the box stands: -1 left, 1 right. */
	readonly side?: number | undefined;
	/** Where around the table the thrower stands; in the south without it. */
	readonly seat?: Seat | undefined;
	/** The way from the screen to the finger and back, measured beforehand; presses are judged that much earlier. */
	readonly roundTrip?: number | undefined;
};

/** A throw without timing: a spot and a risk instead of presses. */
export type SteadyGesture = {readonly steady: Steady};

export type Gesture = PressedGesture | SteadyGesture;

/** A spot has no way that leads to it, and is the same from everywhere. */
export const seatOf = (gesture: Gesture): Seat => {
	const seat = 'steady' in gesture ? undefined : gesture.seat;
	return seat !== undefined && seats.includes(seat) ? seat : 'south';
};

const longest = 60_000;

const listed = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as readonly number[]) : []);

const whole = (value: unknown, low: number, high: number): number => {
	const number = typeof value === 'number' && !Number.isNaN(value) ? Math.trunc(value) : 0;
	return Math.min(high, Math.max(low, number));
};

/** Any integers at all make a gesture: what is out of range is brought in. */
export const tidy = (gesture: PressedGesture) => {
	const roundTrip = whole(gesture.roundTrip, 0, 400);
	const judged = (press: number): number => whole(whole(press, 0, longest) - roundTrip, 0, longest);
	return {
		presses: listed(gesture.presses).slice(0, 16).map(judged),
		taps: listed(gesture.taps).slice(0, 64).map(judged),
		steps: whole(gesture.steps, -20, 20),
		loft: lofts.includes(gesture.loft as Loft) ? (gesture.loft as Loft) : ('middle' as const),
		side: whole(gesture.side, -1, 1),
	};
};

export type TidyGesture = ReturnType<typeof tidy>;
