/** Bots' fingers: a hand answers a throw request with a landing drawn from the throw's own random stream. */
import type {Landing, ThrowRequest} from '../kernel/landing.js';
import {drawOnce} from '../kernel/random.js';
import {type HandName, type Outcome, oddsOf, outcomes, zoneOf} from './odds.js';

const fall = (fraction: number, hand: HandName, stance: readonly string[]): Outcome => {
	const odds = oddsOf(hand, stance);
	let left = fraction * 100;
	for (const outcome of outcomes) {
		left -= odds[outcome];
		if (left < 0) return outcome;
	}

	return 'outside';
};

/** The same request and hand give the same landing on every machine. */
export const throwByHand = (request: ThrowRequest, hand: HandName): Landing => {
	const draw = drawOnce(`${request.number}/${request.seed}`, 'throw');
	const outcome = fall(draw.fraction(), hand, request.stance);
	const icon = request.faces[draw.below(request.faces.length)] === 'icon';
	const bounces = request.stance.includes('double-bounce') && outcome !== 'disrespected' ? 2 : 1;
	return {
		zone: zoneOf(outcome),
		icon,
		bounces: outcome === 'no-bounce' ? 0 : bounces,
		respected: outcome !== 'disrespected',
	};
};
