/** A run as the screen sees it: what is on the table, and a way to act. Whoever makes one keeps its journal. */
import type {Event} from '../../dungeon-fighter/events.js';
import type {DungeonFighter} from '../../dungeon-fighter/game.js';
import type {State} from '../../dungeon-fighter/state.js';
import type {Move} from '../../engine/moves.js';
import type {PlayerNames} from '../../view/question.js';
import type {ThrowMode} from '../services.js';

export type Play = {
	readonly game: DungeonFighter;
	readonly state: () => State;
	/** Everything that has happened so far, for the log. */
	readonly history: () => readonly Event[];
	/** Makes a move and returns what came of it. */
	readonly act: (move: Move) => readonly Event[];
	/** Why the run is not being saved; undefined while it is. */
	readonly trouble: () => string | undefined;
	/** Names of the players, by hero. */
	readonly names: PlayerNames;
	/** How it is thrown and how fast the bars are, from the first throw to the last; the player's settings otherwise. */
	readonly throwMode?: ThrowMode | undefined;
	readonly assist?: number | undefined;
	/** What there is to say and to copy once it is over. */
	readonly epilogue?: (() => Epilogue | undefined) | undefined;
	readonly close: () => void;
};

export type Epilogue = {
	/** Whether a challenge counts, and why not. */
	readonly standing: string | undefined;
	/** What this run was the first to do. */
	readonly achievements: readonly {readonly name: string; readonly text: string}[];
	/** Ready to copy. */
	readonly share: readonly string[];
	/** What the signs in it mean. */
	readonly legend: string;
};
