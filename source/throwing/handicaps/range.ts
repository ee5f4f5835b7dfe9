import {blurred, type Handicap} from '../stance.js';

/** Far: a step back, and every slip travels the extra way. */
export const range: Handicap = stance => blurred({...stance, range: stance.range * 1.2}, 10);
