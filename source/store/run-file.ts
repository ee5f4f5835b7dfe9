/** The journal of a run in play: every line is on the disk as soon as it is made. A disk that fails does not stop the game. */
import path from 'node:path';
import {type Disk, realDisk, reasonOf} from './disk.js';
import {lock, unlock} from './lock.js';

const newline = 10;

/** Where the first so many lines end. */
const endOfLines = (bytes: Uint8Array, lines: number): number => {
	let end = 0;
	for (let line = 0; line < lines; line++) {
		const at = bytes.indexOf(newline, end);
		if (at === -1) return bytes.length;
		end = at + 1;
	}

	return end;
};

export class RunFile {
	#path: string;
	readonly #disk: Disk;
	#handle: number | undefined;
	/** What is safely on the disk, in bytes, and what should be. */
	#size = 0;
	#pending = '';
	/** What lies behind `#size` is ours: half a line from an attempt that failed. */
	#ragged = false;
	#problem: string | undefined;
	#closed = false;

	private constructor(file: string, disk: Disk) {
		this.#path = file;
		this.#disk = disk;
	}

	/** A new file with its first line. */
	static create(file: string, head: string, disk: Disk = realDisk): RunFile {
		const made = new RunFile(file, disk);
		made.#attempt(() => {
			disk.makeFolder(path.dirname(file));
			// The lock comes first: a file without one is anybody's, and an empty one looks damaged.
			if (!lock(file)) throw new Error('somebody else is writing it');
			try {
				made.#handle = disk.open(file, 'wx+');
			} catch (error) {
				unlock(file);
				throw error;
			}

			made.#flushFolder();
		});
		if (made.#handle !== undefined) made.append(head);
		return made;
	}

	/** A file whose lock is ours already; only its first `lines` lines count, and what follows them is cut off and kept. */
	static open(file: string, lines: number, disk: Disk = realDisk): RunFile {
		const opened = new RunFile(file, disk);
		opened.#attempt(() => {
			const bytes = disk.read(file);
			const end = endOfLines(bytes, lines);
			opened.#size = end;
			if (bytes[end - 1] !== newline) opened.#pending = '\n';
			const rest = bytes.subarray(end);
			// Nothing is cut off that could not be kept: without this there is no handle to write with.
			if (Buffer.from(rest).toString('utf8').trim() !== '') opened.#keepTorn(rest);
			opened.#handle = disk.open(file, 'r+');
			opened.#ragged = true;
			if (rest.length > 0) disk.truncate(opened.#handle, end);
			opened.#ragged = false;
		});
		if (opened.#pending !== '') opened.append('');
		return opened;
	}

	get path(): string {
		return this.#path;
	}

	/** One sentence, if what was played is not on the disk. */
	get problem(): string | undefined {
		return this.#problem;
	}

	/** What cannot be written now is tried again with the next line. */
	append(line: string): void {
		this.#pending += line;
		const handle = this.#handle;
		if (handle === undefined) return;
		this.#attempt(() => {
			const size = this.#disk.size(handle);
			if (size < this.#size || (size > this.#size && !this.#ragged)) throw new Error('somebody else has changed it');
			if (size > this.#size) this.#disk.truncate(handle, this.#size);
			this.#ragged = true;
			const bytes = Buffer.from(this.#pending, 'utf8');
			let written = 0;
			while (written < bytes.length) written += this.#disk.write(handle, bytes.subarray(written), this.#size + written);
			this.#disk.flush(handle);
			this.#size += written;
			this.#pending = '';
			this.#ragged = false;
		});
	}

	/** Moves the closed file elsewhere, where that can be done. */
	close(folder?: string): void {
		if (this.#closed) return;
		this.#closed = true;
		if (this.#pending !== '') this.append('');
		const from = this.#path;
		const handle = this.#handle;
		this.#handle = undefined;
		if (handle !== undefined) this.#disk.close(handle);
		if (handle !== undefined && folder !== undefined && this.#pending === '') {
			this.#attempt(() => {
				const to = path.join(folder, path.basename(from));
				this.#disk.makeFolder(folder);
				this.#disk.rename(from, to);
				this.#path = to;
			});
		}

		unlock(from);
	}

	#attempt(act: () => void): void {
		try {
			act();
			this.#problem = undefined;
		} catch (error) {
			const {code, message} = error as NodeJS.ErrnoException;
			const reason = code === undefined ? message : reasonOf(error);
			this.#problem = `The run is not being saved, because ${reason} (${this.#path}); you can play on.`;
		}
	}

	#keepTorn(bytes: Uint8Array): void {
		const handle = this.#disk.open(`${this.#path}.torn`, 'a');
		this.#disk.write(handle, Buffer.concat([bytes, Buffer.from('\n')]), this.#disk.size(handle));
		this.#disk.flush(handle);
		this.#disk.close(handle);
	}

	/** So that the name of the file survives a power cut too; not every system can. */
	#flushFolder(): void {
		try {
			const handle = this.#disk.open(path.dirname(this.#path), 'r');
			this.#disk.flush(handle);
			this.#disk.close(handle);
		} catch {
			return;
		}
	}
}
