/** Runs of strangers are shown on a terminal that obeys: nothing they say may move its cursor, turn its text or fake a line. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readAbout} from '../../source/engine/about.js';
import {readArchive} from '../../source/engine/archive.js';
import {boardOf, findRuns} from '../../source/engine/board.js';
import {recordsOf} from '../../source/engine/records.js';
import {filmOf} from '../../source/engine/replays.js';
import {codeOf, replayText} from '../../source/engine/run-code.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {outsideText} from '../../source/kernel/outside-text.js';
import {finishedFolder, shelfIn} from '../../source/store/runs.js';
import {boardRows} from '../../source/view/board.js';
import {recordRows} from '../../source/view/records.js';
import {playedGame} from '../helpers/games.js';
import {resealed} from '../helpers/reseal.js';
import {secondEdition} from '../helpers/scene.js';

const evil = '\u001B[31mRED\u001B[2J\u0007\u009B1m\u202Eevil\u2066\nDF1-fake\r\u2028 1  999';

const about = {started: evil, throwing: 'timed', names: {murka: evil, marvin: 'x'.repeat(500)}, version: evil} as const;

const {journal} = playedGame({seed: 'evil', heroes: ['murka', 'marvin']}, {hand: 'expert', about});

/** In one row, with nothing but words. */
const expectHarmless = (text: string): void => {
	expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
	expect(text.length).toBeLessThan(500);
};

test('orders to a terminal are no text; other letters are', () => {
	expectHarmless(outsideText(evil));
	expect(outsideText('Zoë, 李 and 👩\u200D🚀')).toBe('Zoë, 李 and 👩\u200D🚀');
	expect(outsideText('a'.repeat(200), 10)).toBe('aaaaaaaaaa…');
	expect(outsideText('two\n lines')).toBe('two lines');
});

test('what a run says about itself is cleaned where it comes in', () => {
	const {names, ...rest} = readAbout(about)!;
	for (const text of [...Object.values(names ?? {}), rest.started, rest.version]) expectHarmless(text);
	expect(names?.marvin).toHaveLength(25);
	expectHarmless(filmOf(codeOf(journal, gameOfEdition)).about?.names?.murka ?? '\n');
});

test('a board shows names, files and reasons without them', () => {
	const strange = resealed(journal.replace('"edition":"second"', `"edition":${JSON.stringify(evil)}`));
	const found = [...findRuns(codeOf(journal, gameOfEdition), evil), ...findRuns(journal, evil), ...findRuns(strange, evil)];
	const {rows, apart} = boardOf(found);
	expect([rows.length, apart.length]).toEqual([1, 2]);
	for (const row of boardRows(secondEdition, {rows, apart}, 'All time')) expectHarmless(row);
});

test.each([
	['edition', (text: string) => text.replace('"edition":"second"', `"edition":${JSON.stringify(evil)}`)],
	['twist', (text: string) => text.replace('"seed":"evil"', `"seed":"evil","twist":${JSON.stringify(evil)}`)],
	['cards', (text: string) => text.replace(/"contents":"\w+"/, `"contents":${JSON.stringify(evil)}`)],
	['hero', (text: string) => text.replace('"heroes":["murka"', `"heroes":[${JSON.stringify(evil)}`)],
	[
		'title',
		(text: string) =>
			text
				.replace(/"contents":"\w+"/, '"contents":"0"')
				.replace(/"outcome":"\w+"(,"score":\d+,"title":".*?")?/, `"outcome":"won","score":1,"title":${JSON.stringify(evil)}`),
	],
])('a verdict about a strange %s is words', (_, change) => {
	const {verdict} = replayText(resealed(change(journal)), gameOfEdition);
	expect(verdict.verdict).not.toBe('ok');
	if (verdict.verdict !== 'ok') expectHarmless(verdict.reason);
	if (verdict.verdict === 'other-rules') expectHarmless(verdict.recorded?.title ?? '');
});

test('records show titles, killers and heroes of other boxes without them', () => {
	const root = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-outside-'));
	const shelf = shelfIn(root);
	mkdirSync(finishedFolder(shelf), {recursive: true});
	const strange = journal
		.replace(/"contents":"\w+"/, '"contents":"0"')
		.replaceAll(/"(title|foe|cause)":"[^"]*"/g, `"$1":${JSON.stringify(evil)}`)
		.replace(/"throws":\["[^"]*"/, `"throws":["1 + 0 0 \\u001b[31mfar"`);
	writeFileSync(path.join(finishedFolder(shelf), '1.jsonl'), resealed(strange));
	const {runs} = readArchive(shelf);
	expect(runs).toHaveLength(1);
	for (const row of recordRows(secondEdition, recordsOf(runs, [], '2026-01-01'))) expectHarmless(row);
	rmSync(root, {recursive: true, force: true});
});
