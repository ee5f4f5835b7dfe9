/** Runs the benchmarks the way the game is shipped, as bundles: `npm run bench`, or `npm run bench -- throws` for one. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {bundleProgram} from './bundle.mjs';
import {root} from './stamp.mjs';

const wanted = process.argv.slice(2);
const names = readdirSync(path.join(root, 'bench'))
	.filter(file => file.endsWith('.ts'))
	.map(file => path.parse(file).name)
	.filter(name => wanted.length === 0 || wanted.includes(name));
const folder = path.join(root, 'node_modules', '.dungeon-fighter-bench');
mkdirSync(folder, {recursive: true});

// Programs that a benchmark starts.
for (const file of readdirSync(path.join(root, 'bench')).filter(file => file.endsWith('.tsx'))) {
	await bundleProgram(path.join(root, 'bench', file), path.join(folder, `${path.parse(file).name}.mjs`));
}

for (const name of names) {
	const outfile = path.join(folder, `${name}.mjs`);
	await bundleProgram(path.join(root, 'bench', `${name}.ts`), outfile, {external: ['@lydell/node-pty', '@xterm/headless', 'esbuild']});
	spawnSync(process.execPath, [outfile], {stdio: 'inherit'});
}
