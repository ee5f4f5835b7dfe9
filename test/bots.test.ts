/** Bots play the game by the thousand, and every single state of it must be a possible one. Large parties: bots-large.test.ts. */
import {describe, expect, test} from 'vitest';
import {botAction} from '../source/bots/autoplay.js';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import type {Combat, Hero, State} from '../source/dungeon-fighter/state.js';
import {hashOf} from '../source/kernel/hash.js';
import {handNames} from '../source/throwing/odds.js';
import {checkInvariants, deepFreeze, playBots} from './helpers/invariants.js';
import {type Action, secondEdition} from './helpers/scene.js';

/** The cards are frozen for all games: the rules read them and never write on them. */
const game = dungeonFighter(deepFreeze(secondEdition));

test('the second edition has 30 coins, 9 Bonus dice, 48 monsters, 48 equipment cards, 21 rooms and 6 Bosses', () => {
	const {edition, monsters, equipment, dungeon, bosses} = secondEdition;
	expect(edition.supply).toEqual({gold: 30, bonusDice: 9});
	expect([monsters.length, equipment.length, dungeon.length, bosses.length]).toEqual([48, 48, 21, 6]);
});

describe('the check of a state bites', () => {
	const fight: State = (() => {
		const {state} = game.setup({
			seed: 'bite',
			heroes: ['murka', 'marvin', 'wilrond'],
			leader: 'murka',
			party: {murka: {equipment: ['hell-bow', 'one-true-sword']}, marvin: {equipment: ['barrel-with-straps', 'eau-de-napalm']}},
			stack: {dungeon: ['room-14'], monsters: ['gorgon']},
		});
		return game.step(state, {type: 'choose-path', card: 'room-14'}).state;
	})();
	const combat = fight.combat!;
	const {heroes, decks, chest, supply} = fight;
	const [murka, marvin, wilrond] = heroes as [Hero, Hero, Hero];
	const withMurka = (change: Partial<Hero>): Partial<State> => ({heroes: [{...murka, ...change}, marvin, wilrond]});
	const withCombat = (change: Partial<Combat>): Partial<State> => ({combat: {...combat, ...change}});
	/** Murka with these cards in place of hers, which go back into the deck. */
	const carrying = (...ids: string[]): Partial<State> => ({
		...withMurka({equipment: ids.map(id => ({id, used: false}))}),
		decks: {...decks, equipment: [...decks.equipment, 'hell-bow', 'one-true-sword'].filter(id => !ids.includes(id))},
	});

	const spoilt: readonly (readonly [what: string, change: Partial<State>, problem: RegExp])[] = [
		['a coin too many', {chest: {...chest, gold: chest.gold + 1}}, /coins .* are not all there are/],
		['coins below zero', {chest: {...chest, gold: -1}, supply: {...supply, gold: supply.gold + chest.gold + 1}}, /coins is below zero/],
		['a coin that fell off the monster', withCombat({foe: {...combat.foe, gold: 0}}), /coins .* are not all there are/],
		['a Bonus die too few', {supply: {...supply, bonusDice: 6}}, /Bonus dice .* are not all there are/],
		['a monster in two places', {discards: {...fight.discards, monsters: ['gorgon']}}, /monster card "gorgon" is in two places/],
		['a monster that is gone', {boxed: {...fight.boxed, monsters: fight.boxed.monsters.slice(1)}}, /monster cards are nowhere: [a-z-]+ \(/],
		['a Boss among the monsters', {decks: {...decks, monsters: [...decks.monsters, 'the-lawn']}}, /"the-lawn" is no monster card/],
		['a Boss that is gone', {decks: {...decks, bosses: decks.bosses.slice(1)}}, /Boss cards are nowhere/],
		['an equipment card that is gone', {decks: {...decks, equipment: decks.equipment.slice(1)}}, /equipment cards are nowhere/],
		['an equipment card twice', {wares: ['hell-bow']}, /"hell-bow" is in two places/],
		['a room that is gone', {room: undefined}, /room cards are nowhere: room-14/],
		['too much Life', withMurka({life: 10}), /murka has 10 Life/],
		['half a Life', withMurka({life: 0.5}), /murka has 0.5 Life/],
		['Life beyond the Scars', withMurka({life: 8, scars: ['red']}), /murka has 8 Life/],
		['a corpse that stands', withMurka({life: 0}), /murka stands with 0 Life/],
		['a fainted hero with Life', withMurka({fainted: true}), /murka is down with 9 Life/],
		['two Scars of a colour', withMurka({life: 1, scars: ['red', 'red']}), /two red Scars/],
		['four Scars', withMurka({life: 1, scars: ['red', 'green', 'blue', 'red']}), /murka has 4 Scars/],
		['three weapons in two hands', carrying('hell-bow', 'one-true-sword', 'sneeze-cannon'), /more weapon cards than slots/],
		['two weapons of a name', carrying('one-true-sword', 'other-one-true-sword'), /two weapons called The One True Sword/],
		['a weapon turned sideways', withMurka({equipment: murka.equipment.map(card => ({...card, used: true}))}), /is no armour/],
		['a leader who is not here', {leader: 'goldfinga'}, /not in the party/],
		['a leader out of the game', withMurka({life: 0, eliminated: true}), /leader murka is out of the game/],
		['a thrower who is down', {heroes: [murka, {...marvin, life: 0, fainted: true}, wilrond]}, /the turn of marvin, who is down/],
		['a monster healed too much', withCombat({foe: {...combat.foe, life: 99}}), /gorgon has 99 of/],
		['a dead monster that fights on', withCombat({foe: {...combat.foe, life: 0}}), /the fight goes on/],
		['a die that is nowhere', withCombat({dice: {...combat.dice, red: 'thrown'}}), /red die is thrown but is in 0 places/],
		['a wound left open', withCombat({wounds: [{hero: 'murka', amount: 1, from: 'monster', braced: true}]}), /a wound is left open/],
		['a token twice', withCombat({tokens: ['flute', 'flute']}), /a token lies twice/],
		['the wrong phase', {phase: 'shopping'}, /a throw decision in the phase shopping/],
		['an end without an end', {outcome: 'won'}, /the outcome is won in the phase combat/],
		['rooms offered in a fight', {offer: ['room-14'], room: undefined}, /offered at the wrong moment/],
		['a date', {seed: new Date(0) as unknown as string}, /no plain JSON: seed\.an object of a class/],
		['an endless number', {throws: Number.POSITIVE_INFINITY}, /no plain JSON: throws\.Infinity/],
	];

	test('on nothing where nothing is wrong', () => {
		expect(() => checkInvariants(game, fight)).not.toThrow();
	});

	test.each(spoilt)('%s', (_, change, problem) => {
		expect(() => checkInvariants(game, {...fight, ...change})).toThrow(problem);
	});

	test('on a list that is empty, and on one that repeats itself', () => {
		const listing = (actions: readonly Action[]) => ({...game, decision: () => ({kind: 'throw', by: 'marvin', actions})});
		expect(() => checkInvariants(listing([]), fight)).toThrow(/nothing to do/);
		const twice: readonly Action[] = [
			{type: 'throw', die: 'red', weapons: ['a', 'b'], landing: null},
			{type: 'throw', die: 'red', weapons: ['b', 'a'], landing: null},
		];
		expect(() => checkInvariants(listing(twice), fight)).toThrow(/lists an action twice/);
		expect(() => checkInvariants({...game, decision: () => undefined}, fight)).toThrow(/exactly while the game is not over/);
	});
});

describe('1080 games of bots in small parties: every one ends, every state is possible, no state is ever changed', () => {
	const settings = [1, 2, 3].flatMap(players => ['normal', 'hard', 'inferno'].map(difficulty => ({players, difficulty})));

	test.each(settings)('$players players, $difficulty, with every hand', ({players, difficulty}) => {
		const {games, heroes, outcomes, steps} = playBots(game, players, difficulty);
		expect(games).toBe(120);
		expect([...heroes]).toEqual([Math.max(2, players)]);
		expect([...outcomes].toSorted()).toEqual(['lost', 'won']);
		expect(steps).toBeGreaterThan(60 * games);
	});
});

test('a state that was written down and read again is the same state and asks the same question', () => {
	for (const [run, hand] of handNames.entries()) {
		let {state} = game.setup({seed: `paper/${run}`, heroes: 2 + run});
		for (let action = botAction(game, state, hand); action; action = botAction(game, state, hand)) {
			const read = JSON.parse(JSON.stringify(state)) as State;
			expect(read).toEqual(state);
			expect(hashOf(read)).toBe(hashOf(state));
			expect(game.decision(read)).toEqual(game.decision(state));
			const here = game.step(state, action);
			const there = game.step(read, action);
			expect(there.events).toEqual(here.events);
			expect(hashOf(there.state)).toBe(hashOf(here.state));
			({state} = here);
		}
	}
});
