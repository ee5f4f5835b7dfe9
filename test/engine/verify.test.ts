/** A journal is played again, and every line that does not tell the truth is found. */
import {describe, expect, test} from 'vitest';
import {botAction} from '../../source/bots/autoplay.js';
import {type DungeonFighter, dungeonFighter} from '../../source/dungeon-fighter/game.js';
import type {Move} from '../../source/engine/moves.js';
import {Session} from '../../source/engine/session.js';
import {type Verdict, verifyJournal} from '../../source/engine/verify.js';
import type {JournalEntry, JournalHead} from '../../source/kernel/journal.js';
import type {HandName} from '../../source/throwing/odds.js';
import {resealed} from '../helpers/reseal.js';
import {boxWith, monster, type Setup, secondEdition} from '../helpers/scene.js';

const game = dungeonFighter(secondEdition);
const verify = (text: string): Verdict => verifyJournal(text, edition => (edition === 'second' ? game : undefined));

/** A bot plays; its throws go into the journal as landings, or as the hand that is to make them. */
const journalOf = (setup: Setup, hand: HandName, write: 'landings' | 'hands' = 'landings'): Session => {
	const session = new Session(game, setup);
	for (;;) {
		const action = botAction(game, session.state, hand);
		if (!action) return session;
		const {landing: _, ...bare} = {landing: null, ...action};
		session.move(action.type === 'throw' && write === 'hands' ? ({...bare, hand} as Move) : action);
	}
};

const linesOf = (journal: string): string[] => journal.trimEnd().split('\n');
const textOf = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('');

/** The journal with one line changed; lines are counted from 1. */
const changed = <Line extends JournalHead | JournalEntry>(journal: string, line: number, change: (value: Line) => object): string =>
	textOf(linesOf(journal).map((text, index) => (index === line - 1 ? JSON.stringify(change(JSON.parse(text) as Line)) : text)));

const withHead = (journal: string, change: object): string => changed<JournalHead>(journal, 1, head => ({...head, ...change}));

const {journal, state} = journalOf({seed: 'truth', heroes: 3, difficulty: 'hard'}, 'skilled');
const count = linesOf(journal).length;
const entry = (line: number): JournalEntry => JSON.parse(linesOf(journal)[line - 1]!) as JournalEntry;

/** Line numbers spread over the whole journal, the first and the last action among them. */
const somewhere = [2, 3, 4, ...Array.from({length: 12}, (_, index) => 5 + Math.floor(((count - 6) * index) / 11)), count];

describe('a true journal', () => {
	const games: readonly (readonly [Setup, HandName])[] = [
		[{seed: 'a', heroes: 1}, 'novice'],
		[{seed: 'b', heroes: 4, difficulty: 'hard'}, 'skilled'],
		[{seed: 'c', heroes: ['murka', 'goldfinga', 'marvin', 'wilrond', 'margarhilda', 'edith-grognarde'], difficulty: 'inferno'}, 'expert'],
	];

	test.each(games)('%j is ok', (setup, hand) => {
		const session = journalOf(setup, hand);
		const {lines, outcome, ...verdict} = verify(session.journal) as Extract<Verdict, {verdict: 'ok'}>;
		expect(verdict).toMatchObject({verdict: 'ok', torn: false, stacked: false});
		expect(lines).toBe(linesOf(session.journal).length);
		expect(outcome).toBe(session.state.outcome);
		expect(verdict.score === null).toBe(outcome === 'lost');
	});

	test('of a stacked game says so, with the outcome and the score', () => {
		const session = new Session(game, {seed: 's', heroes: ['murka', 'wilrond'], leader: 'murka', start: 'boss'});
		session.move({type: 'throw', die: 'red', weapons: [], landing: {zone: 'bullseye', icon: true, bounces: 1, respected: true}});
		const lines = [
			{what: 'bonus-dice', points: 6},
			{what: 'no-scars', points: 5},
			{what: 'difficulty', points: 5},
		];
		expect(verify(session.journal)).toEqual({
			verdict: 'ok',
			lines: 2,
			torn: false,
			stacked: true,
			outcome: 'won',
			score: {total: 16, title: 'Wannabe Heroes', lines},
		});
	});

	test('of a game that goes on has no outcome yet', () => {
		expect(verify(textOf(linesOf(journal).slice(0, 5)))).toEqual({
			verdict: 'ok',
			lines: 5,
			torn: false,
			stacked: false,
			outcome: null,
			score: null,
		});
		expect(verify(`${linesOf(journal)[0]}\n`)).toMatchObject({verdict: 'ok', lines: 1, outcome: null});
	});

	test('is still true with its keys in another order', () => {
		const stir = (line: string): string => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line) as object).toReversed()));
		const stirred = linesOf(journal).slice(0, -1).map(stir);
		expect(verify(textOf(stirred))).toMatchObject({verdict: 'ok', lines: count - 1, outcome: null});
		const whole = resealed(textOf([...stirred, linesOf(journal).at(-1)!]));
		expect(verify(whole)).toMatchObject({verdict: 'ok', lines: count, outcome: state.outcome});
	});
});

describe('a journal that was tampered with names the first line that is wrong', () => {
	test.each(somewhere)('a changed hash in line %i', line => {
		const text = changed<JournalEntry>(journal, line, ({act, hash}) => ({
			act,
			hash: hash.replace(/^./, first => (first === '0' ? '1' : '0')),
		}));
		expect(verify(text)).toEqual({verdict: 'diverged', line, reason: 'The action leads to another state than the one recorded.'});
	});

	test('a changed hash of the setup', () => {
		expect(verify(withHead(journal, {hash: '000000000000'}))).toEqual({
			verdict: 'diverged',
			line: 1,
			reason: 'The setup leads to another table.',
		});
	});

	test.each([{seed: 'other'}, {difficulty: 'normal'}, {heroes: 4}, {chest: {gold: 30}}])('a changed setup: %j', change => {
		const text = changed<JournalHead>(journal, 1, head => ({...head, setup: {...(head.setup as object), ...change}}));
		expect(verify(text)).toMatchObject({verdict: 'diverged', line: 1});
	});

	test('every action that is changed into another legal one', () => {
		const session = new Session(game, {seed: 'truth', heroes: 3, difficulty: 'hard'});
		let tried = 0;
		for (let line = 2; line <= count; line++) {
			const {act} = entry(line);
			const others =
				game.decision(session.state)?.actions.filter(other => other.type !== 'throw' && JSON.stringify(other) !== JSON.stringify(act)) ??
				[];
			const [other] = others;
			if (other && line % 3 === 0) {
				tried++;
				const text = changed<JournalEntry>(journal, line, ({hash}) => ({act: other, hash}));
				expect(verify(text)).toEqual({verdict: 'diverged', line, reason: 'The action leads to another state than the one recorded.'});
			}

			session.move(act as Move);
		}

		expect(tried).toBeGreaterThan(4);
	});

	test('a landing that is better than it was', () => {
		const line =
			2 +
			linesOf(journal)
				.slice(1)
				.findIndex(text => text.includes('"type":"throw"'));
		const better = {zone: 'bullseye', icon: true, bounces: 1, respected: true};
		const text = changed<JournalEntry>(journal, line, ({act, hash}) => ({act: {...(act as object), landing: better}, hash}));
		expect(verify(text)).toMatchObject({verdict: 'diverged', line});
	});

	test.each(somewhere)('an action in line %i that was not legal', line => {
		const text = changed<JournalEntry>(journal, line, ({hash}) => ({act: {type: 'cheat'}, hash}));
		expect(verify(text)).toMatchObject({
			verdict: 'diverged',
			line,
			reason: expect.stringContaining('{"type":"cheat"} is not among the legal actions'),
		});
	});

	test.each([{type: 'throw', die: 'red', weapons: []}, {type: 'choose-path', card: 5}, {}])('an action that is none: %j', act => {
		const text = changed<JournalEntry>(journal, 4, ({hash}) => ({act, hash}));
		expect(verify(text)).toMatchObject({verdict: 'diverged', line: 4});
	});

	test.each(somewhere.filter(line => line < count))('lines %i and the next swapped', line => {
		const lines = linesOf(journal);
		const swapped = lines.with(line - 1, lines[line]!).with(line, lines[line - 1]!);
		expect(verify(textOf(swapped))).toMatchObject({verdict: 'diverged', line});
	});

	test.each(somewhere.filter(line => line < count))('line %i dropped', line => {
		expect(verify(textOf(linesOf(journal).toSpliced(line - 1, 1)))).toMatchObject({verdict: 'diverged', line});
	});

	test.each(somewhere)('line %i written twice', line => {
		expect(verify(textOf(linesOf(journal).toSpliced(line, 0, linesOf(journal)[line - 1]!)))).toMatchObject({
			verdict: 'diverged',
			line: line + 1,
		});
	});

	test('an action after the end', () => {
		expect(verify(`${journal}${JSON.stringify({act: {type: 'move-on'}, hash: '000000000000'})}\n`)).toEqual({
			verdict: 'diverged',
			line: count + 1,
			reason: 'The game is over.',
		});
	});
});

describe('the seal of a journal that is over', () => {
	const about = {
		started: '2026-01-01T00:00:00.000Z',
		throwing: 'timed',
		names: {murka: 'Ada'},
		version: '1',
		daily: '2026-01-01',
		attempt: 'practice',
	};
	const said = (): Session => {
		const session = new Session(game, {seed: 'sealed', heroes: 2}, about);
		for (let action = botAction(game, session.state, 'skilled'); action; action = botAction(game, session.state, 'skilled'))
			session.move(action);
		return session;
	};
	const sealed = said().journal;
	const last = linesOf(sealed).length;

	test.each([
		['the attempt', (text: string) => text.replace('"practice"', '"ranked"')],
		['a name', (text: string) => text.replace('"Ada"', '"Eve"')],
		['what is said about it', (text: string) => text.replace(/,"about":\{.*?\}(?=,"hash")/, '')],
		['a space', (text: string) => text.replace('"setup":', '"setup": ')],
		['the sum', (text: string) => text.replace(/"sum":"./, match => `${match.slice(0, -1)}${match.endsWith('0') ? '1' : '0'}`)],
		['the sum that is gone', (text: string) => text.replace(/,"sum":"\w+"/, '')],
		['the end that is gone', (text: string) => text.replace(/,"end":.*/, '}')],
	])('does not fit when somebody has edited %s', (_, edit) => {
		const edited = edit(sealed);
		expect(edited).not.toBe(sealed);
		expect(verify(edited)).toMatchObject({verdict: 'diverged', line: last});
	});

	test('fits after an editor or a chat has ended its lines in another way', () => {
		expect(verify(sealed)).toMatchObject({verdict: 'ok'});
		for (const text of [sealed.replaceAll('\n', '\r\n'), `\uFEFF${sealed}`, `${sealed}\n\n`, sealed.trimEnd(), `${sealed}{"half`])
			expect(verify(text)).toMatchObject({verdict: 'ok', lines: last});
	});

	test('holds for a run that was given up, and for one of other rules', () => {
		const session = new Session(game, {seed: 'home', heroes: 2}, about);
		session.giveUp();
		expect(verify(session.journal)).toMatchObject({verdict: 'ok', givenUp: true});
		expect(verify(session.journal.replace('"practice"', '"ranked"'))).toMatchObject({verdict: 'diverged', line: 2});
		expect(verify(sealed.replace(/"contents":"\w+"/, '"contents":"c0ffee"'))).toMatchObject({verdict: 'diverged', line: last});
	});

	test('a journal that is not over has none, and is as true as ever', () => {
		const open = textOf(linesOf(sealed).slice(0, -1));
		expect(verify(open.replace('"Ada"', '"Eve"'))).toMatchObject({verdict: 'ok', outcome: null});
	});
});

describe('a journal of other rules is not judged', () => {
	const reason = (change: object): string => {
		const verdict = verify(resealed(withHead(journal, change)));
		expect(verdict).toEqual({
			verdict: 'other-rules',
			reason: expect.any(String),
			recorded: expect.objectContaining({outcome: state.outcome}),
		});
		return (verdict as {reason: string}).reason;
	};

	test('another edition', () => {
		expect(reason({edition: 'first'})).toBe('The edition "first" is not known here.');
	});

	test('other rules', () => {
		expect(reason({rules: 99})).toContain('It was played with rules 99, ');
	});

	test('other cards', () => {
		expect(reason({contents: 'c0ffee'})).toBe(
			`It was played with rules 1, cards c0ffee; this is rules 1, cards ${secondEdition.contents}.`,
		);
	});

	test('another format of journals', () => {
		expect(reason({journal: 2})).toBe('It is a journal of format 2; this is format 1.');
	});

	test('the cards of a box with one card more are other cards', () => {
		const more: DungeonFighter = dungeonFighter(boxWith({monsters: [monster()]}));
		expect(verifyJournal(journal, () => more)).toMatchObject({verdict: 'other-rules'});
	});
});

describe('a file that is no journal is damaged', () => {
	const texts: readonly (readonly [what: string, text: string])[] = [
		['an empty file', ''],
		['words', 'not a journal\n'],
		['other JSON', '{"name":"dungeon-fighter"}\n'],
		['bytes', Buffer.from([0, 255, 254, 137, 80, 78, 71, 13, 10, 26, 10, 0]).toString('utf8')],
		['half a first line', linesOf(journal)[0]!.slice(0, 40)],
	];

	test.each(texts)('%s', (_, text) => {
		expect(verify(text)).toEqual({verdict: 'damaged', line: 1, reason: 'This is not a journal of Dungeon Fighter.'});
	});

	test.each(somewhere)('a spoilt line %i', line => {
		const text = textOf(linesOf(journal).with(line - 1, linesOf(journal)[line - 1]!.slice(1)));
		expect(verify(text)).toEqual({verdict: 'damaged', line, reason: `Line ${line} is damaged.`});
	});

	test('a blank line in the middle', () => {
		expect(verify(textOf(linesOf(journal).toSpliced(6, 0, '')))).toEqual({verdict: 'damaged', line: 7, reason: 'Line 7 is damaged.'});
	});

	test.each([{}, {seed: 's', heroes: 9}, {seed: 's', heroes: ['gandalf']}, {seed: 's', cheat: true}])(
		'a setup that nobody can play: %j',
		setup => {
			expect(verify(withHead(journal, {setup}))).toMatchObject({
				verdict: 'damaged',
				line: 1,
				reason: expect.stringContaining('Line 1 has an impossible setup: '),
			});
		},
	);
});

test('a last line that a crash has torn is left out, wherever it was cut', () => {
	const short = textOf(linesOf(journal).slice(0, 12));
	const last = `${linesOf(journal)[12]}\n`;
	for (let cut = 0; cut <= last.length; cut++) {
		const missing = cut < last.length - 1;
		expect([cut, verify(short + last.slice(0, cut))]).toEqual([
			cut,
			{verdict: 'ok', lines: missing ? 12 : 13, torn: missing && cut > 0, stacked: false, outcome: null, score: null},
		]);
	}
});

describe('a throw that was left to a hand', () => {
	const setup = {seed: 'by-hand', heroes: 3};
	const byHand = journalOf(setup, 'skilled', 'hands');

	test('is made again: the journal holds no landing and is true all the same', () => {
		expect(byHand.journal).not.toContain('"landing"');
		expect(byHand.journal).toContain('"hand":"skilled"');
		expect(verify(byHand.journal)).toMatchObject({verdict: 'ok', outcome: byHand.state.outcome});
	});

	test('leads to the same states as the landings it comes to', () => {
		const hashes = (text: string): readonly string[] => linesOf(text).map(line => (JSON.parse(line) as JournalEntry).hash);
		expect(hashes(byHand.journal)).toEqual(hashes(journalOf(setup, 'skilled').journal));
	});

	test('is another throw in another hand, found at the first landing that differs', () => {
		const session = new Session(game, setup);
		const expert = new Session(game, setup);
		let first: number | undefined;
		for (const [index, line] of linesOf(byHand.journal).slice(1).entries()) {
			const {act} = JSON.parse(line) as {act: Move};
			const other = 'hand' in act ? ({...act, hand: 'expert'} as Move) : act;
			if (session.move(act) === expert.move(other).replace('"expert"', '"skilled"')) continue;
			first = index + 2;
			break;
		}

		expect(first).toBeDefined();
		expect(verify(byHand.journal.replaceAll('"hand":"skilled"', '"hand":"expert"'))).toMatchObject({verdict: 'diverged', line: first});
	});
});

test('a throw by gesture is made again, and another gesture is found', () => {
	const session = new Session(game, {seed: 'by-finger', heroes: 2, start: 'boss'});
	for (const presses of [
		[400, 600],
		[500, 500],
		[620, 480],
	]) {
		const listed = game.decision(session.state)?.actions.find(action => action.type === 'throw');
		if (listed?.type !== 'throw') break;
		const {landing: _, ...bare} = listed;
		session.move({...bare, gesture: {presses}});
	}

	expect(linesOf(session.journal).length).toBeGreaterThan(2);
	expect(session.journal).not.toContain('"landing"');
	expect(verify(session.journal)).toMatchObject({verdict: 'ok', stacked: true});
	expect(verify(session.journal.replace('"presses":[400,600]', '"presses":[140,900]'))).toMatchObject({verdict: 'diverged', line: 2});
});

describe('a steady throw', () => {
	const session = new Session(game, {seed: 'by-eye', heroes: 3, difficulty: 'hard'});
	while (!session.state.outcome) {
		const action = botAction(game, session.state, 'steady');
		if (!action) break;
		const {landing: _, ...bare} = {landing: null, ...action};
		const spot = {x: (session.state.throws % 7) - 3, y: -5, risk: session.state.throws % 2 === 0 ? 'bold' : 'careful'} as const;
		session.move(action.type === 'throw' ? ({...bare, gesture: {steady: spot}} as Move) : action);
	}

	test('is made again from its spot and its risk alone, a whole game long', () => {
		expect(session.journal).not.toContain('"landing"');
		expect(session.journal).toContain('{"steady":{"x":');
		expect(verify(session.journal)).toMatchObject({verdict: 'ok', outcome: session.state.outcome});
	});

	test('is another throw at another spot, and found', () => {
		const first = linesOf(session.journal).findIndex(line => line.includes('"steady"'));
		const moved = linesOf(session.journal).map((line, index) => (index === first ? line.replace('"y":-5', '"y":-60') : line));
		expect(verify(textOf(moved))).toMatchObject({verdict: 'diverged', line: first + 1});
	});

	test('left to the steady hand it is made again, too', () => {
		const byHand = journalOf({seed: 'by-hand', heroes: 2}, 'steady', 'hands');
		expect(byHand.journal).toContain('"hand":"steady"');
		expect(verify(byHand.journal)).toMatchObject({verdict: 'ok', outcome: byHand.state.outcome});
	});
});
