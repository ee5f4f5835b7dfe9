/** What a run code says before the first move: which rules, what came of it, who played, and the setup. */
import type {Box} from '../dungeon-fighter/box.js';
import type {Setup} from '../dungeon-fighter/setup.js';
import {hashOf} from '../kernel/hash.js';
import type {JournalAbout} from '../kernel/journal.js';
import {type BitReader, type BitWriter, CodeDamage} from './bits.js';
import type {Recorded} from './verify.js';

/** Everything that can be read without knowing the rules. */
export type CodeHead = {
	readonly edition: string;
	readonly rules: number;
	readonly contents: string;
	readonly twist: string | undefined;
	/** Undefined for a run that is not over. */
	readonly recorded: Recorded | undefined;
	/** When it was over. */
	readonly at: string | undefined;
	readonly about: unknown;
	/** The fingerprint of all this, of the setup and of the state after the last move. */
	readonly hash: string;
};

/** Binds what a code says to the game it holds: another name, day or setup is another hash. */
export const codeHash = ({hash: _, ...head}: CodeHead, setup: unknown, state: string): string => hashOf([head, setup, state]);

const writeHash = (out: BitWriter, hash: string): void => {
	const isUsual = /^[0-9a-f]{12}$/.test(hash);
	out.bit(isUsual);
	if (!isUsual) out.text(hash);
	else for (const digit of hash) out.bits(Number.parseInt(digit, 16), 4);
};

const readHash = (from: BitReader): string =>
	from.bit() ? Array.from({length: 12}, () => from.bits(4).toString(16)).join('') : from.text();

const parse = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		throw new CodeDamage('The code holds something that nobody can read.');
	}
};

/** A date as it is written in journals, as milliseconds; anything else as it is. */
const writeDate = (out: BitWriter, date: string): void => {
	const time = Date.parse(date);
	const isUsual = time >= 0 && new Date(time).toISOString() === date;
	out.bit(isUsual);
	if (isUsual) out.uint(time);
	else out.text(date);
};

const readDate = (from: BitReader): string => {
	if (!from.bit()) return from.text();
	const date = new Date(from.uint());
	if (Number.isNaN(date.getTime())) throw new CodeDamage('The code was played on a day that there is not.');
	return date.toISOString();
};

const throwings = ['timed', 'steady', 'tabletop', 'bot'] as const;

const attempts = ['ranked', 'practice', 'past'] as const;

const known: ReadonlySet<string> = new Set<keyof JournalAbout>([
	'started',
	'names',
	'throwing',
	'assist',
	'version',
	'daily',
	'attempt',
	'takenOver',
]);

const isText = (value: unknown): value is string => typeof value === 'string';

const isCount = (value: unknown): boolean => value === undefined || (Number.isInteger(value) && Number(value) >= 0);

/** Is it what our own runs say about themselves? */
const isUsual = (about: unknown): about is JournalAbout => {
	if (typeof about !== 'object' || about === null || !Object.keys(about).every(key => known.has(key))) return false;
	const {started, names = {}, throwing, assist, version, daily = '', attempt, takenOver} = about as JournalAbout;
	return (
		[started, version, daily].every(isText) &&
		throwings.includes(throwing) &&
		(attempt === undefined || attempts.includes(attempt)) &&
		[assist, takenOver].every(isCount) &&
		typeof names === 'object' &&
		names !== null &&
		!Array.isArray(names) &&
		Object.values(names).every(name => isText(name) && name !== '')
	);
};

const writeAbout = (out: BitWriter, about: unknown): void => {
	out.bit(isUsual(about));
	if (!isUsual(about)) {
		out.maybe(about, value => out.text(JSON.stringify(value)));
		return;
	}

	const {started, names, throwing, assist, version, daily, attempt, takenOver} = about;
	writeDate(out, started);
	out.choice(throwings.indexOf(throwing), throwings.length);
	out.text(version);
	out.maybe(names, all => {
		const pairs = Object.entries(all);
		out.uint(pairs.length);
		// Whoever leads several heroes is named once: nothing means the same as before.
		let before = '';
		for (const [hero, name] of pairs) {
			out.text(hero);
			out.text(name === before ? '' : name);
			before = name;
		}
	});
	out.maybe(assist, value => out.uint(value));
	out.maybe(daily, value => out.text(value));
	out.maybe(attempt, value => out.choice(attempts.indexOf(value), attempts.length));
	out.maybe(takenOver, value => out.uint(value));
};

const readNames = (from: BitReader): Readonly<Record<string, string>> => {
	let name = '';
	return Object.fromEntries(
		Array.from({length: Math.min(64, from.uint())}, () => {
			const hero = from.text();
			name = from.text() || name;
			return [hero, name];
		}),
	);
};

const readAbout = (from: BitReader): unknown => {
	if (!from.bit()) return from.maybe(() => parse(from.text()));
	const started = readDate(from);
	const throwing = throwings[from.choice(throwings.length)];
	const version = from.text();
	const names = from.maybe(() => readNames(from));
	const assist = from.maybe(() => from.uint());
	const daily = from.maybe(() => from.text());
	const attempt = from.maybe(() => attempts[from.choice(attempts.length)]);
	const takenOver = from.maybe(() => from.uint());
	return {
		...{started, throwing},
		...(names ? {names} : {}),
		...(assist === undefined ? {} : {assist}),
		...(daily === undefined ? {} : {daily}),
		...(attempt === undefined ? {} : {attempt}),
		...(takenOver === undefined ? {} : {takenOver}),
		version,
	};
};

const outcomes = ['won', 'lost', 'given-up'] as const;

export const writeHead = (out: BitWriter, head: CodeHead): void => {
	out.text(head.edition);
	out.uint(head.rules);
	writeHash(out, head.contents);
	out.maybe(head.twist, twist => out.text(twist));
	out.maybe(head.recorded, ({outcome, score, title}) => {
		out.choice(outcomes.indexOf(outcome), outcomes.length);
		out.maybe(score, points => out.int(points));
		out.maybe(title, words => out.text(words));
	});
	out.maybe(head.at, at => writeDate(out, at));
	writeAbout(out, head.about);
	writeHash(out, head.hash);
};

export const readHead = (from: BitReader): CodeHead => ({
	edition: from.text(),
	rules: from.uint(),
	contents: readHash(from),
	twist: from.maybe(() => from.text()),
	recorded: from.maybe(() => {
		const outcome = outcomes[from.choice(outcomes.length)]!;
		const score = from.maybe(() => from.int());
		const title = from.maybe(() => from.text());
		return {outcome, score, title};
	}),
	at: from.maybe(() => readDate(from)),
	about: readAbout(from),
	hash: readHash(from),
});

/** Edition and twist are known already; a stacked box is written out in full. */
export const writeSetup = (out: BitWriter, {heroes: sheets, edition: {difficulties}}: Box, setup: Setup): void => {
	const {seed, edition, difficulty, heroes, twist: _, ...more} = setup;
	const mode = difficulties.findIndex(({id}) => id === difficulty);
	const seats = typeof heroes === 'object' ? heroes.map(id => sheets.findIndex(sheet => sheet.id === id)) : [];
	const isPlain = Object.keys(more).length === 0 && (difficulty === undefined || mode >= 0) && seats.every(seat => seat >= 0);
	out.bit(isPlain);
	if (!isPlain) {
		out.text(JSON.stringify(setup));
		return;
	}

	out.text(seed);
	out.bit(edition !== undefined);
	out.maybe(difficulty, () => out.choice(mode, difficulties.length));
	out.maybe(heroes, () => {
		out.bit(typeof heroes === 'number');
		out.uint(typeof heroes === 'number' ? heroes : seats.length);
		for (const seat of seats) out.choice(seat, sheets.length);
	});
};

/** Checked by whoever sets the game up. */
export const readSetupBits = (from: BitReader, {heroes: sheets, edition}: Box, twist: string | undefined): unknown => {
	if (!from.bit()) return parse(from.text());
	const seed = from.text();
	const named = from.bit();
	const difficulty = from.maybe(() => edition.difficulties[from.choice(edition.difficulties.length)]!.id);
	const heroes = from.maybe(() => {
		const isNumber = from.bit();
		const count = from.uint();
		return isNumber ? count : Array.from({length: Math.min(count, sheets.length)}, () => sheets[from.choice(sheets.length)]!.id);
	});
	return {
		...(named ? {edition: edition.id} : {}),
		...(difficulty === undefined ? {} : {difficulty}),
		...(heroes === undefined ? {} : {heroes}),
		seed,
		...(twist === undefined ? {} : {twist}),
	};
};
