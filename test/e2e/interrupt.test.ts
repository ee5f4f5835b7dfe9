/** Whatever comes between a player and a throw: the terminal is given back as it was, and the bars wait. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {command} from '../helpers/command.js';
import {
	ctrl,
	expectLeft,
	expectNoFlicker,
	expectWhole,
	type GamePty,
	homeEnv,
	journals,
	newHome,
	pictureOf,
	replayed,
	startGame,
	startInShell,
	tidyUp,
} from '../helpers/game.js';
import {sitDown, throwInTime, wantedIn} from '../helpers/player.js';
import {startInPty} from '../helpers/pty.js';
import {drawn, has, readOn, untilMode} from '../helpers/reading.js';

tidyUp();

const args = ['play', '--seed', 'interrupt', '--heroes', 'murka,wilrond', '--throw', 'timed'];

/** From the first door to the first throw, and its first bar set going; says when. */
const toRunningBar = async (pty: GamePty): Promise<number> => {
	for (;;) {
		await readOn(pty);
		const wanted = wantedIn(replayed(journals(pty.home).at(-1)!).state);
		pty.send(wanted!.keys);
		if (wanted!.action.type === 'throw') break;
		await untilMode(pty, 'tell');
	}

	await untilMode(pty, 'throw');
	await pty.until(has('Space begins.'));
	await expectWhole(pty);
	const at = performance.now();
	pty.send(' ');
	await pty.until(has('Aim:'));
	return at;
};

type Line = {readonly act?: {readonly gesture?: {readonly presses: readonly number[]}}};

/** What was pressed in the last throw; the party may have moved on after it. */
const lastPresses = (home: string): readonly number[] => {
	const lines = readFileSync(journals(home).at(-1)!, 'utf8').trimEnd().split('\n');
	const gestures = lines.map(line => (JSON.parse(line) as Line).act?.gesture);
	return gestures.findLast(gesture => gesture !== undefined)!.presses;
};

/** Time that must pass, whatever happens on the screen. */
const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

const pause = 1200;

test('a window that gets too small stops the bars, and they go on where they were', async () => {
	const home = newHome();
	const pty = startGame(home, args);
	const begun = await toRunningBar(pty);
	pty.resize(70, 20);
	await pty.until(has('needs 80 columns'));
	const stopped = performance.now();
	await expectWhole(pty);
	// A press that nobody can aim counts for nothing.
	pty.send('  ');
	await wait(pause);
	const back = performance.now();
	pty.resize(80, 24);
	await pty.until(has('Aim:'));
	pty.send(' ');
	await pty.until(has('Power:'));
	const locked = performance.now();
	const before = drawn(pty);
	pty.resize(100, 30);
	await pty.until(rows => drawn(pty) > before && has('Power:')(rows));
	pty.send('  ');
	await untilMode(pty, 'tell');
	await expectWhole(pty);
	const [aim = Infinity] = lastPresses(home);
	expect(aim).toBeLessThanOrEqual(stopped - begun + (locked - back));
	for (const [columns, rows] of [
		[120, 40],
		[81, 24],
		[80, 24],
	] as const) {
		const times = drawn(pty);
		pty.resize(columns, rows);
		await pty.until(shown => drawn(pty) > times && shown.at(-1) === ' Enter go on', `${columns} columns`);
		await expectWhole(pty);
	}
});

test('a window that was pulled about and back is drawn anew', async () => {
	const home = newHome();
	const pty = startGame(home, args);
	await toRunningBar(pty);
	pty.send('   ');
	await untilMode(pty, 'tell');
	// But for the measured delay in the headline.
	const picture = (): string => pictureOf(pty).slice(1).join('\n');
	const before = picture();
	const times = drawn(pty);
	// Faster than the game looks: it never hears of the size in between.
	pty.resize(60, 12);
	pty.resize(80, 24);
	await pty.until(() => drawn(pty) > times && picture() === before, 'the same screen');
	await expectWhole(pty);
});

test('Ctrl+Z in the middle of a throw gives the shell its terminal, and the bars wait for fg', async () => {
	const home = newHome();
	const shell = startInPty(['/bin/bash', '--norc', '--noprofile', '-i'], {
		env: {...homeEnv(home), PS1: 'prompt> ', NODE: process.execPath, GAME: command},
	});
	const pty: GamePty = {...shell, home};
	try {
		await pty.until(has('prompt>'));
		pty.send(`"$NODE" "$GAME" ${args.join(' ')}\r`);
		await untilMode(pty, 'choose');
		const begun = await toRunningBar(pty);
		pty.send(ctrl.z);
		await pty.until(rows => !pty.isAlternate() && has('Stopped')(rows), 'the shell');
		const stopped = performance.now();
		pty.send('stty -a | tr " " "\\n" | grep -x -e -icanon -e icanon\r');
		await pty.until(rows => rows.includes('icanon'));
		await wait(pause);
		const back = performance.now();
		pty.send('fg\r');
		await pty.until(has('Aim:'));
		pty.send(' ');
		await pty.until(has('Power:'));
		const locked = performance.now();
		pty.send('  ');
		await untilMode(pty, 'tell');
		await expectWhole(pty);
		const [aim = Infinity] = lastPresses(home);
		expect(aim).toBeLessThanOrEqual(stopped - begun + (locked - back));
		pty.send(ctrl.c);
		await pty.until(has('They wait where you left them'));
		expect(pty.isAlternate()).toBe(false);
		pty.send('stty -a | tr " " "\\n" | grep -x -e -icanon -e icanon\r');
		await pty.until(rows => rows.includes('icanon'));
	} finally {
		await shell.close();
	}
});

test('stopped from outside and sent on, it draws itself anew', async () => {
	const pty = startGame(newHome(), args);
	await untilMode(pty, 'choose');
	const before = pictureOf(pty);
	pty.kill('SIGSTOP');
	pty.kill('SIGCONT');
	await pty.until(() => drawn(pty) === 2, 'the screen drawn anew');
	expect(pictureOf(pty)).toEqual(before);
	await expectWhole(pty);
	expectNoFlicker(pty, 3);
});

describe('in the middle of a throw the terminal is given back', () => {
	test.each([
		['SIGTERM', 143],
		['SIGHUP', 129],
		['SIGINT', 130],
		['SIGQUIT', 131],
	])('on %s, and the run goes on', async (signal, code) => {
		const home = newHome();
		const pty = startInShell(home, args);
		await toRunningBar(pty);
		process.kill(pty.child(), signal);
		await expectLeft(pty, code);
		expect(has('They wait where you left them')(pty.screen())).toBe(true);
		const {lines, state} = replayed(journals(home).at(-1)!);
		const again = startGame(home, ['play', '--continue']);
		const player = await sitDown(again, throwInTime);
		expect(player.seen()).toBe(lines);
		expect(replayed(player.file).state).toEqual(state);
		expect(await player.act()).toBe(true);
		await expectWhole(again);
	});

	test('on Ctrl+C', async () => {
		const pty = startInShell(newHome(), args);
		await toRunningBar(pty);
		pty.send(ctrl.c);
		await expectLeft(pty, 130);
		expect(has('They wait where you left them')(pty.screen())).toBe(true);
	});

	test.each([
		["throw new Error('the sky fell')", 'the sky fell'],
		["Promise.reject(new Error('the sky promised'))", 'the sky promised'],
	])('on %s, with one sentence', async (code, words) => {
		const home = newHome();
		const fault = `data:text/javascript,process.on('SIGUSR2',()=>{${code}})`.replaceAll(' ', '%20');
		const pty = startInShell(home, args, {env: {NODE_OPTIONS: `--import ${fault}`}});
		await toRunningBar(pty);
		process.kill(pty.child(), 'SIGUSR2');
		await expectLeft(pty, 1);
		expect(has(`This is a bug of ours: ${words}`)(pty.screen())).toBe(true);
		expect(has('    at ')(pty.screen())).toBe(false);
		expect(replayed(journals(home).at(-1)!).verdict.verdict).toBe('ok');
	});
});

test('a terminal that goes away leaves the run where it was', async () => {
	const home = newHome();
	const pty = startGame(home, args);
	await toRunningBar(pty);
	const {lines, state} = replayed(journals(home).at(-1)!);
	await pty.hangUp();
	const again = startGame(home, ['play', '--continue']);
	await untilMode(again, 'choose');
	expect(replayed(journals(home).at(-1)!)).toMatchObject({lines, state});
});
