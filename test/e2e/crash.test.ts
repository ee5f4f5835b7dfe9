/** Whatever happens to a game or to its files, what the player has seen is not lost. */
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {expectWhole, type GamePty, journals, newHome, putJournal, replayed, startGame, tidyUp} from '../helpers/game.js';
import {type Player, sitDown, throwSteadily} from '../helpers/player.js';
import {expectRestored} from '../helpers/pty.js';
import {has, modeOf, readOn, untilMode} from '../helpers/reading.js';

tidyUp();

/** Numbers that look random and are the same every time. */
const randomly = (seed: number): (() => number) => {
	let value = seed;
	return () => {
		value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
		return value / 2_147_483_648;
	};
};

const begin = (home: string, seed: string): GamePty => startGame(home, ['play', '--seed', seed, '--throw', 'steady', '--heroes', '3']);

/** Plays as fast as the screen goes, until the game is shot or over. */
const playUntilShot = async (pty: GamePty, player: Player, after: number): Promise<'shot' | 'over'> => {
	let isShot = false;
	const timer = setTimeout(() => {
		isShot = true;
		pty.kill('SIGKILL');
	}, after);
	try {
		while (await player.act());
	} catch (error) {
		// Nobody sees what comes of an action in a dead game.
		if (!isShot) throw error;
	} finally {
		clearTimeout(timer);
	}

	return isShot ? 'shot' : 'over';
};

/** One player's evening: `shots` times in the middle of it the power fails. */
const evening = async (lane: number, shots: number): Promise<void> => {
	const home = newHome();
	const random = randomly(lane);
	let runs = 0;
	let pty: GamePty | undefined;
	for (let shot = 0; shot < shots; ) {
		pty ??= begin(home, `crash-${lane}-${runs++}`);
		const player = await sitDown(pty, throwSteadily);
		const how = await playUntilShot(pty, player, Math.floor(random() * 250));
		// Whoever was not shot reads the last words still.
		if (how === 'over') {
			await pty.close();
			pty = undefined;
			continue;
		}

		await pty.exited;
		shot++;
		// The shot may come when the run is over and put away.
		const put = path.join(path.dirname(player.file), 'finished', path.basename(player.file));
		const {lines, state, moves} = replayed(existsSync(put) ? put : player.file);
		const told = `shot ${shot}, ${player.seen()} seen, ${lines} kept`;
		expect(lines, told).toBeGreaterThanOrEqual(player.seen());
		// One action was under way; where a party moves on by itself, before it or after it, nobody has pressed anything.
		const unseen = moves.slice(player.seen() - 1).filter(({type}) => type !== 'move-on');
		expect(unseen.length, told).toBeLessThanOrEqual(1);
		if (state.outcome !== undefined) {
			pty = undefined;
			continue;
		}

		pty = startGame(home, ['play', '--continue']);
		await untilMode(pty, 'choose');
		expect(replayed(player.file), told).toMatchObject({lines, state});
		expect(pty.screen()[0], told).toContain(`Round ${state.round} `);
		expect(pty.screen()[0], told).toContain(`$${state.chest.gold}  dice +${state.chest.bonusDice}`);
	}

	await pty?.close();
	// Nothing had to be set aside, and every run is still there.
	expect(existsSync(path.join(home, 'runs', 'set-aside'))).toBe(false);
	expect(journals(home).length + journals(home, 'finished').length).toBe(runs);
	for (const file of [...journals(home), ...journals(home, 'finished')]) expect(replayed(file).verdict.verdict).toBe('ok');
};

test('shot fifty times in the middle of it, and nothing is lost', {timeout: 120_000}, async () => {
	await Promise.all([evening(1, 25), evening(2, 25)]);
});

test('half a line from a crash is cut off and kept beside', async () => {
	const home = newHome();
	const first = begin(home, 'torn');
	const player = await sitDown(first, throwSteadily);
	for (let action = 0; action < 6; action++) await player.act();
	first.kill();
	await first.exited;
	const whole = readFileSync(player.file, 'utf8');
	writeFileSync(player.file, `${whole}{"act":{"type":"thr`);
	const second = startGame(home, ['play', '--continue']);
	await readOn(second);
	expect(readFileSync(player.file, 'utf8')).toBe(whole);
	expect(readFileSync(`${player.file}.torn`, 'utf8')).toContain('{"act":{"type":"thr');
});

test('two games at once have a run each, and none gets the run of the other', {timeout: 60_000}, async () => {
	const home = newHome();
	const games = ['twin-one', 'twin-two'].map(seed => begin(home, seed));
	const files = await Promise.all(
		games.map(async pty => {
			const player = await sitDown(pty, throwSteadily);
			for (let action = 0; action < 12; action++) await player.act();
			expect(replayed(player.file).lines).toBe(player.seen());
			return player.file;
		}),
	);
	const seedIn = (file: string): string => (JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!) as {setup: {seed: string}}).setup.seed;
	expect(files.map(seedIn)).toEqual(['twin-one', 'twin-two']);

	const third = startGame(home, ['play', '--continue']);
	expect((await third.exited).code).not.toBe(0);
	await third.until(has('The run is being played in another window.'));
	const title = startGame(home, []);
	await title.until(has('New run'));
	title.send('jj');
	await title.until(has('being played elsewhere'), 'both runs, in use');
	title.send('\r');
	await title.until(has('2 unfinished'));
	title.send('\r1');
	await title.until(has('Somebody is playing this one already'));
	expect(modeOf(title.screen())).toBeUndefined();
	await expectWhole(title);

	await Promise.all(
		games.map(async pty => {
			pty.send('\u0003');
			expect((await pty.exited).code).toBe(130);
			expectRestored(pty);
		}),
	);
	for (const name of journals(home)) expect(replayed(name).verdict.verdict).toBe('ok');
	expect(readdirSync(path.join(home, 'runs')).filter(name => name.endsWith('.lock'))).toEqual([]);
});

test.each([
	['garbage', () => 'this is no journal\n'],
	['an empty file', () => ''],
	['a line that was changed', (text: string) => text.replace('"difficulty":"normal"', '"difficulty":"inferno"')],
	['a journal of other rules', (text: string) => text.replace(/"rules":\d+/, '"rules":99')],
])('%s is set aside, with a word on the title, and never deleted', async (_what, damage) => {
	const home = newHome();
	const maker = startGame(home, ['play', '--seed', 'damage', '--difficulty', 'normal']);
	await untilMode(maker, 'choose');
	const [file = ''] = journals(home);
	maker.send('\u0003');
	await maker.exited;
	const text = damage(readFileSync(file, 'utf8'));
	putJournal(home, path.basename(file), text);
	const pty = startGame(home, []);
	await pty.until(has('cannot be played on'), 'the word');
	await expectWhole(pty);
	expect(journals(home)).toEqual([]);
	expect(readFileSync(path.join(home, 'runs', 'set-aside', path.basename(file)), 'utf8')).toBe(text);
	expect(statSync(path.join(home, 'runs', 'set-aside')).isDirectory()).toBe(true);
	pty.send('9');
	expect((await pty.exited).code).toBe(0);
});
