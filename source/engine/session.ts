/** One game being played through moves, and the journal it leaves. */
import type {Event} from '../dungeon-fighter/events.js';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {Setup} from '../dungeon-fighter/setup.js';
import type {State} from '../dungeon-fighter/state.js';
import {hashOf} from '../kernel/hash.js';
import {journalFormat, journalLine} from '../kernel/journal.js';
import {type Move, resolveMove} from './moves.js';

export class Session {
	#state: State;
	#events: readonly Event[];
	#lines: string[];

	constructor(
		readonly game: DungeonFighter,
		setup: Setup,
		/** Goes into the first line of the journal as it is. */
		about?: unknown,
	) {
		const {state, events} = game.setup(setup);
		this.#state = state;
		this.#events = events;
		const {edition, contents} = game.box;
		const first = {journal: journalFormat, edition: edition.id, rules: edition.rules, contents, setup};
		this.#lines = [journalLine(about === undefined ? {...first, hash: hashOf(state)} : {...first, about, hash: hashOf(state)})];
	}

	get state(): State {
		return this.#state;
	}

	/** What the last move caused. */
	get events(): readonly Event[] {
		return this.#events;
	}

	get journal(): string {
		return this.#lines.join('');
	}

	/** Makes the move and returns its journal line; a move that is refused changes nothing. */
	move(move: Move): string {
		const action = resolveMove(this.game, this.#state, move);
		const {state, events} = this.game.step(this.#state, action);
		this.#state = state;
		this.#events = events;
		const line = journalLine({act: move, hash: hashOf(state)});
		this.#lines.push(line);
		return line;
	}
}
