/** What a command is pointed at: a file, standard input, or a run code typed as a word. */
import {readFileSync} from 'node:fs';
import {findRuns} from '../engine/board.js';
import {isCode} from '../engine/run-code.js';
import {Problem} from './problem.js';

const reasons: Readonly<Record<string, string>> = {ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'it may not be read'};

export const unreadable = (file: string, error: unknown): Problem => {
	const {code} = error as NodeJS.ErrnoException;
	return new Problem('unreadable', `"${file}" cannot be read: ${reasons[code ?? ''] ?? code ?? 'unknown error'}.`);
};

const readInput = async (): Promise<string> => {
	const chunks: Buffer[] = [];
	for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString('utf8');
};

/** The text of a file, or of standard input. */
export const readText = async (file: string): Promise<string> => {
	try {
		return file === '-' ? await readInput() : readFileSync(file, 'utf8');
	} catch (error) {
		throw unreadable(file, error);
	}
};

/** The code itself, or what is in the file: a journal, a code, or words with a code among them. */
export const readSource = async (word: string): Promise<string> => {
	if (isCode(word)) return word;
	const text = await readText(word);
	return text.trimStart().startsWith('{') || isCode(text) ? text : (findRuns(text, word)[0]?.text ?? text);
};
