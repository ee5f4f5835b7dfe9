import {blurred, figureOf, type Handicap, meeting, replaceBeat, scattered} from '../stance.js';

/** Flick and crossbow: press to cock, press to let go; the gap is the power, and `at` is the right one. */
export const lever: Handicap = (stance, figures) => {
	const letGo = meeting('let go', 'power', figureOf(figures, 'at', 260), figureOf(figures, 'unit', 260));
	const cocked = replaceBeat(stance, 'power', {name: 'cock', sets: 'nothing', cursor: () => 0, moment: () => 300}, letGo);
	return blurred(scattered(cocked, 10, 28), 26, figureOf(figures, 'blur', 32));
};
