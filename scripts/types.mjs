/**
 * Writes the type declarations of the library. Where they speak of a package that is bundled (the cards are zod schemas),
 * its declarations come along, since nobody who installs the game has that package.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {root} from './stamp.mjs';

const compile = folder =>
	new Promise((resolve, reject) => {
		const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
		const args = [compiler, '--project', path.join(root, 'tsconfig.build.json'), '--outDir', folder];
		spawn(process.execPath, args, {cwd: root, stdio: ['ignore', 2, 2]})
			.on('error', reject)
			.on('close', code => (code === 0 ? resolve() : reject(new Error('The type declarations could not be written.'))));
	});

const imports = /(?<before>\bfrom\s*|\bimport\s*\(?\s*)(?<quote>["'])(?<name>[^"'\n]+)\k<quote>/g;
const declarationOf = file => file.replace(/\.([cm]?)js$/, '.d.$1ts');

/** The main module of an installed package, if its declarations lie next to it. */
const entryOf = name => {
	try {
		const entry = fileURLToPath(import.meta.resolve(name));
		return existsSync(declarationOf(entry)) ? entry : undefined;
	} catch {
		return;
	}
};

export const declareTypes = async folder => {
	await compile(folder);
	const modules = path.join(root, 'node_modules');
	const vendored = file => path.join(folder, 'vendor', path.relative(modules, file));
	const copied = new Set();

	/** Copies a declaration file of a package and everything it imports from there. */
	const bringAlong = file => {
		const declaration = declarationOf(file);
		if (copied.has(declaration) || !existsSync(declaration)) {
			return;
		}
		copied.add(declaration);
		const text = readFileSync(declaration, 'utf8');
		mkdirSync(path.dirname(vendored(declaration)), {recursive: true});
		writeFileSync(vendored(declaration), text);
		for (const {groups} of text.matchAll(imports)) {
			if (groups.name.startsWith('.')) {
				bringAlong(path.resolve(path.dirname(declaration), groups.name));
			}
		}
	};

	const own = readdirSync(folder, {recursive: true}).filter(name => name.endsWith('.d.ts'));
	for (const name of own) {
		const file = path.join(folder, name);
		const text = readFileSync(file, 'utf8');
		const rewritten = text.replaceAll(imports, (whole, ...rest) => {
			const {before, quote, name: imported} = rest.at(-1);
			const entry = /^(\.|node:)/.test(imported) ? undefined : entryOf(imported);
			if (!entry) {
				return whole;
			}
			bringAlong(entry);
			const target = path.relative(path.dirname(file), vendored(entry)).replaceAll('\\', '/');
			return `${before}${quote}${target}${quote}`;
		});
		if (rewritten !== text) {
			writeFileSync(file, rewritten);
		}
	}
};
