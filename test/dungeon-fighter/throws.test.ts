/** The 26 required throws of the second edition. */
import {describe, expect, test} from 'vitest';
import {fight, monster, type Scene, secondEdition} from '../helpers/scene.js';

const throws: readonly (readonly [clause: string, id: string, name: string])[] = [
	['2E-THROW-backwards', 'backwards', 'Backwards Shot'],
	['2E-THROW-eye-level', 'eye-level', 'Eye-Level Shot'],
	['2E-THROW-prayer', 'prayer', 'Prayer Shot'],
	['2E-THROW-bank', 'bank', 'Bank Shot'],
	['2E-THROW-far', 'far', 'Far Shot'],
	['2E-THROW-slap', 'slap', 'Slap Shot'],
	['2E-THROW-flick', 'flick', 'Flick Shot'],
	['2E-THROW-small-fingers', 'small-fingers', 'Small Fingers Shot'],
	['2E-THROW-blind', 'blind', 'Blind Shot'],
	['2E-THROW-friendly', 'friendly', 'Friendly Shot'],
	['2E-THROW-under-the-leg', 'under-the-leg', 'Under-the-Leg Shot'],
	['2E-THROW-blow', 'blow', 'Blow Shot'],
	['2E-THROW-one-eye', 'one-eye', 'One Eye Shot'],
	['2E-THROW-under-the-table', 'under-the-table', 'Under-the-Table Shot'],
	['2E-THROW-card', 'card', 'Card Shot'],
	['2E-THROW-head', 'head', 'Head Shot'],
	['2E-THROW-weak-hand', 'weak-hand', 'Weak-Hand Shot'],
	['2E-THROW-dancing', 'dancing', 'Dancing Shot'],
	['2E-THROW-hot-potato', 'hot-potato', 'Hot-Potato Shot'],
	['2E-THROW-wrist-on-table', 'wrist-on-table', 'Wrist on the Table Shot'],
	['2E-THROW-dice-spin', 'dice-spin', 'Dice Spin Shot'],
	['2E-THROW-jump', 'jump', 'Jump Shot'],
	['2E-THROW-x', 'x', 'X Shot'],
	['2E-THROW-double-bounce', 'double-bounce', 'Double Bounce Shot'],
	['2E-THROW-nose', 'nose', 'Nose Shot'],
	['2E-THROW-elbow', 'elbow', 'Elbow Shot'],
];

const against = (id: string): Scene => fight({monster: monster({damage: 3, throws: [id]})});

/** Enough bounces for any of them. */
const bounces = 2;

test('the second edition has these 26 throws and no others', () => {
	expect(throws).toHaveLength(26);
	const named = secondEdition.throws.filter(each => each.names.second !== undefined);
	expect(named.map(each => each.id).sort()).toEqual(throws.map(([, id]) => id).sort());
});

describe.each(throws)('%s', (clause, id, name) => {
	test(`${clause}: it is called ${name} and says what to do`, () => {
		const card = secondEdition.throwCard(id);
		expect(card.names.second).toBe(name);
		expect(card.instruction).toMatch(/^\S.*\S$/);
	});

	test(`${clause}: respected, a die on the 4 is a hit for 4`, () => {
		const scene = against(id);
		scene.throw('blue', '4', {bounces});
		expect(scene.said('thrown')[0]).toMatchObject({stance: [id], result: 'hit'});
		expect(scene.said('hit')[0]?.damage).toBe(4);
		expect(scene.life.wilrond).toBe(9);
	});

	test(`${clause}: not respected, the same die is a miss`, () => {
		const scene = against(id);
		scene.throw('blue', '4', {bounces, respected: false});
		expect(scene.said('thrown')[0]).toMatchObject({stance: [id], result: 'miss', why: 'requirement'});
		expect(scene.foe).toBe(10);
		expect(scene.life.wilrond).toBe(6);
	});
});

describe('what the rules themselves can see', () => {
	test.each([
		[0, 'no-bounce'],
		[1, 'requirement'],
		[2, undefined],
		[3, undefined],
	] as const)('2E-THROW-double-bounce: %i bounces: %s', (count, why) => {
		const scene = against('double-bounce');
		scene.throw('blue', '4', {bounces: count, respected: true});
		expect(scene.said('miss').map(miss => miss.why)).toEqual(why === undefined ? [] : [why]);
		expect(scene.foe).toBe(why === undefined ? 6 : 10);
	});

	test('2E-THROW-double-bounce: no other throw asks for more than one bounce', () => {
		const fussy = throws.filter(([, id]) => {
			const scene = against(id);
			scene.throw('blue', '4', {bounces: 1});
			return scene.said('hit').length === 0;
		});
		expect(fussy.map(([clause]) => clause)).toEqual(['2E-THROW-double-bounce']);
	});
});

describe('a borrowed hand', () => {
	const last = (id: string): Scene => {
		const scene = against(id);
		for (const gone of ['murka', 'brad-breckfust']) scene.alterHero(gone, {life: 0, eliminated: true, scars: ['red', 'green', 'blue']});
		return scene;
	};

	test.each([
		['2E-THROW-friendly', 'friendly'],
		['2E-THROW-hot-potato', 'hot-potato'],
	])('2E-RULING-60, %s: with one hero left it is waived', (_clause, id) => {
		const scene = last(id);
		// With nothing in force there is nothing to back down from, either.
		expect(scene.actions('back-down')).toEqual([]);
		scene.throw('blue', '4', {respected: false});
		expect(scene.said('thrown')[0]).toMatchObject({stance: [], result: 'hit'});
		expect(scene.foe).toBe(6);
	});

	test.each([
		['2E-THROW-friendly', 'friendly'],
		['2E-THROW-hot-potato', 'hot-potato'],
	])('2E-RULING-60, %s: a fainted neighbour still lends a hand', (_clause, id) => {
		const scene = against(id);
		scene.alterHero('murka', {life: 0, fainted: true}).alterHero('brad-breckfust', {life: 0, fainted: true});
		scene.throw('blue', '4', {respected: false});
		expect(scene.said('thrown')[0]).toMatchObject({stance: [id], result: 'miss', why: 'requirement'});
	});

	test.each([
		['2E-THROW-friendly', 'friendly'],
		['2E-THROW-hot-potato', 'hot-potato'],
	])('2E-RULING-60, %s: one more hero in the game is enough, whoever has left', (_clause, id) => {
		const scene = against(id);
		scene.alterHero('murka', {life: 0, eliminated: true, scars: ['red', 'green', 'blue']});
		scene.throw('blue', '4', {respected: false});
		expect(scene.said('thrown')[0]).toMatchObject({stance: [id], result: 'miss', why: 'requirement'});
	});

	test('2E-RULING-60: no other throw is ever waived', () => {
		const waived = throws.filter(([, id]) => {
			const scene = last(id);
			scene.throw('blue', '4', {bounces, respected: false});
			return scene.said('hit').length > 0;
		});
		expect(waived.map(([clause]) => clause)).toEqual(['2E-THROW-friendly', '2E-THROW-hot-potato']);
	});
});
