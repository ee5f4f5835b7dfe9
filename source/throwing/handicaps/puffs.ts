import {blurred, type Handicap, replaceBeat} from '../stance.js';

/** Blow: the number of puffs in a breath is the power, and how evenly they come. */
export const puffs: Handicap = stance =>
	blurred(
		replaceBeat(stance, 'power', {
			name: 'breath',
			sets: 'power',
			taps: 6,
			cursor: () => 0,
			moment: () => 1600,
		}),
		46,
		60,
	);
