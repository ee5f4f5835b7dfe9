/** Bots' fingers: presses for the middle of the board, with the error of a hand, for the same physics as a player's. */
import type {ThrowRequest} from '../kernel/landing.js';
import {type Draw, drawOnce} from '../kernel/random.js';
import type {PressedGesture} from './gesture.js';
import {handSpread, type PressingHand} from './odds.js';
import {planOf} from './plan.js';
import {bars, composeStance, lookAhead} from './throw-die.js';

/** Roughly a bell curve of spread 1, without tails to speak of. */
const bell = (draw: Draw): number => (draw.fraction() + draw.fraction() + draw.fraction() + draw.fraction() - 2) * 1.7320508;

/** Now and then a finger slips. */
const slips = {share: 0.09, by: 2.6};

const slip = (draw: Draw): number => bell(draw) * (draw.fraction() < slips.share ? slips.by : 1);

/** How much a stance's blur costs a bot's finger. */
const distraction = 1.29;

export const gestureByHand = (request: ThrowRequest, hand: PressingHand): PressedGesture => gestureBySpread(request, handSpread[hand]);

const nothing = {curve: 0, side: 1};

/** The presses of a finger whose error has this spread in milliseconds. */
export const gestureBySpread = (request: ThrowRequest, spread: number): PressedGesture => {
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
	// A die that bends its way is aimed off by the first beat that can.
	let offset = chances.curve === 0 ? 0 : -chances.curve / (bars.aim * stance.range);
	const presses = plan.presses.map((press, index) => {
		const beat = stance.beats[index]!;
		let time = press;
		if (offset !== 0 && beat.sets === 'aim') {
			time += offset / (plan.rates[index] || 1);
			offset = 0;
		}

		return Math.max(0, Math.round(time + slip(draw) * spreads[beat.sets]));
	});
	const gesture = {presses, loft: plan.loft, side: stance.bank ? 1 : 0, steps: plan.steps === 0 ? 0 : -plan.steps * chances.side};
	if (plan.taps.length === 0) return gesture;
	return {...gesture, taps: plan.taps.map(tap => Math.max(0, Math.round(tap + slip(draw) * spreads.power)))};
};
