/** What the screens find on the shelf: settings and runs on this machine's disk, and the rules to play them by. */
import path from 'node:path';
import type {Box} from '../dungeon-fighter/box.js';
import {readArchive} from '../engine/archive.js';
import {todayUtc} from '../engine/daily.js';
import {achievementCardsOf, portraitsOf, voiceOf} from '../engine/looks.js';
import {recordsOf} from '../engine/records.js';
import {beginRun, isRun, resumeRun} from '../engine/run.js';
import {gameOfEdition, unfinishedRuns} from '../engine/runs.js';
import {type Shelf as DiskShelf, freshWord, shelfIn} from '../store/runs.js';
import {type BindingName, type Bindings, bindingNames, defaultBindings} from '../ui/bindings.js';
import type {NewRun, Settings, Shelf} from '../ui/shelf.js';
import {recordRows} from '../view/records.js';
import type {Glyphs} from '../view/share.js';
import {count, wrap} from '../view/text.js';
import type {Input} from './definitions.js';
import {readGame} from './options.js';
import {dailyOffer} from './screen-daily.js';
import {glyphsOf, noteOf, playOf} from './screen-play.js';

const sameKeys = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

/** The file holds only the keys that the player has changed. */
const bindingsOf = (changed: Readonly<Record<string, readonly string[]>>): Bindings => ({
	...defaultBindings,
	...Object.fromEntries(bindingNames.flatMap(name => (changed[name] ? [[name, changed[name]]] : []))),
});

const changedKeys = (bindings: Bindings): Readonly<Record<string, string[]>> =>
	Object.fromEntries(
		bindingNames.filter((name: BindingName) => !sameKeys(bindings[name], defaultBindings[name])).map(name => [name, [...bindings[name]]]),
	);

/** All runs together; journals that could not be counted are said at the end. */
const recordsIn = (shelf: DiskShelf, box: Box, columns: number): readonly string[] => {
	const {runs, damaged} = readArchive(shelf);
	const rows = recordRows(box, recordsOf(runs, achievementCardsOf(box.edition.id), todayUtc(shelf.now())), columns);
	const [first] = damaged;
	if (!first) return rows;
	const name = path.basename(first.file);
	const why = `dungeon-fighter verify says why, such as of ${name} in ${path.dirname(first.file)}.`;
	return [...rows, '', `${count(damaged.length, 'journal')} could not be counted`, ...wrap(why, columns)];
};

export const openShelf = async (input: Input) => {
	const game = readGame(input);
	const edition = game.box.edition.id;
	const {openSettings} = await import('../store/settings.js');
	const settings = await openSettings();
	const shelf = shelfIn();
	const notes: string[] = settings.problem === undefined ? [] : [settings.problem];
	const glyphs = (): Glyphs => glyphsOf(settings.values);
	const current = (): Settings => ({...settings.values, keys: bindingsOf(settings.values.keys)});
	const forScreens: Shelf = {
		settings: current,
		save: next => {
			settings.change({...next, keys: changedKeys(next.keys), names: [...next.names]});
			return settings.problem;
		},
		unfinished: () => {
			const {runs, notes: found} = unfinishedRuns(shelf);
			notes.push(...found);
			return runs.map(run => ({...run, id: run.file}));
		},
		begin: ({difficulty, heroes, seed, names, throwMode}: NewRun) =>
			playOf(beginRun(game, {difficulty, heroes, seed}, noteOf(names, throwMode, current().assist), shelf), shelf, glyphs()),
		resume: id => {
			const run = resumeRun(id, gameOfEdition, shelf);
			return isRun(run) ? playOf(run, shelf, glyphs()) : run.sentence;
		},
		daily: date => dailyOffer(date ?? todayUtc(shelf.now()), shelf, edition, () => current().assist, glyphs()),
		records: columns => recordsIn(shelf, game.box, columns),
		newSeed: () => freshWord(6),
		notices: () => notes,
	};
	return {shelf: forScreens, game, voice: voiceOf(edition), portraits: portraitsOf(edition)};
};

export type Opened = Awaited<ReturnType<typeof openShelf>>;
