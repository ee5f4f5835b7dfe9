import {blurred, type Handicap} from '../stance.js';

/** And it is not steady. */
export const wobble: Handicap = stance => blurred({...stance, wobble: stance.wobble + 0.5}, 14);
