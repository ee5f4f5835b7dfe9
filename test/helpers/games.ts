/** Whole games by bots, as the sessions of people: with real gestures, spots, typed landings, or a hand. */
import {botMove} from '../../source/bots/autoplay.js';
import type {DungeonFighter} from '../../source/dungeon-fighter/game.js';
import type {Setup} from '../../source/dungeon-fighter/setup.js';
import {throwRequest} from '../../source/dungeon-fighter/throw-request.js';
import type {Move} from '../../source/engine/moves.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {Session} from '../../source/engine/session.js';
import type {JournalAbout} from '../../source/kernel/journal.js';
import {gestureOf, throwByHand} from '../../source/throwing/hands.js';
import type {HandName} from '../../source/throwing/odds.js';

export type Way = 'gesture' | 'landing' | 'tabletop' | 'hand';

export const moveOf = (game: DungeonFighter, session: Pick<Session, 'state'>, hand: HandName, way: Way): Move | undefined => {
	const move = botMove(game, session.state, hand);
	if (move?.type !== 'throw' || way === 'hand') return move;
	const {type, die, weapons} = move;
	const request = throwRequest({box: game.box, state: session.state}, move);
	if (way === 'gesture') return {type, die, weapons, gesture: gestureOf(request, hand)};
	const landing = throwByHand(request, hand);
	if (way === 'landing') return {type, die, weapons, landing};
	const {zone, icon, bounces, respected} = landing;
	return {type, die, weapons, landing: {zone, icon, bounces, respected}};
};

export type GameOptions = {
	readonly hand?: HandName;
	readonly way?: Way;
	readonly about?: Partial<JournalAbout>;
	/** When it ends. */
	readonly at?: string;
	/** So many moves, and no more. */
	readonly moves?: number;
};

export const playedGame = (setup: Setup, {hand = 'skilled', way = 'gesture', about, at, moves = 10_000}: GameOptions = {}): Session => {
	const game = gameOfEdition('second', setup.twist)!;
	const session = new Session(game, setup, about);
	if (at !== undefined) session.clock = () => at;
	for (let made = 0; made < moves; made++) {
		const move = moveOf(game, session, hand, way);
		if (!move) break;
		session.move(move);
	}

	return session;
};
