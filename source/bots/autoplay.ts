/** A bot at the table: its head decides, its hand throws. */
import type {Action} from '../dungeon-fighter/actions.js';
import type {Event} from '../dungeon-fighter/events.js';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {Setup} from '../dungeon-fighter/setup.js';
import type {State} from '../dungeon-fighter/state.js';
import {throwRequest} from '../dungeon-fighter/throw-request.js';
import {throwByHand} from '../throwing/hands.js';
import type {HandName} from '../throwing/odds.js';
import {decide} from './decider.js';

/** What a bot does now, a throw left to its hand; undefined when the game is over. */
export const botMove = (game: DungeonFighter, state: State, hand: HandName) => {
	const decision = game.decision(state);
	if (!decision) return undefined;
	const action = decide({box: game.box, state}, decision, hand);
	if (action.type !== 'throw') return action;
	const {type, die, weapons} = action;
	return {type, die, weapons, hand} as const;
};

/** The action a bot takes now, its throw already made; undefined when the game is over. */
export const botAction = (game: DungeonFighter, state: State, hand: HandName): Action | undefined => {
	const decision = game.decision(state);
	if (!decision) return undefined;
	const table = {box: game.box, state};
	const action = decide(table, decision, hand);
	return action.type === 'throw' ? {...action, landing: throwByHand(throwRequest(table, action), hand)} : action;
};

/** Plays a whole game; `watch` sees every step. */
export const autoplay = (
	game: DungeonFighter,
	setup: Setup,
	hand: HandName,
	watch?: (state: State, events: readonly Event[], action: Action | undefined) => void,
): State => {
	let {state, events} = game.setup(setup);
	watch?.(state, events, undefined);
	for (;;) {
		const action = botAction(game, state, hand);
		if (!action) return state;
		({state, events} = game.step(state, action));
		watch?.(state, events, action);
	}
};
