/** Before the dungeon: an old run or a new one, how hard, and who comes along. */
import type {HeroSheet} from '../dungeon-fighter/box.js';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {Setup} from '../dungeon-fighter/setup.js';
import {beginRun, isRun, type Run, type RunNote, resumeRun} from '../engine/run.js';
import {gameOfEdition, unfinishedRuns} from '../engine/runs.js';
import {colours} from '../kernel/landing.js';
import type {Shelf} from '../store/runs.js';
import type {SettingsFile} from '../store/settings.js';
import {abilityName, abilityText} from '../view/describe.js';
import {heroName} from '../view/names.js';
import type {PlayerNames} from '../view/question.js';
import {type Desk, quoted, Wrong} from './ask.js';

export type SetupOptions = {
	readonly game: DungeonFighter;
	readonly shelf: Shelf;
	readonly throwing: RunNote['throwing'];
	readonly seed: string;
	/** What is given is not asked. */
	readonly difficulty?: string | undefined;
	readonly heroes?: Setup['heroes'];
	/** Nothing was given at all, so an old run may be meant. */
	readonly mayContinue: boolean;
	/** For the names of last time. */
	readonly openSettings: () => Promise<SettingsFile>;
};

const askOld = async (desk: Desk, {shelf}: SetupOptions): Promise<Run | undefined> => {
	for (;;) {
		const {runs, notes} = unfinishedRuns(shelf);
		for (const note of notes) desk.tell(note);
		if (runs.length === 0) return undefined;
		const options = runs.map(run => ({text: `Continue: ${run.text}`, value: run.file}));
		const file = await desk.choose('Old trouble or new?', [...options, {text: 'A new run', value: ''}], {fallback: 1});
		if (!file) return undefined;
		const run = resumeRun(file, gameOfEdition, shelf);
		if (isRun(run)) return run;
		desk.tell(run.sentence);
	}
};

const askDifficulty = async (desk: Desk, {box}: DungeonFighter): Promise<string | undefined> =>
	desk.choose(
		'How hard?',
		box.edition.difficulties.map(({id, name, monsterLife, hint}) => ({
			text: `${name}: ${monsterLife === 0 ? 'monsters as printed' : `monsters have ${monsterLife} more life`}. ${hint}`,
			value: id,
		})),
		{fallback: 1},
	);

const sheetText = (game: DungeonFighter, {name, abilities}: HeroSheet): string =>
	`${name}: ${colours.map(colour => `${colour} ${abilityName(abilities[colour].is)}, ${abilityText(game.box, abilities[colour])}`).join('; ')}`;

const byName = (left: readonly HeroSheet[], answer: string): string | undefined => {
	const wanted = answer.toLowerCase();
	const found = left.filter(({id, name}) => id === wanted || name.toLowerCase().startsWith(wanted));
	return wanted !== '' && found.length === 1 ? found[0]?.id : undefined;
};

type Seats = {readonly players: number; readonly heroes: NonNullable<Setup['heroes']>};

const askHeroes = async (desk: Desk, game: DungeonFighter): Promise<Seats> => {
	const {min, max, solo} = game.box.edition.heroes;
	const players = await desk.ask(`How many players, 1 to ${max}? One player leads ${solo} heroes. [${min}]:`, answer => {
		const number = answer === '' ? min : Number(answer);
		return Number.isInteger(number) && number >= 1 && number <= max
			? number
			: new Wrong(`${quoted(answer)} is no number of players; type 1 to ${max}.`);
	});
	const ways = [
		{text: 'Deal them by chance', value: false},
		{text: 'Choose them', value: true},
	];
	const chosen: string[] = [];
	if (!(await desk.choose('Who are the heroes?', ways, {fallback: 1}))) return {players, heroes: players};
	const size = players === 1 ? solo : players;
	while (chosen.length < size) {
		const left = game.box.heroes.filter(({id}) => !chosen.includes(id));
		const options = left.map(sheet => ({text: sheetText(game, sheet), value: sheet.id}));
		const free = {hint: 'or a name', read: (answer: string) => byName(left, answer)};
		const id = await desk.choose(`Hero ${chosen.length + 1} of ${size}:`, options, {back: chosen.length > 0, free});
		if (id === undefined) chosen.pop();
		else chosen.push(id);
	}

	return {players, heroes: chosen};
};

const longestName = 24;

const readName = (answer: string): string | Wrong => {
	const name = answer.replaceAll(/\p{C}/gu, '').trim();
	return name.length <= longestName ? name : new Wrong(`That is a lot of name; ${longestName} letters are enough.`);
};

const askNames = async (desk: Desk, {game, openSettings}: SetupOptions, setup: Setup): Promise<PlayerNames> => {
	const settings = await openSettings();
	if (settings.problem !== undefined) desk.tell(settings.problem);
	const names: Record<string, string> = {};
	const before = settings.values.names;
	for (const [seat, {id}] of game.setup(setup).state.heroes.entries()) {
		const last = before[seat] ?? '';
		const name = await desk.ask(`Who plays ${heroName(game.box, id)}? [${last || 'no name'}]:`, readName);
		if (name || last) names[id] = name || last;
	}

	const now = Object.values(names);
	if (now.length > 0 && now.join('\n') !== before.join('\n')) settings.change({names: now});
	return names;
};

/** The name of whoever plays alone, kept for the next time; an empty line means the one of last time. */
export const askPlayer = async (desk: Desk, openSettings: SetupOptions['openSettings']): Promise<string> => {
	const settings = await openSettings();
	if (settings.problem !== undefined) desk.tell(settings.problem);
	const [last = '', ...others] = settings.values.names;
	const name = (await desk.ask(`Your name, for the board? [${last || 'no name'}]:`, readName)) || last;
	if (name !== last) settings.change({names: [name, ...others]});
	return name;
};

/** Asks what the flags left open, and begins. */
export const askRun = async (desk: Desk, options: SetupOptions): Promise<Run> => {
	const old = options.mayContinue ? await askOld(desk, options) : undefined;
	if (old) return old;
	const {game, seed, shelf, throwing} = options;
	const difficulty = options.difficulty ?? (await askDifficulty(desk, game)) ?? '';
	const seats = options.heroes === undefined ? await askHeroes(desk, game) : {players: 1, heroes: options.heroes};
	const setup: Setup = {edition: game.box.edition.id, difficulty, heroes: seats.heroes, seed};
	// One player needs no name, and flags come from scripts.
	const names = seats.players > 1 ? await askNames(desk, options, setup) : {};
	return beginRun(game, setup, Object.keys(names).length > 0 ? {throwing, names} : {throwing}, shelf);
};
