/** Leaderboards from whatever friends paste. */
import stringWidth from 'string-width';
import {describe, expect, test} from 'vitest';
import {challengeOf, leaderNames} from '../../source/engine/attempts.js';
import {boardOf, findRuns} from '../../source/engine/board.js';
import {codeOf} from '../../source/engine/run-code.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import type {Session} from '../../source/engine/session.js';
import {verifyJournal} from '../../source/engine/verify.js';
import type {JournalAbout} from '../../source/kernel/journal.js';
import type {HandName} from '../../source/throwing/odds.js';
import {boardRows} from '../../source/view/board.js';
import {pathLegend, pathSymbols, shareText} from '../../source/view/share.js';
import {playedGame} from '../helpers/games.js';
import {resealed} from '../helpers/reseal.js';
import {type Setup, secondEdition} from '../helpers/scene.js';

const day = '2026-07-01';

const {setup: today} = challengeOf(day);

type Played = {
	readonly name: string;
	readonly hand: HandName;
	readonly setup?: Setup;
	readonly about?: Partial<JournalAbout>;
	readonly at?: string;
};

const play = ({name, hand, setup = today, about = {}, at = '12'}: Played): Session =>
	playedGame(setup, {
		hand,
		at: `2026-07-01T${at}:30:00.000Z`,
		about: {
			...{started: `2026-07-01T${at}:00:00.000Z`, throwing: 'timed', names: {murka: name}, version: '0.1.0'},
			...(setup === today ? {daily: day, attempt: 'ranked'} : {}),
			...about,
		},
	});

const code = (session: Session): string => codeOf(session.journal, gameOfEdition);

const ada = play({name: 'Ada', hand: 'expert'});
const bob = play({name: 'Bob', hand: 'skilled', at: '13'});
const cleo = play({name: 'Cleo', hand: 'steady', at: '14'});

describe('runs in any text', () => {
	test('codes with chatter around them, wrapped codes, and journals', () => {
		const wrapped = code(bob).replaceAll(/.{70}/g, '$&\n');
		const chat = [
			`[09:12] Ada: beat this! ${code(ada)}, if you can :)`,
			`(${code(ada)}) and https://example.org/?run=${code(cleo)}&x=1`,
			'DF1 was a good year, and so was DF1-ish',
			wrapped,
			'ok',
			`${cleo.journal}that was all`,
			bob.journal,
		].join('\r\n');
		const found = findRuns(chat, 'chat');
		expect(found.map(({text}) => text)).toEqual([
			...[code(ada), code(ada), code(cleo), code(bob)],
			...[cleo.journal.trimEnd(), bob.journal.trimEnd()],
		]);
		expect(findRuns('', 'x')).toEqual([]);
	});

	test('codes that were quoted, or set in slanted letters', () => {
		const quoted = `> ${code(bob).replaceAll(/.{60}/g, '$&\n> ')}`;
		const chat = [quoted, `it was _${code(ada)}_ !`, `*${code(cleo)}*`, `>> ${code(ada)}`].join('\n');
		expect(findRuns(chat, 'x').map(({text}) => text)).toEqual([code(bob), code(ada), code(cleo), code(ada)]);
	});

	test('a run that was given up is found whole', () => {
		const run = playedGame(today, {moves: 6});
		run.giveUp();
		expect(findRuns(`${run.journal}\nbye`, 'x').map(({text}) => text.trim())).toEqual([run.journal.trim()]);
	});
});

test('a journal whose last line was torn in a crash is to a board what it is to verify', () => {
	const {journal} = playedGame(today, {moves: 6});
	const torn = journal.slice(0, -20);
	expect(verifyJournal(torn, gameOfEdition)).toMatchObject({verdict: 'ok', torn: true});
	for (const text of [torn, `${torn}\nand then the lights went out`]) {
		const [found] = findRuns(text, 'x');
		expect(verifyJournal(found!.text, gameOfEdition)).toMatchObject({verdict: 'ok', torn: true});
	}

	expect(boardOf(findRuns(torn, 'x'))).toMatchObject({rows: [], apart: [{reason: 'it is not over'}]});
});

/** When everybody is back from the dungeon, some of them on the day after. */
const later = new Date('2026-07-03T00:00:00Z');

const board = (texts: readonly string[], options = {}) =>
	boardOf(
		texts.flatMap((text, index) => findRuns(text, `friend ${index}`)),
		{now: later, ...options},
	);

describe('a board', () => {
	test('ranks what is true: those who won by points, then those who lost by how far they came', () => {
		const {rows, apart} = board([code(bob), ada.journal, code(cleo)]);
		expect(apart).toEqual([]);
		expect(rows).toHaveLength(3);
		const scores = rows.map(({summary}) => summary.score ?? -99);
		expect(scores).toEqual(scores.toSorted((a, b) => b - a));
		const words = boardRows(secondEdition, {rows, apart}, day).join('\n');
		expect(words).toMatch(/^2026-07-01: 3 runs\n1 /);
		for (const name of ['Ada', 'Bob', 'Cleo']) expect(words).toContain(name);
	});

	test('has a table of 80 columns, however many play and however they are called', () => {
		const heroes = ['murka', 'marvin', 'wilrond', 'goldfinga', 'margarhilda', 'edith-grognarde'];
		const names = Object.fromEntries(heroes.map(id => [id, `李李李李李 ${id} the very long`]));
		const crowd = play({name: '', hand: 'novice', setup: {seed: 'crowd', heroes}, about: {names}});
		const nameless = play({name: '', hand: 'novice', setup: {seed: 'crowd 2', heroes, difficulty: 'inferno'}, about: {names: {}}});
		const {rows, apart} = board([code(crowd), code(nameless), code(ada)]);
		const words = boardRows(secondEdition, {rows, apart}, 'All time');
		expect(rows).toHaveLength(3);
		for (const row of words) expect(stringWidth(row)).toBeLessThanOrEqual(80);
		// The last column is no heap of single words.
		expect(words.length).toBeLessThanOrEqual(1 + 3 * 3);
	});

	test('whoever leads a whole party is named once, and a later attempt is one whichever heroes carry the name', () => {
		const names = leaderNames(challengeOf(day), 'Ada');
		expect(Object.keys(names)).toEqual(today.heroes);
		const first = code(play({name: '', hand: 'expert', about: {names}}));
		const {rows, apart} = board([first, code(bob), code(play({name: '', hand: 'novice', about: {names}, at: '16'}))]);
		expect(rows).toHaveLength(2);
		expect(apart).toMatchObject([{reason: 'it is a later attempt of the same day'}]);
		const words = boardRows(secondEdition, {rows, apart: []}, day).join('\n');
		expect(words.match(/Ada/g)).toHaveLength(1);
		expect(words).not.toContain('Ada and Ada');
	});

	test('by day and by league', () => {
		const other = play({name: 'Dan', hand: 'skilled', setup: {seed: 'another', heroes: 2}});
		const all = [code(ada), code(cleo), code(other)];
		expect(board(all).rows).toHaveLength(3);
		expect(board(all, {date: day}).rows).toHaveLength(2);
		expect(board(all, {league: 'steady'}).rows.map(({league}) => league)).toEqual(['steady']);
		expect(board(all, {date: '2026-07-02'}).rows).toEqual([]);
	});

	test('unranked leagues have a table of their own, and no place in the others', () => {
		const slow = code(play({name: 'Eve', hand: 'expert', about: {assist: 60}}));
		expect(board([slow])).toMatchObject({rows: [], apart: [{reason: expect.stringContaining('assisted league is unranked')}]});
		expect(board([slow], {league: 'assisted'})).toMatchObject({rows: [{league: 'assisted'}], apart: []});
	});

	const reasonFor = (text: string, ...others: readonly string[]): readonly string[] =>
		board([...others, text]).apart.map(({reason}) => reason);

	test('puts apart what is not true, and says why', () => {
		const own = code(ada);
		const middle = Math.floor(own.length / 2);
		expect(reasonFor(`${own.slice(0, middle)}${own[middle] === 'A' ? 'B' : 'A'}${own.slice(middle + 1)}`)).toEqual([
			expect.stringMatching(/checksum/),
		]);
		expect(reasonFor(ada.journal.replace(/"presses":\[(\d+)/, '"presses":[1'))).toEqual([expect.stringMatching(/another state/)]);
		expect(reasonFor(ada.journal.replace(/"outcome":"\w+"(,"score":\d+)?/, '"outcome":"won","score":77'))).toEqual([
			'It did not end as the last line says.',
		]);
		expect(reasonFor(code(playedGame(today, {moves: 9})))).toEqual(['it is not over']);
		expect(reasonFor(code(play({name: 'E', hand: 'expert', setup: {seed: 'x', start: 'boss'}})))).toEqual(['the box was stacked']);
	});

	test('puts apart what does not count: practice, other days, false challenges, what was taken over', () => {
		expect(reasonFor(code(play({name: 'F', hand: 'expert', about: {attempt: 'practice'}})))).toEqual(['practice: another attempt counts']);
		expect(reasonFor(code(play({name: 'F', hand: 'expert', about: {attempt: 'past'}})))).toEqual(['it was played on another day']);
		expect(reasonFor(code(play({name: 'F', hand: 'expert', about: {started: '2026-06-30T23:59:59.000Z'}})))).toEqual([
			'it was played on another day',
		]);
		expect(
			reasonFor(code(play({name: 'F', hand: 'expert', setup: {seed: 'easy', heroes: 3}, about: {daily: day, attempt: 'ranked'}}))),
		).toEqual(['it is not the challenge of 2026-07-01']);
		expect(reasonFor(code(play({name: 'F', hand: 'expert', about: {daily: '2026-02-30'}})))).toEqual(['it names a day that there is not']);
		expect(reasonFor(code(play({name: 'F', hand: 'expert', about: {takenOver: 5}})))).toEqual(['it goes on where somebody else began']);
	});

	test('puts apart what cannot have been: days to come, ends before beginnings, clocks that are ahead', () => {
		const at = (now: string, ...texts: readonly string[]): readonly string[] =>
			board(texts, {now: new Date(now)}).apart.map(({reason}) => reason);
		expect(at('2026-07-01T13:00:00Z', code(ada))).toEqual([]);
		expect(at('2026-07-01T12:27:00Z', code(ada))).toEqual([]);
		expect(at('2026-07-01T11:00:00Z', code(ada))).toEqual(['it comes from the future']);
		expect(at('2026-06-30T11:00:00Z', code(ada))).toEqual(['it comes from the future']);
		const eve = playedGame(challengeOf('2099-01-01').setup, {
			hand: 'expert',
			about: {
				started: '2026-07-01T12:00:00.000Z',
				throwing: 'timed',
				names: {murka: 'Eve'},
				version: '1',
				daily: '2099-01-01',
				attempt: 'ranked',
			},
		});
		expect(reasonFor(code(eve))).toEqual(['there is no challenge of its day yet']);
		expect(reasonFor(code(play({name: 'Tim', hand: 'expert', about: {started: '2026-07-01T23:00:00.000Z'}})))).toEqual([
			'it ended before it began',
		]);
	});

	test('a copy is known however its setup is written; short runs of two players are no copies', () => {
		const setup = {difficulty: 'normal', heroes: 2, seed: 'same'};
		const dealt = playedGame(setup).end!.heroes;
		const {difficulty: _, ...bare} = setup;
		const ways = [setup, {...setup, edition: 'second'}, bare, {...setup, heroes: 2}].map((way, index) =>
			code(play({name: `P${index}`, hand: 'expert', setup: way, at: String(10 + index)})),
		);
		expect(dealt).toHaveLength(2);
		expect(board(ways)).toMatchObject({rows: [{}], apart: ways.slice(1).map(() => ({reason: 'it is a copy of another run'}))});
		const home = (name: string, at: string): string => {
			const about = {
				started: `2026-07-01T${at}:00:00.000Z`,
				throwing: 'timed',
				names: {murka: name},
				version: '1',
				daily: day,
				attempt: 'ranked',
			} as const;
			const session = playedGame(today, {about, moves: 0});
			session.giveUp();
			return code(session);
		};
		expect(board([home('Ada', '10'), home('Bob', '11')])).toMatchObject({rows: [{}, {}], apart: []});
		expect(reasonFor(home('Ada', '10'), home('Ada', '10'))).toEqual(['it is here twice']);
	});

	test('puts apart what is there twice, copies under another name, and second tries', () => {
		expect(reasonFor(code(ada), ada.journal)).toEqual(['it is here twice']);
		const thief = resealed(ada.journal.replace('"Ada"', '"Mallory"').replaceAll('T12:', 'T15:'));
		expect(reasonFor(thief, ada.journal)).toEqual(['it is a copy of another run']);
		expect(reasonFor(code(play({name: 'Ada', hand: 'skilled', at: '15'})), code(ada))).toEqual(['it is a later attempt of the same day']);
		expect(board([code(play({name: 'Ada', hand: 'skilled', at: '15'})), code(ada)]).rows[0]?.summary.at).toBe('2026-07-01T12:30:00.000Z');
	});

	test('what was played with other rules is told as what it claims', () => {
		const game = gameOfEdition('second')!;
		const other = {...game, box: {...game.box, contents: '000000000000'}};
		const {rows, apart} = boardOf(findRuns(code(ada), 'old'), {}, () => other);
		expect(rows).toEqual([]);
		expect(apart).toMatchObject([{reason: expect.stringMatching(/^it is not verified/), recorded: {outcome: ada.end?.outcome}}]);
		expect(boardRows(secondEdition, {rows, apart}, 'All time').join('\n')).not.toMatch(/undefined|null/);
	});
});

describe('share text', () => {
	const shared = {
		...{date: day, name: 'Lights Out', difficulty: 'Hard', league: 'steady', score: 23, title: 'Average Warriors'},
		outcome: 'won',
		...{path: 'mfcmsedgmsbmw', streak: 3, code: 'DF1-abc'},
	} as const;

	test('says everything, in emoji and in ASCII', () => {
		expect(shareText(shared, 'emoji').split('\n')).toEqual([
			'Dungeon Fighter 2026-07-01, Lights Out',
			'23 points, Average Warriors (Hard, steady league)',
			'👾😵👾🛒💥🏃🪦👾🛒🐉🏆',
			'3 days in a row',
			'DF1-abc',
		]);
		expect(shareText({...shared, streak: 1}, 'ascii')).toContain('\n1 day in a row\n');
		expect(shareText(shared, 'ascii')).toMatch(/^[ -~\n]+$/);
		expect(pathSymbols(shared.path, 'ascii')).toBe('ozo$*<+o$B!');
		expect(pathLegend(shared.path, 'ascii')).toBe(
			'o monster beaten, z fainted, $ Shop, * Epic Shot, < backed down, + left behind, B Boss, ! won',
		);
	});

	test('of a run that was lost or given up, without a day, a streak or a code', () => {
		const {score: _, title: __, date: ___, name: ____, streak: _____, code: ______, ...bare} = shared;
		expect(shareText({...bare, outcome: 'lost', foe: 'Owlbear', path: 'mfx'}, 'ascii')).toBe(
			'Dungeon Fighter\nlost to Owlbear (Hard, steady league)\nozX',
		);
		expect(shareText({...bare, outcome: 'given-up', note: 'practice', path: ''}, 'ascii')).toBe(
			'Dungeon Fighter\ngave up (Hard, steady league, practice)\n',
		);
	});

	test('every letter of a path that is played has a symbol, or is a Scar', () => {
		for (const {end} of [ada, bob, cleo]) {
			for (const letter of end?.path ?? '') if (letter !== 'c') expect(pathSymbols(letter, 'emoji'), letter).not.toBe('');
		}
	});
});
