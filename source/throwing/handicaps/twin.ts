import {momentOfSweep, sweep} from '../cursors.js';
import {blurred, type Handicap, replaceBeat} from '../stance.js';

const length = 800;

/** Prayer: two cursors close like palms; what is between them when they are caught is the error. */
export const twin: Handicap = stance =>
	blurred(
		replaceBeat(stance, 'aim', {
			name: 'palms',
			sets: 'aim',
			cursor: time => sweep(time, length),
			moment: reading => momentOfSweep(reading, length),
		}),
		14,
		8,
	);
