import {blurred, type Handicap, replaceBeat, scattered} from '../stance.js';

/** How long a breath lasts. */
export const breathLength = 1600;

/** Blow: the number of puffs in a breath is the power, and how evenly they come. */
export const puffs: Handicap = stance =>
	blurred(
		scattered(
			replaceBeat(stance, 'power', {
				name: 'breath',
				sets: 'power',
				taps: 6,
				cursor: () => 0,
				moment: () => breathLength,
			}),
			14,
			24,
		),
		30,
		30,
	);
