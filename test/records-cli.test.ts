/** The challenge of the day, its code, records and boards from outside: what was built is started and read. */
import {appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {challengeOf} from '../source/engine/attempts.js';
import {codeOf} from '../source/engine/run-code.js';
import {gameOfEdition} from '../source/engine/runs.js';
import {Session} from '../source/engine/session.js';
import {clockEnv, today} from './helpers/clock.js';
import {type Result, runCommand} from './helpers/command.js';
import {playedGame} from './helpers/games.js';
import {resealed} from './helpers/reseal.js';
import {scriptFrom} from './plain/script.js';

let home: string;
let folder: string;

beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-records-cli-'));
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

beforeEach(() => {
	home = mkdtempSync(path.join(folder, 'home-'));
});

/** Nobody in particular plays. */
const noName = '';

const run = (args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Promise<Result> =>
	runCommand(args, {home, env}, input);

/** What must be typed to play the challenge of a day as a bot would. */
const typed = (date: string) => {
	const {setup} = challengeOf(date);
	return scriptFrom(new Session(gameOfEdition('second', setup.twist)!, setup));
};

const codeIn = (text: string): string => /^DF1-\S+$/m.exec(text)?.[0] ?? '';

describe('daily', () => {
	test('is played to its end, says that it counts, and its code is verified by another process', async () => {
		const date = today;
		const {lines, session} = typed(date);
		const {code, stdout, stderr} = await run(['daily', '--plain', '--date', date], [noName, ...lines, ''].join('\n'));
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toContain(`The challenge of ${date}: ${challengeOf(date).name}.`);
		expect(stdout).toContain('It counts, in the steady league.');
		expect(stdout).toMatch(/👾 monster beaten/);
		expect(stdout).toMatch(/The next challenge is .* away\.\n$/);
		const shared = codeIn(stdout);
		const {outcome, score} = session.end!;
		const verified = await run(['verify', shared]);
		expect(verified.code).toBe(0);
		expect(verified.stdout).toContain(outcome === 'won' ? `won with ${score} points` : 'lost');
		// The second time is practice.
		const again = await run(['daily', '--date', date], [noName, ...lines, ''].join('\n'));
		expect(again.stdout).toMatch(/Practice: the first attempt/);
		const stats = JSON.parse((await run(['stats', '--json'])).stdout) as {runs: number; best: {league: string}[]};
		expect(stats).toMatchObject({runs: 2, best: [{league: 'steady'}]});
		const board = await run(['board', home, '--date', date]);
		expect(board.stdout).toContain(`${date}: 1 run\n`);
	});

	test('asks once who plays, remembers the name, and has it in the journal of every hero', async () => {
		const date = '2026-02-28';
		const first = await run(['daily', '--date', date], '?\nAda\nq\n');
		expect(first.stdout).toContain('takes that choice');
		expect(first.stdout.match(/Your name/g)).toHaveLength(2);
		expect(first.stdout).not.toContain('(Ada)');
		const [file] = readdirSync(path.join(home, 'runs')).filter(name => name.endsWith('.jsonl'));
		const [head = ''] = readFileSync(path.join(home, 'runs', file!), 'utf8').split('\n');
		const heroes = challengeOf(date).setup.heroes as readonly string[];
		expect((JSON.parse(head) as {about: {names: unknown}}).about.names).toEqual(Object.fromEntries(heroes.map(id => [id, 'Ada'])));
		// An attempt that goes on is not asked whose it is.
		expect((await run(['daily', '--date', date], '1\nq\n')).stdout).not.toContain('Your name');
		expect((await run(['daily', '--date', '2026-03-01'], '\nq\n')).stdout).toContain('Your name, for the board? [Ada]:');
	});

	test('a past day is unranked; one that was begun is continued or given up', async () => {
		const date = '2026-02-28';
		const {lines} = typed(date);
		const first = await run(['daily', '--date', date], [noName, ...lines.slice(0, 8), ''].join('\n'));
		expect(first.stdout).toContain('A past day');
		expect(first.stdout).toContain(`dungeon-fighter daily --plain --date ${date}`);
		const second = await run(['daily', '--date', date], `1\n${lines.slice(8).join('\n')}\n`);
		expect(second.stdout).toContain('You have begun this challenge.');
		expect(codeIn(second.stdout)).not.toBe('');
		await run(['daily', '--date', date], [noName, ...lines.slice(0, 8), ''].join('\n'));
		const third = await run(['daily', '--date', date], '2\n');
		expect(third.stdout).toContain('Given up.');
		expect(third.stdout).toMatch(/gave up \(.*, steady league, a past day\)/);
		expect((await run(['verify', codeIn(third.stdout)])).stdout).toContain('given up');
		expect(third.stdout).toMatch(/Go in again\? It will not count\. y or n \[n\]:\nThe next challenge is/);
		expect(readdirSync(path.join(home, 'runs'))).toEqual(['finished']);
		const files = readdirSync(path.join(home, 'runs', 'finished'));
		expect(files).toHaveLength(2);
		const ends = files.map(file => readFileSync(path.join(home, 'runs', 'finished', file), 'utf8'));
		expect(ends.filter(text => text.includes('"outcome":"given-up"'))).toHaveLength(1);
	});

	test('a way to throw that there is not is refused before anything else', async () => {
		expect(await run(['daily', '--throw', 'foo'])).toMatchObject({code: 2, stdout: '', stderr: expect.stringContaining('called "foo"')});
	});

	test.each([
		{TERM: 'dumb'},
		{LC_ALL: 'C'},
		{LC_ALL: '', LC_CTYPE: '', LANG: 'de_DE.ISO-8859-1'},
		{INK_SCREEN_READER: 'true'},
		{glyphs: 'ascii'},
	])('what is to be copied is ASCII with %j', async env => {
		const date = '2026-02-28';
		if ('glyphs' in env) writeFileSync(path.join(home, 'settings.json'), JSON.stringify(env));
		await run(['daily', '--date', date], [noName, ...typed(date).lines.slice(0, 60), ''].join('\n'), env);
		const {stdout} = await run(['daily', '--date', date], '2\n', env);
		expect(stdout).toMatch(/^To copy:\n\n.*\n.*\n[o*<z+$B]+$/m);
		expect(stdout).toMatch(/^[\n -~]+$/);
	});

	test.each([
		['1999-12-31', /no challenge on 1999-12-31/],
		['2026-02-30', /is not a day/],
		['9999-01-01', /is not ready yet/],
		['tomorrow', /is not a day/],
	])('%s is refused in one sentence', async (date, says) => {
		const {code, stderr} = await run(['daily', '--date', date]);
		expect(code).toBe(2);
		expect(stderr).toMatch(says);
		expect(stderr.trim().split('\n')).toHaveLength(1);
	});

	test('a home that cannot be: a sentence, and the game plays on to its code', async () => {
		const date = '2026-03-01';
		const file = path.join(folder, 'not-a-folder');
		writeFileSync(file, '');
		const {code, stdout, stderr} = await run(['daily', '--date', date], [noName, ...typed(date).lines, ''].join('\n'), {
			DUNGEON_FIGHTER_HOME: file,
		});
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toContain('The run is not being saved, because');
		expect(codeIn(stdout)).not.toBe('');
		expect((await run(['stats'], '', {DUNGEON_FIGHTER_HOME: file})).stdout).toBe('No run is over yet. The dungeon is patient.\n');
	});

	test.each([
		['Pacific/Kiritimati', '12:00', 'tomorrow'],
		['Pacific/Pago_Pago', '06:00', 'yesterday'],
	])('the day is that of UTC in %s, where it is %s UTC and %s', async (zone, time) => {
		const {stdout} = await run(['daily', '--plain'], 'q\n', {...clockEnv(`${today}T${time}:00Z`), TZ: zone});
		expect(/The challenge of (\S+):/.exec(stdout)?.[1]).toBe(today);
	});
});

describe('verify', () => {
	const {journal} = playedGame({seed: 'cli', heroes: 2}, {about: {started: '2026-01-01T00:00:00.000Z', throwing: 'timed', version: '1'}});
	const code = codeOf(journal, gameOfEdition);

	test('takes a code, a file with a code, a journal, and standard input', async () => {
		const file = path.join(folder, 'code.txt');
		writeFileSync(file, `${code}\n`);
		const journalFile = path.join(folder, 'run.jsonl');
		writeFileSync(journalFile, journal);
		const chat = `Ada: look at this\n${code}\nBob: never`;
		const results = await Promise.all([
			run(['verify', '-'], chat),

			run(['verify', code]),
			run(['verify', file]),
			run(['verify', journalFile]),
			run(['verify', '-'], code),
			run(['verify', '-'], journal),
		]);
		const [first, ...rest] = results.map(({stdout}) => stdout);
		const isJournal = (index: number): boolean => index === 2 || index === 4;
		expect(results.every(result => result.code === 0 && result.stderr === '')).toBe(true);
		expect(first).toMatch(/^ok: \d+ moves, /);
		// Whoever has the journal gets the code again.
		for (const [index, stdout] of rest.entries())
			expect(stdout).toBe(
				isJournal(index) ? `${first!.trimEnd().replace(/\d+ moves/, `${journal.trimEnd().split('\n').length} lines`)}\n${code}\n` : first,
			);
	});

	test('says what is wrong, with the exit codes of journals', async () => {
		const bad = `${code.slice(0, 60)}${code[60] === 'A' ? 'B' : 'A'}${code.slice(61)}`;
		expect(await run(['verify', bad])).toMatchObject({code: 5, stdout: expect.stringMatching(/^damaged: .*checksum/)});
		expect(await run(['verify', '-'], resealed(journal.replace(/"contents":"\w+"/, '"contents":"000000000000"')))).toMatchObject({
			code: 4,
			stdout: expect.stringMatching(/^other rules: .* It says of itself, unverified: /),
		});
		expect(await run(['verify', '-'])).toMatchObject({code: 5});
	});
});

test('stats skips what is damaged, with a count and a hint; board says what is wrong', async () => {
	const {journal} = playedGame({seed: 'kept', heroes: 2});
	const runs = path.join(home, 'runs', 'finished');
	await run(['stats']);
	expect(existsSync(runs)).toBe(false);
	mkdirSync(runs, {recursive: true});
	writeFileSync(path.join(runs, '1.jsonl'), journal);
	writeFileSync(path.join(runs, '2.jsonl'), 'not a journal');
	appendFileSync(path.join(home, 'chat.txt'), `hey ${codeOf(journal, gameOfEdition)}!\nDF1-AAAAAAAAAAAAAAAA`);
	const json = JSON.parse((await run(['stats', '--json'])).stdout) as {achievements: {earned: unknown; file?: string}[]};
	// Nobody looked at the clock.
	expect(json.achievements.every(({earned}) => earned === null)).toBe(true);
	expect(json.achievements.some(({file}) => file !== undefined)).toBe(true);
	const {code, stdout} = await run(['stats']);
	expect(code).toBe(0);
	expect(stdout).toMatch(/^1 run: /);
	expect(stdout).toMatch(/1 journal could not be counted; see why with: dungeon-fighter verify .*2\.jsonl\n$/);
	const board = await run(['board', path.join(home, 'chat.txt'), '-'], journal);
	expect(board.stdout).toMatch(/^All time: 1 run\n/);
	expect(board.stdout).toContain('it is here twice');
	expect(board.stdout).toContain('checksum');
	expect(await run(['board'])).toMatchObject({code: 2});
	expect(await run(['board', '-', '--league', 'none'])).toMatchObject({code: 2, stderr: expect.stringContaining('choose timed')});
});

test('one file that cannot be read is listed apart; links to files are followed; nothing at all is said with a hint', async () => {
	const friends = mkdtempSync(path.join(folder, 'friends-'));
	const {journal} = playedGame({seed: 'linked', heroes: 2});
	writeFileSync(path.join(folder, 'linked.jsonl'), journal);
	symlinkSync(path.join(folder, 'linked.jsonl'), path.join(friends, 'link.jsonl'));
	symlinkSync(friends, path.join(friends, 'circle'));
	symlinkSync(path.join(folder, 'nowhere'), path.join(friends, 'broken'));
	const board = await run(['board', friends, path.join(folder, 'missing.txt')]);
	expect([board.code, board.stderr]).toEqual([0, '']);
	expect(board.stdout).toMatch(/^All time: 1 run\n/);
	expect(board.stdout.replaceAll(/\s+/g, ' ')).toMatch(/missing\.txt: it cannot be read: there is no such file\./);
	expect(await run(['board', path.join(folder, 'missing.txt')])).toMatchObject({code: 6, stdout: ''});
	expect(await run(['board', '-'], 'hello')).toMatchObject({code: 0, stdout: expect.stringMatching(/^There is no run in there\. .*DF1-/)});
	expect(await run(['board', '-', '--date', '2999-01-01'], 'x')).toMatchObject({code: 2, stderr: expect.stringContaining('not ready yet')});
});

test('a chat with a thousand codes in it', async () => {
	const codes = Array.from({length: 50}, (_, number) => codeOf(playedGame({seed: `many ${number}`, heroes: 2}).journal, gameOfEdition));
	const chat = Array.from({length: 1000}, (_, number) => `line ${number}: ${codes[number % 50]}`).join('\n');
	const {stdout} = await run(['board', '-'], chat);
	expect(stdout).toMatch(/^All time: 50 runs\n/);
});
