/** `dungeon-fighter verify CODE-or-FILE`: does this run tell the truth? */
import {readAbout} from '../engine/about.js';
import {codeOf, isCode, replayText} from '../engine/run-code.js';
import {gameOfEdition} from '../engine/runs.js';
import type {Recorded, Verdict} from '../engine/verify.js';
import {count} from '../view/text.js';
import type {Input} from './definitions.js';
import {print} from './output.js';
import {exitCodes, Problem} from './problem.js';
import {readSource} from './sources.js';

/** What a run that cannot be played says of itself. */
export const recordedText = (recorded: Recorded | undefined): string => {
	if (!recorded) return '';
	const {outcome, score, title} = recorded;
	if (outcome === 'won') return ` It says of itself, unverified: won with ${score ?? '?'} points${title ? `, ${title}` : ''}.`;
	return ` It says of itself, unverified: ${outcome === 'lost' ? 'lost' : 'given up'}.`;
};

/** A code has no lines. */
const place = (line: number): string => (line === 0 ? '' : ` at line ${line}`);

/** A journal is counted in lines, a code in moves. */
const lengthOf = (lines: number, ofCode: boolean): string => (ofCode ? count(lines - 1, 'move') : count(lines, 'line'));

const sentence = (verdict: Verdict, takenOver: number | undefined, ofCode: boolean): string => {
	switch (verdict.verdict) {
		case 'ok': {
			const {outcome, score, lines, torn, stacked, givenUp} = verdict;
			const open = givenUp ? 'given up' : outcome === 'lost' ? 'lost' : 'not finished';
			const end = score ? `won with ${score.total} points, ${score.title}` : open;
			return `ok: ${lengthOf(lines, ofCode)}, ${end}${stacked ? ', a stacked game' : ''}${takenOver === undefined ? '' : `, taken over after ${count(takenOver, 'move')}, unranked`}${torn ? '; the last line was cut off and is left out' : ''}.`;
		}

		case 'diverged':
			return `diverged${place(verdict.line)}: ${verdict.reason}`;
		case 'other-rules':
			return `other rules: ${verdict.reason}${recordedText(verdict.recorded)}`;
		case 'damaged':
			return `damaged${place(verdict.line)}: ${verdict.reason}`;
	}
};

const exits = {ok: 0, diverged: exitCodes.diverged, 'other-rules': exitCodes.otherRules, damaged: exitCodes.damaged} as const;

export const verify = async ({words, flags}: Input): Promise<void> => {
	const [word] = words;
	if (word === undefined) throw new Problem('usage', 'Which run? Say: dungeon-fighter verify CODE-or-FILE.');
	const source = await readSource(word);
	const {verdict, session, about} = replayText(source, gameOfEdition);
	const takenOver = readAbout(about)?.takenOver;
	print(flags.json ? JSON.stringify({...verdict, takenOver}) : sentence(verdict, takenOver, isCode(source)));
	// Whoever has lost the code of a run finds it here.
	if (!flags.json && verdict.verdict === 'ok' && session?.end && !isCode(source)) print(codeOf(session.journal, gameOfEdition));
	process.exitCode = exits[verdict.verdict];
};
