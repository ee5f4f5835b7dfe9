/**
 * What is started is told what day it is, so that no test runs into midnight, or into a day on which it was never run. The
 * game itself knows nothing of this.
 */

const program = (offset: number): string => `
	globalThis.Date = class extends Date {
		constructor(...given) {
			if (given.length > 0) super(...given);
			else super(Date.now() + ${offset});
		}
	};`;

/** All programs of a file of tests live by one clock, so that what is started later is later. */
const begun = Date.now();

/** An environment in which it was `now` when the tests began, and the time goes on from there. `Date.now()`, which ages of files ask, is as it was. */
export const clockEnv = (now: string): Readonly<Record<string, string>> => ({
	NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(program(Date.parse(now) - begun))}`,
});

/** The day on which everything is played that does not say otherwise. */
export const today = '2026-07-01';

export const todayEnv = clockEnv(`${today}T12:00:00Z`);
