/** Plays a journal again and says whether it tells the truth. */
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import {publicState} from '../dungeon-fighter/public-state.js';
import type {Score} from '../dungeon-fighter/scoring.js';
import {hashOf} from '../kernel/hash.js';
import {type Journal, type JournalDamage, journalFormat, parseJournal} from '../kernel/journal.js';
import {outsideText} from '../kernel/outside-text.js';
import {Refusal} from '../kernel/refusal.js';
import {readMove} from './moves.js';
import {readSetup} from './requests.js';
import {sealOfText} from './seal.js';
import {Session} from './session.js';
import {readSummary, type Summary} from './summary.js';

/** What a journal or a code says of itself, when nobody can say more. */
export type Recorded = {readonly outcome: Summary['outcome']; readonly score?: number | undefined; readonly title?: string | undefined};

export type Verdict =
	| {
			readonly verdict: 'ok';
			readonly lines: number;
			readonly torn: boolean;
			readonly stacked: boolean;
			readonly outcome: 'won' | 'lost' | null;
			readonly score: Score | null;
			/** The party went home before the end. */
			readonly givenUp?: true | undefined;
	  }
	/** The first line whose state is not the recorded one. */
	| {readonly verdict: 'diverged'; readonly line: number; readonly reason: string}
	| {readonly verdict: 'other-rules'; readonly reason: string; readonly recorded?: Recorded | undefined}
	| {readonly verdict: 'damaged'; readonly line: number; readonly reason: string};

const recordedHash = (line: string): string => (JSON.parse(line) as {hash: string}).hash;

/** Finds the rules of an edition, with a twist where one is named; or nothing. */
export type GameOf = (edition: string, twist?: string) => DungeonFighter | undefined;

/** The twist that a first line names. */
export const twistIn = (setup: unknown): string | undefined => {
	const {twist} = (setup ?? {}) as {twist?: unknown};
	return typeof twist === 'string' ? twist : undefined;
};

/** The rules that a run was played by; or, where they are not the ones in this house, a sentence that says so. */
export const rulesOf = (
	run: {readonly edition: string; readonly twist: string | undefined; readonly rules: number; readonly contents: string},
	gameOf: GameOf,
): DungeonFighter | string => {
	if (!gameOf(run.edition)) return `The edition "${run.edition}" is not known here.`;
	const game = gameOf(run.edition, run.twist);
	if (!game) return `The twist "${run.twist}" is not known here.`;
	const {edition, contents} = game.box;
	if (run.rules === edition.rules && run.contents === contents) return game;
	return `It was played with rules ${run.rules}, cards ${run.contents}; this is rules ${edition.rules}, cards ${contents}.`;
};

/** What came of it, by its own account. */
const recordedIn = ({end}: Journal): Recorded | undefined => {
	const summary = readSummary(end);
	return summary && {outcome: summary.outcome, score: summary.score, title: summary.title};
};

const longestReason = 300;

/** What is wrong is often told in words of whoever wrote it; they are cleaned before anybody prints them. */
export const shownReplay = (found: Replay): Replay => {
	const {verdict} = found;
	if (verdict.verdict === 'ok') return found;
	const reason = outsideText(verdict.reason, longestReason);
	if (verdict.verdict !== 'other-rules' || !verdict.recorded) return {...found, verdict: {...verdict, reason}};
	const {title} = verdict.recorded;
	const recorded = title === undefined ? verdict.recorded : {...verdict.recorded, title: outsideText(title)};
	return {...found, verdict: {...verdict, reason, recorded}};
};

const linesOf = (text: string): readonly string[] => text.replace(/^\uFEFF/, '').split(/\r*\n/);

/** The lines of a journal as they stand there, without one that was cut off. */
const wholeLines = (text: string, {torn}: Journal): string => (torn ? text.slice(0, text.lastIndexOf('\n') + 1) : text);

const brokenSeal = 'It was changed after it was over: the sum in its last line does not fit.';

export type Replay = {readonly verdict: Verdict; readonly session?: Session; readonly about?: unknown};

const replay = (text: string, gameOf: GameOf, watch?: (session: Session) => void): Replay => {
	let journal: Journal;
	try {
		journal = parseJournal(text);
	} catch (error) {
		const {line, message} = error as JournalDamage;
		return {verdict: {verdict: 'damaged', line, reason: message}};
	}

	const {head, entries, torn, end, closed} = journal;
	const {about} = head;
	const last = entries.length + (closed ? 2 : 1);
	const isWhole = end === undefined || sealOfText(wholeLines(text, journal)) !== undefined;
	const otherRules = (reason: string): Replay => {
		const recorded = recordedIn(journal);
		// How another format is sealed, nobody here knows.
		if (!isWhole && head.journal === journalFormat) return {verdict: {verdict: 'diverged', line: last, reason: brokenSeal}, about};
		return {verdict: recorded ? {verdict: 'other-rules', reason, recorded} : {verdict: 'other-rules', reason}, about};
	};
	if (head.journal !== journalFormat) {
		return otherRules(`It is a journal of format ${head.journal}; this is format ${journalFormat}.`);
	}

	const game = rulesOf({...head, twist: twistIn(head.setup)}, gameOf);
	if (typeof game === 'string') return otherRules(game);
	let session: Session;
	try {
		session = new Session(game, readSetup(head.setup), about);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return {verdict: {verdict: 'damaged', line: 1, reason: `Line 1 has an impossible setup: ${error.message}`}};
	}

	const diverged = (line: number, reason: string): Replay => ({verdict: {verdict: 'diverged', line, reason}, session, about});
	if (recordedHash(session.journal) !== head.hash) return diverged(1, 'The setup leads to another table.');
	watch?.(session);
	// The time of the end is the one thing that nobody can check.
	const {at} = (end ?? {}) as {at?: unknown};
	session.clock = () => (typeof at === 'string' ? at : undefined);
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

	const lines = entries.length + 1;
	session.writtenAs(linesOf(text).slice(0, lines));
	if (closed) {
		if (session.end) return diverged(last, 'A game that is over cannot be given up.');
		session.giveUp();
	}

	if (end !== undefined && hashOf(readSummary(end)) !== hashOf(session.end)) return diverged(last, 'It did not end as the last line says.');
	if (!isWhole) return diverged(last, brokenSeal);
	// Whoever says something about a run says it under a seal; what nobody says anything about needs none.
	if (session.end && end === undefined && about !== undefined) return diverged(last, 'It is over, and its last line does not say so.');
	session.clock = undefined;
	const {outcome, score, stacked} = publicState(game, session.state);
	const verdict = {verdict: 'ok', lines, torn, stacked, outcome, score} as const;
	return {verdict: closed ? {...verdict, givenUp: true} : verdict, session, about};
};

/** What the journal came to, and the game as far as it was true; `watch` sees every step, the setup first. */
export const replayJournal = (text: string, gameOf: GameOf, watch?: (session: Session) => void): Replay =>
	shownReplay(replay(text, gameOf, watch));

export const verifyJournal = (text: string, gameOf: GameOf): Verdict => replayJournal(text, gameOf).verdict;
