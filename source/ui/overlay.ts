/** Everything that moves: drawn over the last frame from one clock, outside React. The clock stands still when nothing moves. */
import {copyGrid, draw, type Grid} from '../terminal/cells.js';
import {type Clock, realClock} from './clock.js';
import type {Draw} from './stage-context.js';

export type Overlay = {
	/** What stands still is drawn when something else has changed, without a clock. */
	readonly add: (layer: Draw, isStill?: boolean) => () => void;
	readonly isEmpty: () => boolean;
	/** The frame with everything on it; the frame itself stays as it is. */
	readonly over: (frame: Grid, at: number) => Grid;
	readonly stop: () => void;
};

export const createOverlay = (fps: number, onChange: () => void, time: Clock = realClock): Overlay => {
	const layers = new Set<Draw>();
	const moving = new Set<Draw>();
	let halt: (() => void) | undefined;
	const stop = (): void => {
		halt?.();
		halt = undefined;
	};
	return {
		add: (layer, isStill = false) => {
			layers.add(layer);
			if (!isStill) {
				moving.add(layer);
				halt ??= time.every(Math.ceil(1000 / fps), onChange);
			}

			onChange();
			return () => {
				layers.delete(layer);
				moving.delete(layer);
				if (moving.size === 0) stop();
				onChange();
			};
		},
		isEmpty: () => layers.size === 0,
		over: (frame, at) => {
			if (layers.size === 0) return frame;
			const grid = copyGrid(frame);
			for (const layer of layers) for (const sprite of layer(at)) draw(grid, sprite);
			return grid;
		},
		stop,
	};
};
