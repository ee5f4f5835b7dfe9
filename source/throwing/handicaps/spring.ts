import {sweep} from '../cursors.js';
import {blurred, type Handicap, replaceBeat, scattered} from '../stance.js';

const length = 600;

/** The swing gets smaller only as fast as it gets quicker, so that the way through the middle is never easier than at first. */
const damped = 20_000;

/** Then the card has had enough, and the die is on the floor. */
const patience = 4000;

/** Catapult: a bent card swings like a spring; let go at the right swing. */
export const spring: Handicap = stance =>
	blurred(
		scattered(
			replaceBeat(stance, 'power', {
				name: 'swing',
				sets: 'power',
				cursor: time => sweep(time, length) / (1 + time / damped),
				moment: reading => ((reading + 1) / 2) * length,
				window: [0, patience],
			}),
			4,
			22,
		),
		18,
		10,
	);
