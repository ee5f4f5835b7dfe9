/**
 * Measures the balance of the cards with bots and writes docs/balance.md: `npm run balance` (about a minute).
 * The figures are the same on every machine, because the seeds are.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import {requestOf} from '../source/dungeon-fighter/throw-request.js';
import {type SimulationReport, simulate, type Tally} from '../source/engine/simulation.js';
import {boxOf} from '../source/store/boxes.js';
import {throwByHand} from '../source/throwing/hands.js';
import {type HandName, handNames, type PressingHand} from '../source/throwing/odds.js';
import {tally, worthOf} from '../source/throwing/tally.js';

const runs = 4000;
const seed = 'balance';
const file = new URL('../docs/balance.md', import.meta.url);

const box = boxOf('second');
if (!box) throw new Error('the second edition is missing');
const game = dungeonFighter(box);

const play = (difficulty: string, heroes: number, hand: HandName): SimulationReport =>
	simulate(game, {difficulty, heroes, hand, runs, seed});

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
	[head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const percent = (value: number): string => `${value.toFixed(1)} %`;

/** What is wanted of the plain throw. */
const wanted: Readonly<Record<PressingHand, readonly [on: string, mean: string, bullseye: string]>> = {
	novice: ['55-70 %', '2.0-2.6', '1-3 %'],
	skilled: ['80-90 %', '2.8-3.6', '6-12 %'],
	expert: ['94-99 %', '3.8-4.8', '20-35 %'],
};

/** What comes of a hand's throws in a stance. */
const byHand = (hand: HandName, stance: readonly string[], count: number) => {
	const odds = tally(
		count,
		number => requestOf(box, {die: 'red', stance, seed, number}),
		request => throwByHand(request, hand),
	);
	return {...worthOf(odds), bullseye: odds.bullseye};
};

const plainThrows = (): string =>
	table(
		['hand', 'on the board', 'wanted', 'mean of a hit', 'wanted', 'bullseye', 'wanted'],
		handNames.map(hand => {
			const {on, mean, bullseye} = byHand(hand, [], 10_000);
			const bars = hand === 'steady' ? ['', '', ''] : wanted[hand];
			return [hand, percent(on), bars[0]!, mean.toFixed(2), bars[1]!, percent(bullseye), bars[2]!];
		}),
	);

const required = (): string => {
	const plain = byHand('skilled', [], 10_000).worth;
	return table(
		['throw', 'on the board, skilled', 'worth of a throw', 'loss against the plain throw', ...handNames.filter(hand => hand !== 'skilled')],
		box.throws
			.map(({id}) => ({id, byHand: handNames.map(hand => byHand(hand, [id], 4000))}))
			.toSorted((a, b) => b.byHand[1]!.worth - a.byHand[1]!.worth)
			.map(({id, byHand: [novice, skilled, expert, steady]}) => [
				id,
				percent(skilled!.on),
				skilled!.worth.toFixed(2),
				percent(100 * (1 - skilled!.worth / plain)),
				...[novice, expert, steady].map(one => one!.worth.toFixed(2)),
			]),
	);
};

const tallies = (what: string, tally: Readonly<Record<string, Tally>>, name: (id: string) => string): string =>
	table(
		[what, 'games', 'won'],
		Object.entries(tally)
			.map(([id, {runs: seen, wins}]) => [name(id), seen, (100 * wins) / seen] as const)
			.toSorted(([, , a], [, , b]) => b - a)
			.map(([label, seen, won]) => [label, seen, percent(won)]),
	);

const difficulties = box.edition.difficulties.map(mode => mode.id);
const twoHeroes = difficulties.map(difficulty => [difficulty, ...handNames.map(hand => play(difficulty, 2, hand))] as const);
const parties = [2, 3, 4, 5, 6].map(heroes => [heroes, play('normal', heroes, 'skilled'), play('normal', heroes, 'expert')] as const);
const usual = parties[1]?.[1];
if (!usual) throw new Error('no report');

const measured = [
	'## Measured',
	'',
	`Everything below is written by \`npm run balance\`: ${runs} games a figure, seed \`${seed}\`. One figure alone: \`dungeon-fighter sim --difficulty normal --heroes 2 --hand skilled --runs ${runs} --seed ${seed}\`.`,
	'',
	'### The plain throw',
	'',
	'10,000 throws a hand, all by real presses through the physics; the steady hand aims at the middle at even risk.',
	'',
	plainThrows(),
	'',
	'### The required throws',
	'',
	'4,000 throws of each by each hand. The last three columns are what a throw is worth to the other hands.',
	'',
	required(),
	'',
	'### Games won, two heroes',
	'',
	table(
		['difficulty', ...handNames],
		twoHeroes.map(([difficulty, ...reports]) => [difficulty, ...reports.map(report => percent(report.winRate))]),
	),
	'',
	'### Games won at Normal, by size of the party',
	'',
	table(
		['heroes', 'skilled', 'expert', 'throws a game', 'rounds'],
		parties.map(([heroes, skilled, expert]) => [
			heroes,
			percent(skilled.winRate),
			percent(expert.winRate),
			skilled.throws.mean,
			skilled.rounds.mean,
		]),
	),
	'',
	'### Three heroes, Normal, skilled: who and what was there',
	'',
	tallies('hero', usual.heroTally, id => box.hero(id).name),
	'',
	tallies('boss', usual.bossTally, id => box.foe(id).name),
	'',
	tallies('equipment', usual.equipmentTally, id => `${box.card(id).name} (${box.card(id).kind})`),
	'',
	table(
		['killed by', 'games'],
		Object.entries(usual.killers)
			.slice(0, 12)
			.map(([id, count]) => [box.foe(id).name, count]),
	),
	'',
].join('\n');

const [introduction] = readFileSync(file, 'utf8').split('## Measured');
writeFileSync(file, `${introduction}${measured}`);
