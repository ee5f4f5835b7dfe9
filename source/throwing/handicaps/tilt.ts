import {momentOfRoll, roll} from '../cursors.js';
import {type Beat, blurred, type Handicap, isBar, scattered} from '../stance.js';

const length = 960;

/** What has begun to roll already rolls off sooner; where there is no bar to tilt, everything goes downhill. */
const steeper = 0.8;

const rolling = (beat: Beat): Beat => {
	if (!isBar(beat)) return beat;
	const rolls = beat.rolls === undefined ? length : beat.rolls * steeper;
	return {...beat, rolls, cursor: time => roll(time, rolls), moment: reading => momentOfRoll(reading, rolls), window: [0, rolls]};
};

/** Elbow and nose: it rolls off; the bars run only once, faster and faster, and then it is gone. */
export const tilt: Handicap = stance => {
	const tilted = stance.beats.some(isBar) ? {...stance, beats: stance.beats.map(rolling)} : {...stance, speed: stance.speed / steeper};
	return blurred(scattered(tilted, 30), 44);
};
