import {blurred, type Handicap} from '../stance.js';

/** Double bounce: twice on the table before it may touch the board. */
export const bounces: Handicap = stance => blurred({...stance, bounces: 2}, 14);
