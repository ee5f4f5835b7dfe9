import {blurred, type Handicap} from '../stance.js';

/** The pace of the hand's owner. */
const pace = 1.08;

/** A borrowed hand obeys late, and has a pace of its own: what counts is not what is seen when the key is pressed. */
export const lag: Handicap = stance => blurred({...stance, lag: stance.lag + 160, speed: stance.speed * pace}, 30);
