import {blurred, figureOf, type Handicap, meeting, replaceBeat} from '../stance.js';

/** Flick and crossbow: press to cock, press to let go; the gap is the power, and `at` is the right one. */
export const lever: Handicap = (stance, figures) =>
	blurred(
		replaceBeat(
			stance,
			'power',
			{name: 'cock', sets: 'nothing', cursor: () => 0, moment: () => 300},
			meeting('let go', 'power', figureOf(figures, 'at', 260), figureOf(figures, 'unit', 380)),
		),
		30,
		figureOf(figures, 'blur', 44),
	);
