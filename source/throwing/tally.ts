/** What comes of many throws: the same throw again and again, counted. */
import type {Landing, ThrowRequest} from '../kernel/landing.js';
import {type Odds, type Outcome, outcomes} from './odds.js';

/** What a landing comes to for the rules, before any monster has a say. */
const outcomeOf = ({stance}: ThrowRequest, {zone, bounces, respected}: Landing): Outcome => {
	if (stance.length > 0 && !respected) return 'disrespected';
	if (bounces < 1) return 'no-bounce';
	return zone === '6' ? '5' : zone;
};

/** The share of each outcome in per cent over a number of throws. */
export const tally = (count: number, request: (number: number) => ThrowRequest, land: (request: ThrowRequest) => Landing): Odds => {
	const odds = Object.fromEntries(outcomes.map(outcome => [outcome, 0])) as Record<Outcome, number>;
	for (let number = 0; number < count; number++) {
		const asked = request(number);
		odds[outcomeOf(asked, land(asked))] += 100 / count;
	}

	return odds;
};

const sections = ['1', '2', '3', '4', '5', 'bullseye'] as const;

/** How often a throw lies on the board, and what it is worth: of a hit, and of a throw. */
export const worthOf = (odds: Odds): {on: number; mean: number; worth: number} => {
	let [on, points] = [0, 0];
	for (const section of sections) {
		on += odds[section];
		points += odds[section] * (section === 'bullseye' ? 10 : Number(section));
	}

	return {on, mean: on === 0 ? 0 : points / on, worth: points / 100};
};
