/** The one pure function from what a finger did to where the die lies. */
import type {HandicapData, Landing, ThrowRequest} from '../kernel/landing.js';
import {type Draw, drawOnce} from '../kernel/random.js';
import {sweep} from './cursors.js';
import {fly, type Loft, paceFor, physics, type Waypoint} from './flight.js';
import {type Gesture, type TidyGesture, tidy} from './gesture.js';
import {handicaps} from './handicaps.js';
import {type Beat, plainStance, type Stance, type Turning} from './stance.js';
import {throwSteady} from './steady.js';
import {zoneAt} from './zone.js';

/** What the bars decide: how far aside the full aim bar reaches, and how much pace the full power bar adds. */
export const bars = {aim: 2.24, power: 0.615} as const;

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

/** The stance of a set of handicaps; the order does not matter. */
export const composeStance = (data: readonly HandicapData[]): Stance => {
	if (data.length === 0) return plainStance;
	const key = data.length === 1 ? keyOf(data[0]!) : data.map(keyOf).join(' ');
	let stance = stances.get(key);
	if (!stance) {
		// The same handicap twice counts once.
		const known = data.filter(({is}) => Object.hasOwn(handicaps, is));
		const byName = new Map(known.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map(one => [one.is, one]));
		stance = [...byName.values()].reduce((current, one) => handicaps[one.is]!(current, one), {
			...plainStance,
			handicaps: byName.size,
		});
		stances.set(key, stance);
	}

	return stance;
};

/** A number between -1 and 1 for each cell of time, the same for the same salt. */
const noiseAt = (salt: number, cell: number): number => {
	let mixed = Math.imul(salt ^ (cell + 0x9e3779b9), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
};

const tremble = (salt: number, time: number): number => {
	const cell = Math.floor(time / 70);
	const share = time / 70 - cell;
	return noiseAt(salt, cell) * (1 - share) + noiseAt(salt, cell + 1) * share;
};

/** When the lock falls that a press at this time sets off: late, hurried and uneven as the stance has it. */
const lockTime = (stance: Stance, time: number): number => {
	const late = (time + stance.lag) * stance.speed;
	return stance.wobble === 0 ? late : Math.max(0, late + stance.wobble * 60 * (sweep(late, 410) + 1));
};

/** What chance holds ready for one throw, before anybody presses anything. */
export type Chances = {
	/** Where the trembling starts. */
	readonly salt: number;
	/** The side to which a die slides on a card. */
	readonly side: number;
	/** How much a spinning die will bend its way; it is shown. */
	readonly curve: number;
};

const chancesOf = (stance: Stance, draw: Draw): Chances => ({
	salt: draw.below(1_000_000),
	side: draw.fraction() < 0.5 ? -1 : 1,
	curve: stance.curve === 0 ? 0 : stance.curve * (0.4 + 0.6 * draw.fraction()) * (draw.fraction() < 0.5 ? -1 : 1),
});

const streamOf = ({number, seed}: ThrowRequest): Draw => drawOnce(`${number}/${seed}`, 'throw');

/** What can be known of a throw before it is made, for the screen and for bots. */
export const lookAhead = (request: ThrowRequest): {stance: Stance; chances: Chances} => {
	const stance = composeStance(request.handicaps);
	return {stance, chances: chancesOf(stance, streamOf(request))};
};

/** The cursor of a beat at a moment, as it is on the screen and as a press reads it. */
export const readingAt = (stance: Stance, beat: Beat, chances: Chances, time: number): number => {
	const plain = beat.cursor(lockTime(stance, time));
	const slid = beat.slides ? plain * chances.side : plain;
	return stance.jitter === 0 || beat.sets === 'nothing' ? slid : slid + stance.jitter * tremble(chances.salt, time);
};

/** One step of the arrows brings a sliding die back by so much. */
export const stepBack = 0.2;

/** Even puffs at this distance are the right ones. */
export const puffGap = 240;

/** So many milliseconds between two puffs are the whole of the power bar. */
const haste = 130;

/** The gap between the right number of puffs that gives this much power. */
export const gapFor = (power: number): number => puffGap - power * haste;

/** Where one press locks both, power runs against aim, and further. */
export const powerOfBoth = -1.4;

const breath = (wanted: number, taps: readonly number[]): number => {
	if (taps.length === 0) return -1;
	const gap = taps.length === 1 ? puffGap : (taps[taps.length - 1]! - taps[0]!) / (taps.length - 1);
	return (taps.length - wanted) * 0.3 + (puffGap - gap) / haste;
};

/** How far from facing the table a turning thrower is: 0 faces it, 0.5 has it behind. */
export const awayAt = ({length, facing}: Turning, elapsed: number): number => {
	const phase = elapsed / length - facing;
	const share = phase - Math.floor(phase);
	return Math.min(share, 1 - share);
};

/** How long after the first press the last may fall: what a perfect finger needs, and the slack of the stance. */
export const timeLimit = (stance: Stance): number => {
	if (stance.slack === undefined) return Infinity;
	let needed = stance.slack;
	for (let index = 1; index < stance.beats.length; index++) needed += stance.beats[index]!.moment(0);
	return needed;
};

type Outcome = {aim: number; power: number; respected: boolean};

/** Goes through the beats: what they read, and whether everything was done that the stance asks for. */
const perform = (stance: Stance, chances: Chances, gesture: TidyGesture): Outcome => {
	const done: Outcome = {aim: 0, power: 0, respected: gesture.presses.length >= stance.beats.length};
	let elapsed = 0;
	let sinceFirst = 0;
	for (const [index, beat] of stance.beats.entries()) {
		const time = gesture.presses[index] ?? 0;
		elapsed += time;
		if (index > 0) sinceFirst += time;
		if (beat.window && (time < beat.window[0] || time > beat.window[1])) done.respected = false;
		if (beat.sets === 'nothing') continue;
		const missing = gesture.presses[index] === undefined;
		let reading =
			beat.taps === undefined
				? readingAt(stance, beat, chances, time)
				: breath(
						beat.taps,
						gesture.taps.filter(tap => tap <= time),
					);
		if (beat.slides) reading += gesture.steps * stepBack;
		if (missing) reading = 1;
		if (beat.sets !== 'power') done.aim += reading;
		if (beat.sets !== 'aim') done.power += beat.sets === 'both' ? powerOfBoth * reading : reading;
		if (stance.turning !== undefined && awayAt(stance.turning, elapsed) > stance.turning.away) done.respected = false;
	}

	if (sinceFirst > timeLimit(stance)) done.respected = false;
	return done;
};

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The same request and gesture give the same landing on every machine. */
export const throwDie = (request: ThrowRequest, gesture: Gesture): Thrown => {
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
		(!stance.bank || side !== 0) &&
		(stance.mustLoft === undefined || stance.loft !== undefined || chosen === stance.mustLoft) &&
		(stance.hurdle === undefined || flight.overCard > stance.hurdle);
	const {x, y, turn, bounces, path} = flight;
	return {landing: {zone: zoneAt(board, {x, y, turn}), icon, bounces, respected, x, y, yaw: turn.sin}, path};
};

/** The powers with which a straight throw stops at the near rim and at the far one, for the marks on the bar. */
export const powersOfBoard = (loft: Loft): readonly [near: number, far: number] => [
	(paceFor(physics.distance - 1, loft) / paceFor(physics.distance, loft) - 1) / bars.power,
	(paceFor(physics.distance + 1, loft) / paceFor(physics.distance, loft) - 1) / bars.power,
];
