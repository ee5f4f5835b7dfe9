/** Bots' fingers: presses for a spot on the board, with the error of a hand, for the same physics as a player's. */
import type {ThrowRequest} from '../kernel/landing.js';
import {drawOnce} from '../kernel/random.js';
import {bell} from './bell.js';
import type {PressedGesture} from './gesture.js';
import {handSpread, type PressingHand} from './odds.js';
import {planOf} from './plan.js';
import {bars, composeStance, lookAhead, powerTo} from './throw-die.js';

/** How much a stance's blur costs a bot's finger. */
const distraction = 1.3;

/** Where a hand would like the die to lie, in board radii from the middle: x to the right, y away from the thrower. */
type Spot = {readonly x: number; readonly y: number};

const middle: Spot = {x: 0, y: 0};

export const gestureByHand = (request: ThrowRequest, hand: PressingHand, spot = middle): PressedGesture =>
	gestureBySpread(request, handSpread[hand], spot);

const nothing = {curve: 0, side: 1};

/** The presses of a finger whose error has this spread in milliseconds. */
export const gestureBySpread = (request: ThrowRequest, spread: number, spot = middle): PressedGesture => {
	const stance = composeStance(request.handicaps);
	const plan = planOf(stance);
	// Looked at only where there is something to see: a die that bends its way, or slides.
	const chances = stance.curve !== 0 || plan.steps !== 0 ? lookAhead(request).chances : nothing;
	const draw = drawOnce(`${request.number}/${request.seed}`, 'hand');
	const own = spread * spread;
	const [aim, power] = [stance.blur.aim * distraction, stance.blur.power * distraction];
	const spreads = {
		aim: Math.sqrt(own + aim * aim),
		power: Math.sqrt(own + power * power),
		both: Math.sqrt(own + (aim * aim + power * power) / 2),
		nothing: spread,
	};
	// A spot off the middle, or a die that bends its way, is aimed off by the first beat that can.
	const offsets = {
		aim: (spot.x - chances.curve) / (bars.aim * stance.range),
		power: spot.y === 0 ? 0 : powerTo(spot.y / stance.range, plan.loft),
	};
	const presses = plan.presses.map((press, index) => {
		const beat = stance.beats[index]!;
		let time = press;
		if ((beat.sets === 'aim' || beat.sets === 'power') && offsets[beat.sets] !== 0) {
			time += offsets[beat.sets] / (plan.rates[index] || 1);
			offsets[beat.sets] = 0;
		}

		return Math.max(0, Math.round(time + bell(draw) * spreads[beat.sets]));
	});
	const gesture = {presses, loft: plan.loft, side: stance.bank ? 1 : 0, steps: plan.steps === 0 ? 0 : -plan.steps * chances.side};
	if (plan.taps.length === 0) return gesture;
	return {...gesture, taps: plan.taps.map(tap => Math.max(0, Math.round(tap + bell(draw) * spreads.power)))};
};
