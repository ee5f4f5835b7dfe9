import {momentOfSweep, sweep} from '../cursors.js';
import {blurred, type Handicap, replaceBeat} from '../stance.js';

/** Both at once go faster than either alone: on one line through the middle luck would be too kind. */
const length = 600;

/** X: aim and power run at once, and one press locks both. */
export const coupled: Handicap = stance => {
	const plain = ['aim', 'power'].every(name => stance.beats.some(beat => beat.name === name));
	if (!plain) return blurred(stance, 40);
	const single = {...stance, beats: stance.beats.filter(beat => beat.name !== 'power')};
	return blurred(
		replaceBeat(single, 'aim', {
			name: 'cross',
			sets: 'both',
			cursor: time => sweep(time, length),
			moment: reading => momentOfSweep(reading, length),
		}),
		46,
	);
};
