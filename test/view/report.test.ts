import {expect, test} from 'vitest';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import {type SimulationReport, simulate} from '../../source/engine/simulation.js';
import {type Report, reportRows} from '../../source/view/report.js';
import {secondEdition as box} from '../helpers/scene.js';

/** The engine's report is what the view reads: this does not compile when they part. */
const asReport = (report: SimulationReport): Report => report;

const spread = {mean: 25.2, low: 4, median: 26, high: 39};

const report: Report = {
	difficulty: 'normal',
	heroes: 3,
	hand: 'skilled',
	runs: 200,
	seed: 'dungeon',
	wins: 50,
	winRate: 25,
	score: spread,
	titles: {'Average Warriors': 10, 'Skilled Champions': 40},
	rounds: {mean: 9.5, low: 1, median: 9, high: 15},
	throws: {mean: 45, low: 3, median: 44, high: 60},
	causes: {'all-fainted': 100, 'out-of-dice': 50},
	killers: {owlbear: 100, 'the-lawn': 49, nobody: 1},
	heroTally: {murka: {runs: 100, wins: 20}, wilrond: {runs: 1, wins: 1}},
	bossTally: {'the-lawn': {runs: 99, wins: 50}},
	equipmentTally: {
		'one-true-sword': {runs: 10, wins: 5},
		'other-one-true-sword': {runs: 10, wins: 0},
		'eau-de-napalm': {runs: 10, wins: 0},
		'hell-bow': {runs: 30, wins: 20},
	},
};

test('a report', () => {
	expect(reportRows(box, report)).toEqual([
		'Dungeon Fighter, second edition: 200 games on Normal, 3 players, skilled hands,',
		'seed dungeon',
		'',
		'Won     25 % [########......................] 50 of 200',
		'Score   25.2 on average, 26 in the middle, 4 to 39',
		'Rounds  9.5 on average, 9 in the middle, 1 to 15',
		'Throws  45 on average, 44 in the middle, 3 to 60',
		'',
		'Titles, from the best',
		'  Skilled Champions  40   80.0 %  ##########..',
		'  Average Warriors   10   20.0 %  ##..........',
		'',
		'How it was lost',
		'  nobody left standing  100   66.7 %  ########....',
		'  no die left            50   33.3 %  ####........',
		'',
		'Lost to',
		'  Owlbear   100   66.7 %  ########....',
		'  The Lawn   49   32.7 %  ####........',
		'  nobody      1    0.7 %  ............',
		'',
		'Heroes, games won with them',
		'  Wilrond  100.0 %  ############  (1 run)',
		'  Murka     20.0 %  ##..........  (100 runs)',
		'',
		'Bosses, games won against them',
		'  The Lawn   50.5 %  ######......  (99 runs)',
		'',
		'Weapons, games won with them',
		'  Hell-bow                              66.7 %  ########....  (30 runs)',
		'  The One True Sword (Weak-Hand Shot)   50.0 %  ######......  (10 runs)',
		'  The One True Sword (Backwards Shot)    0.0 %  ............  (10 runs)',
	]);
});

test('without a winner there is no score, and no title', () => {
	const rows = reportRows(box, {...report, heroes: ['murka', 'wilrond'], wins: 0, winRate: 0, score: null, titles: {}});
	expect(rows.slice(0, 5)).toEqual([
		'Dungeon Fighter, second edition: 200 games on Normal, Murka and Wilrond, skilled',
		'hands, seed dungeon',
		'',
		'Won     0 % [..............................] 0 of 200',
		'Score   none, for want of a winner',
	]);
	expect(rows).not.toContain('Titles, from the best');
});

test('the widest report there can be still fits', () => {
	const runs = 1_000_000;
	const tally = (cards: readonly {id: string}[]) => Object.fromEntries(cards.map(({id}) => [id, {runs, wins: runs}]));
	const rows = reportRows(box, {
		...report,
		heroes: box.heroes.slice(0, 6).map(({id}) => id),
		runs,
		wins: runs,
		winRate: 100,
		titles: Object.fromEntries(box.edition.titles.map(({title}) => [title, runs])),
		killers: Object.fromEntries([...box.monsters, ...box.bosses].map(({id}) => [id, runs])),
		heroTally: tally(box.heroes),
		bossTally: tally(box.bosses),
		equipmentTally: tally(box.equipment),
	});
	expect(rows.filter(row => row.length > 80)).toEqual([]);
	expect(rows.filter(row => row !== row.trimEnd())).toEqual([]);
});

test.each(['novice', 'expert'] as const)('a real simulation, %s', hand => {
	const real = simulate(dungeonFighter(box), {difficulty: 'normal', heroes: 4, hand, runs: 30, seed: 'view'});
	const rows = reportRows(box, asReport(real));
	expect(rows.join('\n')).not.toMatch(/undefined|NaN|\[object/);
	expect(rows.filter(row => row.length > 80)).toEqual([]);
});
