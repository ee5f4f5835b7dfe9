/** Takes the boxes off the shelf: reads the data folder and opens what is in it. */
import {readFileSync} from 'node:fs';
import {type Box, type BoxFiles, boxFiles, openBox} from '../dungeon-fighter/box.js';
import {DataProblem} from '../dungeon-fighter/data-problem.js';
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

/** Reads and checks the files of a data folder. */
export const readBox = (data: URL, folder: string): Box => {
	const files = Object.fromEntries(boxFiles.map(file => [file, readJson(data, `${folder}/${file}.json`)]));
	try {
		return openBox({...files, throws: readJson(data, 'throws.json')} as BoxFiles);
	} catch (error) {
		if (error instanceof DataProblem && !error.message.startsWith('throws.json')) throw new DataProblem(`${folder}/${error.message}`);
		throw error;
	}
};

/** The box of an edition, opened once. */
export const boxOf = (edition: string): Box | undefined => {
	const folder = Object.hasOwn(folders, edition) ? folders[edition] : undefined;
	if (folder === undefined) return undefined;
	const box = boxes.get(edition) ?? readBox(dataFolder(), folder);
	boxes.set(edition, box);
	return box;
};

/** Files beside the box that change how the game sounds and looks, and never how it plays; no fingerprint knows them. */
export type LooksFile = 'voice' | 'portraits';

/** What a problem calls the file, without its ending, and the parsed JSON in it. */
export const readLooks = (edition: string, looks: LooksFile): {readonly file: string; readonly content: unknown} => {
	const folder = Object.hasOwn(folders, edition) ? folders[edition] : undefined;
	if (folder === undefined) throw new DataProblem(`There is no edition "${edition}".`);
	const file = `${folder}/${looks}`;
	return {file, content: readJson(dataFolder(), `${file}.json`)};
};
