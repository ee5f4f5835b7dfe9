/** The seven abilities of monsters, and how the heroes' abilities get along with them. */
import {describe, expect, test} from 'vitest';
import {boss, monster, room, type Scene} from '../helpers/scene.js';
import {armour, bossTrio as bossTable, gear, spendable, type TrioSetup, trio as tableFor, weapon} from '../helpers/trio.js';

const usual: TrioSetup = {
	everyone: {red: {is: 'agile-instincts'}, green: {is: 're-throw'}, blue: {is: 'heroic-defense'}},
	equipment: [
		...gear('plate', 'spikes', 'axe', 'napalm'),
		armour('mail', {is: 'prevent', amount: 2}),
		weapon('club', {is: 'bonus', amount: 2}),
		weapon('straw', {is: 'bonus', amount: 1}),
		spendable('bomb', {is: 'bomb', amount: 3}),
	],
};

const trio = (foe: object, setup: TrioSetup = {}): Scene => tableFor({...usual, monster: monster(foe), ...setup});
const bossTrio = (foe: object): Scene => bossTable({...usual, boss: boss(foe)});

const bob = (ability: object): TrioSetup => ({abilities: {bob: {red: ability}}});

describe('Rabid', () => {
	const rabid = {life: 20, damage: 3, effects: [{is: 'rabid'}]};

	test('2E-MON-rabid: a miss hurts every hero', () => {
		const scene = trio(rabid, {party: {cid: {life: 5}}});
		scene.throw('red', 'outside');
		expect(scene.events.slice(1)).toEqual([
			{type: 'miss', hero: 'bob', why: 'outside'},
			{type: 'suffered', hero: 'bob', damage: 3, life: 6, why: 'monster'},
			{type: 'suffered', hero: 'cid', damage: 3, life: 2, why: 'monster'},
			{type: 'suffered', hero: 'ann', damage: 3, life: 6, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
	});

	test('2E-MON-rabid: a hit hurts nobody; the fainted and the eliminated suffer no more', () => {
		const scene = trio(rabid);
		scene.throw('red', '2');
		expect(scene.said('suffered')).toEqual([]);
		scene.alterHero('ann', {life: 0, fainted: true}).alterHero('bob', {life: 0, eliminated: true});
		scene.throw('green', 'outside');
		expect(scene.said('suffered')).toEqual([{type: 'suffered', hero: 'cid', damage: 3, life: 6, why: 'monster'}]);
		expect(scene.life).toEqual({ann: 0, bob: 0, cid: 6});
	});

	test('2E-RULING-18: Agile Instincts saves only the hero who has them', () => {
		const scene = trio(rabid);
		scene.throw('red', 'outside', {icon: true});
		expect(scene.foe).toBe(18);
		expect(scene.life).toEqual({ann: 6, bob: 9, cid: 6});
	});

	test('2E-RULING-18: Heroic Defense costs its hero 1, the others the full damage', () => {
		const scene = trio(rabid);
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.foe).toBe(16);
		expect(scene.life).toEqual({ann: 6, bob: 8, cid: 6});
		expect(scene.said('suffered').map(({hero, why}) => [hero, why])).toEqual([
			['bob', 'heroic-defense'],
			['cid', 'monster'],
			['ann', 'monster'],
		]);
	});

	test('2E-RULING-18: each hero may use their own armour, and only for themselves', () => {
		const scene = trio(rabid, {party: {ann: {equipment: ['plate']}, cid: {equipment: ['mail']}}});
		scene.throw('green', 'outside');
		// Nothing has hurt anyone yet: first Cid is asked, then Ann.
		expect(scene.life).toEqual({ann: 9, bob: 9, cid: 9});
		expect(scene.kind).toBe('armour');
		expect(scene.by).toBe('cid');
		expect(scene.actions()).toEqual([{type: 'use-armour', card: 'mail'}, {type: 'take-it'}]);
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.said('armour-used')).toEqual([{type: 'armour-used', hero: 'cid', card: 'mail', prevented: 2}]);
		expect(scene.by).toBe('ann');
		scene.do({type: 'use-armour', card: 'plate'});
		expect(scene.said('suffered')).toEqual([
			{type: 'suffered', hero: 'bob', damage: 3, life: 6, why: 'monster'},
			{type: 'suffered', hero: 'cid', damage: 1, life: 8, why: 'monster'},
		]);
		expect(scene.life).toEqual({ann: 9, bob: 6, cid: 8});
	});

	test("2E-RULING-18: with Heroic Defense, the armour of all three, and Bob's against his own 1", () => {
		const scene = trio(rabid, {party: {ann: {equipment: ['plate']}, bob: {equipment: ['mail']}, cid: {equipment: ['spikes']}}});
		scene.throw('blue', 'bone', {icon: true});
		expect(scene.by).toBe('bob');
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.said('armour-used')).toEqual([{type: 'armour-used', hero: 'bob', card: 'mail', prevented: 1}]);
		expect(scene.by).toBe('cid');
		scene.do({type: 'use-armour', card: 'spikes'});
		expect(scene.said('armour-used')).toEqual([{type: 'armour-used', hero: 'cid', card: 'spikes', prevented: 0}]);
		expect(scene.foe).toBe(20 - 4 - 3);
		expect(scene.by).toBe('ann');
		scene.do({type: 'take-it'});
		expect(scene.life).toEqual({ann: 6, bob: 9, cid: 6});
	});

	test("2E-RULING-18, 2E-RULING-20: another hero's armour fells the monster: only Heroic Defense's own 1 is left to suffer", () => {
		const scene = trio({...rabid, life: 7}, {party: {cid: {equipment: ['spikes']}}});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.foe).toBe(3);
		scene.do({type: 'use-armour', card: 'spikes'});
		expect(scene.said('monster-hurt')).toEqual([{type: 'monster-hurt', by: 'cid', damage: 3, life: 0, why: 'spikes'}]);
		expect(scene.said('suffered')).toEqual([{type: 'suffered', hero: 'bob', damage: 1, life: 8, why: 'heroic-defense'}]);
		expect(scene.life).toEqual({ann: 9, bob: 8, cid: 9});
		expect(scene.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'test-monster', epic: false}]);
	});
});

describe('Tricky', () => {
	test.each([
		['2E-MON-tricky', 'tricky', '1', 'miss'],
		['2E-MON-tricky', 'tricky', '2', 'hit'],
		['2E-MON-tricky', 'tricky', '3', 'hit'],
		['2E-MON-tricky', 'tricky', 'bullseye', 'hit'],
		['2E-MON-super-tricky', 'super-tricky', '1', 'miss'],
		['2E-MON-super-tricky', 'super-tricky', '2', 'miss'],
		['2E-MON-super-tricky', 'super-tricky', '3', 'hit'],
		['2E-MON-super-tricky', 'super-tricky', 'bullseye', 'hit'],
	] as const)('%s: against %s a die on %s is a %s', (_clause, is, zone, result) => {
		const scene = trio({life: 20, damage: 3, effects: [{is}]});
		scene.throw('green', zone);
		const value = zone === 'bullseye' ? 10 : Number(zone);
		expect(scene.said('thrown')[0]?.result).toBe(result);
		expect(scene.said('miss')).toEqual(result === 'miss' ? [{type: 'miss', hero: 'bob', why: 'tricky'}] : []);
		expect(scene.foe).toBe(result === 'miss' ? 20 : 20 - value);
		expect(scene.life.bob).toBe(result === 'miss' ? 6 : 9);
	});

	test.each(['piercing-damage', 'focused-damage'])('2E-RULING-05: %s looks at nothing on a Tricky miss', is => {
		const scene = trio({life: 20, effects: [{is: 'tricky'}]}, bob({is}));
		scene.throw('red', '1', {icon: true});
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		expect(scene.foe).toBe(20);
	});

	test('2E-RULING-05: Miss-only abilities work on a Tricky miss, weapons do not', () => {
		const scene = trio({life: 20, damage: 5, effects: [{is: 'super-tricky'}]}, {party: {bob: {equipment: ['axe']}}});
		scene.throw('red', '2', {icon: true, weapons: ['axe']});
		expect(scene.said('monster-hurt')).toEqual([{type: 'monster-hurt', by: 'bob', damage: 2, life: 18, why: 'agile-instincts'}]);
		expect(scene.life.bob).toBe(9);
	});

	test('2E-RULING-05: only the printed section matters, whatever Gang makes of it', () => {
		const scene = bossTrio({life: 20, effects: [{is: 'gang'}, {is: 'super-tricky'}]});
		// A 5 counts as a 1 in a Gang, but it is no 1.
		scene.throw('green', '5');
		expect(scene.said('hit')[0]?.damage).toBe(1);
		scene.throw('red', '2');
		expect(scene.said('miss')[0]?.why).toBe('tricky');
		scene.throw('blue', 'bullseye');
		expect(scene.said('hit')[0]?.damage).toBe(10);
	});

	test('2E-RULING-05: the clauses of a miss come first', () => {
		const scene = trio({effects: [{is: 'tricky'}]});
		scene.throw('green', '1', {bounces: 0});
		expect(scene.said('miss')[0]?.why).toBe('no-bounce');
	});
});

describe('Greedy', () => {
	const greedy = {life: 20, damage: 1, gold: 4, effects: [{is: 'greedy'}]};

	test('2E-MON-greedy: a miss costs 1 coin of the chest, a hit none', () => {
		const scene = trio(greedy, {chest: {gold: 3}});
		scene.throw('red', '2');
		expect(scene.gold).toBe(3);
		scene.throw('green', 'outside');
		expect(scene.said('gold-lost')).toEqual([{type: 'gold-lost', amount: 1, why: 'greedy'}]);
		expect(scene.gold).toBe(2);
	});

	test('2E-MON-greedy: an empty chest stays empty', () => {
		const scene = trio(greedy, {chest: {gold: 0}});
		scene.throw('red', 'outside');
		expect(scene.gold).toBe(0);
		expect(scene.said('gold-lost')).toEqual([]);
	});

	test('2E-RULING-29: the coin goes to the supply, and those on the monster card are safe', () => {
		const scene = trio(greedy, {chest: {gold: 3}});
		expect(scene.state.supply.gold).toBe(30 - 3 - 4);
		scene.throw('red', 'outside');
		expect(scene.state.supply.gold).toBe(30 - 3 - 4 + 1);
		expect(scene.combat.foe.gold).toBe(4);
		const poor = trio(greedy, {chest: {gold: 0}});
		poor.throw('red', 'outside');
		expect(poor.combat.foe.gold).toBe(4);
		expect(poor.state.supply.gold).toBe(26);
	});
});

describe('Leeching', () => {
	test('2E-MON-leeching: a miss gives back N Life, never above the start of this combat', () => {
		const scene = trio({life: 10, effects: [{is: 'leeching', amount: 2}]});
		scene.throw('red', '4');
		scene.throw('green', 'outside');
		expect(scene.said('monster-healed')).toEqual([{type: 'monster-healed', amount: 2, life: 8, why: 'leeching'}]);
		scene.throw('blue', 'outside');
		expect(scene.foe).toBe(10);
		scene.do({type: 'retrieve-dice'});
		scene.throw('red', '1');
		scene.throw('green', 'outside');
		expect(scene.said('monster-healed')).toEqual([{type: 'monster-healed', amount: 1, life: 10, why: 'leeching'}]);
		scene.throw('blue', 'outside');
		expect(scene.said('monster-healed')).toEqual([]);
		expect(scene.foe).toBe(10);
	});

	test('2E-MON-leeching: the start counts the room and the difficulty', () => {
		const scene = trio(
			{life: 10, effects: [{is: 'leeching', amount: 9}]},
			{difficulty: 'hard', room: room({effects: [{is: 'monster-advantage', amount: 4}]})},
		);
		expect(scene.foe).toBe(17);
		scene.throw('red', '5');
		scene.throw('green', 'outside');
		expect(scene.foe).toBe(17);
	});
});

describe('Gang', () => {
	test.each([
		['1', 1],
		['2', 1],
		['3', 1],
		['4', 1],
		['5', 1],
		['bullseye', 10],
	] as const)('2E-MON-gang: a die on %s deals %i', (zone, damage) => {
		const scene = trio({life: 20, effects: [{is: 'gang'}]});
		scene.throw('green', zone);
		expect(scene.said('hit')).toEqual([{type: 'hit', hero: 'bob', damage, parts: [{what: 'section', points: damage}], life: 20 - damage}]);
	});

	test('2E-MON-gang: weapons help as ever', () => {
		const scene = trio({life: 20, effects: [{is: 'gang'}]}, {party: {bob: {equipment: ['axe']}}});
		scene.throw('green', '4', {weapons: ['axe']});
		expect(scene.foe).toBe(16);
	});

	test.each([
		['focused-damage', 5],
		['piercing-damage', 3],
	])('2E-RULING-04: with %s section 4 of a Gang deals %i', (is, damage) => {
		const scene = trio({life: 20, effects: [{is: 'gang'}]}, bob({is}));
		scene.throw('red', '4', {icon: true});
		expect(scene.said('hit')[0]?.damage).toBe(damage);
		expect(scene.foe).toBe(20 - damage);
	});
});

describe('Resistant', () => {
	const resistant = {life: 30, damage: 1, effects: [{is: 'resistant'}]};

	test.each([
		['1', [], 1, 0],
		['2', [], 2, 2],
		['3', [], 3, 1],
		['4', [], 4, 4],
		['5', [], 5, 2],
		['5', ['club'], 7, 3],
		['bullseye', [], 10, 10],
		['bullseye', ['axe'], 13, 6],
		// Two odd weapons make an even total, which is not touched.
		['2', ['axe', 'straw'], 6, 6],
	] as const)('2E-MON-resistant: section %s with %j is a total of %i and deals %i', (zone, weapons, total, dealt) => {
		const scene = trio(resistant, {party: {bob: {equipment: ['axe', 'club', 'straw']}}});
		scene.throw('green', zone, {weapons});
		const [hit] = scene.said('hit');
		const parts = hit?.parts ?? [];
		expect(hit?.damage).toBe(dealt);
		expect(hit?.life).toBe(30 - dealt);
		expect(parts.filter(part => part.what !== 'resistant').reduce((sum, part) => sum + part.points, 0)).toBe(total);
		expect(parts.filter(part => part.what === 'resistant')).toEqual(total === dealt ? [] : [{what: 'resistant', points: dealt - total}]);
	});

	test.each([
		['piercing-damage', '3', 5, 2],
		['focused-damage', '2', 5, 2],
		['heavy-load', '2', 3, 1],
		['courage', '2', 5, 2],
	] as const)('2E-MON-resistant: with %s section %s is a total of %i and deals %i', (is, zone, _total, dealt) => {
		const scene = trio({...resistant, level: 1}, bob({is}));
		scene.throw('red', zone, {icon: true});
		expect(scene.foe).toBe(30 - dealt);
	});

	test('2E-RULING-02: applied once to the grand total, the spendables on it included', () => {
		const scene = trio(resistant, {party: {bob: {equipment: ['axe']}, ann: {equipment: ['napalm']}}, ...bob({is: 'heavy-load'})});
		scene.throw('red', '3', {icon: true, weapons: ['axe']});
		scene.do({type: 'spend', card: 'napalm', hero: 'ann'});
		// 3 + 3 + 1 + 2 = 9, halved to 4: not 1 + 1 + 0 + 2.
		expect(scene.said('hit')[0]).toMatchObject({damage: 4, life: 26});
		const even = trio(resistant, {party: {ann: {equipment: ['napalm']}}});
		even.throw('green', '4');
		even.do({type: 'spend', card: 'napalm', hero: 'ann'});
		expect(even.said('hit')[0]).toMatchObject({damage: 6, life: 24});
	});

	test('2E-RULING-02: damage that is not from a hit is not halved', () => {
		const agile = trio(resistant);
		agile.throw('red', 'outside', {icon: true});
		expect(agile.foe).toBe(28);
		const heroic = trio(resistant);
		heroic.throw('blue', 'outside', {icon: true});
		expect(heroic.foe).toBe(26);
		const spiked = trio(resistant, {party: {bob: {equipment: ['spikes']}}});
		spiked.throw('green', 'outside');
		spiked.do({type: 'use-armour', card: 'spikes'});
		expect(spiked.foe).toBe(27);
		const bombed = trio(resistant, {party: {cid: {equipment: ['bomb']}}});
		bombed.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(bombed.foe).toBe(27);
	});

	test('2E-RULING-03: a total of 1 is a hit for 0: the Flute heals, and nothing of a miss happens', () => {
		const scene = trio(resistant, {party: {bob: {life: 5}}});
		scene.alterCombat({tokens: ['flute']});
		scene.throw('green', '1');
		expect(scene.story).toEqual(['thrown', 'hit', 'healed', 'turn-started']);
		expect(scene.said('thrown')[0]?.result).toBe('hit');
		expect(scene.said('hit')).toEqual([
			{
				type: 'hit',
				hero: 'bob',
				damage: 0,
				parts: [
					{what: 'section', points: 1},
					{what: 'resistant', points: -1},
				],
				life: 30,
			},
		]);
		expect(scene.life.bob).toBe(6);
	});
});

describe('how often', () => {
	const kinds: readonly (readonly [string, object])[] = [
		['leeching', {is: 'leeching', amount: 2}],
		['greedy', {is: 'greedy'}],
		['rabid', {is: 'rabid'}],
	];
	const start = (effect: object, setup: TrioSetup = {}): Scene => {
		const scene = trio({life: 20, damage: 3, effects: [effect]}, {chest: {gold: 5}, ...setup});
		return scene.alterCombat({foe: {...scene.combat.foe, life: 10}});
	};

	test.each(kinds)('2E-RULING-19: %s comes once for each miss that stands', (is, effect) => {
		const scene = start(effect);
		scene.throw('green', 'outside');
		scene.throw('red', 'hole');
		expect(scene.foe).toBe(is === 'leeching' ? 14 : 10);
		expect(scene.gold).toBe(is === 'greedy' ? 3 : 5);
		expect(scene.life).toEqual(is === 'rabid' ? {ann: 3, bob: 3, cid: 3} : {ann: 9, bob: 6, cid: 6});
	});

	test.each(kinds)('2E-RULING-19: a miss that is thrown again triggers no %s', (_is, effect) => {
		const scene = start(effect);
		scene.throw('green', 'outside', {icon: true});
		scene.do({type: 'rethrow', by: 're-throw'});
		scene.throw('green', '2');
		expect(scene.foe).toBe(8);
		expect(scene.gold).toBe(5);
		expect(scene.life).toEqual({ann: 9, bob: 9, cid: 9});
	});

	test.each(kinds)('2E-RULING-19: Agile Instincts does not cancel %s', (is, effect) => {
		const scene = start(effect);
		scene.throw('red', 'outside', {icon: true});
		expect(scene.foe).toBe(is === 'leeching' ? 10 : 8);
		expect(scene.gold).toBe(is === 'greedy' ? 4 : 5);
		expect(scene.life).toEqual(is === 'rabid' ? {ann: 6, bob: 9, cid: 6} : {ann: 9, bob: 9, cid: 9});
	});

	test.each(kinds)('2E-RULING-19: Heroic Defense does not cancel %s', (is, effect) => {
		const scene = start(effect);
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.foe).toBe(is === 'leeching' ? 8 : 6);
		expect(scene.gold).toBe(is === 'greedy' ? 4 : 5);
		expect(scene.life).toEqual(is === 'rabid' ? {ann: 6, bob: 8, cid: 6} : {ann: 9, bob: 8, cid: 9});
	});

	test('2E-RULING-19: all damage prevented by armour, it is a miss all the same', () => {
		const scene = start({is: 'greedy'}, {party: {bob: {equipment: ['plate']}}});
		scene.throw('green', 'outside');
		scene.do({type: 'use-armour', card: 'plate'});
		expect(scene.gold).toBe(4);
		expect(scene.life.bob).toBe(9);
	});
});
