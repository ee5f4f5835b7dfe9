/** `dungeon-fighter board`: who is best, by what can be proved. */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {type Apart, type BoardOptions, boardOf, type Found, findRuns} from '../engine/board.js';
import {complaintAboutDay} from '../engine/daily.js';
import {leagues} from '../engine/leagues.js';
import {isCode} from '../engine/run-code.js';
import {boardRows} from '../view/board.js';
import type {Input} from './definitions.js';
import {readBox} from './options.js';
import {print} from './output.js';
import {Problem} from './problem.js';
import {readText, unreadable} from './sources.js';

const isFolder = (word: string): boolean => {
	try {
		return statSync(word).isDirectory();
	} catch {
		return false;
	}
};

const isFile = (file: string): boolean => {
	try {
		return statSync(file).isFile();
	} catch {
		return false;
	}
};

/** What was found, and what could not be read: one bad file is no reason to show nothing. */
class Findings {
	readonly found: Found[] = [];
	readonly unread: Apart[] = [];
	#problem: Problem | undefined;

	async add(file: string): Promise<void> {
		try {
			this.found.push(...findRuns(await readText(file), file === '-' ? 'standard input' : file));
		} catch (error) {
			this.fail(file, error);
		}
	}

	fail(file: string, error: unknown): void {
		const problem = error instanceof Problem ? error : unreadable(file, error);
		this.#problem ??= problem;
		this.unread.push({from: file, reason: problem.message.replace(/^".*" cannot be read: /, 'it cannot be read: ')});
	}

	/** Where nothing else was found, that is the news. */
	complain(): void {
		if (this.found.length === 0 && this.#problem) throw this.#problem;
	}
}

/** All files below a folder, in a fixed order; a link to a file is as good as one, a link to a folder may lead in circles. */
const addFolder = async (folder: string, findings: Findings): Promise<void> => {
	try {
		for (const entry of readdirSync(folder, {withFileTypes: true}).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
			const file = path.join(folder, entry.name);
			if (entry.isDirectory()) await addFolder(file, findings);
			else if (entry.isFile() || (entry.isSymbolicLink() && isFile(file))) await findings.add(file);
		}
	} catch (error) {
		findings.fail(folder, error);
	}
};

const findIn = async (words: readonly string[]): Promise<Findings> => {
	const findings = new Findings();
	for (const word of words) {
		if (isCode(word)) findings.found.push(...findRuns(word, 'the command line'));
		else if (word !== '-' && isFolder(word)) await addFolder(word, findings);
		else await findings.add(word);
	}

	return findings;
};

const readOptions = ({flags}: Input): BoardOptions => {
	const {date, league} = flags;
	const complaint = typeof date === 'string' ? complaintAboutDay(date, new Date()) : undefined;
	if (complaint !== undefined) throw new Problem('usage', complaint);
	const known = leagues.find(name => name === league);
	if (league !== undefined && !known) throw new Problem('usage', `There is no league "${String(league)}"; choose ${leagues.join(', ')}.`);
	return {date: typeof date === 'string' ? date : undefined, league: known};
};

export const board = async (input: Input): Promise<void> => {
	if (input.words.length === 0)
		throw new Problem('usage', 'Whose runs? Say: dungeon-fighter board DIR-or-FILES, or - for a chat on standard input.');
	const options = readOptions(input);
	const findings = await findIn(input.words);
	findings.complain();
	const {rows, apart} = boardOf(findings.found, options);
	const table = {rows, apart: [...apart, ...findings.unread]};
	if (input.flags.json) {
		print(JSON.stringify(table, undefined, 2));
		return;
	}

	if (findings.found.length === 0) {
		print('There is no run in there. A run code begins with DF1-, and a journal with {"journal":');
		return;
	}

	const heading = [options.date ?? 'All time', ...(options.league ? [`${options.league} league`] : [])].join(', ');
	print(boardRows(readBox(input), table, heading).join('\n'));
};
