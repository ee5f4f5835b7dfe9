import {momentOfSweep, sweep} from '../cursors.js';
import {blurred, type Handicap, replaceBeat, sweepLength} from '../stance.js';

/** X: aim and power run at once, and one press locks both. */
export const coupled: Handicap = stance => {
	const plain = ['aim', 'power'].every(name => stance.beats.some(beat => beat.name === name));
	if (!plain) return blurred(stance, 40);
	const single = {...stance, beats: stance.beats.filter(beat => beat.name !== 'power')};
	return blurred(
		replaceBeat(single, 'aim', {
			name: 'cross',
			sets: 'both',
			cursor: time => sweep(time, sweepLength),
			moment: reading => momentOfSweep(reading, sweepLength),
		}),
		58,
	);
};
