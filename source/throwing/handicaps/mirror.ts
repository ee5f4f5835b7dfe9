import {blurred, type Handicap, looking} from '../stance.js';

/** Backwards: the bars and the target are drawn mirrored. */
export const mirror: Handicap = stance => blurred(looking(stance, 'mirrored'), 40, 30);
