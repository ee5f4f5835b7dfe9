/** Unpacking the box: the party, the decks, the Chest and how hard it will be. */
import {describe, expect, test} from 'vitest';
import {type BoxFiles, openBox} from '../../source/dungeon-fighter/box.js';
import {publicState} from '../../source/dungeon-fighter/public-state.js';
import {boss, bossFight, fight, monster, party, room, Scene, secondEdition, secondEditionFiles} from '../helpers/scene.js';

const ids = (cards: readonly {id: string}[]): string[] => cards.map(card => card.id).toSorted();

const everyHero = ids(secondEdition.heroes);

/** Thirty different games of the same party. */
const seeds = Array.from({length: 30}, (_, index) => `seed ${index}`);

const levels = (scene: Scene): (number | undefined)[] => scene.state.decks.monsters.map(id => secondEdition.foe(id).level);

/** The foe is down to its last point, the active hero takes it, and the party walks on. */
const winRoom = (scene: Scene): void => {
	scene.alterCombat({foe: {...scene.combat.foe, life: 1}});
	scene.throw('red', '3', {bounces: 2});
	scene.do({type: 'move-on'});
};

describe('2.2 Setup: the party', () => {
	test('2E-SETUP-02: a Hero sheet for each player, chosen in seating order or dealt', () => {
		const chosen = new Scene({heroes: ['wilrond', 'murka', 'marvin']});
		expect(chosen.state.heroes.map(hero => hero.id)).toEqual(['wilrond', 'murka', 'marvin']);
		expect(chosen.said('game-started')[0]).toMatchObject({heroes: ['wilrond', 'murka', 'marvin']});
		const dealt = seeds.map(seed => new Scene({heroes: 3, seed}).state.heroes.map(hero => hero.id));
		expect(dealt.map(hand => new Set(hand).size)).toEqual(seeds.map(() => 3));
		expect([...new Set(dealt.flat())].sort()).toEqual(everyHero);
		expect(new Scene({heroes: 3, seed: 'seed 0'}).state.heroes.map(hero => hero.id)).toEqual(dealt[0]);
	});

	test('2E-SETUP-03, 2E-RULING-38: two to six Heroes, each with 9 Life, no Scar and nothing in the hands', () => {
		const sizes = [2, 3, 4, 5, 6].map(heroes => new Scene({heroes}).state.heroes.length);
		expect(sizes).toEqual([2, 3, 4, 5, 6]);
		const {heroes} = new Scene({heroes: everyHero.slice(0, 6)}).state;
		expect(heroes).toEqual(everyHero.slice(0, 6).map(id => ({id, life: 9, scars: [], fainted: false, eliminated: false, equipment: []})));
	});

	test('2E-SETUP-04: the tokens of Brad, Marvin and Edith start inactive', () => {
		const scene = new Scene({heroes: ['brad-breckfust', 'marvin', 'edith-grognarde'], stack: {dungeon: ['room-14']}});
		expect(publicState(scene.game, scene.state).tokens).toEqual([]);
		scene.do({type: 'choose-path', card: 'room-14'});
		expect(scene.combat.tokens).toEqual([]);
	});

	test('2E-SETUP-05: the sheets and tokens of Heroes who stay at home are in no part of the game', () => {
		const scene = new Scene({heroes: party});
		const home = everyHero.filter(id => !party.includes(id));
		expect(home).toHaveLength(5);
		expect(home.filter(id => JSON.stringify(scene.state).includes(id))).toEqual([]);
		// Without Marvin nobody has a Time Spell and without Edith nobody a Flute, whatever icon comes up.
		const abilities = party.flatMap(id => Object.values(secondEdition.hero(id).abilities).map(ability => ability.is));
		expect(abilities.filter(ability => ['time-spell', 'sweet-flute'].includes(ability))).toEqual([]);
	});

	test('2E-SETUP-13: the Leader is chosen, or random', () => {
		expect(new Scene({heroes: party, leader: 'brad-breckfust'}).state.leader).toBe('brad-breckfust');
		const leaders = seeds.map(seed => new Scene({heroes: party, seed}).state.leader);
		expect([...new Set(leaders)].sort()).toEqual([...party].sort());
		const scene = new Scene({heroes: party, seed: 'seed 0'});
		expect(scene.said('game-started')).toEqual([{type: 'game-started', heroes: party, leader: leaders[0], difficulty: 'normal'}]);
	});

	test('2E-SETUP-17: a solo player controls 2 Heroes with the setup for two', () => {
		const dealt = new Scene({heroes: 1});
		expect(dealt.state.heroes).toHaveLength(2);
		expect(dealt.state.chest).toEqual({gold: 0, bonusDice: 2});
		const chosen = new Scene({heroes: ['marvin']});
		expect(chosen.state.heroes).toHaveLength(2);
		expect(chosen.state.heroes[0]?.id).toBe('marvin');
		expect(chosen.state.heroes[1]?.id).not.toBe('marvin');
		expect(chosen.state.chest).toEqual({gold: 0, bonusDice: 2});
	});

	test('2E-SETUP-18, 2E-RULING-38: six Heroes are the most, whatever is in the box', () => {
		expect(new Scene({heroes: 6}).state.heroes).toHaveLength(6);
		expect(() => new Scene({heroes: 7})).toThrow('A party has 1 to 6 players; solo leads 2 heroes.');
		expect(() => new Scene({heroes: everyHero})).toThrow('A party has 1 to 6 players; solo leads 2 heroes.');
	});

	test('2E-RULING-63: every Hero sheet is unique, so no Hero sits at the table twice', () => {
		expect(new Set(everyHero).size).toBe(8);
		expect(() => new Scene({heroes: ['murka', 'wilrond', 'murka']})).toThrow('The hero "murka" is named twice, and there is only one.');
		const dealt = seeds.map(seed => new Set(new Scene({heroes: 6, seed}).state.heroes.map(hero => hero.id)).size);
		expect(dealt).toEqual(seeds.map(() => 6));
	});
});

describe('2.2 Setup: the decks', () => {
	const drawn = (scene: Scene): readonly string[] => [...scene.state.offer, ...scene.state.decks.dungeon];

	test('2E-SETUP-06: all 21 Dungeon cards, shuffled', () => {
		const orders = seeds.map(seed => drawn(new Scene({heroes: party, seed})));
		expect(orders.map(order => order.toSorted())).toEqual(seeds.map(() => ids(secondEdition.dungeon)));
		expect(new Set(orders.map(order => order.join(' '))).size).toBe(30);
		expect(drawn(new Scene({heroes: party, seed: 'seed 7'}))).toEqual(orders[7]);
	});

	test('2E-SETUP-07: all 48 Equipment cards, shuffled', () => {
		const orders = seeds.map(seed => new Scene({heroes: party, seed}).state.decks.equipment);
		expect(orders.map(order => order.toSorted())).toEqual(seeds.map(() => ids(secondEdition.equipment)));
		expect(new Set(orders.map(order => order.join(' '))).size).toBe(30);
	});

	test('2E-SETUP-08: each level is shuffled by itself', () => {
		const decks = seeds.map(seed => new Scene({heroes: party, seed}).state.decks.monsters);
		const ofLevel = (level: number): string[] => ids(secondEdition.monsters.filter(card => card.level === level));
		const places = [
			[0, 3],
			[3, 6],
			[6, 9],
			[9, 21],
		] as const;
		const seen = places.map(([from, to]) => [...new Set(decks.flatMap(deck => deck.slice(from, to)))].sort());
		expect(seen).toEqual([ofLevel(1), ofLevel(2), ofLevel(3), ofLevel(4)]);
		expect(new Set(decks.map(deck => deck.slice(9).join(' '))).size).toBe(30);
	});

	test('2E-SETUP-09, 2E-RULING-40: 3 of level 1, 3 of level 2, 3 of level 3, then all 12 of level 4', () => {
		const scene = new Scene({heroes: party});
		expect(levels(scene)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
		expect(new Set(scene.state.decks.monsters).size).toBe(21);
	});

	test('2E-SETUP-10: the 27 others are out of the game', () => {
		const {decks, boxed, discards} = new Scene({heroes: party}).state;
		expect(boxed.monsters).toHaveLength(27);
		expect(
			boxed.monsters
				.map(id => secondEdition.foe(id).level)
				.toSorted()
				.join(''),
		).toBe('1'.repeat(9) + '2'.repeat(9) + '3'.repeat(9));
		expect([...decks.monsters, ...boxed.monsters].toSorted()).toEqual(ids(secondEdition.monsters));
		expect(discards).toEqual({monsters: [], equipment: []});
		expect(boxed.equipment).toEqual([]);
	});

	test('2E-SETUP-11: no Monster, so nothing on the tracker', () => {
		const scene = new Scene({heroes: party});
		expect(scene.state.combat).toBeUndefined();
		expect(publicState(scene.game, scene.state).monster).toBeNull();
	});
});

describe('2.2 Setup: the Chest and the supply', () => {
	test('2E-SETUP-14, 2E-SETUP-15: 2 Bonus dice, and a coin for every player above two', () => {
		const chests = [2, 3, 4, 5, 6].map(heroes => new Scene({heroes}).state.chest);
		expect(chests).toEqual([
			{gold: 0, bonusDice: 2},
			{gold: 1, bonusDice: 2},
			{gold: 2, bonusDice: 2},
			{gold: 3, bonusDice: 2},
			{gold: 4, bonusDice: 2},
		]);
	});

	test('2E-SETUP-16: the supply holds the other coins, the other 7 Bonus dice, all Scars, the Bosses and the colored dice', () => {
		const scene = new Scene({heroes: 4});
		expect(scene.state.supply).toEqual({gold: 28, bonusDice: 7});
		expect(scene.state.heroes.flatMap(hero => hero.scars)).toEqual([]);
		expect(scene.state.decks.bosses.toSorted()).toEqual(ids(secondEdition.bosses));
		expect(publicState(scene.game, scene.state).dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
	});
});

describe('2.3 Difficulty', () => {
	const modes = [
		['2E-DIFF-normal', 'normal', 0, 5],
		['2E-DIFF-hard', 'hard', 3, 15],
		['2E-DIFF-inferno', 'inferno', 5, 25],
	] as const;

	test.each(modes)('%s: what %s adds to the Life of every Monster and to the score', (_, difficulty, life, score) => {
		expect(fight({difficulty, monster: monster({life: 10})}).foe).toBe(10 + life);
		// 0 Gold and 0 dice left, no Scars (+5): the rest of the score is the difficulty.
		const scene = bossFight({difficulty, boss: boss({life: 1}), chest: {gold: 0, bonusDice: 0}});
		expect(scene.foe).toBe(1 + life);
		scene.throw('red', 'bullseye', {icon: false});
		expect(scene.said('won').map(event => event.total)).toEqual([5 + score]);
	});

	test('2E-SETUP-12: the party picks the difficulty; without a word it is Normal', () => {
		expect(modes.map(([, difficulty]) => new Scene({difficulty}).state.difficulty)).toEqual(['normal', 'hard', 'inferno']);
		expect(new Scene({}).state.difficulty).toBe('normal');
	});

	test('2E-DIFF-01: the bonus comes with every new combat', () => {
		const scene = fight({
			difficulty: 'hard',
			monster: monster({id: 'first', life: 4, throws: ['jump']}),
			cards: {monsters: [monster({id: 'second', life: 5}), monster({id: 'third', life: 6})], dungeon: [room({id: 'next-room'})]},
			stack: {monsters: ['second', 'third'], dungeon: ['corridor-with-ambitions', 'next-room', 'room-14']},
		});
		expect(scene.foe).toBe(7);
		scene.do({type: 'back-down'});
		expect([scene.combat.foe.id, scene.foe]).toEqual(['second', 8]);
		winRoom(scene);
		scene.do({type: 'choose-path', card: 'next-room'});
		expect([scene.combat.foe.id, scene.foe]).toEqual(['third', 9]);
	});

	test('2E-RULING-37: the Inferno value is one constant of the data', () => {
		const files = secondEditionFiles();
		expect(files.edition.difficulties[2]).toMatchObject({id: 'inferno', monsterLife: 5});
		files.edition.difficulties[2].monsterLife = 15;
		const box = openBox(files as BoxFiles);
		const stack = {monsters: ['gorgon'], dungeon: ['room-14'], bosses: ['the-lawn']};
		const scene = new Scene({difficulty: 'inferno', stack}, box);
		scene.do({type: 'choose-path', card: 'room-14'});
		expect(scene.foe).toBe(14 + 15);
		expect(new Scene({difficulty: 'inferno', stack, start: 'boss'}, box).foe).toBe(box.foe('the-lawn').life + 15);
	});
});

describe('not observable in software', () => {
	test('2E-SETUP-01: the board is in one piece', () => {
		// Nobody assembles cardboard here; what can be seen is that there is one board, with its middle on the table.
		expect(secondEdition.board.sections).toHaveLength(6);
		expect(secondEdition.board.sections[0]).toMatchObject({zone: 'bullseye'});
	});
});
