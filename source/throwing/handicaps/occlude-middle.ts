import {blurred, type Handicap, looking} from '../stance.js';

/** Under the leg: the leg hides the middle of the aim bar. */
export const occludeMiddle: Handicap = stance => blurred(looking(stance, 'middle-hidden'), 36, 12);
