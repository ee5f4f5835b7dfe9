/** A run, and all runs, as named figures: what achievements ask about. What did not happen is 0. */
import type {FinishedRun} from './archive.js';
import {countStreak} from './attempts.js';

type Figures = ReadonlyMap<string, number>;

type Throw = {
	readonly zone: string;
	readonly hit: boolean;
	readonly x: number | undefined;
	readonly y: number | undefined;
	readonly stance: readonly string[];
};

const coordinate = (text: string | undefined): number | undefined => (text === undefined || text === '-' ? undefined : Number(text) / 100);

/** The throws of a run as its last line keeps them. */
export const throwsOf = ({summary}: Pick<FinishedRun, 'summary'>): readonly Throw[] =>
	summary.throws.map(text => {
		const [zone = '', result, x, y, ...stance] = text.split(' ');
		return {zone, hit: result === '+', x: coordinate(x), y: coordinate(y), stance};
	});

const longest = (throws: readonly Throw[], hit: boolean): number => {
	let [best, now] = [0, 0];
	for (const thrown of throws) {
		now = thrown.hit === hit ? now + 1 : 0;
		best = Math.max(best, now);
	}

	return best;
};

/** Figures that are counts of a run's own last line have the names they have there. */
export const figuresOf = (run: FinishedRun): Figures => {
	const {summary, difficulty, league, setup, about} = run;
	const throws = throwsOf(run);
	const figures = new Map<string, number>(Object.entries(summary.counts));
	const set = (name: string, value = 1): void => void figures.set(name, value);
	const count = (name: string): void => void figures.set(name, (figures.get(name) ?? 0) + 1);
	set(summary.outcome);
	set('throws', throws.length);
	set('heroes', summary.heroes.length);
	set('longest-hits', longest(throws, true));
	set('longest-misses', longest(throws, false));
	set(`difficulty.${difficulty}`);
	set(`league.${league}`);
	for (const hero of summary.heroes) set(`hero.${hero}`);
	for (const {zone} of throws) count(`zone.${zone}`);
	if (throws[0]) set(`first.${throws[0].zone}`);
	if (summary.score !== undefined) set('score', summary.score);
	if (summary.outcome === 'won') {
		set(`won-in.${league}`);
		set(`boss.${summary.foe ?? ''}`);
	}

	if (summary.outcome === 'lost') set(`killer.${summary.foe ?? ''}`);
	if (setup.twist !== undefined) {
		set('twist');
		set(`twist.${setup.twist}`);
	}

	if (about?.daily !== undefined) set('daily');
	return figures;
};

/** The largest of a run is not the sum of all. */
const isPeak = (name: string): boolean => /^(most|hardest|longest|least)-/.test(name) || name === 'score';

/** All runs together, growing by one after the other. */
export class Totals {
	readonly #figures = new Map<string, number>();
	readonly #streak = countStreak();
	#runs = 0;

	add(run: FinishedRun, figures: Figures = figuresOf(run)): void {
		this.#runs++;
		this.#streak.add(run);
		for (const [name, value] of figures) {
			const before = this.#figures.get(name) ?? 0;
			this.#figures.set(name, isPeak(name) ? Math.max(before, value) : before + value);
		}
	}

	#different(kind: string): number {
		let different = 0;
		for (const name of this.#figures.keys()) if (name.startsWith(kind)) different++;
		return different;
	}

	get(name: string): number {
		switch (name) {
			case 'runs':
				return this.#runs;
			case 'bosses-beaten':
				return this.#different('boss.');
			case 'heroes-played':
				return this.#different('hero.');
			case 'killers':
				return this.#different('killer.');
			case 'streak':
				return this.#streak.best();
			default:
				return this.#figures.get(name) ?? 0;
		}
	}
}
