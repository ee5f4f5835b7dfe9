/** How the game is bundled; the benches and the tests in a real terminal bundle in the same way. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {root} from './stamp.mjs';

const change = (file, ...changes) => {
	let text = readFileSync(file, 'utf8');
	for (const [from, to] of changes) {
		if (text.search(from) < 0) {
			throw new Error(`${path.relative(root, file)} no longer holds ${from}: look at scripts/bundle.mjs.`);
		}
		text = text.replace(from, to);
	}
	return {contents: text, loader: 'js'};
};

/**
 * Gets Ink on the screen sooner: without its developer tools, and with its layout engine started at once instead of after a
 * promise, which would make every module above wait.
 */
const quickInk = {
	name: 'quick-ink',
	setup: ({onLoad}) => {
		onLoad({filter: /[\\/]ink[\\/]build[\\/]reconciler\.js$/}, ({path: file}) =>
			change(
				file,
				[/if \(isDev\(\)\) \{\s+try \{[\s\S]*?\n\}\n/, ''],
				[/async function loadPackageJson[\s\S]*?\n\}\n/, ''],
				[/isDev\(\)\s+\? await loadPackageJson\(\)\s+: /, ''],
			),
		);
		onLoad({filter: /[\\/]yoga-layout[\\/]dist[\\/]src[\\/]index\.js$/}, ({path: file}) =>
			change(file, [
				/const Yoga = wrapAssembly\(await loadYoga\(\)\);/,
				`const assembly = {
					instantiateWasm: (imports, done) => {
						const instance = new WebAssembly.Instance(new WebAssembly.Module(loadYoga.binary), imports);
						done(instance);
						return instance.exports;
					},
				};
				loadYoga(assembly);
				const Yoga = wrapAssembly(assembly);`,
			]),
		);
		onLoad({filter: /yoga-wasm-base64-esm\.js$/}, ({path: file}) => {
			const [, base64] = /"data:application\/octet-stream;base64,([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
			return change(
				file,
				[/"data:application\/octet-stream;base64,[^"]+"/, '"data:application/octet-stream;base64,"'],
				[/export default loadYoga;/, `loadYoga.binary = Buffer.from('${base64}', 'base64');\nexport default loadYoga;`],
			);
		});
	},
};

export const bundleOptions = {
	absWorkingDir: root,
	bundle: true,
	format: 'esm',
	platform: 'node',
	target: 'node20',
	jsx: 'automatic',
	// Development React takes twice the time and keeps something of every commit.
	define: {'process.env.NODE_ENV': '"production"'},
	minifySyntax: true,
	charset: 'utf8',
	legalComments: 'none',
	logLevel: 'warning',
	plugins: [quickInk],
};

// CommonJS packages call `require` for Node's own modules; a module has none of its own.
export const requireShim = `import {createRequire as createRequireForBundle} from 'node:module';\nconst require = createRequireForBundle(import.meta.url);\n`;

/** One program as one file. */
export const bundleProgram = async (entry, outfile, options = {}) => {
	await build({...bundleOptions, entryPoints: [entry], outfile, banner: {js: requireShim}, ...options});
};
