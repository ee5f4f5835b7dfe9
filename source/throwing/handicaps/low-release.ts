import {blurred, type Handicap, looking} from '../stance.js';

/** Under the table: thrown steeply from below, and only the upper half of the power bar shows. */
export const lowRelease: Handicap = stance => blurred(looking({...stance, mustLoft: 'high'}, 'upper-half-only'), 10, 34);
