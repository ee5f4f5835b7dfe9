/**
 * What a bot expects of a hand: the spread of its press in time, widened by every required throw, and what comes of such a
 * spread on the board. Measured from the physics by `npm run odds` (measured.ts); nobody throws with it.
 */
import {bySpread, handicaps} from './measured.js';

/** The hands that press keys, by how well they do it. */
export const pressingHands = ['novice', 'skilled', 'expert'] as const;

export type PressingHand = (typeof pressingHands)[number];

/** All hands that bots throw with; the steady one picks a spot instead of pressing. */
export const handNames = [...pressingHands, 'steady'] as const;

export type HandName = (typeof handNames)[number];

export const isHandName = (name: unknown): name is HandName => handNames.includes(name as HandName);

/** Everything a throw can come to: the zones of the board, and the two ways to spoil it in the air. */
export const outcomes = ['1', '2', '3', '4', '5', 'bullseye', 'hole', 'bone', 'outside', 'no-bounce', 'disrespected'] as const;

export type Outcome = (typeof outcomes)[number];

export type Odds = Readonly<Record<Outcome, number>>;

/** The spread of a hand's press in milliseconds. */
export const handSpread: Readonly<Record<PressingHand, number>> = {novice: 70, skilled: 35, expert: 15};

const mix = (low: Odds, high: Odds, share: number): Odds => {
	const odds = {...low};
	for (const outcome of outcomes) odds[outcome] += (high[outcome] - low[outcome]) * share;
	return odds;
};

const oddsAt = (spread: number): Odds => {
	for (let row = 1; row < bySpread.length; row++) {
		const [low, high] = [bySpread[row - 1]!, bySpread[row]!];
		if (spread <= high.spread) return mix(low.odds, high.odds, Math.max(0, spread - low.spread) / (high.spread - low.spread));
	}

	return bySpread[bySpread.length - 1]!.odds;
};

/** Independent errors add by their squares; what is not done as required comes off the top. */
const oddsFor = (hand: PressingHand, stance: readonly string[]): Odds => {
	let square = handSpread[hand] * handSpread[hand];
	let clean = 1;
	for (const id of stance) {
		const [spread, spoilt] = handicaps[id]?.[hand] ?? [40, 0];
		square += spread * Math.abs(spread);
		clean *= 1 - spoilt / 100;
	}

	const odds = {...oddsAt(Math.sqrt(Math.max(0, square)))};
	for (const outcome of outcomes) odds[outcome] *= clean;
	return {...odds, disrespected: 100 - clean * 100};
};

const cache: Readonly<Record<HandName, Map<string, Odds>>> = {
	novice: new Map(),
	skilled: new Map(),
	expert: new Map(),
	steady: new Map(),
};

/** The chances, in per cent, of a throw in this stance, as measured alone; of several together, as independent errors add. */
export const oddsOf = (hand: HandName, stance: readonly string[]): Odds => {
	const key = stance.length < 2 ? (stance[0] ?? '') : stance.join(' ');
	const known = cache[hand].get(key);
	if (known) return known;
	// A steady throw is made to be worth what the skilled hand is.
	const odds = oddsFor(hand === 'steady' ? 'skilled' : hand, stance);
	cache[hand].set(key, odds);
	return odds;
};
