/**
 * The lint holds the house together (who may import whom, what may never decide a throw); this proves that it still
 * bites. All the crimes below are committed in a scratch folder with the project's own `biome.json`, in one run of Biome.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

const rules = ['dungeon-fighter', 'die-in-the-dungeon'];

/** Each room of source/ and the rooms it may import; a new room needs a line here and an override in `biome.json`. */
const arrows: Readonly<Record<string, readonly string[]>> = {
	kernel: [],
	throwing: ['kernel'],
	'dungeon-fighter': ['kernel'],
	'die-in-the-dungeon': ['kernel'],
	bots: ['kernel', 'throwing', ...rules],
	view: ['kernel', 'throwing', ...rules],
	store: ['kernel', ...rules, 'data'],
	engine: ['kernel', 'throwing', ...rules, 'bots', 'store', 'view', 'data'],
	terminal: ['kernel'],
	plain: ['kernel', 'throwing', ...rules, 'store', 'view', 'engine'],
	ui: ['kernel', 'throwing', ...rules, 'bots', 'store', 'view', 'engine', 'terminal', 'data'],
	commands: ['kernel', 'throwing', ...rules, 'bots', 'store', 'view', 'engine', 'terminal', 'plain', 'ui', 'data'],
};
const rooms = Object.keys(arrows);
const targets = [...rooms, 'data'];
const pure = ['kernel', 'throwing', ...rules];

/** Every way to name another file. */
const importForms = [
	`import {a} from '../ui/x.js';`,
	`import type {B} from '../ui/x.js';`,
	`import '../ui/x.js';`,
	`export * from '../ui/x.js';`,
	`export type {C} from '../ui/x.js';`,
	`export const d = import('../ui/x.js');`,
	'export const e = import(`../ui/x.js`);',
	`export const f = (name: string) => import(name);`,
	`export type G = import('../ui/x.js').G;`,
	`import {h} from '../../cli.js';`,
	`import {i} from '../../test/helpers/x.js';`,
	`import {j} from '../../bench/x.js';`,
	`export const k = import('../../scripts/x.js');`,
	`import {l} from 'dungeon-fighter';`,
];

const unpredictable = [
	`import {readFileSync} from 'node:fs';`,
	`import {hostname} from 'os';`,
	`export const a1 = () => Math.random();`,
	`export const a2 = () => Math['random']();`,
	`export const {random} = Math;`,
	`export const a3 = Math;`,
	...['sin', 'cos', 'tan', 'pow', 'exp', 'log', 'hypot', 'atan2', 'cbrt', 'tanh'].map(name => `export const ${name} = Math.${name}(1, 2);`),
	`export const b1 = (x: number) => x ** 2;`,
	`export const b2 = (x: {y: number}) => (x.y **= 2);`,
	`export const c1 = () => Date.now();`,
	`export const c2 = () => new Date();`,
	`export const c3 = (): Date | undefined => undefined;`,
	`export const c4 = () => performance.now();`,
	`export const d1 = () => process.env['HOME'];`,
	`export const d2 = () => globalThis.Date;`,
	`export const d3 = () => crypto.randomUUID();`,
	`export const d4 = () => console.log('boo');`,
	`export const d5 = () => fetch('https://example.com');`,
	`export const d6 = () => Buffer.from('boo');`,
	`export const d7 = require;`,
	`export const e1 = (f: () => void) => setTimeout(f, 1);`,
	`export const e2 = (f: () => void) => setInterval(f, 1);`,
	`export const e3 = (f: () => void) => setImmediate(f);`,
	`export const e4 = (f: () => void) => queueMicrotask(f);`,
	`export const f0 = new Intl.NumberFormat();`,
	`export const f1 = (x: string, y: string) => x.localeCompare(y);`,
	`export const f2 = (x: number) => x.toLocaleString();`,
];

const predictable = [
	`import {z} from 'zod';`,
	`export const a = (x: number) => z.int().parse(Math.floor(Math.sqrt(x)) + Math.min(Math.abs(x), Math.PI));`,
	`export const b = ['**', '**='].map(power => power + ' ** ');`,
	`export const c = (x: number) => x * x;`,
	`export const d = {date: 1, process: 2, random: 3}.random;`,
];

const manners: Readonly<Record<string, readonly [file: string, text: string]>> = {
	noDefaultExport: ['source/view/a-default.ts', 'export default 1;'],
	noUnusedImports: ['source/view/an-import.ts', `import {z} from 'zod';`],
	noUnusedVariables: ['source/view/a-variable.ts', 'const unused = 1;'],
	useImportType: ['source/view/a-type.ts', `import {ZodType} from 'zod';\nexport type A = ZodType;`],
	useConsistentTypeDefinitions: ['source/view/an-interface.ts', 'export interface A {b: 1}'],
	noEnum: ['source/view/an-enum.ts', 'export enum A {b = 1}'],
	useFilenamingConvention: ['source/view/camelCase.ts', 'export const a = 1;'],
	noImportCycles: ['source/view/cycle.ts', `import {a} from './cycle-back.js';\nexport const b = (): number => a();`],
	noUndeclaredDependencies: ['source/view/a-stranger.ts', `import leftPad from 'left-pad';\nexport const a = leftPad;`],
};

type Finding = {readonly file: string; readonly line: number; readonly rule: string};

let folder: string;
let findings: readonly Finding[];

const runBiome = (): readonly Finding[] => {
	const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
	const {stdout} = spawnSync(process.execPath, [biome, 'check', '--reporter=github', '--max-diagnostics=none', '.'], {
		cwd: folder,
		encoding: 'utf8',
	});
	return [...stdout.matchAll(/^::\w+ title=(.*?),file=(.*?),line=(\d+),/gm)].map(([, title = '', file = '', line]) => ({
		file: path.relative(folder, file).replaceAll('\\', '/'),
		line: Number(line),
		rule: title.slice(title.lastIndexOf('/') + 1),
	}));
};

beforeAll(() => {
	folder = realpathSync.native(mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-lint-')));
	for (const file of ['biome.json', 'package.json', 'scripts/determinism.grit', 'scripts/imports.grit']) {
		cpSync(path.join(root, file), path.join(folder, file));
	}
	const write = (file: string, lines: readonly string[]) => {
		mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
		writeFileSync(path.join(folder, file), lines.map(line => `${line}\n`).join(''));
	};
	for (const room of rooms) {
		write(
			`source/${room}/arrows.ts`,
			targets.map(target => `import '../${target}/x.js';`),
		);
		write(
			`source/${room}/inner/arrows.ts`,
			targets.map(target => `import '../../${target}/x.js';`),
		);
		write(`source/${room}/unpredictable.ts`, unpredictable);
		write(`source/${room}/predictable.ts`, predictable);
	}
	write('cli.tsx', [...targets.map(target => `import './source/${target}/x.js';`), `export type A = import('./source/commands/x.js').A;`]);
	write('source/kernel/import-forms.ts', importForms);
	write('source/view/cycle-back.ts', [`import {b} from './cycle.js';`, 'export const a = (): number => b();']);
	for (const [file, text] of Object.values(manners)) {
		write(file, [text]);
	}
	findings = runBiome();
});

afterAll(() => {
	rmSync(folder, {recursive: true, force: true});
});

const bans = ['noRestrictedImports', 'noRestrictedGlobals', 'noNodejsModules', 'plugin'];

/** The lines of a scratch file that break one of the house's own bans. */
const banned = (file: string, lines: readonly string[]): readonly string[] => {
	const hit = new Set(findings.filter(finding => finding.file === file && bans.includes(finding.rule)).map(({line}) => line));
	return lines.filter((_, index) => hit.has(index + 1));
};

test('every room of source/ has its arrows', () => {
	const folders = readdirSync(path.join(root, 'source'), {withFileTypes: true}).filter(entry => entry.isDirectory());
	expect(folders.map(({name}) => name).filter(name => !rooms.includes(name))).toEqual([]);
});

describe.each(rooms)('%s', room => {
	const forbidden = targets.filter(target => target !== room && !arrows[room]?.includes(target));

	test('imports only what its arrows allow', () => {
		expect(banned(`source/${room}/arrows.ts`, targets)).toEqual(forbidden);
		expect(banned(`source/${room}/inner/arrows.ts`, targets)).toEqual(forbidden);
	});

	test(pure.includes(room) ? 'is the same on every machine' : 'may use the machine', () => {
		expect(banned(`source/${room}/unpredictable.ts`, unpredictable)).toEqual(pure.includes(room) ? unpredictable : []);
		expect(banned(`source/${room}/predictable.ts`, predictable)).toEqual([]);
	});
});

test('the command line imports only the commands', () => {
	const lines = [...targets, 'a type'];
	expect(banned('cli.tsx', lines)).toEqual(lines.filter(line => line !== 'commands'));
});

test('no form of import slips through', () => {
	expect(banned('source/kernel/import-forms.ts', importForms)).toEqual(importForms);
});

test.each(Object.entries(manners))('%s', (rule, [file]) => {
	expect(findings.filter(finding => finding.file === file).map(finding => finding.rule)).toContain(rule);
});
