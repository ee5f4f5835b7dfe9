/** One game being played through moves, and the journal it leaves. */
import type {Event} from '../dungeon-fighter/events.js';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {Setup} from '../dungeon-fighter/setup.js';
import type {State} from '../dungeon-fighter/state.js';
import {hashOf} from '../kernel/hash.js';
import {journalEnd, journalFormat, journalLine} from '../kernel/journal.js';
import {Refusal} from '../kernel/refusal.js';
import {type Move, resolveMove} from './moves.js';
import {sealed} from './seal.js';
import {type Summary, Tally} from './summary.js';

export class Session {
	/** Says when the game ended, for its last line. Without it nobody looked at the clock. */
	clock: (() => string | undefined) | undefined;
	#state: State;
	#events: readonly Event[];
	/** What has not been written down yet is written when somebody asks. */
	#lines: (string | {readonly act?: Move; readonly state: State; readonly end?: Summary})[];
	readonly #moves: Move[] = [];
	readonly #tally = new Tally();
	#end: Summary | undefined;

	constructor(
		readonly game: DungeonFighter,
		readonly setup: Setup,
		/** Goes into the first line of the journal as it is. */
		about?: unknown,
	) {
		const {state, events} = game.setup(setup);
		this.#state = state;
		this.#events = events;
		this.#tally.add(events);
		const {edition, contents} = game.box;
		const first = {journal: journalFormat, edition: edition.id, rules: edition.rules, contents, setup};
		const hash = hashOf(state);
		this.#lines = [journalLine(about === undefined ? {...first, hash} : {...first, about, hash})];
	}

	get state(): State {
		return this.#state;
	}

	/** What the last move caused. */
	get events(): readonly Event[] {
		return this.#events;
	}

	/** All moves so far. */
	get moves(): readonly Move[] {
		return this.#moves;
	}

	get journal(): string {
		return this.#lines.map((_, index) => this.#line(index)).join('');
	}

	/** What it came to, once it is over or given up. */
	get end(): Summary | undefined {
		return this.#end;
	}

	/** Makes the move and returns its journal line; a move that is refused changes nothing. */
	move(move: Move): string {
		this.play(move);
		return this.#line(this.#lines.length - 1);
	}

	/** The same for those who do not want the line, which is half of the work. */
	play(act: Move): void {
		if (this.#end && this.#state.outcome === undefined) throw new Refusal('illegal-action', 'The game was given up.');
		const action = resolveMove(this.game, this.#state, act);
		const {state, events} = this.game.step(this.#state, action);
		this.#state = state;
		this.#events = events;
		this.#moves.push(act);
		this.#tally.add(events, act);
		this.#lines.push(state.outcome === undefined ? {act, state} : {act, state, end: this.#close()});
	}

	/** Ends a game that is not over, and returns the last line of its journal. */
	giveUp(): string {
		if (this.#end) throw new Refusal('illegal-action', 'The game is over.');
		this.#lines.push({state: this.#state, end: this.#close()});
		return this.#line(this.#lines.length - 1);
	}

	/** These are its lines as they were written, by whomever and in whatever order of keys; the seal is of them. */
	writtenAs(lines: readonly string[]): void {
		for (const [index, line] of lines.entries()) this.#lines[index] = `${line}\n`;
	}

	#line(index: number): string {
		const line = this.#lines[index]!;
		if (typeof line === 'string') return line;
		const {act, state, end} = line;
		const hash = hashOf(state);
		const text = end ? this.#lastLine(index, {act, hash, end: {...end, sum: ''}}) : journalLine({act, hash});
		this.#lines[index] = text;
		return text;
	}

	#lastLine(index: number, {act, ...entry}: {act: Move | undefined; hash: string; end: object}): string {
		const before = Array.from({length: index}, (_, at) => this.#line(at)).join('');
		return sealed(before, act ? journalLine({act, ...entry}) : journalEnd(entry));
	}

	#close(): Summary {
		this.#end = this.#tally.summary(this.game.box, this.#state, this.clock?.());
		return this.#end;
	}
}
