/** Time that passes only when a test says so. */
import {vi} from 'vitest';

/** Lets timers, which must be fake ones, and React take turns. */
export const pass = async (milliseconds: number): Promise<void> => {
	vi.advanceTimersByTime(milliseconds);
	await new Promise(resolve => setImmediate(resolve));
};
