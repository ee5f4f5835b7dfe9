import {momentOfRoll, roll} from '../cursors.js';
import {type Beat, blurred, type Handicap, isPlainBar} from '../stance.js';

const length = 1100;

const rolling = (beat: Beat): Beat =>
	isPlainBar(beat) ? {...beat, cursor: time => roll(time, length), moment: reading => momentOfRoll(reading, length)} : beat;

/** Elbow and nose: it rolls off; the bars run only once, faster and faster. */
export const tilt: Handicap = stance => blurred({...stance, beats: stance.beats.map(rolling)}, 54);
