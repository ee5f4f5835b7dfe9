/** The other half of the bots' games: large parties, and games that are played twice. */
import {describe, expect, test} from 'vitest';
import {botAction} from '../source/bots/autoplay.js';
import {type BoxFiles, openBox} from '../source/dungeon-fighter/box.js';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import {Session} from '../source/engine/session.js';
import {parseJournal} from '../source/kernel/journal.js';
import {type HandName, handNames} from '../source/throwing/odds.js';
import {deepFreeze, playBots} from './helpers/invariants.js';
import {type Setup, secondEdition, secondEditionFiles} from './helpers/scene.js';

/** The cards are frozen for all games: the rules read them and never write on them. */
const game = dungeonFighter(deepFreeze(secondEdition));

describe('1080 games of bots in large parties: every one ends, every state is possible, no state is ever changed', () => {
	const settings = [4, 5, 6].flatMap(players => ['normal', 'hard', 'inferno'].map(difficulty => ({players, difficulty})));

	test.each(settings)('$players players, $difficulty, with every hand', ({players, difficulty}) => {
		const {games, heroes, outcomes, steps} = playBots(game, players, difficulty);
		expect(games).toBe(120);
		expect([...heroes]).toEqual([players]);
		expect([...outcomes].toSorted()).toEqual(['lost', 'won']);
		expect(steps).toBeGreaterThan(60 * games);
	});
});

/** The journal of a bot's game, played with a box of its own. */
const journalOf = (setup: Setup, hand: HandName): string => {
	const session = new Session(dungeonFighter(openBox(secondEditionFiles() as BoxFiles)), setup);
	for (;;) {
		const action = botAction(session.game, session.state, hand);
		if (!action) return session.journal;
		session.move(action);
	}
};

describe('the same seed gives the same game', () => {
	const settings = [1, 2, 3, 4, 5, 6].flatMap((heroes, index) =>
		['normal', 'hard', 'inferno'].map(difficulty => ({heroes, difficulty, hand: handNames[index % 3]!})),
	);

	test.each(settings)('$heroes players, $difficulty, $hand hand', ({heroes, difficulty, hand}) => {
		const setup = {seed: `twice/${heroes}/${difficulty}`, heroes, difficulty};
		const journal = journalOf(setup, hand);
		expect(journalOf(setup, hand)).toBe(journal);
		expect(journalOf({...setup, seed: `${setup.seed}!`}, hand)).not.toBe(journal);
		expect(parseJournal(journal).entries.length).toBeGreaterThan(10);
	});
});
