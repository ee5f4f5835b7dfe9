import {sweep} from '../cursors.js';
import {blurred, type Handicap, replaceBeat} from '../stance.js';

const length = 700;

/** The swing gets smaller with time; the way through the middle stays fast. */
const swing = (time: number): number => sweep(time, length) / (1 + time / 6000);

/** Catapult: a bent card swings like a spring; let go at the right swing. */
export const spring: Handicap = stance =>
	blurred(
		replaceBeat(stance, 'power', {
			name: 'swing',
			sets: 'power',
			cursor: swing,
			moment: reading => ((reading + 1) / 2) * length,
		}),
		20,
		24,
	);
