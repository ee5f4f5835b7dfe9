/** Where the game lives: seen from the bundle in dist/ as well as from the source tree. */
import {existsSync, readFileSync} from 'node:fs';

type Manifest = {readonly name?: unknown; readonly version?: unknown};

const manifestIn = (folder: URL): Manifest | undefined => {
	const file = new URL('package.json', folder);
	return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
};

const search = (folder: URL): {folder: URL; manifest: Manifest} => {
	const manifest = manifestIn(folder);
	if (manifest?.name === 'dungeon-fighter') return {folder, manifest};
	const parent = new URL('../', folder);
	if (parent.href === folder.href) throw new Error('The package.json of the game is missing; install dungeon-fighter again.');
	return search(parent);
};

const here = (): ReturnType<typeof search> => search(new URL('./', import.meta.url));

/** The folder of the cards. */
export const dataFolder = (): URL => new URL('data/', here().folder);

export const packageVersion = (): string => String(here().manifest.version);
