/** What lies on the shelf, for whoever wants to play on. */
import {readFileSync} from 'node:fs';
import {dungeonFighter} from '../dungeon-fighter/game.js';
import type {JournalAbout} from '../kernel/journal.js';
import {parseJournal} from '../kernel/journal.js';
import {boxOf} from '../store/boxes.js';
import {isLocked} from '../store/lock.js';
import {putAway, runPaths, type Shelf, setAside, shelfIn} from '../store/runs.js';
import {modeName} from '../view/names.js';
import {heroAndPlayer} from '../view/question.js';
import {type Unfinished, unfinishedText} from '../view/unfinished.js';
import {readAbout} from './about.js';
import {complaintOf} from './run.js';
import {type GameOf, replayJournal} from './verify.js';

export type UnfinishedRun = Unfinished & {
	readonly file: string;
	readonly about: JournalAbout | undefined;
	/** By their ids. */
	readonly difficulty: string;
	readonly heroes: readonly string[];
	/** All of it in one line. */
	readonly text: string;
};

type UnfinishedRuns = {
	readonly runs: readonly UnfinishedRun[];
	/** One sentence for each run that had to be set aside. */
	readonly notes: readonly string[];
};

/** The rules of each edition in the house. */
export const gameOfEdition: GameOf = (edition, twist) => {
	const box = boxOf(edition, twist);
	return box && dungeonFighter(box);
};

/** Nobody scrolls further, and each of them is played again to be listed. */
const most = 20;

/** Others may have written it: what is no date is nothing. */
const dateOf = (text = ''): Date | undefined => {
	const date = new Date(text);
	return Number.isNaN(date.getTime()) ? undefined : date;
};

/** Undefined for what is no unfinished run; a string says what was wrong with it. */
export const lookAtRun = (file: string, gameOf: GameOf, shelf: Shelf): UnfinishedRun | string | undefined => {
	const inPlay = isLocked(file);
	let text: string;
	try {
		text = readFileSync(file, 'utf8');
	} catch {
		// Moved away this very moment, or not ours to read.
		return undefined;
	}

	const {verdict, session} = replayJournal(text, gameOf);
	if (verdict.verdict !== 'ok' || !session) {
		return inPlay || verdict.verdict === 'ok' ? undefined : setAside(shelf, file, complaintOf(verdict));
	}

	const {state, game} = session;
	if (session.end) {
		if (!inPlay) putAway(shelf, file);
		return undefined;
	}

	const {difficulty, round, throws} = state;
	const heroes = state.heroes.map(({id}) => id);
	const about = readAbout(parseJournal(text).head.about);
	const facts: Unfinished = {
		daily: about?.daily,
		mode: modeName(game.box, difficulty),
		party: heroes.map(id => heroAndPlayer(game.box, state, id, about?.names)),
		round,
		throws,
		begun: dateOf(about?.started),
		inPlay,
	};
	return {...facts, file, about, difficulty, heroes, text: unfinishedText(facts)};
};

/** The newest first; what cannot be played on is set aside on the way. */
export const unfinishedRuns = (shelf = shelfIn(), gameOf: GameOf = gameOfEdition): UnfinishedRuns => {
	const runs: UnfinishedRun[] = [];
	const notes: string[] = [];
	for (const file of runPaths(shelf)) {
		if (runs.length === most) break;
		const seen = lookAtRun(file, gameOf, shelf);
		if (typeof seen === 'string') notes.push(seen);
		else if (seen) runs.push(seen);
	}

	return {runs, notes};
};
