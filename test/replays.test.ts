/**
 * Golden replays: whole games that were played once and must go the same way for ever, on every machine. Where a change
 * is meant to change them, `npx tsx scripts/golden.ts` writes them anew.
 */
import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {type Golden, readGolden, transcriptFile, transcriptOf} from '../scripts/golden.js';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import {verifyJournal} from '../source/engine/verify.js';
import {parseJournal} from '../source/kernel/journal.js';
import {secondEdition} from './helpers/scene.js';

const game = dungeonFighter(secondEdition);
const index = JSON.parse(readGolden('index.json')) as readonly Golden[];

test('there is one for each difficulty, and every hero plays in one of them', () => {
	const setups = index.map(({file}) => parseJournal(readGolden(file)).head.setup as {difficulty: string; heroes: readonly string[]});
	expect(setups.map(({difficulty}) => difficulty)).toEqual(['normal', 'hard', 'inferno']);
	expect([...new Set(setups.flatMap(({heroes}) => heroes))].toSorted()).toEqual(secondEdition.heroes.map(({id}) => id).toSorted());
	expect(new Set(index.map(({outcome}) => outcome))).toEqual(new Set(['won', 'lost']));
	const files = index.flatMap(({file}) => [file, transcriptFile(file)]);
	expect(readdirSync(new URL('replays/', import.meta.url)).toSorted()).toEqual([...files, 'index.json'].toSorted());
});

describe.each(index)('$file', ({file, lines, outcome, cause, score}) => {
	const journal = readGolden(file);

	test('goes the way it went, throw for throw, to the end it had', () => {
		expect(verifyJournal(journal, () => game)).toEqual({verdict: 'ok', lines, torn: false, stacked: false, outcome, score});
		expect(journal).toContain('"hand":"skilled"');
		expect(journal).not.toContain('"landing"');
	});

	test('is told as it was told', () => {
		const tale = transcriptOf(game, journal);
		expect(tale).toBe(readGolden(transcriptFile(file)));
		expect(outcome === 'won' ? score : cause).not.toBeNull();
	});
});
