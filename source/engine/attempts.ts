/** Attempts at the challenge of a day: which one counts, which one is still open, and how another is begun. */
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseJournal} from '../kernel/journal.js';
import {boxOf, twistsOf} from '../store/boxes.js';
import {lock, unlock} from '../store/lock.js';
import {runPaths, runsFolder, type Shelf, shelfIn} from '../store/runs.js';
import {count} from '../view/text.js';
import {readAbout} from './about.js';
import {type FinishedRun, readArchive} from './archive.js';
import {type Daily, dailyOf, dayAfter, isDay, todayUtc} from './daily.js';
import {rankedLeagues} from './leagues.js';
import {beginRun, type Run, type RunNote} from './run.js';
import {gameOfEdition, lookAtRun, type UnfinishedRun} from './runs.js';

/** The challenge of a day as this house deals it. */
export const challengeOf = (date: string, edition = 'second'): Daily => {
	const box = boxOf(edition);
	if (!box) throw new Error(`there is no edition ${edition}`);
	return dailyOf(date, box, twistsOf(edition));
};

/** Is it an attempt that can count: begun on its own day, as the first of it? */
export const isRankedAttempt = ({about, aside}: Pick<FinishedRun, 'about' | 'aside'>): boolean =>
	about?.daily !== undefined && about.attempt === 'ranked' && !aside && about.started.slice(0, 10) === about.daily && isDay(about.daily);

/** The attempt that counts for a day: the first that was over, however it ended. `runs` come in the order of their ends. */
export const countingAttempt = (runs: readonly FinishedRun[], date: string): FinishedRun | undefined =>
	runs.find(run => run.about?.daily === date && isRankedAttempt(run));

export type Streak = {
	/** Days in a row up to today, or up to yesterday as long as today is not over. */
	readonly current: number;
	readonly best: number;
	readonly days: number;
};

/** Days on which the challenge was played to its end; giving up ends a streak. Each run is looked at once, in the order of their ends. */
export const countStreak = () => {
	const seen = new Set<string>();
	/** The days that were played; the first and the last of a row know how long it is. */
	const rows = new Map<string, number>();
	let best = 0;
	const play = (day: string): void => {
		const before = rows.get(dayAfter(day, -1)) ?? 0;
		const after = rows.get(dayAfter(day)) ?? 0;
		const length = before + 1 + after;
		for (const end of [day, dayAfter(day, -before), dayAfter(day, after)]) rows.set(end, length);
		best = Math.max(best, length);
	};
	const lengthTo = (last: string): number => {
		let length = 0;
		for (let day = last; rows.has(day); day = dayAfter(day, -1)) length++;
		return length;
	};
	return {
		add: (run: FinishedRun): void => {
			const day = run.about?.daily;
			if (day === undefined || seen.has(day) || !isRankedAttempt(run)) return;
			seen.add(day);
			if (run.summary.outcome !== 'given-up') play(day);
		},
		best: (): number => best,
		streak: (today: string | undefined): Streak => ({
			current: today === undefined ? 0 : lengthTo(rows.has(today) ? today : dayAfter(today, -1)),
			best,
			days: rows.size,
		}),
	};
};

export const streakOf = (runs: readonly FinishedRun[], today?: string): Streak => {
	const {add, streak} = countStreak();
	for (const run of runs) add(run);
	return streak(today);
};

/** The attempt at this day that is not over yet, if there is one. */
export const openAttempt = (date: string, shelf: Shelf = shelfIn()): UnfinishedRun | undefined => {
	for (const file of runPaths(shelf)) {
		try {
			const [first = ''] = readFileSync(file, 'utf8').split('\n', 1);
			if (readAbout(parseJournal(`${first}\n`).head.about)?.daily !== date) continue;
		} catch {
			continue;
		}

		const seen = lookAtRun(file, gameOfEdition, shelf);
		if (typeof seen === 'object') return seen;
	}

	return undefined;
};

/** What is said today of an attempt that was begun yesterday and is not over. */
export const leftOpenText = (today: string, shelf: Shelf = shelfIn()): string | undefined => {
	const yesterday = dayAfter(today, -1);
	if (!openAttempt(yesterday, shelf)) return undefined;
	return `Your attempt of ${yesterday} is not over: dungeon-fighter daily --date ${yesterday} leads back to it.`;
};

type DailyStatus = {
	readonly daily: Daily;
	/** What an attempt begun now would be worth. */
	readonly attempt: 'ranked' | 'practice' | 'past';
	readonly open: UnfinishedRun | undefined;
	/** The attempt that counts, once there is one. */
	readonly counted: FinishedRun | undefined;
	readonly streak: Streak;
};

/** How things stand with the challenge of a day. */
export const dailyStatus = (date: string, shelf: Shelf = shelfIn(), edition = 'second'): DailyStatus => {
	const today = todayUtc(shelf.now());
	const {runs} = readArchive(shelf);
	const counted = countingAttempt(runs, date);
	const attempt = date !== today ? 'past' : counted ? 'practice' : 'ranked';
	return {daily: challengeOf(date, edition), attempt, open: openAttempt(date, shelf), counted, streak: streakOf(runs, today)};
};

/** One player leads the whole party of a challenge; without a name it is nobody's. */
export const leaderNames = ({setup: {heroes}}: Daily, player: string): Readonly<Record<string, string>> =>
	player === '' || typeof heroes !== 'object' ? {} : Object.fromEntries(heroes.map(id => [id, player]));

/** Why an attempt is not worth what it was a moment ago. */
const changes: Readonly<Record<DailyStatus['attempt'], string>> = {
	ranked: 'its day has come: an attempt would count.',
	practice: 'the attempt that counts has been made: this one would be practice.',
	past: 'its day is over: this attempt would not count.',
};

type Begun = {readonly run: Run} | {readonly open: UnfinishedRun} | {readonly sentence: string};

/** Begins an attempt, unless one is open: that must be continued or given up first. Two who begin at once do not both get the first. */
export const beginDaily = (
	date: string,
	note: RunNote,
	shelf: Shelf = shelfIn(),
	edition = 'second',
	/** What whoever begins believes it to be worth. */
	believed?: DailyStatus['attempt'],
): Begun => {
	const gate = path.join(runsFolder(shelf), `daily-${date}`);
	let isOurs = false;
	try {
		mkdirSync(runsFolder(shelf), {recursive: true});
		isOurs = lock(gate);
		if (!isOurs) return {sentence: 'The challenge is being started in another window.'};
	} catch {
		// A folder that cannot be written cannot be written by others either; the run says that it is not saved.
	}

	try {
		const {daily, attempt, open} = dailyStatus(date, shelf, edition);
		if (open) return {open};
		if (believed !== undefined && attempt !== believed) return {sentence: `Meanwhile ${changes[attempt]} Look again, and decide anew.`};
		const game = gameOfEdition(edition, daily.twist?.id);
		if (!game) throw new Error(`there is no edition ${edition}`);
		return {run: beginRun(game, daily.setup, {...note, daily: date, attempt}, shelf)};
	} finally {
		if (isOurs) unlock(gate);
	}
};

/** What it means to give up an attempt that is not over. */
export const givingUpText = (about: FinishedRun['about']): string =>
	about?.attempt === 'ranked'
		? 'It counts as it is: no points, and the end of a streak. Whatever follows today is practice.'
		: 'Nothing is lost but the way so far; the attempt does not count anyway.';

/** What is said of a run that somebody else began. */
export const takenOverText = (moves: number): string => `Taken over after ${count(moves, 'move')} of another run: unranked.`;

/** What is said of an attempt that is over: whether it counts, and why not. */
export const standingText = (
	run: Pick<FinishedRun, 'about' | 'league' | 'file'>,
	counted: FinishedRun | undefined,
	isSaved = true,
): string => {
	const {about, league} = run;
	if (about?.takenOver !== undefined) return takenOverText(about.takenOver);
	if (about?.attempt === 'past') return 'A past day: played for its own sake, unranked.';
	if (counted && counted.file !== run.file) return 'Practice: the first attempt of the day is the one that counts.';
	if (about?.attempt === 'practice') return 'Practice: the first attempt of the day is the one that counts.';
	if (!isSaved) return 'It would have counted, but it could not be saved.';
	if (!rankedLeagues.includes(league)) return `It counts for your streak; the ${league} league is unranked.`;
	return `It counts, in the ${league} league.`;
};
