/** A program in a real terminal, and the screen that a person would see. */
import {closeSync, constants, openSync} from 'node:fs';
import type {Socket} from 'node:net';
import {type IPty, spawn} from '@lydell/node-pty';
import xterm from '@xterm/headless';
import {expect} from 'vitest';
import {type Environment, environmentWith} from './environment.js';

export type PtyOptions = {
	readonly cols?: number;
	readonly rows?: number;
	readonly env?: Environment;
	readonly cwd?: string;
	/** A terminal that answers no questions. */
	readonly isMute?: boolean;
};

export type ScreenCell = {readonly char: string; readonly width: number; readonly style: string};

export type Pty = {
	readonly pid: number;
	readonly send: (keys: string | Buffer) => void;
	/** The rows without what is blank at their ends. */
	readonly screen: () => readonly string[];
	readonly cells: () => readonly (readonly ScreenCell[])[];
	/** Everything the program has written so far, as far as the screen shows it. */
	readonly written: () => string;
	/** Whether the alternate screen is shown. */
	readonly isAlternate: () => boolean;
	readonly until: (predicate: (rows: readonly string[]) => boolean, what?: string) => Promise<readonly string[]>;
	readonly resize: (cols: number, rows: number) => void;
	readonly kill: (signal?: string) => void;
	/** Closes the terminal under the program. */
	readonly hangUp: () => Promise<void>;
	readonly exited: Promise<{readonly code: number; readonly signal: number}>;
	readonly pause: () => void;
	readonly resume: () => void;
	readonly onData: (listener: (data: string) => void) => void;
	readonly close: () => Promise<void>;
};

/** The cells of an emulated screen, with everything that colours or marks them. */
export const cellsOf = (terminal: xterm.Terminal): readonly (readonly ScreenCell[])[] =>
	Array.from({length: terminal.rows}, (_row, y) => {
		const line = terminal.buffer.active.getLine(terminal.buffer.active.viewportY + y);
		return Array.from({length: terminal.cols}, (_column, x) => {
			const cell = line?.getCell(x);
			if (!cell) return {char: ' ', width: 1, style: ''};
			const colours = [cell.getFgColorMode(), cell.getFgColor(), cell.getBgColorMode(), cell.getBgColor()];
			const marks = [
				cell.isBold(),
				cell.isDim(),
				cell.isItalic(),
				cell.isUnderline(),
				cell.isInverse(),
				cell.isInvisible(),
				cell.isStrikethrough(),
				cell.isOverline(),
			];
			const width = cell.getWidth();
			return {char: width === 0 ? '' : cell.getChars() || ' ', width, style: [...colours, ...marks.map(Number)].join(' ')};
		});
	});

/** When nothing has come for so many milliseconds after the end of a program, it has said its last words. */
const silence = 50;

/**
 * The last words of a program are lost if its end is seen before all of them are read, as on a busy machine, or if the
 * library stops reading, which it does a fifth of a second later. So the program's side of the terminal is held open here,
 * and closed when there is nothing more to read.
 */
const readToTheEnd = (pty: IPty) => {
	const {_socket: socket, ptsName} = pty as unknown as {_socket: Socket; ptsName: string};
	const side = openSync(ptsName, constants.O_RDWR | constants.O_NOCTTY);
	const destroy = socket.destroy.bind(socket);
	socket.once('close', () => closeSync(side));
	let isPaused = false;
	let heard = 0;
	pty.onData(() => heard++);
	const destroyInSilence = (): void => {
		const before = heard;
		// First the timer, then everything that can be read by then.
		setTimeout(() => setImmediate(() => (isPaused || heard > before ? destroyInSilence() : destroy())), silence);
	};
	socket.destroy = () => {
		destroyInSilence();
		return socket;
	};
	return {
		pause: () => {
			isPaused = true;
			pty.pause();
		},
		resume: () => {
			isPaused = false;
			pty.resume();
		},
		closeTerminal: () => {
			socket.destroy = destroy;
			(pty as IPty & {destroy: () => void}).destroy();
		},
	};
};

/** Starts a program; every terminal is 80 by 24 unless told otherwise, and whatever this shell has set stays outside. */
export const startInPty = (
	command: readonly [string, ...string[]],
	{cols = 80, rows = 24, env = {}, cwd, isMute = false}: PtyOptions = {},
): Pty => {
	const [file, ...args] = command;
	const pty: IPty = spawn(file, args, {name: 'xterm-256color', cols, rows, env: environmentWith(env), cwd: cwd ?? process.cwd()});
	const {pause, resume, closeTerminal} = readToTheEnd(pty);
	const terminal = new xterm.Terminal({cols, rows, allowProposedApi: true, scrollback: 1000});
	const chunks: string[] = [];
	const waiting = new Set<() => void>();
	let isOver = false;
	/** The end of what was written, long enough to hold the mark of a frame that is not complete yet. */
	let tail = '';
	let isHalf = false;
	/** The same for what the screen shows, which comes a little later. */
	let isHeld = false;
	pty.onData(data => {
		tail += data;
		const [begins, ends] = [tail.lastIndexOf('\u001B[?2026h'), tail.lastIndexOf('\u001B[?2026l')];
		if (begins >= 0 || ends >= 0) isHalf = begins > ends;
		tail = tail.slice(-7);
		const isHalfNow = isHalf;
		terminal.write(data, () => {
			chunks.push(data);
			isHeld = isHalfNow;
			// Half a frame is nothing that a person would see.
			if (isHeld) return;
			for (const check of [...waiting]) check();
		});
	});
	// The terminal answers questions, as a real one does.
	terminal.onData(data => {
		if (!isOver && !isMute) pty.write(data);
	});
	const exited = new Promise<{code: number; signal: number}>(resolve => {
		pty.onExit(({exitCode, signal}) => {
			isOver = true;
			// Once the screen has taken in the last of it; what is half a frame then stays one.
			terminal.write('', () => {
				isHeld = false;
				resolve({code: exitCode, signal: signal ?? 0});
			});
		});
	});
	const screen = (): readonly string[] =>
		Array.from({length: terminal.rows}, (_, y) =>
			(terminal.buffer.active.getLine(terminal.buffer.active.viewportY + y)?.translateToString(true) ?? '').trimEnd(),
		);
	const kill = (signal = 'SIGKILL'): void => {
		if (isOver) return;
		try {
			process.kill(pty.pid, signal);
		} catch (error) {
			// It may be gone before anybody has heard of it.
			if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
		}
	};
	return {
		pid: pty.pid,
		// It takes bytes as well, whatever its types say.
		send: keys => pty.write(keys as string),
		screen,
		cells: () => cellsOf(terminal),
		written: () => chunks.join(''),
		isAlternate: () => terminal.buffer.active.type === 'alternate',
		until: (predicate, what = 'the expected screen') =>
			new Promise((resolve, reject) => {
				const done = (): void => {
					waiting.delete(check);
					clearTimeout(timer);
				};
				const check = (): void => {
					if (isHeld) return;
					const rows = screen();
					if (!predicate(rows)) return;
					done();
					resolve(rows);
				};
				const giveUp = (why: string): void => {
					done();
					reject(new Error(`Waited in vain for ${what}${why}:\n${screen().join('\n')}`));
				};
				const timer = setTimeout(() => giveUp(''), 15_000);
				waiting.add(check);
				check();
				// Nobody waits for the screen of a dead program.
				void exited.then(({code, signal}) => {
					if (!waiting.has(check)) return;
					check();
					if (waiting.has(check)) giveUp(`; the program has ended with ${signal ? `signal ${signal}` : code}`);
				});
			}),
		resize: (columns, lines) => {
			terminal.resize(columns, lines);
			pty.resize(columns, lines);
		},
		kill,
		hangUp: async () => {
			closeTerminal();
			await exited;
		},
		exited,
		pause,
		resume,
		onData: listener => {
			pty.onData(listener);
		},
		close: async () => {
			kill();
			// Nobody says last words to a reader who does not read.
			resume();
			await exited;
			terminal.dispose();
		},
	};
};

/** What the program has to take back, and the order in which the last of each must come. */
export const expectRestored = (pty: Pty): void => {
	const bytes = pty.written();
	for (const [on, off] of [
		['\u001B[?1049h', '\u001B[?1049l'],
		['\u001B[?25l', '\u001B[?25h'],
		['\u001B[?7l', '\u001B[?7h'],
		['\u001B[?2004h', '\u001B[?2004l'],
	] as const) {
		expect(bytes.lastIndexOf(off), JSON.stringify(off)).toBeGreaterThan(bytes.lastIndexOf(on));
		expect(bytes.split(off), 'exactly once').toHaveLength(bytes.split(on).length);
	}

	expect(pty.isAlternate()).toBe(false);
};
