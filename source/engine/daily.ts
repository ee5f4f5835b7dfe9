/** The challenge of the day: the same party, difficulty, decks and twist for everybody, from the date and the rules alone. */
import type {Box} from '../dungeon-fighter/box.js';
import type {Setup} from '../dungeon-fighter/setup.js';
import type {TwistCard} from '../dungeon-fighter/twists.js';
import {drawOnce} from '../kernel/random.js';

export type Daily = {
	readonly date: string;
	/** "Lights Out", or "An Ordinary Wednesday". */
	readonly name: string;
	readonly twist: TwistCard | undefined;
	readonly setup: Setup;
};

const dayLength = 86_400_000;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Whatever the clock on the wall says: the day is that of UTC. */
export const todayUtc = (now: Date): string => now.toISOString().slice(0, 10);

/** Milliseconds until the next challenge. */
export const timeLeft = (now: Date): number => dayLength - (now.getTime() % dayLength);

/** The day so many days later, or earlier. */
export const dayAfter = (date: string, days = 1): string => todayUtc(new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength));

/** Does the calendar have it? */
export const isDay = (date: string): boolean => {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
	const time = Date.parse(`${date}T00:00:00Z`);
	// Some engines make the second of March of a thirtieth of February.
	return !Number.isNaN(time) && todayUtc(new Date(time)) === date;
};

/** Nobody's streak goes back further. */
const firstDay = '2000-01-01';

/** Why a day cannot be played, in one sentence; undefined when it can. */
export const complaintAboutDay = (date: string, now: Date): string | undefined => {
	if (!isDay(date)) return `"${date}" is not a day; write it like 2026-02-28.`;
	if (date < firstDay) return `There was no challenge on ${date}; the first was that of ${firstDay}.`;
	const today = todayUtc(now);
	return date > today ? `The challenge of ${date} is not ready yet; today is ${today} (UTC).` : undefined;
};

type Weighted = readonly (readonly [share: number, index: number])[];

/** The first difficulty mostly; a twist is hard enough by itself. */
const plainDays: Weighted = [
	[0.5, 0],
	[0.85, 1],
	[1, 2],
];

const twistedDays: Weighted = [
	[0.75, 0],
	[1, 1],
];

const share = 0.5;

export const dailyOf = (date: string, {edition, heroes}: Box, twists: readonly TwistCard[]): Daily => {
	const draw = drawOnce(`${edition.id}/${edition.rules}/${date}`, 'daily');
	const party = draw.shuffle(heroes.map(({id}) => id)).slice(0, 2 + draw.below(3));
	const hasTwist = draw.fraction() < share && twists.length > 0;
	const dice = draw.fraction();
	const [, mode = 0] = (hasTwist ? twistedDays : plainDays).find(([below]) => dice < below) ?? [];
	const twist = hasTwist ? twists[draw.below(twists.length)] : undefined;
	const {difficulties} = edition;
	const difficulty = (difficulties[mode] ?? difficulties[0])?.id;
	const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
	return {
		date,
		name: twist?.name ?? `An Ordinary ${weekday}`,
		twist,
		setup: {
			edition: edition.id,
			difficulty,
			heroes: party,
			seed: `daily ${date}`,
			...(twist ? {twist: twist.id} : {}),
		},
	};
};
