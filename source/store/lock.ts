/**
 * One player's hand on a file: `<file>.lock` says which process on which machine is writing. A lock whose owner is dead is
 * nobody's, and the next one takes it.
 */
import {closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {hostname, uptime} from 'node:os';
import * as z from 'zod';

const ownerSchema = z.object({pid: z.int(), host: z.string()});

/** The locks of this process; the same pid in a file may be that of a process long gone. */
const held = new Set<string>();

const hour = 3_600_000;

/** An owner on another machine cannot be asked; whoever has not made a move for a day has gone to bed. */
const patience = 24 * hour;

/** A lock is created and written in two steps. */
const writing = 10_000;

const isAlive = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
};

const ageOf = (file: string): number | undefined => {
	try {
		return Date.now() - statSync(file).mtimeMs;
	} catch {
		return undefined;
	}
};

const ownerIn = (text: string): z.infer<typeof ownerSchema> | undefined => {
	try {
		return ownerSchema.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
};

const isHeldBySomebody = (file: string, text: string): boolean => {
	const lock = `${file}.lock`;
	const age = ageOf(lock);
	if (age === undefined) return false;
	const owner = ownerIn(text);
	if (!owner) return age < writing;
	if (owner.host !== hostname()) return Math.min(age, ageOf(file) ?? age) < patience;
	if (owner.pid === process.pid) return held.has(lock);
	// A process from before the machine was started is dead, whoever has its number now.
	return age < uptime() * 1000 + hour && isAlive(owner.pid);
};

const textOf = (lock: string): string | undefined => {
	try {
		return readFileSync(lock, 'utf8');
	} catch {
		return undefined;
	}
};

/** Somebody is writing this file. */
export const isLocked = (file: string): boolean => {
	const text = textOf(`${file}.lock`);
	return text !== undefined && isHeldBySomebody(file, text);
};

/** Says whether it was not there before. On a full disk nothing stays behind: an empty lock would keep out everybody, its owner too. */
const write = (lock: string, text: string): boolean => {
	let handle: number;
	try {
		handle = openSync(lock, 'wx');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
		throw error;
	}

	try {
		writeFileSync(handle, text);
	} catch (error) {
		rmSync(lock, {force: true});
		throw error;
	} finally {
		closeSync(handle);
	}

	return true;
};

const create = (lock: string): boolean => {
	const isOurs = write(lock, JSON.stringify({pid: process.pid, host: hostname()}));
	if (isOurs) held.add(lock);
	return isOurs;
};

/** Takes the lock, and says whether it could; throws where the folder cannot be written. */
export const lock = (file: string): boolean => {
	const path = `${file}.lock`;
	if (create(path)) return true;
	const text = textOf(path);
	if (text !== undefined) {
		if (isHeldBySomebody(file, text)) return false;
		// Two who find the same dead lock must not both win: what is moved away is looked at once more.
		const away = `${path}.${process.pid}`;
		try {
			renameSync(path, away);
		} catch {
			return false;
		}

		const moved = textOf(away);
		rmSync(away, {force: true});
		if (moved !== text) {
			// It was somebody's after all; unless a third one has come in the meantime, it is put back.
			write(path, moved ?? '');
			return false;
		}
	}

	return create(path);
};

export const unlock = (file: string): void => {
	const path = `${file}.lock`;
	if (!held.delete(path)) return;
	rmSync(path, {force: true});
};
