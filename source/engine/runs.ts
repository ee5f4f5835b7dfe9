/** What lies on the shelf, for whoever wants to play on. */
import {readFileSync} from 'node:fs';
import {dungeonFighter} from '../dungeon-fighter/game.js';
import type {JournalAbout} from '../kernel/journal.js';
import {parseJournal} from '../kernel/journal.js';
import {boxOf} from '../store/boxes.js';
import {isLocked} from '../store/lock.js';
import {putAway, runPaths, type Shelf, setAside, shelfIn} from '../store/runs.js';
import {heroAndPlayer} from '../view/question.js';
import {list} from '../view/text.js';
import {readAbout} from './about.js';
import {complaintOf} from './run.js';
import {type GameOf, replayJournal} from './verify.js';

export type UnfinishedRun = {
	readonly file: string;
	/** Another process has it; it cannot be resumed now. */
	readonly inPlay: boolean;
	readonly about: JournalAbout | undefined;
	readonly difficulty: string;
	readonly heroes: readonly string[];
	readonly round: number;
	readonly throws: number;
	/** "Hard, Murka and Marvin, round 4, 23 throws". */
	readonly text: string;
};

export type Unfinished = {
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
	const mode = game.box.edition.difficulties.find(({id}) => id === difficulty)?.name ?? difficulty;
	const party = heroes.map(id => heroAndPlayer(game.box, state, id, about?.names));
	const day = about?.daily === undefined ? '' : `The challenge of ${about.daily}, `;
	const words = `${day}${mode}, ${list(party)}, round ${round}, ${throws} ${throws === 1 ? 'throw' : 'throws'}`;
	return {file, inPlay, about, difficulty, heroes, round, throws, text: `${words}${inPlay ? ', being played elsewhere' : ''}`};
};

/** The newest first; what cannot be played on is set aside on the way. */
export const unfinishedRuns = (shelf = shelfIn(), gameOf: GameOf = gameOfEdition): Unfinished => {
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
