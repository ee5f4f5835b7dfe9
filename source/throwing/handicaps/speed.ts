import {momentOfSweep} from '../cursors.js';
import {type Beat, blurred, type Handicap, isPlainBar, sweepLength} from '../stance.js';

const backToFront = (beat: Beat): Beat =>
	isPlainBar(beat) ? {...beat, cursor: time => -beat.cursor(time), moment: reading => momentOfSweep(-reading, sweepLength)} : beat;

/** The weak hand is in a hurry, and begins at the wrong end. */
export const speed: Handicap = stance => blurred({...stance, beats: stance.beats.map(backToFront), speed: stance.speed * 1.25}, 12);
