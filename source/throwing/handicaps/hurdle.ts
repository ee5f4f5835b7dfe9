import {blurred, figureOf, type Handicap} from '../stance.js';

/** Card jump: over an upright card after the first bounce. */
export const hurdle: Handicap = (stance, figures) => blurred({...stance, hurdle: figureOf(figures, 'height', 0.03)}, 12);
