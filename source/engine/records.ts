/** Everything that can be said about all runs together. Pure: journals in, figures out. */
import type {AchievementCard} from './achievements.js';
import {type Achievement, achievementsOf} from './achievements.js';
import type {FinishedRun} from './archive.js';
import {type Streak, streakOf} from './attempts.js';
import {throwsOf} from './figures.js';
import {type League, rankedLeagues} from './leagues.js';

export type Best = {
	readonly edition: string;
	readonly difficulty: string;
	readonly league: League;
	readonly runs: number;
	readonly wins: number;
	/** The best of them; undefined as long as nobody has won. */
	readonly run: FinishedRun | undefined;
};

export type Accuracy = {
	/** The required throw; empty for throws without any. */
	readonly name: string;
	readonly thrown: number;
	readonly hits: number;
	readonly bullseyes: number;
};

/** Where dice came to rest: rows from far to near, columns from left to right, `reach` radii to each side. */
type HeatMap = {
	readonly rows: readonly (readonly number[])[];
	readonly reach: number;
	readonly most: number;
	/** Further off than the map shows. */
	readonly beyond: number;
};

export type Records = {
	readonly runs: number;
	readonly wins: number;
	readonly losses: number;
	readonly givenUp: number;
	/** Puzzles and runs that were taken over; counted nowhere else. */
	readonly aside: number;
	readonly best: readonly Best[];
	readonly streak: Streak;
	/** Who killed the party, the most frequent first. */
	readonly killers: readonly {readonly foe: string; readonly deaths: number}[];
	readonly throws: Accuracy;
	/** By required throw, the most frequent first. */
	readonly accuracy: readonly Accuracy[];
	readonly heat: HeatMap;
	readonly achievements: readonly Achievement[];
	/** The best runs of the ranked leagues, best first. */
	readonly hall: readonly FinishedRun[];
	/** The last that were lost, the newest first. */
	readonly graveyard: readonly FinishedRun[];
};

const places = 10;

const reach = 1.2;

const size = {rows: 13, columns: 25} as const;

const points = ({summary}: FinishedRun): number => summary.score ?? Number.NEGATIVE_INFINITY;

/** More points first; with the same, the one that needed fewer throws, then the older one. */
export const byScore = (a: FinishedRun, b: FinishedRun): number =>
	points(b) - points(a) || a.summary.throws.length - b.summary.throws.length || (a.when < b.when ? -1 : 1);

const bestOf = (runs: readonly FinishedRun[]): readonly Best[] => {
	const groups = new Map<string, FinishedRun[]>();
	for (const run of runs) {
		const key = `${run.edition}/${run.difficulty}/${run.league}`;
		const group = groups.get(key);
		if (group) group.push(run);
		else groups.set(key, [run]);
	}

	return [...groups.values()].map(group => {
		const {edition, difficulty, league} = group[0]!;
		const won = group.filter(({summary}) => summary.outcome === 'won');
		return {edition, difficulty, league, runs: group.length, wins: won.length, run: won.toSorted(byScore)[0]};
	});
};

class Counter {
	thrown = 0;
	hits = 0;
	bullseyes = 0;

	add(zone: string, hit: boolean): void {
		this.thrown++;
		if (hit) this.hits++;
		if (hit && zone === 'bullseye') this.bullseyes++;
	}

	as(name: string): Accuracy {
		const {thrown, hits, bullseyes} = this;
		return {name, thrown, hits, bullseyes};
	}
}

const binOf = (value: number, bins: number): number => Math.floor(((value + reach) / (2 * reach)) * bins);

const throwRecords = (runs: readonly FinishedRun[]): Pick<Records, 'throws' | 'accuracy' | 'heat'> => {
	const all = new Counter();
	const byName = new Map<string, Counter>();
	const rows = Array.from({length: size.rows}, () => new Array<number>(size.columns).fill(0));
	let beyond = 0;
	for (const run of runs) {
		for (const {zone, hit, x, y, stance} of throwsOf(run)) {
			all.add(zone, hit);
			for (const name of stance.length === 0 ? [''] : stance) {
				const counter = byName.get(name) ?? new Counter();
				byName.set(name, counter);
				counter.add(zone, hit);
			}

			// A die that was typed in lies nowhere in particular.
			if (x === undefined || y === undefined) continue;
			const row = rows[size.rows - 1 - binOf(y, size.rows)];
			const column = binOf(x, size.columns);
			if (row && column >= 0 && column < size.columns) row[column]!++;
			else beyond++;
		}
	}

	return {
		throws: all.as(''),
		accuracy: [...byName].map(([name, counter]) => counter.as(name)).toSorted((a, b) => b.thrown - a.thrown || (a.name < b.name ? -1 : 1)),
		heat: {rows, reach, most: Math.max(0, ...rows.flat()), beyond},
	};
};

const killersOf = (lost: readonly FinishedRun[]): Records['killers'] => {
	const deaths = new Map<string, number>();
	for (const {summary} of lost) if (summary.foe !== undefined) deaths.set(summary.foe, (deaths.get(summary.foe) ?? 0) + 1);
	return [...deaths].map(([foe, count]) => ({foe, deaths: count})).toSorted((a, b) => b.deaths - a.deaths || (a.foe < b.foe ? -1 : 1));
};

/** `runs` in the order of their ends, as `readArchive` gives them; `today` in UTC, for the streak. */
export const recordsOf = (runs: readonly FinishedRun[], achievements: readonly AchievementCard[], today: string): Records => {
	const own = runs.filter(({aside}) => !aside);
	const of = (outcome: string): readonly FinishedRun[] => own.filter(({summary}) => summary.outcome === outcome);
	const [won, lost, givenUp] = [of('won'), of('lost'), of('given-up')];
	return {
		runs: own.length,
		wins: won.length,
		losses: lost.length,
		givenUp: givenUp.length,
		aside: runs.length - own.length,
		best: bestOf(own),
		streak: streakOf(own, today),
		killers: killersOf(lost),
		...throwRecords(own),
		achievements: achievementsOf(achievements, own),
		hall: won
			.filter(run => rankedLeagues.includes(run.league))
			.toSorted(byScore)
			.slice(0, places),
		graveyard: lost.toReversed().slice(0, places),
	};
};
