/** The example game in a real terminal: whatever happens to it, the terminal comes back as it was. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {programOf} from '../helpers/programs.js';
import {expectRestored, type Pty, type PtyOptions} from '../helpers/pty.js';
import {has} from '../helpers/reading.js';

const example = programOf('example');

const start = async (options?: PtyOptions, ...args: readonly string[]): Promise<Pty> => {
	const pty = example.start(args, options);
	await pty.until(has('keys 0'));
	return pty;
};

describe('the terminal is given back', () => {
	test('at the end of the game, with its last words in the scrollback', async () => {
		const pty = await start();
		expect(pty.isAlternate()).toBe(true);
		pty.send('q');
		expect((await pty.exited).code).toBe(0);
		await pty.until(has('Farewell, hero.'));
		expectRestored(pty);
	});

	test.each([
		['SIGTERM', 143],
		['SIGHUP', 129],
		['SIGINT', 130],
		['SIGQUIT', 131],
	])('on %s, which makes %d of it', async (signal, code) => {
		const pty = await start({}, '--moving');
		pty.kill(signal);
		expect((await pty.exited).code).toBe(code);
		await pty.until(has('Farewell, hero.'));
		expectRestored(pty);
	});

	test('on Ctrl+C, which nobody takes', async () => {
		const pty = await start();
		pty.send('\u0003');
		expect((await pty.exited).code).toBe(130);
		expectRestored(pty);
	});

	test.each([
		['x', 'a handler fell'],
		['r', 'a promise was broken'],
		['e', 'a screen fell'],
	])('when something throws (%s), then one sentence', async (key, message) => {
		const pty = await start();
		pty.send(key);
		expect((await pty.exited).code).toBe(1);
		const rows = await pty.until(has(message));
		expect(rows.join('\n')).not.toContain('    at ');
		expectRestored(pty);
	});

	test('and with DEBUG the place', async () => {
		const pty = await start({env: {DEBUG: '1'}});
		pty.send('x');
		await pty.until(has('    at '));
	});
});

test('a terminal that goes away takes the game with it', async () => {
	// The shell in between keeps the exit code of the game when the terminal is gone.
	const note = path.join(example.folder(), 'code');
	const pty = example.startOther(['/bin/sh', '-c', `trap '' HUP; "$0" "$1"; echo $? > "$2"`, process.execPath, example.file(), note]);
	await pty.until(has('keys 0'));
	await pty.hangUp();
	await expect.poll(() => readFileSync(note, {encoding: 'utf8', flag: 'a+'}).trim(), {timeout: 10_000}).toBe('129');
});

/** A shell in which the example has no name that would need quotes. */
const startShell = async (): Promise<Pty> => {
	const pty = example.startOther(['/bin/bash', '--norc', '--noprofile', '-i'], {
		env: {PS1: 'prompt> ', BASH_SILENCE_DEPRECATION_WARNING: '1', NODE: process.execPath, EXAMPLE: example.file()},
	});
	await pty.until(has('prompt>'));
	return pty;
};

test('Ctrl+Z stops it and gives the shell its terminal, fg brings it back whole', async () => {
	const pty = await startShell();
	pty.send('"$NODE" "$EXAMPLE"\r');
	await pty.until(has('keys 0'));
	pty.send('a');
	const before = await pty.until(has('keys 1'));
	pty.send('\u001A');
	await pty.until(rows => !pty.isAlternate() && has('Stopped')(rows));
	pty.send('echo $((6 * 7)) answer; stty -a | tr " " "\\n" | grep -x -e -icanon -e icanon\r');
	const rows = await pty.until(has('42 answer'));
	await pty.until(rows => rows.includes('icanon'));
	expect(has('Farewell')(rows)).toBe(false);
	pty.send('fg\r');
	expect(await pty.until(has('keys 1'))).toEqual(before);
	pty.send('b');
	await pty.until(has('keys 2'));
	pty.send('q');
	await pty.until(has('Farewell, hero.'));
	pty.send('exit\r');
	await pty.exited;
	expectRestored(pty);
});

test('stopped from outside, again and again, it gives the terminal back each time', async () => {
	const pty = await startShell();
	pty.send('(echo its pid is $BASHPID.; exec "$NODE" "$EXAMPLE")\r');
	await pty.until(has('keys 0'));
	const pid = Number(/its pid is (\d+)\./.exec(pty.written())?.[1]);
	for (let time = 1; time <= 3; time++) {
		process.kill(pid, 'SIGTSTP');
		await pty.until(() => !pty.isAlternate() && pty.written().split('Stopped').length === time + 1);
		pty.send('fg\r');
		await pty.until(rows => pty.isAlternate() && has('keys 0')(rows));
	}
	pty.send('q');
	await pty.until(has('Farewell, hero.'));
	pty.send('exit\r');
	await pty.exited;
});

test('without a shell to go back to, Ctrl+Z comes back by itself', async () => {
	const pty = await start();
	pty.send('\u001A');
	await pty.until(() => pty.written().split('\u001B[?1049h').length === 3 && has('keys 0')(pty.screen()));
	pty.send('a');
	await pty.until(has('keys 1'));
});

test('stopped from outside and sent on, it takes the terminal again', async () => {
	const pty = await start();
	pty.kill('SIGSTOP');
	pty.kill('SIGCONT');
	await pty.until(() => pty.written().split('\u001B[2J').length === 3);
	pty.send('a');
	await pty.until(has('keys 1'));
});

test('it follows the size of the terminal', async () => {
	const pty = await start();
	pty.resize(100, 30);
	await pty.until(has('size 100x30'));
	pty.resize(50, 22);
	await pty.until(has('size 50x22'));
	expect((await start({cols: 132, rows: 40})).screen()).toEqual(expect.arrayContaining(['size 132x40 trip 0']));
});

test('keys in one breath, and all the noise a terminal can make', async () => {
	const pty = await start();
	pty.send('a\u001B[1;5P\u001B[<0;1;1Mc\u001B[200~qqq\u001B[201~\u001B[I');
	await pty.until(has('keys 3 last qqq'));
	pty.send('p');
	await pty.until(has('keys 4'));
	pty.send('\u001B[A');
	await pty.until(rows => has('keys 5 last up')(rows));
});

/** More than fits into all the buffers on the way, and nobody to read it. */
const stall = async (pty: Pty): Promise<void> => {
	pty.pause();
	for (let size = 0; size < 60; size++) {
		pty.resize(80 + (size % 2), 24);
		await new Promise(resolve => setTimeout(resolve, 5));
	}
};

test.each([
	['q', 0],
	['\u0003', 130],
])('a reader that stops reading for a while gets its terminal back all the same, by %j', async (key, code) => {
	const pty = await start();
	await stall(pty);
	pty.send(key);
	// It has time to run into the full buffers; after two seconds it would give up.
	await new Promise(resolve => setTimeout(resolve, 50));
	pty.resume();
	expect((await pty.exited).code).toBe(code);
	expectRestored(pty);
});

test('a reader that stops reading stops neither the game nor a signal, and sees the newest frame', async () => {
	const pty = await start();
	pty.send('b');
	await stall(pty);
	pty.send('z');
	pty.resume();
	await pty.until(has('last z'));
	pty.pause();
	pty.kill('SIGTERM');
	pty.resume();
	expect((await pty.exited).code).toBe(143);
});
