/** How the game is bundled; the benches and the tests in a real terminal bundle in the same way. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {root} from './stamp.mjs';

const change = (file, ...changes) => {
	let text = readFileSync(file, 'utf8');
	for (const [from, to] of changes) {
		if (typeof from === 'string' ? !text.includes(from) : !from.test(text)) {
			throw new Error(`${path.relative(root, file)} no longer holds ${from}: look at scripts/bundle.mjs.`);
		}
		text = text.replace(from, match => to.replace('$&', match));
	}
	return {contents: text, loader: 'js'};
};

/** One list of narrow characters for the measure of text and for the screen. */
const narrowFile = JSON.stringify(path.join(root, 'source', 'kernel', 'narrow.ts'));

/**
 * Gets Ink on the screen sooner: without its developer tools, and with its layout engine started at once instead of after a
 * promise, which would make every module above wait.
 */
const quickInk = {
	name: 'quick-ink',
	setup: ({onLoad, onResolve}) => {
		onLoad({filter: /[\\/]ink[\\/]build[\\/]reconciler\.js$/}, ({path: file}) =>
			change(
				file,
				[/if \(isDev\(\)\) \{\s+try \{[\s\S]*?\n\}\n/, ''],
				[/async function loadPackageJson[\s\S]*?\n\}\n/, ''],
				[/isDev\(\)\s+\? await loadPackageJson\(\)\s+: /, ''],
			),
		);
		// What the stage does itself: it knows the size, gives the terminal back at the end, and says what went wrong.
		const spare = {
			'terminal-size': 'export default () => ({columns: 80, rows: 24});',
			'signal-exit': 'export default () => () => undefined;',
			'patch-console': 'export default () => () => undefined;',
			'ErrorOverview.js': 'export default () => null;',
		};
		onResolve({filter: /^(terminal-size|signal-exit|patch-console|\.\/ErrorOverview\.js)$/}, ({path: name}) => ({
			path: path.basename(name),
			namespace: 'spare',
		}));
		onLoad({filter: /.*/, namespace: 'spare'}, ({path: name}) => ({contents: spare[name], loader: 'js'}));
		// Reading the table of emoji takes as long as starting half of Node, and most screens hold letters and frames alone.
		onLoad({filter: /node_modules[\\/]string-width[\\/]index\.js$/}, ({path: file}) =>
			change(
				file,
				[
					'const rgiEmojiRegex = ',
					`import {narrow} from ${narrowFile};\nconst isNarrow = new RegExp(\`^[\${narrow}]*$\`);\n` +
						'let rgiEmoji;\nconst rgiEmojiRegex = {test: text => (rgiEmoji ??= readEmoji()).test(text)};\nconst readEmoji = () => ',
				],
				['/^[\\u0020-\\u007E]*$/', 'isNarrow'],
			),
		);
		// Ink compares the styles of each cell of the screen with those of the one before it, at length; most have the same, or none.
		onLoad({filter: /[\\/]ansi-tokenize[\\/]build[\\/]diff\.js$/}, ({path: file}) =>
			change(file, ['export function diffAnsiCodes(from, to) {', '$& if (from === to || from.length + to.length === 0) return [];']),
		);
		onLoad({filter: /[\\/]ansi-tokenize[\\/]build[\\/]ansiCodes\.js$/}, ({path: file}) =>
			change(file, ['export function ansiCodesToString(codes) {', "$& if (codes.length === 0) return '';"]),
		);
		onLoad({filter: /[\\/]ansi-tokenize[\\/]build[\\/]styledChars\.js$/}, ({path: file}) =>
			change(file, ['styles: [...codes]', 'styles: codes']),
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
	// One measure of text, not two.
	alias: {'string-width': path.join(root, 'node_modules', 'string-width', 'index.js')},
	plugins: [quickInk],
};

// CommonJS packages call `require` for Node's own modules; a module has none of its own.
export const requireShim = `import {createRequire as createRequireForBundle} from 'node:module';\nconst require = createRequireForBundle(import.meta.url);\n`;

/** One program as one file. */
export const bundleProgram = async (entry, outfile, options = {}) => {
	await build({...bundleOptions, entryPoints: [entry], outfile, banner: {js: requireShim}, ...options});
};
