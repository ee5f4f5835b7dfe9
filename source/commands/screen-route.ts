/** Where the flags of `play` lead on the screen. */
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import {beginRun} from '../engine/run.js';
import {Session} from '../engine/session.js';
import {freshWord, shelfIn} from '../store/runs.js';
import type {Route} from '../ui/routes.js';
import {loosePlay} from '../ui/run/loose-play.js';
import {botPilot} from '../ui/run/pilot.js';
import type {Input} from './definitions.js';
import {lastRun} from './last-run.js';
import {readGame, readHand, readSeed, readTable, readThrow} from './options.js';
import {glyphsOf, noteOf, playOf} from './screen-play.js';
import type {Opened} from './screen-shelf.js';

/** A bot's run, on the real screen; nobody keeps it. */
const demoOf = (input: Input, game: DungeonFighter): ((opened: Opened) => Route) => {
	const hand = readHand(input);
	const setup = {...readTable(input, game), seed: readSeed(input, freshWord(6))};
	return () => {
		const play = loosePlay(new Session(game, setup), 'A bot plays; nothing is kept.');
		return {at: 'run', play, pilot: botPilot(play, hand, 900)};
	};
};

/** Where the flags lead; what they say wrong is said at once. */
export const routeOf = (input: Input): ((opened: Opened) => Route | undefined) | undefined => {
	const game = readGame(input);
	if (input.flags.demo) return demoOf(input, game);
	const throwMode = readThrow(input);
	if (input.flags.continue) {
		const disk = shelfIn();
		const run = lastRun(input, disk);
		return ({shelf}) => ({at: 'run', play: playOf(run, disk, glyphsOf(shelf.settings()))});
	}

	const table = readTable(input, game);
	const seed = readSeed(input, freshWord(6));
	const says = (['difficulty', 'heroes', 'seed', 'throw'] as const).some(flag => input.flags[flag] !== undefined);
	if (!says) return undefined;
	return ({shelf}) => {
		const settings = shelf.settings();
		const note = noteOf({}, throwMode ?? settings.throwMode, settings.assist);
		const disk = shelfIn();
		return {at: 'run', play: playOf(beginRun(game, {...table, seed}, note, disk), disk, glyphsOf(settings))};
	};
};
