/** `dungeon-fighter demo`: bots play a run in plain text, told in full where it begins and where it ends. */
import {autoplay} from '../bots/autoplay.js';
import {tell} from '../view/tell.js';
import type {Input} from './definitions.js';
import {readGame, readHand, readSeed, readTable} from './options.js';
import {print} from './output.js';

export const demo = (input: Input): void => {
	const game = readGame(input);
	const setup = {...readTable(input, game), seed: readSeed(input, 'nose')};
	const hand = readHand(input);
	let last = 1;
	autoplay(game, setup, hand, (state, events) => {
		const told = state.round <= 1 || state.phase === 'boss' || state.phase === 'over';
		if (!told && state.round !== last) print(`Round ${state.round} ...`);
		last = state.round;
		for (const event of events) {
			const line = told || event.type === 'monster-defeated' || event.type === 'shop-opened' ? tell(game.box, state, event) : undefined;
			if (line !== undefined) print(line);
		}
	});
};
