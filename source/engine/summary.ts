/**
 * What came of a run, gathered while it is played: the figures that records and achievements ask for. It goes into the last line
 * of the journal, so that a thousand runs can be counted without being played again; `verify` still plays them.
 */
import * as z from 'zod';
import type {Box} from '../dungeon-fighter/box.js';
import type {Event} from '../dungeon-fighter/events.js';
import {pathLetters} from '../dungeon-fighter/path.js';
import {scoreOf} from '../dungeon-fighter/scoring.js';
import type {State} from '../dungeon-fighter/state.js';
import {outsideText} from '../kernel/outside-text.js';
import type {Move} from './moves.js';

const summarySchema = z.strictObject({
	outcome: z.enum(['won', 'lost', 'given-up']),
	score: z.int().optional(),
	title: z.string().optional(),
	/** Why it was lost. */
	cause: z.string().optional(),
	/** Who was there at the end. */
	foe: z.string().optional(),
	heroes: z.array(z.string()),
	/** One letter for each thing on the way, see `pathLetters`. */
	path: z.string(),
	/** One for each throw: zone, whether it hit, where it lies in hundredths or `-`, and the required throws. */
	throws: z.array(z.string()),
	/** How often what happened. */
	counts: z.record(z.string(), z.int()),
	/** When it was over, as an ISO date; only where somebody had a clock. */
	at: z.string().optional(),
	/** The fingerprint of all that stands before it in the journal, see `seal.ts`. */
	sum: z.string(),
});

export type Summary = Omit<z.infer<typeof summarySchema>, 'sum'>;

/** What is counted as it is called. */
const counted: ReadonlySet<string> = new Set<Event['type']>([
	'room-entered',
	'equipment-assigned',
	'equipment-discarded',
	'bonus-die-taken',
	'dice-retrieved',
	'rethrow',
	'ability',
	'second-swing',
	'card-stolen',
	'insta-kill',
	'armour-used',
	'fainted',
	'backed-down',
	'spent',
	'monster-defeated',
	'scarred',
	'eliminated',
	'leader-changed',
	'given',
	'shop-opened',
	'bought',
	'healing-bought',
	'die-bought',
]);

const hundredths = (value: number | undefined): string => (value === undefined ? '-' : String(Math.round(value * 100)));

const throwText = ({landing: {zone, x, y}, result, stance}: Extract<Event, {type: 'thrown'}>): string =>
	[zone, result === 'hit' ? '+' : '-', hundredths(x), hundredths(y), ...stance].join(' ');

/** How a throw was made; the league of a run follows from it. */
const wayOf = (move: Move): 'by-press' | 'by-spot' | 'by-hand' | 'by-landing' => {
	if ('hand' in move) return 'by-hand';
	if (!('gesture' in move)) return 'by-landing';
	return 'steady' in move.gesture ? 'by-spot' : 'by-press';
};

export class Tally {
	readonly #counts = new Map<string, number>();
	readonly #throws: string[] = [];
	#path = '';

	add(events: readonly Event[], move?: Move): void {
		if (move?.type === 'throw') this.#count(wayOf(move));
		for (const event of events) this.#see(event);
	}

	#count(what: string, more = 1): void {
		this.#counts.set(what, (this.#counts.get(what) ?? 0) + more);
	}

	#atLeast(what: string, value: number): void {
		this.#counts.set(what, Math.max(value, this.#counts.get(what) ?? 0));
	}

	#see(event: Event): void {
		if (counted.has(event.type)) this.#count(event.type);
		switch (event.type) {
			case 'thrown': {
				this.#throws.push(throwText(event));
				if (event.result === 'hit') this.#count('hit');
				else this.#count(`miss-${event.why ?? 'outside'}`);
				if (event.result === 'hit' && event.landing.zone === 'bullseye') this.#count('bullseye');
				if (event.die === 'bonus') this.#count('bonus-thrown');
				this.#atLeast('most-bounces', event.landing.bounces);
				this.#atLeast('most-required', event.stance.length);
				break;
			}

			case 'hit':
				this.#atLeast('hardest-hit', event.damage);
				this.#count('damage-dealt', event.damage);
				break;
			case 'suffered':
				this.#count('damage-suffered', event.damage);
				break;
			case 'healed':
				this.#count('life-healed', event.amount);
				break;
			case 'bought':
				this.#count('gold-spent', event.price);
				break;
			case 'gold-lost':
				this.#count('gold-stolen', event.amount);
				break;
			case 'monster-defeated':
				if (event.epic) this.#count('epic');
				break;
			default:
				break;
		}

		this.#path += this.#stepOf(event);
	}

	#stepOf(event: Event): string {
		if (event.type === 'monster-revealed' && event.boss) return pathLetters.boss;
		if (event.type === 'monster-defeated') return event.epic ? pathLetters.epic : pathLetters.monster;
		if (event.type === 'fainted') return pathLetters.faint;
		if (event.type === 'scarred') return pathLetters.scar;
		if (event.type === 'eliminated') return pathLetters.gone;
		if (event.type === 'shop-opened') return pathLetters.shop;
		if (event.type === 'backed-down') return pathLetters.backedDown;
		if (event.type === 'won') return pathLetters.won;
		return event.type === 'lost' ? pathLetters.lost : '';
	}

	/** What it has come to, now that it is over or given up. */
	summary(box: Box, state: State, at?: string): Summary {
		const {outcome, cause, heroes, combat, round, chest} = state;
		const {total: score, title} = outcome === 'won' ? scoreOf({box, state}) : {};
		const counts = {
			...Object.fromEntries(this.#counts),
			rounds: round,
			gold: chest.gold,
			'bonus-dice': chest.bonusDice,
			scars: heroes.reduce((sum, hero) => sum + hero.scars.length, 0),
			'least-life': Math.min(...heroes.map(({life}) => life)),
		};
		return {
			outcome: outcome ?? 'given-up',
			...(score === undefined ? {} : {score}),
			...(title === undefined ? {} : {title}),
			...(cause === undefined ? {} : {cause}),
			...(combat ? {foe: combat.foe.id} : {}),
			heroes: heroes.map(({id}) => id),
			path: this.#path,
			throws: this.#throws,
			counts,
			...(at === undefined ? {} : {at}),
		};
	}
}

/** A summary as a journal has it; whether it belongs there, its seal says. */
export const readSummary = (end: unknown): Summary | undefined => {
	const {data} = summarySchema.safeParse(end);
	if (!data) return undefined;
	const {sum: _, ...summary} = data;
	return summary;
};

/** The same as it may be shown: nobody has proved yet that these are words of the game. */
export const shownSummary = (summary: Summary): Summary => {
	const clean = (said: string | undefined): string | undefined => (said === undefined ? undefined : outsideText(said));
	const {title, cause, foe, at, heroes} = summary;
	return {...summary, title: clean(title), cause: clean(cause), foe: clean(foe), at: clean(at), heroes: heroes.map(id => outsideText(id))};
};
