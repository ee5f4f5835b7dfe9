/** A run to look at, and to take over. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {readArchive} from '../../source/engine/archive.js';
import {filmOf, takeOver} from '../../source/engine/replays.js';
import {isRun, resumeRun} from '../../source/engine/run.js';
import {codeOf} from '../../source/engine/run-code.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {verifyJournal} from '../../source/engine/verify.js';
import {shelfIn} from '../../source/store/runs.js';
import {moveOf, playedGame} from '../helpers/games.js';

const root = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-replays-'));
const shelf = shelfIn(root);

afterAll(() => rmSync(root, {recursive: true, force: true}));

const about = {started: '2026-01-01T00:00:00.000Z', throwing: 'timed', version: '1'} as const;
const session = playedGame({seed: 'film', heroes: 2}, {about});
const code = codeOf(session.journal, gameOfEdition);

describe('a film', () => {
	test.each([
		['a journal', session.journal],
		['a code', code],
		['a golden run', readFileSync(new URL('../replays/normal.jsonl', import.meta.url), 'utf8')],
	])('of %s has a step for the setup and for every move', (_, text) => {
		const film = filmOf(text);
		expect(film.verdict).toMatchObject({verdict: 'ok', lines: film.steps.length});
		expect(film.steps[0]?.move).toBeUndefined();
		expect(film.steps.at(-1)?.state).toEqual(film.session?.state);
		expect(film.throws).toHaveLength(film.session?.state.throws ?? 0);
		for (const at of film.throws) expect(film.steps[at]?.events.map(({type}) => type)).toContain('thrown');
	});

	test('of something else says what is wrong, and has the steps that were true', () => {
		expect(filmOf('hello')).toMatchObject({verdict: {verdict: 'damaged'}, steps: [], session: undefined});
		const lines = session.journal.split('\n');
		const cut = [...lines.slice(0, 6), lines[9]!, ''].join('\n');
		expect(filmOf(cut)).toMatchObject({verdict: {verdict: 'diverged', line: 7}, about});
		expect(filmOf(cut).steps.length).toBeGreaterThanOrEqual(6);
	});
});

describe('taking over', () => {
	test("goes on where the other one was, is saved with all moves, and is nobody's record", () => {
		const film = filmOf(code);
		const run = takeOver(film, 10, {throwing: 'steady'}, shelf);
		if (typeof run === 'string') throw new Error(run);
		expect(run.state).toEqual(film.steps[10]?.state);
		expect(run.replay).toHaveLength(11);
		expect(readFileSync(run.file!, 'utf8')).toBe(run.journal);
		run.close();
		const again = resumeRun(run.file!, gameOfEdition, shelf);
		if (!isRun(again)) throw new Error(again.sentence);
		for (let move = moveOf(again.game, again, 'steady', 'gesture'); move; move = moveOf(again.game, again, 'steady', 'gesture'))
			again.act(move);
		again.close();
		expect(verifyJournal(again.journal, gameOfEdition)).toMatchObject({verdict: 'ok', outcome: again.state.outcome});
		expect(readArchive(shelf).runs).toMatchObject([{aside: true, about: {takenOver: 10}}]);
	});

	test('only where there is something to decide', () => {
		const film = filmOf(code);
		const {length} = session.moves;
		for (const moves of [-1, 1.5, length + 1])
			expect(takeOver(film, moves, {throwing: 'steady'}, shelf)).toMatch(/^This run has \d+ moves/);
		expect(takeOver(film, length, {throwing: 'steady'}, shelf)).toMatch(/nothing left/);
		expect(takeOver(filmOf('x'), 0, {throwing: 'steady'}, shelf)).toMatch(/cannot be played/);
	});
});
