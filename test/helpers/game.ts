/** The built game in a real terminal, and a player who reads the screen. */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect} from 'vitest';
import {decide} from '../../source/bots/decider.js';
import type {Action} from '../../source/dungeon-fighter/actions.js';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import type {State} from '../../source/dungeon-fighter/state.js';
import {throwRequest} from '../../source/dungeon-fighter/throw-request.js';
import type {Move} from '../../source/engine/moves.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {replayJournal} from '../../source/engine/verify.js';
import type {ThrowRequest} from '../../source/kernel/landing.js';
import {lookAhead} from '../../source/throwing/throw-die.js';
import {type Choice, choicesOf, isBranch} from '../../source/view/choices.js';
import {promptText} from '../../source/view/question.js';
import {command} from './command.js';
import {expectRestored, type Pty, type PtyOptions, startInPty} from './pty.js';
import {clear, drawn, has, modeOf, readOn, untilMode} from './reading.js';
import {secondEdition} from './scene.js';

export {command, drawn, expectRestored, has, modeOf, readOn, untilMode};

export const game = dungeonFighter(secondEdition);

export const ctrl = {c: '\u0003', l: '\u000C', z: '\u001A'} as const;

const folders: string[] = [];
const open: Pty[] = [];

/** Programs and folders of a test are gone after it. */
export const tidyUp = (): void => {
	afterEach(async () => {
		await Promise.all(open.splice(0).map(pty => pty.close()));
		for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true});
	});
};

/** A player's folder of its own, who has been asked already whether to be taught. */
export const newHome = (settings: Readonly<Record<string, unknown>> = {}): string => {
	const home = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-home-'));
	folders.push(home);
	writeFileSync(path.join(home, 'settings.json'), JSON.stringify({tutorialOffered: true, ...settings}));
	return home;
};

export const homeEnv = (home: string): Readonly<Record<string, string>> => ({DUNGEON_FIGHTER_HOME: home});

export type GamePty = Pty & {readonly home: string};

/** The game as the terminal's only program. */
export const startGame = (home: string, args: readonly string[], options: PtyOptions = {}): GamePty => {
	const pty = startInPty([process.execPath, command, ...args], {...options, env: {...options.env, ...homeEnv(home)}});
	open.push(pty);
	return {...pty, home};
};

/** The same in a shell that says afterwards how it ended, and how it has left the terminal. */
export const startInShell = (home: string, args: readonly string[], options: PtyOptions = {}): GamePty & {readonly child: () => number} => {
	// The inner shell becomes the game, and so has its number.
	const script = `sh -c 'echo "number $$"; exec "$@"' sh "$@"; echo "left with $?"; stty -a; read -r line`;
	const pty = startInPty(['/bin/sh', '-c', script, 'sh', process.execPath, command, ...args], {
		...options,
		env: {...options.env, ...homeEnv(home)},
	});
	open.push(pty);
	return {...pty, home, child: () => Number(/number (\d+)/.exec(pty.written())![1])};
};

/** After `startInShell`: the game is gone, and the shell has a terminal as it should be. */
export const expectLeft = async (pty: Pty, code: number): Promise<void> => {
	await pty.until(has(`left with ${code}`), `the end of the game with ${code}`);
	await pty.until(rows => / icanon\b/.test(rows.join(' ')) && / echo\b/.test(rows.join(' ')), 'a terminal that is not raw');
	expectRestored(pty);
};

/** Nothing has been wiped but when the screen was drawn from nothing, `times` in all. */
export const expectNoFlicker = (pty: Pty, times: number): void => {
	const bytes = pty.written();
	expect(bytes.split(clear).length - 1, 'screens drawn from nothing').toBe(times);
	// Below the cursor, above it, the scrollback, everything; and the line, which eats a character at the last column.
	for (const wipe of ['[J', '[0J', '[1J', '[3J', 'c', '[K', '[0K']) expect(bytes).not.toContain(`\u001B${wipe}`);
};

/** Each row with its text and where its colours change, so that a difference can be read. */
export const pictureOf = (pty: Pty): readonly string[] =>
	pty.cells().map(row => {
		const changes = row.flatMap(({style}, x) => (style === row[x - 1]?.style ? [] : [`${x}: ${style}`]));
		return `${row.map(({char}) => char).join('')} (${changes.join(', ')})`;
	});

/** The screen, cell by cell, is the one that is drawn from nothing. Only for a screen on which nothing moves. */
export const expectWhole = async (pty: Pty): Promise<void> => {
	const before = pictureOf(pty);
	const times = drawn(pty);
	pty.send(ctrl.l);
	await pty.until(() => drawn(pty) > times, 'the screen drawn anew');
	expect(pictureOf(pty)).toEqual(before);
};

export const journals = (home: string, folder = ''): readonly string[] => {
	try {
		return readdirSync(path.join(home, 'runs', folder))
			.filter(name => name.endsWith('.jsonl'))
			.toSorted()
			.map(name => path.join(home, 'runs', folder, name));
	} catch {
		return [];
	}
};

export const putJournal = (home: string, name: string, text: string): void => {
	mkdirSync(path.join(home, 'runs'), {recursive: true});
	writeFileSync(path.join(home, 'runs', name), text);
};

/** Who has the lock on a journal. */
const pidIn = (lock: string): number | undefined => {
	try {
		return (JSON.parse(readFileSync(lock, 'utf8')) as {pid: number}).pid;
	} catch {
		return undefined;
	}
};

/** What a journal comes to; a line that is being written this moment does not count. */
export const replayed = (file: string) => {
	const {verdict, session} = replayJournal(readFileSync(file, 'utf8'), gameOfEdition);
	if (verdict.verdict !== 'ok' || !session) throw new Error(`${file}: ${JSON.stringify(verdict)}`);
	return {state: session.state, moves: session.moves, lines: verdict.lines, verdict, game: session.game};
};

/** The same for whoever asks at every chunk of output: it is played again only when the file has changed. */
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

const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The keys that choose an action in a tree of choices. */
const keysTo = (choices: readonly Choice[], action: Action): string | undefined => {
	for (const [index, {leads, letter}] of choices.entries()) {
		const rest = isBranch(leads) ? keysTo(leads, action) : isSame(leads, action) ? '' : undefined;
		if (rest === undefined) continue;
		return (letter ?? (index < 9 ? String(index + 1) : `${'\u001B[B'.repeat(index)}\r`)) + rest;
	}

	return undefined;
};

/** What a bot would do here, and the keys for it. */
export const wantedIn = (
	state: State,
	{box, decision: decisionIn} = game,
): {readonly action: Action; readonly keys: string} | undefined => {
	const decision = decisionIn(state);
	if (!decision) return undefined;
	const action = decide({box, state}, decision, 'steady');
	const keys = keysTo(choicesOf(box, state, decision.actions), action);
	if (keys === undefined) throw new Error(`There is no way to ${JSON.stringify(action)}.`);
	return {action, keys};
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
