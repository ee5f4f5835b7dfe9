import {describe, expect, test} from 'vitest';
import {fight, party} from '../helpers/scene.js';

describe('the worked examples run as written', () => {
	test('2E-EX-02: the Zombie Monkey fight', () => {
		const scene = fight({heroes: party, monster: 'zombie-monkey', room: 'pot-of-gold-room', difficulty: 'normal'});
		// 0a, 0b: 1 coin to start with 3 players, 1 from the room; 2 + 3 Life; the Monkey's coin lies on its card.
		expect(scene.gold).toBe(2);
		expect(scene.foe).toBe(5);
		expect(scene.combat.foe.gold).toBe(1);
		expect(scene.bonusDice).toBe(2);
		expect(scene.by).toBe('wilrond');

		// 1: Wilrond, red, section 3.
		scene.throw('red', '3');
		expect(scene.said('thrown')[0]?.stance).toEqual(['under-the-leg']);
		expect(scene.foe).toBe(2);
		expect(scene.by).toBe('brad-breckfust');

		// 2a: Brad, green, off the board, icon: the Re-throw voids it.
		scene.throw('green', 'outside', {icon: true});
		expect(scene.kind).toBe('rethrow');
		expect(scene.life['brad-breckfust']).toBe(9);
		scene.do({type: 'rethrow', by: 're-throw'});
		expect(scene.life['brad-breckfust']).toBe(9);

		// 2b: section 4, but without a bounce.
		scene.throw('green', '4', {bounces: 0});
		expect(scene.life['brad-breckfust']).toBe(8);
		expect(scene.foe).toBe(2);
		expect(scene.by).toBe('murka');

		// 3: Murka, blue, a hole.
		scene.throw('blue', 'hole');
		expect(scene.life).toEqual({murka: 8, wilrond: 9, 'brad-breckfust': 8});

		// 4: Wilrond retrieves.
		expect(scene.kind).toBe('out-of-dice');
		expect(scene.by).toBe('wilrond');
		scene.do({type: 'retrieve-dice'});
		expect(scene.life).toEqual({murka: 7, wilrond: 8, 'brad-breckfust': 7});
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
		expect(scene.by).toBe('wilrond');
		expect(scene.bonusDice).toBe(2);

		// 5: a miss, but an agile one.
		scene.throw('red', 'outside', {icon: true});
		expect(scene.said('monster-hurt')).toEqual([{type: 'monster-hurt', by: 'wilrond', damage: 2, life: 0, why: 'agile-instincts'}]);

		// 6: Resting.
		expect(scene.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'zombie-monkey', epic: false}]);
		expect(scene.kind).toBe('rest');
		expect(scene.gold).toBe(3);
		expect(scene.state.leader).toBe('wilrond');
		expect(scene.life).toEqual({murka: 7, wilrond: 8, 'brad-breckfust': 7});
		expect(scene.state.heroes.flatMap(hero => hero.scars)).toEqual([]);
		scene.do({type: 'move-on'});
		scene.do(scene.actions('choose-path')[0]!);
		if (scene.kind === 'assign-equipment') scene.do(scene.actions('discard')[0]!);
		expect(scene.by).toBe('brad-breckfust');
	});

	test('2E-EX-04: the Owlbear fight', () => {
		const scene = fight({
			heroes: party,
			monster: 'owlbear',
			room: 'trampoline-of-doom-room',
			party: {
				'brad-breckfust': {life: 3},
				wilrond: {equipment: ['helm-of-bravery']},
				murka: {equipment: ['hell-bow', 'eau-de-napalm']},
			},
		});
		expect(scene.foe).toBe(11);
		expect(scene.by).toBe('wilrond');
		const chest = scene.gold;

		// 1: blind and jumping, off the board; Rabid hurts everyone, and Brad faints.
		scene.throw('green', 'outside', {weapons: ['helm-of-bravery']});
		expect(scene.said('thrown')[0]?.stance).toEqual(['jump', 'blind']);
		expect(scene.life).toEqual({murka: 6, wilrond: 6, 'brad-breckfust': 0});
		expect(scene.hero('brad-breckfust').fainted).toBe(true);
		expect(scene.foe).toBe(11);

		// 2: Brad is skipped. 3a: Murka leaves the Hell-bow alone.
		expect(scene.by).toBe('murka');
		scene.throw('red', '5', {icon: true});
		expect(scene.said('thrown')[0]?.stance).toEqual(['jump']);

		// 3b: Eau de Napalm on top.
		scene.do({type: 'spend', card: 'eau-de-napalm', hero: 'murka'});
		expect(scene.said('hit')).toEqual([
			{
				type: 'hit',
				hero: 'murka',
				damage: 11,
				parts: [
					{what: 'section', points: 5},
					{what: 'sworn-enemy', points: 4},
					{what: 'spendables', points: 2},
				],
				life: 0,
			},
		]);
		expect(scene.state.discards.equipment).toEqual(['eau-de-napalm']);
		expect(scene.said('monster-defeated')[0]?.epic).toBe(false);

		// 4: Resting; Brad takes his Scar on red.
		expect(scene.gold).toBe(chest + 3);
		expect(scene.kind).toBe('scar');
		scene.do({type: 'scar', hero: 'brad-breckfust', color: 'red'});
		expect(scene.hero('brad-breckfust')).toEqual({
			id: 'brad-breckfust',
			life: 7,
			scars: ['red'],
			fainted: false,
			eliminated: false,
			equipment: [],
		});
		expect(scene.maxLife('brad-breckfust')).toBe(7);
		expect(scene.state.leader).toBe('murka');
		expect(scene.life).toEqual({murka: 6, wilrond: 6, 'brad-breckfust': 7});
	});
});
