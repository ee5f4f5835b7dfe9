/** The two streams of a terminal: what is asked of them, and how bytes go out in a hurry. */
import {writeSync} from 'node:fs';
import type {Readable, Writable} from 'node:stream';
import type {Outlet} from './writer.js';

export type Size = {readonly columns: number; readonly rows: number};

export type Input = Readable & {readonly setRawMode?: (isRaw: boolean) => unknown; readonly fd?: number};
export type Output = Writable & {readonly columns?: number; readonly rows?: number; readonly fd?: number};

/** Some terminals do not know their size, or say 0. */
export const sizeOf = ({columns, rows}: Output): Size => ({columns: columns || 80, rows: rows || 24});

/** Node makes a terminal wait for each write; then one that has stopped reading (Ctrl+S) would stop the whole game. */
const setBlocking = (output: Output, isBlocking: boolean): void => {
	const {_handle: handle} = output as {_handle?: {setBlocking?: (isBlocking: boolean) => void}};
	if (output.fd !== undefined) handle?.setBlocking?.(isBlocking);
};

export const openOutlet = (output: Output): Outlet & {readonly release: () => void} => {
	setBlocking(output, false);
	const isBusy = (): boolean => output.writableLength > 0 || output.writableNeedDrain;
	return {
		write: bytes => {
			if (output.writable) output.write(bytes);
		},
		isBusy,
		// An empty write comes after all others, and tells even when there were too few bytes for a drain.
		whenFree: then => {
			if (output.writable) output.write('', () => then());
		},
		release: () => setBlocking(output, true),
	};
};

/** How long a terminal that has stopped reading is waited for at the end. */
const drainWait = 5000;

/** Resolves when everything has been read, or never will be. */
export const drained = async (outlet: Outlet): Promise<void> => {
	if (!outlet.isBusy()) return;
	await new Promise<void>(resolve => {
		const timer = setTimeout(resolve, drainWait);
		outlet.whenFree(() => {
			clearTimeout(timer);
			resolve();
		});
	});
};

const pause = new Int32Array(new SharedArrayBuffer(4));

const patience = {attempts: 400, milliseconds: 5} as const;

/**
 * Writes before anything else happens, even while the process ends. A terminal that is gone gets nothing, and one that reads
 * nothing for two seconds is left alone.
 */
export const writeNow = (output: Output, text: string): void => {
	if (output.fd === undefined) {
		if (output.writable) output.write(text);
		return;
	}
	let bytes = Buffer.from(text);
	for (let attempt = 0; attempt < patience.attempts && bytes.length > 0; attempt++) {
		try {
			bytes = bytes.subarray(writeSync(output.fd, bytes));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
			Atomics.wait(pause, 0, 0, patience.milliseconds);
		}
	}
};
