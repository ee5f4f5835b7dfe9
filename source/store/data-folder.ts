import {existsSync, readFileSync} from 'node:fs';

const isHome = (folder: URL): boolean => {
	const manifest = new URL('package.json', folder);
	return (
		existsSync(new URL('data/', folder)) &&
		existsSync(manifest) &&
		(JSON.parse(readFileSync(manifest, 'utf8')) as {name?: unknown}).name === 'dungeon-fighter'
	);
};

const search = (folder: URL): URL => {
	if (isHome(folder)) {
		return new URL('data/', folder);
	}
	const parent = new URL('../', folder);
	if (parent.href === folder.href) {
		throw new Error('The folder with the cards is missing; install dungeon-fighter again.');
	}
	return search(parent);
};

/** The folder of the cards, seen from the bundle in dist/ as well as from the source tree. */
export const dataFolder = (): URL => search(new URL('./', import.meta.url));
