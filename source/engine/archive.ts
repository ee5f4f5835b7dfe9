/**
 * The runs that are over, read from their journals: of each the first line and the last. What the last line says is bound to both by
 * a hash; a journal without such a line is played again.
 */
import {readFileSync} from 'node:fs';
import type {Setup} from '../dungeon-fighter/setup.js';
import {isStacked} from '../dungeon-fighter/setup.js';
import type {JournalAbout, JournalHead} from '../kernel/journal.js';
import {finishedPaths, runPaths, type Shelf, shelfIn} from '../store/runs.js';
import {readAbout} from './about.js';
import {type League, leagueOf} from './leagues.js';
import {readSetup} from './requests.js';
import {gameOfEdition} from './runs.js';
import {readSummary, type Summary} from './summary.js';
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
	/** When it ended, or began, or nothing. */
	readonly when: string;
};

export type Archive = {
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

const summaryIn = (head: JournalHead, last: string): Summary | undefined => {
	const {end, hash} = parse(last);
	return end === undefined ? undefined : readSummary(end, head.hash, String(hash));
};

/** A run from what its lines say; `gameOf` knows which difficulty it is to name none. */
export const finishedRun = (file: string, head: JournalHead, summary: Summary, gameOf: GameOf): FinishedRun => {
	const setup = readSetup(head.setup);
	const about = head.about === undefined ? undefined : readAbout(head.about);
	return {
		...{file, edition: head.edition, rules: head.rules, contents: head.contents, setup, about, summary},
		difficulty: setup.difficulty ?? gameOf(head.edition)?.box.edition.difficulties[0]?.id ?? '',
		league: leagueOf(about, summary),
		aside: isStacked(setup) || about?.takenOver !== undefined,
		when: summary.at ?? about?.started ?? '',
	};
};

/** Undefined for a run that is not over; a string says what is wrong. */
const readRun = (file: string, gameOf: GameOf): FinishedRun | string | undefined => {
	let bytes: Buffer;
	try {
		bytes = readFileSync(file);
	} catch (error) {
		const {code} = error as NodeJS.ErrnoException;
		return code === 'ENOENT' ? undefined : 'it cannot be read';
	}

	const {first, last} = endsOf(bytes);
	const head = parse(first) as unknown as JournalHead;
	try {
		const summary = summaryIn(head, last);
		if (summary) return finishedRun(file, head, summary, gameOf);
		const {verdict, session} = replayJournal(bytes.toString('utf8'), gameOf);
		if (verdict.verdict !== 'ok') return verdict.reason;
		return session?.end && finishedRun(file, head, session.end, gameOf);
	} catch (error) {
		return (error as Error).message;
	}
};

/** Journals that are not over yet are nobody's record; damaged ones are skipped and named. */
export const readArchive = (shelf: Shelf = shelfIn(), gameOf: GameOf = gameOfEdition): Archive => {
	const games = new Map<string, ReturnType<GameOf>>();
	const known: GameOf = (edition, twist) => {
		const key = `${edition}/${twist ?? ''}`;
		if (!games.has(key)) games.set(key, gameOf(edition, twist));
		return games.get(key);
	};
	const runs: FinishedRun[] = [];
	const damaged: {file: string; reason: string}[] = [];
	for (const file of finishedPaths(shelf)) {
		const run = readRun(file, known) ?? 'it is not over';
		if (typeof run === 'string') damaged.push({file, reason: run});
		else runs.push(run);
	}

	// One that ended just before a crash is not put away yet; a damaged one there is set aside by whoever wants to play on.
	for (const file of runPaths(shelf)) {
		const run = readEnded(file, known);
		if (run) runs.push(run);
	}

	return {runs: runs.toSorted((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : a.file < b.file ? -1 : 1)), damaged};
};

const readEnded = (file: string, gameOf: GameOf): FinishedRun | undefined => {
	try {
		const {first, last} = endsOf(readFileSync(file));
		const head = parse(first) as unknown as JournalHead;
		const summary = summaryIn(head, last);
		return summary && finishedRun(file, head, summary, gameOf);
	} catch {
		return undefined;
	}
};
