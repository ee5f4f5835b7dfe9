import {momentOfSweep, sweep} from '../cursors.js';
import {blurred, type Handicap, replaceBeat} from '../stance.js';

const length = 800;

/** Palms part slowly and clap: through the middle a quarter faster than they would at an even pace. */
const clap = (evenly: number): number => evenly * (1.28 - 0.28 * evenly * evenly);

/** Prayer: two cursors close like palms; what is between them when they are caught is the error. */
export const twin: Handicap = stance =>
	blurred(
		replaceBeat(stance, 'aim', {
			name: 'palms',
			sets: 'aim',
			cursor: time => clap(sweep(time, length)),
			moment: reading => momentOfSweep(reading / 1.28, length),
		}),
		12,
	);
