/** Records in rows of words, at most 80 columns wide. */
import type {Box} from '../dungeon-fighter/box.js';
import {outsideText} from '../kernel/outside-text.js';
import {throwName} from './describe.js';
import {foeNameOf, modeName, nameIn} from './names.js';
import {bar, columnsOf, count, list, pageWidth, wrap} from './text.js';

/** The parts of the engine's records that are read here; the view does not know the engine. */
export type ShownRun = {
	readonly difficulty: string;
	readonly league: string;
	readonly when: string;
	/** Of other rules or cards: nobody can play it again. */
	readonly unverified?: boolean | undefined;
	readonly about: {readonly names?: Readonly<Record<string, string>> | undefined; readonly daily?: string | undefined} | undefined;
	readonly summary: {
		readonly score?: number | undefined;
		readonly title?: string | undefined;
		readonly foe?: string | undefined;
		readonly heroes: readonly string[];
		readonly counts: Readonly<Record<string, number>>;
	};
};

type Accuracy = {readonly name: string; readonly thrown: number; readonly hits: number; readonly bullseyes: number};

type Heat = {readonly rows: readonly (readonly number[])[]; readonly reach: number; readonly most: number; readonly beyond: number};

type ShownRecords = {
	readonly runs: number;
	readonly wins: number;
	readonly losses: number;
	readonly givenUp: number;
	readonly aside: number;
	readonly best: readonly {
		readonly difficulty: string;
		readonly league: string;
		readonly runs: number;
		readonly wins: number;
		readonly run: ShownRun | undefined;
	}[];
	readonly streak: {readonly current: number; readonly best: number; readonly days: number};
	readonly killers: readonly {readonly foe: string; readonly deaths: number}[];
	readonly throws: Accuracy;
	readonly accuracy: readonly Accuracy[];
	readonly heat: Heat;
	readonly achievements: readonly {readonly name: string; readonly text: string; readonly earned: string | undefined}[];
	readonly hall: readonly ShownRun[];
	readonly graveyard: readonly ShownRun[];
};

/** The players, where they have names, and otherwise the heroes. */
export const whoPlayed = (box: Box, {about, summary}: Pick<ShownRun, 'about' | 'summary'>): string => {
	const players = [...new Set(Object.values(about?.names ?? {}))];
	return list(players.length > 0 ? players : summary.heroes.map(id => nameIn(box.heroes, id)));
};

const day = (when: string): string => when.slice(0, 10) || 'some day';

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

const barWidth = 16;

/** A required throw of an older box may be called anything. */
const longestThrow = 24;

const accuracyRows = (box: Box, accuracy: readonly Accuracy[], columns: number): readonly string[] =>
	columnsOf(
		accuracy.map(({name, thrown, hits, bullseyes}) => [
			name === '' ? 'plain' : box.throws.some(({id}) => id === name) ? throwName(box, name) : outsideText(name, longestThrow),
			`${bar(hits / Math.max(1, thrown), barWidth)} ${percent(hits, thrown).padStart(5)}`,
			`${hits} of ${thrown}${bullseyes > 0 ? `, ${count(bullseyes, 'bullseye')}` : ''}`,
		]),
		columns,
	).flat();

const ramp = ' .:-=+*#%@';

/** The places where the rim of the target goes through the map. */
const rimOf = ({rows, reach}: Heat): ReadonlySet<string> => {
	const rim = new Set<string>();
	const [height, width] = [rows.length, rows[0]?.length ?? 0];
	const cell = (value: number, cells: number): number => Math.floor(((value + reach) / (2 * reach)) * cells);
	const steps = 4 * (height + width);
	for (let step = 0; step < steps; step++) {
		const angle = (2 * Math.PI * step) / steps;
		rim.add(`${cell(Math.sin(angle), height)} ${cell(Math.cos(angle), width)}`);
	}

	return rim;
};

/** The map of the target with its rim: the darker, the more dice have come to rest there. */
export const heatRows = (heat: Heat): readonly string[] => {
	const {rows, most} = heat;
	const rim = rimOf(heat);
	const signOf = (dice: number, row: number, column: number): string => {
		if (dice === 0) return rim.has(`${row} ${column}`) ? 'o' : ' ';
		return ramp[1 + Math.floor(((ramp.length - 2) * dice) / most)] ?? ' ';
	};
	return rows.map((row, at) =>
		row
			.map((dice, column) => signOf(dice, at, column))
			.join('')
			.trimEnd(),
	);
};

/** What cannot be proved is said to be so. */
const doubt = ({unverified}: ShownRun): string => (unverified ? ', unverified' : '');

const runText = (box: Box, run: ShownRun): string =>
	`${whoPlayed(box, run)}, ${modeName(box, run.difficulty)}, ${run.league}, ${day(run.when)}${doubt(run)}`;

const hallRows = (box: Box, hall: readonly ShownRun[], columns: number): readonly string[] =>
	columnsOf(
		hall.map(run => [`${run.summary.score ?? 0}`.padStart(3), `${run.summary.title}: ${runText(box, run)}`]),
		columns,
	).flat();

const graveRows = (box: Box, graves: readonly ShownRun[], columns: number): readonly string[] =>
	columnsOf(
		graves.map(run => [
			'+',
			`${whoPlayed(box, run)}, round ${run.summary.counts.rounds ?? 0}, ${foeNameOf(box, run.summary.foe ?? 'nobody')}, ${day(run.when)}`,
		]),
		columns,
	).flat();

const sumRows = (box: Box, records: ShownRecords): readonly string[] => {
	const {runs, wins, losses, givenUp, aside, streak, killers, throws} = records;
	const [killer] = killers;
	return [
		`${count(runs, 'run')}: ${wins} won, ${losses} lost, ${givenUp} given up.${aside > 0 ? ` ${aside} unranked besides, stacked or taken over.` : ''}`,
		`Daily challenge: ${count(streak.current, 'day')} in a row now, ${streak.best} at best, ${streak.days} in all.`,
		`${count(throws.thrown, 'throw')}, ${throws.hits} hits (${percent(throws.hits, throws.thrown)}), ${count(throws.bullseyes, 'bullseye')}.`,
		...(killer ? [`Favourite killer: ${foeNameOf(box, killer.foe)}, ${count(killer.deaths, 'time')}.`] : []),
	];
};

const part = (heading: string, rows: readonly string[]): readonly string[] => (rows.length === 0 ? [] : ['', heading, ...rows]);

/** After an empty row comes a heading. */
export const recordRows = (box: Box, records: ShownRecords, columns = pageWidth): readonly string[] => {
	const {best, accuracy, heat, achievements, hall, graveyard} = records;
	if (records.runs === 0) return ['No run is over yet. The dungeon is patient.'];
	const earned = achievements.filter(achievement => achievement.earned !== undefined);
	const bestRows = columnsOf(
		best.map(({difficulty, league, runs, wins, run}) => [
			modeName(box, difficulty),
			league,
			`${wins} of ${runs} won`,
			run ? `best ${run.summary.score ?? 0}, ${run.summary.title}${doubt(run)}` : 'no win yet',
		]),
		columns,
	).flat();
	return [
		...sumRows(box, records).flatMap(row => wrap(row, columns)),
		...part('Best scores', bestRows),
		...part('Accuracy by required throw', accuracyRows(box, accuracy, columns)),
		...part(
			`Where the dice lie, seen from the thrower${heat.beyond > 0 ? ` (${heat.beyond} further off)` : ''}`,
			heat.most > 0 || heat.beyond > 0
				? [...heatRows(heat), 'Few  . : - = + * # % @  many; o is the rim, and the bullseye is in the middle.']
				: [],
		),
		...part(
			`Achievements: ${earned.length} of ${achievements.length}`,
			columnsOf(
				earned.map(({name, text}) => [name, text]),
				columns,
			).flat(),
		),
		...part('Hall of fame', hallRows(box, hall, columns)),
		...part('Graveyard', graveRows(box, graveyard, columns)),
	];
};
