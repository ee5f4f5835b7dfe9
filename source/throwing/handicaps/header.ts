import {blurred, type Handicap, meeting} from '../stance.js';

/** Head: up it goes, and must be met as it falls; the error bends the direction. */
export const header: Handicap = stance => {
	const power = stance.beats.findIndex(beat => beat.sets === 'power' || beat.sets === 'both');
	const at = power === -1 ? stance.beats.length : power;
	const beats = [...stance.beats.slice(0, at), meeting('header', 'aim', 700, 500), ...stance.beats.slice(at)];
	return blurred({...stance, beats}, 30);
};
