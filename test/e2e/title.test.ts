/** The title in a real terminal: there at once, out again as it was, with a word on the run that was played. */
import {expect, test} from 'vitest';
import {programOf} from '../helpers/programs.js';
import type {Pty, PtyOptions} from '../helpers/pty.js';
import {has} from '../helpers/reading.js';

const title = programOf('title');

const start = async (options?: PtyOptions): Promise<Pty> => {
	const pty = title.start([], options);
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
