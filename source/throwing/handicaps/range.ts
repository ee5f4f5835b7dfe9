import {blurred, figureOf, type Handicap} from '../stance.js';

/** Far: so many steps back, and every slip travels the extra way. */
export const range: Handicap = (stance, figures) => {
	const steps = figureOf(figures, 'steps', 1);
	return blurred({...stance, range: stance.range * (1 + 0.17 * steps)}, 14 * steps);
};
