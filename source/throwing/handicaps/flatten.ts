import {blurred, type Handicap, looking} from '../stance.js';

/** Eye level: the board edge-on, no depth, no mark on the power bar. */
export const flatten: Handicap = stance => blurred(looking(stance, 'edge-on'), 8, 42);
