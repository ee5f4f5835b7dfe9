/**
 * Bundles the command line and the library into dist/, with everything they use, so that the package has no dependencies.
 * Builds next door and moves it over at the end: whoever looks at dist/ sees the old build or the new one, never half of one.
 */
import {execFileSync} from 'node:child_process';
import {chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {bundleOptions, requireShim} from './bundle.mjs';
import {buildStamp, buildStampFile, dist, holds, root} from './stamp.mjs';
import {declareTypes} from './types.mjs';

// Taken before anything is read: a file that changes meanwhile makes the build stale, not wrong.
const stamp = buildStamp();
const workshop = mkdtempSync(path.join(root, 'node_modules', '.dungeon-fighter-build-'));
const fresh = path.join(workshop, 'dist');

const shebang = '#!/usr/bin/env node\n';

const bundle = async () => {
	const {outputFiles, metafile} = await build({
		...bundleOptions,
		entryPoints: {cli: 'cli.tsx', index: 'source/index.ts'},
		outdir: fresh,
		write: false,
		splitting: true,
		chunkNames: 'chunks/[name]-[hash]',
		metafile: true,
	});
	for (const {path: file, text} of outputFiles) {
		const isCommand = path.relative(fresh, file) === 'cli.js';
		const body = text.replace(/^#!.*\n/, '');
		mkdirSync(path.dirname(file), {recursive: true});
		writeFileSync(file, `${isCommand ? shebang : ''}${/\btypeof require\b/.test(body) ? requireShim : ''}${body}`);
		if (isCommand) {
			chmodSync(file, 0o755);
		}
	}
	writeFileSync(path.join(fresh, 'LICENSES.txt'), licences(metafile));
};

/** The terms of every package that has a byte in the bundle. */
const licences = metafile => {
	const filesByFolder = new Map();
	for (const {inputs} of Object.values(metafile.outputs)) {
		for (const [file, {bytesInOutput}] of Object.entries(inputs)) {
			const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
			if (folder && bytesInOutput > 0) {
				filesByFolder.set(folder, [...(filesByFolder.get(folder) ?? []), file]);
			}
		}
	}
	const packages = [...filesByFolder].map(([folder, files]) => {
		const {name, version, license} = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
		return {name, text: `${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${[terms(folder), ...inherited(files)].join('\n\n')}\n`};
	});
	packages.sort((a, b) => (a.name < b.name ? -1 : 1));
	return [
		'Dungeon Fighter for the terminal contains parts of the packages below, under these terms.\n',
		...packages.map(({text}) => text),
	].join('\n');
};

const terms = folder => {
	const names = readdirSync(path.join(root, folder));
	const file = names.find(name => /^(licen[cs]e|copying)/i.test(name));
	if (file) {
		return readFileSync(path.join(root, folder, file), 'utf8').trim();
	}
	// Some packages keep the text at the end of their readme.
	const readme = names.find(name => /^readme/i.test(name));
	const text = readme ? readFileSync(path.join(root, folder, readme), 'utf8') : '';
	const start = text.search(/^(#+\s*)?licen[cs]e\b/im);
	if (start >= 0) {
		return text.slice(start).trim();
	}
	// And some only name a licence that everybody knows.
	const {license, author} = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
	if (license !== 'MIT' || !author) {
		throw new Error(`${folder} is bundled but states no licence terms.`);
	}
	return mit(author.name ?? author);
};

const mit = author => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE
FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** A package that is a bundle itself lists the terms of its parts next to its code. */
const inherited = files =>
	[...new Set(files.map(file => path.join(root, path.dirname(file))))].flatMap(folder =>
		readdirSync(folder)
			.filter(name => /^licen[cs]es\.(md|txt)$/i.test(name))
			.map(name => readFileSync(path.join(folder, name), 'utf8').trim()),
	);

/** The manual comes from the command itself, so that it names what there is. */
const writeManual = () => {
	mkdirSync(path.join(fresh, 'man'), {recursive: true});
	writeFileSync(path.join(fresh, 'man', 'dungeon-fighter.1'), execFileSync(process.execPath, [path.join(fresh, 'cli.js'), 'man']));
};

const moveIn = () => {
	for (let attempt = 0; attempt < 5; attempt++) {
		try {
			if (existsSync(dist)) {
				renameSync(dist, path.join(workshop, `old-${attempt}`));
			}
			renameSync(fresh, dist);
			return;
		} catch {
			// Another build moved in first, which is as good as ours if it was made from the same files.
			if (holds(buildStampFile, stamp)) {
				return;
			}
		}
	}
	// A system that does not let go of an open folder, or node_modules on another disk: copy, the stamp last.
	rmSync(buildStampFile, {force: true});
	cpSync(fresh, dist, {recursive: true, filter: source => path.basename(source) !== '.stamp'});
	cpSync(path.join(fresh, '.stamp'), buildStampFile);
};

try {
	await Promise.all([bundle(), declareTypes(path.join(fresh, 'types'))]);
	writeManual();
	writeFileSync(path.join(fresh, '.stamp'), `${stamp}\n`);
	moveIn();
} catch (error) {
	// esbuild has already told what is wrong.
	if (!error.errors) {
		process.stderr.write(`${error.message}\n`);
	}
	process.exitCode = 1;
} finally {
	rmSync(workshop, {recursive: true, force: true});
}
