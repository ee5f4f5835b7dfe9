/** Phase 4. */
import {describe, expect, test} from 'vitest';
import {boss, card, monster, room, type Scene} from '../helpers/scene.js';
import {gear, type TrioSetup, trio} from '../helpers/trio.js';

const single = {weapon: 1, armour: 1, spendable: 1};

/** Everybody can carry one card of each kind, but Bob no spendable and Cid no armour. */
const slots = {
	...Object.fromEntries(['ann', 'dora', 'egon', 'flo'].map(id => [id, single])),
	bob: {...single, spendable: 0},
	cid: {...single, armour: 0},
};

const sword = (id: string, price = 1): object => card({id, name: id, price, kind: 'weapon', effects: [{is: 'bonus', amount: 1}]});

const equipment = [
	sword('axe', 2),
	card({id: 'mail', price: 3, kind: 'armour', effects: [{is: 'prevent', amount: 1}]}),
	card({id: 'potion', price: 1, kind: 'spendable', effects: [{is: 'heal', amount: 3}]}),
	card({id: 'plate', price: 9, kind: 'armour', effects: [{is: 'prevent', amount: 2}]}),
	sword('club', 2),
	sword('one-sword', 2),
	sword('other-sword', 2),
	card({id: 'flask', price: 1, kind: 'spendable', effects: [{is: 'heal-party', amount: 1}]}),
	// Never on the shelf: what the heroes bring along.
	...gear('bomb'),
	sword('old-sword'),
	card({id: 'old-flask', price: 1, kind: 'spendable', effects: [{is: 'heal-party', amount: 1}]}),
];

const shelf = ['axe', 'mail', 'potion', 'plate', 'club', 'one-sword', 'other-sword', 'flask'];

/** Before the last throw; Ann leads, Bob throws first and will lead next. */
const table = ({stack, ...setup}: TrioSetup = {}): Scene =>
	trio({
		slots,
		equipment,
		chest: {gold: 7, bonusDice: 2},
		monster: monster({life: 1, gold: 0}),
		...setup,
		stack: {equipment: shelf, ...stack},
	});

/** Ten icons later, at the counter. */
const shop = (setup: TrioSetup = {}, change: (scene: Scene) => void = () => undefined): Scene => {
	const scene = table(setup);
	change(scene);
	scene.alter({steps: 10});
	scene.throw('red', '1');
	scene.do({type: 'move-on'});
	expect(scene.kind).toBe('shop');
	return scene;
};

describe('the counter', () => {
	test('2E-SHOP-01: the leader reveals two cards and one for each hero', () => {
		const scene = shop();
		expect(scene.events.at(-1)).toEqual({type: 'shop-opened', cards: ['axe', 'mail', 'potion', 'plate', 'club'], visit: 1});
		expect(scene.state.wares).toEqual(['axe', 'mail', 'potion', 'plate', 'club']);
		expect(scene.state.decks.equipment.slice(0, 3)).toEqual(['one-sword', 'other-sword', 'flask']);
		expect(scene.by).toBe('bob');
		expect(scene.state.leader).toBe('bob');
		expect(scene.state.phase).toBe('shopping');
	});

	test('2E-SHOP-01: the leader speaks, not the hero whose turn it was', () => {
		const scene = table({monster: monster({life: 9, gold: 0}), party: {ann: {equipment: ['bomb']}}});
		scene.alter({steps: 10});
		scene.throw('red', '1');
		expect(scene.by).toBe('cid');
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.by).toBe('bob');
		scene.do({type: 'move-on'});
		expect([scene.kind, scene.by]).toEqual(['shop', 'bob']);
	});

	test.each([
		[2, 4],
		[3, 5],
		[4, 6],
		[5, 7],
		[6, 8],
	])('2E-SHOP-01: %i heroes see %i cards', (size, cards) => {
		const scene = shop({heroes: ['ann', 'bob', 'cid', 'dora', 'egon', 'flo'].slice(0, size)});
		expect(scene.state.wares).toEqual(shelf.slice(0, cards));
	});

	test('2E-SHOP-01: an eliminated hero brings no card (2E-RULING-48)', () => {
		const scene = shop({}, before => before.alterHero('cid', {eliminated: true, life: 0, scars: ['red', 'green', 'blue']}));
		expect(scene.state.wares).toEqual(['axe', 'mail', 'potion', 'plate']);
	});

	test('2E-SHOP-01: a thin deck shows what it has, and an empty one nothing', () => {
		const thin = shop({}, before => before.alter({decks: {...before.state.decks, equipment: ['axe', 'mail']}}));
		expect(thin.events.at(-1)).toEqual({type: 'shop-opened', cards: ['axe', 'mail'], visit: 1});
		expect(thin.state.decks.equipment).toEqual([]);

		const empty = shop({}, before => before.alter({decks: {...before.state.decks, equipment: []}}));
		expect(empty.events.at(-1)).toEqual({type: 'shop-opened', cards: [], visit: 1});
		expect(empty.actions()).toEqual([{type: 'buy-die'}, {type: 'leave'}]);
		empty.do({type: 'leave'});
		expect(empty.kind).toBe('choose-path');
	});

	test('2E-SHOP-02: any number of cards, each for its price, from the chest to the supply', () => {
		const scene = shop();
		expect(scene.state.supply.gold).toBe(23);
		scene.do({type: 'buy', card: 'axe', to: 'ann'});
		expect(scene.events).toEqual([
			{type: 'bought', card: 'axe', price: 2},
			{type: 'equipment-assigned', card: 'axe', to: 'ann'},
		]);
		expect(scene.gold).toBe(5);
		expect(scene.state.supply.gold).toBe(25);
		scene.do({type: 'buy', card: 'mail', to: 'bob'});
		scene.do({type: 'buy', card: 'potion', to: 'cid'});
		expect(scene.gold).toBe(1);
		expect(scene.state.supply.gold).toBe(29);
		expect(scene.state.wares).toEqual(['plate', 'club']);
		expect(scene.state.heroes.map(hero => hero.equipment)).toEqual([
			[{id: 'axe', used: false}],
			[{id: 'mail', used: false}],
			[{id: 'potion', used: false}],
		]);
	});

	test('2E-SHOP-02: what the chest cannot pay is not for sale, and a card is sold once', () => {
		const scene = shop({chest: {gold: 2}});
		const onSale = () => new Set(scene.actions('buy').map(action => 'card' in action && action.card));
		expect(onSale()).toEqual(new Set(['axe', 'potion', 'club']));
		expect(() => scene.do({type: 'buy', card: 'mail', to: 'ann'})).toThrow('not among');
		scene.do({type: 'buy', card: 'axe', to: 'ann'});
		expect(onSale()).toEqual(new Set());
		expect(() => scene.do({type: 'buy', card: 'axe', to: 'bob'})).toThrow('not among');
	});

	test('2E-SHOP-03, 2E-RULING-51: a card goes to a hero who can carry it, or in the place of another of its kind', () => {
		const scene = shop({party: {ann: {equipment: ['old-flask']}, cid: {equipment: ['old-sword']}}});
		// Bob carries no spendables at all, Ann has hers full, Cid's armour would have no place.
		expect(scene.actions('buy')).toEqual([
			{type: 'buy', card: 'axe', to: 'ann'},
			{type: 'buy', card: 'axe', to: 'bob'},
			{type: 'buy', card: 'axe', to: 'cid', drop: 'old-sword'},
			{type: 'buy', card: 'mail', to: 'ann'},
			{type: 'buy', card: 'mail', to: 'bob'},
			{type: 'buy', card: 'potion', to: 'ann', drop: 'old-flask'},
			{type: 'buy', card: 'potion', to: 'cid'},
			{type: 'buy', card: 'club', to: 'ann'},
			{type: 'buy', card: 'club', to: 'bob'},
			{type: 'buy', card: 'club', to: 'cid', drop: 'old-sword'},
		]);
		scene.do({type: 'buy', card: 'axe', to: 'cid', drop: 'old-sword'});
		expect(scene.events).toEqual([
			{type: 'bought', card: 'axe', price: 2},
			{type: 'equipment-assigned', card: 'axe', to: 'cid', drop: 'old-sword'},
		]);
		expect(scene.hero('cid').equipment).toEqual([{id: 'axe', used: false}]);
		expect(scene.state.discards.equipment).toEqual(['old-sword']);
	});

	test('2E-SHOP-03: a card that nobody can carry cannot be bought', () => {
		const scene = shop({heroes: ['bob', 'cid'], chest: {gold: 30}, stack: {equipment: ['potion', 'mail', 'axe', 'club']}}, before =>
			before.alterHero('bob', {eliminated: true, life: 0}),
		);
		expect(scene.state.wares).toEqual(['potion', 'mail', 'axe']);
		expect(scene.actions('buy')).toEqual([
			{type: 'buy', card: 'potion', to: 'cid'},
			{type: 'buy', card: 'axe', to: 'cid'},
		]);
	});

	test('2E-RULING-51: cards may change hands at the counter too', () => {
		const scene = shop({party: {ann: {equipment: ['old-sword']}, cid: {equipment: ['old-flask']}}});
		expect(scene.actions('give')).toEqual([
			{type: 'give', card: 'old-sword', from: 'ann', to: 'bob'},
			{type: 'give', card: 'old-sword', from: 'ann', to: 'cid'},
			{type: 'give', card: 'old-flask', from: 'cid', to: 'ann'},
		]);
		scene.do({type: 'give', card: 'old-sword', from: 'ann', to: 'bob'});
		expect(scene.hero('bob').equipment).toEqual([{id: 'old-sword', used: false}]);
		expect(scene.actions('buy')).toContainEqual({type: 'buy', card: 'axe', to: 'ann'});
	});

	test('2E-SHOP-04: what nobody bought goes back into the box and never comes again', () => {
		const scene = shop();
		scene.do({type: 'buy', card: 'axe', to: 'ann'});
		scene.do({type: 'leave'});
		expect(scene.state.boxed.equipment).toEqual(['mail', 'potion', 'plate', 'club']);
		expect(scene.state.wares).toEqual([]);
		expect(scene.state.discards.equipment).toEqual([]);
		expect(scene.state.decks.equipment[0]).toBe('one-sword');
		for (const id of ['axe', 'mail', 'potion', 'plate', 'club']) expect(scene.state.decks.equipment).not.toContain(id);
	});

	test('2E-SHOP-05: a coin heals every hero 1, as often as they like', () => {
		const scene = shop({party: {ann: {life: 3}, bob: {life: 8}}});
		scene.do({type: 'buy-healing'});
		expect(scene.events).toEqual([
			{type: 'healing-bought', price: 1},
			{type: 'healed', hero: 'ann', amount: 1, life: 4, why: 'shop'},
			{type: 'healed', hero: 'bob', amount: 1, life: 9, why: 'shop'},
		]);
		scene.do({type: 'buy-healing'});
		expect(scene.events).toEqual([
			{type: 'healing-bought', price: 1},
			{type: 'healed', hero: 'ann', amount: 1, life: 5, why: 'shop'},
		]);
		expect(scene.life).toEqual({ann: 5, bob: 9, cid: 9});
		expect(scene.gold).toBe(5);
		expect(scene.state.supply.gold).toBe(25);
	});

	test('2E-SHOP-05: no healing for nothing: neither without a coin nor without a wound', () => {
		expect(shop().actions('buy-healing')).toEqual([]);
		const poor = shop({chest: {gold: 1}, party: {ann: {life: 3}}});
		expect(poor.actions('buy-healing')).toEqual([{type: 'buy-healing'}]);
		poor.do({type: 'buy-healing'});
		expect(poor.actions('buy-healing')).toEqual([]);
		expect(poor.gold).toBe(0);
	});

	test('2E-SHOP-05: the eliminated are beyond healing', () => {
		const scene = shop({}, before => before.alterHero('cid', {eliminated: true, life: 0}));
		expect(scene.actions('buy-healing')).toEqual([]);
	});

	test('2E-SHOP-06: a Bonus die costs 2', () => {
		const scene = shop({chest: {gold: 5, bonusDice: 2}});
		scene.do({type: 'buy-die'});
		expect(scene.events).toEqual([{type: 'die-bought', price: 2}]);
		expect(scene.state.chest).toEqual({gold: 3, bonusDice: 3});
		expect(scene.state.supply).toEqual({gold: 27, bonusDice: 6});
		scene.do({type: 'buy-die'});
		expect(scene.state.chest).toEqual({gold: 1, bonusDice: 4});
		expect(scene.actions('buy-die')).toEqual([]);
	});

	test('2E-SHOP-06: the chest takes nine and no more', () => {
		const scene = shop({chest: {gold: 9, bonusDice: 8}});
		scene.do({type: 'buy-die'});
		expect(scene.bonusDice).toBe(9);
		expect(scene.actions('buy-die')).toEqual([]);
		expect(() => scene.do({type: 'buy-die'})).toThrow('not among');
	});

	test('2E-SHOP-06: a Bonus die thrown in the last combat is for sale again', () => {
		const scene = table({monster: monster({life: 4, gold: 0}), chest: {gold: 4, bonusDice: 9}});
		scene.alter({steps: 10});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1');
		scene.do({type: 'move-on'});
		expect(scene.state.chest.bonusDice).toBe(8);
		expect(scene.state.supply.bonusDice).toBe(1);
		scene.do({type: 'buy-die'});
		expect(scene.state.chest).toEqual({gold: 2, bonusDice: 9});
	});

	test('2E-SHOP-07: nobody has to buy anything', () => {
		const scene = shop();
		expect(scene.actions('leave')).toEqual([{type: 'leave'}]);
		scene.do({type: 'leave'});
		expect(scene.story).toEqual(['shop-closed', 'round-started', 'path-offered']);
		expect(scene.state.chest).toEqual({gold: 7, bonusDice: 2});
		expect(scene.state.heroes.flatMap(hero => hero.equipment)).toEqual([]);
	});
});

describe('the way from Shop to Shop to Boss', () => {
	const rooms = ['a', 'b', 'c', 'd', 'e', 'f'];

	/** Six rooms of six icons, two to each Shop, with a dull door next to each, and a monster of 1 Life in each. */
	const journey = (): Scene =>
		table({
			room: room({id: 'a', icons: 6}),
			monster: monster({id: 'monster-a', life: 1, gold: 0}),
			cards: {
				dungeon: [...rooms.slice(1).map(id => room({id, icons: 6})), ...rooms.map(id => room({id: `not-${id}`}))],
				monsters: rooms.slice(1).map(id => monster({id: `monster-${id}`, life: 1, gold: 0})),
				bosses: [boss()],
			},
			stack: {
				dungeon: rooms.flatMap(id => [id, `not-${id}`]).slice(1),
				monsters: rooms.slice(1).map(id => `monster-${id}`),
				bosses: ['test-boss'],
			},
		});

	const fightOn = (scene: Scene, card?: string): void => {
		if (card !== undefined) scene.do({type: 'choose-path', card});
		scene.throw('red', '1');
		scene.do({type: 'move-on'});
	};

	test('2E-SHOP-08, 2E-SHOP-09, 2E-SHOP-10: three Shops, then the Boss at once', () => {
		const scene = journey();
		fightOn(scene);
		fightOn(scene, 'b');
		expect(scene.said('shop-opened')[0]?.visit).toBe(1);
		expect(scene.state.steps).toBe(12);
		expect(scene.state.setAside).toEqual(['a', 'b']);

		scene.do({type: 'leave'});
		expect(scene.events).toEqual([
			{type: 'shop-closed', visit: 1, last: false},
			{type: 'round-started', round: 3},
			{type: 'path-offered', to: 'cid', cards: 2},
		]);
		// The rooms lie under the deck, in their order; the two icons too many are lost.
		expect(scene.state.decks.dungeon.slice(-4)).toEqual(['not-a', 'not-b', 'a', 'b']);
		expect(scene.state.setAside).toEqual([]);
		expect(scene.state.steps).toBe(0);

		fightOn(scene, 'c');
		expect(scene.kind).toBe('choose-path');
		expect(scene.state.steps).toBe(6);
		fightOn(scene, 'd');
		expect(scene.said('shop-opened')[0]?.visit).toBe(2);
		expect(scene.state.setAside).toEqual(['c', 'd']);
		scene.do({type: 'leave'});
		expect(scene.events[0]).toEqual({type: 'shop-closed', visit: 2, last: false});
		expect(scene.state.decks.dungeon.slice(-4)).toEqual(['not-c', 'not-d', 'c', 'd']);
		expect(scene.state.steps).toBe(0);

		fightOn(scene, 'e');
		fightOn(scene, 'f');
		expect(scene.said('shop-opened')[0]?.visit).toBe(3);
		const left = scene.state.decks.monsters;
		expect(left.length).toBeGreaterThan(10);
		scene.do({type: 'leave'});
		expect(scene.events).toEqual([
			{type: 'shop-closed', visit: 3, last: true},
			{type: 'monsters-discarded'},
			{type: 'monster-revealed', monster: 'test-boss', boss: true, life: 20, gold: 0},
			{type: 'turn-started', hero: 'bob'},
		]);
		expect(scene.state.decks.monsters).toEqual([]);
		expect(scene.state.discards.monsters).toEqual([...rooms.map(id => `monster-${id}`), ...left]);
		expect(scene.state.phase).toBe('boss');
		expect(scene.kind).toBe('throw');
	});

	test('2E-SHOP-08: exactly ten icons leave none over either', () => {
		const scene = shop();
		scene.do({type: 'leave'});
		expect(scene.state.steps).toBe(0);
		expect(scene.state.setAside).toEqual([]);
		expect(scene.state.decks.dungeon.at(-1)).toBe('test-room');
	});

	test('2E-SHOP-10: the cards of the third Shop are paid and carried like those of the others', () => {
		const scene = shop({shops: 2, cards: {bosses: [boss()]}, stack: {equipment: shelf, bosses: ['test-boss']}});
		scene.do({type: 'buy', card: 'axe', to: 'cid'});
		scene.do({type: 'leave'});
		expect(scene.state.boxed.equipment).toEqual(['mail', 'potion', 'plate', 'club']);
		expect(scene.by).toBe('cid');
		scene.throw('red', '3', {weapons: ['axe']});
		expect(scene.said('hit')[0]?.parts).toEqual([
			{what: 'section', points: 3},
			{what: 'axe', points: 1},
		]);
	});
});
