/** Runs for tests of the screen: any table as a `Play`, and the keys that choose an action from the menus. */
import {botAction} from '../../source/bots/autoplay.js';
import type {Action} from '../../source/dungeon-fighter/actions.js';
import type {Event} from '../../source/dungeon-fighter/events.js';
import type {DungeonFighter} from '../../source/dungeon-fighter/game.js';
import type {Setup} from '../../source/dungeon-fighter/setup.js';
import type {State} from '../../source/dungeon-fighter/state.js';
import {type Move, resolveMove} from '../../source/engine/moves.js';
import type {HandName} from '../../source/throwing/odds.js';
import type {Play} from '../../source/ui/run/play.js';
import {choicesOf} from '../../source/view/choices.js';
import type {FakeStage} from './fake-stage.js';
import {game as secondGame} from './services.js';
import {pathTo} from './way.js';

export type Table = {readonly state: State; readonly history: readonly Event[]};

export type TestPlay = Play & {readonly moves: readonly Move[]};

/** A run that goes on from any table. */
export const playFrom = (game: DungeonFighter, first: State, events: readonly Event[] = [], more: Partial<Play> = {}): TestPlay => {
	let state = first;
	let history = events;
	const moves: Move[] = [];
	return {
		game,
		moves,
		state: () => state,
		history: () => history,
		act: move => {
			moves.push(move);
			const step = game.step(state, resolveMove(game, state, move));
			state = step.state;
			history = [...history, ...step.events];
			return step.events;
		},
		trouble: () => undefined,
		names: {},
		close: () => undefined,
		...more,
	};
};

/** A run from its first door. */
export const playOf = (setup: Setup, more: Partial<Play> = {}): TestPlay => {
	const {state, events} = secondGame.setup(setup);
	return playFrom(secondGame, state, events, more);
};

/** Chooses an action as a player would: through the menus, by letter, by number or with the arrows. */
export const chooseByKeys = (stage: FakeStage, play: Play, action: Action): void => {
	const {box} = play.game;
	const choices = choicesOf(box, play.state(), play.game.decision(play.state())!.actions);
	for (const {choice, index} of pathTo(choices, action)) {
		if (choice.letter !== undefined) stage.press(choice.letter);
		else if (index < 9) stage.press(String(index + 1));
		else stage.press('home', ...Array.from({length: index}, () => 'down'), 'enter');
	}
};

/** Bots play until a table is found; seeds are tried one after the other. */
export const findTable = (setup: Omit<Setup, 'seed'>, isFound: (state: State) => boolean, hand: HandName = 'expert'): Table => {
	for (let run = 0; run < 60; run++) {
		let {state, events} = secondGame.setup({...setup, seed: `table ${run}`});
		let history = events;
		while (!isFound(state)) {
			const action = botAction(secondGame, state, hand);
			if (!action) break;
			({state, events} = secondGame.step(state, action));
			history = [...history, ...events];
		}

		if (isFound(state)) return {state, history};
	}

	throw new Error('no such table in 60 games');
};
