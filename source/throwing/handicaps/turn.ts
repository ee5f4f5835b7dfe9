import {blurred, figureOf, type Handicap} from '../stance.js';

/** Dancing: round and round; a lock counts only while the face is to the table. */
export const turn: Handicap = (stance, figures) =>
	blurred(
		{...stance, turning: {length: figureOf(figures, 'length', 400), facing: figureOf(figures, 'facing', 0), away: 0.35}},
		figureOf(figures, 'blur', 32),
	);
