/**
 * Measures the balance of the cards with bots and writes docs/balance.md: `npm run balance` (about a minute).
 * The figures are the same on every machine, because the seeds are.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import {requestOf} from '../source/dungeon-fighter/throw-request.js';
import {type SimulationReport, simulate, type Tally} from '../source/engine/simulation.js';
import {boxOf} from '../source/store/boxes.js';
import {gestureByHand} from '../source/throwing/fingers.js';
import {type HandName, handNames, oddsOf} from '../source/throwing/odds.js';
import {throwDie} from '../source/throwing/throw-die.js';

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

const plainThrows = (): string =>
	table(
		['hand', 'on the board', 'wanted', 'mean of a hit', 'wanted', 'bullseye', 'wanted'],
		handNames.map(hand => {
			const odds = oddsOf(hand, []);
			const sections = (['1', '2', '3', '4', '5'] as const).map(zone => [Number(zone), odds[zone]] as const);
			const on = sections.reduce((sum, [, chance]) => sum + chance, odds.bullseye);
			const mean = sections.reduce((sum, [value, chance]) => sum + value * chance, odds.bullseye * 10) / on;
			const wanted = {novice: ['55-70', '2.0-2.6', '1-3'], skilled: ['80-90', '2.8-3.6', '6-12'], expert: ['94-99', '3.8-4.8', '20-35']}[
				hand
			];
			return [hand, percent(on), `${wanted[0]} %`, mean.toFixed(2), wanted[1] ?? '', percent(odds.bullseye), `${wanted[2]} %`];
		}),
	);

/** What comes of a hand's throws in a stance, by real presses through the physics. */
const byFingers = (hand: HandName, stance: readonly string[], count: number) => {
	let [on, points, bullseyes] = [0, 0, 0];
	for (let number = 0; number < count; number++) {
		const request = requestOf(box, {die: 'red', stance, seed, number});
		const {zone, bounces, respected} = throwDie(request, gestureByHand(request, hand)).landing;
		if (bounces < 1 || (stance.length > 0 && !respected) || zone === 'hole' || zone === 'bone' || zone === 'outside') continue;
		on++;
		points += zone === 'bullseye' ? 10 : Number(zone);
		if (zone === 'bullseye') bullseyes++;
	}

	return {on: (100 * on) / count, mean: points / Math.max(1, on), bullseye: (100 * bullseyes) / count, worth: points / count};
};

const fingers = (): string => {
	const plain = byFingers('skilled', [], 10_000).worth;
	return [
		table(
			['hand', 'on the board', 'mean of a hit', 'bullseye'],
			handNames.map(hand => {
				const {on, mean, bullseye} = byFingers(hand, [], 10_000);
				return [hand, percent(on), mean.toFixed(2), percent(bullseye)];
			}),
		),
		'',
		table(
			['throw', 'on the board, skilled', 'worth of a throw', 'loss against the plain throw'],
			box.throws
				.map(({id}) => ({id, ...byFingers('skilled', [id], 4000)}))
				.toSorted((a, b) => b.worth - a.worth)
				.map(({id, on, worth}) => [id, percent(on), worth.toFixed(2), percent(100 * (1 - worth / plain))]),
		),
	].join('\n');
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
	plainThrows(),
	'',
	'### The plain throw and the others, by real fingers',
	'',
	'Presses with the spread of each hand through the physics of the throw (10,000 plain throws a hand, 4,000 of each other). The bots of',
	'the games below do not throw like this yet; they draw from the declared chances above.',
	'',
	fingers(),
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
