import {blurred, type Handicap} from '../stance.js';

/** Card jump: over an upright card after the first bounce. */
export const hurdle: Handicap = stance => blurred({...stance, hurdle: -0.3}, 20);
