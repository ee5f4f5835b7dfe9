import {blurred, figureOf, type Handicap, meeting, replaceBeat, scattered} from '../stance.js';

/** Slap and slam: no bar for the power; press as the hand meets the die. `at` is when they meet, `unit` how long it is before a slip is all. */
export const strike: Handicap = (stance, figures) =>
	blurred(
		scattered(replaceBeat(stance, 'power', meeting('slap', 'power', figureOf(figures, 'at', 800), figureOf(figures, 'unit', 280))), 6, 22),
		26,
		figureOf(figures, 'blur', 28),
	);
