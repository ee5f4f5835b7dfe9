/** A player who reads the screen of the started game, does what a bot would do, and has hands of several kinds. */
import {readFileSync, statSync} from 'node:fs';
import {decide} from '../../source/bots/decider.js';
import type {Action} from '../../source/dungeon-fighter/actions.js';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import type {State} from '../../source/dungeon-fighter/state.js';
import {throwRequest} from '../../source/dungeon-fighter/throw-request.js';
import type {Move} from '../../source/engine/moves.js';
import type {ThrowRequest} from '../../source/kernel/landing.js';
import {lookAhead} from '../../source/throwing/throw-die.js';
import {type Choice, choicesOf} from '../../source/view/choices.js';
import {promptText} from '../../source/view/question.js';
import {ctrl, type GamePty, journals, replayed} from './game.js';
import type {Pty} from './pty.js';
import {drawn, has, modeOf, readOn, untilMode} from './reading.js';
import {secondEdition} from './scene.js';
import {pathTo} from './way.js';

export const game = dungeonFighter(secondEdition);

/** Who has the lock on a journal. */
const pidIn = (lock: string): number | undefined => {
	try {
		return (JSON.parse(readFileSync(lock, 'utf8')) as {pid: number}).pid;
	} catch {
		return undefined;
	}
};

/** What a journal comes to, for whoever asks at every chunk of output: it is played again only when the file has changed. */
const watched = (file: string): (() => ReturnType<typeof replayed>) => {
	let size: number | undefined;
	let last: ReturnType<typeof replayed> | undefined;
	return () => {
		const now = statSync(file).size;
		if (!last || now !== size) last = replayed(file);
		size = now;
		return last;
	};
};

const downArrow = '\u001B[B';

/** The keys that choose an action in a tree of choices. */
const keysTo = (choices: readonly Choice[], action: Action): string =>
	pathTo(choices, action)
		.map(({choice, index}) => choice.letter ?? (index < 9 ? String(index + 1) : `${downArrow.repeat(index)}\r`))
		.join('');

/** What a bot would do here, and the keys for it. */
export const wantedIn = (
	state: State,
	{box, decision: decisionIn} = game,
): {readonly action: Action; readonly keys: string} | undefined => {
	const decision = decisionIn(state);
	if (!decision) return undefined;
	const action = decide({box, state}, decision, 'steady');
	return {action, keys: keysTo(choicesOf(box, state, decision.actions), action)};
};

/** What the player below does in a steady run, without any screen. */
export const steadyMove = (state: State): Move | undefined => {
	const wanted = wantedIn(state);
	if (wanted?.action.type !== 'throw') return wanted?.action;
	const {type, die, weapons} = wanted.action;
	return {type, die, weapons, gesture: {steady: {x: 0, y: 0, risk: 'even'}}};
};

export type Player = {
	/** Plays one action and reads what came of it; false when the game is over. */
	readonly act: () => Promise<boolean>;
	/** How many lines of the journal the screen has told of, and where it is. */
	readonly seen: () => number;
	readonly file: string;
};

/** Where nothing but moving on is left, the party moves on by itself, and another line follows. */
const isPassedOver = ({state, game: played}: ReturnType<typeof replayed>): boolean => {
	const actions = played.decision(state)?.actions ?? [];
	return actions.length === 1 && actions[0]?.type === 'move-on';
};

/** Small news are told below the next question, and need no key. */
const untilTold = async (pty: GamePty, file: string, lines: number, before: readonly string[]): Promise<void> => {
	const latest = watched(file);
	let next: ReturnType<typeof replayed> | undefined;
	await pty.until(rows => {
		// The file may be moved away this moment: a run that is over is put away.
		if (!next || isPassedOver(next)) {
			try {
				const now = latest();
				if (now.lines > lines) next = now;
			} catch {
				return modeOf(rows) === 'over';
			}
		}

		const mode = next && modeOf(rows);
		if (mode !== 'choose' || !next) return mode === 'tell' || mode === 'over';
		// The same question may be asked again.
		if (rows.slice(1).join('\n') === before.slice(1).join('\n')) return false;
		const {state, game: played} = next;
		const by = played.decision(state)?.by ?? state.active;
		return has(promptText(played.box, state, by).slice(0, 24))(rows);
	}, 'what came of it');
};

/** Makes a throw, from its screen until the die has left the hand. */
export type Thrower = (pty: Pty, request: ThrowRequest) => Promise<void> | void;

/** When the action is written down and the screen is drawn anew after that, it has told of it. */
const untilSettled = async (pty: GamePty, file: string, lines: number): Promise<void> => {
	const latest = watched(file);
	await pty.until(() => latest().lines > lines, 'a line in the journal');
	const times = drawn(pty);
	pty.send(ctrl.l);
	await pty.until(() => drawn(pty) > times, 'the screen drawn anew');
};

export type PlayerOptions = {
	/** Has the screen drawn anew after every action; for runs that nobody has seen before, and may ask the same question twice. */
	readonly isCareful?: boolean;
};

/** A player who does what the bot would do, with a hand of its own. */
export const sitDown = async (pty: GamePty, thrown: Thrower, {isCareful = false}: PlayerOptions = {}): Promise<Player> => {
	await readOn(pty);
	const file = journals(pty.home).find(name => pidIn(`${name}.lock`) === pty.pid) ?? journals(pty.home).at(-1);
	if (file === undefined) throw new Error('There is no journal.');
	let seen = replayed(file).lines;
	return {
		file,
		seen: () => seen,
		act: async () => {
			await readOn(pty);
			if (modeOf(pty.screen()) === 'over') return false;
			const {state, lines, game: played} = replayed(file);
			const wanted = wantedIn(state, played);
			if (!wanted) return false;
			const before = pty.screen();
			pty.send(wanted.keys);
			if (wanted.action.type === 'throw') {
				await untilMode(pty, 'throw');
				await thrown(pty, throwRequest({box: played.box, state}, wanted.action));
			}

			if (isCareful) await untilSettled(pty, file, lines);
			else await untilTold(pty, file, lines, before);
			seen = lines + 1;
			return true;
		},
	};
};

/** The throw without timing: where it points already. The second key is for the die in the air. */
export const throwSteadily: Thrower = pty => pty.send('\r ');

/** Space begins, Space locks each bar, Space catches the die in the air; whoever has to blow, blows. */
export const throwInTime: Thrower = async (pty, request) => {
	const {beats} = lookAhead(request).stance;
	pty.send(' ');
	for (const [index, {taps}] of beats.entries()) {
		pty.send(index === beats.length - 1 && taps === undefined ? '  ' : ' ');
		if (taps !== undefined) await pty.until(rows => !has('Blow')(rows), 'the end of a breath');
	}
};

/** In the middle, with a bounce, no icon, and as required. */
export const throwOnTable: Thrower = (pty, request) => pty.send(`611${request.stance.length > 0 ? '1' : ''}`);
