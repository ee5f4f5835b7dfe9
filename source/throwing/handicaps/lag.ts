import {blurred, type Handicap} from '../stance.js';

/** A borrowed hand obeys late. */
export const lag: Handicap = stance => blurred({...stance, lag: stance.lag + 160}, 36);
