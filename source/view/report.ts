/** What came of a simulation, at most 80 columns wide. */
import type {Box} from '../dungeon-fighter/box.js';
import {throwName} from './describe.js';
import {foeNameOf, modeName, nameIn} from './names.js';
import {bar, columnsOf, count, list, pageWidth, wrap} from './text.js';

type Tally = {readonly runs: number; readonly wins: number};

type Spread = {readonly mean: number; readonly low: number; readonly median: number; readonly high: number};

type Counts = Readonly<Record<string, number>>;

type Tallies = Readonly<Record<string, Tally>>;

/** The part of the engine's report that is read here; the view does not know the engine. */
export type Report = {
	readonly difficulty: string;
	readonly heroes: readonly string[] | number;
	readonly hand: string;
	readonly runs: number;
	readonly seed: string;
	readonly wins: number;
	/** Per cent. */
	readonly winRate: number;
	readonly score: Spread | null;
	readonly titles: Counts;
	readonly rounds: Spread;
	readonly throws: Spread;
	readonly causes: Counts;
	readonly killers: Counts;
	readonly heroTally: Tallies;
	readonly bossTally: Tallies;
	readonly equipmentTally: Tallies;
};

const topKillers = 10;

const barWidth = 12;

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7);

const spreadText = ({mean, low, median, high}: Spread): string => `${mean} on average, ${median} in the middle, ${low} to ${high}`;

const causeNames: Readonly<Record<string, string>> = {'all-fainted': 'nobody left standing', 'out-of-dice': 'no die left'};

const section = (title: string, rows: readonly (readonly (string | number)[])[]): readonly string[] =>
	rows.length === 0 ? [] : ['', title, ...columnsOf(rows).flat()];

const shares = (counts: readonly (readonly [name: string, amount: number])[], whole: number) =>
	counts.map(([name, amount]) => [`  ${name}`, amount, percent(amount, whole), bar(amount / Math.max(1, whole), barWidth)]);

/** The best first; where there is little to go by, the figure of the runs says so. */
const tallied = (tallies: Tallies, cards: readonly {id: string; name: string}[]) =>
	Object.entries(tallies)
		.filter(([id]) => cards.some(card => card.id === id))
		.map(([id, {runs, wins}]) => ({name: nameIn(cards, id), runs, share: wins / Math.max(1, runs)}))
		.toSorted((a, b) => b.share - a.share || b.runs - a.runs)
		.map(({name, runs, share}) => [`  ${name}`, percent(share, 1), bar(share, barWidth), `(${count(runs, 'run')})`]);

/** Two swords may share one name, as long as they do not share a hero: the throw tells them apart. */
const weaponsOf = (box: Box): readonly {id: string; name: string}[] => {
	const weapons = box.equipment.filter(card => card.kind === 'weapon');
	return weapons.map(({id, name, throws}) => {
		const twin = throws.length > 0 && weapons.some(other => other.id !== id && other.name === name);
		return {id, name: twin ? `${name} (${list(throws.map(each => throwName(box, each)))})` : name};
	});
};

const opening = (box: Box, {runs, difficulty, heroes, hand, seed}: Report): readonly string[] => {
	const solo = box.edition.heroes.solo;
	const names = typeof heroes === 'number' ? [] : heroes.map(id => nameIn(box.heroes, id));
	const players = heroes === 1 ? `1 player with ${solo} heroes` : typeof heroes === 'number' ? count(heroes, 'player') : '';
	// Whoever comes alone is dealt company.
	const party = players || list(names.length === 1 ? [...names, 'whoever was dealt'] : names);
	const mode = modeName(box, difficulty);
	return wrap(`${box.edition.name}: ${count(runs, 'game')} on ${mode}, ${party}, ${hand} hands, seed ${seed}`, pageWidth);
};

export const reportRows = (box: Box, report: Report): readonly string[] => {
	const {runs, wins, winRate, score, titles, rounds, throws, causes, killers} = report;
	const losses = runs - wins;
	const inOrder = box.edition.titles.flatMap(({title}): [string, number][] =>
		titles[title] === undefined ? [] : [[title, titles[title]]],
	);
	return [
		...opening(box, report),
		'',
		...columnsOf([
			['Won', `${winRate} % [${bar(winRate / 100, 30)}] ${wins} of ${runs}`],
			['Score', score ? spreadText(score) : 'none, for want of a winner'],
			['Rounds', spreadText(rounds)],
			['Throws', spreadText(throws)],
		]).flat(),
		...section('Titles, from the best', shares(inOrder, wins)),
		...section(
			'How it was lost',
			shares(
				Object.entries(causes).map(([cause, amount]) => [causeNames[cause] ?? cause, amount]),
				losses,
			),
		),
		...section(
			'Lost to',
			shares(
				Object.entries(killers)
					.toSorted(([, a], [, b]) => b - a)
					.slice(0, topKillers)
					.map(([id, amount]) => [foeNameOf(box, id), amount]),
				losses,
			),
		),
		...section('Heroes, games won with them', tallied(report.heroTally, box.heroes)),
		...section('Bosses, games won against them', tallied(report.bossTally, box.bosses)),
		...section('Weapons, games won with them', tallied(report.equipmentTally, weaponsOf(box))),
	];
};
