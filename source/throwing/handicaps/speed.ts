import {type Beat, blurred, type Handicap, isBar} from '../stance.js';

const backToFront = (beat: Beat): Beat =>
	isBar(beat) ? {...beat, cursor: time => -beat.cursor(time), moment: reading => beat.moment(-reading)} : beat;

/** The weak hand is in a hurry, and begins at the wrong end. */
export const speed: Handicap = stance => blurred({...stance, beats: stance.beats.map(backToFront), speed: stance.speed * 1.16}, 22);
