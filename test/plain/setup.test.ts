/** The questions before the dungeon. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {unfinishedRuns} from '../../source/engine/runs.js';
import type {Shelf} from '../../source/store/runs.js';
import {openSettings} from '../../source/store/settings.js';
import {newShelf, type} from './script.js';

let shelf: Shelf;

beforeEach(() => {
	shelf = newShelf();
});

const newest = () => unfinishedRuns(shelf).runs[0];

test('nothing but empty lines is a normal game for two', async () => {
	const said = await type(['', '', '', '', ''], {shelf});
	for (const words of ['How hard?', 'How many players', 'Who are the heroes?', 'Who plays']) expect(said).toContain(words);
	expect(newest()).toMatchObject({difficulty: 'normal', heroes: {length: 2}, round: 1, throws: 0, about: {throwing: 'steady'}});
	expect(newest()?.about?.names).toBeUndefined();
});

test('everything can be chosen, by number or by name, and names are kept for the next time', async () => {
	await type(['3', '3', '2', 'murka', 'mar', 'marv', 'b', '2', 'brad', 'Ann', 'Bob', ''], {shelf});
	const run = newest();
	expect(run).toMatchObject({difficulty: 'inferno', heroes: ['murka', expect.any(String), 'brad-breckfust']});
	expect(Object.values(run?.about?.names ?? {})).toEqual(['Ann', 'Bob']);
	expect((await openSettings(shelf.folder)).values.names).toEqual(['Ann', 'Bob']);
	expect(await type(['2', '', '', '', '', ''], {shelf})).toMatch(/Who plays [^?]+\? \[Ann\]:/);
});

test('whoever plays alone leads two heroes and needs no name', async () => {
	expect(await type(['', '1', ''], {shelf})).not.toContain('Who plays');
	expect(newest()?.heroes).toHaveLength(2);
	expect(await type(['2', '', '1', '2', 'murka', 'marvin'], {shelf})).not.toContain('Who plays');
	expect(unfinishedRuns(shelf).runs.map(({heroes}) => heroes)).toContainEqual(['murka', 'marvin']);
});

test('wrong answers are asked again', async () => {
	const said = await type(['easy', '1', '7', 'two', '2', '3', '2', 'nobody', '1', '1', 'x'.repeat(30), 'Ann\u0007', ''], {shelf});
	for (const words of ['"easy" is none', '"7" is no number', '"two" is no', '"3" is none', '"nobody" is none', 'a lot of name']) {
		expect(said).toContain(words);
	}

	expect(Object.values(newest()?.about?.names ?? {})).toEqual(['Ann']);
});

test('what is given is not asked', async () => {
	const said = await type([], {shelf, difficulty: 'hard', heroes: ['murka', 'marvin'], mayContinue: false});
	expect(said).not.toMatch(/How hard|How many|Who plays/);
	expect(newest()).toMatchObject({difficulty: 'hard', heroes: ['murka', 'marvin']});
});

test('an old run is offered first; a damaged one is set aside, and a new one may be begun', async () => {
	await type(['1'], {shelf, difficulty: 'hard', heroes: ['murka', 'marvin'], mayContinue: false});
	writeFileSync(path.join(shelf.folder, 'runs', '20200101T000000Z-000000.jsonl'), 'oops');
	const said = await type([''], {shelf});
	expect(said.replaceAll('\n', ' ')).toMatch(
		/cannot be played on: .* set aside in .*Old trouble or new\? 1\. Continue: Hard, Murka and Marvin, round 1/,
	);
	expect(said).toContain('Where you were:');
	await type(['2', '', '', '', '', ''], {shelf});
	expect(unfinishedRuns(shelf).runs).toHaveLength(2);
});

test('a tabletop run goes on as one', async () => {
	await type(['1'], {shelf, difficulty: 'normal', heroes: 2, throwing: 'tabletop', mayContinue: false});
	const said = await type(['', '1', '2', 'maybe', 'y', 'many', '', ''], {shelf});
	for (const words of ['Where does it lie?', 'Is the icon up?', '"maybe" is neither y nor n', '"many" is no number of bounces']) {
		expect(said).toContain(words);
	}

	expect(newest()).toMatchObject({throws: 1, about: {throwing: 'tabletop'}});
});
