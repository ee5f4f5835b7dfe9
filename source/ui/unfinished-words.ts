/** An unfinished run in few words, for a list: what tells it from the others comes first. */
import type {Unfinished} from './shelf.js';

/** When a run was begun is the name of its file: 20261118T142105Z-a1b2c3.jsonl. */
const begunAt = (id: string): Date | undefined => {
	const found = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[^/\\]*$/.exec(id);
	if (!found) return undefined;
	const [year = 0, month = 1, ...rest] = found.slice(1).map(Number);
	return new Date(Date.UTC(year, month - 1, ...(rest as [number, number, number, number])));
};

const two = (value: number): string => String(value).padStart(2, '0');

const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

const whenText = (begun: Date, now: Date): string =>
	`${dayOf(begun) === dayOf(now) ? 'today' : dayOf(begun)} ${two(begun.getHours())}:${two(begun.getMinutes())}`;

/** "Hard, 6 heroes, round 1, today 14:21"; words of another kind are left as they are. */
export const shortWords = ({id, words, inPlay}: Unfinished, now = new Date()): string => {
	const parts = /^(The challenge of \S+, )?([^,]+), (.+), (round \d+)(?:, \d+ throws?)?(?:, being played elsewhere)?$/.exec(words);
	const begun = begunAt(id);
	const elsewhere = inPlay ? 'Being played elsewhere: ' : '';
	if (!parts) return elsewhere + words;
	const [, daily = '', difficulty, party = '', round] = parts;
	const heroes = party.replaceAll(/ \([^)]*\)/g, '').split(/, | and /).length;
	const when = begun ? `, ${whenText(begun, now)}` : '';
	return `${elsewhere}${daily === '' ? '' : 'Daily, '}${difficulty}, ${heroes} ${heroes === 1 ? 'hero' : 'heroes'}, ${round}${when}`;
};
