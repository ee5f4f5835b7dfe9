/** What is started can be told what day it is, so that no test runs into midnight. The game itself knows nothing of this. */

const program = (now: string): string => `
	const offset = Date.parse('${now}') - Date.now();
	globalThis.Date = class extends Date {
		constructor(...given) {
			if (given.length > 0) super(...given);
			else super(Date.now() + offset);
		}
	};`;

/** An environment in which it is `now` at the start, and the time goes on from there. `Date.now()`, which ages of files ask, is as it was. */
export const clockEnv = (now: string): Readonly<Record<string, string>> => ({
	NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(program(now))}`,
});
