/** Small programs of `bench/` in a real terminal: bundled once for a file of tests, closed after each. */
import {mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, afterEach, beforeAll} from 'vitest';
import {bundleProgram} from '../../scripts/bundle.mjs';
import {root} from './command.js';
import {type Pty, type PtyOptions, startInPty} from './pty.js';

export type Program = {
	/** Where it lies, for a shell to start it; the folder is gone after the tests. */
	readonly file: () => string;
	readonly folder: () => string;
	readonly start: (args?: readonly string[], options?: PtyOptions) => Pty;
	/** Any other command, closed like the rest. */
	readonly startOther: (command: readonly [string, ...string[]], options?: PtyOptions) => Pty;
};

export const programOf = (name: string): Program => {
	let folder: string;
	const file = (): string => path.join(folder, `${name}.mjs`);
	const open: Pty[] = [];
	beforeAll(async () => {
		// Below node_modules, where the bundle would find what it does not hold.
		folder = mkdtempSync(path.join(root, 'node_modules', '.dungeon-fighter-e2e-'));
		await bundleProgram(path.join(root, 'bench', `${name}.tsx`), file());
	});
	afterAll(() => rmSync(folder, {recursive: true, force: true}));
	afterEach(async () => {
		await Promise.all(open.splice(0).map(pty => pty.close()));
	});
	const startOther = (command: readonly [string, ...string[]], options?: PtyOptions): Pty => {
		const pty = startInPty(command, options);
		open.push(pty);
		return pty;
	};

	return {file, folder: () => folder, start: (args = [], options) => startOther([process.execPath, file(), ...args], options), startOther};
};
