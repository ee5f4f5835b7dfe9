/** Whole games by the thousand: what a party of bots makes of the cards. The same seed gives the same report everywhere. */
import {autoplay} from '../bots/autoplay.js';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import {scoreOf} from '../dungeon-fighter/scoring.js';
import type {State} from '../dungeon-fighter/state.js';
import type {HandName} from '../throwing/odds.js';

export type SimulationOptions = {
	readonly difficulty: string;
	readonly heroes: readonly string[] | number;
	readonly hand: HandName;
	readonly runs: number;
	readonly seed: string;
};

/** How often something was there, and how often the party won with it. */
export type Tally = {readonly runs: number; readonly wins: number};

type Spread = {readonly mean: number; readonly low: number; readonly median: number; readonly high: number};

export type SimulationReport = SimulationOptions & {
	readonly edition: string;
	readonly wins: number;
	/** Per cent. */
	readonly winRate: number;
	/** Of the games that were won. */
	readonly score: Spread | null;
	readonly titles: Readonly<Record<string, number>>;
	readonly rounds: Spread;
	readonly throws: Spread;
	readonly steps: number;
	/** How the lost games were lost. */
	readonly causes: Readonly<Record<string, number>>;
	/** Who was there when it ended. */
	readonly killers: Readonly<Record<string, number>>;
	readonly heroTally: Readonly<Record<string, Tally>>;
	readonly bossTally: Readonly<Record<string, Tally>>;
	readonly equipmentTally: Readonly<Record<string, Tally>>;
};

const round = (value: number): number => Math.round(value * 10) / 10;

const spread = (values: readonly number[]): Spread => {
	const sorted = values.toSorted((a, b) => a - b);
	const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
	return {
		mean: round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)),
		low: at(0),
		median: at(0.5),
		high: at(1),
	};
};

class Counter {
	readonly #runs = new Map<string, number>();
	readonly #wins = new Map<string, number>();

	add(key: string, won = false): void {
		this.#runs.set(key, (this.#runs.get(key) ?? 0) + 1);
		if (won) this.#wins.set(key, (this.#wins.get(key) ?? 0) + 1);
	}

	/** The most frequent first. */
	get counts(): Record<string, number> {
		return Object.fromEntries([...this.#runs].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
	}

	get tallies(): Record<string, Tally> {
		return Object.fromEntries(Object.entries(this.counts).map(([key, runs]) => [key, {runs, wins: this.#wins.get(key) ?? 0}]));
	}
}

/** Plays all the runs; `progress` hears how many are done. */
export const simulate = (game: DungeonFighter, options: SimulationOptions, progress?: (done: number) => void): SimulationReport => {
	const {difficulty, heroes, hand, runs, seed} = options;
	const [titles, causes, killers] = [new Counter(), new Counter(), new Counter()];
	const [heroTally, bossTally, equipmentTally] = [new Counter(), new Counter(), new Counter()];
	const scores: number[] = [];
	const rounds: number[] = [];
	const throws: number[] = [];
	let steps = 0;

	const book = (state: State, equipment: ReadonlySet<string>): void => {
		const won = state.outcome === 'won';
		rounds.push(state.round);
		throws.push(state.throws);
		for (const hero of state.heroes) heroTally.add(hero.id, won);
		for (const card of equipment) equipmentTally.add(card, won);
		if (state.combat?.foe.boss) bossTally.add(state.combat.foe.id, won);
		if (won) {
			const {total, title} = scoreOf({box: game.box, state});
			scores.push(total);
			titles.add(title);
			return;
		}

		causes.add(state.cause ?? 'unknown');
		killers.add(state.combat?.foe.id ?? 'nobody');
	};

	for (let run = 0; run < runs; run++) {
		const equipment = new Set<string>();
		const state = autoplay(game, {seed: `${seed}/${run}`, difficulty, heroes, twist: game.box.twist?.id}, hand, (_, events) => {
			steps++;
			for (const event of events) if (event.type === 'equipment-assigned') equipment.add(event.card);
		});
		book(state, equipment);
		progress?.(run + 1);
	}

	return {
		edition: game.box.edition.id,
		...options,
		wins: scores.length,
		winRate: round((100 * scores.length) / runs),
		score: scores.length > 0 ? spread(scores) : null,
		titles: titles.counts,
		rounds: spread(rounds),
		throws: spread(throws),
		steps,
		causes: causes.counts,
		killers: killers.counts,
		heroTally: heroTally.tallies,
		bossTally: bossTally.tallies,
		equipmentTally: equipmentTally.tallies,
	};
};
