/** All runs together, from their journals. */
import {appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type AchievementCard, achievementsOf, newAchievements, readAchievements} from '../../source/engine/achievements.js';
import {type FinishedRun, readArchive} from '../../source/engine/archive.js';
import {dayAfter} from '../../source/engine/daily.js';
import {figuresOf, Totals, throwsOf} from '../../source/engine/figures.js';
import {leagueOf} from '../../source/engine/leagues.js';
import {achievementCardsOf} from '../../source/engine/looks.js';
import {recordsOf} from '../../source/engine/records.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import type {Summary} from '../../source/engine/summary.js';
import {verifyJournal} from '../../source/engine/verify.js';
import {finishedFolder, runsFolder, shelfIn} from '../../source/store/runs.js';
import {heatRows, recordRows} from '../../source/view/records.js';
import {playedGame} from '../helpers/games.js';
import {resealed} from '../helpers/reseal.js';
import {secondEdition} from '../helpers/scene.js';

const root = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-records-'));
const shelf = shelfIn(root);
const cards = achievementCardsOf('second');

const hands = ['novice', 'skilled', 'expert', 'steady'] as const;

const sessions = Array.from({length: 40}, (_, number) =>
	playedGame(
		{seed: `record ${number}`, heroes: 2 + (number % 3), difficulty: ['normal', 'hard', 'inferno'][number % 3]},
		{
			hand: hands[number % 4]!,
			way: number % 8 === 7 ? 'tabletop' : 'gesture',
			about: {started: `2026-01-01T00:${10 + number}:00.000Z`, throwing: 'timed', version: '0.1.0'},
			at: `2026-01-01T01:${10 + number}:00.000Z`,
		},
	),
);

const fileOf = (name: string): string => path.join(finishedFolder(shelf), name);

beforeAll(() => {
	mkdirSync(finishedFolder(shelf), {recursive: true});
	for (const [index, {journal}] of sessions.entries()) writeFileSync(fileOf(`${100 + index}.jsonl`), journal);
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

describe('the archive', () => {
	test('reads what the journals say of their ends, in order', () => {
		const {runs, damaged} = readArchive(shelf);
		expect(damaged).toEqual([]);
		expect(runs.map(({summary}) => summary)).toEqual(sessions.map(({end}) => end));
		expect(runs.map(({file}) => path.basename(file, '.jsonl'))).toEqual(sessions.map((_, index) => String(100 + index)));
		expect(runs.map(({league}) => league)).toEqual(
			sessions.map((_, index) => (index % 8 === 7 ? 'tabletop' : index % 4 === 3 ? 'steady' : 'timed')),
		);
	});

	test('plays a journal again that has no such line, or one that was touched', () => {
		const place = shelfIn(mkdtempSync(path.join(root, 'old-')));
		mkdirSync(finishedFolder(place), {recursive: true});
		const {journal, end} = sessions[2]!;
		const [, old = ''] = /^([\s\S]*),"end":.*$/.exec(journal.replace(/,"about":\{.*?\}/, '').trimEnd()) ?? [];
		writeFileSync(path.join(finishedFolder(place), 'old.jsonl'), `${old}}\n`);
		const {runs} = readArchive(place);
		const {at: _, ...summary} = end!;
		expect(runs.map(run => run.summary)).toMatchObject([summary]);
		// A better score, typed in by hand.
		writeFileSync(path.join(finishedFolder(place), 'lie.jsonl'), journal.replace(/"outcome":"\w+"/, '"outcome":"won","score":99'));
		expect(readArchive(place)).toMatchObject({
			runs: [{}],
			damaged: [{reason: expect.stringMatching(/^It (?:did not end as the last line says|was changed after it was over)/)}],
		});
	});

	test('a line that was edited, dropped or added is noticed without playing', () => {
		const place = shelfIn(mkdtempSync(path.join(root, 'edited-')));
		mkdirSync(finishedFolder(place), {recursive: true});
		const {journal} = sessions[1]!;
		const lines = journal.trimEnd().split('\n');
		const edited = [
			journal.replace('"throwing":"timed"', '"throwing":"steady"'),
			`${lines.toSpliced(5, 1).join('\n')}\n`,
			`${lines.toSpliced(5, 0, lines[5]!).join('\n')}\n`,
			journal.replace('"presses":[', '"presses":[1'),
		];
		for (const [index, text] of edited.entries()) writeFileSync(path.join(finishedFolder(place), `${index}.jsonl`), text);
		writeFileSync(path.join(finishedFolder(place), 'editor.jsonl'), journal.replaceAll('\n', '\r\n'));
		expect(readArchive(place)).toMatchObject({runs: [{summary: sessions[1]!.end}], damaged: edited.map(() => ({}))});
	});

	test('a copy of a file counts once, wherever it lies', () => {
		const place = shelfIn(mkdtempSync(path.join(root, 'twins-')));
		mkdirSync(finishedFolder(place), {recursive: true});
		for (const name of ['1', 'copy']) writeFileSync(path.join(finishedFolder(place), `${name}.jsonl`), sessions[0]!.journal);
		writeFileSync(path.join(runsFolder(place), 'copy.jsonl'), sessions[0]!.journal);
		expect(readArchive(place)).toMatchObject({runs: [{}], damaged: []});
	});

	test('a run of other cards is counted, and said to be unverified', () => {
		const place = shelfIn(mkdtempSync(path.join(root, 'foreign-')));
		mkdirSync(finishedFolder(place), {recursive: true});
		const won = sessions.findIndex(({end}) => end?.outcome === 'won' && !end.counts['by-landing']);
		writeFileSync(
			path.join(finishedFolder(place), '1.jsonl'),
			resealed(sessions[won]!.journal.replace(/"contents":"\w+"/, '"contents":"0"')),
		);
		const {runs} = readArchive(place);
		expect(runs).toMatchObject([{unverified: true}]);
		const text = recordRows(secondEdition, recordsOf(runs, cards, '2026-01-01')).join('\n');
		expect(text.replaceAll(/\s+/g, ' ').match(/unverified/g)).toHaveLength(2);
		expect(readArchive(shelf).runs.every(({unverified}) => !unverified)).toBe(true);
	});

	test('skips what is damaged, and counts it; leaves alone what is not over', () => {
		const place = shelfIn(mkdtempSync(path.join(root, 'bad-')));
		mkdirSync(finishedFolder(place), {recursive: true});
		const {journal} = sessions[0]!;
		const lines = journal.trimEnd().split('\n');
		const bad = {
			empty: '',
			text: 'hello',
			half: journal.slice(0, journal.length / 2),
			open: `${lines.slice(0, 5).join('\n')}\n`,
			json: '{}\n{}\n',
			none: 'null\n',
		};
		for (const [name, text] of Object.entries(bad)) writeFileSync(path.join(finishedFolder(place), `${name}.jsonl`), text);
		writeFileSync(path.join(runsFolder(place), 'going-on.jsonl'), bad.open);
		writeFileSync(path.join(runsFolder(place), 'just-over.jsonl'), journal);
		writeFileSync(path.join(runsFolder(place), 'broken.jsonl'), 'hello');
		const {runs, damaged} = readArchive(place);
		expect(runs.map(({file}) => path.basename(file))).toEqual(['just-over.jsonl']);
		expect(damaged.map(({file}) => path.basename(file, '.jsonl')).toSorted()).toEqual([...Object.keys(bad), 'broken'].toSorted());
		for (const {reason} of damaged) expect(reason).toMatch(/^\S.{5,80}$/);
	});

	test('what it counts is what verify finds', () => {
		for (const {file, summary} of readArchive(shelf).runs.slice(0, 10)) {
			const verdict = verifyJournal(readFileSync(file, 'utf8'), gameOfEdition);
			expect(verdict).toMatchObject({
				verdict: 'ok',
				outcome: summary.outcome,
				score: summary.score === undefined ? null : {total: summary.score},
			});
		}
	});

	test('a thousand runs are counted by their first lines and their last: nothing is played again', () => {
		const place = shelfIn(mkdtempSync(path.join(root, 'thousand-')));
		mkdirSync(finishedFolder(place), {recursive: true});
		for (let number = 0; number < 1000; number++) {
			// Whoever read what is between them would find it damaged.
			const [first = '', ...rest] = sessions[number % sessions.length]!.journal.trimEnd().split('\n');
			const journal = `${first.replace('"0.1.0"', `"0.1.${number}"`)}\n?\n${rest.at(-1)}\n`;
			writeFileSync(path.join(finishedFolder(place), `${number}.jsonl`), resealed(journal));
		}

		const game = gameOfEdition('second')!;
		let asked = 0;
		const unplayable = {...game, setup: () => expect.fail('a game was set up')};
		const {runs, damaged} = readArchive(place, () => {
			asked++;
			return unplayable;
		});
		expect(damaged).toEqual([]);
		expect(recordsOf(runs, cards, '2026-01-01').runs).toBe(1000);
		// The cards are looked up once, and not for every run.
		expect(asked).toBeLessThan(5);
	});
});

describe('records', () => {
	const read = (): readonly FinishedRun[] => readArchive(shelf).runs;

	test('add up', () => {
		const all = read();
		const records = recordsOf(all, cards, '2026-01-01');
		const won = sessions.filter(({end}) => end?.outcome === 'won');
		expect(records).toMatchObject({runs: 40, wins: won.length, losses: 40 - won.length, givenUp: 0, aside: 0});
		expect(records.throws.thrown).toBe(sessions.reduce((sum, {state}) => sum + state.throws, 0));
		expect(records.best.reduce((sum, best) => sum + best.runs, 0)).toBe(40);
		expect(new Set(records.best.map(({difficulty, league}) => `${difficulty} ${league}`)).size).toBe(records.best.length);
		for (const {run, wins, difficulty, league} of records.best) {
			const scores = all
				.filter(other => other.difficulty === difficulty && other.league === league)
				.map(({summary}) => summary.score ?? -99);
			expect(run?.summary.score ?? -99).toBe(Math.max(-99, ...scores));
			expect(run === undefined).toBe(wins === 0);
		}

		expect(records.killers.reduce((sum, {deaths}) => sum + deaths, 0)).toBe(records.losses);
		expect(records.hall.map(({summary}) => summary.score)).toEqual(
			won
				.filter(({end}) => !end?.counts['by-landing'])
				.map(({end}) => end!.score!)
				.toSorted((a, b) => b - a)
				.slice(0, 10),
		);
		expect(records.graveyard.every(({summary}) => summary.outcome === 'lost')).toBe(true);
	});

	test('the heat map holds every die that lies somewhere', () => {
		const all = read();
		const {heat} = recordsOf(all, cards, '2026-01-01');
		const lying = all.flatMap(throwsOf).filter(({x}) => x !== undefined).length;
		expect(heat.rows.flat().reduce((sum, dice) => sum + dice, 0) + heat.beyond).toBe(lying);
		const hottest = heat.rows.flatMap((row, y) => row.flatMap((dice, x) => (dice === heat.most ? [[y, x] as const] : [])));
		// Nowhere lie more than in and around the middle.
		expect(Math.abs(hottest[0]![0] - 6)).toBeLessThanOrEqual(1);
		expect(Math.abs(hottest[0]![1] - 12)).toBeLessThanOrEqual(2);
		expect(heatRows(heat)).toHaveLength(heat.rows.length);
		expect(heatRows(heat)[hottest[0]![0]]![hottest[0]![1]]).toBe('@');
	});

	test('the heat map has a rim, and is there when all dice lie beyond it', () => {
		const rows = Array.from({length: 13}, () => new Array<number>(25).fill(0));
		const map = heatRows({rows, reach: 1.2, most: 0, beyond: 3});
		expect(map[6]).toMatch(/^ {2}o {19,21}o$/);
		expect(map[0]).toBe('');
		expect(map.join('').match(/o/g)!.length).toBeGreaterThan(30);
		const records = recordsOf(read(), cards, '2026-01-01');
		const text = recordRows(secondEdition, {...records, heat: {rows, reach: 1.2, most: 0, beyond: 3}}).join('\n');
		expect(text).toContain('Where the dice lie, seen from the thrower (3 further off)\n');
	});

	test('puzzles and what was taken over stay out of them', () => {
		const place = shelfIn(mkdtempSync(path.join(root, 'aside-')));
		mkdirSync(finishedFolder(place), {recursive: true});
		const puzzle = playedGame({seed: 'p', start: 'boss'}, {hand: 'expert'});
		const started = '2026-01-01T00:00:00.000Z';
		const taken = playedGame({seed: 't'}, {about: {started, throwing: 'timed', version: '1', takenOver: 9}});
		writeFileSync(path.join(finishedFolder(place), '1.jsonl'), puzzle.journal);
		writeFileSync(path.join(finishedFolder(place), '2.jsonl'), taken.journal);
		expect(recordsOf(readArchive(place).runs, cards, '2026-01-01')).toMatchObject({runs: 0, aside: 2, hall: [], throws: {thrown: 0}});
		writeFileSync(path.join(finishedFolder(place), '3.jsonl'), sessions[0]!.journal);
		const [first] = recordRows(secondEdition, recordsOf(readArchive(place).runs, cards, '2026-01-01'));
		expect(first).toContain('2 unranked besides, stacked or taken over.');
	});

	test('in words fit on a page, with and without runs', () => {
		const rows = recordRows(secondEdition, recordsOf(read(), cards, '2026-01-01'));
		expect(Math.max(...rows.map(row => row.length))).toBeLessThanOrEqual(80);
		expect(rows.join('\n')).not.toMatch(/undefined|NaN|null|\[object/);
		expect(rows.join('\n')).toMatch(/Favourite killer: [A-Z]/);
		// On a screen of 80 columns there is a margin.
		const narrow = recordRows(secondEdition, recordsOf(read(), cards, '2026-01-01'), 78);
		expect(Math.max(...narrow.map(row => row.length))).toBeLessThanOrEqual(78);
		const headings = narrow.filter((_, index) => narrow[index - 1] === '').map(row => row.split(/[:,(]/)[0]!.trim());
		expect(headings).toEqual([
			'Best scores',
			'Accuracy by required throw',
			'Where the dice lie',
			'Achievements',
			'Hall of fame',
			'Graveyard',
		]);
		expect(recordRows(secondEdition, recordsOf([], cards, '2026-01-01'))).toEqual(['No run is over yet. The dungeon is patient.']);
	});
});

describe('leagues', () => {
	const about = {throwing: 'timed', assist: undefined} as const;
	test.each([
		[{'by-press': 9}, about, 'timed'],
		[{'by-press': 9}, {...about, assist: 100}, 'timed'],
		[{'by-press': 9}, {...about, assist: 60}, 'assisted'],
		[{'by-press': 9, 'by-spot': 1}, about, 'steady'],
		[{'by-press': 9, 'by-hand': 1}, about, 'bot'],
		[{'by-press': 9, 'by-landing': 1}, about, 'tabletop'],
		[{}, {...about, throwing: 'bot'} as const, 'bot'],
		[{'by-press': 1}, undefined, 'bot'],
		[{'by-press': 9}, {...about, throwing: 'bot'} as const, 'bot'],
		[{'by-spot': 9}, {...about, throwing: 'bot'} as const, 'bot'],
		[{'by-press': 9}, {...about, assist: 150}, 'assisted'],
		[{'by-press': 9, 'by-spot': 1}, {...about, assist: 60}, 'assisted'],
		[{'by-press': 9, 'by-landing': 1}, undefined, 'tabletop'],
	])('%j of %j is %s', (counts, said, league) => {
		expect(leagueOf(said, {counts: counts as Record<string, number>})).toBe(league);
	});
});

describe('achievements', () => {
	const runWith = (change: Partial<Summary> & {counts?: Record<string, number>}, more: Partial<FinishedRun> = {}): FinishedRun => ({
		...{file: 'f', edition: 'second', rules: 1, contents: '', setup: {seed: 's'}, difficulty: 'normal', about: undefined},
		...{league: 'timed', aside: false, unverified: false, when: '2026-01-01T00:00:00.000Z'},
		summary: {outcome: 'lost', heroes: ['murka', 'marvin'], path: 'x', throws: [], counts: {}, ...change},
		...more,
	});

	const has = (id: string, ...runs: readonly FinishedRun[]): boolean =>
		achievementsOf(cards, runs).find(card => card.id === id)?.earned !== undefined;

	test('are at least thirty, each with a name and a text of its own', () => {
		expect(cards.length).toBeGreaterThanOrEqual(30);
		for (const field of ['id', 'name', 'text'] as const) expect(new Set(cards.map(card => card[field])).size).toBe(cards.length);
	});

	test('ask only about figures that there are', () => {
		const known = new Set(readArchive(shelf).runs.flatMap(run => [...figuresOf(run).keys()]));
		const rare = ['given-up', 'twist', 'eliminated', 'first.hole', 'given', 'won-in.timed', 'won-in.steady', 'backed-down'];
		const sums = ['runs', 'streak', 'bosses-beaten', 'heroes-played', 'killers'];
		const asked = cards.flatMap(({when}) => when.map(({figure}) => figure));
		expect(asked.filter(figure => !known.has(figure) && !rare.includes(figure) && !sums.includes(figure))).toEqual([]);
	});

	const attemptOn = (daily: string): FinishedRun =>
		runWith({}, {about: {started: `${daily}T01:00:00Z`, throwing: 'timed', version: '', daily, attempt: 'ranked'}});

	test('look at every challenge once, however many there are', () => {
		let looks = 0;
		const days = Array.from({length: 300}, (_, index) => dayAfter('2026-01-01', index));
		const watched = days.map(attemptOn).map(run => ({
			...run,
			get about() {
				looks++;
				return run.about;
			},
		}));
		const before = looks;
		achievementsOf(cards, watched);
		expect(looks - before).toBeLessThan(10 * days.length);
	});

	test('streaks grow from both ends, and a day that there is not is none', () => {
		const totals = new Totals();
		const best = ['2026-03-01', '2026-03-03', '2026-03-02', '2026-03-02', '2026-03-06', '2026-03-05', '2026-03-04', 'not-a-date'].map(
			day => {
				totals.add(attemptOn(day));
				return totals.get('streak');
			},
		);
		expect(best).toEqual([1, 1, 3, 3, 3, 3, 6, 6]);
	});

	const won = {outcome: 'won', score: 20, title: 'T', foe: 'the-lawn'} as const;
	const examples: Readonly<Record<string, readonly [earns: FinishedRun[], doesNot: FinishedRun[]]>> = {
		'first-funeral': [[runWith({})], [runWith(won)]],
		'somebody-had-to': [[runWith(won)], [runWith({})]],
		'the-hard-way': [[runWith(won, {difficulty: 'hard'})], [runWith(won)]],
		'not-a-scratch': [[runWith(won)], [runWith({...won, counts: {scarred: 1}})]],
		'rounding-error': [[runWith({...won, score: 10})], [runWith({...won, score: 11}), runWith({})]],
		'hot-hand': [
			[runWith({throws: Array.from({length: 10}, () => '2 + 1 1')})],
			[runWith({throws: Array.from({length: 20}, (_, n) => (n % 9 ? '2 + 1 1' : '2 - 1 1'))})],
		],
		'hole-in-one': [[runWith({throws: ['hole - 1 1']})], [runWith({throws: ['2 + 1 1', 'hole - 1 1']})]],
		crowd: [[runWith({...won, heroes: ['a', 'b', 'c', 'd', 'e', 'f']})], [runWith(won)]],
		shy: [[runWith({outcome: 'given-up'})], [runWith({})]],
		'with-a-twist': [[runWith(won, {setup: {seed: 's', twist: 'x'}})], [runWith(won)]],
		regular: [Array.from({length: 10}, () => runWith({})), Array.from({length: 9}, () => runWith({}))],
		dentist: [['a', 'b', 'c', 'd', 'e', 'f'].map(foe => runWith({...won, foe})), Array.from({length: 9}, () => runWith(won))],
		ambidextrous: [
			[runWith(won), runWith(won, {league: 'steady'})],
			[runWith(won), runWith({}, {league: 'steady'})],
		],
		'week-of-it': [
			Array.from({length: 7}, (_, n) =>
				runWith(
					{},
					{about: {started: `2026-01-0${n + 1}T01:00:00Z`, throwing: 'timed', version: '', daily: `2026-01-0${n + 1}`, attempt: 'ranked'}},
				),
			),
			Array.from({length: 7}, (_, n) =>
				runWith(
					{},
					{
						about: {
							started: `2026-01-0${n + 1}T01:00:00Z`,
							throwing: 'timed',
							version: '',
							daily: `2026-01-0${n + 1}`,
							attempt: 'practice',
						},
					},
				),
			),
		],
	};

	test.each(Object.entries(examples))('%s', (id, [earns, doesNot]) => {
		expect(cards.map(card => card.id)).toContain(id);
		expect(has(id, ...earns)).toBe(true);
		expect(has(id, ...doesNot)).toBe(false);
	});

	test('each can be earned by some run, and none by nothing', () => {
		for (const card of cards) expect(has(card.id), card.id).toBe(false);
		const perfect = (card: AchievementCard): boolean =>
			card.when.every(({atLeast = 0, atMost = Number.POSITIVE_INFINITY}) => atLeast <= atMost);
		expect(cards.filter(card => !perfect(card))).toEqual([]);
	});

	test('the run that earned one is known', () => {
		const runs = [runWith({}, {file: 'a'}), runWith(won, {file: 'b'}), runWith(won, {file: 'c'})];
		expect(newAchievements(cards, runs, 'b').map(({id}) => id)).toContain('somebody-had-to');
		expect(newAchievements(cards, runs, 'c').map(({id}) => id)).not.toContain('somebody-had-to');
	});

	test('a file that is wrong is refused', () => {
		expect(() => readAchievements([{id: 'x'}])).toThrow('achievements.json');
		const twin = {id: 'x', name: 'X', text: 'X.', over: 'run', when: [{figure: 'won', atLeast: 1}]};
		expect(() => readAchievements([twin, twin])).toThrow('occurs twice');
		expect(() => readAchievements([{...twin, when: []}])).toThrow('at least one condition');
	});
});

test('a run that is appended to is another run', () => {
	const place = shelfIn(mkdtempSync(path.join(root, 'more-')));
	mkdirSync(finishedFolder(place), {recursive: true});
	const file = path.join(finishedFolder(place), '1.jsonl');
	writeFileSync(file, sessions[0]!.journal);
	appendFileSync(file, '{"act":{"type":"move-on"},"hash":"0"}\n');
	expect(readArchive(place)).toMatchObject({runs: [], damaged: [{}]});
});
