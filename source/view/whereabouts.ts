/** Where a die lies, as whoever threw it would like to know for the next time. */
import type {Landing} from '../kernel/landing.js';
import {type Seat, seenFrom} from '../throwing/seat.js';

/** From here on it is worth a word, is no longer a little, and is far, in board radii from the middle. */
const steps = {worth: 0.13, plain: 0.45, far: 1} as const;

const howFar = (distance: number, word: string): string => {
	if (distance < steps.worth) return '';
	if (distance < steps.plain) return `a little ${word}`;
	return distance < steps.far ? word : `far too ${word}`;
};

const sideways = (x: number): string => {
	const side = x < 0 ? 'left' : 'right';
	return Math.abs(x) < steps.far ? howFar(Math.abs(x), side) : `far to the ${side}`;
};

/** "far to the left, a little short"; undefined for a die that lies in the middle, or was typed in. */
export const whereabouts = ({x, y}: Landing, seat: Seat = 'south'): string | undefined => {
	if (x === undefined || y === undefined) return undefined;
	const seen = seenFrom(seat, {x, y});
	const words = [sideways(seen.x), howFar(Math.abs(seen.y), seen.y < 0 ? 'short' : 'long')].filter(Boolean);
	return words.length === 0 ? undefined : words.join(', ');
};
