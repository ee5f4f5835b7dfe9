/** Whole runs of the built game, by keys, from the first door to the last word. */
import {expect, test} from 'vitest';
import {scoreOf} from '../../source/dungeon-fighter/scoring.js';
import {Session} from '../../source/engine/session.js';
import {ctrl, expectNoFlicker, expectWhole, journals, newHome, replayed, startGame, tidyUp} from '../helpers/game.js';
import {game, sitDown, steadyMove, throwInTime, throwOnTable, throwSteadily} from '../helpers/player.js';
import {expectRestored} from '../helpers/pty.js';
import {has, untilMode} from '../helpers/reading.js';
import {scriptOf} from '../plain/script.js';

tidyUp();

test('a steady run, to the score that the rules say', {timeout: 60_000}, async () => {
	/** The first run that such a player wins. */
	const wonRun = () => {
		for (let run = 1; run < 20; run++) {
			const setup = {difficulty: 'normal', heroes: ['murka', 'wilrond', 'brad-breckfust'], seed: `e2e-${run}`};
			const session = new Session(game, setup);
			for (let move = steadyMove(session.state); move; move = steadyMove(session.state)) session.move(move);
			if (session.state.outcome === 'won') return {setup, session};
		}

		throw new Error('All of them were lost.');
	};
	const {setup, session} = wonRun();
	const {total, title} = scoreOf({box: game.box, state: session.state});

	const home = newHome();
	const pty = startGame(home, ['play', '--seed', setup.seed, '--heroes', setup.heroes.join(','), '--throw', 'steady']);
	const player = await sitDown(pty, throwSteadily, {isCareful: true});
	let redraws = 1;
	while (await player.act()) {
		// A careful player has it drawn once after every action.
		redraws++;
		if (player.seen() % 10 !== 0) continue;
		await expectWhole(pty);
		redraws++;
	}

	const end = await untilMode(pty, 'over');
	expect(end.join('\n')).toMatch(new RegExp(`Total +${total} +${title}`));
	await expectWhole(pty);
	expectNoFlicker(pty, redraws + 1);
	pty.send('\r');
	await pty.until(has('New run'), 'the title');
	const [file] = journals(home, 'finished');
	expect(replayed(file!).state).toEqual(session.state);
	pty.send('9');
	expect((await pty.exited).code).toBe(0);
	expectRestored(pty);
	// Who, how far, and how it ended stays in the scrollback.
	await pty.until(has(`Won with ${total} points: ${title}.`));
});

test('a timed run, to its bitter end', {timeout: 60_000}, async () => {
	const home = newHome();
	const pty = startGame(home, ['play', '--seed', 'e2e-2', '--throw', 'timed', '--difficulty', 'inferno']);
	const player = await sitDown(pty, throwInTime);
	while (await player.act()) await expectWhole(pty);
	const end = await untilMode(pty, 'over');
	const {state, verdict} = replayed(player.file);
	expect(verdict).toMatchObject({outcome: 'lost', torn: false});
	expect(has('Killed by')(end)).toBe(true);
	expect(has(`Round ${state.round}, ${state.throws} throws`)(end)).toBe(true);
	await expectWhole(pty);
	pty.send(ctrl.c);
	expect((await pty.exited).code).toBe(130);
	expectRestored(pty);
	await pty.until(has('Lost. The dungeon keeps the dice.'));
	expect(journals(home, 'finished')).toHaveLength(1);
});

test('a run with a real die on a real table, and its last words on leaving', async () => {
	const home = newHome();
	const pty = startGame(home, ['play', '--seed', 'e2e-3', '--throw', 'tabletop']);
	const player = await sitDown(pty, throwOnTable);
	for (let action = 0; action < 12; action++) expect(await player.act()).toBe(true);
	await expectWhole(pty);
	const {state} = replayed(player.file);
	expect(state.throws).toBeGreaterThan(3);
	pty.send(ctrl.c);
	expect((await pty.exited).code).toBe(130);
	expectRestored(pty);
	await pty.until(has(`round ${state.round}, seed e2e-3.`));
	await pty.until(has('They wait where you left them'));
});

test('a bot plays on the screen, and nothing of it is kept', async () => {
	const home = newHome();
	const pty = startGame(home, ['play', '--demo', '--seed', 'e2e-4']);
	await untilMode(pty, 'choose');
	await pty.until(rows => rows.at(-1) === ' Space let it wait   ? keys   Esc menu', 'the keys of whoever watches');
	await pty.until(rows => /Aim:|Aiming at/.test(rows.join('\n')), 'a throw');
	await untilMode(pty, 'fly');
	await untilMode(pty, 'choose');
	expectNoFlicker(pty, 1);
	pty.send(ctrl.c);
	expect((await pty.exited).code).toBe(130);
	expectRestored(pty);
	await pty.until(has('A bot plays; nothing is kept.'));
	expect(journals(home)).toEqual([]);
});

test('a run in plain text, in a terminal', async () => {
	const setup = {difficulty: 'normal', heroes: 2, seed: 'e2e-5'};
	const {lines, session} = scriptOf(setup);
	const home = newHome();
	const pty = startGame(home, ['play', '--plain', '--seed', setup.seed, '--heroes', '2', '--difficulty', setup.difficulty]);
	// Each answer waits for its question, as a person would.
	const isAsked = (): boolean => /\]?:\s*$/.test(pty.written());
	for (const line of lines) {
		await pty.until(isAsked, 'a question');
		const before = pty.written().length;
		pty.send(`${line}\r`);
		await pty.until(() => pty.written().length > before + line.length + 2, 'an answer');
	}

	expect((await pty.exited).code).toBe(0);
	expect(pty.written()).not.toContain('\u001B');
	const [file] = journals(home, 'finished');
	expect(replayed(file!).state).toEqual(session.state);
});
