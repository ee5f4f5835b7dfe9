/** The one pure function from what a finger did to where the die lies. */
import type {HandicapData, Landing, ThrowRequest} from '../kernel/landing.js';
import {type Draw, drawOnce} from '../kernel/random.js';
import {fly, type Loft, paceFor, physics, type Waypoint} from './flight.js';
import {type Gesture, seatOf, tidy} from './gesture.js';
import {handicaps} from './handicaps.js';
import {type Chances, chancesOf, clamp, perform} from './readings.js';
import {boardFrom, lyingFrom, onBoard} from './seat.js';
import {plainStance, type Stance} from './stance.js';
import {throwSteady} from './steady.js';
import {zoneAt} from './zone.js';

/** What the bars decide: how far aside the full aim bar reaches, and how much pace the full power bar adds. */
export const bars = {aim: 2.46, power: 0.675} as const;

export type Thrown = {readonly landing: Landing; readonly path: readonly Waypoint[]};

const keys = new WeakMap<HandicapData, string>();

/** The name of a handicap together with its figures. */
const keyOf = (data: HandicapData): string => {
	let key = keys.get(data);
	if (key === undefined) {
		key = Object.keys(data).length === 1 ? data.is : JSON.stringify(Object.entries(data).toSorted());
		keys.set(data, key);
	}

	return key;
};

const stances = new Map<string, Stance>();

const places = new Map(Object.keys(handicaps).map((name, place) => [name, place]));

const inOrder = (one: HandicapData, other: HandicapData): number =>
	places.get(one.is)! - places.get(other.is)! || (keyOf(one) < keyOf(other) ? -1 : 1);

/** The stance of a set of handicaps, one for each throw that brings it; the order does not matter. */
export const composeStance = (data: readonly HandicapData[]): Stance => {
	if (data.length === 0) return plainStance;
	const key = data.length === 1 ? keyOf(data[0]!) : data.map(keyOf).join(' ');
	let stance = stances.get(key);
	if (!stance) {
		const known = data.filter(({is}) => places.has(is)).toSorted(inOrder);
		stance = known.reduce((current, one) => handicaps[one.is]!(current, one), {...plainStance, handicaps: known.length});
		stances.set(key, stance);
	}

	return stance;
};

const streamOf = ({number, seed}: ThrowRequest): Draw => drawOnce(`${number}/${seed}`, 'throw');

/** What can be known of a throw before it is made, for the screen and for bots. */
export const lookAhead = (request: ThrowRequest): {stance: Stance; chances: Chances} => {
	const stance = composeStance(request.handicaps);
	return {stance, chances: chancesOf(stance, streamOf(request))};
};

const throwFromSouth = (request: ThrowRequest, gesture: Gesture): Thrown => {
	const {board} = request;
	const stance = composeStance(request.handicaps);
	const draw = streamOf(request);
	const chances = chancesOf(stance, draw);
	const icon = request.faces[draw.below(request.faces.length)] === 'icon';
	if ('steady' in gesture) {
		const {landing, path} = throwSteady(request, stance, gesture.steady, draw);
		return {landing: {...landing, icon}, path};
	}

	const tidied = tidy(gesture);
	const done = perform(stance, chances, tidied);
	const {side, loft: chosen} = tidied;
	const loft = stance.loft ?? chosen;
	const power = clamp(done.power, -1, stance.cap);
	const flight = fly(
		{
			slope: (clamp(done.aim, -1.5, 1.5) * bars.aim) / physics.distance,
			pace: 1 + power * bars.power,
			loft,
			range: stance.range,
			curve: chances.curve,
			box: stance.bank ? side : 0,
		},
		board,
		request.obstacles,
		draw,
	);
	const respected =
		done.respected &&
		flight.bounces >= stance.bounces &&
		(!stance.bank || flight.offBox) &&
		(stance.mustLoft === undefined || stance.loft !== undefined || chosen === stance.mustLoft) &&
		(stance.hurdle === undefined || flight.overCard > stance.hurdle);
	const {x, y, turn, bounces, path} = flight;
	return {landing: {zone: zoneAt(board, {x, y, turn}), icon, bounces, respected, x, y, yaw: turn.sin}, path};
};

/** The same request and gesture give the same landing on every machine. */
export const throwDie = (request: ThrowRequest, gesture: Gesture): Thrown => {
	const seat = seatOf(gesture);
	if (seat === 'south') return throwFromSouth(request, gesture);
	const {board, obstacles} = request;
	const {landing, path} = throwFromSouth({...request, board: boardFrom(seat, board), obstacles: lyingFrom(seat, obstacles)}, gesture);
	// A square that is turned by a quarter lies as it lay.
	return {landing: {...landing, ...onBoard(seat, {x: landing.x!, y: landing.y!})}, path: path.map(point => onBoard(seat, point))};
};

/** The power with which a straight throw stops so far beyond the middle. */
export const powerTo = (beyond: number, loft: Loft): number =>
	(paceFor(physics.distance + beyond, loft) / paceFor(physics.distance, loft) - 1) / bars.power;

/** The powers with which it stops at the near rim and at the far one, for the marks on the bar. */
export const powersOfBoard = (loft: Loft): readonly [near: number, far: number] => [powerTo(-1, loft), powerTo(1, loft)];
