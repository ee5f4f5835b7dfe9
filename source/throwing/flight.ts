/**
 * From the hand to the table: a parabola, bounces, a slide. Closed form between the bounces, and nothing but
 * + - * / and square roots, so that the same throw comes to rest in the same place on every machine.
 */
import type {Board} from '../kernel/board.js';
import type {LyingDie} from '../kernel/landing.js';
import type {Draw} from '../kernel/random.js';
import {besideOthers} from './beside.js';
import {deflected, firstMet, under} from './glancing.js';
import type {Turn} from './zone.js';

export const lofts = ['low', 'middle', 'high'] as const;

export type Loft = (typeof lofts)[number];

/** How steeply each loft rises. */
const slopes: Readonly<Record<Loft, number>> = {low: 0.1, middle: 0.45, high: 1.1};

/** Tuned by `npm run balance`; lengths in board radii, gravity 1. */
export const physics = {
	/** From the hand to the middle of the board, and its height above the table. */
	distance: 3,
	height: 0.35,
	/** What a bounce leaves of the rise and of the pace. */
	restitution: 0.4,
	pace: 0.85,
	/** Below this rise the die slides. */
	flat: 0.12,
	friction: 0.22,
	/** How much each bounce may change the pace, and the direction. */
	tumble: 0.088,
	stray: 0.42,
	/** What is left of the way after glancing off another die. */
	glance: 0.4,
	/** How far from the hand the card of a card jump stands. */
	card: 1.66,
	/** How far to the side the box of a bank shot stands. */
	boxAside: 1.3,
} as const;

type Launch = {
	/** Sideways per forward. */
	readonly slope: number;
	/** Share of the pace that reaches the middle. */
	readonly pace: number;
	readonly loft: Loft;
	/** Further from the table. */
	readonly range: number;
	/** Sideways drift over the whole way, for a die that spins. */
	readonly curve: number;
	/** The side of the box that it comes off: -1, 1, or 0 without a box. */
	readonly box: number;
};

/** A point of the way, for the eye: `height` above the table. */
export type Waypoint = {readonly x: number; readonly y: number; readonly height: number; readonly bounce: boolean};

export type Flight = {
	readonly x: number;
	readonly y: number;
	readonly turn: Turn;
	/** Bounces on the table before the board was touched. */
	readonly bounces: number;
	/** How high the die was over the card of a card jump, after its first bounce; 0 if it came down on the wrong side. */
	readonly overCard: number;
	/** It came off the box, and before it touched the board. */
	readonly offBox: boolean;
	readonly path: readonly Waypoint[];
};

/** How far a die goes in all, without chance, at this pace. */
const reach = (pace: number, loft: Loft): number => {
	const rise = pace * slopes[loft];
	let fall = Math.sqrt(rise * rise + 2 * physics.height);
	let speed = pace;
	let way = speed * (rise + fall);
	for (;;) {
		fall *= physics.restitution;
		speed *= physics.pace;
		if (fall < physics.flat) return way + (speed * speed) / (2 * physics.friction);
		way += speed * 2 * fall;
	}
};

/** The pace that goes so far, found by halving. */
export const paceFor = (distance: number, loft: Loft): number => {
	let [low, high] = [0, 8];
	for (let halving = 0; halving < 60; halving++) {
		const middle = (low + high) / 2;
		if (reach(middle, loft) < distance) low = middle;
		else high = middle;
	}

	return (low + high) / 2;
};

const middlePace: Readonly<Record<Loft, number>> = {
	low: paceFor(physics.distance, 'low'),
	middle: paceFor(physics.distance, 'middle'),
	high: paceFor(physics.distance, 'high'),
};

/** A number between -1 and 1, mostly small. */
const chance = (draw: Draw): number => draw.fraction() + draw.fraction() - 1;

/** The height at a share of a leap that rises so high. */
const heightAt = (share: number, top: number): number => (share <= 0 || share >= 1 ? 0 : 4 * top * share * (1 - share));

/** Off the box the way is that of a mirrored hand behind it; the part before the box is folded back for the eye. */
class Trail {
	readonly path: Waypoint[] = [];
	/** It has come off the box. */
	isOff = false;
	readonly #box: number;
	#last: {x: number; y: number; height: number} | undefined;

	constructor(box: number) {
		this.#box = box;
	}

	add(x: number, y: number, height: number, bounce: boolean): void {
		const [box, last] = [this.#box, this.#last];
		const isBehind = (at: number): boolean => at * box > box * box;
		if (last && isBehind(last.x) && !isBehind(x)) {
			const share = (last.x - box) / (last.x - x);
			const between = last.height + (height - last.height) * share;
			this.path.push({x: box, y: last.y + (y - last.y) * share, height: between, bounce: true});
			this.isOff = true;
		}

		this.path.push({x: isBehind(x) ? 2 * box - x : x, y, height, bounce});
		this.#last = {x, y, height};
	}
}

/** A die leans to the side it is thrown to, and strays that way: mirrored throws stay mirrored, straight ones straight. */
const leanOf = (slope: number): number => Math.max(-1, Math.min(1, slope * 25));

export const fly = (launch: Launch, board: Board, obstacles: readonly LyingDie[], draw: Draw): Flight => {
	const {loft, range} = launch;
	const start = -physics.distance * range;
	const box = launch.box * physics.boxAside;
	const slope = launch.slope + (2 * box) / start;
	const length = Math.sqrt(1 + slope * slope);
	let [dx, dy] = [slope / length, 1 / length];
	let [x, y] = [2 * box, start];
	const lean = leanOf(launch.slope);
	let speed = middlePace[loft] * launch.pace;
	const rise = speed * slopes[loft];
	let fall = Math.sqrt(rise * rise + 2 * physics.height);
	// The way off the box is longer, and the hand knows it.
	const stretch = range * Math.sqrt(1 + (2 * box * 2 * box) / (start * start));
	let hop = speed * (rise + fall) * stretch;
	const trail = new Trail(box);
	let bounces = 0;
	let overCard = 0;
	let touched = false;
	let offBox = false;
	let leaps = 0;
	let ahead = obstacles;
	const fallTo = (top: number): void => {
		const wasTouched = touched;
		trail.add(x + (dx * hop) / 2, y + (dy * hop) / 2, top, false);
		x += dx * hop;
		y += dy * hop;
		if (x * x + y * y < 1) touched = true;
		else if (!touched) bounces++;
		trail.add(x, y, 0, true);
		if (trail.isOff && !wasTouched) offBox = true;
	};

	trail.add(x, y, physics.height, false);
	fallTo(physics.height + (rise * rise) / 2);
	for (;;) {
		fall *= physics.restitution;
		// A tumbling die takes each bounce a little differently.
		speed *= physics.pace * (1 + physics.tumble * chance(draw));
		const landedOn = ahead.length === 0 ? undefined : under(x, y, ahead, board.dieHalf * 2);
		if (landedOn) {
			[dx, dy] = deflected({x, y, dx, dy}, landedOn);
			speed *= physics.glance;
			ahead = ahead.filter(die => die !== landedOn);
		}

		const bent = dx + physics.stray * chance(draw) * lean;
		const unit = Math.sqrt(bent * bent + dy * dy);
		[dx, dy] = [bent / unit, dy / unit];
		if (fall < physics.flat) break;
		const before = hop;
		hop = speed * 2 * fall * stretch;
		if (leaps++ === 0) overCard = heightAt((physics.card * stretch - before) / hop, (fall * fall) / 2);
		fallTo((fall * fall) / 2);
	}

	// A spinning die bends its last roll; what lies there is met on the bent way.
	const roll = ((speed * speed) / (2 * physics.friction)) * stretch;
	const [aside, onward] = [dx * roll + launch.curve, dy * roll];
	let way = Math.sqrt(aside * aside + onward * onward);
	[dx, dy] = way === 0 ? [0, 1] : [aside / way, onward / way];
	for (;;) {
		const met = firstMet({x, y, dx, dy}, way, ahead, board.dieHalf * 2);
		if (!met) break;
		x += dx * met.touch;
		y += dy * met.touch;
		trail.add(x, y, 0, true);
		[dx, dy] = deflected({x, y, dx, dy}, met.die);
		way = (way - met.touch) * physics.glance;
		ahead = ahead.filter(die => die !== met.die);
	}

	({x, y} = besideOthers(x + dx * way, y + dy * way, obstacles, board.dieHalf * 2));
	trail.add(x, y, 0, false);
	if (trail.isOff && !touched) offBox = true;
	const side = x < 0 ? -1 : 1;
	const spin = draw.fraction() * side;
	const tilt = Math.sqrt(1 + spin * spin);
	return {x, y, turn: {cos: 1 / tilt, sin: spin / tilt}, bounces, overCard, offBox, path: trail.path};
};
