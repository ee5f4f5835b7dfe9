/** A recorded run that can be shown from anywhere: its table after so many moves, and what is done next. */
import type {DungeonFighter} from '../../dungeon-fighter/game.js';
import type {Setup} from '../../dungeon-fighter/setup.js';
import type {Move} from '../../engine/moves.js';
import {Session} from '../../engine/session.js';
import type {ThrowRequest} from '../../kernel/landing.js';
import {gestureOf} from '../../throwing/hands.js';
import type {PlayerNames} from '../../view/question.js';
import {loosePlay} from '../run/loose-play.js';
import type {Pilot} from '../run/pilot.js';
import type {Play} from '../run/play.js';

export type Recording = {
	readonly game: DungeonFighter;
	readonly setup: Setup;
	readonly moves: readonly Move[];
	readonly names: PlayerNames;
};

export const speeds = [0.5, 1, 2, 4, 8] as const;

/** The moves that are throws, counted from the first move. */
export const throwsOf = ({moves}: Recording): readonly number[] => moves.flatMap((move, index) => (move.type === 'throw' ? [index] : []));

type ReplayedPlay = Play & {
	/** How many moves have been made. */
	readonly made: () => number;
};

/** The run as it was after so many moves; what is done with it from there is nobody's record. */
export const playFrom = ({game, setup, moves, names}: Recording, count: number): ReplayedPlay => {
	const session = new Session(game, setup);
	const play = loosePlay(session, 'This is a replay; nothing is kept.', {names, moves: moves.slice(0, count)});
	return {...play, made: () => session.moves.length};
};

/** Milliseconds for a page at the usual speed. */
const reading = 1100;

/** Does what was done, from a move on. */
export class ReplayPilot implements Pilot {
	#next: number;
	#steps = 0;
	paused = false;
	speed = 1;

	constructor(
		readonly recording: Recording,
		from: number,
	) {
		this.#next = from;
	}

	/** The number of the move that comes next. */
	get next(): number {
		return this.#next;
	}

	readonly move = (): Move | undefined => {
		const move = this.recording.moves[this.#next];
		if (move) this.#next++;
		return move;
	};

	readonly throwing = (request: ThrowRequest) => {
		const move = this.recording.moves[this.#next - 1];
		if (move && 'gesture' in move) return move.gesture;
		if (move && 'hand' in move) return gestureOf(request, move.hand);
		if (move?.type === 'throw' && move.landing) return move.landing;
		throw new Error('a throw without a throw');
	};

	readonly delay = (): number => (this.paused ? 0 : reading / this.speed);

	readonly isPaused = (): boolean => {
		if (!this.paused) return false;
		if (this.#steps === 0) return true;
		this.#steps--;
		return false;
	};

	readonly isHasty = (): boolean => this.speed >= 4;

	/** One page on, although it stands still. */
	step(): void {
		this.#steps = 1;
	}
}
