/** The few things that are asked of a disk, so that a test can bring one that is full; and what its errors mean in words. */
import {
	accessSync,
	closeSync,
	constants,
	existsSync,
	fstatSync,
	fsyncSync,
	ftruncateSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	writeSync,
} from 'node:fs';
import path from 'node:path';

/** The nearest folder above that is there. */
const standing = (folder: string): string =>
	existsSync(folder) || path.dirname(folder) === folder ? folder : standing(path.dirname(folder));

const makeFolder = (folder: string): void => {
	try {
		mkdirSync(folder, {recursive: true});
	} catch (error) {
		// On a read-only disk Node says that the folder is not there, which is true and helps nobody.
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') accessSync(standing(folder), constants.W_OK);
		throw error;
	}
};

export const realDisk = {
	makeFolder,
	open: (file: string, flags: string): number => openSync(file, flags, 0o644),
	read: (file: string): Uint8Array => readFileSync(file),
	size: (handle: number): number => fstatSync(handle).size,
	/** Writes at a place, and says how many bytes fitted. */
	write: (handle: number, bytes: Uint8Array, at: number): number => writeSync(handle, bytes, 0, bytes.length, at),
	truncate: (handle: number, size: number): void => ftruncateSync(handle, size),
	/** Not in a cache of somebody else's: on the disk. */
	flush: (handle: number): void => fsyncSync(handle),
	close: (handle: number): void => closeSync(handle),
	rename: (from: string, to: string): void => renameSync(from, to),
};

export type Disk = typeof realDisk;

const reasons: Readonly<Record<string, string>> = {
	EACCES: 'it may not be written',
	EPERM: 'it may not be written',
	EROFS: 'the disk is read-only',
	ENOSPC: 'the disk is full',
	EDQUOT: 'the disk quota is used up',
	ENOTDIR: 'a file is in the way of its folder',
	EEXIST: 'a file is in the way of its folder',
	ENOENT: 'it is not there',
	EISDIR: 'it is a folder',
};

/** Reads on after "…, because". */
export const reasonOf = (error: unknown): string => {
	const {code} = error as NodeJS.ErrnoException;
	return reasons[code ?? ''] ?? `the system says ${code ?? (error as Error).message}`;
};
