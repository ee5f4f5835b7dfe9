/**
 * A stance: the required throws in force, put together into one throw. Each throw brings handicaps, each handicap changes
 * the stance a little, and any set of them can be thrown.
 */
import type {HandicapData} from '../kernel/landing.js';
import {momentOfSweep, ramp, sweep} from './cursors.js';
import type {Loft} from './flight.js';

/** One press that the throw waits for. */
export type Beat = {
	readonly name: string;
	/** What the press decides: the direction, the pace, both, or only whether it was done. */
	readonly sets: 'aim' | 'power' | 'both' | 'nothing';
	/** The reading at this many milliseconds into the beat: 0 is the middle of the board. */
	readonly cursor: (time: number) => number;
	/** When a perfect finger presses for a reading. */
	readonly moment: (reading: number) => number;
	/** Locked outside this window, in the cursor's own time, the throw is spoilt. */
	readonly window?: readonly [from: number, to: number];
	/** The beat is made of taps, so many for the middle of the board. */
	readonly taps?: number;
	/** The die slides aside during this beat, and steps bring it back; further than the bar is long, and it has fallen off. */
	readonly slides?: true;
	/** A bar that runs only once, in so many milliseconds. */
	readonly rolls?: number;
};

/** What the screen shows less of, or otherwise. */
export type Look = 'mirrored' | 'dark' | 'half-hidden' | 'middle-hidden' | 'edge-on' | 'upper-half-only';

/** In milliseconds: one turn takes `length`, the face is to the table at `facing`, and a lock may be `away` from that at most. */
export type Turning = {readonly length: number; readonly facing: number; readonly away: number};

type Spread = {readonly aim: number; readonly power: number};

export type Stance = {
	readonly beats: readonly Beat[];
	/** Cursors run so much faster. */
	readonly speed: number;
	/** Cursors run unevenly. */
	readonly wobble: number;
	/** Cursors tremble by so much, by chance. */
	readonly jitter: number;
	/** The hand obeys so many milliseconds late. */
	readonly lag: number;
	readonly range: number;
	/** The die spins, and its way bends by up to so much. */
	readonly curve: number;
	readonly bank: boolean;
	/** A card of this height stands in the way, to be cleared after the first bounce. */
	readonly hurdle: number | undefined;
	readonly loft: Loft | undefined;
	/** The loft is not the thrower's to choose, it must be chosen right. */
	readonly mustLoft: Loft | undefined;
	/** No more power than this. */
	readonly cap: number;
	readonly bounces: number;
	/** All locks within so many milliseconds of the first press, counted from the earliest a perfect finger could be done. */
	readonly slack: number | undefined;
	/** The thrower turns: a lock counts only while the face is to the table. */
	readonly turning: Turning | undefined;
	readonly looks: readonly Look[];
	/** How much less sure a finger is, in milliseconds of spread, for direction and for pace. */
	readonly blur: Spread;
	/** The same for a throw without timing, which feels nothing of what the bars do. */
	readonly scatter: Spread;
	/** How many handicaps it is made of. */
	readonly handicaps: number;
};

/** How long the first sweep of a bar takes. */
export const sweepLength = 800;

export const aimBeat: Beat = {
	name: 'aim',
	sets: 'aim',
	cursor: time => sweep(time, sweepLength),
	moment: reading => momentOfSweep(reading, sweepLength),
};

const powerBeat: Beat = {
	name: 'power',
	sets: 'power',
	cursor: time => sweep(time, sweepLength),
	moment: reading => momentOfSweep(reading, sweepLength),
};

/** One of the two bars of the plain throw, or both in one, whatever has been done to it since. */
export const isBar = ({name}: Beat): boolean => name === 'aim' || name === 'power' || name === 'cross';

/** A press as something meets something: early is weak, late is strong, and a whole `unit` off they miss each other. */
export const meeting = (name: string, sets: Beat['sets'], at: number, unit: number): Beat => ({
	name,
	sets,
	cursor: time => ramp(time, at, unit),
	moment: reading => at + reading * unit,
	window: [at - unit, at + unit],
});

export const plainStance: Stance = {
	beats: [aimBeat, powerBeat],
	speed: 1,
	wobble: 0,
	jitter: 0,
	lag: 0,
	range: 1,
	curve: 0,
	bank: false,
	hurdle: undefined,
	loft: undefined,
	mustLoft: undefined,
	cap: 1,
	bounces: 1,
	slack: undefined,
	turning: undefined,
	looks: [],
	blur: {aim: 0, power: 0},
	scatter: {aim: 0, power: 0},
	handicaps: 0,
};

/** What a handicap does to a stance, with the figures that the throw's data gives it. */
export type Handicap = (stance: Stance, figures: HandicapData) => Stance;

/** A figure of a handicap, or its usual value. */
export const figureOf = (figures: HandicapData, name: string, usual: number): number => {
	const figure = figures[name];
	return typeof figure === 'number' ? figure : usual;
};

/** The gates that hurry the thrower: the tightest counts. */
export const hurried = (stance: Stance, slack: number): Stance => ({...stance, slack: Math.min(stance.slack ?? Infinity, slack)});

/** Puts a beat in the place of a plain one, or behind the others where that one is already gone. */
export const replaceBeat = (stance: Stance, plain: 'aim' | 'power', ...beats: readonly Beat[]): Stance => {
	const at = stance.beats.findIndex(beat => beat.name === plain);
	const kept = stance.beats.filter((_, index) => index !== at);
	const place = at === -1 ? kept.length : at;
	return {...stance, beats: [...kept.slice(0, place), ...beats, ...kept.slice(place)]};
};

/** Independent errors add by their squares. */
const widened = (one: Spread, other: Spread): Spread => ({
	aim: Math.sqrt(one.aim * one.aim + other.aim * other.aim),
	power: Math.sqrt(one.power * one.power + other.power * other.power),
});

/** For those who cannot feel what makes the bars harder. */
export const scattered = (stance: Stance, aim: number, power = aim): Stance => ({
	...stance,
	scatter: widened(stance.scatter, {aim, power}),
});

/** What is hidden, or asks for more than a finger can mind, makes it less sure. */
export const blurred = (stance: Stance, aim: number, power = aim): Stance => ({
	...scattered(stance, aim, power),
	blur: widened(stance.blur, {aim, power}),
});

export const looking = (stance: Stance, look: Look): Stance =>
	stance.looks.includes(look) ? stance : {...stance, looks: [...stance.looks, look]};
