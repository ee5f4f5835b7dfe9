/** Everything that moves: drawn over the last frame from one clock, outside React. The clock stands still when nothing moves. */
import {copyGrid, draw, type Grid} from '../terminal/cells.js';
import {type Clock, realClock} from './clock.js';
import type {Draw} from './stage-context.js';

type Overlay = {
	/** `every` so many milliseconds it looks different; without end for what stands still and is drawn along with the rest. */
	readonly add: (layer: Draw, every?: number) => () => void;
	readonly isEmpty: () => boolean;
	/** The frame with everything on it; the frame itself stays as it is. */
	readonly over: (frame: Grid, at: number) => Grid;
	readonly stop: () => void;
};

export const createOverlay = (fps: number, onChange: () => void, time: Clock = realClock): Overlay => {
	const layers = new Map<Draw, number>();
	let halt: (() => void) | undefined;
	let pace = Infinity;
	const stop = (): void => {
		halt?.();
		halt = undefined;
		pace = Infinity;
	};
	/** As fast as the fastest. */
	const setClock = (): void => {
		const wanted = Math.min(Infinity, ...layers.values());
		if (wanted === pace) return;
		stop();
		pace = wanted;
		if (Number.isFinite(pace)) halt = time.every(pace, onChange);
	};
	return {
		add: (layer, every = Math.ceil(1000 / fps)) => {
			layers.set(layer, every);
			setClock();
			onChange();
			return () => {
				layers.delete(layer);
				setClock();
				onChange();
			};
		},
		isEmpty: () => layers.size === 0,
		over: (frame, at) => {
			if (layers.size === 0) return frame;
			const grid = copyGrid(frame);
			for (const layer of layers.keys()) for (const sprite of layer(at)) draw(grid, sprite);
			return grid;
		},
		stop,
	};
};
