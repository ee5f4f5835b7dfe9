/** Takes the boxes off the shelf: reads the data folder and opens what is in it. */
import {readFileSync} from 'node:fs';
import {type Box, type BoxFiles, boxFiles, openBox} from '../dungeon-fighter/box.js';
import {DataProblem} from '../dungeon-fighter/data-problem.js';
import {readTwists, type TwistCard, twistFiles} from '../dungeon-fighter/twists.js';
import {dataFolder} from './package-folder.js';

/** The editions that can be played, by id, and their folders. */
const folders: Readonly<Record<string, string>> = {second: 'second-edition'};

export const editionIds = Object.keys(folders);

const readJson = (folder: URL, path: string): unknown => {
	let text: string;
	try {
		text = readFileSync(new URL(path, folder), 'utf8');
	} catch {
		throw new DataProblem(`${path} cannot be read; reinstall the game.`);
	}

	try {
		return JSON.parse(text);
	} catch (error) {
		throw new DataProblem(`${path} is not JSON: ${(error as Error).message}.`);
	}
};

const boxes = new Map<string, Box>();

const twists = new Map<string, readonly TwistCard[]>();

/** Names the folder in what is wrong with one of its files. */
const inFolder = <Result>(folder: string, act: () => Result): Result => {
	try {
		return act();
	} catch (error) {
		if (error instanceof DataProblem && !/^throws\.json|\//.test(error.message)) throw new DataProblem(`${folder}/${error.message}`);
		throw error;
	}
};

/** Reads and checks the files of a data folder. */
export const readBox = (data: URL, folder: string, twist?: TwistCard): Box => {
	const files = Object.fromEntries(boxFiles.map(file => [file, readJson(data, `${folder}/${file}.json`)]));
	const all = {...files, throws: readJson(data, 'throws.json')} as BoxFiles;
	return inFolder(folder, () => (twist ? openBox(twistFiles(all, twist), twist) : openBox(all)));
};

const folderOf = (edition: string): string | undefined => (Object.hasOwn(folders, edition) ? folders[edition] : undefined);

/** The twists of an edition, read once; an unknown edition has none. */
export const twistsOf = (edition: string): readonly TwistCard[] => {
	const folder = folderOf(edition);
	if (folder === undefined) return [];
	const known = twists.get(edition) ?? inFolder(folder, () => readTwists(readJson(dataFolder(), `${folder}/twists.json`)));
	twists.set(edition, known);
	return known;
};

/** The box of an edition, opened once; with a twist, what the twist makes of it. Undefined where there is no such thing. */
export const boxOf = (edition: string, twist?: string): Box | undefined => {
	const folder = folderOf(edition);
	if (folder === undefined) return undefined;
	const key = twist === undefined ? edition : `${edition}/${twist}`;
	const known = boxes.get(key);
	if (known) return known;
	const card = twist === undefined ? undefined : twistsOf(edition).find(({id}) => id === twist);
	if (twist !== undefined && !card) return undefined;
	const box = readBox(dataFolder(), folder, card);
	boxes.set(key, box);
	return box;
};

/** Files beside the box that change how the game sounds, looks and praises, and never how it plays; no fingerprint knows them. */
export type LooksFile = 'voice' | 'portraits' | 'achievements';

/** What a problem calls the file, without its ending, and the parsed JSON in it. */
export const readLooks = (edition: string, looks: LooksFile): {readonly file: string; readonly content: unknown} => {
	const folder = folderOf(edition);
	if (folder === undefined) throw new DataProblem(`There is no edition "${edition}".`);
	const file = `${folder}/${looks}`;
	return {file, content: readJson(dataFolder(), `${file}.json`)};
};
