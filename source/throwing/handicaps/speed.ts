import {blurred, type Handicap} from '../stance.js';

/** The weak hand is in a hurry. */
export const speed: Handicap = stance => blurred({...stance, speed: stance.speed * 1.25}, 12);
