/** A leaderboard without a server: codes and journals from anywhere, each of them played again. */
import type {Setup} from '../dungeon-fighter/setup.js';
import {hashOf} from '../kernel/hash.js';
import {type FinishedRun, finishedRun} from './archive.js';
import {challengeOf, isRankedAttempt} from './attempts.js';
import {complaintAboutDay, isDay} from './daily.js';
import {type League, rankedLeagues} from './leagues.js';
import {byScore} from './records.js';
import {isWhole, replayText} from './run-code.js';
import {gameOfEdition} from './runs.js';
import type {GameOf, Recorded} from './verify.js';

/** Something that may be a run, and where it was found. */
export type Found = {readonly from: string; readonly text: string};

export type Apart = {
	readonly from: string;
	readonly reason: string;
	readonly who?: FinishedRun | undefined;
	readonly recorded?: Recorded | undefined;
};

export type Board = {
	/** The best first; those who lost come after those who won, by how far they came. */
	readonly rows: readonly FinishedRun[];
	/** What is not in the table, and why. */
	readonly apart: readonly Apart[];
};

const isHead = (line: string): boolean => line.startsWith('{"journal":');

const isEntry = (line: string): boolean => /^\{"(act|end|hash)":/.test(line);

/** So many lines a chat may have broken a code into. */
const mostLines = 40;

/** A line without the marks of a quotation before it. */
const unquoted = (line: string): string => line.replace(/^[\s>]+/, '').trimEnd();

/** Letters of codes are also those that chats make words slanted or bold with: `_DF1-…_`. */
const bare = (code: string): string => {
	let whole = code;
	// One letter too many may say nothing, and the code is whole with it and without.
	for (let inner = code; /[_-]$/.test(inner); ) {
		inner = inner.slice(0, -1);
		if (isWhole(inner)) whole = inner;
	}

	return whole;
};

/** A code that goes on in the lines below it, as chats do it: so many of them, if that makes it whole. */
const linesBelow = (code: string, lines: readonly string[], at: number): number => {
	let joined = code;
	for (let below = 0; below < mostLines; below++) {
		if (isWhole(joined)) return below;
		const next = unquoted(lines[at + below + 1] ?? '');
		if (!/^[A-Za-z0-9_-]+$/.test(next)) return 0;
		joined += next;
	}

	return 0;
};

/** Codes and journals in any text, whatever else is said there. */
export const findRuns = (text: string, from: string): readonly Found[] => {
	const found: Found[] = [];
	const lines = text.split(/\r?\n/);
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at]!;
		if (isHead(line.trimStart())) {
			let end = at + 1;
			while (end < lines.length && isEntry(lines[end]!)) end++;
			// Half a line at the end of a journal is left to the one who reads it.
			found.push({from, text: lines.slice(at, end).join('\n')});
			at = end - 1;
			continue;
		}

		const codes = [...line.matchAll(/(?<![A-Za-z0-9])DF\d+-[A-Za-z0-9_-]{8,}/g)];
		for (const [index, match] of codes.entries()) {
			const [code] = match;
			const isLast = index === codes.length - 1 && line.trimEnd().endsWith(code);
			const below = isLast ? linesBelow(code, lines, at) : 0;
			const rest = lines.slice(at + 1, at + 1 + below).map(unquoted);
			at += below;
			found.push({from, text: bare([code, ...rest].join(''))});
		}
	}

	return found;
};

/** Everybody once, however many heroes they lead. */
const namesOf = ({about}: FinishedRun): string => [...new Set(Object.values(about?.names ?? {}))].toSorted().join('\n');

/** With fewer throws two who have never met may have played the same game. */
const tellingThrows = 8;

/** What a copy has in common with its original: the game as it was dealt, however its setup was written, and all that came of it. */
const printOf = (run: FinishedRun): string => {
	const {contents, edition, difficulty, setup, summary, about} = run;
	const {heroes, throws, path, counts, score} = summary;
	const game = [contents, edition, difficulty, heroes, setup.seed, setup.twist, throws, path, counts, score];
	return hashOf(throws.length < tellingThrows ? [...game, namesOf(run), about?.started] : game);
};

/** Clocks of friends differ by so much. */
const tolerance = 5 * 60_000;

/** Why a run cannot have been played when it says it was. */
const falseTime = ({about, summary}: FinishedRun, now: Date): string | undefined => {
	const [began, ended] = [Date.parse(about?.started ?? ''), Date.parse(summary.at ?? '')];
	if (ended < began) return 'it ended before it began';
	return Math.max(began || 0, ended || 0) > now.getTime() + tolerance ? 'it comes from the future' : undefined;
};

/** Why a run of a challenge is none, if it is none. */
const falseChallenge = ({about, setup, edition}: FinishedRun, now: Date): string | undefined => {
	if (about?.daily === undefined) return undefined;
	if (!isDay(about.daily)) return 'it names a day that there is not';
	if (complaintAboutDay(about.daily, new Date(now.getTime() + tolerance))) return 'there is no challenge of its day yet';
	if (hashOf(challengeOf(about.daily, edition).setup satisfies Setup) !== hashOf(setup)) return `it is not the challenge of ${about.daily}`;
	if (about.attempt === 'practice') return 'practice: another attempt counts';
	if (about.attempt === 'past' || about.started.slice(0, 10) !== about.daily) return 'it was played on another day';
	return undefined;
};

const judge = ({from, text}: Found, gameOf: GameOf, now: Date): FinishedRun | Apart => {
	const {verdict, session, about} = replayText(text, gameOf);
	if (verdict.verdict === 'other-rules') return {from, reason: `it is not verified: ${verdict.reason}`, recorded: verdict.recorded};
	if (verdict.verdict !== 'ok' || !session) return {from, reason: verdict.verdict === 'ok' ? '' : verdict.reason};
	if (!session.end) return {from, reason: 'it is not over'};
	const {edition, contents} = session.game.box;
	const head = {journal: 1, edition: edition.id, rules: edition.rules, contents, setup: session.setup, about, hash: ''};
	const run = finishedRun(from, head, session.end, gameOf);
	if (run.about?.takenOver !== undefined) return {from, reason: 'it goes on where somebody else began', who: run};
	if (run.aside) return {from, reason: 'the box was stacked', who: run};
	const reason = falseTime(run, now) ?? falseChallenge(run, now);
	return reason === undefined ? run : {from, reason, who: run};
};

export type BoardOptions = {
	readonly date?: string | undefined;
	readonly league?: League | undefined;
	/** What came later than this did not come at all. */
	readonly now?: Date | undefined;
};

const rounds = ({summary}: FinishedRun): number => summary.counts.rounds ?? 0;

const byPlace = (a: FinishedRun, b: FinishedRun): number => {
	const [won, other] = [a.summary.outcome === 'won', b.summary.outcome === 'won'];
	if (won && other) return byScore(a, b);
	return Number(other) - Number(won) || rounds(b) - rounds(a) || (a.when < b.when ? -1 : 1);
};

/** Plays all of them, and sorts what is true from what is not. `progress` hears how many are done. */
export const boardOf = (
	found: readonly Found[],
	{date, league, now = new Date()}: BoardOptions = {},
	gameOf: GameOf = gameOfEdition,
	progress?: (done: number) => void,
): Board => {
	const runs: FinishedRun[] = [];
	const apart: Apart[] = [];
	for (const [index, source] of found.entries()) {
		const run = judge(source, gameOf, now);
		if ('reason' in run) apart.push(run);
		else runs.push(run);
		progress?.(index + 1);
	}

	// The older one is the original, and the first attempt is the one that counts.
	const seen = new Map<string, FinishedRun>();
	const attempts = new Set<string>();
	const rows: FinishedRun[] = [];
	for (const run of runs.toSorted((a, b) => (a.when < b.when ? -1 : 1))) {
		const twin = seen.get(printOf(run));
		const attempt = `${run.about?.daily ?? ''}/${namesOf(run)}`;
		const isAttempt = isRankedAttempt(run) && namesOf(run) !== '';
		if (twin)
			apart.push({from: run.file, reason: namesOf(twin) === namesOf(run) ? 'it is here twice' : 'it is a copy of another run', who: run});
		else if (isAttempt && attempts.has(attempt)) apart.push({from: run.file, reason: 'it is a later attempt of the same day', who: run});
		else rows.push(run);
		seen.set(printOf(run), twin ?? run);
		if (isAttempt) attempts.add(attempt);
	}

	// Without a league all of them are in one table, but for those where anybody may type anything.
	if (league === undefined) {
		for (const run of rows.filter(({league: own}) => !rankedLeagues.includes(own))) {
			apart.push({from: run.file, reason: `the ${run.league} league is unranked; --league ${run.league} shows it`, who: run});
		}
	}

	const isTabled = (run: FinishedRun): boolean => league !== undefined || rankedLeagues.includes(run.league);
	const isShown = (run: FinishedRun | undefined): boolean =>
		run === undefined || ((date === undefined || run.about?.daily === date) && (league === undefined || run.league === league));
	return {rows: rows.filter(run => isTabled(run) && isShown(run)).toSorted(byPlace), apart: apart.filter(({who}) => isShown(who))};
};
