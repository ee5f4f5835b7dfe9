/** The whole game in lines of text, typed by a script. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {scoreOf} from '../../source/dungeon-fighter/scoring.js';
import {isRun, resumeRun} from '../../source/engine/run.js';
import {gameOfEdition, unfinishedRuns} from '../../source/engine/runs.js';
import {Session} from '../../source/engine/session.js';
import {realDisk} from '../../source/store/disk.js';
import type {Shelf} from '../../source/store/runs.js';
import {game, newShelf, scriptFrom, scriptOf, type} from './script.js';

let shelf: Shelf;

beforeEach(() => {
	shelf = newShelf();
});

/** Words for people, on any terminal. */
const expectWords = (text: string): void => {
	expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
	expect(text).not.toContain('\u001B');
	expect(text.split('\n').filter(line => line.length > 80)).toEqual([]);
};

const actsIn = (file: string): unknown[] =>
	readFileSync(file, 'utf8')
		.trimEnd()
		.split('\n')
		.slice(1)
		.map(line => (JSON.parse(line) as {act: unknown}).act);

const finished = (): string => {
	const folder = path.join(shelf.folder, 'runs', 'finished');
	return path.join(folder, readdirSync(folder)[0] ?? '');
};

describe('whole games', () => {
	const games = Array.from({length: 10}, (_, index) => ({
		seed: `plain ${index}`,
		heroes: 1 + (index % 6),
		difficulty: ['normal', 'normal', 'hard', 'inferno'][index % 4]!,
	}));

	test.each(games)('$seed: $heroes, $difficulty', async ({seed, heroes, difficulty}) => {
		const throwing = seed.endsWith('3') ? 'tabletop' : 'steady';
		const setup = {edition: 'second', difficulty, heroes, seed};
		const {lines, session} = scriptOf(setup, throwing);
		const reader = seed.endsWith('5');
		const said = await type(lines, {...setup, shelf, throwing, reader});
		expectWords(said);
		const {state} = session;
		const end = said.slice(said.lastIndexOf('Choose '));
		if (state.outcome === 'won') {
			const {total, title} = scoreOf({box: game.box, state});
			expect(end).toMatch(new RegExp(`\\nIn all +${total}\\n\\nYou are: ${title}\\.`));
		} else if (reader) expect(end).not.toMatch(/[|_/\\]{2}/);
		else for (const {id} of state.heroes) expect(end).toContain(game.box.hero(id).name.slice(0, 12));
		const acts = session.journal.trimEnd().split('\n').slice(1);
		expect(actsIn(finished())).toEqual(acts.map(line => (JSON.parse(line) as {act: unknown}).act));
		expect(unfinishedRuns(shelf)).toEqual({runs: [], notes: []});
	});

	test('in all of them together almost every kind of question was asked, and some were won', () => {
		const scripts = games.map(setup => scriptOf(setup));
		const asked = new Set(scripts.flatMap(({kinds}) => [...kinds]));
		const kinds = ['choose-path', 'assign-equipment', 'throw', 'out-of-dice', 'activate', 'rethrow', 'armour', 'scar', 'rest', 'shop'];
		expect(kinds.filter(kind => !asked.has(kind))).toEqual([]);
		expect(new Set(scripts.map(({session}) => session.state.outcome))).toEqual(new Set(['won', 'lost']));
	});
});

describe('the end of the input', () => {
	const setup = {edition: 'second', difficulty: 'normal', heroes: 2, seed: 'cut'};

	test.each([0, 1, 2, 7, 30, 61])('after %i lines: it is saved, and goes on to the same end', async count => {
		const {lines, session} = scriptOf(setup);
		const first = await type(lines.slice(0, count), {...setup, shelf});
		expect(first.trimEnd().split('\n').at(-1)).toBe('The run is saved. Go on with: dungeon-fighter play --plain --continue');
		const [left] = unfinishedRuns(shelf).runs;
		const run = resumeRun(left!.file, gameOfEdition, shelf);
		if (!isRun(run)) throw new Error(run.sentence);
		const again = new Session(game, setup);
		for (const act of actsIn(left!.file)) again.move(act as Parameters<Session['move']>[0]);
		const second = await type(scriptFrom(again).lines, {shelf, run});
		expectWords(second);
		if (run.replay.length > 1) expect(second).toContain('Where you were:');
		const told = (text: string): string[] => text.split('\n').slice(-4);
		expect(told(second)).toEqual(told(await type(lines, {...setup, shelf: newShelf()})));
		expect(again.state).toEqual(session.state);
	});

	test('q is the same, in the middle of anything', async () => {
		const {lines} = scriptOf(setup);
		for (const count of [1, 2, 3])
			expect(await type([...lines.slice(0, count), 'q', '1'], {...setup, shelf})).toMatch(/The run is saved\..*\n$/);
		expect(unfinishedRuns(shelf).runs).toHaveLength(3);
	});

	test('before anything has begun there is nothing to save', async () => {
		expect(await type([], {shelf})).toMatch(/Nothing was begun, so nothing is lost\.\n$/);
		expect(unfinishedRuns(shelf).runs).toEqual([]);
	});
});

describe('at any question', () => {
	const setup = {edition: 'second', difficulty: 'normal', heroes: ['murka', 'marvin'], seed: 'ask'};

	/** What is said after the question that follows these lines. */
	const saidAfter = async (lines: readonly (string | undefined)[], ...answers: (string | undefined)[]): Promise<string> => {
		const [before, all] = [await type(lines, {...setup, shelf}), await type([...lines, ...answers], {...setup, shelf})];
		const shared = before.slice(0, before.indexOf('The run is saved'));
		expect(all.startsWith(shared)).toBe(true);
		expectWords(all);
		return all.slice(shared.length);
	};

	test('nonsense gets one sentence, and nothing is lost', async () => {
		for (const nonsense of ['0', '3', '-1', '1.5', 'x'.repeat(500), 'toString', '1e1', '\u0007\u001B[31m', '1 2', undefined]) {
			const said = await saidAfter([], nonsense);
			expect(said).toMatch(/^".*"\s+is\s+none\s+of\s+the\s+choices;[^.]*\.\nThe run is saved/s);
		}

		for (const nonsense of ['9999 0', '0 -151']) expect(await saidAfter(['1', '1'], nonsense)).toContain('is not on the table');
		const played = scriptOf(setup);
		const noisy = played.lines.flatMap(line => ['nonsense', '?', line]);
		expect(await type(noisy, {...setup, shelf: newShelf()})).toContain(
			(await type(played.lines, {...setup, shelf: newShelf()})).slice(-60),
		);
	});

	test('an empty line without a choice in brackets lists the choices again, and so does m', async () => {
		for (const answer of ['', 'm']) expect(await saidAfter([], answer)).toMatch(/^Mur.*leads|^Marvin leads/);
	});

	test('s is the status', async () => {
		const said = await saidAfter(['1', '1', '', ''], 's');
		expect(said).toMatch(/^Round 1, in /);
		for (const words of ['Murka', 'Marvin', 'of 9 life', 'Carries', 'In the chest', 'The target, from the middle out'])
			expect(said).toContain(words);
	});

	test('l tells the last lines again, ? helps', async () => {
		expect(await saidAfter(['1'], 'l')).toMatch(/Round 1[\s\S]*Choose 1 to/);
		const help = await saidAfter([], '?');
		for (const words of ['c NAME', 's ', 'l ', 'q ', 'm ']) expect(help).toMatch(new RegExp(`^${words}`, 'm'));
	});

	test('c finds every card in the box, and says when there is none', async () => {
		const {heroes, monsters, bosses, equipment, dungeon} = game.box;
		const names = [heroes, monsters, bosses, equipment, dungeon].flatMap(cards => cards.map(({name}) => name));
		const said = await type(
			names.map(name => `c ${name}`),
			{...setup, shelf},
		);
		expectWords(said);
		expect(said).not.toContain('There is no card');
		expect(await saidAfter([], 'c murka')).toMatch(/^Murka: "[\s\S]*Red: Sworn Enemy/);
		expect(await saidAfter([], 'c')).toMatch(/^Which card\?/);
		expect(await saidAfter([], 'c zzz')).toMatch(/^There is no card called "zzz" in the box\./);
		expect(await saidAfter([], 'c e')).toMatch(/^Which of them: .*\d+\s+more\?/s);
	});

	test('b leads back from the aim, from the risk and from the side', async () => {
		const said = await saidAfter(['1', '1'], 'b', '2', '1', 'b', '3', 'b', '1', 'b');
		expect(said.match(/Which die\?/g)).toHaveLength(1);
		expect(said.match(/Aim at what\?/g)).toHaveLength(4);
	});

	test('a ring and a side, and an empty line repeats them', async () => {
		await type(['1', '1', '6', '1', '3', '1', '', ''], {...setup, shelf});
		const file = unfinishedRuns(shelf).runs[0]?.file ?? '';
		const aims = actsIn(file).flatMap(act => (act as {gesture?: object}).gesture ?? []);
		const first = {steady: {x: 0, y: 94, risk: 'bold'}};
		expect(aims).toEqual([first, first]);
	});

	test('the odds are told before the throw, and only for it', async () => {
		expect(await saidAfter(['1', '1'], '')).toMatch(
			/1\. careful: \d+ in 100 hit, [\d.]+ points each[\s\S]*3\. bold: .*\n?.*in\s+100\s+not\s+(as\s+required|with\s+a\s+bounce)/,
		);
	});
});

test('a full disk is said once, and the game is played to its end', async () => {
	const setup = {edition: 'second', difficulty: 'normal', heroes: 2, seed: 'full'};
	const {lines} = scriptOf(setup);
	let written = 0;
	const disk: typeof realDisk = {
		...realDisk,
		write(handle, bytes, at) {
			if (++written > 5) throw Object.assign(new Error(), {code: 'ENOSPC'});
			return realDisk.write(handle, bytes, at);
		},
	};
	const said = (await type(lines, {...setup, shelf: {...shelf, disk}})).replaceAll('\n', ' ');
	expect(said.match(/The run is not being saved, because the disk is full/g)).toHaveLength(1);
	expect(said).toMatch(/In all|epitaph|Choose/);
	const left = await type(lines.slice(0, 20), {...setup, shelf: {...shelf, disk}});
	expect(left.replaceAll('\n', ' ')).toMatch(/The run is not being saved.*you can play on\. $/);
});
