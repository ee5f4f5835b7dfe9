/** Runs to be shown again: of bots with gestures, of hands, of tables, and the golden ones. */
import {type Golden, readGolden} from '../../scripts/golden.js';
import {botAction} from '../../source/bots/autoplay.js';
import type {Setup} from '../../source/dungeon-fighter/setup.js';
import {throwRequest} from '../../source/dungeon-fighter/throw-request.js';
import {type Move, readMove} from '../../source/engine/moves.js';
import {Session} from '../../source/engine/session.js';
import {parseJournal} from '../../source/kernel/journal.js';
import {gestureOf} from '../../source/throwing/hands.js';
import type {Recording} from '../../source/ui/replay/replay.js';
import {game} from './services.js';

export type Way = 'timed' | 'steady' | 'hand' | 'tabletop';

/** A bot's run, at most so many moves of it, thrown in one of the ways there are. */
export const recorded = (setup: Setup, way: Way = 'timed', most = 1000): Recording => {
	const session = new Session(game, setup);
	const hand = way === 'steady' ? 'steady' : 'skilled';
	while (session.moves.length < most) {
		const {state} = session;
		const action = botAction(game, state, hand);
		if (!action) break;
		if (action.type !== 'throw') {
			session.move(action);
			continue;
		}

		const {type, die, weapons, landing} = action;
		const {zone, icon, bounces, respected} = landing!;
		const ways = {
			timed: (): Move => ({type, die, weapons, gesture: gestureOf(throwRequest({box: game.box, state}, action), hand)}),
			steady: (): Move => ({type, die, weapons, gesture: {steady: {x: 12, y: -6, risk: 'careful'}}}),
			hand: (): Move => ({type, die, weapons, hand}),
			tabletop: (): Move => ({type, die, weapons, landing: {zone, icon, bounces, respected}}),
		};
		session.move(ways[way]());
	}

	return {game, setup, moves: session.moves, names: {}};
};

export const goldens = JSON.parse(readGolden('index.json')) as readonly Golden[];

export const goldenRecording = (file: string): Recording => {
	const {head, entries} = parseJournal(readGolden(file));
	return {game, setup: head.setup as Setup, moves: entries.map(({act}) => readMove(act)), names: {}};
};
