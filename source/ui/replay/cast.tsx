/**
 * A replay as an asciicast (version 2), the format of asciinema: a line for the head, then one for each piece of output with its
 * moment. The same screens draw it, by a clock that does not wait for anybody.
 */
import type {Terminal} from '../../terminal/terminal.js';
import {HandClock} from '../clock.js';
import {type Services, ServicesContext} from '../services.js';
import {openStage} from '../stage.js';
import type {Recording} from './replay.js';
import {ReplayScreen} from './replay-screen.js';

type CastOptions = {
	readonly title: string;
	readonly columns?: number;
	readonly rows?: number;
	/** When it was recorded, in seconds since 1970. */
	readonly timestamp?: number | undefined;
};

/** Half of what a terminal gets: enough for the eye, and half of the file. */
const fps = 15;

/** Nobody watches longer than this many milliseconds. */
const longest = 3 * 3_600_000;

const never = (): (() => void) => () => undefined;

/** A terminal that nobody sits at: whatever is written to it goes to `write`. */
const writeOnly = (
	size: {readonly columns: number; readonly rows: number},
	write: (bytes: string) => void,
	fail: (error: unknown) => void,
): Terminal => ({
	size: () => size,
	outlet: {write, isBusy: () => false, whenFree: then => then()},
	roundTrip: {
		probe: () => undefined,
		milliseconds: () => 0,
		answered: () => undefined,
		forget: () => undefined,
		settled: () => Promise.resolve(),
	},
	onKey: never,
	onResize: never,
	onRedraw: never,
	onSuspend: never,
	onClose: never,
	suspend: () => undefined,
	close: () => undefined,
	leave: () => Promise.resolve(),
	fail,
	interrupt: () => undefined,
});

const pause = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

export const recordCast = async (
	recording: Recording,
	services: Services,
	{title, columns = 80, rows = 24, timestamp}: CastOptions,
): Promise<string> => {
	const clock = new HandClock();
	const lines: string[] = [
		JSON.stringify({
			version: 2,
			width: columns,
			height: rows,
			...(timestamp === undefined ? {} : {timestamp}),
			title,
			env: {TERM: 'xterm-256color'},
		}),
	];
	let failure: unknown;
	const terminal = writeOnly(
		{columns, rows},
		bytes => lines.push(JSON.stringify([clock.now() / 1000, 'o', bytes])),
		error => {
			failure = error;
		},
	);
	const {close} = openStage(
		terminal,
		<ServicesContext.Provider value={services}>
			<ReplayScreen recording={recording} onLeave={() => undefined} />
		</ServicesContext.Provider>,
		{clock, fps},
	);
	// React works between two ticks; what it draws belongs to the first.
	for (let calm = 0; calm < 3 && clock.now() < longest && failure === undefined; ) {
		await pause();
		if (clock.next === undefined) calm++;
		else {
			calm = 0;
			clock.tick();
		}
	}

	close();
	if (failure !== undefined) throw failure;
	return `${lines.join('\n')}\n`;
};
