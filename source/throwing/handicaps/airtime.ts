import {type Beat, blurred, type Handicap} from '../stance.js';

const leap: Beat = {name: 'jump', sets: 'nothing', cursor: () => 0, moment: () => 500};

/** Jump: the first press leaps, and all the locks must fall before the landing. */
export const airtime: Handicap = stance => blurred({...stance, beats: [leap, ...stance.beats], airtime: 2000}, 30);
