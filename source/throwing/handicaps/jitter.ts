import {blurred, type Handicap} from '../stance.js';

/** Small fingers tremble. */
export const jitter: Handicap = stance => blurred({...stance, jitter: stance.jitter + 0.11}, 14);
