/** What the screens find on the shelf: settings and runs on this machine's disk, and the rules to play them by. */
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import {portraitsOf, voiceOf} from '../engine/looks.js';
import {beginRun, isRun, type Run, resumeRun} from '../engine/run.js';
import {gameOfEdition, unfinishedRuns} from '../engine/runs.js';
import {Session} from '../engine/session.js';
import {freshWord, shelfIn} from '../store/runs.js';
import {type BindingName, type Bindings, bindingNames, defaultBindings} from '../ui/bindings.js';
import type {Route} from '../ui/routes.js';
import {botPilot} from '../ui/run/pilot.js';
import type {Play} from '../ui/run/play.js';
import type {ThrowMode} from '../ui/services.js';
import type {NewRun, Settings, Shelf} from '../ui/shelf.js';
import type {Input} from './definitions.js';
import {lastRun} from './last-run.js';
import {readGame, readHand, readSeed, readTable, readThrow} from './options.js';

/** A run with a file, as the screens see it. */
const playOf = (run: Run): Play => {
	let history = run.replay.flatMap(({events}) => events);
	const {throwing, assist, names} = run.about ?? {};
	return {
		game: run.game,
		state: () => run.state,
		history: () => history,
		act: move => {
			const events = run.act(move);
			history = [...history, ...events];
			return events;
		},
		trouble: () => run.saving,
		names: names ?? {},
		throwMode: throwing === 'bot' ? undefined : throwing,
		assist: assist ?? 100,
		close: () => run.close(),
	};
};

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

const noteOf = (names: Readonly<Record<string, string>>, throwing: ThrowMode, assist: number) => ({
	throwing,
	...(Object.keys(names).length > 0 ? {names} : {}),
	...(throwing === 'timed' && assist < 100 ? {assist} : {}),
});

export const openShelf = async (input: Input) => {
	const game = readGame(input);
	const edition = game.box.edition.id;
	const {openSettings} = await import('../store/settings.js');
	const settings = await openSettings();
	const shelf = shelfIn();
	const notes: string[] = settings.problem === undefined ? [] : [settings.problem];
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
			return runs.map(({file, text, inPlay}) => ({id: file, words: text, inPlay}));
		},
		begin: ({difficulty, heroes, seed, names, throwMode}: NewRun) =>
			playOf(beginRun(game, {difficulty, heroes, seed}, noteOf(names, throwMode, current().assist), shelf)),
		resume: id => {
			const run = resumeRun(id, gameOfEdition, shelf);
			return isRun(run) ? playOf(run) : run.sentence;
		},
		newSeed: () => freshWord(6),
		notices: () => notes,
	};
	return {shelf: forScreens, game, voice: voiceOf(edition), portraits: portraitsOf(edition)};
};

export type Opened = Awaited<ReturnType<typeof openShelf>>;

/** A bot's run, on the real screen; nobody keeps it. */
const demoOf = (input: Input, game: DungeonFighter): ((opened: Opened) => Route) => {
	const hand = readHand(input);
	const setup = {...readTable(input, game), seed: readSeed(input, freshWord(6))};
	return () => {
		const session = new Session(game, setup);
		let history = session.events;
		const play: Play = {
			game,
			state: () => session.state,
			history: () => history,
			act: move => {
				session.move(move);
				history = [...history, ...session.events];
				return session.events;
			},
			trouble: () => 'A bot plays; nothing is kept.',
			names: {},
			close: () => undefined,
		};
		return {at: 'run', play, pilot: botPilot(play, hand, 900)};
	};
};

/** Where the flags lead; what they say wrong is said at once. */
export const routeOf = (input: Input): ((opened: Opened) => Route | undefined) | undefined => {
	const game = readGame(input);
	if (input.flags.demo) return demoOf(input, game);
	const throwMode = readThrow(input);
	if (input.flags.continue) {
		const run = lastRun(input, shelfIn());
		return () => ({at: 'run', play: playOf(run)});
	}

	const table = readTable(input, game);
	const seed = readSeed(input, freshWord(6));
	const says = (['difficulty', 'heroes', 'seed', 'throw'] as const).some(flag => input.flags[flag] !== undefined);
	if (!says) return undefined;
	return ({shelf}) => {
		const {throwMode: liked, assist} = shelf.settings();
		const throwing = throwMode ?? liked;
		const run = beginRun(game, {...table, seed}, noteOf({}, throwing, assist), shelfIn());
		return {at: 'run', play: playOf(run)};
	};
};
