/** What a steady throw may be expected to do, before it is made: counted, not promised. */
import type {ThrowRequest} from '../kernel/landing.js';
import {type Steady, steadyOdds} from '../throwing/steady.js';
import {tally, worthOf} from '../throwing/tally.js';
import {composeStance, throwDie} from '../throwing/throw-die.js';

export type SteadyForecast = {
	/** In per cent of all throws: on a section of the board, and done as required. What the monster says to it is another matter. */
	readonly hits: number;
	readonly bullseyes: number;
	/** The mean of the hits. */
	readonly mean: number;
	/** In per cent: forgets the requirement or, where there is none, the bounce. */
	readonly wrong: number;
	/** How far it scatters to the side, and far or short, in hundredths of the board's radius. */
	readonly scatter: {readonly x: number; readonly y: number};
};

const sample = 400;

/** With dice of its own, so that nobody sees the real throw beforehand. */
export const forecastOf = (request: ThrowRequest, steady: Steady): SteadyForecast => {
	const stance = composeStance(request.handicaps);
	const {x, y, botch} = steadyOdds(stance, steady.risk);
	const odds = tally(
		sample,
		number => ({...request, seed: 'outlook', number}),
		each => throwDie(each, {steady}).landing,
	);
	const {on, mean} = worthOf(odds);
	return {
		hits: Math.round(on),
		bullseyes: Math.round(odds.bullseye),
		mean: Math.round(mean * 10) / 10,
		wrong: Math.round(botch * 100),
		scatter: {x: Math.round(x * 100), y: Math.round(y * 100)},
	};
};
