/** What the beats of a throw read off their cursors, and whether everything was done that the stance asks for. */
import type {Draw} from '../kernel/random.js';
import {sweep} from './cursors.js';
import type {TidyGesture} from './gesture.js';
import type {Beat, Stance, Turning} from './stance.js';

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

/** The cursor's own time at a moment of the beat: hurried and uneven as the stance has it. */
const cursorTime = (stance: Stance, time: number): number => {
	const hurried = time * stance.speed;
	return stance.wobble === 0 ? hurried : Math.max(0, hurried + stance.wobble * 60 * (sweep(hurried, 410) + 1));
};

/** Whether a press at this time locks the beat while it can be locked. */
export const isInWindow = (stance: Stance, {window}: Beat, time: number): boolean => {
	if (!window) return true;
	const locked = cursorTime(stance, time + stance.lag);
	return locked >= window[0] && locked <= window[1];
};

/** The first moment from which on a press comes too late; undefined where none does. */
export const closesAt = (stance: Stance, {window}: Beat): number | undefined =>
	window && Math.max(0, Math.ceil(window[1] / stance.speed - stance.lag) + 1);

/** What chance holds ready for one throw, before anybody presses anything. */
export type Chances = {
	/** Where the trembling starts. */
	readonly salt: number;
	/** The side to which a die slides on a card. */
	readonly side: number;
	/** How much a spinning die will bend its way; it is shown. */
	readonly curve: number;
};

export const chancesOf = (stance: Stance, draw: Draw): Chances => ({
	salt: draw.below(1_000_000),
	side: draw.fraction() < 0.5 ? -1 : 1,
	curve: stance.curve === 0 ? 0 : stance.curve * (0.4 + 0.6 * draw.fraction()) * (draw.fraction() < 0.5 ? -1 : 1),
});

/** The cursor of a beat at a moment, as it is on the screen. */
export const shownAt = (stance: Stance, beat: Beat, chances: Chances, time: number): number => {
	const plain = beat.cursor(cursorTime(stance, time));
	const slid = beat.slides ? plain * chances.side : plain;
	return stance.jitter === 0 || beat.sets === 'nothing' ? slid : slid + stance.jitter * tremble(chances.salt, time);
};

/** What a press at a moment reads: a hand that obeys late locks what is on the screen by then. */
export const readingAt = (stance: Stance, beat: Beat, chances: Chances, time: number): number =>
	shownAt(stance, beat, chances, time + stance.lag);

/** One step of the arrows brings a sliding die back by so much. */
export const stepBack = 0.35;

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Even puffs at this distance are the right ones. */
export const puffGap = 240;

/** So many milliseconds between two puffs are the whole of the power bar. */
const haste = 130;

/** The gap between the right number of puffs that gives this much power. */
export const gapFor = (power: number): number => puffGap - power * haste;

/** Where one press locks both, power runs against aim, and further. */
export const powerOfBoth = -1.4;

/** Haste makes up for so much of the missing puffs, and no more. */
const mostHaste = 0.6;

const breath = (wanted: number, taps: readonly number[]): number => {
	if (taps.length === 0) return -1;
	if (taps.length === 1) return (1 - wanted) * 0.3;
	const gap = (taps[taps.length - 1]! - taps[0]!) / (taps.length - 1);
	let uneven = 0;
	for (let tap = 1; tap < taps.length; tap++) uneven += Math.abs(taps[tap]! - taps[tap - 1]! - gap);
	const hasty = clamp((puffGap - gap) / haste, -mostHaste, mostHaste);
	// Some of the breath goes beside the die when it comes in gasps.
	return (taps.length - wanted) * 0.3 + hasty - uneven / (taps.length - 1) / (4 * haste);
};

/** How many milliseconds from facing the table a turning thrower is. */
export const awayAt = ({length, facing}: Turning, elapsed: number): number => {
	const turned = elapsed - facing;
	const into = turned - Math.floor(turned / length) * length;
	return Math.min(into, length - into);
};

/** How long after the first press the last may fall: what a perfect finger needs, and the slack of the stance. Who turns must wait to face the table. */
export const timeLimit = (stance: Stance): number => {
	if (stance.slack === undefined) return Infinity;
	let needed = stance.slack + 2 * (stance.turning?.length ?? 0);
	for (let index = 1; index < stance.beats.length; index++) needed += stance.beats[index]!.moment(0);
	return needed;
};

type Outcome = {aim: number; power: number; respected: boolean};

/** Goes through the beats: what they read, and whether everything was done that the stance asks for. */
export const perform = (stance: Stance, chances: Chances, gesture: TidyGesture): Outcome => {
	const done: Outcome = {aim: 0, power: 0, respected: gesture.presses.length >= stance.beats.length};
	let elapsed = 0;
	let sinceFirst = 0;
	for (const [index, beat] of stance.beats.entries()) {
		const time = gesture.presses[index] ?? 0;
		elapsed += time;
		if (index > 0) sinceFirst += time;
		if (!isInWindow(stance, beat, time)) done.respected = false;
		if (beat.sets === 'nothing') continue;
		const missing = gesture.presses[index] === undefined;
		let reading =
			beat.taps === undefined
				? readingAt(stance, beat, chances, time)
				: breath(
						beat.taps,
						gesture.taps.filter(tap => tap <= time),
					);
		if (beat.slides) {
			reading += gesture.steps * stepBack;
			if (Math.abs(reading) > 1) done.respected = false;
		}

		if (missing) reading = 1;
		if (beat.sets !== 'power') done.aim += reading;
		if (beat.sets !== 'aim') done.power += beat.sets === 'both' ? powerOfBoth * reading : reading;
		if (stance.turning !== undefined && awayAt(stance.turning, elapsed) > stance.turning.away) done.respected = false;
	}

	if (sinceFirst > timeLimit(stance)) done.respected = false;
	return done;
};
