import {blurred, type Handicap, meeting, replaceBeat} from '../stance.js';

/** Slap and slam: no bar for the power; press as the hand meets the die. */
export const strike: Handicap = stance => blurred(replaceBeat(stance, 'power', meeting('slap', 'power', 800, 420)), 30, 40);
