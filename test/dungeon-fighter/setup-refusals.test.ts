/** A setup that cannot be played is refused with a code and a sentence, and nothing is set up. */
import {describe, expect, test} from 'vitest';
import {Refusal} from '../../source/kernel/refusal.js';
import {party, Scene, type Setup} from '../helpers/scene.js';

/** The code and the sentence, or what was set up instead. */
const refusalOf = (setup: Partial<Setup>): string => {
	try {
		return `set up with ${new Scene(setup).state.heroes.length} heroes`;
	} catch (error) {
		expect(error).toBeInstanceOf(Refusal);
		const {code, message} = error as Refusal;
		return `${code}: ${message}`;
	}
};

type Row = readonly [what: string, setup: Partial<Setup>, refusal: string];

const tooMany = 'bad-request: A party has 1 to 6 players; solo leads 2 heroes.';

const parties: readonly Row[] = [
	['an unknown hero', {heroes: ['murka', 'gandalf']}, 'unknown-card: There is no hero "gandalf" in this box.'],
	['a hero twice', {heroes: ['murka', 'murka']}, 'bad-request: The hero "murka" is named twice, and there is only one.'],
	['7 heroes by name', {heroes: ['murka', 'wilrond', 'marvin', 'goldfinga', 'margarhilda', 'grace-cleancut', 'edith-grognarde']}, tooMany],
	['7 players', {heroes: 7}, tooMany],
	['no heroes by name', {heroes: []}, tooMany],
	['no players', {heroes: 0}, tooMany],
	['two and a half players', {heroes: 2.5}, tooMany],
	['an unknown difficulty', {difficulty: 'easy'}, 'bad-request: There is no difficulty "easy"; choose normal, hard, inferno.'],
	['a leader who stayed at home', {heroes: party, leader: 'marvin'}, 'bad-request: The leader "marvin" is not in the party.'],
	['a fixed hero who stayed at home', {heroes: party, party: {marvin: {life: 3}}}, 'bad-request: The hero "marvin" is not in the party.'],
];

const stacks: readonly Row[] = [
	['an unknown room', {stack: {dungeon: ['kitchen']}}, 'unknown-card: There is no room "kitchen" in this box.'],
	['an unknown monster', {stack: {monsters: ['tiny-dragon']}}, 'unknown-card: There is no monster "tiny-dragon" in this box.'],
	['a Boss among the monsters', {stack: {monsters: ['the-lawn']}}, 'unknown-card: There is no monster "the-lawn" in this box.'],
	['an unknown Equipment card', {stack: {equipment: ['longsword']}}, 'unknown-card: There is no equipment "longsword" in this box.'],
	['an unknown Boss', {stack: {bosses: ['gorgon']}}, 'unknown-card: There is no boss "gorgon" in this box.'],
	['a room twice', {stack: {dungeon: ['room-14', 'room-14']}}, 'bad-request: The room "room-14" is named twice, and there is only one.'],
	[
		'a monster twice',
		{stack: {monsters: ['gorgon', 'gorgon']}},
		'bad-request: The monster "gorgon" is named twice, and there is only one.',
	],
	[
		'an Equipment card twice',
		{stack: {equipment: ['hell-bow', 'hell-bow']}},
		'bad-request: The equipment "hell-bow" is named twice, and there is only one.',
	],
	[
		'a card both carried and stacked',
		{heroes: party, party: {murka: {equipment: ['hell-bow']}}, stack: {equipment: ['hell-bow']}},
		'bad-request: The card "hell-bow" cannot lie in the deck while a hero carries it.',
	],
];

const hands: readonly Row[] = [
	['more Gold than coins', {chest: {gold: 31}}, 'bad-request: The gold in the chest must be a whole number from 0 to 30.'],
	['Gold below zero', {chest: {gold: -1}}, 'bad-request: The gold in the chest must be a whole number from 0 to 30.'],
	['half a coin', {chest: {gold: 0.5}}, 'bad-request: The gold in the chest must be a whole number from 0 to 30.'],
	['ten Bonus dice', {chest: {bonusDice: 10}}, 'bad-request: The Bonus dice in the chest must be a whole number from 0 to 9.'],
	['a third Shop behind the party', {shops: 3}, 'bad-request: The number of shops visited must be a whole number from 0 to 2.'],
	['no Life', {heroes: party, party: {murka: {life: 0}}}, 'bad-request: The life of "murka" must be 1 to 9.'],
	['ten Life', {heroes: party, party: {murka: {life: 10}}}, 'bad-request: The life of "murka" must be 1 to 9.'],
	[
		'more Life than the Scars leave',
		{heroes: party, party: {murka: {life: 8, scars: ['red']}}},
		'bad-request: The life of "murka" must be 1 to 7.',
	],
	[
		'two Scars of a colour',
		{heroes: party, party: {murka: {scars: ['red', 'red']}}},
		'bad-request: The scars of "murka" must be different colours of red, green and blue.',
	],
	[
		'a Scar of no colour',
		{heroes: party, party: {murka: {scars: ['pink']}}},
		'bad-request: The scars of "murka" must be different colours of red, green and blue.',
	],
	[
		'an unknown card in the hand',
		{heroes: party, party: {murka: {equipment: ['longsword']}}},
		'unknown-card: There is no equipment "longsword" in this box.',
	],
	[
		'more cards than slots',
		{heroes: party, party: {murka: {equipment: ['hell-bow', 'cross-bow', 'sneeze-cannon']}}},
		'bad-request: "murka" cannot carry "sneeze-cannon": there is no slot left for it.',
	],
	[
		'a card without a slot',
		{heroes: party, party: {murka: {equipment: ['portable-front-door']}}},
		'bad-request: "murka" cannot carry "portable-front-door": there is no slot left for it.',
	],
	[
		'two Weapons of a name',
		{heroes: party, party: {murka: {equipment: ['one-true-sword', 'other-one-true-sword']}}},
		'bad-request: "murka" cannot carry "other-one-true-sword" beside another weapon of the same name.',
	],
	[
		'one card in two hands',
		{heroes: party, party: {murka: {equipment: ['hell-bow']}, wilrond: {equipment: ['hell-bow']}}},
		'bad-request: The card "hell-bow" is named twice, and there is only one.',
	],
];

describe('a setup that cannot be played', () => {
	test.each(parties)('the party: %s', (_, setup, refusal) => {
		expect(refusalOf(setup)).toBe(refusal);
	});

	test.each(stacks)('the decks: %s', (_, setup, refusal) => {
		expect(refusalOf(setup)).toBe(refusal);
	});

	test.each(hands)('the Chest and the hands: %s', (_, setup, refusal) => {
		expect(refusalOf(setup)).toBe(refusal);
	});
});

describe('a setup at the very limit', () => {
	test('30 coins, 9 dice, 2 Shops, three Scars and full hands are fine', () => {
		const {state} = new Scene({
			heroes: party,
			chest: {gold: 30, bonusDice: 9},
			shops: 2,
			party: {murka: {life: 3, scars: ['red', 'green', 'blue'], equipment: ['hell-bow', 'cross-bow', 'eau-de-napalm']}},
		});
		expect(state.chest).toEqual({gold: 30, bonusDice: 9});
		expect(state.supply).toEqual({gold: 0, bonusDice: 0});
		expect(state.shops).toBe(2);
		expect(state.heroes[0]).toEqual({
			id: 'murka',
			life: 3,
			scars: ['red', 'green', 'blue'],
			fainted: false,
			eliminated: false,
			equipment: [
				{id: 'hell-bow', used: false},
				{id: 'cross-bow', used: false},
				{id: 'eau-de-napalm', used: false},
			],
		});
		expect(state.decks.equipment).toHaveLength(45);
	});

	test('only a touched box counts as stacked', () => {
		expect(new Scene({heroes: party, difficulty: 'hard'}).state.stacked).toBe(false);
		const touched: readonly Partial<Setup>[] = [
			{stack: {dungeon: ['room-14']}},
			{chest: {gold: 1}},
			{party: {murka: {life: 8}}},
			{shops: 1},
			{start: 'boss'},
		];
		expect(touched.map(setup => new Scene({heroes: party, ...setup}).state.stacked)).toEqual([true, true, true, true, true]);
	});

	test('stacked Monsters lie on top and take the place of others of their level', () => {
		const {decks, boxed} = new Scene({heroes: party, stack: {monsters: ['gorgon', 'zombie-monkey', 'biting-doormat']}}).state;
		expect(decks.monsters.slice(0, 3)).toEqual(['gorgon', 'zombie-monkey', 'biting-doormat']);
		expect(decks.monsters).toHaveLength(21);
		expect(boxed.monsters).toHaveLength(27);
		expect(new Set([...decks.monsters, ...boxed.monsters]).size).toBe(48);
	});
});
