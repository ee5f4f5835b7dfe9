/** What the installed packages and the build depend on, as short hashes to leave next to them. Needs nothing installed. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));
export const dist = path.join(root, 'dist');
export const buildStampFile = path.join(dist, '.stamp');
export const packagesStampFile = path.join(root, 'node_modules', '.dungeon-fighter-stamp');

const builtFrom = [
	'cli.tsx',
	'source',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'tsconfig.build.json',
	'scripts/build.mjs',
	'scripts/bundle.mjs',
	'scripts/stamp.mjs',
	'scripts/types.mjs',
];

const filesOf = name => {
	const file = path.join(root, name);
	if (!existsSync(file)) {
		return [];
	}
	if (!statSync(file).isDirectory()) {
		return [name];
	}
	return readdirSync(file)
		.sort()
		.flatMap(entry => filesOf(`${name}/${entry}`));
};

const hashOf = names => {
	const hash = createHash('sha256');
	for (const name of names.flatMap(filesOf)) {
		const content = readFileSync(path.join(root, name));
		hash.update(`${name}\n${content.length}\n`).update(content);
	}
	return hash.digest('hex');
};

export const packagesStamp = () => hashOf(['package-lock.json']);
export const buildStamp = () => hashOf(builtFrom);

/** Whether `file` holds `stamp`; a missing file holds nothing. */
export const holds = (file, stamp) => existsSync(file) && readFileSync(file, 'utf8').trim() === stamp;
