/**
 * How a hand throws, as declared chances: the spread of its press in time, widened by every required throw, and what
 * comes of such a spread on the board. Stands in for the physics of the throw behind the same interface (`throwByHand`).
 */
import type {Zone} from '../kernel/landing.js';

export const handNames = ['novice', 'skilled', 'expert'] as const;

export type HandName = (typeof handNames)[number];

export const isHandName = (name: unknown): name is HandName => handNames.includes(name as HandName);

/** Everything a throw can come to: the zones of the board, and the two ways to spoil it in the air. */
export const outcomes = ['1', '2', '3', '4', '5', 'bullseye', 'hole', 'bone', 'outside', 'no-bounce', 'disrespected'] as const;

export type Outcome = (typeof outcomes)[number];

export type Odds = Readonly<Record<Outcome, number>>;

/** The spread of a hand's press in milliseconds. */
export const handSpread: Readonly<Record<HandName, number>> = {novice: 70, skilled: 35, expert: 15};

/** Per cent of throws by the spread of the press in milliseconds; between two rows the chances are mixed. */
const bySpread: readonly {readonly spread: number; readonly odds: Odds}[] = [
	{
		spread: 15,
		odds: {'1': 19, '2': 22, '3': 18, '4': 9.5, '5': 5.5, bullseye: 21, hole: 1.5, bone: 0.5, outside: 2, 'no-bounce': 1, disrespected: 0},
	},
	{
		spread: 35,
		odds: {'1': 21, '2': 23, '3': 18, '4': 9, '5': 4.5, bullseye: 7, hole: 3.5, bone: 2.5, outside: 8.5, 'no-bounce': 3, disrespected: 0},
	},
	{
		spread: 70,
		odds: {
			'1': 24,
			'2': 20,
			'3': 12.5,
			'4': 6,
			'5': 3,
			bullseye: 2.8,
			hole: 4.5,
			bone: 3.5,
			outside: 18.7,
			'no-bounce': 5,
			disrespected: 0,
		},
	},
	{
		spread: 110,
		odds: {'1': 21, '2': 15, '3': 8, '4': 4, '5': 2, bullseye: 1.2, hole: 4, bone: 3.5, outside: 34.3, 'no-bounce': 7, disrespected: 0},
	},
	{
		spread: 200,
		odds: {'1': 12, '2': 8, '3': 4, '4': 2, '5': 1, bullseye: 0.5, hole: 3, bone: 2.5, outside: 58, 'no-bounce': 9, disrespected: 0},
	},
];

/** What each required throw adds: spread in milliseconds, and the per cent of throws that are not done as required. */
const handicaps: Readonly<Record<string, readonly [spread: number, spoilt: number]>> = {
	prayer: [22, 0],
	far: [26, 0],
	'double-bounce': [15, 6],
	'one-eye': [26, 0],
	'under-the-leg': [28, 0],
	'wrist-on-table': [30, 0],
	'weak-hand': [32, 0],
	'eye-level': [34, 0],
	'under-the-table': [36, 0],
	card: [36, 0],
	friendly: [38, 0],
	backwards: [40, 0],
	x: [40, 0],
	'small-fingers': [42, 0],
	slap: [42, 0],
	flick: [45, 0],
	'dice-spin': [45, 0],
	bank: [38, 5],
	jump: [34, 7],
	dancing: [36, 8],
	'hot-potato': [36, 8],
	head: [44, 6],
	blow: [55, 0],
	elbow: [55, 0],
	nose: [62, 0],
	blind: [66, 0],
};

const mix = (low: Odds, high: Odds, share: number): Odds => {
	const odds = {...low};
	for (const outcome of outcomes) odds[outcome] += (high[outcome] - low[outcome]) * share;
	return odds;
};

const oddsAt = (spread: number): Odds => {
	for (let row = 1; row < bySpread.length; row++) {
		const [low, high] = [bySpread[row - 1]!, bySpread[row]!];
		if (spread <= high.spread) return mix(low.odds, high.odds, (spread - low.spread) / (high.spread - low.spread));
	}

	return bySpread[bySpread.length - 1]!.odds;
};

/** Independent errors add by their squares; what is not done as required comes off the top. */
const oddsFor = (hand: HandName, stance: readonly string[]): Odds => {
	let square = handSpread[hand] * handSpread[hand];
	let clean = 1;
	for (const id of stance) {
		const [spread, spoilt] = handicaps[id] ?? [40, 0];
		square += spread * spread;
		clean *= 1 - spoilt / 100;
	}

	const odds = {...oddsAt(Math.sqrt(square))};
	for (const outcome of outcomes) odds[outcome] *= clean;
	return {...odds, disrespected: 100 - clean * 100};
};

const cache: Readonly<Record<HandName, Map<string, Odds>>> = {novice: new Map(), skilled: new Map(), expert: new Map()};

/** The chances, in per cent, of a throw in this stance. */
export const oddsOf = (hand: HandName, stance: readonly string[]): Odds => {
	const key = stance.length < 2 ? (stance[0] ?? '') : stance.join(' ');
	const known = cache[hand].get(key);
	if (known) return known;
	const odds = oddsFor(hand, stance);
	cache[hand].set(key, odds);
	return odds;
};

/** The zone that an outcome shows on the board. */
export const zoneOf = (outcome: Outcome): Zone => (outcome === 'no-bounce' || outcome === 'disrespected' ? '2' : outcome);
