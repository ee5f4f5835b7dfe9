/** Streams that let Ink lay out and compose, and keep it away from the terminal. */
import {EventEmitter} from 'node:events';
import type {RenderOptions} from 'ink';
import type {Size} from '../terminal/streams.js';

type InkStreams = {readonly options: RenderOptions; readonly resize: (size: Size) => void};

/** In debug mode Ink writes every commit at once, as one whole frame without cursor moves. */
export const createInkStreams = (size: Size, onFrame: (frame: string) => void): InkStreams => {
	const stdout = Object.assign(new EventEmitter(), {...size, isTTY: false, write: (frame: string) => onFrame(frame)});
	const silent = Object.assign(new EventEmitter(), {isTTY: false, write: () => true});
	return {
		options: {
			stdout: stdout as unknown as NodeJS.WriteStream,
			stderr: silent as unknown as NodeJS.WriteStream,
			stdin: silent as unknown as NodeJS.ReadStream,
			debug: true,
			patchConsole: false,
			exitOnCtrlC: false,
		},
		resize: next => Object.assign(stdout, next),
	};
};
