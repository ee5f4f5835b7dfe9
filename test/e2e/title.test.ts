/** The title in a real terminal: there at once, out again as it was, with a word on the run that was played. */
import {mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {bundleProgram} from '../../scripts/bundle.mjs';
import {type Pty, type PtyOptions, startInPty} from '../helpers/pty.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
let program: string;
const open: Pty[] = [];

beforeAll(async () => {
	folder = mkdtempSync(path.join(root, 'node_modules', '.dungeon-fighter-e2e-'));
	program = path.join(folder, 'title.mjs');
	await bundleProgram(path.join(root, 'bench', 'title.tsx'), program);
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));
afterEach(async () => {
	await Promise.all(open.splice(0).map(pty => pty.close()));
});

const has =
	(text: string) =>
	(rows: readonly string[]): boolean =>
		rows.some(row => row.includes(text));

const start = async (options?: PtyOptions): Promise<Pty> => {
	const pty = startInPty([process.execPath, program], options);
	open.push(pty);
	await pty.until(has('New run'), 'the title');
	return pty;
};

test('it opens, takes keys at once, and gives the terminal back', async () => {
	const pty = await start();
	pty.send('5');
	await pty.until(has('Heroes, 1 of 8'));
	pty.send('\u001B');
	await pty.until(has('New run'));
	pty.send('9');
	expect((await pty.exited).code).toBe(0);
	expect(pty.isAlternate()).toBe(false);
	expect(pty.screen().join('')).toBe('');
});

test('a run leaves its last words in the scrollback', async () => {
	const pty = await start();
	pty.send('1');
	await pty.until(has('How bad'));
	// Two players, dealt, nameless, and in.
	pty.send('\r\r\r\r\r\r');
	await pty.until(has('Round 1'));
	pty.send('\u0003');
	expect((await pty.exited).code).toBe(130);
	await pty.until(has('They wait where you left them'));
	expect(pty.isAlternate()).toBe(false);
});

test('without colours there are none, and without room there is a sentence', async () => {
	const pty = await start({env: {NO_COLOR: '1'}});
	// Bold and inverse are no colours.
	expect(pty.written()).not.toMatch(new RegExp(`${'\u001B'}\\[[0-9;]*\\b[349][0-7]m`));
	pty.resize(70, 20);
	await pty.until(has('needs 80 columns'));
	pty.resize(80, 24);
	await pty.until(has('New run'));
});
