/** Reads the flags that several commands share; says in one sentence what is wrong with them. */

import type {Box} from '../dungeon-fighter/box.js';
import {type DungeonFighter, dungeonFighter} from '../dungeon-fighter/game.js';
import {unpack} from '../dungeon-fighter/setup.js';
import {seedLimit} from '../engine/requests.js';
import {isWellFormed} from '../kernel/outside-text.js';
import {Refusal} from '../kernel/refusal.js';
import {boxOf, editionIds, twistsOf} from '../store/boxes.js';
import {JournalFile} from '../store/journal-file.js';
import {type HandName, handNames, isHandName} from '../throwing/odds.js';
import type {Input} from './definitions.js';
import {Problem, unwritable} from './problem.js';

const text = (value: string | boolean | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

export const readBox = ({flags}: Input): Box => {
	const edition = text(flags.edition) ?? 'second';
	const twist = text(flags.twist);
	const box = boxOf(edition, twist);
	if (box) return box;
	const twists = twistsOf(edition).map(({id}) => id);
	if (twists.length > 0)
		throw new Problem('usage', `There is no twist "${twist}"; there is ${twists.slice(0, 3).join(', ')} and more in twists.json.`);
	throw new Problem('usage', `There is no edition "${edition}"; choose ${editionIds.join(', ')}.`);
};

export const readHand = ({flags}: Input): HandName => {
	const hand = text(flags.hand) ?? 'skilled';
	if (!isHandName(hand)) throw new Problem('usage', `There is no hand "${hand}"; choose ${handNames.join(', ')}.`);
	return hand;
};

export const readSeed = ({flags}: Input, fallback: string): string => {
	const seed = text(flags.seed) ?? fallback;
	if (seed.length === 0 || seed.length > seedLimit) throw new Problem('usage', `A seed has 1 to ${seedLimit} characters.`);
	if (!isWellFormed(seed)) throw new Problem('usage', 'A seed is well-formed text, without half a letter (a lone surrogate) in it.');
	return seed;
};

export const readRuns = ({flags}: Input): number => {
	const given = text(flags.runs) ?? '1000';
	const runs = /^[0-9]{1,7}$/.test(given) ? Number(given) : 0;
	if (runs < 1 || runs > 1_000_000) throw new Problem('usage', `"${given}" is not a number of runs; choose 1 to 1000000.`);
	return runs;
};

/** Difficulty and party, checked against the box. */
export const readTable = (input: Input, game: DungeonFighter): {difficulty: string; heroes: readonly string[] | number} => {
	const difficulty = text(input.flags.difficulty) ?? game.box.edition.difficulties[0]?.id ?? '';
	const given = text(input.flags.heroes) ?? String(game.box.edition.heroes.min);
	const heroes = /^[0-9]+$/.test(given) ? Number(given) : given.split(',').map(id => id.trim());
	try {
		unpack(game.box, {difficulty, heroes, seed: 'check', twist: game.box.twist?.id});
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const who = error.code === 'unknown-card' ? ` The heroes are ${game.box.heroes.map(hero => hero.id).join(', ')}.` : '';
		throw new Problem('usage', `${error.message}${who}`);
	}

	return {difficulty, heroes};
};

/** Of difficulty and party only what was typed. */
export const readGivenTable = (input: Input, game: DungeonFighter): {difficulty?: string; heroes?: readonly string[] | number} => {
	const {difficulty, heroes} = readTable(input, game);
	return {
		...(input.flags.difficulty === undefined ? {} : {difficulty}),
		...(input.flags.heroes === undefined ? {} : {heroes}),
	};
};

const throws = ['timed', 'steady', 'tabletop'] as const;

/** How dice are thrown on the screen, if it was said. */
export const readThrow = ({flags}: Input): (typeof throws)[number] | undefined => {
	const how = text(flags.throw);
	const known = throws.find(name => name === how);
	if (how !== undefined && !known) throw new Problem('usage', `There is no way to throw called "${how}"; choose ${throws.join(', ')}.`);
	return known;
};

const plainThrows = ['steady', 'tabletop'] as const;

/** How dice are thrown in plain mode, if it was said. */
export const readPlainThrow = ({flags}: Input): (typeof plainThrows)[number] | undefined => {
	const how = text(flags.throw);
	if (how === undefined) return undefined;
	if (how === 'timed') throw new Problem('usage', 'Plain text cannot time a throw; choose steady or tabletop.');
	const known = plainThrows.find(name => name === how);
	if (!known) throw new Problem('usage', `There is no way to throw called "${how}"; choose ${plainThrows.join(', ')}.`);
	return known;
};

/** Where the journal goes, if anywhere: brings the file up to date. */
export const readJournal = ({flags}: Input): ((journal: string) => void) | undefined => {
	const path = text(flags.journal);
	if (path === undefined) return undefined;
	const attempt = <Result>(write: () => Result): Result => {
		try {
			return write();
		} catch (error) {
			throw unwritable(path, error);
		}
	};
	const file = attempt(() => new JournalFile(path));
	return journal => attempt(() => file.keep(journal));
};

export const readGame = (input: Input): DungeonFighter => dungeonFighter(readBox(input));
