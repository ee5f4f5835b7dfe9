/** Runs on the disk: what is played is kept, whatever happens to the process, the disk or the file. */
import {spawn, spawnSync} from 'node:child_process';
import {appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {hostname, tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {botMove} from '../../source/bots/autoplay.js';
import {beginRun, isRun, type Run, resumeRun, type Unplayable} from '../../source/engine/run.js';
import {gameOfEdition, unfinishedRuns} from '../../source/engine/runs.js';
import {verifyJournal} from '../../source/engine/verify.js';
import {drawOnce} from '../../source/kernel/random.js';
import {type Disk, realDisk} from '../../source/store/disk.js';
import {type Shelf, shelfIn} from '../../source/store/runs.js';

const game = gameOfEdition('second')!;

let root: string;
let shelf: Shelf;

beforeAll(() => {
	root = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-runs-'));
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

beforeEach(() => {
	shelf = shelfIn(mkdtempSync(path.join(root, 'shelf-')));
});

const begin = (more: Partial<Shelf> = {}, seed = 'runs'): Run =>
	beginRun(game, {heroes: 2, seed}, {throwing: 'steady', names: {}}, {...shelf, ...more});

/** So many moves of a bot, or all of them. */
const play = (run: Run, moves = Number.POSITIVE_INFINITY): Run => {
	for (let made = 0; made < moves; made++) {
		const move = botMove(run.game, run.state, 'steady');
		if (!move) break;
		run.act(move);
	}

	return run;
};

const resumed = (file: string): Run => {
	const run = resumeRun(file, gameOfEdition, shelf);
	if (!isRun(run)) throw new Error(run.sentence);
	return run;
};

const refused = (file: string): Unplayable => {
	const run = resumeRun(file, gameOfEdition, shelf);
	if (isRun(run)) throw new Error('it was resumed');
	return run;
};

const fileOf = (run: Run): string => run.file ?? '';

describe('a run', () => {
	test('is in its file after every move, with what is known about it', () => {
		const run = begin({now: () => new Date('2026-07-01T12:34:56.789Z')});
		expect(path.basename(fileOf(run))).toMatch(/^20260701T123456Z-[0-9a-f]{6}\.jsonl$/);
		for (let moves = 0; moves < 10; moves++) {
			play(run, 1);
			expect(readFileSync(fileOf(run), 'utf8')).toBe(run.journal);
		}

		const [head = ''] = run.journal.split('\n');
		expect(JSON.parse(head)).toMatchObject({about: {started: '2026-07-01T12:34:56.789Z', throwing: 'steady', version: expect.any(String)}});
		expect(verifyJournal(run.journal, gameOfEdition)).toMatchObject({verdict: 'ok', lines: 11});
		run.close();
		expect(run.saving).toBeUndefined();
	});

	test.each(['\n', '\r\n'])('that was written with other keys and %j is sealed as it stands in its file', feed => {
		const first = play(begin(), 6);
		first.close();
		const stir = (line: string): string => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line) as object).toReversed()));
		const lines = readFileSync(fileOf(first), 'utf8').trimEnd().split('\n').map(stir);
		writeFileSync(fileOf(first), lines.map(line => line + feed).join(''));
		const second = play(resumed(fileOf(first)));
		second.close();
		expect(verifyJournal(readFileSync(fileOf(second), 'utf8'), gameOfEdition)).toMatchObject({verdict: 'ok'});
	});

	test('goes on where it stopped, with all its events, and ends as if nothing had been', () => {
		const whole = play(begin());
		const first = play(begin(), 12);
		first.close();
		const second = resumed(fileOf(first));
		expect(second.state).toEqual(first.state);
		expect(second.about).toEqual(first.about);
		expect(second.replay).toHaveLength(13);
		expect(second.replay[0]?.events[0]?.type).toBe('game-started');
		expect(second.replay.at(-1)).toEqual({state: first.state, events: first.events});
		play(second);
		expect(second.state).toEqual(whole.state);
		second.close();
		whole.close();
		expect(path.dirname(fileOf(second))).toBe(path.join(shelf.folder, 'runs', 'finished'));
		expect(verifyJournal(readFileSync(fileOf(second), 'utf8'), gameOfEdition)).toMatchObject({verdict: 'ok', torn: false});
		expect(unfinishedRuns(shelf)).toEqual({runs: [], notes: []});
	});

	test('a refused move is not written', () => {
		const run = begin();
		expect(() => run.act({type: 'leave'})).toThrow(/not among/);
		expect(readFileSync(fileOf(run), 'utf8')).toBe(run.journal);
		run.close();
	});

	test('an impossible setup leaves no file', () => {
		expect(() => beginRun(game, {seed: 's', heroes: 9}, {throwing: 'bot'}, shelf)).toThrow();
		expect(existsSync(path.join(shelf.folder, 'runs'))).toBe(false);
	});
});

describe('the shelf', () => {
	test('lists what is not over, the newest first, in words', () => {
		const days = ['2026-01-01', '2026-03-01', '2026-02-01'];
		for (const day of days) play(begin({now: () => new Date(day)}, day), 8).close();
		const {runs, notes} = unfinishedRuns(shelf);
		expect(notes).toEqual([]);
		expect(runs.map(({about}) => about?.started.slice(0, 10))).toEqual(days.toSorted().toReversed());
		for (const run of runs) expect(run).toMatchObject({inPlay: false, difficulty: 'normal', round: expect.any(Number)});
		expect(runs[0]?.text).toMatch(/^Normal, .+ and .+, round \d+, \d+ throws?$/);
	});

	test('a journal without a word about itself is a run like any other', () => {
		const run = play(begin(), 5);
		run.close();
		const [head = '', ...rest] = readFileSync(fileOf(run), 'utf8').split('\n');
		const {about: _, ...bare} = JSON.parse(head) as {about: unknown};
		writeFileSync(fileOf(run), [JSON.stringify(bare), ...rest].join('\n'));
		expect(unfinishedRuns(shelf).runs).toMatchObject([{about: undefined}]);
		resumed(fileOf(run)).close();
	});

	test('a run that is over but was not put away is put away', () => {
		const run = play(begin());
		const text = readFileSync(fileOf(run), 'utf8');
		run.close();
		const stray = path.join(shelf.folder, 'runs', '20200101T000000Z-000000.jsonl');
		writeFileSync(stray, text);
		expect(refused(stray).why).toBe('over');
		expect(unfinishedRuns(shelf)).toEqual({runs: [], notes: []});
		expect(existsSync(stray)).toBe(false);
		expect(readdirSync(path.join(shelf.folder, 'runs', 'finished'))).toHaveLength(2);
	});
});

describe('a file that was torn or changed', () => {
	test.each([
		['half a line', '{"act":{"type":"thr', '{"act":{"type":"thr\n'],
		['half a letter', Buffer.from([0xe2, 0x82]), Buffer.from([0xe2, 0x82, 10])],
	])('%s at the end is cut off and kept beside it', (_, tail, kept) => {
		const run = play(begin(), 12);
		run.close();
		const before = readFileSync(fileOf(run));
		appendFileSync(fileOf(run), tail);
		const again = resumed(fileOf(run));
		expect(again.state).toEqual(run.state);
		expect(readFileSync(fileOf(run))).toEqual(before);
		expect(readFileSync(`${fileOf(run)}.torn`)).toEqual(Buffer.from(kept));
		play(again, 1);
		expect(readFileSync(fileOf(run), 'utf8')).toBe(again.journal);
		again.close();
		appendFileSync(fileOf(run), '{"ac');
		resumed(fileOf(run)).close();
		expect(readFileSync(`${fileOf(run)}.torn`)).toEqual(Buffer.concat([Buffer.from(kept), Buffer.from('{"ac\n')]));
	});

	test.each([
		['without its last line feed', (text: string) => text.trimEnd()],
		['with empty lines at the end', (text: string) => `${text}\n\n`],
	])('%s it is played on', (_, change) => {
		const run = play(begin(), 6);
		run.close();
		writeFileSync(fileOf(run), change(run.journal));
		const again = play(resumed(fileOf(run)), 3);
		expect(readFileSync(fileOf(run), 'utf8')).toBe(again.journal);
		expect(existsSync(`${fileOf(run)}.torn`)).toBe(false);
		again.close();
	});

	const changes: readonly (readonly [what: string, change: (lines: string[]) => string, says: RegExp])[] = [
		['empty', () => '', /not a journal/],
		['damaged in the middle', lines => lines.with(3, 'oops').join('\n'), /line 4/],
		['of other rules', lines => lines.join('\n').replace('"rules":', '"rules":9'), /rules 9/],
		['of other cards', lines => lines.join('\n').replace(/"contents":"\w+"/, '"contents":"000000000000"'), /cards 000000000000/],
		['of another edition', lines => lines.join('\n').replace('"edition":"second"', '"edition":"third"'), /"third"/],
		['untrue', lines => lines.toSpliced(2, 1).join('\n'), /line 3/],
	];

	test.each(changes)('%s: it is set aside as it is, with a sentence', (_, change, says) => {
		const run = play(begin(), 8);
		run.close();
		const name = path.basename(fileOf(run));
		const text = change(run.journal.split('\n'));
		for (const [round, look] of [() => unfinishedRuns(shelf).notes, () => [refused(fileOf(run)).sentence]].entries()) {
			writeFileSync(fileOf(run), text);
			const [note = ''] = look();
			expect(note).toMatch(/^The run \S+ cannot be played on: .*; it is set aside in .*\.$/);
			expect(note).toMatch(says);
			expect(existsSync(fileOf(run))).toBe(false);
			// The second of the same name does not replace the first.
			const aside = path.join(shelf.folder, 'runs', 'set-aside', round === 0 ? name : `2-${name}`);
			expect(readFileSync(aside, 'utf8')).toBe(text);
		}
	});
});

describe('a disk that fails does not stop the game', () => {
	const failing = (code: string): never => {
		throw Object.assign(new Error(code), {code});
	};

	test.each([
		['EROFS', 'the disk is read-only'],
		['EACCES', 'it may not be written'],
	])('%s from the beginning', (code, words) => {
		const disk: Disk = {...realDisk, open: () => failing(code)};
		const run = play(begin({disk}));
		expect(run.saving).toMatch(new RegExp(`^The run is not being saved, because ${words} \\(.*\\); you can play on\\.$`));
		expect(run.state.outcome).toBeDefined();
		run.close();
		expect(unfinishedRuns(shelf)).toEqual({runs: [], notes: []});
	});

	test('a file where the folder should be', () => {
		writeFileSync(path.join(shelf.folder, 'runs'), '');
		const run = play(begin(), 5);
		expect(run.saving).toMatch(/a file is in the way/);
		run.close();
	});

	test('a run on a read-only disk is played on unsaved', () => {
		const run = play(begin(), 8);
		run.close();
		shelf = {...shelf, disk: {...realDisk, open: (file, flags) => (flags === 'r' ? realDisk.open(file, flags) : failing('EROFS'))}};
		const again = play(resumed(fileOf(run)), 3);
		expect(again.saving).toMatch(/read-only/);
		again.close();
		expect(readFileSync(fileOf(run), 'utf8')).toBe(run.journal);
	});

	test('a run that cannot be locked is played on unsaved, and can be given up', () => {
		const run = play(begin(), 8);
		run.close();
		// There is no room for the name of its lock.
		const long = path.join(path.dirname(fileOf(run)), `${'x'.repeat(245)}.jsonl`);
		writeFileSync(long, run.journal);
		const again = play(resumed(long), 3);
		expect(again.saving).toMatch(/^The run is not being saved, because .*; you can play on\.$/);
		expect(again.journal.split('\n')).toHaveLength(run.journal.split('\n').length + 3);
		again.giveUp();
		expect(again.end).toBeDefined();
		again.close();
		expect(readFileSync(long, 'utf8')).toBe(run.journal);
	});

	test('a torn line that cannot be kept is not cut off', () => {
		const run = play(begin(), 8);
		run.close();
		appendFileSync(fileOf(run), '{"act":{"ty');
		shelf = {...shelf, disk: {...realDisk, write: () => failing('ENOSPC')}};
		const again = play(resumed(fileOf(run)), 3);
		expect(again.saving).toMatch(/the disk is full/);
		again.close();
		expect(readFileSync(fileOf(run), 'utf8')).toBe(`${run.journal}{"act":{"ty`);
	});

	test('a full disk takes half a line; once there is room again, nothing is missing', () => {
		let room = Number.POSITIVE_INFINITY;
		const disk: Disk = {
			...realDisk,
			write(handle, bytes, at) {
				if (room <= 0) return failing('ENOSPC');
				const part = bytes.subarray(0, room);
				room -= part.length;
				return realDisk.write(handle, part, at);
			},
		};
		const run = play(begin({disk}), 5);
		expect(run.saving).toBeUndefined();
		const before = run.journal;
		room = 20;
		play(run, 1);
		expect(run.saving).toMatch(/the disk is full/);
		expect(readFileSync(fileOf(run), 'utf8').slice(0, before.length)).toBe(before);
		play(run, 3);
		expect(verifyJournal(readFileSync(fileOf(run), 'utf8'), gameOfEdition)).toMatchObject({verdict: 'ok'});
		room = Number.POSITIVE_INFINITY;
		play(run, 1);
		expect(run.saving).toBeUndefined();
		expect(readFileSync(fileOf(run), 'utf8')).toBe(run.journal);
		run.close();
	});
});

describe('two who want the same run', () => {
	const lockOf = (run: Run, owner: object | string): void =>
		writeFileSync(`${fileOf(run)}.lock`, typeof owner === 'string' ? owner : JSON.stringify(owner));
	const dead = spawnSync(process.execPath, ['-e', '']).pid;

	test('while it is in play it is listed as such and not resumed', () => {
		const run = play(begin(), 4);
		expect(unfinishedRuns(shelf).runs).toMatchObject([{inPlay: true, text: expect.stringMatching(/being played elsewhere$/)}]);
		expect(refused(fileOf(run)).why).toBe('in-play');
		play(run, 1);
		expect(run.saving).toBeUndefined();
		run.close();
		expect(unfinishedRuns(shelf).runs).toMatchObject([{inPlay: false}]);
		resumed(fileOf(run)).close();
	});

	test('a damaged file that somebody is writing is left alone', () => {
		const run = play(begin(), 4);
		writeFileSync(fileOf(run), 'oops');
		expect(unfinishedRuns(shelf)).toEqual({runs: [], notes: []});
		expect(existsSync(fileOf(run))).toBe(true);
		play(run, 1);
		expect(run.saving).toMatch(/somebody else has changed it/);
		for (const text of ['oops', 'x'.repeat(100_000)]) {
			writeFileSync(fileOf(run), text);
			play(run, 2);
			expect(readFileSync(fileOf(run), 'utf8')).toBe(text);
		}

		run.close();
	});

	test('the lock of the dead, of an earlier process with our number, and half a lock of long ago count for nothing', () => {
		const run = play(begin(), 4);
		run.close();
		for (const owner of [
			{pid: dead, host: hostname()},
			{pid: process.pid, host: hostname()},
		]) {
			lockOf(run, owner);
			resumed(fileOf(run)).close();
		}

		lockOf(run, '');
		expect(refused(fileOf(run)).why).toBe('in-play');
		utimesSync(`${fileOf(run)}.lock`, 1e9, 1e9);
		resumed(fileOf(run)).close();
		expect(readdirSync(path.join(shelf.folder, 'runs'))).toEqual([path.basename(fileOf(run))]);
	});

	test('another machine keeps its run for a day', () => {
		const run = play(begin(), 4);
		run.close();
		lockOf(run, {pid: 1, host: 'another machine'});
		expect(refused(fileOf(run)).why).toBe('in-play');
		for (const file of [fileOf(run), `${fileOf(run)}.lock`]) utimesSync(file, 1e9, 1e9);
		resumed(fileOf(run)).close();
	});
});

describe('in processes of their own', () => {
	const player = fileURLToPath(new URL('player.ts', import.meta.url));
	const start = (...args: string[]) => {
		const child = spawn(process.execPath, ['--import', 'tsx', player, ...args], {stdio: ['pipe', 'pipe', 'inherit']});
		// It may be gone before it has read everything.
		child.stdin.on('error', () => undefined);
		const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
		return {
			ask: (moves: number): void => void child.stdin.write('\n'.repeat(moves)),
			/** The next line that it says. */
			next: async (): Promise<string | undefined> => {
				const {value, done} = await lines.next();
				return done ? undefined : value;
			},
			kill: () => child.kill('SIGKILL'),
			gone: new Promise(resolve => child.on('exit', resolve)),
		};
	};

	/** More moves than can be made before the shot, or fewer: it waits for the shot in any case. */
	const more = 10;

	/** Kills it somewhere in the moves after so many; says its file and how many lines it had promised. */
	const killAfter = async (child: ReturnType<typeof start>, moves: number, wait: number): Promise<{file: string; lines: number}> => {
		const file = (await child.next()) ?? '';
		child.ask(moves);
		let lines = 0;
		for (let made = 0; made < moves; made++) lines = Number(await child.next());
		expect(lines).toBe(moves + 1);
		child.ask(more);
		setTimeout(child.kill, wait);
		for (let line = await child.next(); line !== undefined; line = await child.next()) lines = Number(line);
		await child.gone;
		return {file, lines};
	};

	test('kill -9 at any moment loses at most the move that was being made', async () => {
		const seeds = ['kill 0', 'kill 1', 'kill 2'];
		const whole = seeds.map(seed => {
			const run = beginRun(game, {heroes: 2, seed}, {throwing: 'bot'}, shelfIn(path.join(root, 'whole')));
			for (let move = botMove(game, run.state, 'skilled'); move; move = botMove(game, run.state, 'skilled')) run.act(move);
			run.close();
			return run.journal;
		});
		const acts = (journal: string): string[] =>
			journal
				.trimEnd()
				.replace(/,"at":".*$/, '')
				.split('\n')
				.slice(1);
		await Promise.all(
			seeds.map(async (seed, index) => {
				const {file, lines} = await killAfter(start(shelf.folder, seed), [3, 9, 17][index]!, drawOnce(seed, 'wait').fraction() * 10);
				const run = resumed(file);
				const kept = acts(run.journal);
				expect(kept.length + 1 - lines).toBeOneOf([0, 1]);
				expect(kept).toEqual(acts(whole[index]!).slice(0, kept.length));
				for (let move = botMove(game, run.state, 'skilled'); move; move = botMove(game, run.state, 'skilled')) run.act(move);
				expect(acts(run.journal)).toEqual(acts(whole[index]!));
				run.close();
			}),
		);
	});

	test('the second process is refused, and the first plays on', async () => {
		const first = start(shelf.folder, 'two');
		const file = (await first.next()) ?? '';
		expect(refused(file).why).toBe('in-play');
		expect(unfinishedRuns(shelf).runs).toMatchObject([{inPlay: true}]);
		first.ask(1);
		expect(await first.next()).toBe('2');
		first.kill();
		await first.gone;
		const run = resumed(file);
		expect(run.replay).toHaveLength(2);
		run.close();
	});
});

test('the folder is made when it is needed', () => {
	const folder = path.join(root, 'deep', 'down');
	mkdirSync(root, {recursive: true});
	const run = begin({folder});
	expect(existsSync(fileOf(run))).toBe(true);
	run.close();
});
