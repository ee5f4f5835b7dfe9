/**
 * What a player likes, in `settings.json`. Opened only by those who need it, because the package that keeps the file takes its
 * time to load. A file that cannot be used is set aside, and the game goes on with what could be read.
 */
import {existsSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {reasonOf} from './disk.js';
import {settingsFolder} from './folders.js';
import {defaultSettings, offsetLimits, type Settings} from './setting-values.js';

const keyNames = z.array(z.string().min(1).max(24)).max(8);

const schemas: {readonly [Name in keyof Settings]: z.ZodType<Settings[Name]>} = {
	throwMode: z.enum(['timed', 'steady']),
	assist: z.union([z.literal(100), z.literal(80), z.literal(60)]),
	reducedMotion: z.boolean(),
	colours: z.enum(['auto', '16', 'none']),
	glyphs: z.enum(['unicode', 'ascii']),
	bell: z.boolean(),
	keys: z.record(z.string().max(24), keyNames),
	offset: z.int().min(offsetLimits.least).max(offsetLimits.most),
	tutorialOffered: z.boolean(),
	names: z.array(z.string().max(40)).max(12),
};

const names = Object.keys(schemas) as (keyof Settings)[];

type Reading = {readonly good: Partial<Settings>; readonly bad: readonly string[]};

/** What of a file can be used, and the names of what can not; keys from another version are left alone. */
const sift = (content: unknown): Reading => {
	if (typeof content !== 'object' || content === null || Array.isArray(content)) return {good: {}, bad: ['the whole of it']};
	const good: Record<string, unknown> = {};
	const bad: string[] = [];
	for (const name of names) {
		if (!Object.hasOwn(content, name)) continue;
		const {success, data} = schemas[name].safeParse((content as Record<string, unknown>)[name]);
		if (success) good[name] = data;
		else bad.push(name);
	}

	return {good: good as Partial<Settings>, bad};
};

const readFile = (file: string): Reading => {
	if (!existsSync(file)) return {good: {}, bad: []};
	try {
		return sift(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return {good: {}, bad: ['the whole of it']};
	}
};

export type SettingsFile = {
	readonly file: string;
	readonly values: Settings;
	/** One sentence, if something is wrong with the file. */
	readonly problem: string | undefined;
	/** Changes some of them, now and, where the disk allows, for good. */
	readonly change: (changes: Partial<Settings>) => void;
};

const damageOf = (file: string, bad: readonly string[]): string => {
	const aside = `${file}.${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.damaged`;
	const what = `The settings cannot be read (${bad.join(', ')})`;
	try {
		renameSync(file, aside);
		return `${what}; the file is set aside as ${aside}, and the usual ones are used.`;
	} catch (error) {
		return `${what}, nor set aside, because ${reasonOf(error)}; the usual ones are used.`;
	}
};

export const openSettings = async (folder = settingsFolder()): Promise<SettingsFile> => {
	const file = path.join(folder, 'settings.json');
	const {good, bad} = readFile(file);
	let problem = bad.length > 0 ? damageOf(file, bad) : undefined;
	let values: Settings = {...defaultSettings, ...good};
	const attempt = <Result>(act: () => Result): Result | undefined => {
		try {
			return act();
		} catch (error) {
			problem ??= `The settings are not being saved, because ${reasonOf(error)} (${file}).`;
			return undefined;
		}
	};

	const {default: Conf} = await import('conf');
	const store = attempt(
		() => new Conf<Record<string, unknown>>({cwd: folder, configName: 'settings', accessPropertiesByDotNotation: false}),
	);
	if (bad.length > 0 && Object.keys(good).length > 0) attempt(() => store?.set({...good}));
	return {
		file,
		get values() {
			return values;
		},
		get problem() {
			return problem;
		},
		change(changes) {
			values = {...values, ...changes};
			attempt(() => store?.set({...changes}));
		},
	};
};
