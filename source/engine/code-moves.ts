/** Moves as bits: the place of an action in the list of legal ones, and what a finger did, a spot, a landing or a hand. */
import type {Action, ThrowAction} from '../dungeon-fighter/actions.js';
import {isSame} from '../dungeon-fighter/legal.js';
import {type Landing, zones} from '../kernel/landing.js';
import {lofts} from '../throwing/flight.js';
import type {Gesture, PressedGesture} from '../throwing/gesture.js';
import {handNames} from '../throwing/odds.js';
import {type Seat, seats} from '../throwing/seat.js';
import {risks, type Steady} from '../throwing/steady.js';
import {type BitReader, type BitWriter, CodeDamage} from './bits.js';
import type {Move} from './moves.js';

/** What the throw before had, because the next one mostly has it again. */
type Habits = {roundTrip?: number | undefined; seat?: Seat | undefined; steady?: Steady | undefined};

const ways = ['pressed', 'steady', 'landing', 'hand'] as const;

/** Most presses come within a second. */
const writeTime = (out: BitWriter, time: number): void => {
	out.bit(time >= 1024);
	out.bits(time, time >= 1024 ? 16 : 10);
};

const readTime = (from: BitReader): number => from.bits(from.bit() ? 16 : 10);

const writeTimes = (out: BitWriter, times: readonly number[]): void => {
	out.uint(times.length);
	for (const time of times) writeTime(out, time);
};

const readTimes = (from: BitReader): number[] => {
	const count = from.uint();
	if (count > 64) throw new CodeDamage('The code presses more keys than there are fingers.');
	return Array.from({length: count}, () => readTime(from));
};

const writePressed = (out: BitWriter, {presses, taps, steps, loft, side, seat, roundTrip}: PressedGesture, habits: Habits): void => {
	writeTimes(out, presses);
	out.choice(loft === undefined ? 0 : 1 + lofts.indexOf(loft), lofts.length + 1);
	out.bits(side === undefined ? 0 : side + 2, 2);
	out.choice(steps === undefined ? 0 : steps === 0 ? 1 : 2, 3);
	if (steps) out.bits(steps + 20, 6);
	out.bit(seat === habits.seat);
	if (seat !== habits.seat) out.choice(seat === undefined ? 0 : 1 + seats.indexOf(seat), seats.length + 1);
	habits.seat = seat;
	out.maybe(taps, times => writeTimes(out, times));
	out.maybe(roundTrip, time => {
		out.bit(time === habits.roundTrip);
		if (time !== habits.roundTrip) out.bits(time, 16);
		habits.roundTrip = time;
	});
};

const readPressed = (from: BitReader, habits: Habits): PressedGesture => {
	const presses = readTimes(from);
	const loft = lofts[from.choice(lofts.length + 1) - 1];
	const side = from.bits(2);
	const stepping = from.choice(3);
	const steps = stepping === 2 ? from.bits(6) - 20 : 0;
	const seat = from.bit() ? habits.seat : seats[from.choice(seats.length + 1) - 1];
	habits.seat = seat;
	const taps = from.maybe(() => readTimes(from));
	const roundTrip = from.maybe(() => (from.bit() ? habits.roundTrip : from.bits(16)));
	habits.roundTrip = roundTrip ?? habits.roundTrip;
	return {
		presses,
		...(taps ? {taps} : {}),
		...(stepping > 0 ? {steps} : {}),
		...(loft ? {loft} : {}),
		...(side > 0 ? {side: side - 2} : {}),
		...(seat === undefined ? {} : {seat}),
		...(roundTrip === undefined ? {} : {roundTrip}),
	};
};

const sameSpot = (a: Steady, b: Steady | undefined): boolean => b !== undefined && a.x === b.x && a.y === b.y && a.risk === b.risk;

const writeSteady = (out: BitWriter, steady: Steady, habits: Habits): void => {
	out.bit(sameSpot(steady, habits.steady));
	if (sameSpot(steady, habits.steady)) return;
	out.bits(steady.x + 150, 9);
	out.bits(steady.y + 150, 9);
	out.choice(risks.indexOf(steady.risk), risks.length);
	habits.steady = steady;
};

const readSteady = (from: BitReader, habits: Habits): Steady => {
	if (from.bit()) {
		if (habits.steady) return habits.steady;
		throw new CodeDamage('The code repeats a throw that was never made.');
	}

	habits.steady = {x: from.bits(9) - 150, y: from.bits(9) - 150, risk: risks[from.choice(risks.length)]!};
	return habits.steady;
};

const writeLanding = (out: BitWriter, {zone, icon, bounces, respected, x, y, yaw}: Landing): void => {
	out.choice(zones.indexOf(zone), zones.length);
	out.bit(icon);
	out.uint(bounces);
	out.bit(respected);
	for (const figure of [x, y, yaw]) out.maybe(figure, value => out.float(value));
};

const readLanding = (from: BitReader): Landing => {
	const zone = zones[from.choice(zones.length)]!;
	const icon = from.bit();
	const bounces = from.uint();
	const respected = from.bit();
	const [x, y, yaw] = [0, 1, 2].map(() => from.maybe(() => from.float()));
	return {
		...{zone, icon, bounces, respected},
		...(x === undefined ? {} : {x}),
		...(y === undefined ? {} : {y}),
		...(yaw === undefined ? {} : {yaw}),
	};
};

type Made = {readonly gesture: Gesture} | {readonly landing: Landing} | {readonly hand: (typeof handNames)[number]};

const writeMade = (out: BitWriter, made: Made, habits: Habits): void => {
	const way = 'hand' in made ? 'hand' : 'landing' in made ? 'landing' : 'steady' in made.gesture ? 'steady' : 'pressed';
	out.choice(ways.indexOf(way), ways.length);
	if ('hand' in made) out.choice(handNames.indexOf(made.hand), handNames.length);
	else if ('landing' in made) writeLanding(out, made.landing);
	else if ('steady' in made.gesture) writeSteady(out, made.gesture.steady, habits);
	else writePressed(out, made.gesture, habits);
};

const readMade = (from: BitReader, habits: Habits): Made => {
	const way = ways[from.choice(ways.length)];
	if (way === 'hand') return {hand: handNames[from.choice(handNames.length)]!};
	if (way === 'landing') return {landing: readLanding(from)};
	return {gesture: way === 'steady' ? {steady: readSteady(from, habits)} : readPressed(from, habits)};
};

/** The weapons of a throw may come in any order; mostly it is that of the list. */
const writeOrder = (out: BitWriter, listed: readonly string[], weapons: readonly string[]): void => {
	if (listed.length < 2) return;
	const isUsual = listed.every((id, index) => id === weapons[index]);
	out.bit(!isUsual);
	if (!isUsual) for (const id of weapons) out.choice(listed.indexOf(id), listed.length);
};

const readOrder = (from: BitReader, listed: readonly string[]): readonly string[] =>
	listed.length < 2 || !from.bit() ? listed : listed.map(() => listed[from.choice(listed.length)]!);

export class MoveWriter {
	readonly #habits: Habits = {};

	constructor(readonly out: BitWriter) {}

	/** One of the legal actions; false for anything else. */
	write(actions: readonly Action[], move: Move): boolean {
		const index = actions.findIndex(listed => isSame(listed, move as Action));
		const listed = actions[index];
		if (!listed) return false;
		this.out.choice(index, actions.length);
		if (listed.type === 'throw') {
			writeOrder(this.out, listed.weapons, (move as ThrowAction).weapons);
			writeMade(this.out, move as unknown as Made, this.#habits);
		}

		return true;
	}
}

export class MoveReader {
	readonly #habits: Habits = {};

	constructor(readonly from: BitReader) {}

	read(actions: readonly Action[]): Move {
		// Where there is nothing to choose from, the reader has said so.
		const listed = actions[this.from.choice(actions.length)]!;
		if (listed.type !== 'throw') return listed;
		const {type, die} = listed;
		const weapons = readOrder(this.from, listed.weapons);
		return {type, die, weapons, ...readMade(this.from, this.#habits)} as Move;
	}
}
