import {blurred, type Handicap} from '../stance.js';

/** Bank: off the box, which the thrower places left or right. */
export const bank: Handicap = stance => blurred({...stance, bank: true}, 26, 30);
