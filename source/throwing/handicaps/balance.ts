import {blurred, type Handicap, replaceBeat, scattered} from '../stance.js';

/** Where the die lies on the card at first, and how it slides: from the start, and ever faster. */
const slide = {from: 0.2, steadily: 1100, faster: 900} as const;

const cursor = (time: number): number => slide.from + time / slide.steadily + (time / slide.faster) * (time / slide.faster);

/** The root of the above. */
const moment = (reading: number): number => {
	const [square, linear] = [1 / (slide.faster * slide.faster), 1 / slide.steadily];
	const under = linear * linear + 4 * square * Math.max(0, reading - slide.from);
	return (Math.sqrt(under) - linear) / (2 * square);
};

/** How far the arrows have brought it back when a calm hand lets go. */
const usual = 1.4;

/** Card: the die slides aside on the card; the arrows bring it back, a press lets it go. */
export const balance: Handicap = stance =>
	blurred(
		scattered(
			replaceBeat(stance, 'aim', {name: 'balance', sets: 'aim', slides: true, cursor, moment: reading => moment(reading + usual)}),
			20,
			12,
		),
		30,
		16,
	);
