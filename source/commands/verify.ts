/** `dungeon-fighter verify FILE`: does this journal tell the truth? */
import {readFileSync} from 'node:fs';
import {dungeonFighter} from '../dungeon-fighter/game.js';
import {type Verdict, verifyJournal} from '../engine/verify.js';
import {boxOf} from '../store/boxes.js';
import type {Input} from './definitions.js';
import {print} from './output.js';
import {exitCodes, Problem} from './problem.js';

const read = (file: string): string => {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		const {code} = error as NodeJS.ErrnoException;
		const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (code ?? 'unknown error');
		throw new Problem('unreadable', `"${file}" cannot be read: ${why}.`);
	}
};

const sentence = (verdict: Verdict): string => {
	switch (verdict.verdict) {
		case 'ok': {
			const {outcome, score, lines, torn, stacked} = verdict;
			const end = score ? `won with ${score.total} points, ${score.title}` : outcome === 'lost' ? 'lost' : 'not finished';
			return `ok: ${lines} ${lines === 1 ? 'line' : 'lines'}, ${end}${stacked ? ', a stacked game' : ''}${torn ? '; the last line was cut off and is left out' : ''}.`;
		}

		case 'diverged':
			return `diverged at line ${verdict.line}: ${verdict.reason}`;
		case 'other-rules':
			return `other rules: ${verdict.reason}`;
		case 'damaged':
			return `damaged at line ${verdict.line}: ${verdict.reason}`;
	}
};

const exits = {ok: 0, diverged: exitCodes.diverged, 'other-rules': exitCodes.otherRules, damaged: exitCodes.damaged} as const;

export const verify = ({words, flags}: Input): void => {
	const [file] = words;
	if (file === undefined) throw new Problem('usage', 'Which file? Say: dungeon-fighter verify FILE.');
	const verdict = verifyJournal(read(file), edition => {
		const box = boxOf(edition);
		return box && dungeonFighter(box);
	});
	print(flags.json ? JSON.stringify(verdict) : sentence(verdict));
	process.exitCode = exits[verdict.verdict];
};
