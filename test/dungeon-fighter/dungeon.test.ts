/** Phase 1: two rooms in secret, one of them revealed, and the Monster in it. */
import {describe, expect, test} from 'vitest';
import {publicState} from '../../source/dungeon-fighter/public-state.js';
import {boxWith, type Event, fight, monster, party, room, Scene, secondEdition} from '../helpers/scene.js';
import {win} from '../helpers/trio.js';

/** Rooms with these numbers of Shop icons, from the top of the deck: room-1, room-2 and so on. Murka leads. */
const atTheDoor = (...icons: readonly number[]): Scene => {
	const dungeon = icons.map((count, index) => room({id: `room-${index + 1}`, icons: count}));
	const stack = {dungeon: dungeon.map(card => (card as {id: string}).id), monsters: ['zombie-monkey', 'gorgon']};
	return new Scene({heroes: party, leader: 'murka', stack}, boxWith({dungeon}));
};

/** Through a room without a fight worth telling. */
const passThrough = (scene: Scene, card: string): void => {
	scene.do({type: 'choose-path', card});
	win(scene);
	scene.do({type: 'move-on'});
};

describe('2.4 Dungeon phase: the choice', () => {
	test('2E-DUNGEON-01: the Leader draws the top 2 cards', () => {
		const scene = atTheDoor(3, 2, 4);
		expect(scene.events).toEqual([
			{type: 'game-started', heroes: party, leader: 'murka', difficulty: 'normal'},
			{type: 'round-started', round: 1},
			{type: 'path-offered', to: 'murka', cards: 2},
		]);
		expect(scene.state.offer).toEqual(['room-1', 'room-2']);
		expect(scene.state.decks.dungeon[0]).toBe('room-3');
		expect(scene.state.decks.dungeon).toHaveLength(21 + 3 - 2);
		expect([scene.kind, scene.by]).toEqual(['choose-path', 'murka']);
	});

	test('2E-DUNGEON-02: the Leader reveals and resolves one of the two', () => {
		const scene = atTheDoor(3, 2, 4);
		expect(scene.actions()).toEqual([
			{type: 'choose-path', card: 'room-1'},
			{type: 'choose-path', card: 'room-2'},
		]);
		expect(() => scene.do({type: 'choose-path', card: 'room-3'})).toThrow(
			'{"type":"choose-path","card":"room-3"} is not among the legal actions of this choose-path decision.',
		);
		scene.do({type: 'choose-path', card: 'room-2'});
		expect(scene.said('room-entered')).toEqual([{type: 'room-entered', room: 'room-2', icons: 2, steps: 2}]);
		expect(scene.state.room).toBe('room-2');
	});

	test('2E-DUNGEON-03: the other goes to the bottom of the deck', () => {
		const scene = atTheDoor(3, 2, 4);
		const below = scene.state.decks.dungeon;
		scene.do({type: 'choose-path', card: 'room-2'});
		expect(scene.state.decks.dungeon).toEqual([...below, 'room-1']);
		expect(scene.state.offer).toEqual([]);
	});

	test('2E-DUNGEON-03, 2E-RULING-62: nobody but the Leader sees the two cards, and nobody ever hears of the rejected one', () => {
		const scene = atTheDoor(3, 2, 4);
		const heard: Event[] = [...scene.events];
		const seen = [publicState(scene.game, scene.state)];
		const note = (): void => {
			heard.push(...scene.events);
			seen.push(publicState(scene.game, scene.state));
		};
		expect(scene.by).toBe('murka');
		expect(JSON.stringify([heard, seen])).not.toMatch(/room-[123]/);
		scene.do({type: 'choose-path', card: 'room-2'});
		note();
		win(scene);
		note();
		scene.do({type: 'move-on'});
		note();
		expect(JSON.stringify([heard, seen])).toContain('room-2');
		expect(JSON.stringify([heard, seen])).not.toMatch(/room-[13]/);
		expect(seen.map(state => state.decks.dungeon)).toEqual([22, 23, 23, 21]);
	});
});

describe('2.4 Dungeon phase: the way', () => {
	test('2E-DUNGEON-04: 10 Shop icons reach a Shop, 9 do not', () => {
		const scene = atTheDoor(3, 1, 3, 1, 3, 1, 2, 1);
		passThrough(scene, 'room-1');
		passThrough(scene, 'room-3');
		passThrough(scene, 'room-5');
		expect(scene.state.steps).toBe(9);
		expect(scene.state.setAside).toEqual(['room-1', 'room-3', 'room-5']);
		expect([scene.state.round, scene.kind]).toEqual([4, 'choose-path']);
		passThrough(scene, 'room-7');
		expect(scene.said('room-left')).toEqual([{type: 'room-left', room: 'room-7', steps: 11}]);
		expect(scene.said('shop-opened').map(event => event.visit)).toEqual([1]);
		expect(scene.kind).toBe('shop');
	});

	test('2E-DUNGEON-04: exactly 10 are enough', () => {
		const scene = atTheDoor(4, 1, 4, 1, 2, 1);
		passThrough(scene, 'room-1');
		passThrough(scene, 'room-3');
		expect([scene.state.steps, scene.kind]).toEqual([8, 'choose-path']);
		passThrough(scene, 'room-5');
		expect([scene.state.steps, scene.kind]).toEqual([10, 'shop']);
	});

	test('2E-DUNGEON-05: the Boss comes after the third Shop, not before', () => {
		const scene = atTheDoor(5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5);
		const visit = (first: string, second: string) => {
			passThrough(scene, first);
			passThrough(scene, second);
			const [opened] = scene.said('shop-opened');
			scene.do({type: 'leave'});
			return {visit: opened?.visit, next: scene.state.phase};
		};
		expect(visit('room-1', 'room-3')).toEqual({visit: 1, next: 'dungeon'});
		expect(visit('room-5', 'room-7')).toEqual({visit: 2, next: 'dungeon'});
		expect(visit('room-9', 'room-11')).toEqual({visit: 3, next: 'boss'});
		expect(scene.said('shop-closed')).toEqual([{type: 'shop-closed', visit: 3, last: true}]);
		expect(scene.combat.foe.boss).toBe(true);
	});
});

describe('2.4 Dungeon phase: the effects of a room', () => {
	const healing = {is: 'heal-party', amount: 2};
	const gold = {is: 'gold-bonus', amount: 1};
	const gift = {is: 'free-equipment'};
	const advantage = {is: 'monster-advantage', amount: 3};

	test('2E-DUNGEON-06: what happens when revealed happens at once, before the Monster', () => {
		const scene = fight({room: room({effects: [healing, gold]}), party: {wilrond: {life: 4}}});
		expect(scene.story).toEqual(['room-entered', 'healed', 'gold-gained', 'monster-revealed', 'turn-started']);
		const found = fight({room: room({effects: [gift, gold]})});
		expect(found.story).toEqual(['room-entered', 'gold-gained', 'equipment-found']);
		expect(found.state.combat).toBeUndefined();
		expect(found.state.phase).toBe('dungeon');
		found.do(found.actions('discard')[0]!);
		expect(found.story).toEqual(['equipment-discarded', 'monster-revealed', 'turn-started']);
	});

	test('2E-DUNGEON-07: Requirement and Monster Advantage last for the combat of that room', () => {
		const scene = fight({
			room: room({throws: ['far'], effects: [advantage]}),
			monster: monster({life: 7}),
			cards: {monsters: [monster({id: 'next-monster', life: 6})], dungeon: [room({id: 'other-room'}), room({id: 'next-room'})]},
			stack: {dungeon: ['other-room', 'next-room'], monsters: ['next-monster']},
		});
		expect(scene.foe).toBe(7 + 3);
		scene.throw('red', '1');
		expect(scene.said('thrown')[0]?.stance).toEqual(['far']);
		scene.throw('green', '1');
		expect(scene.said('thrown')[0]?.stance).toEqual(['far']);
		scene.alterCombat({foe: {...scene.combat.foe, life: 1}});
		scene.throw('blue', '1');
		scene.do({type: 'move-on'});
		expect(publicState(scene.game, scene.state).room).toBeNull();
		scene.do({type: 'choose-path', card: 'next-room'});
		expect(scene.foe).toBe(6);
		scene.throw('red', '1');
		expect(scene.said('thrown')[0]?.stance).toEqual([]);
	});

	test('2E-DUNGEON-07: Advantage and Requirement stay for the next Monster of the same room', () => {
		const scene = fight({
			room: room({throws: ['far'], effects: [gold, advantage]}),
			cards: {monsters: [monster({id: 'next-monster', life: 6})]},
			stack: {monsters: ['next-monster']},
		});
		scene.do({type: 'back-down'});
		expect([scene.combat.foe.id, scene.foe]).toEqual(['next-monster', 6 + 3]);
		expect(scene.said('gold-gained')).toEqual([]);
		scene.throw('red', '1');
		expect(scene.said('thrown')[0]?.stance).toEqual(['far']);
	});

	test('2E-DUNGEON-08: most rooms have an effect, not all, and some have several', () => {
		const weights = secondEdition.dungeon.map(({effects, throws}) => effects.length + throws.length);
		const plain = weights.filter(weight => weight === 0).length;
		expect(plain).toBeGreaterThanOrEqual(1);
		expect(plain).toBeLessThan(weights.length / 2);
		expect(weights.filter(weight => weight > 1).length).toBeGreaterThanOrEqual(2);
		const scene = fight({room: 'pot-of-gold-room', monster: 'zombie-monkey'});
		expect([scene.gold, scene.foe]).toEqual([2, 5]);
		expect(fight({room: room()}).story).toEqual(['room-entered', 'monster-revealed', 'turn-started']);
	});

	test.each([1, 2, 3])('2E-DUNGEON-gold-bonus: Gold Bonus %i', amount => {
		const scene = fight({room: room({effects: [{is: 'gold-bonus', amount}]}), chest: {gold: 4}, monster: monster({gold: 0})});
		expect(scene.said('gold-gained')).toEqual([{type: 'gold-gained', amount, why: 'gold-bonus'}]);
		expect(scene.state.chest.gold).toBe(4 + amount);
		expect(scene.state.supply.gold).toBe(26 - amount);
	});

	test('2E-DUNGEON-heal-party: every Hero heals 2, and none above the maximum', () => {
		const scene = fight({
			room: room({effects: [healing]}),
			heroes: ['murka', 'wilrond', 'brad-breckfust', 'marvin'],
			party: {murka: {life: 5}, wilrond: {life: 8}, 'brad-breckfust': {life: 6, scars: ['red']}},
		});
		expect(scene.life).toEqual({murka: 7, wilrond: 9, 'brad-breckfust': 7, marvin: 9});
		expect(scene.said('healed')).toEqual([
			{type: 'healed', hero: 'murka', amount: 2, life: 7, why: 'heal-party-room'},
			{type: 'healed', hero: 'wilrond', amount: 1, life: 9, why: 'heal-party-room'},
			{type: 'healed', hero: 'brad-breckfust', amount: 1, life: 7, why: 'heal-party-room'},
		]);
		// The rulebook knows it as "x2" only.
		const amounts = secondEdition.dungeon.flatMap(({effects}) =>
			effects.flatMap(effect => (effect.is === 'heal-party' ? [effect.amount] : [])),
		);
		expect([...new Set(amounts)]).toEqual([2]);
	});

	test('2E-DUNGEON-gain-die: a Bonus die from the supply to the Chest', () => {
		const scene = fight({room: room({effects: [{is: 'gain-die', amount: 1}]})});
		expect(scene.said('dice-gained')).toEqual([{type: 'dice-gained', amount: 1, why: 'gain-die'}]);
		expect(scene.state.chest.bonusDice).toBe(3);
		expect(scene.state.supply.bonusDice).toBe(6);
		const amounts = secondEdition.dungeon.flatMap(({effects}) =>
			effects.flatMap(effect => (effect.is === 'gain-die' ? [effect.amount] : [])),
		);
		expect([...new Set(amounts)]).toEqual([1]);
	});

	test('2E-DUNGEON-free-equipment: the top Shop card, free, for a Hero who can carry it', () => {
		const scene = fight({room: room({effects: [gift]}), stack: {equipment: ['upright-stew', 'plain-sword']}, chest: {gold: 0}});
		expect(scene.said('equipment-found')).toEqual([{type: 'equipment-found', card: 'upright-stew', why: 'free-equipment'}]);
		expect([scene.kind, scene.by]).toEqual(['assign-equipment', 'murka']);
		// Wilrond has no pocket for it; the top card has left the deck.
		expect(scene.actions()).toEqual([
			{type: 'assign', card: 'upright-stew', to: 'murka'},
			{type: 'assign', card: 'upright-stew', to: 'brad-breckfust'},
			{type: 'discard', card: 'upright-stew'},
		]);
		expect(scene.state.decks.equipment[0]).toBe('plain-sword');
		scene.do({type: 'assign', card: 'upright-stew', to: 'brad-breckfust'});
		expect(scene.story).toEqual(['equipment-assigned', 'monster-revealed', 'turn-started']);
		expect(scene.hero('brad-breckfust').equipment).toEqual([{id: 'upright-stew', used: false}]);
		expect(scene.gold).toBe(0);
		expect(scene.state.decks.equipment).toHaveLength(47);
	});

	test.each([1, 2, 3, 4])('2E-DUNGEON-monster-advantage: Monster Advantage %i', amount => {
		const scene = fight({room: room({effects: [{is: 'monster-advantage', amount}]}), monster: monster({life: 10})});
		expect([scene.foe, scene.combat.foe.maxLife]).toEqual([10 + amount, 10 + amount]);
	});

	test('2E-DUNGEON-requirement: every throw of the combat must meet it', () => {
		const scene = fight({room: room({throws: ['jump']}), monster: monster({life: 30})});
		scene.throw('red', '3');
		expect(scene.said('thrown')[0]).toMatchObject({hero: 'wilrond', stance: ['jump'], result: 'hit'});
		scene.throw('green', '3', {respected: false});
		expect(scene.said('thrown')[0]).toMatchObject({hero: 'brad-breckfust', stance: ['jump'], result: 'miss', why: 'requirement'});
		scene.throw('blue', '3');
		expect(scene.said('thrown')[0]).toMatchObject({hero: 'murka', stance: ['jump'], result: 'hit'});
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '3', {respected: false});
		expect(scene.said('thrown')[0]).toMatchObject({hero: 'wilrond', stance: ['jump'], result: 'miss', why: 'requirement'});
		expect(scene.foe).toBe(30 - 6);
		expect(scene.life).toEqual({murka: 9, wilrond: 7, 'brad-breckfust': 7});
	});

	test('2E-DUNGEON-requirement: each room in the box asks for the throw on its card', () => {
		const stances = secondEdition.dungeon.map(({id}) => {
			const scene = fight({room: id});
			if (scene.kind === 'assign-equipment') scene.do(scene.actions('discard')[0]!);
			scene.throw('red', '3');
			return scene.said('thrown')[0]?.stance;
		});
		expect(stances).toHaveLength(21);
		expect(stances).toEqual(secondEdition.dungeon.map(({throws}) => throws));
	});
});

describe('2.4 Dungeon phase: the Monster', () => {
	test('2E-DUNGEON-09: the top card of the Monster deck is revealed', () => {
		const scene = atTheDoor(3, 2);
		scene.do({type: 'choose-path', card: 'room-1'});
		expect(scene.said('monster-revealed')).toEqual([{type: 'monster-revealed', monster: 'zombie-monkey', boss: false, life: 2, gold: 1}]);
		expect(scene.state.decks.monsters[0]).toBe('gorgon');
		expect(scene.state.decks.monsters).toHaveLength(20);
	});

	test.each([
		['normal', 5],
		['hard', 8],
		['inferno', 10],
	])('2E-DUNGEON-10: the Zombie Monkey in the Pot of Gold Room on %s has %i Life', (difficulty, life) => {
		const scene = fight({difficulty, room: 'pot-of-gold-room', monster: 'zombie-monkey'});
		expect(scene.said('monster-revealed')[0]?.life).toBe(life);
		expect(publicState(scene.game, scene.state).monster).toMatchObject({life, maxLife: life});
	});

	test('2E-DUNGEON-11: that Life is the ceiling for healing', () => {
		// 10 on the card, 2 from the room, 3 from the difficulty.
		const scene = fight({
			difficulty: 'hard',
			room: room({effects: [{is: 'monster-advantage', amount: 2}]}),
			monster: monster({life: 10, effects: [{is: 'leeching', amount: 2}]}),
		});
		expect(scene.foe).toBe(15);
		scene.throw('red', '1');
		expect(scene.foe).toBe(14);
		scene.throw('green', 'outside');
		expect(scene.said('monster-healed')).toEqual([{type: 'monster-healed', amount: 1, life: 15, why: 'leeching'}]);
		scene.throw('blue', 'outside');
		expect(scene.said('monster-healed')).toEqual([]);
		expect(scene.foe).toBe(15);
	});

	test('2E-DUNGEON-12: the Gold lies on the card, and only the victorious get it', () => {
		const scene = fight({
			room: room({throws: ['jump']}),
			monster: monster({gold: 3}),
			cards: {monsters: [monster({id: 'next-monster', gold: 4})]},
			stack: {monsters: ['next-monster']},
			chest: {gold: 2},
		});
		expect([scene.gold, scene.combat.foe.gold, scene.state.supply.gold]).toEqual([2, 3, 25]);
		scene.do({type: 'back-down'});
		expect([scene.gold, scene.combat.foe.gold, scene.state.supply.gold]).toEqual([2, 4, 24]);
		win(scene);
		expect(scene.said('reward')).toEqual([{type: 'reward', amount: 4}]);
		expect([scene.gold, scene.combat.foe.gold, scene.state.supply.gold]).toEqual([6, 0, 24]);
	});
});
