/**
 * The runs that are over, read from their journals: of each the first line and the last, whose sum is that of all bytes before it. A
 * journal without such a line, or with another sum, is played again.
 */
import {readFileSync} from 'node:fs';
import type {Setup} from '../dungeon-fighter/setup.js';
import {isStacked} from '../dungeon-fighter/setup.js';
import {type JournalAbout, JournalDamage, type JournalHead, parseJournal} from '../kernel/journal.js';
import {outsideText} from '../kernel/outside-text.js';
import {isLocked} from '../store/lock.js';
import {finishedPaths, runPaths, type Shelf, shelfIn} from '../store/runs.js';
import {readAbout} from './about.js';
import {type League, leagueOf} from './leagues.js';
import {readSetup} from './requests.js';
import {gameOfEdition} from './runs.js';
import {sealOf, sealOfText} from './seal.js';
import {readSummary, type Summary, shownSummary} from './summary.js';
import {type GameOf, replayJournal} from './verify.js';

export type FinishedRun = {
	readonly file: string;
	readonly edition: string;
	readonly rules: number;
	readonly contents: string;
	readonly setup: Setup;
	readonly difficulty: string;
	readonly about: JournalAbout | undefined;
	readonly summary: Summary;
	readonly league: League;
	/** A puzzle or somebody else's beginning: no record of its own. */
	readonly aside: boolean;
	/** Played with other rules or cards than those here: what it says of itself is all there is. */
	readonly unverified: boolean;
	/** When it ended, or began, or nothing. */
	readonly when: string;
};

type Archive = {
	/** In the order in which they ended. */
	readonly runs: readonly FinishedRun[];
	/** Files that hold no run that can be counted, and why. */
	readonly damaged: readonly {readonly file: string; readonly reason: string}[];
};

const newline = 10;

/** The first line and the last; what is between them is neither decoded nor parsed. */
const endsOf = (bytes: Buffer): {readonly first: string; readonly last: string} => {
	const end = bytes.at(-1) === newline ? bytes.length - 1 : bytes.length;
	const cut = bytes.indexOf(newline);
	const from = bytes.lastIndexOf(newline, end - 1) + 1;
	return {first: bytes.toString('utf8', 0, cut === -1 ? bytes.length : cut), last: bytes.toString('utf8', from, end)};
};

const parse = (line: string): Readonly<Record<string, unknown>> => {
	try {
		const value: unknown = JSON.parse(line);
		return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
	} catch {
		return {};
	}
};

/** A run, and the sum of its journal, by which a copy of the file is known. */
type Read = {readonly run: FinishedRun; readonly sum: string | undefined};

/** What the last line says, if nobody has touched anything before it. */
const readSealed = (file: string, bytes: Buffer, gameOf: GameOf): Read | undefined => {
	const {first, last} = endsOf(bytes);
	const {end} = parse(last);
	const sum = end === undefined ? undefined : sealOf(bytes);
	const summary = sum === undefined ? undefined : readSummary(end);
	return summary && {run: finishedRun(file, parse(first) as unknown as JournalHead, summary, gameOf), sum};
};

/** A run from what its lines say; `gameOf` knows which difficulty it is to name none. */
export const finishedRun = (file: string, head: JournalHead, end: Summary, gameOf: GameOf): FinishedRun => {
	const summary = shownSummary(end);
	const setup = readSetup(head.setup);
	const about = head.about === undefined ? undefined : readAbout(head.about);
	const box = (gameOf(head.edition) && gameOf(head.edition, setup.twist))?.box;
	return {
		...{file, edition: outsideText(head.edition), rules: head.rules, contents: head.contents, setup, about, summary},
		difficulty: outsideText(setup.difficulty ?? gameOf(head.edition)?.box.edition.difficulties[0]?.id ?? ''),
		league: leagueOf(about, summary),
		aside: isStacked(setup) || about?.takenOver !== undefined,
		unverified: box?.edition.rules !== head.rules || box.contents !== head.contents,
		when: summary.at ?? about?.started ?? '',
	};
};

/** Undefined for a run that is not over; a string says what is wrong. */
const readRun = (file: string, gameOf: GameOf): Read | string | undefined => {
	let bytes: Buffer;
	try {
		bytes = readFileSync(file);
	} catch (error) {
		const {code} = error as NodeJS.ErrnoException;
		return code === 'ENOENT' ? undefined : 'it cannot be read';
	}

	try {
		const sealed = readSealed(file, bytes, gameOf);
		if (sealed) return sealed;
		const text = bytes.toString('utf8');
		const {verdict, session} = replayJournal(text, gameOf);
		if (verdict.verdict !== 'ok') return verdict.reason;
		return session?.end && {run: finishedRun(file, parseJournal(text).head, session.end, gameOf), sum: sealOfText(text)};
	} catch (error) {
		return (error as Error).message;
	}
};

/** Of runs that are not put away: one that ended just before a crash, or a string that says what is wrong. None is played again. */
const readEnded = (file: string, gameOf: GameOf): Read | string | undefined => {
	try {
		const bytes = readFileSync(file);
		const sealed = readSealed(file, bytes, gameOf);
		if (sealed || isLocked(file)) return sealed;
		return parseJournal(bytes.toString('utf8')).end === undefined ? undefined : readRun(file, gameOf);
	} catch (error) {
		return error instanceof JournalDamage ? error.message : undefined;
	}
};

/** Each rulebook is opened once for all runs. */
const remembering = (gameOf: GameOf): GameOf => {
	const games = new Map<string, ReturnType<GameOf>>();
	return (edition, twist) => {
		const key = `${edition}/${twist ?? ''}`;
		if (!games.has(key)) games.set(key, gameOf(edition, twist));
		return games.get(key);
	};
};

/** Journals that are not over yet are nobody's record; damaged ones are skipped and named; copies of a file count once. */
export const readArchive = (shelf: Shelf = shelfIn(), gameOf: GameOf = gameOfEdition): Archive => {
	const known = remembering(gameOf);
	const runs: FinishedRun[] = [];
	const sums = new Set<string>();
	const damaged: {file: string; reason: string}[] = [];
	const add = ({run, sum}: Read): void => {
		if (sum !== undefined && sums.has(sum)) return;
		if (sum !== undefined) sums.add(sum);
		runs.push(run);
	};
	for (const file of finishedPaths(shelf)) {
		const read = readRun(file, known) ?? 'it is not over';
		if (typeof read === 'string') damaged.push({file, reason: read});
		else add(read);
	}

	for (const file of runPaths(shelf)) {
		const read = readEnded(file, known);
		if (typeof read === 'string') damaged.push({file, reason: read});
		else if (read) add(read);
	}

	return {runs: runs.toSorted((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : a.file < b.file ? -1 : 1)), damaged};
};
