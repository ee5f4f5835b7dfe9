/** Where a cursor is, as pure functions of milliseconds. Nothing here knows a clock. */

/** How much shorter each sweep is than the one before, and the shortest it gets. */
const hurry = 0.97;
const shortest = 0.6;

/** The sweep that runs at this moment: how far into it, how long it is, and whether it goes up. */
const sweepAt = (time: number, first: number): {share: number; up: boolean} => {
	let left = time;
	let length = first;
	let up = true;
	const floor = first * shortest;
	while (left >= length) {
		left -= length;
		up = !up;
		length = Math.max(floor, length * hurry);
		if (length === floor) {
			const pairs = Math.floor(left / (2 * length));
			left -= pairs * 2 * length;
		}
	}

	return {share: left / length, up};
};

/** To and fro between -1 and 1, a little faster with every sweep, so that waiting gains nothing. */
export const sweep = (time: number, first: number): number => {
	const {share, up} = sweepAt(time, first);
	return up ? 2 * share - 1 : 1 - 2 * share;
};

/** When the first sweep passes a value. */
export const momentOfSweep = (value: number, first: number): number => ((value + 1) / 2) * first;

/** Once, faster and faster, and then it has rolled off. */
export const roll = (time: number, length: number): number => {
	const share = Math.min(1, time / length);
	return 2 * share * share - 1;
};

export const momentOfRoll = (value: number, length: number): number => Math.sqrt((value + 1) / 2) * length;

/** A straight line through 0 at `middle`, 1 every `unit` milliseconds, held within -1 and 1. */
export const ramp = (time: number, middle: number, unit: number): number => Math.max(-1, Math.min(1, (time - middle) / unit));
