/** What the title shows, read without the box and without checking it: the first frame waits for nothing else. */
import {readFileSync} from 'node:fs';
import {dataFolder, packageVersion} from '../store/package-folder.js';
import type {Cover} from './screens/title.js';
import type {Settings} from './shelf.js';

const read = (file: URL | string): unknown => {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		// Whoever opens the house finds the same fault and says it in a sentence.
		return undefined;
	}
};

const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(each => typeof each === 'string') : []);

/** `pick` chooses one of so many lines. */
export const readCover = (pick: (length: number) => number, folder = 'second-edition'): Cover => {
	const portraits = read(new URL(`${folder}/portraits.json`, dataFolder())) as {title?: unknown} | undefined;
	const voice = read(new URL(`${folder}/voice.json`, dataFolder())) as {lines?: {tagline?: unknown; tip?: unknown}} | undefined;
	const one = (lines: readonly string[]): string => lines[pick(lines.length)] ?? '';
	return {
		art: strings(portraits?.title),
		tagline: one(strings(voice?.lines?.tagline)),
		tip: one(strings(voice?.lines?.tip)),
		version: packageVersion(),
	};
};

/** The part of a settings file that the first frame looks like; the file is checked later, by whoever keeps it. */
export const readFirstSettings = (file: string): Partial<Settings> => {
	const {colours, glyphs} = (read(file) ?? {}) as {colours?: unknown; glyphs?: unknown};
	return {
		...(colours === '16' || colours === 'none' ? {colours} : {}),
		...(glyphs === 'ascii' ? {glyphs} : {}),
	};
};
