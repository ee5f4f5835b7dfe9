/** Phase 3: coins, a new leader, dice, tokens, cards. Scars have their own file. */
import {describe, expect, test} from 'vitest';
import {monster, room, type Scene} from '../helpers/scene.js';
import {armour, gear, type TrioSetup, trio} from '../helpers/trio.js';

const table = (setup: TrioSetup = {}): Scene =>
	trio({
		abilities: {
			ann: {red: {is: 'cooking'}},
			bob: {blue: {is: 'free-sample'}},
			cid: {green: {is: 're-throw'}},
			dora: {blue: {is: 'heroic-defense'}},
		},
		equipment: [...gear('bomb', 'second-thought', 'mail', 'stick'), armour('plate', {is: 'prevent', amount: 2})],
		chest: {gold: 5, bonusDice: 2},
		...setup,
	});

/** All coins of the box, wherever they lie. */
const coins = ({state}: Scene): number => state.chest.gold + state.supply.gold + (state.combat?.foe.gold ?? 0);

describe('the coins', () => {
	test('2E-REST-01: a hit down to -3 is an Epic Shot and pays a coin', () => {
		const scene = table({monster: monster({life: 2, gold: 0})});
		scene.throw('red', '5');
		expect(scene.events).toEqual([
			{
				type: 'thrown',
				hero: 'bob',
				die: 'red',
				weapons: [],
				stance: [],
				landing: {zone: '5', icon: false, bounces: 1, respected: true},
				result: 'hit',
			},
			{type: 'hit', hero: 'bob', damage: 5, parts: [{what: 'section', points: 5}], life: -3},
			{type: 'monster-defeated', monster: 'test-monster', epic: true},
			{type: 'gold-gained', amount: 1, why: 'epic-shot'},
			{type: 'leader-changed', leader: 'bob'},
			{type: 'dice-collected', bonusDice: 0},
		]);
		expect(scene.gold).toBe(6);
	});

	test('2E-REST-01: -2 is not epic', () => {
		const scene = table({monster: monster({life: 3, gold: 0})});
		scene.throw('red', '5');
		expect(scene.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'test-monster', epic: false}]);
		expect(scene.said('gold-gained')).toEqual([]);
		expect(scene.gold).toBe(5);
	});

	test('2E-REST-01: only the last hit is looked at, and only a hit', () => {
		const scene = table({monster: monster({life: 6, gold: 0}), party: {ann: {equipment: ['bomb']}}});
		scene.throw('red', '5');
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.events.slice(0, 3)).toEqual([
			{type: 'spent', hero: 'ann', card: 'bomb'},
			{type: 'monster-hurt', by: 'ann', damage: 9, life: -8, why: 'bomb'},
			{type: 'monster-defeated', monster: 'test-monster', epic: false},
		]);
		expect(scene.gold).toBe(5);
	});

	test('2E-REST-02: an insta-kill is epic whatever Life was left, and pays one coin only', () => {
		for (const life of [1, 90]) {
			const scene = table({monster: monster({life, gold: 0})});
			scene.throw('red', 'bullseye', {icon: true});
			expect(scene.events.slice(1, 4)).toEqual([
				{type: 'insta-kill', hero: 'bob'},
				{type: 'monster-defeated', monster: 'test-monster', epic: true},
				{type: 'gold-gained', amount: 1, why: 'epic-shot'},
			]);
			expect(scene.foe).toBe(life);
			expect(scene.gold).toBe(6);
		}
	});

	// The bomb has killed it (2E-RULING-01: the window of step 4 comes before the insta-kill of step 5), and a bomb is never
	// epic (2E-RULING-55).
	test('2E-REST-02: a monster that fell to a bomb does not fall again to the insta-kill under way', () => {
		const scene = table({monster: monster({life: 9, gold: 0}), party: {ann: {equipment: ['bomb', 'second-thought']}}});
		scene.throw('red', 'bullseye', {icon: true});
		expect(scene.kind).toBe('rethrow');
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'test-monster', epic: false}]);
		expect(scene.gold).toBe(5);
	});

	test('2E-REST-03: the coins on the card go to the chest, and no coin is made or lost', () => {
		const scene = table({monster: monster({life: 1, gold: 4})});
		expect(scene.combat.foe.gold).toBe(4);
		expect(scene.gold).toBe(5);
		expect(scene.state.supply.gold).toBe(21);
		scene.throw('red', '1');
		expect(scene.said('reward')).toEqual([{type: 'reward', amount: 4}]);
		expect(scene.combat.foe.gold).toBe(0);
		expect(scene.gold).toBe(9);
		expect(scene.state.supply.gold).toBe(21);
		expect(coins(scene)).toBe(30);
	});

	test('2E-REST-01, 2E-REST-03: an Epic Shot finds no coin in an empty supply, but the reward is safe on the card', () => {
		const scene = table({monster: monster({life: 1, gold: 4}), chest: {gold: 26}});
		expect(scene.state.supply.gold).toBe(0);
		scene.throw('red', '5');
		expect(scene.story).toEqual(['thrown', 'hit', 'monster-defeated', 'reward', 'leader-changed', 'dice-collected']);
		expect(scene.gold).toBe(30);
		expect(coins(scene)).toBe(30);
	});

	test('2E-REST-03: a monster without coins gives none', () => {
		const scene = table({monster: monster({life: 1, gold: 0})});
		scene.throw('red', '1');
		expect(scene.said('reward')).toEqual([]);
		expect(scene.gold).toBe(5);
	});
});

describe('the next leader', () => {
	test('2E-REST-10, 2E-REST-11: who threw the last die leads, and the hero to the left gets all three dice', () => {
		const scene = table({
			monster: monster({life: 3}),
			cards: {dungeon: [room({id: 'left-door'}), room({id: 'second-room'})]},
			stack: {dungeon: ['left-door', 'second-room']},
		});
		scene.throw('red', '1');
		scene.throw('blue', '2');
		expect(scene.said('leader-changed')).toEqual([{type: 'leader-changed', leader: 'cid'}]);
		expect(scene.state.leader).toBe('cid');
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
		expect(scene.combat.lying).toEqual([]);
		expect(scene.by).toBe('cid');
		scene.do({type: 'move-on'});
		expect(scene.by).toBe('cid');
		scene.do({type: 'choose-path', card: 'second-room'});
		expect(scene.by).toBe('ann');
		expect(scene.actions('throw').map(action => 'die' in action && action.die)).toEqual(['red', 'green', 'blue']);
	});

	test('2E-REST-10: a leader who throws the last die stays one without further words', () => {
		const scene = table({monster: monster({life: 3})});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		expect(scene.story).toEqual(['thrown', 'hit', 'monster-defeated', 'reward', 'dice-collected']);
		expect(scene.state.leader).toBe('ann');
	});

	test('2E-RULING-45: a kill by a miss ability leaves the lead to its thrower', () => {
		const scene = table({heroes: ['ann', 'dora', 'bob'], monster: monster({life: 4})});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.said('monster-hurt')).toEqual([{type: 'monster-hurt', by: 'dora', damage: 4, life: 0, why: 'heroic-defense'}]);
		expect(scene.state.leader).toBe('dora');
	});

	test("2E-RULING-45: a kill by another hero's spendable leaves the lead to the last thrower", () => {
		const scene = table({party: {ann: {equipment: ['bomb']}}});
		scene.throw('red', '2');
		expect(scene.by).toBe('cid');
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.said('leader-changed')).toEqual([{type: 'leader-changed', leader: 'bob'}]);
	});

	test('2E-RULING-45: no die thrown, no new leader', () => {
		const scene = table({monster: monster({life: 9}), party: {cid: {equipment: ['bomb']}}});
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.story).toEqual(['spent', 'monster-hurt', 'monster-defeated', 'reward', 'dice-collected']);
		expect(scene.state.leader).toBe('ann');
		expect(scene.by).toBe('ann');
	});

	test('2E-RULING-45: the last thrower of an earlier combat does not count', () => {
		const scene = table({
			monster: monster({life: 1}),
			cards: {monsters: [monster({id: 'second-monster', life: 9})], dungeon: [room({id: 'left-door'}), room({id: 'second-room'})]},
			stack: {monsters: ['second-monster'], dungeon: ['left-door', 'second-room']},
			party: {ann: {equipment: ['bomb']}},
		});
		scene.throw('red', '1');
		scene.do({type: 'move-on'});
		scene.alter({leader: 'cid'});
		scene.do({type: 'choose-path', card: 'second-room'});
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.said('leader-changed')).toEqual([]);
		expect(scene.state.leader).toBe('cid');
	});
});

describe('the dice', () => {
	/** All three coloured dice thrown, and the next hero holds a Bonus die. */
	const withBonusDie = (setup: TrioSetup): Scene => {
		const scene = table(setup);
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'use-bonus-die'});
		return scene;
	};

	test('2E-REST-12: a thrown Bonus die goes back to the supply, not to the chest', () => {
		const scene = withBonusDie({monster: monster({life: 4})});
		expect(scene.combat.bonusOut).toBe(1);
		expect(scene.bonusDice).toBe(1);
		expect(scene.state.supply.bonusDice).toBe(7);
		scene.throw('bonus', '1');
		expect(scene.said('dice-collected')).toEqual([{type: 'dice-collected', bonusDice: 1}]);
		expect(scene.bonusDice).toBe(1);
		expect(scene.state.supply.bonusDice).toBe(8);
		expect(scene.combat.bonusOut).toBe(0);
	});

	test('2E-REST-12: a Bonus die that was taken but never thrown goes back to the chest', () => {
		const scene = withBonusDie({party: {ann: {equipment: ['bomb']}}});
		expect(scene.bonusDice).toBe(1);
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.said('dice-collected')).toEqual([{type: 'dice-collected', bonusDice: 0}]);
		expect(scene.bonusDice).toBe(2);
		expect(scene.state.supply.bonusDice).toBe(7);
		// 2E-RULING-45: Bob held the die, but Ann threw the last one.
		expect(scene.state.leader).toBe('ann');
	});

	test('2E-REST-12: two Bonus dice, one thrown and one only taken', () => {
		const scene = withBonusDie({monster: monster({life: 12}), party: {ann: {equipment: ['bomb']}}});
		scene.throw('bonus', '1');
		scene.do({type: 'use-bonus-die'});
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.said('dice-collected')).toEqual([{type: 'dice-collected', bonusDice: 1}]);
		expect(scene.bonusDice).toBe(1);
		expect(scene.state.supply.bonusDice).toBe(8);
		expect(scene.state.leader).toBe('bob');
	});

	// The die was thrown in this combat: the re-throw voids its result, not the throw (2E-RULING-01, step 4), so it is lost
	// (2E-DICE-01). The core takes a die in the hand for one that never flew and puts it back into the chest.
	test('2E-REST-12: a Bonus die taken back for a re-throw was thrown all the same', () => {
		const scene = table({leader: 'bob', heroes: ['cid', 'ann', 'bob'], party: {ann: {equipment: ['bomb']}}});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', 'outside', {icon: true});
		scene.do({type: 'activate', color: 'green'});
		expect(scene.said('rethrow')).toEqual([{type: 'rethrow', hero: 'cid', die: 'bonus', by: 're-throw'}]);
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.said('dice-collected')).toEqual([{type: 'dice-collected', bonusDice: 1}]);
		expect(scene.bonusDice).toBe(1);
	});
});

describe('the rest of Resting', () => {
	test('2E-REST-13: Cooking heals after the Scars and up to the maximum, then every token turns', () => {
		const scene = table({
			monster: monster({level: 3, life: 3, damage: 9}),
			party: {ann: {life: 5}, cid: {life: 8}},
		});
		scene.throw('red', 'outside');
		expect(scene.hero('bob').fainted).toBe(true);
		scene.throw('blue', '1');
		scene.alterCombat({dice: {...scene.combat.dice, red: 'ready'}, tokens: ['flute', 'time-spell']});
		scene.throw('red', '2', {icon: true});
		expect(scene.kind).toBe('scar');
		expect(scene.combat.tokens).toEqual(['flute', 'time-spell', 'cooking']);
		// The Flute played for the hit; the pot waits until the Scar is taken.
		expect(scene.life).toEqual({ann: 6, bob: 0, cid: 8});
		scene.do({type: 'scar', hero: 'bob', color: 'blue'});
		expect(scene.events).toEqual([
			{type: 'scarred', hero: 'bob', color: 'blue', life: 7},
			{type: 'dice-collected', bonusDice: 0},
			{type: 'healed', hero: 'ann', amount: 3, life: 9, why: 'cooking'},
			{type: 'healed', hero: 'cid', amount: 1, life: 9, why: 'cooking'},
			{type: 'token', token: 'flute', active: false},
			{type: 'token', token: 'time-spell', active: false},
			{type: 'token', token: 'cooking', active: false},
		]);
		expect(scene.combat.tokens).toEqual([]);
		expect(scene.life).toEqual({ann: 9, bob: 7, cid: 9});
	});

	test('2E-REST-13: the "Free" Sample is turned over and given to whomever the group likes', () => {
		const scene = table({monster: monster({life: 1}), stack: {equipment: ['stick', 'plate']}});
		scene.throw('blue', '1', {icon: true});
		expect(scene.said('card-stolen')).toEqual([{type: 'card-stolen', hero: 'bob'}]);
		expect(scene.events.at(-1)).toEqual({type: 'equipment-found', card: 'stick', why: 'free-sample'});
		expect(scene.kind).toBe('assign-equipment');
		expect(scene.actions()).toEqual([
			{type: 'assign', card: 'stick', to: 'ann'},
			{type: 'assign', card: 'stick', to: 'bob'},
			{type: 'assign', card: 'stick', to: 'cid'},
			{type: 'discard', card: 'stick'},
		]);
		scene.do({type: 'assign', card: 'stick', to: 'cid'});
		expect(scene.events).toEqual([{type: 'equipment-assigned', card: 'stick', to: 'cid'}]);
		expect(scene.hero('cid').equipment).toEqual([{id: 'stick', used: false}]);
		expect(scene.state.stolen).toBe(undefined);
		expect(scene.kind).toBe('rest');
	});

	test('2E-REST-14: the monster goes to the discard pile', () => {
		const scene = table({monster: monster({life: 1})});
		scene.throw('red', '1');
		scene.do({type: 'move-on'});
		expect(scene.state.discards.monsters).toEqual(['test-monster']);
		expect(scene.state.boxed.monsters).not.toContain('test-monster');
		expect(scene.state.combat).toBe(undefined);
	});

	test('2E-REST-15: cards change hands until the party moves on', () => {
		const scene = table({monster: monster({life: 1}), party: {ann: {equipment: ['mail']}, bob: {equipment: ['stick']}}});
		expect(scene.actions('give')).toEqual([]);
		scene.throw('red', '1');
		expect(scene.actions()).toEqual([
			{type: 'give', card: 'mail', from: 'ann', to: 'bob'},
			{type: 'give', card: 'mail', from: 'ann', to: 'cid'},
			{type: 'give', card: 'stick', from: 'bob', to: 'ann'},
			{type: 'give', card: 'stick', from: 'bob', to: 'cid'},
			{type: 'move-on'},
		]);
		scene.do({type: 'give', card: 'mail', from: 'ann', to: 'cid'});
		expect(scene.events).toEqual([{type: 'given', card: 'mail', from: 'ann', to: 'cid'}]);
		scene.do({type: 'give', card: 'stick', from: 'bob', to: 'cid'});
		expect(scene.hero('cid').equipment.map(({id}) => id)).toEqual(['mail', 'stick']);
		expect(scene.hero('ann').equipment).toEqual([]);
		expect(scene.kind).toBe('rest');
		scene.do({type: 'move-on'});
		expect(scene.actions('give')).toEqual([]);
	});

	test('2E-REST-16: a used armour is ready for the next combat, and not before', () => {
		const scene = table({monster: monster({life: 1}), party: {bob: {equipment: ['mail', 'plate']}}});
		scene.throw('red', 'outside');
		scene.do({type: 'use-armour', card: 'mail'});
		scene.do({type: 'take-it'});
		scene.throw('blue', '1');
		expect(scene.kind).toBe('rest');
		expect(scene.hero('bob').equipment).toEqual([
			{id: 'mail', used: true},
			{id: 'plate', used: false},
		]);
		scene.do({type: 'give', card: 'mail', from: 'bob', to: 'ann'});
		expect(scene.hero('ann').equipment).toEqual([{id: 'mail', used: true}]);
		scene.do({type: 'move-on'});
		expect(scene.hero('ann').equipment).toEqual([{id: 'mail', used: false}]);
		expect(scene.hero('bob').equipment).toEqual([{id: 'plate', used: false}]);
	});

	test('2E-REST-17, 2E-REST-18: the icons on the rooms behind the party add up; 9 are a new round, 10 are a Shop', () => {
		const scene = table({
			monster: monster({life: 1}),
			room: room({id: 'first', icons: 4}),
			cards: {
				monsters: [monster({id: 'second-monster', life: 1}), monster({id: 'third-monster', life: 1})],
				dungeon: [
					room({id: 'not-first'}),
					room({id: 'second', icons: 5}),
					room({id: 'not-second'}),
					room({id: 'third', icons: 1}),
					room({id: 'not-third'}),
				],
			},
			stack: {
				monsters: ['second-monster', 'third-monster'],
				dungeon: ['not-first', 'second', 'not-second', 'third', 'not-third'],
			},
		});
		scene.throw('red', '1');
		expect(scene.state.setAside).toEqual([]);
		scene.do({type: 'move-on'});
		expect(scene.events).toEqual([
			{type: 'room-left', room: 'first', steps: 4},
			{type: 'round-started', round: 2},
			{type: 'path-offered', to: 'bob', cards: 2},
		]);
		expect(scene.state.setAside).toEqual(['first']);
		expect(scene.state.room).toBe(undefined);

		scene.do({type: 'choose-path', card: 'second'});
		scene.throw('red', '1');
		scene.do({type: 'move-on'});
		expect(scene.events[0]).toEqual({type: 'room-left', room: 'second', steps: 9});
		expect(scene.kind).toBe('choose-path');
		expect(scene.state.setAside).toEqual(['first', 'second']);

		scene.do({type: 'choose-path', card: 'third'});
		scene.throw('red', '1');
		scene.do({type: 'move-on'});
		expect(scene.story).toEqual(['room-left', 'shop-opened']);
		expect(scene.events[0]).toEqual({type: 'room-left', room: 'third', steps: 10});
		expect(scene.kind).toBe('shop');
		expect(scene.state.setAside).toEqual(['first', 'second', 'third']);
	});

	test('2E-REST-19: whoever did not faint gets no Life back', () => {
		const scene = table({monster: monster({life: 1}), party: {ann: {life: 1}, bob: {life: 4, scars: ['red']}, cid: {life: 8}}});
		scene.throw('red', '1');
		scene.do({type: 'move-on'});
		expect(scene.life).toEqual({ann: 1, bob: 4, cid: 8});
	});

	test('2E-REST-01 to 2E-REST-18 come in the order of the catalogue', () => {
		const scene = table({
			heroes: ['ann', 'bob', 'cid', 'dora'],
			leader: 'dora',
			monster: monster({life: 4, gold: 2}),
			stack: {equipment: ['stick']},
			party: {ann: {life: 5}, dora: {scars: ['red', 'green', 'blue'], equipment: ['plate']}},
		});
		scene.alterHero('cid', {fainted: true, life: 0}).alterHero('dora', {fainted: true, life: 0});
		scene.throw('red', '1', {icon: true});
		scene.throw('blue', '1', {icon: true});
		scene.throw('green', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '4');
		expect(scene.events.slice(2)).toEqual([
			{type: 'monster-defeated', monster: 'test-monster', epic: true},
			{type: 'gold-gained', amount: 1, why: 'epic-shot'},
			{type: 'reward', amount: 2},
		]);
		expect(scene.gold).toBe(8);
		scene.do({type: 'scar', hero: 'cid', color: 'green'});
		expect(scene.events).toEqual([
			{type: 'scarred', hero: 'cid', color: 'green', life: 7},
			{type: 'eliminated', hero: 'dora'},
			{type: 'leader-changed', leader: 'bob'},
			{type: 'dice-collected', bonusDice: 1},
			{type: 'healed', hero: 'ann', amount: 1, life: 6, why: 'cooking'},
			{type: 'token', token: 'cooking', active: false},
			{type: 'equipment-found', card: 'stick', why: 'free-sample'},
		]);
		scene.do({type: 'assign', card: 'stick', to: 'ann'});
		expect(scene.kind).toBe('rest');
		scene.do({type: 'move-on'});
		expect(scene.events).toEqual([
			{type: 'equipment-discarded', card: 'plate', from: 'dora'},
			{type: 'room-left', room: 'test-room', steps: 2},
			{type: 'round-started', round: 2},
			{type: 'path-offered', to: 'bob', cards: 2},
		]);
		expect(scene.state.discards).toEqual({monsters: ['test-monster'], equipment: ['plate']});
	});
});
