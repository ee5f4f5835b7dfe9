/** Phase 5. */
import {describe, expect, test} from 'vitest';
import {boss, boxWith, monster, room, Scene, secondEdition} from '../helpers/scene.js';
import {type BossTrioSetup, bossTrio, gear, throwThree, trio} from '../helpers/trio.js';

const usual = {
	abilities: {
		ann: {green: {is: 're-throw'}},
		cid: {red: {is: 'sworn-enemy', type: 'beast'}, green: {is: 'pickpocket'}, blue: {is: 'heroic-defense'}},
	},
	equipment: gear('dice-bag', 'purse', 'bomb', 'stew', 'second-thought'),
};

/** The Boss has 20 Life and 3 damage. */
const table = (setup: BossTrioSetup = {}): Scene => bossTrio({...usual, chest: {gold: 3, bonusDice: 2}, ...setup});

describe('the Boss', () => {
	test('2E-BOSS-01: one of the six, at random', () => {
		const met = new Set<string>();
		for (let seed = 0; seed < 60; seed++) {
			const scene = new Scene({start: 'boss', seed: `boss ${seed}`});
			const [revealed, ...more] = scene.said('monster-revealed');
			expect(more).toEqual([]);
			expect(revealed?.boss).toBe(true);
			expect(scene.state.decks.bosses).toHaveLength(5);
			expect(scene.state.decks.bosses).not.toContain(revealed?.monster);
			met.add(revealed!.monster);
		}

		expect([...met].sort()).toEqual(secondEdition.bosses.map(({id}) => id).sort());
		expect(met.size).toBe(6);
	});

	test('2E-BOSS-01: the same seed meets the same Boss', () => {
		const meet = () => new Scene({start: 'boss', seed: 'again'}).combat.foe.id;
		expect(meet()).toBe(meet());
	});

	test('2E-BOSS-02: the tracker shows the Life on the card', () => {
		const scene = table({boss: boss({life: 24})});
		expect(scene.said('monster-revealed')).toEqual([{type: 'monster-revealed', monster: 'test-boss', boss: true, life: 24, gold: 0}]);
		expect(scene.combat.foe).toEqual({id: 'test-boss', boss: true, life: 24, maxLife: 24, gold: 0, slain: false});
	});

	test.each([
		['normal', 20],
		['hard', 23],
		['inferno', 25],
	])('2E-RULING-30: in %s mode a Boss of 20 starts with %i', (difficulty, life) => {
		const scene = table({difficulty});
		expect(scene.foe).toBe(life);
		expect(scene.combat.foe.maxLife).toBe(life);
	});

	test('2E-BOSS-03: it has damage and a type, perhaps an ability, and no coins', () => {
		const scene = table({boss: boss({damage: 4, type: 'beast', effects: [{is: 'greedy'}]})});
		expect(scene.state.supply.gold).toBe(27);
		scene.throw('green', 'outside');
		expect(scene.events.slice(2)).toEqual([
			{type: 'gold-lost', amount: 1, why: 'greedy'},
			{type: 'suffered', hero: 'bob', damage: 4, life: 5, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
		// Cid's sworn enemies are beasts.
		scene.throw('red', '1', {icon: true});
		expect(scene.said('hit')[0]?.parts).toEqual([
			{what: 'section', points: 1},
			{what: 'sworn-enemy', points: 4},
		]);
		expect(() => boxWith({bosses: [boss({gold: 3})]})).toThrow('bosses.json: test-boss: gold');
	});

	test('2E-RULING-31, 2E-BOSS-03: it has no level and no required throw', () => {
		const card = boxWith({bosses: [boss()]}).foe('test-boss');
		expect(card.level).toBe(undefined);
		expect(card.throws).toEqual([]);
		expect(card.gold).toBe(0);
		expect(() => boxWith({bosses: [boss({level: 4})]})).toThrow('bosses.json: test-boss: level');
	});

	test('2E-RULING-31: no room is in force, neither its throw nor its advantage', () => {
		const scene = trio({
			...usual,
			shops: 2,
			monster: monster({life: 1}),
			room: room({throws: ['jump'], effects: [{is: 'monster-advantage', amount: 5}]}),
			cards: {bosses: [boss()]},
			stack: {bosses: ['test-boss']},
		});
		expect(scene.foe).toBe(6);
		scene.alter({steps: 10});
		scene.throw('red', 'bullseye');
		expect(scene.said('thrown')[0]?.stance).toEqual(['jump']);
		scene.do({type: 'move-on'});
		scene.do({type: 'leave'});
		expect(scene.state.room).toBe(undefined);
		expect(scene.foe).toBe(20);
		scene.throw('red', '3', {respected: false});
		expect(scene.said('thrown')[0]?.stance).toEqual([]);
		expect(scene.foe).toBe(17);
	});

	test('2E-BOSS-04: the rest is a combat like any other', () => {
		const scene = table({boss: boss({damage: 9})});
		expect(scene.by).toBe('bob');
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
		scene.throw('red', 'hole');
		expect(scene.hero('bob').fainted).toBe(true);
		scene.throw('green', '4', {bounces: 0});
		expect(scene.hero('cid').fainted).toBe(true);
		// Over the fainted, to Ann; she throws again and again.
		expect(scene.by).toBe('ann');
		scene.throw('blue', '4');
		expect(scene.foe).toBe(16);
		expect(scene.by).toBe('ann');
	});
});

describe('the dice run out', () => {
	test('2E-BOSS-05: no retrieving, only a Bonus die', () => {
		const scene = throwThree(table());
		expect(scene.kind).toBe('out-of-dice');
		expect(scene.actions()).toEqual([{type: 'use-bonus-die'}]);
		expect(() => scene.do({type: 'retrieve-dice'})).toThrow('not among');
		scene.do({type: 'use-bonus-die'});
		expect(scene.events).toEqual([{type: 'bonus-die-taken', hero: 'bob'}]);
		expect(scene.bonusDice).toBe(1);
		expect(scene.actions()).toEqual([{type: 'throw', die: 'bonus', weapons: [], landing: null}]);
		scene.throw('bonus', '1');
		expect(scene.foe).toBe(16);
		expect(scene.actions()).toEqual([{type: 'use-bonus-die'}]);
	});

	test('2E-BOSS-06, 2E-RULING-33: the party loses when a turn begins without a die', () => {
		const scene = throwThree(table({chest: {bonusDice: 1}}));
		scene.do({type: 'use-bonus-die'});
		// The last die may still win or be thrown again: nothing is lost while it flies.
		expect(scene.bonusDice).toBe(0);
		expect(scene.kind).toBe('throw');
		scene.throw('bonus', '1');
		expect(scene.events.slice(1)).toEqual([
			{type: 'hit', hero: 'bob', damage: 1, parts: [{what: 'section', points: 1}], life: 16},
			{type: 'turn-started', hero: 'cid'},
			{type: 'lost', cause: 'out-of-dice', to: 'test-boss'},
		]);
		expect(scene.state.outcome).toBe('lost');
		expect(scene.state.cause).toBe('out-of-dice');
		expect(scene.kind).toBe(undefined);
	});

	test('2E-BOSS-06: an empty chest is no loss while a coloured die is left', () => {
		const scene = table({chest: {bonusDice: 0}});
		scene.throw('red', '1');
		scene.throw('green', '1');
		expect(scene.kind).toBe('throw');
		scene.throw('blue', '1');
		expect(scene.state.outcome).toBe('lost');
	});

	test('2E-BOSS-06: the last die may be thrown again as long as something takes it back', () => {
		const scene = table({chest: {bonusDice: 0}, heroes: ['bob', 'cid', 'ann'], leader: 'ann'});
		scene.throw('red', '1');
		scene.throw('blue', '1');
		scene.throw('green', 'outside', {icon: true});
		expect(scene.kind).toBe('rethrow');
		scene.do({type: 'rethrow', by: 're-throw'});
		expect(scene.actions()).toEqual([{type: 'throw', die: 'green', weapons: [], landing: null}]);
		scene.throw('green', 'bullseye');
		expect(scene.said('lost')).toEqual([{type: 'lost', cause: 'out-of-dice', to: 'test-boss'}]);
	});

	test('2E-RULING-33: spendables may be played just before: dice from a pocket', () => {
		const scene = throwThree(table({chest: {bonusDice: 0}, party: {cid: {equipment: ['dice-bag']}}}));
		expect(scene.kind).toBe('out-of-dice');
		expect(scene.by).toBe('bob');
		expect(scene.actions()).toEqual([{type: 'give-up'}, {type: 'spend', card: 'dice-bag', hero: 'cid'}]);
		scene.do({type: 'spend', card: 'dice-bag', hero: 'cid'});
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'cid', card: 'dice-bag'},
			{type: 'dice-gained', amount: 2, why: 'dice-bag'},
		]);
		expect(scene.actions()).toEqual([{type: 'use-bonus-die'}]);
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', 'bullseye', {icon: true});
		scene.do({type: 'decline'});
		expect(scene.state.outcome).toBe('won');
	});

	test('2E-RULING-33: the pockets of the fainted do not count', () => {
		const scene = table({chest: {bonusDice: 0}, party: {cid: {equipment: ['dice-bag']}}});
		scene.alterHero('cid', {fainted: true, life: 0});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		expect(scene.events.at(-1)).toEqual({type: 'lost', cause: 'out-of-dice', to: 'test-boss'});
	});

	test('2E-RULING-33: a bomb just before may even win', () => {
		const scene = throwThree(table({boss: boss({life: 12}), chest: {bonusDice: 0}, party: {ann: {equipment: ['bomb']}}}));
		expect(scene.foe).toBe(9);
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.story).toEqual(['spent', 'monster-hurt', 'monster-defeated', 'won']);
		expect(scene.state.outcome).toBe('won');
	});

	test('2E-RULING-33: a bomb that does not win was the last hope', () => {
		const scene = throwThree(table({boss: boss({life: 13}), chest: {bonusDice: 0}, party: {ann: {equipment: ['bomb']}}}));
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.story).toEqual(['spent', 'monster-hurt', 'lost']);
	});

	test('2E-RULING-33: the party may leave its pockets alone and give up', () => {
		const scene = throwThree(table({chest: {bonusDice: 0}, party: {cid: {equipment: ['purse']}}}));
		scene.do({type: 'give-up'});
		expect(scene.events).toEqual([{type: 'lost', cause: 'out-of-dice', to: 'test-boss'}]);
	});

	test('2E-RULING-33: a bag of dice is of no use when the supply has none left', () => {
		// All nine were thrown in this combat and are not back before Resting (2E-RULING-44).
		const scene = table({chest: {bonusDice: 9}, boss: boss({life: 90}), party: {cid: {equipment: ['dice-bag']}}});
		throwThree(scene);
		for (let die = 0; die < 9; die++) {
			scene.do({type: 'use-bonus-die'});
			scene.throw('bonus', '1');
		}

		expect(scene.combat.bonusOut).toBe(9);
		expect(scene.events.at(-1)).toEqual({type: 'lost', cause: 'out-of-dice', to: 'test-boss'});
	});

	test('2E-RULING-33: a re-throw card cannot bring back a die of the turn before', () => {
		const scene = table({chest: {bonusDice: 0}, party: {cid: {equipment: ['second-thought']}}});
		scene.throw('red', '1');
		scene.do({type: 'keep'});
		scene.throw('green', '1');
		scene.do({type: 'keep'});
		scene.throw('blue', '1');
		expect(scene.kind).toBe('rethrow');
		scene.do({type: 'keep'});
		expect(scene.state.outcome).toBe('lost');
	});

	test('2E-RULING-33: all fainted comes before out of dice', () => {
		const scene = table({boss: boss({damage: 9, effects: [{is: 'rabid'}]}), chest: {bonusDice: 0}});
		scene.throw('red', 'outside');
		expect(scene.events.at(-1)).toEqual({type: 'lost', cause: 'all-fainted', to: 'test-boss'});
	});
});

describe('the end of the Boss', () => {
	test('2E-BOSS-07: at 0 the party wins', () => {
		const scene = table({boss: boss({life: 5})});
		scene.throw('red', '4');
		expect(scene.state.outcome).toBe(undefined);
		expect(scene.foe).toBe(1);
		scene.throw('green', '1');
		expect(scene.foe).toBe(0);
		expect(scene.story).toEqual(['thrown', 'hit', 'monster-defeated', 'won']);
		expect(scene.state.outcome).toBe('won');
		expect(scene.state.phase).toBe('over');
		expect(scene.kind).toBe(undefined);
	});

	test('2E-BOSS-07: with a miss that strikes back, too', () => {
		const scene = table({boss: boss({life: 5})});
		scene.throw('red', '1');
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.said('monster-hurt')).toEqual([{type: 'monster-hurt', by: 'cid', damage: 4, life: 0, why: 'heroic-defense'}]);
		expect(scene.state.outcome).toBe('won');
	});

	test('2E-BOSS-08: a bullseye deals 10', () => {
		const scene = table();
		scene.throw('red', 'bullseye');
		expect(scene.foe).toBe(10);
	});

	test('2E-BOSS-08: an insta-kill wins at once', () => {
		const scene = table({boss: boss({life: 99})});
		scene.throw('red', 'bullseye', {icon: true});
		expect(scene.story).toEqual(['thrown', 'insta-kill', 'monster-defeated', 'won']);
	});

	test('2E-BOSS-08: the abilities of the heroes work', () => {
		const scene = table();
		scene.throw('blue', '1', {icon: true});
		expect(scene.said('hit')[0]?.parts).toEqual([
			{what: 'section', points: 1},
			{what: 'heavy-load', points: 4},
		]);
		scene.throw('green', '1', {icon: true});
		expect(scene.said('gold-gained')).toEqual([{type: 'gold-gained', amount: 1, why: 'pickpocket'}]);
	});

	test('2E-RULING-32: no Resting: no coin for the Epic Shot, no Scar, no new leader; the score at once', () => {
		const scene = table({boss: boss({life: 1, damage: 9}), chest: {gold: 3, bonusDice: 2}});
		scene.throw('red', 'outside');
		expect(scene.hero('bob').fainted).toBe(true);
		scene.throw('green', '5');
		expect(scene.events.slice(1)).toEqual([
			{type: 'hit', hero: 'cid', damage: 5, parts: [{what: 'section', points: 5}], life: -4},
			{type: 'monster-defeated', monster: 'test-boss', epic: true},
			// 3 coins, 2 dice, no Scar although Bob lies there, Normal.
			{type: 'won', total: 3 + 6 + 5 + 5, title: 'Wannabe Heroes'},
		]);
		expect(scene.gold).toBe(3);
		expect(scene.hero('bob')).toEqual({id: 'bob', life: 0, scars: [], fainted: true, eliminated: false, equipment: []});
		expect(scene.state.leader).toBe('ann');
	});

	test('2E-RULING-32: a Bonus die thrown at the Boss is spent, one only taken is not', () => {
		const thrown = throwThree(table({boss: boss({life: 4})}));
		thrown.do({type: 'use-bonus-die'});
		thrown.throw('bonus', '1');
		expect(thrown.said('won')).toEqual([{type: 'won', total: 3 + 3 + 5 + 5, title: 'Wannabe Heroes'}]);

		const kept = throwThree(table({boss: boss({life: 12}), party: {ann: {equipment: ['bomb']}}}));
		kept.do({type: 'use-bonus-die'});
		kept.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(kept.bonusDice).toBe(2);
		expect(kept.said('won')).toEqual([{type: 'won', total: 3 + 6 + 5 + 5, title: 'Wannabe Heroes'}]);
	});

	test('2E-RULING-32: a party that falls with the Boss has won', () => {
		const scene = table({
			boss: boss({life: 9, damage: 9, effects: [{is: 'rabid'}]}),
			party: {ann: {equipment: ['bomb']}},
		});
		scene.throw('red', 'outside');
		scene.do({type: 'take-it'});
		expect(scene.kind).toBe('last-chance');
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.story).toEqual(['spent', 'monster-hurt', 'fainted', 'fainted', 'fainted', 'monster-defeated', 'won']);
		expect(scene.state.outcome).toBe('won');
	});
});
