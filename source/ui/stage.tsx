/** A terminal with React on it: Ink composes frames, what moves is laid over them, and only what changed is written. */
import {Box, render} from 'ink';
import type {ReactNode} from 'react';
import {type Grid, parseFrame} from '../terminal/cells.js';
import {createEvent} from '../terminal/event.js';
import type {Terminal} from '../terminal/terminal.js';
import {createWriter} from '../terminal/writer.js';
import {type Clock, realClock} from './clock.js';
import {useSize} from './hooks.js';
import {createInkStreams} from './ink-streams.js';
import {createKeyStack} from './key-stack.js';
import {createOverlay} from './overlay.js';
import {createPump, type Pump} from './pump.js';
import {type Stage, StageContext} from './stage-context.js';

type StageOptions = {
	/** Frames a second while something moves. */
	readonly fps?: number;
	/** The time that screens live by. */
	readonly clock?: Clock;
	/** Ctrl+C that nobody took; otherwise the process ends. */
	readonly onInterrupt?: () => void;
};

type OpenStage = {
	readonly stage: Stage;
	/** Takes the screens down; the terminal stays taken. */
	readonly close: () => void;
};

export const Floor = ({children}: {readonly children: ReactNode}) => {
	const {columns, rows} = useSize();
	return (
		<Box width={columns} height={rows} flexShrink={0} flexDirection="column">
			{children}
		</Box>
	);
};

export const openStage = (
	terminal: Terminal,
	screens: ReactNode,
	{fps = 30, onInterrupt, clock = realClock}: StageOptions = {},
): OpenStage => {
	let size = terminal.size();
	let frame: Grid | undefined;
	let isDue = false;
	let isOpen = true;
	let isAway = false;
	const writer = createWriter(terminal.outlet);
	const keys = createKeyStack();
	const changes = createEvent<undefined>();

	const present = (): void => {
		isDue = false;
		if (isOpen && !isAway && frame) writer.show(overlay.over(frame, clock.now()));
	};
	/** One commit can change the frame and what moves over it; they are shown together. */
	const presentSoon = (): void => {
		if (isDue) return;
		isDue = true;
		queueMicrotask(present);
	};
	const overlay = createOverlay(fps, presentSoon, clock);
	const streams = createInkStreams(size, text => {
		frame = parseFrame(text, size.columns, size.rows);
		presentSoon();
	});
	const stage: Stage = {
		terminal,
		keys,
		size: () => size,
		isAway: () => isAway,
		onChange: listener => changes.listen(listener),
		animate: overlay.add,
		clock,
		ring: () => terminal.outlet.write('\u0007'),
	};

	const {unmount, waitUntilExit} = render(
		<StageContext.Provider value={stage}>
			<Floor>{screens}</Floor>
		</StageContext.Provider>,
		streams.options,
	);
	waitUntilExit().catch(terminal.fail);
	let pump: Pump | undefined;
	const commit = (work: () => void): void => {
		pump ??= createPump();
		pump.run(work);
	};
	const redraw = (): void => {
		writer.forget();
		presentSoon();
	};
	// After the first frame, before the first key.
	const warmUp = setImmediate(() => commit(() => undefined));

	const listeners = [
		terminal.onKey(key => {
			// Not for the screens: whatever has spoiled the picture, this mends it.
			if (key.ctrl && key.name === 'l') return redraw();
			let isTaken = false;
			commit(() => {
				isTaken = keys.dispatch(key);
			});
			if (!isTaken && key.ctrl && key.name === 'c') (onInterrupt ?? terminal.interrupt)();
			// What moves answers a key at once, not with the next tick of its clock.
			else if (!overlay.isEmpty()) presentSoon();
		}),
		terminal.onResize(next => {
			size = next;
			streams.resize(size);
			commit(() => changes.emit(undefined));
		}),
		terminal.onSuspend(() => {
			isAway = true;
			commit(() => changes.emit(undefined));
		}),
		terminal.onRedraw(() => {
			if (isAway) {
				isAway = false;
				commit(() => changes.emit(undefined));
			}

			redraw();
		}),
	];
	const close = (): void => {
		if (!isOpen) return;
		isOpen = false;
		for (const stopListening of listeners) stopListening();
		clearImmediate(warmUp);
		overlay.stop();
		unmount();
		pump?.stop();
	};
	terminal.onClose(() => {
		close();
		return undefined;
	});
	return {stage, close};
};
