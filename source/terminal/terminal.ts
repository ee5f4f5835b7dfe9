/** One terminal, taken for a game and given back as it was: alternate screen, hidden cursor, raw keys. */
import {createEvent} from './event.js';
import type {Key} from './key-names.js';
import {createKeyParser} from './keys.js';
import {createRoundTrip, type RoundTrip} from './round-trip.js';
import {drained, type Input, type Output, openOutlet, type Size, sizeOf, writeNow} from './streams.js';
import {guardProcess} from './watch-process.js';
import type {Outlet} from './writer.js';

export type Terminal = {
	readonly size: () => Size;
	readonly outlet: Outlet;
	readonly roundTrip: RoundTrip;
	/** Every listener returns what takes it off again. */
	readonly onKey: (listener: (key: Key) => void) => () => void;
	readonly onResize: (listener: (size: Size) => void) => () => void;
	/** The screen is lost, after a pause for example: draw it from nothing. */
	readonly onRedraw: (listener: () => void) => () => void;
	/** The terminal is about to be given to somebody else for a while; it is ours again with the next redraw. */
	readonly onSuspend: (listener: () => void) => () => void;
	/** Called once when the terminal was given back, whatever the reason; the text it returns stays in the scrollback. */
	readonly onClose: (hook: () => string | undefined) => () => void;
	/** Gives the terminal back and stops the process, as Ctrl+Z should. */
	readonly suspend: () => void;
	/** Gives the terminal back. At once, once, and without throwing. */
	readonly close: () => void;
	/** The same for an orderly end: waits for answers that would otherwise land on the player's prompt. */
	readonly leave: () => Promise<void>;
	/** Gives the terminal back, says one sentence and ends the process. */
	readonly fail: (error: unknown) => void;
	/** Ctrl+C: gives the terminal back and ends the process. */
	readonly interrupt: () => void;
};

/** No line wrap, so that the last cell of the screen never makes it scroll. */
const takeBytes = '\u001B[?1049h\u001B[?25l\u001B[?7l\u001B[?2004h';
const giveBytes = '\u001B[m\u001B[?2004l\u001B[?7h\u001B[?25h\u001B[?1049l';
/** Ends a sequence of which only a part went out. */
const cancel = '\u0018';

type TerminalOptions = {
	readonly input: Input;
	readonly output: Output;
	/** Whether signals and exceptions of the process concern this terminal; not for one of many on a server. */
	readonly ownsProcess?: boolean;
};

export const openTerminal = ({input, output, ownsProcess = true}: TerminalOptions): Terminal => {
	const keys = createEvent<Key>();
	const resizes = createEvent<Size>();
	const redraws = createEvent<undefined>();
	const suspends = createEvent<undefined>();
	const hooks = new Set<() => string | undefined>();
	const outlet = openOutlet(output);
	const roundTrip = createRoundTrip(bytes => outlet.write(bytes));
	const parser = createKeyParser({
		onKey: key => (ownsProcess && key.ctrl && key.name === 'z' ? suspend() : keys.emit(key)),
		onReply: roundTrip.answered,
	});
	let state: 'taken' | 'paused' | 'closed' = 'paused';

	const raw = (isRaw: boolean): void => {
		try {
			input.setRawMode?.(isRaw);
		} catch {
			// The terminal is gone, and its mode with it.
		}
	};
	const take = (): void => {
		if (state === 'closed') return;
		// Somebody else may have changed the mode behind Node's back, and it would not set the one it thinks is set.
		if (state === 'taken') raw(false);
		state = 'taken';
		raw(true);
		outlet.write(takeBytes);
		redraws.emit(undefined);
	};
	const give = (): void => {
		writeNow(output, `${outlet.isBusy() ? cancel : ''}${giveBytes}`);
		raw(false);
		parser.reset();
	};
	const suspend = (): void => {
		if (state !== 'taken' || !guard) return;
		state = 'paused';
		suspends.emit(undefined);
		roundTrip.forget();
		give();
		guard.stop();
	};

	const onData = (bytes: Uint8Array): void => parser.push(bytes, performance.now());
	const onSize = (): void => resizes.emit(sizeOf(output));
	const close = (): void => {
		if (state === 'closed') return;
		const isTaken = state === 'taken';
		state = 'closed';
		if (isTaken) give();
		guard?.release();
		outlet.release();
		output.off('resize', onSize);
		input.off('data', onData);
		input.pause();
		const words = [...hooks].map(hook => {
			try {
				return hook() ?? '';
			} catch {
				return '';
			}
		});
		const text = words.filter(Boolean).join('\n');
		if (text !== '') writeNow(output, text.endsWith('\n') ? text : `${text}\n`);
	};

	/** A terminal that was pulled about has lost what stood at its edges, even if it is now as large as before. */
	const pulled = (): void => {
		if (state === 'taken') redraws.emit(undefined);
	};
	const guard = ownsProcess ? guardProcess({input, output, close, suspend, resume: take, pulled}) : undefined;
	if (!guard) for (const event of ['end', 'close', 'error']) input.once(event, close);
	if (!guard) output.on('error', close);
	input.on('data', onData);
	input.resume();
	output.on('resize', onSize);
	take();

	return {
		size: () => sizeOf(output),
		outlet,
		roundTrip,
		onKey: keys.listen,
		onResize: resizes.listen,
		onRedraw: redraws.listen,
		onSuspend: suspends.listen,
		onClose: hook => {
			hooks.add(hook);
			return () => hooks.delete(hook);
		},
		suspend,
		close,
		leave: async () => {
			await roundTrip.settled();
			await drained(outlet);
			close();
		},
		fail: error => (guard ? guard.fail(error) : close()),
		interrupt: () => (guard ? guard.exit(130) : close()),
	};
};
