import {blurred, type Handicap, meeting, replaceBeat} from '../stance.js';

/** Flick and crossbow: press to cock, press to let go; the gap is the power. */
export const lever: Handicap = stance =>
	blurred(
		replaceBeat(stance, 'power', {name: 'cock', sets: 'nothing', cursor: () => 0, moment: () => 300}, meeting('let go', 'power', 260, 380)),
		30,
		44,
	);
