/** A run to look at, step by step, and to take over from anywhere: "beat this". */
import type {Event} from '../dungeon-fighter/events.js';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {State} from '../dungeon-fighter/state.js';
import type {JournalAbout} from '../kernel/journal.js';
import {type Shelf, shelfIn} from '../store/runs.js';
import {readAbout} from './about.js';
import type {Move} from './moves.js';
import {beginRun, type Run, type RunNote} from './run.js';
import {replayText} from './run-code.js';
import {gameOfEdition} from './runs.js';
import type {Session} from './session.js';
import type {GameOf, Verdict} from './verify.js';

type ReplayStep = {
	readonly state: State;
	readonly events: readonly Event[];
	/** What led here; undefined for the setup. */
	readonly move: Move | undefined;
};

export type Film = {
	readonly verdict: Verdict;
	/** Undefined where it could not be played at all. */
	readonly session: Session | undefined;
	readonly game: DungeonFighter | undefined;
	readonly about: JournalAbout | undefined;
	/** The setup first, then one for each move, as far as it was true. */
	readonly steps: readonly ReplayStep[];
	/** The steps that are throws, for those who want to jump to one. */
	readonly throws: readonly number[];
};

/** Reads a code or the text of a journal; what is wrong with it is in the verdict. */
export const filmOf = (text: string, gameOf: GameOf = gameOfEdition): Film => {
	const steps: ReplayStep[] = [];
	const {verdict, session, about} = replayText(text, gameOf, ({state, events, moves}) => {
		steps.push({state, events, move: steps.length === 0 ? undefined : moves.at(-1)});
	});
	const throws = steps.flatMap(({move}, index) => (move?.type === 'throw' ? [index] : []));
	return {verdict, session, game: session?.game, about: about === undefined ? undefined : readAbout(about), steps, throws};
};

/** Goes on after so many moves of somebody else's run, as an unranked one; a string says why not. */
export const takeOver = ({session}: Film, moves: number, note: RunNote, shelf: Shelf = shelfIn()): Run | string => {
	if (!session) return 'This run cannot be played here.';
	const {length} = session.moves;
	if (!Number.isInteger(moves) || moves < 0 || moves > length) return `This run has ${length} moves; choose 0 to ${length}.`;
	if (moves === length && session.end) return 'After its last move there is nothing left to decide.';
	return beginRun(session.game, session.setup, {...note, takenOver: moves}, shelf, session.moves.slice(0, moves));
};
