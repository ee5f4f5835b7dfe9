import {blurred, type Handicap, looking} from '../stance.js';

/** One eye: half of the target and of each bar is dark. */
export const occludeHalf: Handicap = stance => blurred(looking(stance, 'half-hidden'), 26);
