/** A journal on disk: every line is there as soon as it is written. */
import {accessSync, appendFileSync, constants, lstatSync, writeFileSync} from 'node:fs';
import {dirname, sep} from 'node:path';

/** As the system would say it. */
const existsAlready = (file: string): Error => Object.assign(new Error(`${file} exists already`), {code: 'EEXIST'});

export class JournalFile {
	#written = '';

	/**
	 * A file that is there already is somebody's; it is not touched. That it can be written is found out before anything is
	 * played, but it is made only when there is something to write.
	 */
	constructor(readonly path: string) {
		if (lstatSync(this.path, {throwIfNoEntry: false})) throw existsAlready(this.path);
		// With the dot, a file in place of the folder is refused, too.
		accessSync(`${dirname(this.path)}${sep}.`, constants.W_OK);
	}

	/** Brings the file up to date: what is new is appended, another game begins anew. */
	keep(journal: string): void {
		if (journal === this.#written) return;
		if (this.#written === '') writeFileSync(this.path, journal, {flag: 'wx'});
		else if (journal.startsWith(this.#written)) appendFileSync(this.path, journal.slice(this.#written.length));
		else writeFileSync(this.path, journal);
		this.#written = journal;
	}
}
