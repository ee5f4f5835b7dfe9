/** `dungeon-fighter board`: who is best, by what can be proved. */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {type BoardOptions, boardOf, type Found, findRuns} from '../engine/board.js';
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

/** All files below a folder, in a fixed order. */
const filesIn = (folder: string): readonly string[] => {
	try {
		const entries = readdirSync(folder, {withFileTypes: true}).toSorted((a, b) => (a.name < b.name ? -1 : 1));
		return entries.flatMap(entry => {
			const file = path.join(folder, entry.name);
			if (entry.isDirectory()) return filesIn(file);
			return entry.isFile() ? [file] : [];
		});
	} catch (error) {
		throw error instanceof Problem ? error : unreadable(folder, error);
	}
};

const foundIn = async (word: string): Promise<readonly Found[]> => {
	if (isCode(word)) return findRuns(word, 'the command line');
	const found: Found[] = [];
	for (const file of word !== '-' && isFolder(word) ? filesIn(word) : [word]) {
		found.push(...findRuns(await readText(file), file === '-' ? 'standard input' : file));
	}

	return found;
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
	const found: Found[] = [];
	for (const word of input.words) found.push(...(await foundIn(word)));
	const table = boardOf(found, options);
	if (input.flags.json) {
		print(JSON.stringify(table, undefined, 2));
		return;
	}

	const heading = [options.date ?? 'All time', ...(options.league ? [`${options.league} league`] : [])].join(', ');
	print(boardRows(readBox(input), table, heading).join('\n'));
};
