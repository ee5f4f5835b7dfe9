import {momentOfSweep, sweep} from '../cursors.js';
import {type Beat, blurred, type Handicap, replaceBeat} from '../stance.js';

/** Both at once go faster than either alone: on one line through the middle luck would be too kind. */
const length = 600;

const blur = 46;

const cross: Beat = {
	name: 'cross',
	sets: 'both',
	cursor: time => sweep(time, length),
	moment: reading => momentOfSweep(reading, length),
};

const locksBoth = (beat: Beat): Beat => (beat.sets === 'nothing' ? beat : {...beat, sets: 'both'});

/** X: aim and power run at once, and one press locks both. Where a throw has brought something of its own, that locks both. */
export const coupled: Handicap = stance => {
	const bars = stance.beats.filter(({name}) => name === 'aim' || name === 'power');
	if (bars.length === 2) {
		const single = {...stance, beats: stance.beats.filter(({name}) => name !== 'power')};
		return blurred(replaceBeat(single, 'aim', cross), blur);
	}
	return blurred({...stance, beats: stance.beats.filter(beat => !bars.includes(beat)).map(locksBoth)}, blur);
};
