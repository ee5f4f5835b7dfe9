/** Backing down: when a throw is too much to ask. */
import {describe, expect, test} from 'vitest';
import {card, monster, room, type Scene} from '../helpers/scene.js';
import {bossTrio, gear, type TrioSetup, trio} from '../helpers/trio.js';

const usual = {
	everyone: {red: {is: 'agile-instincts'}, green: {is: 're-throw'}, blue: {is: 'sweet-flute'}},
	equipment: [
		card({id: 'cap', name: 'cap', kind: 'weapon', throws: ['blind'], effects: [{is: 'bonus', amount: 2}]}),
		...gear('plate', 'stew', 'feast', 'bomb'),
	],
};

const next = monster({id: 'next-monster', level: 2, life: 12, damage: 3, gold: 2, type: 'plant'});

/** A jumping monster of level 2 with 3 coins, and the next one under it. */
const table = ({cards = {}, stack, ...setup}: TrioSetup = {}): Scene =>
	trio({
		...usual,
		chest: {gold: 5, bonusDice: 2},
		monster: monster({level: 2, gold: 3, throws: ['jump']}),
		...setup,
		stack: {monsters: ['next-monster'], ...stack},
		cards: {...cards, monsters: [next, ...(cards.monsters ?? [])]},
	});

const offered = (scene: Scene): boolean => scene.actions('back-down').length === 1;

describe('when', () => {
	test('2E-BACK-01: with a required throw of the monster or of the room, and not without', () => {
		expect(offered(table())).toBe(true);
		expect(offered(table({monster: monster(), room: room({throws: ['far']})}))).toBe(true);
		const free = table({monster: monster()});
		expect(offered(free)).toBe(false);
		expect(() => free.do({type: 'back-down'})).toThrow('not among');
	});

	test('2E-RULING-34: the throw of a weapon is no reason: it may be left at home', () => {
		expect(offered(table({monster: monster(), party: {bob: {equipment: ['cap']}}}))).toBe(false);
	});

	test('2E-RULING-34: a throw that is waived is not in force', () => {
		const scene = table({monster: monster({throws: ['friendly']})});
		expect(offered(scene)).toBe(true);
		const gone = {eliminated: true, life: 0};
		scene.alterHero('ann', gone).alterHero('cid', gone);
		expect(offered(scene)).toBe(false);
	});

	test('2E-RULING-34: at the start of any turn, before a die is chosen, and at no other time', () => {
		const scene = table({monster: monster({level: 1, life: 40, throws: ['jump']})});
		expect([scene.kind, offered(scene)]).toEqual(['throw', true]);
		scene.throw('green', '1', {icon: true});
		expect([scene.kind, offered(scene)]).toEqual(['rethrow', false]);
		scene.do({type: 'rethrow', by: 're-throw'});
		// The die is chosen: it is the green one.
		expect([scene.kind, offered(scene)]).toEqual(['throw', false]);
		scene.throw('green', '1');
		expect([scene.kind, offered(scene)]).toEqual(['throw', true]);
		scene.throw('red', '1');
		scene.throw('blue', '1');
		expect([scene.kind, offered(scene)]).toEqual(['out-of-dice', true]);
		scene.do({type: 'use-bonus-die'});
		expect([scene.kind, offered(scene)]).toEqual(['throw', false]);
		scene.throw('bonus', '1', {icon: true});
		expect([scene.kind, offered(scene)]).toEqual(['activate', false]);
	});

	test('2E-RULING-34: not while armour or a last chance is asked for, and not at rest', () => {
		const scene = table({
			monster: monster({level: 2, life: 3, damage: 9, throws: ['jump']}),
			party: {bob: {equipment: ['plate']}, cid: {equipment: ['stew']}},
		});
		scene.throw('red', 'outside');
		expect([scene.kind, offered(scene)]).toEqual(['armour', false]);
		scene.do({type: 'take-it'});
		expect([scene.kind, offered(scene)]).toEqual(['last-chance', false]);
		scene.do({type: 'spend', card: 'stew', hero: 'cid', target: 'bob'});
		scene.throw('green', '3');
		expect([scene.kind, offered(scene)]).toEqual(['rest', false]);
	});

	test('2E-RULING-34: never against the Boss', () => {
		const scene = bossTrio({...usual, heroes: ['ann', 'bob'], party: {bob: {equipment: ['cap']}}});
		expect(offered(scene)).toBe(false);
		expect(() => scene.do({type: 'back-down'})).toThrow('not among');
		// Not even if a room were still in force.
		scene.alter({room: 'trampoline-of-doom-room', discards: {monsters: ['zombie-monkey'], equipment: []}});
		expect(offered(scene)).toBe(false);
	});

	test('2E-RULING-34: not when no monster could come instead', () => {
		const scene = table();
		scene.alter({decks: {...scene.state.decks, monsters: []}, discards: {monsters: [], equipment: []}});
		expect(offered(scene)).toBe(false);
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		expect(scene.actions()).toEqual([{type: 'use-bonus-die'}, {type: 'retrieve-dice'}]);
	});

	test('2E-RULING-34: an empty deck is filled from the discard pile, the highest level first', () => {
		const scene = table({
			cards: {monsters: [monster({id: 'fourth', level: 4, life: 15}), monster({id: 'first', level: 1})]},
		});
		scene.alter({decks: {...scene.state.decks, monsters: []}, discards: {monsters: ['first', 'fourth'], equipment: []}});
		expect(offered(scene)).toBe(true);
		scene.do({type: 'back-down'});
		expect(scene.events.slice(3)).toEqual([
			{type: 'backed-down', monster: 'test-monster'},
			{type: 'monsters-reshuffled', cards: ['fourth']},
			{type: 'monster-revealed', monster: 'fourth', boss: false, life: 15, gold: 1},
		]);
		expect(scene.state.discards.monsters).toEqual(['first']);
		expect(scene.state.decks.monsters).toEqual([]);
	});

	test('2E-RULING-34: without a level 4 the whole pile comes back, but never the one just left', () => {
		const scene = table({cards: {monsters: [monster({id: 'first', level: 1, life: 7, throws: ['nose']})]}});
		scene.alter({decks: {...scene.state.decks, monsters: []}, discards: {monsters: ['first'], equipment: []}});
		scene.do({type: 'back-down'});
		expect(scene.combat.foe.id).toBe('first');
		expect(scene.state.discards.monsters).toEqual([]);
		// Now there is nobody left to change for.
		expect(offered(scene)).toBe(false);
	});
});

describe('how', () => {
	test('2E-BACK-02, 2E-BACK-03, 2E-BACK-04: everybody pays the level, the monster goes to the box, the next one comes', () => {
		const scene = table({party: {cid: {life: 5}}});
		const boxed = scene.state.boxed.monsters;
		scene.do({type: 'back-down'});
		expect(scene.events).toEqual([
			{type: 'suffered', hero: 'ann', damage: 2, life: 7, why: 'back-down'},
			{type: 'suffered', hero: 'bob', damage: 2, life: 7, why: 'back-down'},
			{type: 'suffered', hero: 'cid', damage: 2, life: 3, why: 'back-down'},
			{type: 'backed-down', monster: 'test-monster'},
			{type: 'monster-revealed', monster: 'next-monster', boss: false, life: 12, gold: 2},
		]);
		expect(scene.life).toEqual({ann: 7, bob: 7, cid: 3});
		expect(scene.state.boxed.monsters).toEqual([...boxed, 'test-monster']);
		expect(scene.state.discards.monsters).toEqual([]);
		expect(scene.state.decks.monsters).not.toContain('next-monster');
		expect(scene.combat.foe).toEqual({id: 'next-monster', boss: false, life: 12, maxLife: 12, gold: 2, slain: false});
		expect(scene.state.room).toBe('test-room');
	});

	test('2E-BACK-03: the monster never comes back, and only the second one is discarded', () => {
		const scene = table();
		scene.do({type: 'back-down'});
		scene.throw('red', 'bullseye');
		scene.throw('green', '2');
		scene.do({type: 'move-on'});
		expect(scene.state.discards.monsters).toEqual(['next-monster']);
		expect(scene.state.boxed.monsters).toContain('test-monster');
		expect(scene.state.decks.monsters).not.toContain('test-monster');
	});

	test('2E-BACK-04: the throw of the room still binds, that of the old monster does not', () => {
		const scene = table({room: room({throws: ['far']})});
		scene.do({type: 'back-down'});
		scene.throw('red', '1');
		expect(scene.said('thrown')[0]?.stance).toEqual(['far']);
	});

	test('2E-BACK-04: the party may back down again', () => {
		const scene = table({
			room: room({throws: ['far']}),
			cards: {monsters: [monster({id: 'third', life: 6})]},
			stack: {monsters: ['next-monster', 'third']},
		});
		scene.do({type: 'back-down'});
		scene.do({type: 'back-down'});
		expect(scene.combat.foe.id).toBe('third');
		expect(scene.life).toEqual({ann: 5, bob: 5, cid: 5});
		expect(scene.state.boxed.monsters.slice(-2)).toEqual(['test-monster', 'next-monster']);
	});

	test('2E-RULING-34: the coins on the old card go back to the supply', () => {
		const scene = table();
		expect(scene.state.supply.gold).toBe(22);
		scene.do({type: 'back-down'});
		// 3 back, 2 on the new card.
		expect(scene.state.supply.gold).toBe(23);
		expect(scene.gold).toBe(5);
	});

	test('2E-RULING-34: Advantage and difficulty count again, what the room did when revealed does not', () => {
		const scene = table({
			difficulty: 'hard',
			room: room({
				effects: [{is: 'gold-bonus', amount: 2}, {is: 'gain-die', amount: 1}, {is: 'monster-advantage', amount: 4}, {is: 'free-equipment'}],
			}),
			stack: {equipment: ['bomb']},
			party: {ann: {life: 6}},
		});
		scene.do({type: 'assign', card: 'bomb', to: 'ann'});
		expect(scene.foe).toBe(10 + 4 + 3);
		expect(scene.state.chest).toEqual({gold: 7, bonusDice: 3});
		const deck = scene.state.decks.equipment;
		scene.do({type: 'back-down'});
		expect(scene.foe).toBe(12 + 4 + 3);
		expect(scene.combat.foe.maxLife).toBe(19);
		expect(scene.state.chest).toEqual({gold: 7, bonusDice: 3});
		expect(scene.state.decks.equipment).toEqual(deck);
		expect(scene.state.steps).toBe(2);
		expect(scene.kind).toBe('throw');
	});

	test('2E-RULING-34: thrown dice, Active Hero, used armour, the fainted and the tokens stay as they are', () => {
		const scene = table({party: {bob: {equipment: ['plate']}}, heroes: ['ann', 'bob', 'cid']});
		scene.throw('red', 'outside');
		scene.do({type: 'use-armour', card: 'plate'});
		scene.throw('blue', '2', {icon: true});
		scene.alterHero('cid', {fainted: true, life: 0});
		expect(scene.by).toBe('ann');
		const {dice, lying, tokens, lastThrower, bonusOut} = scene.combat;
		expect(dice).toEqual({red: 'thrown', green: 'ready', blue: 'thrown'});
		expect(tokens).toEqual(['flute']);
		scene.do({type: 'back-down'});
		expect(scene.story).toEqual(['suffered', 'suffered', 'backed-down', 'monster-revealed']);
		expect(scene.combat.dice).toEqual(dice);
		expect(scene.combat.lying).toEqual(lying);
		expect(scene.combat.lying).toHaveLength(2);
		expect(scene.combat.tokens).toEqual(tokens);
		expect(scene.combat.lastThrower).toBe(lastThrower);
		expect(scene.combat.bonusOut).toBe(bonusOut);
		expect(scene.by).toBe('ann');
		expect(scene.kind).toBe('throw');
		expect(scene.actions('throw').map(action => action.type === 'throw' && action.die)).toEqual(['green']);
		expect(scene.hero('bob').equipment).toEqual([{id: 'plate', used: true}]);
		expect(scene.hero('cid').fainted).toBe(true);
		// And the Flute plays on.
		scene.throw('green', '1');
		expect(scene.said('healed')).toEqual([{type: 'healed', hero: 'ann', amount: 1, life: 8, why: 'flute'}]);
	});

	test('2E-RULING-34: without a die left the choice stays the same', () => {
		const scene = table();
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'back-down'});
		expect(scene.kind).toBe('out-of-dice');
		expect(scene.by).toBe('bob');
		// The next monster asks for no special throw.
		expect(scene.actions()).toEqual([{type: 'use-bonus-die'}, {type: 'retrieve-dice'}]);
	});
});

describe('what it costs', () => {
	test('2E-RULING-35: neither armour nor ability helps', () => {
		const scene = table({party: {bob: {equipment: ['plate']}}});
		scene.do({type: 'back-down'});
		expect(scene.story).toEqual(['suffered', 'suffered', 'suffered', 'backed-down', 'monster-revealed']);
		expect(scene.life.bob).toBe(7);
		expect(scene.hero('bob').equipment).toEqual([{id: 'plate', used: false}]);
	});

	test('2E-RULING-35: a healing spendable may be played before somebody faints', () => {
		const scene = table({party: {cid: {life: 1}, ann: {equipment: ['stew']}}});
		scene.do({type: 'back-down'});
		expect(scene.story).toEqual(['suffered', 'suffered', 'suffered']);
		expect(scene.kind).toBe('last-chance');
		expect(scene.by).toBe('cid');
		scene.do({type: 'spend', card: 'stew', hero: 'ann', target: 'cid'});
		expect(scene.events.slice(1)).toEqual([
			{type: 'healed', hero: 'cid', amount: 3, life: 2, why: 'stew'},
			{type: 'backed-down', monster: 'test-monster'},
			{type: 'monster-revealed', monster: 'next-monster', boss: false, life: 12, gold: 2},
		]);
		expect(scene.by).toBe('bob');
	});

	test('2E-RULING-35: when it fells the Active Hero the next one faces the new monster', () => {
		const scene = table({party: {bob: {life: 2}}});
		scene.do({type: 'back-down'});
		expect(scene.events.slice(3)).toEqual([
			{type: 'fainted', hero: 'bob'},
			{type: 'backed-down', monster: 'test-monster'},
			{type: 'monster-revealed', monster: 'next-monster', boss: false, life: 12, gold: 2},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
	});

	test('2E-RULING-35: when it fells everybody the party has lost, and no monster comes', () => {
		const scene = table({party: {ann: {life: 1}, bob: {life: 2}, cid: {life: 2}}});
		scene.do({type: 'back-down'});
		expect(scene.events).toEqual([
			{type: 'suffered', hero: 'ann', damage: 2, life: -1, why: 'back-down'},
			{type: 'suffered', hero: 'bob', damage: 2, life: 0, why: 'back-down'},
			{type: 'suffered', hero: 'cid', damage: 2, life: 0, why: 'back-down'},
			{type: 'fainted', hero: 'bob'},
			{type: 'fainted', hero: 'cid'},
			{type: 'fainted', hero: 'ann'},
			{type: 'lost', cause: 'all-fainted', to: 'test-monster'},
		]);
		expect(scene.state.decks.monsters[0]).toBe('next-monster');
	});

	test('2E-RULING-35: everybody about to fall, and one card for all', () => {
		const scene = table({party: {ann: {life: 1, equipment: ['feast']}, bob: {life: 1}, cid: {life: 1}}});
		scene.do({type: 'back-down'});
		expect(scene.life).toEqual({ann: -1, bob: -1, cid: -1});
		scene.do({type: 'spend', card: 'feast', hero: 'ann'});
		expect(scene.life).toEqual({ann: 1, bob: 1, cid: 1});
		expect(scene.combat.foe.id).toBe('next-monster');
		expect(scene.by).toBe('bob');
	});

	test('2E-RULING-35: the fainted and the gone lose nothing more', () => {
		const scene = table();
		scene.alterHero('cid', {fainted: true, life: 0}).alterHero('ann', {eliminated: true, life: 0});
		scene.do({type: 'back-down'});
		expect(scene.said('suffered')).toEqual([{type: 'suffered', hero: 'bob', damage: 2, life: 7, why: 'back-down'}]);
		expect(scene.life).toEqual({ann: 0, bob: 7, cid: 0});
	});
});

describe('not observable in software', () => {
	test('2E-BACK-01, 2E-BACK-05: only when it is virtually impossible, and preferably not at all', () => {
		// How impossible a throw is, whether the group agrees, and how creatively it could be bent is between the players.
		// What can be seen: it is a choice, never forced, and the throws stand beside it.
		const scene = table();
		expect(scene.actions()).toEqual([
			{type: 'throw', die: 'red', weapons: [], landing: null},
			{type: 'throw', die: 'green', weapons: [], landing: null},
			{type: 'throw', die: 'blue', weapons: [], landing: null},
			{type: 'back-down'},
		]);
		scene.throw('red', '1');
		expect(scene.foe).toBe(9);
	});
});
