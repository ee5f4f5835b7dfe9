/** Everything that moves: drawn over the last frame from one clock, outside React. The clock stands still when nothing moves. */
import {copyGrid, draw, type Grid} from '../terminal/cells.js';
import type {Draw} from './stage-context.js';

export type Overlay = {
	readonly add: (layer: Draw) => () => void;
	/** The frame with everything on it; the frame itself stays as it is. */
	readonly over: (frame: Grid, at: number) => Grid;
	readonly stop: () => void;
};

export const createOverlay = (fps: number, onChange: () => void): Overlay => {
	const layers = new Set<Draw>();
	let clock: NodeJS.Timeout | undefined;
	const stop = (): void => {
		clearInterval(clock);
		clock = undefined;
	};
	return {
		add: layer => {
			layers.add(layer);
			clock ??= setInterval(onChange, Math.ceil(1000 / fps));
			onChange();
			return () => {
				layers.delete(layer);
				if (layers.size === 0) stop();
				onChange();
			};
		},
		over: (frame, at) => {
			if (layers.size === 0) return frame;
			const grid = copyGrid(frame);
			for (const layer of layers) for (const sprite of layer(at)) draw(grid, sprite);
			return grid;
		},
		stop,
	};
};
