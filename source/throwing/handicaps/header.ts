import {blurred, type Handicap, meeting, scattered} from '../stance.js';

/** Head: up it goes, and must be met as it falls; the error bends the direction. */
export const header: Handicap = stance => {
	const power = stance.beats.findIndex(beat => beat.sets === 'power' || beat.sets === 'both');
	const at = power === -1 ? stance.beats.length : power;
	const beats = [...stance.beats.slice(0, at), meeting('header', 'aim', 700, 380), ...stance.beats.slice(at)];
	return blurred(scattered({...stance, beats}, 24), 22);
};
