/** A journal on disk: every line is there as soon as it is written. */
import {appendFileSync, writeFileSync} from 'node:fs';

export class JournalFile {
	#written = '';

	/** A file that is there already is somebody's; it is not touched. */
	constructor(readonly path: string) {
		writeFileSync(path, '', {flag: 'wx'});
	}

	/** Brings the file up to date: what is new is appended, another game begins anew. */
	keep(journal: string): void {
		if (journal.startsWith(this.#written)) appendFileSync(this.path, journal.slice(this.#written.length));
		else writeFileSync(this.path, journal);
		this.#written = journal;
	}
}
