/**
 * The second way to throw, without any timing: the thrower picks a spot and how much to risk. The die scatters around the
 * spot by chance, wider with every handicap; a bold throw scatters less and goes wrong altogether more often.
 */
import type {Landing, ThrowRequest} from '../kernel/landing.js';
import type {Draw} from '../kernel/random.js';
import {bell} from './bell.js';
import {besideOthers} from './beside.js';
import type {Waypoint} from './flight.js';
import {physics} from './flight.js';
import type {Stance} from './stance.js';
import {zoneAt} from './zone.js';

export const risks = ['careful', 'even', 'bold'] as const;

export type Risk = (typeof risks)[number];

/** The spot in hundredths of the board's radius, from the middle: x to the right, y away from the thrower. */
export type Steady = {readonly x: number; readonly y: number; readonly risk: Risk};

/** How far the die scatters, and the share of throws that go wrong, in a plain throw and for every handicap more. */
const gambles: Readonly<Record<Risk, {readonly scatter: number; readonly botch: number; readonly each: number}>> = {
	careful: {scatter: 1.08, botch: 0, each: 0.01},
	even: {scatter: 1, botch: 0.05, each: 0.03},
	bold: {scatter: 0.78, botch: 0.17, each: 0.06},
};

/** What a throw without any handicap scatters by, and what a handicap adds, as independent errors do. */
const scatter = {plain: 0.28, blur: 0.0095} as const;

/** A handicap costs at least this much, however little it blurs. */
const leastBlur = 14;

/** What can be said of a steady throw beforehand: the scatter to each side, and the chance that it goes wrong. */
export const steadyOdds = (stance: Stance, risk: Risk): {x: number; y: number; botch: number} => {
	const gamble = gambles[risk];
	const {handicaps} = stance;
	const least = handicaps * leastBlur * leastBlur;
	const wide = (blur: number): number => {
		const added = scatter.blur * Math.sqrt(Math.max(least, blur * blur));
		return gamble.scatter * stance.range * Math.sqrt(scatter.plain * scatter.plain + added * added);
	};
	return {x: wide(stance.scatter.aim), y: wide(stance.scatter.power), botch: gamble.botch + gamble.each * handicaps};
};

const hundredths = (value: unknown): number => {
	const number = typeof value === 'number' && !Number.isNaN(value) ? Math.trunc(value) : 0;
	return Math.max(-150, Math.min(150, number)) / 100;
};

/** The way for the eye: over the table to the bounces it owes, and on to where it lies. */
const pathTo = (x: number, y: number, bounces: number, range: number): readonly Waypoint[] => {
	const start = -physics.distance * range;
	const at = (share: number, height: number, bounce: boolean): Waypoint => ({x: x * share, y: start + (y - start) * share, height, bounce});
	const hand = at(0, physics.height, false);
	if (bounces === 0) return [hand, at(0.25, 0.6, false), {x, y, height: 0, bounce: true}];
	// Before the board begins, whatever the spot.
	const rim = (-1 - start) / Math.max(0.1, y - start);
	const each = Math.min(0.6, rim * 0.9) / bounces;
	const path = [hand, at(Math.min(0.25, each / 2), 0.6, false)];
	for (let bounce = 1; bounce <= bounces; bounce++) {
		path.push(at(each * bounce, 0, true), at(each * bounce + Math.min(0.1, each / 2), 0.2 / bounce, false));
	}

	return [...path, {x, y, height: 0, bounce: false}];
};

type SteadyThrown = {readonly landing: Omit<Landing, 'icon'>; readonly path: readonly Waypoint[]};

/** Any numbers at all make a throw: what is out of range is brought in. */
export const throwSteady = (request: ThrowRequest, stance: Stance, steady: Steady, draw: Draw): SteadyThrown => {
	const {board, obstacles} = request;
	const {x, y, risk}: Partial<Steady> = typeof steady === 'object' && steady !== null ? steady : {};
	const odds = steadyOdds(stance, risk !== undefined && risks.includes(risk) ? risk : 'even');
	const spread = {x: bell(draw) * odds.x, y: bell(draw) * odds.y};
	const botched = draw.fraction() < odds.botch;
	const spin = draw.fraction() * 2 - 1;
	const rest = besideOthers(hundredths(x) + spread.x, hundredths(y) + spread.y, obstacles, board.dieHalf * 2);
	const tilt = Math.sqrt(1 + spin * spin);
	const turn = {cos: 1 / tilt, sin: spin / tilt};
	// Gone wrong: the requirement is forgotten, or, where there is none, the bounce.
	const free = stance.handicaps === 0;
	const bounces = botched && free ? 0 : stance.bounces;
	return {
		landing: {zone: zoneAt(board, {...rest, turn}), bounces, respected: !botched || free, ...rest, yaw: turn.sin},
		path: pathTo(rest.x, rest.y, bounces, stance.range),
	};
};
