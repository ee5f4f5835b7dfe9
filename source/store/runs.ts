/**
 * The shelf of runs: `runs/` holds those that are not over, one journal each; `runs/finished/` the others; `runs/set-aside/`
 * what cannot be played on. Nothing is ever deleted.
 */
import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, renameSync} from 'node:fs';
import path from 'node:path';
import {type Disk, realDisk, reasonOf} from './disk.js';
import {savesFolder} from './folders.js';
import {lock, unlock} from './lock.js';

export type Shelf = {
	readonly folder: string;
	readonly now: () => Date;
	readonly disk: Disk;
};

export const shelfIn = (folder = savesFolder(), more: Partial<Omit<Shelf, 'folder'>> = {}): Shelf => ({
	folder,
	now: more.now ?? (() => new Date()),
	disk: more.disk ?? realDisk,
});

export const runsFolder = ({folder}: Shelf): string => path.join(folder, 'runs');

export const finishedFolder = (shelf: Shelf): string => path.join(runsFolder(shelf), 'finished');

/** A word that nobody has used before. */
export const freshWord = (bytes = 4): string => randomBytes(bytes).toString('hex');

/** Sorts by time as it sorts by name. */
export const newRunPath = (shelf: Shelf, started: string): string =>
	path.join(runsFolder(shelf), `${started.replaceAll(/[-:]|\.\d+/g, '')}-${freshWord(3)}.jsonl`);

const journalsIn = (folder: string): readonly string[] => {
	try {
		return readdirSync(folder)
			.filter(name => name.endsWith('.jsonl'))
			.toSorted()
			.toReversed()
			.map(name => path.join(folder, name));
	} catch {
		return [];
	}
};

/** The journals of runs that are not known to be over, the newest first. */
export const runPaths = (shelf: Shelf): readonly string[] => journalsIn(runsFolder(shelf));

/** The journals of runs that are over, the newest first. */
export const finishedPaths = (shelf: Shelf): readonly string[] => journalsIn(finishedFolder(shelf));

const freeName = (folder: string, name: string): string => {
	for (let copy = 1; ; copy++) {
		const file = path.join(folder, copy === 1 ? name : `${copy}-${name}`);
		if (!existsSync(file)) return file;
	}
};

/** Moves a journal away, never over another, unless somebody is playing it; says where it is now. */
const moveTo = (folder: string, file: string): string | undefined => {
	mkdirSync(folder, {recursive: true});
	if (!lock(file)) return undefined;
	try {
		const to = freeName(folder, path.basename(file));
		renameSync(file, to);
		return to;
	} finally {
		unlock(file);
	}
};

/** Out of the way but not out of the world; one sentence about it. Undefined where somebody is playing it. */
export const setAside = (shelf: Shelf, file: string, reason: string): string | undefined => {
	const what = `The run ${path.basename(file)} cannot be played on: ${reason.replace(/\.$/, '')}`;
	try {
		const to = moveTo(path.join(runsFolder(shelf), 'set-aside'), file);
		if (to === undefined) return undefined;
		const renamed = path.basename(to) === path.basename(file) ? '' : ` as ${path.basename(to)}`;
		return `${what}; it is set aside in ${path.dirname(to)}${renamed}.`;
	} catch (error) {
		return `${what}; it stays where it is, because ${reasonOf(error)}.`;
	}
};

/** A run that ended without being put away, as after a crash; where that fails it is looked at again next time. */
export const putAway = (shelf: Shelf, file: string): void => {
	try {
		moveTo(finishedFolder(shelf), file);
	} catch {
		return;
	}
};
