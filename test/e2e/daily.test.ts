/** The challenge of the day in a real terminal: played by keys to its end, shared, proved, shown again. */
import {expect, test} from 'vitest';
import {today} from '../helpers/clock.js';
import {runCommand} from '../helpers/command.js';
import {ctrl, type GamePty, journals, newHome, replayed, startGame, tidyUp} from '../helpers/game.js';
import {sitDown, throwSteadily} from '../helpers/player.js';
import {expectRestored} from '../helpers/pty.js';
import {has, modeOf, readOn, untilMode} from '../helpers/reading.js';

tidyUp();

const esc = '\u001B';

const cli = async (home: string, ...args: readonly string[]): Promise<string> => {
	const {code, stdout, stderr} = await runCommand(args, {home});
	expect([code, stderr]).toEqual([0, '']);
	return stdout;
};

/** What the game has written after it gave the terminal back. */
const scrollback = (pty: GamePty): string => pty.written().split(`${esc}[?1049l`).at(-1) ?? '';

const shared = async (pty: GamePty): Promise<string> => {
	await pty.until(() => /^DF1-\S+\r?$/m.test(scrollback(pty)), 'the code');
	return /^DF1-\S+/m.exec(scrollback(pty))![0];
};

test('today by keys to its end, its code proved by another process, and shown again', {timeout: 90_000}, async () => {
	const home = newHome();
	const date = today;
	const pty = startGame(home, ['daily', '--throw', 'steady']);
	await pty.until(has('Go in, throw steadily'), 'the challenge');
	expect(has(`Daily: ${date}`)(pty.screen())).toBe(true);
	expect(has('The first attempt of the day: it counts.')(pty.screen())).toBe(true);
	expect(has('throw by timing')(pty.screen())).toBe(false);
	pty.send('1');
	await pty.until(has('Your name:'), 'the question for a name');
	pty.send('Ada\r');
	const player = await sitDown(pty, throwSteadily, {isCareful: true});
	while (await player.act());
	await untilMode(pty, 'over');
	const {verdict} = replayed(journals(home)[0] ?? journals(home, 'finished')[0]!);
	expect(verdict.outcome).not.toBeNull();
	expect(has('It counts, in the steady league.')(pty.screen())).toBe(true);
	expect(has('chievement')(pty.screen())).toBe(true);

	// What there is to copy: as many rows as it needs, and nothing of it cut.
	pty.send('c');
	const page = await pty.until(has(`Dungeon Fighter ${date}`), 'the page to copy');
	const from = page.findIndex(row => row.startsWith(' DF1-'));
	const to = page.indexOf('', from);
	const copied = page.slice(from, to).join('\n');
	const score = verdict.outcome === 'won' ? `won with ${verdict.score!.total} points, ${verdict.score!.title}` : 'lost';
	expect((await runCommand(['verify', '-'], {home}, page.join('\n'))).stdout).toContain(score);
	pty.send(esc);
	await untilMode(pty, 'over');
	pty.send('\r');
	await pty.until(has('New run'), 'the title');

	// The records know it, and the challenge does, too.
	pty.send('6');
	await pty.until(has('1 run: '), 'the records');
	expect(has('Daily challenge: 1 day in a row now')(pty.screen())).toBe(true);
	pty.send(esc);
	await pty.until(has('New run'), 'the title');
	pty.send('2');
	await pty.until(has('Practice: the attempt that counts has been made.'), 'the challenge');
	expect(has('Your attempt: ')(pty.screen())).toBe(true);
	pty.send(ctrl.c);
	expect((await pty.exited).code).toBe(130);
	expectRestored(pty);
	const code = await shared(pty);
	expect(copied.replaceAll(/\s/g, '')).toBe(code);
	expect(code.length).toBeLessThan(1024);
	expect(await cli(newHome(), 'verify', code)).toContain(score);
	expect((await runCommand(['board', '-'], {home}, code)).stdout).toMatch(/^1 .*\bAda\b/m);
	expect(await cli(home, 'stats')).toMatch(/^1 run: /);

	const replay = startGame(home, ['replay', code]);
	await replay.until(has('replay x1'), 'the replay');
	replay.send(' 3\r');
	await replay.until(has('replay paused  throw 3/'), 'the third throw');
	replay.send('+++ ');
	await replay.until(has('throw 4/'), 'the fourth throw');
	replay.send('999\rn');
	await replay.until(rows => modeOf(rows) === 'over', 'the end');
	replay.send(ctrl.c);
	expect((await replay.exited).code).toBe(130);
	expectRestored(replay);
	expect(journals(home)).toEqual([]);
	expect(journals(home, 'finished')).toHaveLength(1);
});

test('taken over from a replay, it is a run of its own, and no record', async () => {
	const home = newHome({throwMode: 'steady'});
	const first = startGame(home, ['daily', '--date', '2026-02-28']);
	await first.until(has('A past day, for its own sake: unranked.'), 'a past day');
	first.send('1');
	await first.until(has('Your name:'), 'the question for a name');
	first.send('\r');
	const player = await sitDown(first, throwSteadily, {isCareful: true});
	for (let action = 0; action < 6; action++) await player.act();
	first.send(ctrl.c);
	await first.exited;
	const [file] = journals(home);
	const {lines} = replayed(file!);
	const replay = startGame(home, ['replay', file!]);
	await replay.until(has('replay x1'), 'the replay');
	replay.send(' 1\rx');
	await replay.until(rows => has(' Round')(rows) && !has('replay')(rows), 'a run');
	replay.send(ctrl.c);
	await replay.exited;
	const other = journals(home).find(name => name !== file)!;
	expect(replayed(other).lines).toBeLessThan(lines);
	const from = startGame(home, ['replay', file!, '--from', '2']);
	await from.until(rows => modeOf(rows) === 'choose', 'a run');
	expect(has('replay')(from.screen())).toBe(false);
	from.send(ctrl.c);
	await from.exited;
	expect(journals(home)).toHaveLength(3);
});

test('given up, it counts as it is, and the rest is practice', async () => {
	const home = newHome();
	const first = startGame(home, ['daily']);
	await first.until(has('Go in, throw by timing'), 'the challenge');
	first.send('2');
	await first.until(has('Your name:'), 'the question for a name');
	first.send('\r');
	await untilMode(first, 'choose');
	first.send(ctrl.c);
	await first.exited;
	await first.until(has('They wait where you left them'));
	const second = startGame(home, ['daily']);
	await second.until(has('Give it up'), 'the open attempt');
	second.send(`${esc}[B`);
	await second.until(has('It counts as it is: no points'), 'what that means');
	second.send('\r');
	await second.until(has('Yes, give it up'), 'a question');
	second.send('2');
	await second.until(has('Your attempt: given up, in the steady league.'), 'the consequence');
	expect(has('Practice: the attempt that counts has been made.')(second.screen())).toBe(true);
	second.send(ctrl.c);
	await second.exited;
	expect(scrollback(second)).not.toContain('They wait');
	expect(await cli(home, 'stats')).toMatch(/^1 run: 0 won, 0 lost, 1 given up\.\nDaily challenge: 0 days in a row now/);
});

test.each([
	['2026-02-30', '"2026-02-30" is not a day; write it like 2026-02-28.'],
	['9999-12-31', 'The challenge of 9999-12-31 is not ready yet; today is'],
])('%s is refused before the terminal is taken', async (date, sentence) => {
	const pty = startGame(newHome(), ['daily', '--date', date]);
	expect((await pty.exited).code).toBe(2);
	await pty.until(has(sentence));
	expect(pty.written()).not.toContain(esc);
});

test('where nothing can be kept there is a sentence, and the game plays on', async () => {
	const pty = startGame('/dev/null/x', ['daily', '--throw', 'steady']);
	// Nobody knows whether the rules were offered before.
	await pty.until(has('Go in, throw steadily'), 'the challenge');
	pty.send('1');
	await pty.until(has('Your name:'), 'the question for a name');
	pty.send('\r');
	await untilMode(pty, 'choose');
	expect(pty.screen().join(' ').replaceAll(/\s+/g, ' ')).toContain('The run is not being saved, because');
	pty.send('1');
	await untilMode(pty, 'tell');
	await readOn(pty);
	pty.send('m');
	await pty.until(has('Paused'));
	expect(has('you can play on.')(pty.screen())).toBe(true);
	pty.send(ctrl.c);
	expect((await pty.exited).code).toBe(130);
	expectRestored(pty);
	await pty.until(rows => has('The run is not being saved, because')(rows));
});
