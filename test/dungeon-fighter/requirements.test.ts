/** Specific Throw Requirements: whom they bind, and what happens to those who do not care. */
import {describe, expect, test} from 'vitest';
import {type BoxFiles, openBox} from '../../source/dungeon-fighter/box.js';
import {DataProblem} from '../../source/dungeon-fighter/data-problem.js';
import {boss, bossFight, card, type FightSetup, fight, monster, room, type Scene, secondEditionFiles} from '../helpers/scene.js';

const template = secondEditionFiles().heroes[0];

/** A hero sheet for tests, with pockets for everything. */
const sheet = (id: string): object => ({...template, id, name: id, slots: {weapon: 3, armour: 3, spendable: 3}});

const names = ['ann', 'bob', 'cid'];
const weapon = (id: string, throws: string[], amount: number): object =>
	card({id, name: id, kind: 'weapon', throws, effects: [{is: 'bonus', amount}]});
const equipment = [weapon('bow', ['elbow'], 3), weapon('hat', ['head'], 2), weapon('twin', ['jump'], 4), weapon('club', [], 1)];

/** Ann leads, so Bob throws first, then Cid. Bob has a bow (elbow), a hat (head) and a twin (jump); Cid has a club. */
const trio = (setup: FightSetup = {}): Scene =>
	fight({
		heroes: names,
		cards: {heroes: names.map(sheet), equipment},
		party: {bob: {equipment: ['bow', 'hat', 'twin']}, cid: {equipment: ['club']}},
		...setup,
	});

const stance = (scene: Scene): readonly string[] | undefined => scene.said('thrown')[0]?.stance;

describe('whom a requirement binds', () => {
	test.each([
		['the monster', {monster: monster({life: 30, throws: ['jump']})}],
		['the room', {monster: monster({life: 30}), room: room({throws: ['jump']})}],
	])('2E-REQ-01: one on %s binds every throw of the combat, by every hero and with every die', (_where, setup) => {
		const scene = trio(setup);
		for (const die of ['red', 'green', 'blue'] as const) {
			scene.throw(die, '1');
			expect(stance(scene)).toEqual(['jump']);
		}

		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1', {respected: false});
		expect(stance(scene)).toEqual(['jump']);
		expect(scene.said('miss')[0]?.why).toBe('requirement');
		scene.do({type: 'retrieve-dice'});
		for (const die of ['red', 'green', 'blue'] as const) {
			scene.throw(die, '1', {respected: false});
			expect(scene.said('miss')[0]?.why).toBe('requirement');
		}

		expect(scene.foe).toBe(27);
	});

	test('2E-REQ-01: the requirement of a room is gone with the room', () => {
		const scene = trio({
			monster: monster({life: 1}),
			room: room({throws: ['jump']}),
			cards: {
				heroes: names.map(sheet),
				equipment,
				monsters: [monster({id: 'next-monster', name: 'Next Monster'})],
				dungeon: [room({id: 'room-b', name: 'Room B'}), room({id: 'room-c', name: 'Room C'})],
			},
			stack: {monsters: ['next-monster'], dungeon: ['room-b', 'room-c']},
		});
		scene.throw('red', '1');
		scene.do({type: 'move-on'});
		scene.do({type: 'choose-path', card: 'room-c'});
		scene.throw('red', '1', {respected: false});
		expect(stance(scene)).toEqual([]);
		expect(scene.said('hit')[0]?.damage).toBe(1);
	});

	test('2E-REQ-02: one on a weapon binds only the throws on which its owner uses it', () => {
		const scene = trio({monster: monster({life: 30})});
		scene.throw('red', '2', {weapons: ['bow']});
		expect(stance(scene)).toEqual(['elbow']);
		expect(scene.foe).toBe(25);
		// Cid has nothing to do with Bob's bow.
		scene.throw('green', '2', {weapons: ['club'], respected: false});
		expect(stance(scene)).toEqual([]);
		expect(scene.foe).toBe(22);
		scene.throw('blue', '1');
		scene.do({type: 'retrieve-dice'});
		// And Bob has not either, when he leaves it alone.
		scene.throw('red', '2', {respected: false});
		expect(stance(scene)).toEqual([]);
		expect(scene.foe).toBe(19);
	});

	test('2E-REQ-03: all that are in force must be met in the same throw', () => {
		const setup: FightSetup = {monster: monster({life: 30, throws: ['nose']}), room: room({throws: ['blind']})};
		const met = trio(setup);
		met.throw('red', '2', {weapons: ['bow', 'hat']});
		expect(stance(met)).toEqual(['blind', 'nose', 'elbow', 'head']);
		expect(met.foe).toBe(30 - 2 - 3 - 2);
		const unmet = trio(setup);
		unmet.throw('red', '2', {weapons: ['bow', 'hat'], respected: false});
		expect(unmet.said('miss')).toEqual([{type: 'miss', hero: 'bob', why: 'requirement'}]);
		expect(unmet.foe).toBe(30);
	});

	test('2E-REQ-04: failing any of them makes the throw a miss, with all a miss costs', () => {
		// Everything else is met: the Double Bounce alone fails, by the count of the bounces.
		const scene = trio({monster: monster({damage: 4, throws: ['double-bounce']}), room: room({throws: ['blind']})});
		scene.throw('red', '5', {weapons: ['bow'], bounces: 1});
		expect(scene.events.slice(1)).toEqual([
			{type: 'miss', hero: 'bob', why: 'requirement'},
			{type: 'suffered', hero: 'bob', damage: 4, life: 5, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.foe).toBe(10);
	});

	test('2E-REQ-05: the same one on several cards counts once', () => {
		const scene = trio({monster: monster({life: 30, throws: ['jump']}), room: room({throws: ['jump']})});
		scene.throw('red', '1', {weapons: ['twin']});
		expect(stance(scene)).toEqual(['jump']);
		expect(scene.foe).toBe(25);
		scene.throw('green', '1');
		expect(stance(scene)).toEqual(['jump']);
	});

	test('2E-REQ-06: they come on top of the bounce', () => {
		const scene = trio({monster: monster({throws: ['blind']})});
		scene.throw('red', '5', {bounces: 0, respected: true});
		expect(scene.said('miss')).toEqual([{type: 'miss', hero: 'bob', why: 'no-bounce'}]);
		scene.throw('green', '5', {bounces: 1, respected: true});
		expect(scene.said('hit')[0]?.damage).toBe(5);
	});

	test('2E-REQ-07: no monster has both a requirement and an ability, and the box refuses one that has', () => {
		const files = secondEditionFiles();
		expect(
			files.monsters.filter((each: {throws: unknown[]; effects: unknown[]}) => each.throws.length > 0 && each.effects.length > 0),
		).toEqual([]);
		files.monsters.push(monster({throws: ['jump'], effects: [{is: 'rabid'}]}));
		expect(() => openBox(files as BoxFiles)).toThrow(DataProblem);
		expect(() => openBox(files as BoxFiles)).toThrow('monsters.json: test-monster: effects: ');
	});
});

describe('weapons with a requirement', () => {
	test('2E-RULING-57: failing the weapon is a miss although everything else was met, and it cannot be dropped afterwards', () => {
		const scene = trio({monster: monster({damage: 3})});
		// Nothing but the bow asks for anything, and the die lies well.
		scene.throw('red', '5', {weapons: ['bow'], respected: false});
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		expect(scene.said('miss')[0]?.why).toBe('requirement');
		expect(scene.life.bob).toBe(6);
		expect(scene.foe).toBe(10);
	});

	test('2E-RULING-57: one failed weapon spoils the other too', () => {
		const scene = trio();
		scene.alterHero('bob', {
			equipment: [
				{id: 'bow', used: false},
				{id: 'club', used: false},
			],
		});
		scene.throw('red', '5', {weapons: ['club', 'bow'], respected: false});
		expect(scene.foe).toBe(10);
		expect(scene.said('miss')[0]?.why).toBe('requirement');
	});

	test('2E-RULING-57: a weapon binds against the Boss as well, who asks for nothing', () => {
		const scene = bossFight({
			boss: boss({life: 30}),
			heroes: names,
			cards: {heroes: names.map(sheet), equipment},
			party: {bob: {equipment: ['bow']}, cid: {equipment: ['hat']}},
		});
		scene.throw('red', '5', {weapons: ['bow'], respected: false});
		expect(scene.said('miss')[0]?.why).toBe('requirement');
		scene.throw('green', '5', {respected: false});
		expect(scene.foe).toBe(25);
	});
});
