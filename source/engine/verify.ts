/** Plays a journal again and says whether it tells the truth. */
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import {publicState} from '../dungeon-fighter/public-state.js';
import type {Score} from '../dungeon-fighter/scoring.js';
import {type JournalDamage, journalFormat, parseJournal} from '../kernel/journal.js';
import {Refusal} from '../kernel/refusal.js';
import {readMove} from './moves.js';
import {readSetup} from './requests.js';
import {Session} from './session.js';

export type Verdict =
	| {
			readonly verdict: 'ok';
			readonly lines: number;
			readonly torn: boolean;
			readonly stacked: boolean;
			readonly outcome: 'won' | 'lost' | null;
			readonly score: Score | null;
	  }
	/** The first line whose state is not the recorded one. */
	| {readonly verdict: 'diverged'; readonly line: number; readonly reason: string}
	| {readonly verdict: 'other-rules'; readonly reason: string}
	| {readonly verdict: 'damaged'; readonly line: number; readonly reason: string};

const recordedHash = (line: string): string => (JSON.parse(line) as {hash: string}).hash;

/** Finds the rules of an edition, or nothing. */
export type GameOf = (edition: string) => DungeonFighter | undefined;

/** What the journal came to, and the game as far as it was true; `watch` sees every step, the setup first. */
export const replayJournal = (
	text: string,
	gameOf: GameOf,
	watch?: (session: Session) => void,
): {readonly verdict: Verdict; readonly session?: Session} => {
	let journal: ReturnType<typeof parseJournal>;
	try {
		journal = parseJournal(text);
	} catch (error) {
		const {line, message} = error as JournalDamage;
		return {verdict: {verdict: 'damaged', line, reason: message}};
	}

	const {head, entries, torn} = journal;
	const game = gameOf(head.edition);
	const otherRules = (reason: string): {verdict: Verdict} => ({verdict: {verdict: 'other-rules', reason}});
	if (!game) return otherRules(`The edition "${head.edition}" is not known here.`);
	const {edition, contents} = game.box;
	if (head.journal !== journalFormat) {
		return otherRules(`It is a journal of format ${head.journal}; this is format ${journalFormat}.`);
	}

	if (head.rules !== edition.rules || head.contents !== contents) {
		const here = `rules ${edition.rules}, cards ${contents}`;
		return otherRules(`It was played with rules ${head.rules}, cards ${head.contents}; this is ${here}.`);
	}

	let session: Session;
	try {
		session = new Session(game, readSetup(head.setup), head.about);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return {verdict: {verdict: 'damaged', line: 1, reason: `Line 1 has an impossible setup: ${error.message}`}};
	}

	const diverged = (line: number, reason: string) => ({verdict: {verdict: 'diverged', line, reason}, session}) as const;
	if (recordedHash(session.journal) !== head.hash) return diverged(1, 'The setup leads to another table.');
	watch?.(session);
	for (const [index, {act, hash}] of entries.entries()) {
		const line = index + 2;
		try {
			if (recordedHash(session.move(readMove(act))) !== hash) {
				return diverged(line, 'The action leads to another state than the one recorded.');
			}

			watch?.(session);
		} catch (error) {
			if (error instanceof Refusal) return diverged(line, error.message);
			throw error;
		}
	}

	const {outcome, score, stacked} = publicState(game, session.state);
	return {verdict: {verdict: 'ok', lines: entries.length + 1, torn, stacked, outcome, score}, session};
};

export const verifyJournal = (text: string, gameOf: GameOf): Verdict => replayJournal(text, gameOf).verdict;
