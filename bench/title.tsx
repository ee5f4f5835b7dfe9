/** The game with a shelf that keeps nothing, for the bench and for the tests in a real terminal. */
import {openGame} from '../source/ui/main.js';
import {defaultSettings} from '../source/ui/shelf.js';

await openGame({
	open: async () => {
		const [{dungeonFighter}, {boxOf}, {portraitsOf, voiceOf}, {Session}] = await Promise.all([
			import('../source/dungeon-fighter/game.js'),
			import('../source/store/boxes.js'),
			import('../source/engine/looks.js'),
			import('../source/engine/session.js'),
		]);
		const game = dungeonFighter(boxOf('second')!);
		let settings = {...defaultSettings, tutorialOffered: true};
		return {
			game,
			voice: voiceOf('second'),
			portraits: portraitsOf('second'),
			shelf: {
				settings: () => settings,
				save: next => {
					settings = next;
					return undefined;
				},
				unfinished: () => [],
				records: () => [],
				daily: () => {
					throw new Error('no challenge here');
				},
				notices: () => [],
				resume: () => 'There is nothing to play on.',
				newSeed: () => 'nose',
				begin: ({difficulty, heroes, seed, names}) => {
					const session = new Session(game, {difficulty, heroes, seed});
					return {
						game,
						names,
						state: () => session.state,
						history: () => session.events,
						act: move => {
							session.move(move);
							return session.events;
						},
						trouble: () => undefined,
						close: () => undefined,
					};
				},
			},
		};
	},
});
