import {blurred, type Handicap, replaceBeat} from '../stance.js';

/** Milliseconds in which the die slides as far as the bar is long. */
const slide = 400;

/** Card: the die slides aside on the card; the arrows bring it back, a press lets it go. */
export const balance: Handicap = stance =>
	blurred(
		replaceBeat(stance, 'aim', {
			name: 'balance',
			sets: 'aim',
			slides: true,
			cursor: time => Math.min(3, time / slide),
			moment: reading => reading * slide,
		}),
		34,
		20,
	);
