/** What a command is pointed at: a file, standard input, or a run code typed as a word. */
import {readFileSync} from 'node:fs';
import {isCode} from '../engine/run-code.js';
import {Problem} from './problem.js';

const reasons: Readonly<Record<string, string>> = {ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'it may not be read'};

export const readText = (file: string): string => {
	try {
		// 0 is standard input.
		return readFileSync(file === '-' ? 0 : file, 'utf8');
	} catch (error) {
		const {code} = error as NodeJS.ErrnoException;
		// An input that is not there, as in a process without one, is an empty one.
		if (file === '-' && (code === 'EOF' || code === 'EAGAIN' || code === 'EBADF')) return '';
		throw new Problem('unreadable', `"${file}" cannot be read: ${reasons[code ?? ''] ?? code ?? 'unknown error'}.`);
	}
};

/** The code itself, or what is in the file. */
export const readSource = (word: string): string => (isCode(word) ? word : readText(word));
