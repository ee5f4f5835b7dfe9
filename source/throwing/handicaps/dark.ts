import {blurred, type Handicap, looking} from '../stance.js';

/** Blind: one look at the bars, then darkness. */
export const dark: Handicap = stance => blurred(looking(stance, 'dark'), 66);
