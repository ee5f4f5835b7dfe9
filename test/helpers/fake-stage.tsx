/** A stage without a terminal, for tests of screens: press keys, read what the player would see. */
import {render} from 'ink-testing-library';
import type {ReactNode} from 'react';
import {parseFrame} from '../../source/terminal/cells.js';
import {createEvent} from '../../source/terminal/event.js';
import type {Key} from '../../source/terminal/key-names.js';
import {createRoundTrip} from '../../source/terminal/round-trip.js';
import {type Clock, realClock} from '../../source/ui/clock.js';
import {createKeyStack} from '../../source/ui/key-stack.js';
import {createOverlay} from '../../source/ui/overlay.js';
import {createPump} from '../../source/ui/pump.js';
import {Floor} from '../../source/ui/stage.js';
import {type Stage, StageContext} from '../../source/ui/stage-context.js';

/** `a`, `A`, `enter`, `ctrl+c`, `shift+tab`; `at` is when it is pressed. */
export const keyOf = (word: string, at = performance.now()): Key => {
	const parts = word.length === 1 ? [word] : word.split('+');
	const name = parts.at(-1) ?? '';
	const has = (modifier: string): boolean => parts.slice(0, -1).includes(modifier);
	const text = name === 'space' ? ' ' : [...name].length === 1 && !has('ctrl') ? name : undefined;
	const key = {name: name.toLowerCase(), ctrl: has('ctrl'), alt: has('alt'), shift: has('shift') || name !== name.toLowerCase(), at};
	return text === undefined ? key : {...key, text};
};

export type FakeStage = {
	/** Presses keys one after the other; the frame is the new one when it returns. */
	readonly press: (...keys: readonly (string | Key)[]) => void;
	/** Whether somebody took the last key. */
	readonly wasTaken: () => boolean;
	/** The last frame, with its colours and without what moves. */
	readonly lastFrame: () => string;
	/** The rows of the whole screen without colours, with what moves as it is `at` that moment. */
	readonly screen: (at?: number) => readonly string[];
	/** How often it beeped. */
	readonly rings: () => number;
	/** How many frames React has made. */
	readonly commits: () => number;
	readonly resize: (columns: number, rows: number) => void;
	/** Whether the screens have asked to leave. */
	readonly hasLeft: () => boolean;
	/** What would stay in the scrollback. */
	readonly farewell: () => readonly string[];
	readonly unmount: () => void;
};

export type FakeStageOptions = {
	readonly columns?: number | undefined;
	readonly rows?: number | undefined;
	/** The time that the screens live by. */
	readonly clock?: Clock | undefined;
};

export const renderOnStage = (screens: ReactNode, {columns = 80, rows = 24, clock = realClock}: FakeStageOptions = {}): FakeStage => {
	let size = {columns, rows};
	let isTaken = false;
	let isLeft = false;
	const keys = createKeyStack();
	const resizes = createEvent<undefined>();
	const hooks = new Set<() => string | undefined>();
	let rings = 0;
	const overlay = createOverlay(30, () => undefined, clock);
	const leave = (): void => {
		isLeft = true;
	};
	const stage: Stage = {
		terminal: {
			roundTrip: createRoundTrip(() => undefined),
			onClose: hook => {
				hooks.add(hook);
				return () => hooks.delete(hook);
			},
			suspend: () => undefined,
			close: leave,
			leave: () => Promise.resolve(leave()),
		},
		keys,
		size: () => size,
		isAway: () => false,
		onChange: listener => resizes.listen(listener),
		animate: overlay.add,
		clock,
		ring: () => {
			rings++;
		},
	};
	const {lastFrame, frames, unmount} = render(
		<StageContext.Provider value={stage}>
			<Floor>{screens}</Floor>
		</StageContext.Provider>,
	);
	const pump = createPump();
	return {
		press: (...words) => {
			for (const word of words) {
				pump.run(() => {
					isTaken = keys.dispatch(typeof word === 'string' ? keyOf(word) : word);
				});
			}
		},
		wasTaken: () => isTaken,
		lastFrame: () => lastFrame() ?? '',
		screen: (at = clock.now()) => {
			const {width, height, chars} = overlay.over(parseFrame(lastFrame() ?? '', size.columns, size.rows), at);
			return Array.from({length: height}, (_, y) =>
				chars
					.slice(y * width, (y + 1) * width)
					.join('')
					.trimEnd(),
			);
		},
		commits: () => frames.length,
		rings: () => rings,
		resize: (nextColumns, nextRows) => {
			size = {columns: nextColumns, rows: nextRows};
			pump.run(() => resizes.emit(undefined));
		},
		hasLeft: () => isLeft,
		farewell: () => [...hooks].map(hook => hook() ?? '').filter(Boolean),
		unmount: () => {
			overlay.stop();
			unmount();
			pump.stop();
		},
	};
};
