/**
 * A run as a file: its setup and its actions, one JSON line each, with a short hash of the state after it. Nothing else
 * is kept, because nothing else is needed to play it again.
 */

export const journalFormat = 1;

/** Beside the game: what a hall of fame would like to know, and no rule does. */
export type JournalAbout = {
	/** When it began, as an ISO date. */
	readonly started: string;
	/** Who plays whom. */
	readonly names?: Readonly<Record<string, string>> | undefined;
	readonly throwing: 'timed' | 'steady' | 'tabletop' | 'bot';
	/** The speed of the bars in per cent, where it was not the usual one. */
	readonly assist?: number | undefined;
	/** Of the package that played it. */
	readonly version: string;
	/** The day whose challenge it is. */
	readonly daily?: string | undefined;
	/** What the attempt at it is worth: `ranked` is the first of its day, `practice` a later one, `past` one of another day. */
	readonly attempt?: 'ranked' | 'practice' | 'past' | undefined;
	/** So many moves are those of another run, which somebody took over from. */
	readonly takenOver?: number | undefined;
};

export type JournalHead = {
	readonly journal: number;
	readonly edition: string;
	/** The version of the rules, and the fingerprint of the cards they were played with. */
	readonly rules: number;
	readonly contents: string;
	readonly setup: unknown;
	/** Not checked: a journal is as true without it. */
	readonly about?: unknown;
	readonly hash: string;
};

export type JournalEntry = {
	readonly act: unknown;
	readonly hash: string;
	/** With the last action of a game that is over: what came of it, for those who do not want to play it again. */
	readonly end?: unknown;
};

/** The last line of a run that was given up. It has no line feed after it, so that older readers take it for a torn line. */
type JournalEnd = {readonly end: unknown; readonly hash: string};

export type Journal = {
	readonly head: JournalHead;
	readonly entries: readonly JournalEntry[];
	/** The last line was cut off in the middle and is left out. */
	readonly torn: boolean;
	/** What the last line says about the end, wherever it stands; not checked. */
	readonly end?: unknown;
	/** It ends with a line of its own: the run was given up. */
	readonly closed?: true | undefined;
};

/** A file that is no journal, or no longer one. */
export class JournalDamage extends Error {
	override readonly name = 'JournalDamage';

	constructor(
		/** Counted from 1. */
		readonly line: number,
		message: string,
	) {
		super(message);
	}
}

export const journalLine = (entry: JournalHead | JournalEntry): string => `${JSON.stringify(entry)}\n`;

const parse = (line: string): unknown => {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const isHead = (value: unknown): value is JournalHead =>
	isRecord(value) &&
	typeof value.journal === 'number' &&
	typeof value.edition === 'string' &&
	typeof value.rules === 'number' &&
	typeof value.contents === 'string' &&
	isRecord(value.setup) &&
	typeof value.hash === 'string';

const isEntry = (value: unknown): value is JournalEntry => isRecord(value) && isRecord(value.act) && typeof value.hash === 'string';

const isEnd = (value: unknown): value is JournalEnd =>
	isRecord(value) && !('act' in value) && isRecord(value.end) && typeof value.hash === 'string';

/** The end comes last, because its sum is the last word. */
export const journalEnd = ({hash, end}: JournalEnd): string => JSON.stringify({hash, end});

/** A last line without its end may have been cut off by a crash; any other bad line is damage. */
export const parseJournal = (text: string): Journal => {
	const lines = text.replace(/^\uFEFF/, '').split('\n');
	// Some editors leave empty lines behind.
	while (lines.length > 1 && lines.at(-1)?.trim() === '' && lines.at(-2)?.trim() === '') lines.pop();
	const cut = lines.pop() ?? '';
	const last = parse(cut);
	const torn = cut !== '' && !isEntry(last) && !isEnd(last) && !(lines.length === 0 && isHead(last));
	if (cut !== '' && !torn) lines.push(cut);
	const [first, ...rest] = lines;
	const head = first === undefined ? undefined : parse(first);
	if (!isHead(head)) throw new JournalDamage(1, 'This is not a journal of Dungeon Fighter.');
	const final = rest.length === 0 ? undefined : parse(rest.at(-1) ?? '');
	const closed = isEnd(final);
	if (closed) rest.pop();
	const entries = rest.map((line, index) => {
		const entry = parse(line);
		if (!isEntry(entry)) throw new JournalDamage(index + 2, `Line ${index + 2} is damaged.`);
		return entry;
	});
	if (closed) return {head, entries, torn, end: final.end, closed};
	const end = entries.at(-1)?.end;
	return end === undefined ? {head, entries, torn} : {head, entries, torn, end};
};
