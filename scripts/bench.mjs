/** Runs the benchmarks the way the game is shipped, as bundles: `npm run bench`, or `npm run bench -- throws` for one. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {root} from './stamp.mjs';

const wanted = process.argv.slice(2);
const names = readdirSync(path.join(root, 'bench'))
	.map(file => path.parse(file).name)
	.filter(name => wanted.length === 0 || wanted.includes(name));
const folder = path.join(root, 'node_modules', '.dungeon-fighter-bench');
mkdirSync(folder, {recursive: true});

for (const name of names) {
	const outfile = path.join(folder, `${name}.mjs`);
	await build({
		entryPoints: [path.join(root, 'bench', `${name}.ts`)],
		outfile,
		bundle: true,
		format: 'esm',
		platform: 'node',
		target: 'node20',
		banner: {js: "import {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);"},
		logLevel: 'warning',
	});
	spawnSync(process.execPath, [outfile], {stdio: 'inherit'});
}
