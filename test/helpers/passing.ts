/** Time that passes only when a test says so. */
import {vi} from 'vitest';

/** Lets timers, which must be fake ones, and React take turns. */
export const pass = async (milliseconds: number): Promise<void> => {
	vi.advanceTimersByTime(milliseconds);
	await new Promise(resolve => setImmediate(resolve));
};

/** Lets time pass step by step until it is so, for React takes as many turns as it likes; in vain, it stops some day. */
export const passUntil = async (isSo: () => boolean, step = 50): Promise<void> => {
	for (let turn = 0; turn < 200 && !isSo(); turn++) await pass(step);
};
