/** Gestures all the way: a finger presses, the die flies, and the rules say what came of it. */
import {describe, expect, test} from 'vitest';
import {throwRequest} from '../../source/dungeon-fighter/throw-request.js';
import type {Landing} from '../../source/kernel/landing.js';
import type {Gesture} from '../../source/throwing/gesture.js';
import {throwDie} from '../../source/throwing/throw-die.js';
import {card, type FightSetup, fight, monster, room, type Scene} from '../helpers/scene.js';
import {numbers, type Perfect, perfectGesture, pressed, secondEditionThrows} from './hand.js';

const weapon = (id: string, throws: string[]): object => card({id, name: id, kind: 'weapon', throws, effects: [{is: 'bonus', amount: 3}]});

/** Murka leads, Wilrond throws, with a sling that wants an elbow and a cap that wants a jump. */
const against = (seed: number, monsterThrows: string[], roomThrows: string[] = [], more: FightSetup = {}): Scene =>
	fight({
		seed: `gesture ${seed}`,
		monster: monster({life: 60, damage: 3, throws: monsterThrows}),
		room: room({throws: roomThrows}),
		cards: {equipment: [weapon('sling', ['elbow']), weapon('cap', ['jump'])]},
		party: {wilrond: {equipment: ['sling']}},
		...more,
	});

/** Throws the red die with the perfect gesture, or what is made of it. */
const gestured = (scene: Scene, spoil: (gesture: Perfect) => Gesture = gesture => gesture, weapons: readonly string[] = []): Landing => {
	const request = throwRequest({box: scene.game.box, state: scene.state}, {die: 'red', weapons});
	// Without the icon, so that no ability gets in between.
	const landing = {...throwDie(request, spoil(perfectGesture(request))).landing, icon: false};
	scene.do({type: 'throw', die: 'red', weapons, landing});
	return landing;
};

const result = (scene: Scene) => scene.said('thrown')[0]!;

/** Over many seeds, since even a perfect gesture leaves the last word to the tumble. */
const seeds = numbers(12);

describe('2E-REQ-01: a requirement of the monster', () => {
	test.each(secondEditionThrows)('%s: kept by a finger it is a hit', id => {
		const results = seeds.map(seed => {
			const scene = against(seed, [id]);
			const landing = gestured(scene);
			expect(result(scene).stance).toEqual([id]);
			expect(landing.respected).toBe(true);
			expect(result(scene).why).not.toBe('requirement');
			const isOff = ['hole', 'bone', 'outside'].includes(landing.zone);
			expect(result(scene).result).toBe(isOff ? 'miss' : 'hit');
			return result(scene).result;
		});
		expect(results.filter(each => each === 'hit').length).toBeGreaterThan(5);
	});
});

describe('2E-REQ-04, 2E-MISS-05, 2E-MISS-06: broken by a finger it is a miss, and costs what a miss costs', () => {
	const breaks: readonly (readonly [id: string, how: string, spoil: (gesture: Perfect) => Gesture])[] = [
		['jump', 'on the ground again', gesture => pressed(gesture, 1, gesture.presses[1]! + 657)],
		['hot-potato', 'dropped', gesture => pressed(gesture, 0, 100)],
		['dancing', 'with the back to the table', () => ({presses: [400, 3413]})],
		['bank', 'without a box', gesture => ({...gesture, side: 0})],
		['under-the-table', 'over the table', gesture => ({...gesture, loft: 'middle'})],
		['double-bounce', 'with one bounce', gesture => ({...gesture, loft: 'high'})],
	];

	test.each(breaks)('%s, %s', (id, _, spoil) => {
		const broken = seeds.map(seed => {
			const scene = against(seed, [id]);
			const landing = gestured(scene, spoil);
			expect(landing.respected).toBe(false);
			expect(result(scene).result).toBe('miss');
			expect(scene.foe).toBe(60);
			expect(scene.said('suffered')).toMatchObject([{hero: 'wilrond', damage: 3, life: 6, why: 'monster'}]);
			return result(scene).why;
		});
		// Where the die lies on the board, the requirement alone makes it a miss.
		expect(broken).toContain('requirement');
	});

	test('a press that is missing', () => {
		for (const id of secondEditionThrows) {
			const scene = against(0, [id]);
			const landing = gestured(scene, gesture => ({...gesture, presses: gesture.presses.slice(0, -1)}));
			expect(landing.respected, id).toBe(false);
			expect(result(scene).result, id).toBe('miss');
		}
	});
});

describe('whom a requirement binds', () => {
	/** Presses of a plain throw: an elbow rolls another way, and a jump wants three. */
	const plain: Gesture = {presses: [400, 400]};

	test('2E-REQ-02: a weapon binds the throw it is used for, and no other', () => {
		for (const seed of seeds) {
			const without = against(seed, []);
			expect(gestured(without, () => plain).respected).toBe(true);
			expect(result(without).stance).toEqual([]);
			const armed = {party: {wilrond: {equipment: ['cap']}}};
			const spoilt = against(seed, [], [], armed);
			expect(gestured(spoilt, () => plain, ['cap']).respected).toBe(false);
			expect(result(spoilt)).toMatchObject({stance: ['jump'], result: 'miss'});
			const kept = against(seed, [], [], armed);
			expect(gestured(kept, gesture => gesture, ['cap']).respected).toBe(true);
		}
	});

	test('2E-REQ-03: all in force are met by one gesture, or by none', () => {
		const hits = seeds.filter(seed => {
			const scene = against(seed, ['jump'], ['bank']);
			const landing = gestured(scene, gesture => gesture, ['sling']);
			expect(result(scene).stance).toEqual(['bank', 'jump', 'elbow']);
			expect(landing.respected).toBe(true);
			const half = against(seed, ['jump'], ['bank']);
			expect(gestured(half, gesture => ({...gesture, side: 0}), ['sling']).respected).toBe(false);
			expect(result(half).result).toBe('miss');
			return result(scene).result === 'hit';
		});
		expect(hits.length).toBeGreaterThan(3);
	});

	test('2E-REQ-05: asked for twice it is done once: one jump, one gesture', () => {
		for (const seed of seeds) {
			const once = against(seed, ['jump']);
			const twice = against(seed, ['jump'], ['jump'], {party: {wilrond: {equipment: ['cap']}}});
			const landing = gestured(once);
			expect(gestured(twice, gesture => gesture, ['cap'])).toEqual(landing);
			expect(result(twice).stance).toEqual(['jump']);
		}
	});

	test('2E-REQ-06: on top of the bounce: kept, but straight onto the board, it is a miss', () => {
		const strong = (gesture: Perfect): Gesture => ({...pressed(gesture, 1, 560), loft: 'high'});
		const whys = numbers(40).map(seed => {
			const scene = against(seed, ['under-the-table']);
			const {bounces} = gestured(scene, strong);
			if (bounces === 0) expect(result(scene)).toMatchObject({result: 'miss', why: 'no-bounce'});
			return result(scene).why;
		});
		expect(whys).toContain('no-bounce');
	});
});

describe('misses by real flights', () => {
	/** Plain gestures all over the table. */
	const played = numbers(120).map(seed => {
		const scene = against(seed, []);
		const presses = [400 + (((seed * 37) % 240) - 120), 400 + (((seed * 53) % 260) - 100)];
		const landing = gestured(scene, () => ({presses, loft: seed % 3 === 0 ? 'high' : 'middle'}));
		return {scene, landing};
	});

	test.each([
		['2E-MISS-01', 'no-bounce', ({bounces}: Landing) => bounces === 0],
		['2E-MISS-02', 'hole', ({bounces, zone}: Landing) => bounces > 0 && zone === 'hole'],
		['2E-MISS-03', 'bone', ({bounces, zone}: Landing) => bounces > 0 && zone === 'bone'],
		['2E-MISS-04', 'outside', ({bounces, zone}: Landing) => bounces > 0 && zone === 'outside'],
	] as const)('%s: %s', (_, why, isSo) => {
		const such = played.filter(({landing}) => isSo(landing));
		expect(such.length).toBeGreaterThan(0);
		for (const {scene} of such) {
			expect(result(scene)).toMatchObject({result: 'miss', why});
			expect(scene.foe).toBe(60);
			expect(scene.said('suffered')[0]).toMatchObject({hero: 'wilrond', damage: 3});
		}
	});

	test('and everything else is a hit for what the section says', () => {
		const hits = played.filter(({landing: {bounces, zone}}) => bounces > 0 && !['hole', 'bone', 'outside'].includes(zone));
		expect(hits.length).toBeGreaterThan(10);
		for (const {scene, landing} of hits) {
			const parts = scene.said('hit')[0]?.parts ?? [];
			expect(parts).toEqual([{what: 'section', points: landing.zone === 'bullseye' ? 10 : Number(landing.zone)}]);
		}
	});

	test('2E-MISS-05: a steady throw that goes wrong under a requirement is a miss, and a good one a hit', () => {
		const results = numbers(60).map(seed => {
			const scene = against(seed, ['slap']);
			const landing = gestured(scene, () => ({steady: {x: 0, y: 0, risk: 'bold'}}));
			const isOff = ['hole', 'bone', 'outside'].includes(landing.zone);
			expect(result(scene).result).toBe(landing.respected && !isOff ? 'hit' : 'miss');
			return result(scene).why ?? 'hit';
		});
		expect(results).toContain('requirement');
		expect(results).toContain('hit');
	});
});
