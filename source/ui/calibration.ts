/** How late a player taps, from a row of beats. */
import {offsetLimits} from '../store/setting-values.js';

export const beats = {count: 12, apart: 600} as const;

const median = (values: readonly number[]): number => {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

type Calibration = {
	/** Milliseconds, within what the settings take. */
	readonly offset: number;
	/** How far half of the taps are from that, at most. */
	readonly spread: number;
	readonly taps: number;
};

/** Fewer say nothing. */
const leastTaps = 6;

/**
 * Taps as `performance.now()` has them, beats counted from `start`. The way to the terminal is measured by itself, so it
 * is taken off. Undefined for too few taps.
 */
export const calibrate = (taps: readonly number[], start: number, roundTrip: number): Calibration | undefined => {
	const delays = taps.map(tap => {
		const beat = Math.max(0, Math.min(beats.count - 1, Math.round((tap - start - roundTrip) / beats.apart)));
		return tap - start - beat * beats.apart - roundTrip;
	});
	if (delays.length < leastTaps) return undefined;
	const middle = median(delays);
	return {
		offset: Math.round(Math.max(offsetLimits.least, Math.min(offsetLimits.most, middle))),
		spread: Math.round(median(delays.map(delay => Math.abs(delay - middle)))),
		taps: delays.length,
	};
};
