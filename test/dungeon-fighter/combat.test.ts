/** The combat phase: whose turn it is, which dice there are, and what it costs to get them back. */
import {describe, expect, test} from 'vitest';
import {boss, type Die, monster, room, type Scene} from '../helpers/scene.js';
import {armour, bossTrio, illegal, names, type TrioSetup, trio as tableFor, throwThree} from '../helpers/trio.js';

const everyone = {red: {is: 'pickpocket'}, green: {is: 're-throw'}, blue: {is: 'heal-party'}};

const trio = (setup: TrioSetup = {}): Scene => tableFor({everyone, ...setup});

const thrownWith = (die: Die) => ({type: 'throw', die, weapons: [], landing: null});

describe('dice and turns', () => {
	test('2E-COMBAT-01: all three coloured dice are there when a combat starts, in the next combat too', () => {
		const scene = trio({
			monster: monster({life: 2}),
			cards: {
				monsters: [monster({id: 'next-monster', name: 'Next Monster', life: 7})],
				dungeon: [room({id: 'room-b', name: 'Room B'}), room({id: 'room-c', name: 'Room C'}), room({id: 'room-d', name: 'Room D'})],
			},
			stack: {monsters: ['next-monster'], dungeon: ['room-b', 'room-c', 'room-d']},
		});
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
		expect(scene.actions()).toEqual([thrownWith('red'), thrownWith('green'), thrownWith('blue')]);
		scene.throw('red', '1');
		scene.throw('blue', '1');
		expect(scene.kind).toBe('rest');
		scene.do({type: 'move-on'});
		scene.do({type: 'choose-path', card: 'room-c'});
		expect(scene.combat.foe.id).toBe('next-monster');
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
		expect(scene.actions()).toEqual([thrownWith('red'), thrownWith('green'), thrownWith('blue')]);
	});

	test.each([
		['ann', 'bob'],
		['bob', 'cid'],
		['cid', 'ann'],
	])('2E-COMBAT-02: with %s as leader, %s on the left is the first Active Hero', (leader, first) => {
		const scene = trio({leader});
		expect(scene.by).toBe(first);
		expect(scene.state.active).toBe(first);
		expect(scene.said('turn-started')).toEqual([{type: 'turn-started', hero: first}]);
	});

	test('2E-COMBAT-03: a turn is a die, a throw, a hit or a miss, and the end of the turn', () => {
		const scene = trio();
		scene.throw('green', '3');
		expect(scene.events).toEqual([
			{
				type: 'thrown',
				hero: 'bob',
				die: 'green',
				weapons: [],
				stance: [],
				landing: {zone: '3', icon: false, bounces: 1, respected: true},
				result: 'hit',
			},
			{type: 'hit', hero: 'bob', damage: 3, parts: [{what: 'section', points: 3}], life: 7},
			{type: 'turn-started', hero: 'cid'},
		]);
		scene.throw('red', 'hole');
		expect(scene.events).toEqual([
			{
				type: 'thrown',
				hero: 'cid',
				die: 'red',
				weapons: [],
				stance: [],
				landing: {zone: 'hole', icon: false, bounces: 1, respected: true},
				result: 'miss',
				why: 'hole',
			},
			{type: 'miss', hero: 'cid', why: 'hole'},
			{type: 'suffered', hero: 'cid', damage: 2, life: 7, why: 'monster'},
			{type: 'turn-started', hero: 'ann'},
		]);
	});

	test('2E-COMBAT-04: the Active Hero chooses any coloured die not yet thrown, and only such a die', () => {
		const scene = trio();
		scene.throw('green', '1');
		expect(scene.actions()).toEqual([thrownWith('red'), thrownWith('blue')]);
		expect(() => scene.throw('green', '1')).toThrow(illegal);
		scene.throw('blue', '1');
		expect(scene.actions()).toEqual([thrownWith('red')]);
		expect(() => scene.throw('blue', '1')).toThrow(illegal);
		scene.throw('red', '1');
		expect(scene.foe).toBe(7);
	});

	test('2E-COMBAT-05: a coloured die is thrown once until retrieved, unless an ability takes it back', () => {
		const scene = trio();
		scene.throw('green', '1', {icon: true});
		scene.do({type: 'rethrow', by: 're-throw'});
		// The exception: the same die, and no other.
		expect(scene.by).toBe('bob');
		expect(scene.actions()).toEqual([thrownWith('green')]);
		scene.throw('green', '2');
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'thrown', blue: 'ready'});
		expect(() => scene.throw('green', '1')).toThrow(illegal);
		scene.throw('red', '1');
		scene.throw('blue', '1');
		scene.do({type: 'retrieve-dice'});
		scene.throw('green', '1');
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'thrown', blue: 'ready'});
		expect(scene.foe).toBe(5);
	});

	test('2E-COMBAT-07: a throw needs at least one bounce outside the board', () => {
		const scene = trio();
		scene.throw('red', '5', {bounces: 0});
		expect(scene.said('thrown')[0]).toMatchObject({result: 'miss', why: 'no-bounce'});
		scene.throw('green', '5', {bounces: 1});
		expect(scene.said('thrown')[0]).toMatchObject({result: 'hit'});
		scene.throw('blue', '4', {bounces: 7});
		expect(scene.said('thrown')[0]).toMatchObject({result: 'hit'});
		expect(scene.foe).toBe(1);
	});

	test('2E-COMBAT-08: with the monster defeated the combat ends and Resting starts, dice left or not', () => {
		const scene = trio({monster: monster({life: 3, gold: 2})});
		scene.throw('red', '3');
		expect(scene.story).toEqual(['thrown', 'hit', 'monster-defeated', 'reward', 'leader-changed', 'dice-collected']);
		expect(scene.state.phase).toBe('resting');
		expect(scene.kind).toBe('rest');
		expect(() => scene.throw('green', '3')).toThrow(illegal);
	});

	test('2E-COMBAT-09: the turn passes clockwise with the unthrown dice, and nobody may pass', () => {
		const scene = trio();
		expect(scene.by).toBe('bob');
		scene.throw('blue', '1');
		expect(scene.by).toBe('cid');
		// Nothing but throws: no passing.
		expect(scene.actions()).toEqual([thrownWith('red'), thrownWith('green')]);
		scene.throw('red', '1');
		expect(scene.by).toBe('ann');
		expect(scene.actions()).toEqual([thrownWith('green')]);
		scene.throw('green', '1');
		expect(scene.by).toBe('bob');
	});

	test('2E-COMBAT-10: the fainted are skipped until the combat ends', () => {
		const scene = trio({party: {cid: {life: 1}}});
		scene.throw('red', '1');
		scene.throw('green', 'outside');
		expect(scene.hero('cid').fainted).toBe(true);
		expect(scene.by).toBe('ann');
		scene.throw('blue', '1');
		expect(scene.by).toBe('bob');
		scene.do({type: 'retrieve-dice'});
		scene.throw('red', '1');
		expect(scene.by).toBe('ann');
		scene.throw('green', '5');
		expect(scene.by).toBe('bob');
		scene.throw('blue', '2');
		expect(scene.kind).toBe('scar');
		scene.do({type: 'scar', hero: 'cid', color: 'red'});
		expect(scene.hero('cid').fainted).toBe(false);
		scene.do({type: 'move-on'});
		scene.do(scene.actions('choose-path')[0]!);
		if (scene.kind === 'assign-equipment') scene.do(scene.actions('discard')[0]!);
		// Bob leads now; Cid on his left is back on his feet.
		expect(scene.by).toBe('cid');
	});
});

describe('out of coloured dice', () => {
	test('2E-COMBAT-11: the next Active Hero must use a Bonus die or retrieve, and nothing else', () => {
		const scene = throwThree(trio());
		expect(scene.foe).toBe(7);
		expect(scene.kind).toBe('out-of-dice');
		expect(scene.by).toBe('bob');
		expect(scene.actions()).toEqual([{type: 'use-bonus-die'}, {type: 'retrieve-dice'}]);
	});

	test('2E-COMBAT-11: an empty chest leaves only the retrieving', () => {
		const scene = throwThree(trio({chest: {bonusDice: 0}}));
		expect(scene.actions()).toEqual([{type: 'retrieve-dice'}]);
	});

	test('2E-COMBAT-12: a Bonus die comes from the chest and is thrown by the normal steps', () => {
		const scene = throwThree(trio());
		expect(scene.do({type: 'use-bonus-die'})).toEqual([{type: 'bonus-die-taken', hero: 'bob'}]);
		expect(scene.bonusDice).toBe(1);
		expect(scene.actions()).toEqual([thrownWith('bonus')]);
		scene.throw('bonus', '4');
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
		expect(scene.foe).toBe(3);
		expect(scene.by).toBe('cid');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', 'bone');
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		expect(scene.life).toEqual({ann: 9, bob: 9, cid: 7});
		expect(scene.bonusDice).toBe(0);
		expect(scene.actions()).toEqual([{type: 'retrieve-dice'}]);
	});

	test("2E-COMBAT-13: retrieving brings all three dice back and costs every hero the monster's level", () => {
		const scene = throwThree(trio({monster: monster({level: 3, damage: 1}), party: {cid: {life: 8}}}));
		expect(scene.do({type: 'retrieve-dice'})).toEqual([
			{type: 'dice-retrieved', hero: 'bob'},
			{type: 'suffered', hero: 'ann', damage: 3, life: 6, why: 'retrieve'},
			{type: 'suffered', hero: 'bob', damage: 3, life: 6, why: 'retrieve'},
			{type: 'suffered', hero: 'cid', damage: 3, life: 5, why: 'retrieve'},
		]);
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
		expect(scene.bonusDice).toBe(2);
	});

	test('2E-COMBAT-14: neither armour nor ability prevents the damage of retrieving', () => {
		const scene = trio({
			everyone: {...everyone, red: {is: 'agile-instincts'}, blue: {is: 'heroic-defense'}},
			equipment: names.map(id => armour(`plate-${id}`, {is: 'prevent-all'})),
			party: {ann: {equipment: ['plate-ann']}, bob: {equipment: ['plate-bob']}, cid: {equipment: ['plate-cid']}},
			monster: monster({level: 2}),
		});
		throwThree(scene).do({type: 'retrieve-dice'});
		expect(scene.story).toEqual(['dice-retrieved', 'suffered', 'suffered', 'suffered']);
		expect(scene.life).toEqual({ann: 7, bob: 7, cid: 7});
		expect(scene.kind).toBe('throw');
		expect(scene.state.heroes.flatMap(hero => hero.equipment.map(carried => carried.used))).toEqual([false, false, false]);
	});

	test('2E-COMBAT-15: after retrieving the same hero goes on and throws one of the three', () => {
		const scene = throwThree(trio());
		scene.do({type: 'retrieve-dice'});
		expect(scene.kind).toBe('throw');
		expect(scene.by).toBe('bob');
		expect(scene.actions()).toEqual([thrownWith('red'), thrownWith('green'), thrownWith('blue')]);
		scene.throw('blue', '2');
		expect(scene.said('thrown')[0]?.hero).toBe('bob');
		expect(scene.by).toBe('cid');
	});

	test('2E-COMBAT-16: retrieving works again and again, but never against the Final Boss', () => {
		const scene = trio({monster: monster({life: 30, level: 1}), chest: {bonusDice: 1}});
		for (const life of [8, 7, 6, 5]) {
			throwThree(scene).do({type: 'retrieve-dice'});
			expect(scene.life).toEqual({ann: life, bob: life, cid: life});
			expect(scene.by).toBe('bob');
		}

		const final = throwThree(bossTrio({boss: boss({life: 30}), everyone}));
		expect(final.actions()).toEqual([{type: 'use-bonus-die'}]);
		expect(() => final.do({type: 'retrieve-dice'})).toThrow(illegal);
	});

	test('2E-COMBAT-17: no Bonus die while a coloured die is unthrown', () => {
		const scene = trio();
		for (const die of ['red', 'green', 'blue'] as const) {
			expect(scene.actions('use-bonus-die')).toEqual([]);
			expect(() => scene.do({type: 'use-bonus-die'})).toThrow(illegal);
			expect(() => scene.throw('bonus', '5')).toThrow(illegal);
			scene.throw(die, '1');
		}

		expect(scene.actions('use-bonus-die')).toEqual([{type: 'use-bonus-die'}]);
		scene.do({type: 'retrieve-dice'});
		expect(() => scene.do({type: 'use-bonus-die'})).toThrow(illegal);
	});
});

describe('dice on the board', () => {
	const at = (zone: string, x: number) => ({zone, icon: false, bounces: 1, respected: true, x, y: 0.5, yaw: 0.25});

	test('2E-RULING-59: thrown dice lie where they landed, with their results, until retrieved or Resting', () => {
		const scene = trio({monster: monster({life: 20})});
		scene.throw('red', '3', {x: 0.1, y: 0.5, yaw: 0.25});
		scene.throw('green', 'outside', {x: 1.5, y: 0.5, yaw: 0.25});
		scene.throw('blue', '3', {x: 0.3, y: 0.5, yaw: 0.25});
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '4', {x: 0.4, y: 0.5, yaw: 0.25});
		expect(scene.combat.lying).toEqual([
			{die: 'red', landing: at('3', 0.1)},
			{die: 'green', landing: at('outside', 1.5)},
			{die: 'blue', landing: at('3', 0.3)},
			{die: 'bonus', landing: at('4', 0.4)},
		]);
		// Retrieving takes the three coloured dice, wherever they are, and leaves the Bonus die.
		scene.do({type: 'retrieve-dice'});
		expect(scene.combat.lying).toEqual([{die: 'bonus', landing: at('4', 0.4)}]);
		scene.throw('red', 'bullseye', {x: 0, y: 0.5, yaw: 0.25});
		expect(scene.kind).toBe('rest');
		expect(scene.combat.lying).toEqual([]);
	});

	test('2E-RULING-59: a die taken back for another throw no longer lies there', () => {
		const scene = trio();
		scene.throw('red', '1', {x: 0.1, y: 0.5, yaw: 0.25});
		scene.throw('green', '3', {icon: true});
		expect(scene.combat.lying.map(({die}) => die)).toEqual(['red', 'green']);
		scene.do({type: 'rethrow', by: 're-throw'});
		expect(scene.combat.lying).toEqual([{die: 'red', landing: at('1', 0.1)}]);
		scene.throw('green', '2', {x: 0.2, y: 0.5, yaw: 0.25});
		expect(scene.combat.lying).toEqual([
			{die: 'red', landing: at('1', 0.1)},
			{die: 'green', landing: at('2', 0.2)},
		]);
		// The red die may have been pushed: what it scored stays scored.
		expect(scene.foe).toBe(7);
	});
});

describe('where the thrower stands', () => {
	// How a seat changes a throw is for the throw to say; the rules only see where the die lies.
	test('2E-COMBAT-06: a throw names no place, and counts the same from everywhere', () => {
		const scene = trio();
		expect(scene.actions('throw').map(action => Object.keys(action))).toEqual(Array(3).fill(['type', 'die', 'weapons', 'landing']));
		scene.throw('red', '3', {x: -0.5, y: 0.1, yaw: 0.9});
		expect(scene.foe).toBe(7);
		scene.throw('blue', '3', {x: 0.5, y: -0.1, yaw: 0.1});
		expect(scene.foe).toBe(4);
		scene.throw('green', '3');
		expect(scene.foe).toBe(1);
	});
});
