/** The built game in a real terminal, the folder of its player, and what must be true of both. */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect} from 'vitest';
import {gameOfEdition} from '../../source/engine/runs.js';
import {replayJournal} from '../../source/engine/verify.js';
import {todayEnv} from './clock.js';
import {command} from './command.js';
import {expectRestored, type Pty, type PtyOptions, startInPty} from './pty.js';
import {clear, drawn, has} from './reading.js';

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

/** Whose folder it is, and the day of the tests. */
export const homeEnv = (home: string): Readonly<Record<string, string>> => ({...todayEnv, DUNGEON_FIGHTER_HOME: home});

export type GamePty = Pty & {readonly home: string};

/** The game as the terminal's only program. */
export const startGame = (home: string, args: readonly string[], options: PtyOptions = {}): GamePty => {
	const pty = startInPty([process.execPath, command, ...args], {...options, env: {...homeEnv(home), ...options.env}});
	open.push(pty);
	return {...pty, home};
};

/** The same in a shell that says afterwards how it ended, and how it has left the terminal. */
export const startInShell = (home: string, args: readonly string[], options: PtyOptions = {}): GamePty & {readonly child: () => number} => {
	// The inner shell becomes the game, and so has its number.
	const script = `sh -c 'echo "number $$"; exec "$@"' sh "$@"; echo "left with $?"; stty -a; read -r line`;
	const pty = startInPty(['/bin/sh', '-c', script, 'sh', process.execPath, command, ...args], {
		...options,
		env: {...homeEnv(home), ...options.env},
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

/** What a journal comes to; a line that is being written this moment does not count. */
export const replayed = (file: string) => {
	const {verdict, session} = replayJournal(readFileSync(file, 'utf8'), gameOfEdition);
	if (verdict.verdict !== 'ok' || !session) throw new Error(`${file}: ${JSON.stringify(verdict)}`);
	return {state: session.state, moves: session.moves, lines: verdict.lines, verdict, game: session.game};
};
