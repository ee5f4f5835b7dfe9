import {existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readGolden} from '../scripts/golden.js';
import {challengeOf} from '../source/engine/attempts.js';
import {codeOf} from '../source/engine/run-code.js';
import {gameOfEdition} from '../source/engine/runs.js';
import {Session} from '../source/engine/session.js';
import {parseJournal} from '../source/kernel/journal.js';
import {type Result, runCommand} from './helpers/command.js';
import {playedGame} from './helpers/games.js';
import {resealed} from './helpers/reseal.js';
import {scriptFrom} from './plain/script.js';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-replay-cli-'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const run = (args: readonly string[], input = ''): Promise<Result> => runCommand(args, {home: path.join(folder, 'home')}, input);

/** A refusal is one sentence, and nothing else. */
const expectRefused = ({code, stdout, stderr}: Result, exit: number, says: RegExp): void => {
	expect([code, stdout]).toEqual([exit, '']);
	expect(stderr).toMatch(says);
	expect(stderr.trimEnd().split('\n')).toHaveLength(1);
};

const golden = 'test/replays/hard.jsonl';
const journal = readGolden('hard.jsonl');
const code = codeOf(journal, gameOfEdition);
const moves = parseJournal(journal).entries.length;

const plainWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('without a screen a run is told in words', () => {
	test('from a file, a code, and standard input', async () => {
		const results = await Promise.all([
			run(['replay', golden]),
			run(['replay', code]),
			run(['replay', '-'], journal),
			run(['replay', '-'], `Ada: beat this!\n${code.replaceAll(/.{70}/g, '$&\n')}\nBob: never`),
		]);
		expect(results[0]).toMatchObject({code: 0, stderr: ''});
		expect(plainWords(results[0].stdout)).toBe(plainWords(readGolden('hard.txt')));
		for (const row of results[0].stdout.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
		for (const result of results) expect(result).toEqual(results[0]);
	});

	test('from a decision on it is played by whoever types, and is unranked', async () => {
		const setup = {difficulty: 'normal', heroes: ['murka', 'marvin'], seed: 'taken'};
		const about = {started: '2026-01-01T00:00:00.000Z', throwing: 'timed', version: '1'} as const;
		const first = playedGame(setup, {about, moves: 9});
		const whole = playedGame(setup, {about});
		const {lines, session} = scriptFrom(first);
		const {
			code: exit,
			stdout,
			stderr,
		} = await run(['replay', codeOf(whole.journal, gameOfEdition), '--from', '10'], `${lines.join('\n')}\n`);
		expect([exit, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^Taken over after 9 moves of another run: unranked\./);
		expect(stdout).toContain('Where you were:');
		expect(stdout.match(/unranked/g)).toHaveLength(2);
		const shared = /^DF1-\S+$/m.exec(stdout)?.[0] ?? '';
		const verified = await run(['verify', shared]);
		expect(verified.stdout).toContain(', taken over after 9 moves, unranked');
		expect(verified.stdout).toContain(session.end?.outcome === 'won' ? `won with ${session.end.score} points` : 'lost');
	});

	test('taken over where nobody types, it ends like any run in plain text', async () => {
		for (const from of ['1', '5', String(moves)]) {
			const {code: exit, stdout, stderr} = await run(['replay', golden, '--from', from]);
			expect([exit, stderr]).toEqual([0, '']);
			expect(stdout).toMatch(/The run is saved\. Go on with: dungeon-fighter play --plain --continue\n$/);
		}
	});

	test.each(['0', '-1', 'nose', '1.5', '999', '99999999999'])('--from=%s is no decision', async from => {
		expectRefused(await run(['replay', golden, `--from=${from}`]), 2, new RegExp(`choose 1 to ${moves}\\.`));
	});
});

describe('what cannot be shown says why', () => {
	test('nothing, a file that is not there, a folder', async () => {
		const [none, missing, aFolder] = await Promise.all([run(['replay']), run(['replay', 'no-such-file']), run(['replay', 'test/replays'])]);
		expectRefused(none, 2, /Which run\?/);
		expectRefused(missing, 6, /there is no such file/);
		expectRefused(aFolder, 6, /it is a folder/);
	});

	test('a damaged code, a damaged journal, a false one, an empty one', async () => {
		const lines = journal.split('\n');
		const swapped = [...lines.slice(0, 4), lines[5], lines[4], ...lines.slice(6)].join('\n');
		const [bad, text, falsified, empty] = await Promise.all([
			run(['replay', `${code.slice(0, 80)}${code[80] === 'A' ? 'B' : 'A'}${code.slice(81)}`]),
			run(['replay', '-'], 'once upon a time'),
			run(['replay', '-'], swapped),
			run(['replay', '-']),
		]);
		expectRefused(bad, 5, /^This run cannot be shown: .*checksum/);
		expectRefused(text, 5, /^This run cannot be shown: /);
		expectRefused(falsified, 3, /^This run cannot be shown: /);
		expectRefused(empty, 5, /^This run cannot be shown: /);
	});

	test('other rules', async () => {
		const old = resealed(journal.replace(/"contents":"\w+"/, '"contents":"000000000000"'));
		expectRefused(
			await run(['replay', '-'], old),
			4,
			/^This run cannot be shown: .*rules.* It says of itself, unverified: won with \d+ points/,
		);
	});
});

describe('--cast', () => {
	test('writes a file that is not there yet', async () => {
		const file = path.join(folder, 'run.cast');
		const short = playedGame(
			{seed: 'short', heroes: 2},
			{way: 'hand', moves: 6, about: {started: '2026-01-01T00:00:00.000Z', version: '1'}},
		);
		const {code: exit, stdout, stderr} = await run(['replay', '-', '--cast', file], short.journal);
		expect([exit, stderr]).toEqual([0, '']);
		expect(stdout).toBe(`Written: ${file}. Watch it with: asciinema play ${file}\n`);
		const [head, ...events] = readFileSync(file, 'utf8')
			.trimEnd()
			.split('\n')
			.map(line => JSON.parse(line) as unknown);
		expect(head).toMatchObject({version: 2, width: 80, height: 24, timestamp: Date.parse('2026-01-01') / 1000});
		expect(events.length).toBeGreaterThan(10);
		const before = statSync(file).mtimeMs;
		expectRefused(await run(['replay', golden, '--cast', file]), 8, /run\.cast" cannot be written: it exists already\.$/m);
		expect(statSync(file).mtimeMs).toBe(before);
	});

	test('refuses where nothing can be, and leaves nothing behind', async () => {
		expectRefused(
			await run(['replay', golden, '--cast', path.join(folder, 'none', 'x.cast')]),
			8,
			/cannot be written: it is not there\.$/m,
		);
		const file = path.join(folder, 'never.cast');
		expectRefused(await run(['replay', golden, '--cast', file, '--from', '3']), 2, /leave out --from/);
		expectRefused(await run(['replay', '-', '--cast', file], 'no run'), 5, /cannot be shown/);
		expect(existsSync(file)).toBe(false);
	});
});

test('the code of a challenge played in plain text is verified, and told again', async () => {
	const date = '2026-03-02';
	const {setup} = challengeOf(date);
	const {lines, session} = scriptFrom(new Session(gameOfEdition('second', setup.twist)!, setup));
	const {stdout} = await run(['daily', '--plain', '--date', date], ['Ada', ...lines, ''].join('\n'));
	expect(stdout).toMatch(/^Achievement: /m);
	const shared = /^DF1-\S+$/m.exec(stdout)?.[0] ?? '';
	const {outcome, score} = session.end!;
	const [verified, told] = await Promise.all([run(['verify', shared]), run(['replay', shared])]);
	expect(verified).toMatchObject({code: 0, stdout: expect.stringContaining(outcome === 'won' ? `won with ${score} points` : 'lost')});
	expect(told).toMatchObject({code: 0, stderr: ''});
	// A wrapped copy, as it comes from a terminal.
	writeFileSync(path.join(folder, 'copied.txt'), `${shared.replaceAll(/.{78}/g, ' $&\n')}\n`);
	expect((await run(['verify', path.join(folder, 'copied.txt')])).stdout).toBe(verified.stdout);
});
