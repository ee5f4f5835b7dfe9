/** What is loaded for what: nobody who has no use for a screen waits for one. */
import {build, type Metafile} from 'esbuild';
import {expect, test} from 'vitest';
import {bundleOptions} from '../scripts/bundle.mjs';

const bundle = async (entry: string, splitting: boolean): Promise<Metafile> => {
	const {metafile} = await build({...bundleOptions, entryPoints: [entry], splitting, outdir: 'dist', write: false, metafile: true});
	return metafile;
};

const screens = /node_modules\/(?:ink|react|react-reconciler|yoga-layout|conf)\/|source\/(?:ui|terminal)\//;

/** Everything below an output that is loaded together with it. */
const loadedWith = (metafile: Metafile, name: string, seen = new Set<string>()): ReadonlySet<string> => {
	if (seen.has(name)) return seen;
	seen.add(name);
	for (const {path, kind} of metafile.outputs[name]?.imports ?? []) if (kind === 'import-statement') loadedWith(metafile, path, seen);
	return seen;
};

test.each(['sim', 'engine', 'verify', 'cards'])('the command "%s" never loads a screen', async command => {
	const {inputs} = await bundle(`source/commands/${command}.ts`, false);
	expect(Object.keys(inputs).filter(input => screens.test(input))).toEqual([]);
	expect(Object.keys(inputs)).toContain(`source/commands/${command}.ts`);
});

test('neither does the library', async () => {
	const {inputs} = await bundle('source/index.ts', false);
	expect(Object.keys(inputs).filter(input => screens.test(input))).toEqual([]);
});

test('the command line loads nothing but itself until it knows what is wanted', async () => {
	const metafile = await bundle('cli.tsx', true);
	const [entry] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === 'cli.tsx') ?? [''];
	const inputs = [...loadedWith(metafile, entry)].flatMap(name => Object.keys(metafile.outputs[name]?.inputs ?? {}));
	expect(inputs).toContain('source/commands/run.ts');
	expect(inputs.filter(input => screens.test(input) || input.includes('node_modules/'))).toEqual([]);
});
