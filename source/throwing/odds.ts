/**
 * How a hand throws, as declared chances: where the die comes to rest for a plain throw, and how much each required
 * throw spoils it. Stands in for the physics of the throw behind the same interface (`throwByHand`).
 */
import type {Zone} from '../kernel/landing.js';

export const handNames = ['novice', 'skilled', 'expert'] as const;

export type HandName = (typeof handNames)[number];

export const isHandName = (name: unknown): name is HandName => handNames.includes(name as HandName);

/** Everything a throw can come to: the zones of the board, and the two ways to spoil it in the air. */
export const outcomes = ['1', '2', '3', '4', '5', 'bullseye', 'hole', 'bone', 'outside', 'no-bounce', 'disrespected'] as const;

export type Outcome = (typeof outcomes)[number];

export type Odds = Readonly<Record<Outcome, number>>;

/** Per cent of plain throws. The wanted figures are in docs/balance.md. */
const plain: Readonly<Record<HandName, Odds>> = {
	novice: {'1': 24, '2': 18, '3': 10, '4': 5.5, '5': 2.5, bullseye: 2, hole: 5, bone: 4, outside: 23, 'no-bounce': 6, disrespected: 0},
	skilled: {'1': 19, '2': 22, '3': 18, '4': 11, '5': 6, bullseye: 9, hole: 3, bone: 2, outside: 7, 'no-bounce': 3, disrespected: 0},
	expert: {'1': 15, '2': 19, '3': 18, '4': 12, '5': 8.5, bullseye: 24, hole: 1, bone: 0.5, outside: 1.5, 'no-bounce': 0.5, disrespected: 0},
};

/** The share of a skilled hand's throws that each required throw spoils. */
const spoils: Readonly<Record<string, number>> = {
	prayer: 0.06,
	far: 0.08,
	'double-bounce': 0.08,
	'one-eye': 0.08,
	'under-the-leg': 0.1,
	'wrist-on-table': 0.1,
	'weak-hand': 0.12,
	'eye-level': 0.12,
	'under-the-table': 0.14,
	card: 0.15,
	friendly: 0.15,
	backwards: 0.16,
	x: 0.17,
	'small-fingers': 0.17,
	slap: 0.18,
	flick: 0.18,
	'dice-spin': 0.2,
	bank: 0.2,
	jump: 0.2,
	dancing: 0.22,
	'hot-potato': 0.22,
	head: 0.24,
	blow: 0.25,
	elbow: 0.25,
	nose: 0.28,
	blind: 0.3,
};

const clumsiness: Readonly<Record<HandName, number>> = {novice: 1.4, skilled: 1, expert: 0.6};

/** One throw spoiled in two is off the table, the other was not done as required. */
const oddsFor = (hand: HandName, stance: readonly string[]): Odds => {
	const clean = stance.reduce((share, id) => share * (1 - Math.min(0.9, (spoils[id] ?? 0.2) * clumsiness[hand])), 1);
	const spoilt = (1 - clean) * 50;
	const odds = {...plain[hand]};
	for (const outcome of outcomes) odds[outcome] *= clean;
	return {...odds, outside: odds.outside + spoilt, disrespected: spoilt};
};

const cache = new Map<string, Odds>();

/** The chances, in per cent, of a throw in this stance. */
export const oddsOf = (hand: HandName, stance: readonly string[]): Odds => {
	const key = stance.length === 0 ? hand : `${hand} ${stance.join(' ')}`;
	let odds = cache.get(key);
	if (!odds) {
		odds = oddsFor(hand, stance);
		cache.set(key, odds);
	}

	return odds;
};

/** The zone that an outcome shows on the board. */
export const zoneOf = (outcome: Outcome): Zone => (outcome === 'no-bounce' || outcome === 'disrespected' ? '2' : outcome);
