/** A session that is kept: every move is on the disk before anybody sees what came of it. */
import {readFileSync} from 'node:fs';
import type {Action} from '../dungeon-fighter/actions.js';
import type {Event} from '../dungeon-fighter/events.js';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {Setup} from '../dungeon-fighter/setup.js';
import type {State} from '../dungeon-fighter/state.js';
import type {Decision, Step} from '../kernel/game.js';
import {type JournalAbout, parseJournal} from '../kernel/journal.js';
import {reasonOf} from '../store/disk.js';
import {lock, unlock} from '../store/lock.js';
import {packageVersion} from '../store/package-folder.js';
import {RunFile} from '../store/run-file.js';
import {finishedFolder, newRunPath, type Shelf, setAside, shelfIn} from '../store/runs.js';
import {readAbout} from './about.js';
import type {Move} from './moves.js';
import {Session} from './session.js';
import type {Summary} from './summary.js';
import {type GameOf, replayJournal, type Verdict} from './verify.js';

export class Run {
	readonly #session: Session;
	readonly #shelf: Shelf;
	readonly #file: RunFile | undefined;
	readonly #trouble: string | undefined;

	/** `saved` is its file, or a sentence that says why there is none. */
	constructor(
		session: Session,
		shelf: Shelf,
		saved: RunFile | string,
		readonly about: JournalAbout | undefined,
		/** All that has happened until now, from the setup on: whoever tells it must begin at the beginning. */
		readonly replay: readonly Step<State, Event>[],
	) {
		this.#session = session;
		this.#shelf = shelf;
		session.clock = () => shelf.now().toISOString();
		if (typeof saved === 'string') this.#trouble = saved;
		else this.#file = saved;
	}

	get game(): DungeonFighter {
		return this.#session.game;
	}

	get state(): State {
		return this.#session.state;
	}

	/** What the last move caused. */
	get events(): readonly Event[] {
		return this.#session.events;
	}

	get decision(): Decision<Action> | undefined {
		return this.game.decision(this.state);
	}

	get journal(): string {
		return this.#session.journal;
	}

	/** Where it is kept. */
	get file(): string | undefined {
		return this.#file?.path;
	}

	/** One sentence, if it is not being saved; undefined when all is well. */
	get saving(): string | undefined {
		return this.#trouble ?? this.#file?.problem;
	}

	/** Makes the move and writes it down; a refused one changes nothing. */
	act(move: Move): readonly Event[] {
		const line = this.#session.move(move);
		this.#file?.append(line);
		return this.events;
	}

	/** What it came to, once it is over or given up. */
	get end(): Summary | undefined {
		return this.#session.end;
	}

	/** Goes home before the end, and writes that down; there is no way back. */
	giveUp(): void {
		if (this.end) return;
		const line = this.#session.giveUp();
		this.#file?.append(line);
	}

	/** Lets go of the file; a run that is over is put away. */
	close(): void {
		this.#file?.close(this.end === undefined ? undefined : finishedFolder(this.#shelf));
	}
}

/** What is known of a run besides its game. */
export type RunNote = Omit<JournalAbout, 'started' | 'version'>;

/** Begins a run and its file, after these moves if there are any. A setup that cannot be is refused before there is any file. */
export const beginRun = (game: DungeonFighter, setup: Setup, note: RunNote, shelf = shelfIn(), moves: readonly Move[] = []): Run => {
	const about: JournalAbout = {started: shelf.now().toISOString(), ...note, version: packageVersion()};
	const session = new Session(game, setup, about);
	const replay = [{state: session.state, events: session.events}];
	for (const move of moves) {
		session.play(move);
		replay.push({state: session.state, events: session.events});
	}

	const file = RunFile.create(newRunPath(shelf, about.started), session.journal, shelf.disk);
	return new Run(session, shelf, file, about, replay);
};

/** Why a run cannot be played on, in one sentence. */
export type Unplayable = {readonly why: 'in-play' | 'over' | 'unreadable' | 'set-aside'; readonly sentence: string};

/** Why the journal is none to play on, in words that read on after a colon. Some reasons name their line themselves. */
export const complaintOf = (verdict: Exclude<Verdict, {verdict: 'ok'}>): string => {
	if (verdict.verdict === 'other-rules') return verdict.reason;
	const {line, reason} = verdict;
	return reason.startsWith(`Line ${line} `) ? reason.replace(/^Line/, 'line') : `line ${line}: ${reason}`;
};

const unplayable = (why: Unplayable['why'], sentence: string): Unplayable => ({why, sentence});

/** Takes the lock; a folder that cannot be written has none, and the run goes on unsaved. */
const claim = (file: string): boolean | string => {
	try {
		return lock(file);
	} catch (error) {
		return `The run is not being saved, because ${reasonOf(error)} (${file}); you can play on.`;
	}
};

/** Plays a journal up to where it stopped and goes on with it; a line that was torn in a crash is cut off. */
export const resumeRun = (file: string, gameOf: GameOf, shelf = shelfIn()): Run | Unplayable => {
	const claimed = claim(file);
	if (claimed === false) return unplayable('in-play', 'This run is being played in another window.');
	const letGo = (): void => (claimed === true ? unlock(file) : undefined);
	let text: string;
	try {
		text = readFileSync(file, 'utf8');
	} catch (error) {
		letGo();
		return unplayable('unreadable', `The run ${file} cannot be read, because ${reasonOf(error)}.`);
	}

	const replay: Step<State, Event>[] = [];
	const {verdict, session} = replayJournal(text, gameOf, ({state, events}) => replay.push({state, events}));
	if (verdict.verdict !== 'ok' || !session) {
		letGo();
		const reason = verdict.verdict === 'ok' ? '' : complaintOf(verdict);
		return unplayable('set-aside', setAside(shelf, file, reason) ?? 'This run is being played in another window.');
	}

	if (session.end) {
		letGo();
		return unplayable('over', 'This run is over.');
	}

	const saved = claimed === true ? RunFile.open(file, verdict.lines, shelf.disk) : claimed || '';
	return new Run(session, shelf, saved, readAbout(parseJournal(text).head.about), replay);
};

export const isRun = (run: Run | Unplayable): run is Run => run instanceof Run;
