/** Locks on a disk that is full: nothing stays behind, and the next one plays on. */
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, test, vi} from 'vitest';
import {beginDaily} from '../../source/engine/attempts.js';
import {isLocked, lock, unlock} from '../../source/store/lock.js';
import {shelfIn} from '../../source/store/runs.js';

const disk = vi.hoisted(() => ({full: false}));

vi.mock('node:fs', async load => {
	const real = await load<typeof import('node:fs')>();
	const writeFileSync: typeof real.writeFileSync = (...given) => {
		if (disk.full) throw Object.assign(new Error('full'), {code: 'ENOSPC'});
		real.writeFileSync(...given);
	};
	return {...real, writeFileSync, default: {...real, writeFileSync}};
});

const root = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-lock-'));

beforeEach(() => {
	disk.full = false;
});

afterAll(() => rmSync(root, {recursive: true, force: true}));

test('a lock that cannot be written is taken away again', () => {
	const file = path.join(root, 'run.jsonl');
	disk.full = true;
	expect(() => lock(file)).toThrow('full');
	expect(readdirSync(root)).toEqual([]);
	disk.full = false;
	expect(lock(file)).toBe(true);
	expect(isLocked(file)).toBe(true);
	unlock(file);
	expect(readdirSync(root)).toEqual([]);
});

test('a challenge on a full disk is played on at once, twice, and says why it is not saved', () => {
	const shelf = shelfIn(mkdtempSync(path.join(root, 'home-')), {now: () => new Date('2026-07-01T12:00:00Z')});
	disk.full = true;
	for (let times = 0; times < 2; times++) {
		const begun = beginDaily('2026-07-01', {throwing: 'steady'}, shelf);
		if (!('run' in begun)) throw new Error(JSON.stringify(begun));
		expect(begun.run.saving).toMatch(/because the disk is full/);
		begun.run.close();
	}
});
