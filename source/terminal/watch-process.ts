/** Whatever ends or stops the process, the terminal is given back first. */
import {closeSync} from 'node:fs';
import {type Input, type Output, writeNow} from './streams.js';

type Guarded = {
	readonly input: Input;
	readonly output: Output;
	readonly close: () => void;
	readonly suspend: () => void;
	readonly resume: () => void;
	/** The window has another size, or had for a moment. */
	readonly pulled: () => void;
};

type Guard = {
	/** Stops the process and everybody in its group, as the terminal itself would; `resume` is called when it goes on. */
	readonly stop: () => void;
	readonly exit: (code: number) => never;
	readonly fail: (error: unknown) => never;
	readonly release: () => void;
};

/** 128 and the number of the signal, as shells say it. */
const deadly: readonly (readonly [NodeJS.Signals, number])[] = [
	['SIGINT', 130],
	['SIGQUIT', 131],
	['SIGTERM', 143],
];

/** Stopping takes no time; whoever is still here afterwards was not stopped, for nobody was there to go back to. */
const stopWait = 100;

export const guardProcess = ({input, output, close, suspend, resume, pulled}: Guarded): Guard => {
	let timer: NodeJS.Timeout | undefined;
	const exit = (code: number): never => {
		close();
		process.exit(code);
	};
	const hangUp = (): never => {
		close();
		// On its way out Node asks each terminal it knows for its old mode, and falls over one that is gone.
		for (const stream of [0, 1, 2]) {
			try {
				closeSync(stream);
			} catch {
				// It was closed already, which is all we want.
			}
		}
		process.exit(129);
	};
	const fail = (error: unknown): never => {
		close();
		// A terminal that went away is no fault of ours.
		if (['EIO', 'EPIPE'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')) hangUp();
		const message = error instanceof Error ? error.message : String(error);
		const stack = process.env.DEBUG && error instanceof Error ? `${error.stack ?? ''}\n` : '';
		writeNow(process.stderr, `This is a bug of ours: ${message} (DEBUG=1 shows where)\n${stack}`);
		process.exit(1);
	};
	const goOn = (): void => {
		clearTimeout(timer);
		process.off('SIGTSTP', suspend).on('SIGTSTP', suspend);
		resume();
	};
	const stop = (): void => {
		process.off('SIGTSTP', suspend);
		process.kill(0, 'SIGTSTP');
		timer = setTimeout(goOn, stopWait);
	};

	const signals = deadly.map(([signal, code]) => [signal, () => exit(code)] as const);
	for (const [signal, handler] of signals) process.on(signal, handler);
	process.on('SIGHUP', hangUp);
	process.on('uncaughtException', fail);
	process.on('unhandledRejection', fail);
	process.on('exit', close);
	const canStop = process.platform !== 'win32';
	if (canStop) process.on('SIGTSTP', suspend).on('SIGCONT', goOn).on('SIGWINCH', pulled);
	for (const event of ['end', 'close', 'error']) input.on(event, hangUp);
	output.on('error', hangUp);

	return {
		stop: canStop ? stop : resume,
		exit,
		fail,
		release: () => {
			clearTimeout(timer);
			for (const [signal, handler] of signals) process.off(signal, handler);
			process.off('SIGHUP', hangUp);
			process.off('uncaughtException', fail).off('unhandledRejection', fail).off('exit', close);
			process.off('SIGTSTP', suspend).off('SIGCONT', goOn).off('SIGWINCH', pulled);
			for (const event of ['end', 'close', 'error']) input.off(event, hangUp);
			// The output keeps an ear for errors: a dead terminal has some left to tell.
			output.off('error', hangUp).on('error', () => undefined);
		},
	};
};
