/** What screens use of the stage. */
import {useLayoutEffect, useRef, useState, useSyncExternalStore} from 'react';
import type {Size} from '../terminal/streams.js';
import type {KeyHandler} from './key-stack.js';
import {usePaused} from './paused.js';
import {useServices} from './services.js';
import {type Draw, type Stage, useStage} from './stage-context.js';
import {wantedSize} from './wanted-size.js';

/** The function of the last commit, for listeners that stay while it changes. */
const useLatest = <Value>(value: Value): {readonly current: Value} => {
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	});
	return latest;
};

type KeysOptions = {
	readonly isActive?: boolean;
	/** Comes before everybody, whoever was mounted when. */
	readonly isFirst?: boolean;
};

/** Listens to keys while active; see `key-stack.ts` for who comes first. Return false to let a key pass. */
export const useKeys = (handler: KeyHandler, {isActive = true, isFirst = false}: KeysOptions = {}): void => {
	const {keys} = useStage();
	const [place] = useState(() => (isFirst ? Number.MAX_SAFE_INTEGER : keys.place()));
	const latest = useLatest(handler);
	const listens = !usePaused() && isActive;
	// Not in a passive effect: a key may come before those run.
	useLayoutEffect(() => (listens ? keys.add(place, key => latest.current(key)) : undefined), [keys, place, latest, listens]);
};

type AnimationOptions = {
	readonly active?: boolean;
	/** Milliseconds between two looks at it; `Infinity` for what changes with a commit alone. */
	readonly every?: number | undefined;
};

/** Draws over the frame without React, up to 30 times a second, while active. */
export const useAnimation = (draw: Draw, {active = true, every}: AnimationOptions = {}): void => {
	const {animate} = useStage();
	const latest = useLatest(draw);
	const moves = !usePaused() && active;
	useLayoutEffect(() => (moves ? animate(at => latest.current(at), every) : undefined), [animate, latest, moves, every]);
};

/** Screens that stand still because there is no room for them are told of just enough, so that none has to cope with less. */
export const useSize = (): Size => {
	const {onChange, size} = useStage();
	const isPaused = usePaused();
	const real = useSyncExternalStore(onChange, size, size);
	if (!isPaused) return real;
	return {columns: Math.max(wantedSize.columns, real.columns), rows: Math.max(wantedSize.rows, real.rows)};
};

/** The time that this screen lives by. */
export const useClock = (): Stage['clock'] => useStage().clock;

/** Beeps, if the player likes that. */
export const useBell = (): (() => void) => {
	const {ring} = useStage();
	const {bell} = useServices().likings;
	return bell ? ring : () => undefined;
};

/** Whether somebody else has the terminal. */
export const useAway = (): boolean => {
	const {onChange, isAway} = useStage();
	return useSyncExternalStore(onChange, isAway, isAway);
};

export const useTerminal = (): Stage['terminal'] => useStage().terminal;
