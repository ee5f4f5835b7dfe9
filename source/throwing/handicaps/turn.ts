import {blurred, figureOf, type Handicap} from '../stance.js';

/** Dancing: round and round, out of step with the bars; a lock counts only while the face is to the table. */
export const turn: Handicap = (stance, figures) =>
	blurred(
		{
			...stance,
			turning: {length: figureOf(figures, 'length', 500), facing: figureOf(figures, 'facing', 0), away: figureOf(figures, 'away', 180)},
		},
		figureOf(figures, 'blur', 26),
	);
