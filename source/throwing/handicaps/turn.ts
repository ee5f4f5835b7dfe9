import {blurred, type Handicap} from '../stance.js';

/** Dancing: round and round; a lock counts only while the face is to the table. */
export const turn: Handicap = stance => blurred({...stance, turning: 400}, 32);
