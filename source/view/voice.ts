/**
 * The voice of the game: which of several lines is said, and with what in its gaps. The words are data (`voice.json`) and no
 * part of the box, so a better joke never makes an old journal untrue.
 */
import * as z from 'zod';
import {check, problem} from '../dungeon-fighter/check.js';
import {drawOnce} from '../kernel/random.js';
import {type Values, type VoiceKey, voiceKeys} from './voice-keys.js';

const linesSchema = z.array(z.string().min(1).max(140)).min(1);

export const voiceSchema = z.strictObject({
	lines: z.record(z.string(), linesSchema),
	titles: z.record(z.string(), linesSchema),
});

export type Voice = {
	readonly lines: Readonly<Record<VoiceKey, readonly string[]>>;
	/** A word on each title of the edition, by the title. */
	readonly titles: Readonly<Record<string, readonly string[]>>;
};

/** Says one of the lines of a key. */
export type Say = (<Key extends VoiceKey>(key: Key, values: Values<Key>) => string) & {
	/** Whether this has not been said before; whoever keeps no count says everything in full. */
	readonly isNews?: (words: string) => boolean;
	/** Lines should be short: about so many columns. */
	readonly width?: number;
};

const gap = /\{([^{}]*)\}/g;

const gapsOf = (line: string): readonly string[] => [...line.matchAll(gap)].map(([, name]) => name!);

const isKey = (key: string): key is VoiceKey => Object.hasOwn(voiceKeys, key);

/** Checks the parsed JSON of a `voice.json`; `file` is what a problem calls it. */
export const openVoice = (content: unknown, file = 'voice'): Voice => {
	const {lines, titles} = check(file, voiceSchema, content);
	for (const [key, all] of Object.entries(lines)) {
		if (!isKey(key)) throw problem(file, 'lines', key, 'nothing in the game is called that');
		const {must, may}: {must: readonly string[]; may: readonly string[]} = voiceKeys[key];
		for (const [index, line] of all.entries()) {
			const place = `line ${index + 1}`;
			const gaps = gapsOf(line);
			const missing = must.find(name => !gaps.includes(name));
			if (missing !== undefined) throw problem(file, key, place, `does not say {${missing}}`);
			const unknown = gaps.find(name => !must.includes(name) && !may.includes(name));
			if (unknown !== undefined) throw problem(file, key, place, `{${unknown}} is not known here`);
			if (/[{}]/.test(line.replace(gap, ''))) throw problem(file, key, place, 'has half a pair of braces');
			if (all.indexOf(line) !== index) throw problem(file, key, place, 'is told twice');
		}
	}

	const silent = Object.keys(voiceKeys).find(key => !Object.hasOwn(lines, key));
	if (silent !== undefined) throw problem(file, 'lines', silent, 'has no lines');
	return {lines: lines as unknown as Voice['lines'], titles};
};

const shuffled = (seed: string, key: string, cycle: number, length: number): readonly number[] =>
	drawOnce(`${seed}/${cycle}`, `voice/${key}`).shuffle(Array.from({length}, (_, index) => index));

/**
 * Which of `length` lines is said the `turn`-th time, counted from 0: all of them in a mixed order, then all again in
 * another, and never the same one twice in a row.
 */
export const choose = (key: string, length: number, seed: string, turn: number): number => {
	if (length < 2) return 0;
	// Two lines take turns: a second shuffle of them could only repeat one.
	if (length === 2) return (shuffled(seed, key, 0, 2)[0]! + turn) % 2;
	const cycle = Math.floor(turn / length);
	const order = shuffled(seed, key, cycle, length);
	const place = turn % length;
	const before = cycle > 0 ? shuffled(seed, key, cycle - 1, length).at(-1) : undefined;
	// Swapping the first two leaves the last one alone, which the next cycle looks at.
	return order[0] === before && place < 2 ? order[1 - place]! : order[place]!;
};

export const line = (voice: Voice, key: VoiceKey, seed: string, turn: number): string => {
	const lines = voice.lines[key];
	return lines[choose(key, lines.length, seed, turn)]!;
};

/** A line may begin with a gap, and what goes into it need not begin with a capital. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string => {
	const text = template.replace(gap, (_, name: string) => String(values[name]));
	return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** Says a game from its beginning: it counts how often each key was said, so the same seed and events give the same words. */
export const speaker = (voice: Voice, seed: string): Say => {
	const turns = new Map<VoiceKey, number>();
	const said = new Set<string>();
	const say = <Key extends VoiceKey>(key: Key, values: Values<Key>): string => {
		const turn = turns.get(key) ?? 0;
		turns.set(key, turn + 1);
		return fill(line(voice, key, seed, turn), values);
	};
	const isNews = (words: string): boolean => {
		const isNew = !said.has(words);
		said.add(words);
		return isNew;
	};
	return Object.assign(say, {isNews});
};

/** Always the first line of a key, which is the plain one. */
export const plainly =
	(voice: Voice): Say =>
	(key, values) =>
		fill(voice.lines[key][0]!, values);

/** What there is to say about a title, if anything. */
export const titleLine = (voice: Voice, title: string, seed: string): string | undefined => {
	const lines = Object.hasOwn(voice.titles, title) ? voice.titles[title]! : [];
	return lines[choose(title, lines.length, seed, 0)];
};
