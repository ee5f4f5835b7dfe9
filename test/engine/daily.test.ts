/** The challenge of the day: the same for everybody, on the day that it is. */
import {spawn} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {readArchive} from '../../source/engine/archive.js';
import {
	beginDaily,
	challengeOf,
	countingAttempt,
	dailyStatus,
	leftOpenText,
	openAttempt,
	standingText,
	streakOf,
} from '../../source/engine/attempts.js';
import {complaintAboutDay, dailyOf, dayAfter, isDay, timeLeft, todayUtc} from '../../source/engine/daily.js';
import type {Run} from '../../source/engine/run.js';
import {beginRun, isRun, resumeRun} from '../../source/engine/run.js';
import {gameOfEdition, unfinishedRuns} from '../../source/engine/runs.js';
import {verifyJournal} from '../../source/engine/verify.js';
import {boxOf, twistsOf} from '../../source/store/boxes.js';
import {realDisk} from '../../source/store/disk.js';
import {type Shelf, shelfIn} from '../../source/store/runs.js';
import {timeText} from '../../source/view/daily.js';
import {moveOf} from '../helpers/games.js';

const box = boxOf('second')!;
const twists = twistsOf('second');

describe('days', () => {
	test.each([
		['2026-03-28T23:59:59.999Z', '2026-03-28', 1],
		['2026-03-29T00:00:00.000Z', '2026-03-29', 86_400_000],
		['2026-03-29T01:00:00.000Z', '2026-03-29', 82_800_000],
		// The hour that some clocks skip or have twice changes nothing.
		['2026-10-25T00:59:59.000Z', '2026-10-25', 82_801_000],
		['2026-10-25T01:30:00.000Z', '2026-10-25', 81_000_000],
		['2028-02-29T12:00:00.000Z', '2028-02-29', 43_200_000],
		['2026-12-31T23:59:00.000Z', '2026-12-31', 60_000],
	])('%s is %s, and the next comes in %i ms', (now, day, left) => {
		expect(todayUtc(new Date(now))).toBe(day);
		expect(timeLeft(new Date(now))).toBe(left);
	});

	test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu'])('is that of UTC in %s', async zone => {
		const code = `
			const {todayUtc, timeLeft, dayAfter, isDay} = await import('./source/engine/daily.ts');
			const now = new Date('2026-03-29T00:30:00Z');
			console.log(todayUtc(now), timeLeft(now), dayAfter('2026-03-28'), dayAfter('2028-02-28'), isDay('2026-03-29'));`;
		const root = fileURLToPath(new URL('../../', import.meta.url));
		const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
			cwd: root,
			env: {...process.env, TZ: zone},
		});
		let said = '';
		for await (const chunk of child.stdout) said += String(chunk);
		expect(said).toBe('2026-03-29 84600000 2026-03-29 2028-02-29 true\n');
	});

	test('that there are and that there are not', () => {
		for (const day of ['2028-02-29', '2000-02-29', '2026-12-31', '2026-01-01']) expect(isDay(day)).toBe(true);
		for (const day of [
			'2026-02-29',
			'2026-02-30',
			'1900-02-29',
			'2026-13-01',
			'2026-00-10',
			'2026-1-1',
			'today',
			'',
			'2026-04-31',
			'2026-01-01x',
		]) {
			expect(isDay(day)).toBe(false);
			expect(complaintAboutDay(day, new Date())).toMatch(/^".*" is not a day; write it like 2026-02-28\.$/);
		}

		expect(dayAfter('2026-02-28')).toBe('2026-03-01');
		expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
		const now = new Date('2026-07-01T23:59:59Z');
		expect(complaintAboutDay('2026-07-01', now)).toBeUndefined();
		expect(complaintAboutDay('2026-07-02', now)).toBe('The challenge of 2026-07-02 is not ready yet; today is 2026-07-01 (UTC).');
		expect(complaintAboutDay('2026-07-02', new Date('2026-07-02T00:00:00Z'))).toBeUndefined();
	});

	test('the time left in words', () => {
		expect([1, 60_000, 3_600_000, 3_661_000, 86_400_000].map(timeText)).toEqual([
			'1 minute',
			'1 minute',
			'1 hour',
			'1 hour and 2 minutes',
			'24 hours',
		]);
	});
});

describe('a challenge', () => {
	const days = Array.from({length: 400}, (_, index) => dayAfter('2026-01-01', index));
	const all = days.map(date => dailyOf(date, box, twists));

	test('follows from the date and the rules, and from nothing else', () => {
		expect(all.map(daily => JSON.stringify(daily))).toEqual(days.map(date => JSON.stringify(challengeOf(date))));
		expect(challengeOf('2026-07-01').setup).toEqual({
			...{edition: 'second', difficulty: 'normal', heroes: ['grace-cleancut', 'goldfinga']},
			...{seed: 'daily 2026-07-01', twist: 'sharp-teeth'},
		});
		const next = {...box, edition: {...box.edition, rules: box.edition.rules + 1}};
		expect(days.filter((date, index) => JSON.stringify(dailyOf(date, next, twists)) !== JSON.stringify(all[index])).length).toBeGreaterThan(
			380,
		);
	});

	test('has two to four heroes, every difficulty and every twist in turn, and a twist on about half of the days', () => {
		const sizes = all.map(({setup}) => (setup.heroes as readonly string[]).length);
		expect([...new Set(sizes)].toSorted()).toEqual([2, 3, 4]);
		expect(new Set(all.map(({setup}) => setup.difficulty))).toEqual(new Set(['normal', 'hard', 'inferno']));
		const twisted = all.filter(({twist}) => twist);
		expect(twisted.length / all.length).toBeGreaterThan(0.42);
		expect(twisted.length / all.length).toBeLessThan(0.58);
		expect(new Set(twisted.map(({twist}) => twist?.id)).size).toBe(twists.length);
		for (const {twist, name, setup} of all)
			expect([name, setup.twist]).toEqual([twist?.name ?? expect.stringMatching(/^An Ordinary \w+day$/), twist?.id]);
	});

	test('can be set up, and is not stacked', () => {
		for (const {setup} of all.slice(0, 60)) expect(gameOfEdition('second', setup.twist)!.setup(setup).state.stacked).toBe(false);
	});
});

let root: string;
let shelf: Shelf;
let now: Date;

beforeAll(() => {
	root = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-daily-'));
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

beforeEach(() => {
	now = new Date('2026-07-01T12:00:00Z');
	shelf = shelfIn(mkdtempSync(path.join(root, 'shelf-')), {now: () => now});
});

const finish = (run: Run): Run => {
	for (let move = moveOf(run.game, run, 'steady', 'gesture'); move; move = moveOf(run.game, run, 'steady', 'gesture')) run.act(move);
	run.close();
	return run;
};

const begin = (date: string): Run => {
	const begun = beginDaily(date, {throwing: 'steady'}, shelf);
	if (!('run' in begun)) throw new Error(JSON.stringify(begun));
	return begun.run;
};

describe('attempts', () => {
	test('the first that is over counts, later ones are practice and say so', () => {
		expect(dailyStatus('2026-07-01', shelf)).toMatchObject({attempt: 'ranked', open: undefined, counted: undefined});
		const first = finish(begin('2026-07-01'));
		expect(first.about).toMatchObject({daily: '2026-07-01', attempt: 'ranked'});
		const status = dailyStatus('2026-07-01', shelf);
		expect(status).toMatchObject({attempt: 'practice', streak: {current: 1, best: 1, days: 1}});
		expect(status.counted?.file).toBe(first.file);
		expect(standingText(status.counted!, status.counted)).toBe('It counts, in the steady league.');
		expect(standingText(status.counted!, status.counted, false)).toBe('It would have counted, but it could not be saved.');
		const taken = {...status.counted!, about: {...status.counted!.about!, takenOver: 7}};
		expect(standingText(taken, status.counted)).toBe('Taken over after 7 moves of another run: unranked.');
		const second = finish(begin('2026-07-01'));
		expect(second.about?.attempt).toBe('practice');
		const {runs} = readArchive(shelf);
		expect(runs).toHaveLength(2);
		expect(countingAttempt(runs, '2026-07-01')?.file).toBe(first.file);
		expect(standingText(runs[1]!, runs[0])).toMatch(/^Practice/);
		expect(second.end?.score).toBe(first.end?.score);
	});

	test('one of yesterday that is not over is mentioned today', () => {
		const run = begin('2026-07-01');
		run.close();
		expect(leftOpenText('2026-07-02', shelf)).toMatch(/^Your attempt of 2026-07-01 is not over: .*--date 2026-07-01/);
		expect(leftOpenText('2026-07-01', shelf)).toBeUndefined();
		expect(leftOpenText('2026-07-03', shelf)).toBeUndefined();
	});

	test('is refused with a sentence when it is no longer worth what it was', () => {
		const at = (time: string): Shelf => ({...shelf, now: () => new Date(time)});
		expect(beginDaily('2026-07-01', {throwing: 'steady'}, at('2026-07-02T00:00:01Z'), 'second', 'ranked')).toEqual({
			sentence: expect.stringMatching(/^Meanwhile its day is over/),
		});
		finish(begin('2026-07-01'));
		expect(beginDaily('2026-07-01', {throwing: 'steady'}, shelf, 'second', 'ranked')).toEqual({
			sentence: expect.stringMatching(/would be practice/),
		});
		expect(beginDaily('2026-07-01', {throwing: 'steady'}, shelf, 'second', 'practice')).toHaveProperty('run');
	});

	test('one that is open must be continued or given up', () => {
		const run = begin('2026-07-01');
		expect(beginDaily('2026-07-01', {throwing: 'steady'}, shelf)).toMatchObject({open: {inPlay: true}});
		run.act(moveOf(run.game, run, 'steady', 'gesture')!);
		run.close();
		const open = openAttempt('2026-07-01', shelf);
		expect(open).toMatchObject({inPlay: false, text: expect.stringMatching(/^The challenge of 2026-07-01, /)});
		expect(beginDaily('2026-07-01', {throwing: 'steady'}, shelf)).toMatchObject({open: {file: open?.file}});
		const again = resumeRun(open!.file, gameOfEdition, shelf);
		if (!isRun(again)) throw new Error(again.sentence);
		again.giveUp();
		again.giveUp();
		again.close();
		expect(verifyJournal(again.journal, gameOfEdition)).toMatchObject({verdict: 'ok', outcome: null, givenUp: true});
		expect(() => again.act({type: 'move-on'})).toThrow('given up');
		expect(unfinishedRuns(shelf).runs).toEqual([]);
		// Giving up is an end too, or the second try would be the first.
		expect(dailyStatus('2026-07-01', shelf)).toMatchObject({
			attempt: 'practice',
			counted: {summary: {outcome: 'given-up'}},
			streak: {days: 0},
		});
		expect(resumeRun(again.file!, gameOfEdition, shelf)).toMatchObject({why: 'over'});
	});

	test('a past day is unranked, and one that is finished after midnight is still of its day', () => {
		expect(finish(begin('2026-06-30')).about?.attempt).toBe('past');
		now = new Date('2026-07-01T23:59:59Z');
		const late = begin('2026-07-01');
		now = new Date('2026-07-02T00:10:00Z');
		finish(late);
		const status = dailyStatus('2026-07-01', shelf);
		expect(status.counted?.file).toBe(late.file);
		expect(status.attempt).toBe('past');
		expect(status.streak).toEqual({current: 1, best: 1, days: 1});
		expect(dailyStatus('2026-06-30', shelf).counted).toBeUndefined();
	});

	test('streaks go over months and leap days, and break', () => {
		for (const day of ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-03']) {
			now = new Date(`${day}T10:00:00Z`);
			const run = begin(day);
			run.act(moveOf(run.game, run, 'steady', 'gesture')!);
			finish(run);
		}

		const {runs} = readArchive(shelf);
		expect(streakOf(runs, '2028-03-03')).toEqual({current: 1, best: 4, days: 5});
		expect(streakOf(runs, '2028-03-04')).toEqual({current: 1, best: 4, days: 5});
		expect(streakOf(runs, '2028-03-05')).toEqual({current: 0, best: 4, days: 5});
	});

	test('two processes that finish the same day: the one that ends first counts, for both of them', () => {
		// As on two machines with one folder: neither saw the other begin.
		const {setup} = challengeOf('2026-07-01');
		const game = gameOfEdition('second', setup.twist)!;
		const note = {throwing: 'steady', daily: '2026-07-01', attempt: 'ranked'} as const;
		const one = beginRun(game, setup, note, shelf);
		now = new Date('2026-07-01T12:30:00Z');
		const other = beginRun(game, setup, note, shelf);
		now = new Date('2026-07-01T13:00:00Z');
		finish(other);
		now = new Date('2026-07-01T13:00:01Z');
		finish(one);
		const {runs} = readArchive(shelf);
		expect(runs).toHaveLength(2);
		expect(countingAttempt(runs, '2026-07-01')?.file).toBe(other.file);
	});

	test('two processes that begin at once: one of them begins, the other is told', async () => {
		const folder = shelf.folder;
		const player = fileURLToPath(new URL('daily-player.ts', import.meta.url));
		const children = [1, 2].map(() => spawn(process.execPath, ['--import', 'tsx', player, folder]));
		const gone = Promise.all(children.map(child => new Promise(resolve => child.on('close', resolve))));
		const said = await Promise.all(children.map(({stdout}) => new Promise(resolve => stdout.once('data', resolve))));
		expect(said.map(text => String(text).trim()).toSorted()).toEqual(['begun', 'told']);
		for (const {stdin} of children) stdin.on('error', () => undefined).end();
		await gone;
		expect(readdirSync(path.join(folder, 'runs')).filter(name => name.endsWith('.jsonl'))).toHaveLength(1);
	});
});

describe('a disk that does not do its part', () => {
	test('a full one: a sentence, and the game plays on', () => {
		const full = {
			...shelf,
			disk: {
				...realDisk,
				write: () => {
					throw Object.assign(new Error('full'), {code: 'ENOSPC'});
				},
			},
		};
		const begun = beginDaily('2026-07-01', {throwing: 'steady'}, full);
		if (!('run' in begun)) throw new Error('not begun');
		finish(begun.run);
		expect(begun.run.saving).toMatch(/^The run is not being saved, because the disk is full .*; you can play on\.$/);
		expect(begun.run.end?.outcome).toMatch(/won|lost/);
	});

	test('a home that is a file, or may not be written: the same', () => {
		const file = path.join(root, 'a-file');
		writeFileSync(file, '');
		const begun = beginDaily('2026-07-01', {throwing: 'steady'}, shelfIn(file, {now: () => now}));
		if (!('run' in begun)) throw new Error('not begun');
		expect(finish(begun.run).saving).toMatch(/^The run is not being saved, because .*; you can play on\.$/);
		expect(readArchive(shelfIn(file))).toEqual({runs: [], damaged: []});
		const closed = path.join(root, 'closed');
		mkdirSync(closed);
		chmodSync(closed, 0o500);
		const other = beginDaily('2026-07-01', {throwing: 'steady'}, shelfIn(closed, {now: () => now}));
		if (!('run' in other)) throw new Error('not begun');
		// Root may write everywhere.
		if (process.getuid?.() !== 0) expect(other.run.saving).toMatch(/may not be written/);
		other.run.close();
	});
});
