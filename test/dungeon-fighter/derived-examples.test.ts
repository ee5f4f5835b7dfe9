/** The short examples: the Epic Shot, and the arithmetic that follows from the clauses. */
import {describe, expect, test} from 'vitest';
import {boss, bossFight, fight, monster, party, type Scene, type Zone} from '../helpers/scene.js';
import {type TrioSetup, trio, weapon} from '../helpers/trio.js';

const equipment = [weapon('two-more', {is: 'bonus', amount: 2}), weapon('three-more', {is: 'bonus', amount: 3})];

/** Ann leads, so the one with Piercing Damage throws first. */
const piercing = (setup: TrioSetup): Scene => trio({heroes: ['ann', 'piercer'], equipment, ...setup});

describe('2E-EX-03', () => {
	test('2E-EX-03: 2 Life left, a reward of 4, Wilrond hits for 7: an Epic Shot worth 5 coins', () => {
		const scene = fight({
			heroes: party,
			chest: {gold: 1},
			monster: monster({life: 2, gold: 4}),
			cards: {equipment},
			party: {wilrond: {equipment: ['two-more']}},
		});
		expect(scene.by).toBe('wilrond');
		scene.throw('red', '5', {weapons: ['two-more']});
		expect(scene.events.slice(1)).toEqual([
			{
				type: 'hit',
				hero: 'wilrond',
				damage: 7,
				parts: [
					{what: 'section', points: 5},
					{what: 'two-more', points: 2},
				],
				life: -5,
			},
			{type: 'monster-defeated', monster: 'test-monster', epic: true},
			{type: 'gold-gained', amount: 1, why: 'epic-shot'},
			{type: 'reward', amount: 4},
			{type: 'leader-changed', leader: 'wilrond'},
			{type: 'dice-collected', bonusDice: 0},
		]);
		expect(scene.gold).toBe(1 + 5);
	});
});

describe('2E-EX-05', () => {
	const resistant: readonly (readonly [total: number, deals: number, zone: Zone, weapons: readonly string[]])[] = [
		[1, 0, '1', []],
		[2, 2, '2', []],
		[3, 1, '3', []],
		[4, 4, '4', []],
		[5, 2, '5', []],
		[7, 3, '5', ['two-more']],
		[10, 10, 'bullseye', []],
		[13, 6, 'bullseye', ['three-more']],
	];

	test.each(resistant)('2E-EX-05: Resistant makes %i into %i', (total, deals, zone, weapons) => {
		const scene = piercing({
			monster: monster({life: 30, effects: [{is: 'resistant'}]}),
			party: {piercer: {equipment: ['two-more', 'three-more']}},
		});
		scene.throw('red', zone, {weapons});
		const [hit] = scene.said('hit');
		expect(hit?.damage).toBe(deals);
		expect(hit?.parts.filter(({what}) => what !== 'resistant').reduce((sum, {points}) => sum + points, 0)).toBe(total);
		expect(scene.foe).toBe(30 - deals);
		// Even 0 is a hit and hurts nobody.
		expect(scene.life).toEqual({ann: 9, piercer: 9});
	});

	const gang: readonly (readonly [what: string, zone: Zone, icon: boolean, damage: number])[] = [
		['section 4, blank', '4', false, 1],
		['section 4 with Piercing', '4', true, 3],
		['bullseye, blank', 'bullseye', false, 10],
	];

	test.each(gang)('2E-EX-05: Gang, %s', (_what, zone, icon, damage) => {
		const scene = piercing({monster: monster({life: 30, effects: [{is: 'gang'}]})});
		scene.throw('red', zone, {icon});
		expect(scene.said('hit')[0]?.damage).toBe(damage);
		expect(scene.foe).toBe(30 - damage);
	});

	test('2E-EX-05: Super Tricky, section 2 misses, section 3 hits for 3', () => {
		const scene = piercing({monster: monster({effects: [{is: 'super-tricky'}]})});
		scene.throw('red', '2');
		expect(scene.said('miss')).toEqual([{type: 'miss', hero: 'piercer', why: 'tricky'}]);
		expect(scene.foe).toBe(10);
		scene.throw('green', '3');
		expect(scene.said('hit')[0]?.damage).toBe(3);
		expect(scene.foe).toBe(7);
	});

	test('2E-EX-05: Leeching 2 lifts 9 of 10 to 10, not to 11', () => {
		const scene = piercing({monster: monster({life: 10, effects: [{is: 'leeching', amount: 2}]})});
		scene.throw('red', '1');
		expect(scene.foe).toBe(9);
		scene.throw('green', 'outside');
		expect(scene.said('monster-healed')).toEqual([{type: 'monster-healed', amount: 1, life: 10, why: 'leeching'}]);
		expect(scene.foe).toBe(10);
	});

	test('2E-EX-05: Greedy and an empty chest', () => {
		const scene = piercing({chest: {gold: 0}, monster: monster({effects: [{is: 'greedy'}]})});
		scene.throw('red', 'outside');
		expect(scene.said('gold-lost')).toEqual([]);
		expect(scene.gold).toBe(0);
	});

	test.each([
		['normal', 5],
		['hard', 8],
		['inferno', 10],
	])('2E-EX-05: the Zombie Monkey in the Pot of Gold Room, %s: %i Life', (difficulty, life) => {
		const scene = fight({heroes: party, monster: 'zombie-monkey', room: 'pot-of-gold-room', difficulty});
		expect(scene.said('monster-revealed')).toEqual([{type: 'monster-revealed', monster: 'zombie-monkey', boss: false, life, gold: 1}]);
		expect(scene.foe).toBe(life);
	});

	const epic: readonly (readonly [zone: Zone, life: number, epic: boolean, gold: number])[] = [
		['3', -2, false, 0],
		['4', -3, true, 1],
	];

	test.each(epic)('2E-EX-05: 1 Life and a hit of %s: %i, epic: %s', (zone, life, isEpic, gold) => {
		const scene = piercing({chest: {gold: 0}, monster: monster({life: 1, gold: 0})});
		scene.throw('red', zone);
		expect(scene.said('hit')[0]?.life).toBe(life);
		expect(scene.said('monster-defeated')[0]?.epic).toBe(isEpic);
		expect(scene.gold).toBe(gold);
	});

	test.each([
		[6, 2],
		[7, 5],
	])('2E-EX-05: Courage at Life 6 against %i Life: %i damage', (life, damage) => {
		const scene = fight({heroes: party, monster: monster({life}), party: {wilrond: {life: 6}}});
		scene.throw('blue', '2', {icon: true});
		expect(scene.said('ability')).toEqual([{type: 'ability', hero: 'wilrond', color: 'blue', ability: 'courage'}]);
		expect(scene.said('hit')[0]?.damage).toBe(damage);
	});

	test('2E-EX-05: Heavy Load, section 3: 5 against level 2, 7 against the Boss', () => {
		const scene = fight({heroes: ['murka', 'margarhilda'], monster: monster({level: 2, life: 30})});
		scene.throw('blue', '3', {icon: true});
		expect(scene.said('hit')[0]?.damage).toBe(5);

		const last = bossFight({heroes: ['murka', 'margarhilda'], boss: boss({life: 30})});
		last.throw('blue', '3', {icon: true});
		expect(last.said('hit')[0]?.damage).toBe(7);
		expect(last.foe).toBe(23);
	});

	test('2E-EX-05: Sworn Enemy, section 2, another type: 3', () => {
		const scene = trio({
			heroes: ['ann', 'bob'],
			abilities: {bob: {red: {is: 'sworn-enemy', type: 'beast'}}},
			monster: monster({type: 'plant', life: 30}),
		});
		scene.throw('red', '2', {icon: true});
		expect(scene.said('hit')[0]?.damage).toBe(3);
	});

	test('2E-EX-05: Heroic Defense, monster damage 5, Grace at Life 4', () => {
		const scene = fight({
			heroes: ['murka', 'grace-cleancut'],
			monster: monster({life: 10, damage: 5}),
			party: {'grace-cleancut': {life: 4}},
		});
		scene.throw('blue', 'hole', {icon: true});
		expect(scene.life['grace-cleancut']).toBe(3);
		expect(scene.foe).toBe(6);
	});

	/** At the counter, ten icons after a fight won with the first die. */
	const shop = (setup: Parameters<typeof fight>[0]) => {
		const scene = fight({monster: monster({life: 1, gold: 0}), ...setup});
		scene.alter({steps: 10});
		scene.throw('red', '1');
		scene.do({type: 'move-on'});
		return scene;
	};

	test('2E-EX-05: a Shop with 4 heroes reveals 6 cards', () => {
		const scene = shop({heroes: ['murka', 'wilrond', 'brad-breckfust', 'marvin']});
		expect(scene.said('shop-opened')[0]?.cards).toHaveLength(6);
		expect(scene.state.wares).toHaveLength(6);
	});

	test('2E-EX-05: 3 coins on healing: 9, 7, 2 become 9, 9, 5', () => {
		const scene = shop({heroes: party, chest: {gold: 3}, party: {murka: {life: 9}, wilrond: {life: 7}, 'brad-breckfust': {life: 2}}});
		scene.do({type: 'buy-healing'});
		scene.do({type: 'buy-healing'});
		scene.do({type: 'buy-healing'});
		expect(scene.life).toEqual({murka: 9, wilrond: 9, 'brad-breckfust': 5});
		expect(scene.gold).toBe(0);
	});

	test('2E-EX-05: won, Normal, 3 coins, 2 dice, no Scars: 19, Wannabe Heroes', () => {
		const scene = bossFight({heroes: party, difficulty: 'normal', chest: {gold: 3, bonusDice: 2}, boss: boss({life: 10})});
		scene.throw('red', 'bullseye');
		expect(scene.said('won')).toEqual([{type: 'won', total: 19, title: 'Wannabe Heroes'}]);
	});

	test('2E-EX-05: won, Inferno, no coin, 1 die, 4 Scars, 1 eliminated: 19, Wannabe Heroes', () => {
		const scene = bossFight({
			heroes: party,
			difficulty: 'inferno',
			chest: {gold: 0, bonusDice: 1},
			boss: boss({life: 5}),
			party: {wilrond: {scars: ['green']}},
		});
		scene.alterHero('murka', {eliminated: true, life: 0, scars: ['red', 'green', 'blue']});
		scene.throw('red', 'bullseye');
		expect(scene.said('won')).toEqual([{type: 'won', total: 19, title: 'Wannabe Heroes'}]);
	});
});
