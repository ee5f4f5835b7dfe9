/** A run that somebody left in the middle, in words. */
import {count, list} from './text.js';

export type Unfinished = {
	/** The day whose challenge it is. */
	readonly daily?: string | undefined;
	/** How hard it is, by name. */
	readonly mode: string;
	/** Who is in it, and who plays whom. */
	readonly party: readonly string[];
	readonly round: number;
	readonly throws: number;
	/** Not every journal tells. */
	readonly begun?: Date | undefined;
	/** Somebody has it open elsewhere; it cannot be resumed now. */
	readonly inPlay: boolean;
};

/** "Hard, Murka and Marvin, round 4, 23 throws". */
export const unfinishedText = ({daily, mode, party, round, throws, inPlay}: Unfinished): string =>
	[
		...(daily === undefined ? [] : [`The challenge of ${daily}`]),
		mode,
		list(party),
		`round ${round}`,
		count(throws, 'throw'),
		...(inPlay ? ['being played elsewhere'] : []),
	].join(', ');

const two = (value: number): string => String(value).padStart(2, '0');

/** By the clock on the wall: whoever plays on knows when that was. */
const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

const whenText = (begun: Date, now: Date): string =>
	`${dayOf(begun) === dayOf(now) ? 'today' : dayOf(begun)} ${two(begun.getHours())}:${two(begun.getMinutes())}`;

/** In a list, what tells it from the others: "Hard, 6 heroes, round 1, today 14:21". */
export const unfinishedLabel = ({daily, mode, party, round, begun, inPlay}: Unfinished, now: Date): string => {
	const facts = [
		...(daily === undefined ? [] : ['Daily']),
		mode,
		count(party.length, 'hero', 'heroes'),
		`round ${round}`,
		...(begun ? [whenText(begun, now)] : []),
	];
	return `${inPlay ? 'Being played elsewhere: ' : ''}${facts.join(', ')}`;
};
