/** What a screen finds below its feet; the real stage and the one of the tests both fill it in. */
import {createContext, useContext} from 'react';
import type {Sprite} from '../terminal/cells.js';
import type {Size} from '../terminal/streams.js';
import type {Terminal} from '../terminal/terminal.js';
import type {Clock} from './clock.js';
import type {KeyStack} from './key-stack.js';

/** What to put over the frame at this moment (`performance.now()`), counted from the top left of the screen. */
export type Draw = (at: number) => readonly Sprite[];

export type Stage = {
	readonly terminal: Pick<Terminal, 'roundTrip' | 'onClose' | 'suspend' | 'leave' | 'close'>;
	readonly keys: Pick<KeyStack, 'place' | 'add'>;
	readonly size: () => Size;
	/** Somebody else has the terminal, after Ctrl+Z. */
	readonly isAway: () => boolean;
	/** Told when the size has changed, or whether somebody else has the terminal. */
	readonly onChange: (listener: () => void) => () => void;
	/** Draws over the frame until the returned function is called: many times a second, or as seldom as `every` says. */
	readonly animate: (draw: Draw, every?: number) => () => void;
	readonly clock: Clock;
	/** Makes the terminal beep. */
	readonly ring: () => void;
};

export const StageContext = createContext<Stage | undefined>(undefined);

export const useStage = (): Stage => {
	const stage = useContext(StageContext);
	if (!stage) throw new Error('There is no stage around this component.');
	return stage;
};
