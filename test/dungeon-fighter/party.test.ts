/** The party as a whole: who decides, who owns what, and who no longer counts. */
import {describe, expect, test} from 'vitest';
import {publicState} from '../../source/dungeon-fighter/public-state.js';
import {boss, bossFight, card, fight, monster, party, room, Scene} from '../helpers/scene.js';
import {win} from '../helpers/trio.js';

/** The dice that may be thrown now. */
const dice = (scene: Scene): string[] => scene.actions('throw').map(action => (action.type === 'throw' ? action.die : ''));

describe('2.1 General', () => {
	test('2E-GEN-01: the whole party wins together, the fainted too', () => {
		const scene = bossFight({boss: boss({life: 9, damage: 9}), party: {wilrond: {life: 1}}});
		scene.throw('red', 'outside');
		expect(scene.hero('wilrond').fainted).toBe(true);
		expect(scene.state.outcome).toBeUndefined();
		scene.throw('green', 'bullseye');
		expect(scene.story.slice(-2)).toEqual(['monster-defeated', 'won']);
		expect(scene.state.outcome).toBe('won');
		expect(scene.game.decision(scene.state)).toBeUndefined();
	});

	test('2E-GEN-01: and loses together, but only when the last has fainted', () => {
		const scene = fight({monster: monster({damage: 9})});
		scene.throw('red', 'outside');
		scene.throw('green', 'outside');
		expect(scene.state.outcome).toBeUndefined();
		scene.throw('blue', 'outside');
		expect(scene.story.slice(-2)).toEqual(['fainted', 'lost']);
		expect([scene.state.outcome, scene.state.cause]).toEqual(['lost', 'all-fainted']);
	});

	test('2E-GEN-02: each round is Dungeon, Combat, Resting, and then the next', () => {
		const scene = fight({cards: {dungeon: [room({id: 'next-room'})]}, stack: {dungeon: ['corridor-with-ambitions', 'next-room']}});
		const told = [`${scene.state.round} combat`];
		expect(scene.state.phase).toBe('combat');
		win(scene);
		told.push(`${scene.state.round} ${scene.state.phase}`);
		scene.do({type: 'move-on'});
		told.push(`${scene.state.round} ${scene.state.phase}`);
		scene.do({type: 'choose-path', card: 'next-room'});
		told.push(`${scene.state.round} ${scene.state.phase}`);
		win(scene);
		told.push(`${scene.state.round} ${scene.state.phase}`);
		expect(told).toEqual(['1 combat', '1 resting', '2 dungeon', '2 combat', '2 resting']);
		expect(new Scene({heroes: party}).state).toMatchObject({round: 1, phase: 'dungeon'});
	});

	test('2E-GEN-05: Gold and Bonus dice are on the Chest, Equipment is with a Hero', () => {
		const scene = fight({chest: {gold: 5, bonusDice: 3}, party: {murka: {equipment: ['hell-bow']}}});
		expect(scene.state.chest).toEqual({gold: 5, bonusDice: 3});
		expect(scene.state.heroes.map(hero => hero.equipment)).toEqual([[{id: 'hell-bow', used: false}], [], []]);
		expect(scene.state.heroes.flatMap(hero => Object.keys(hero)).filter(key => /gold|dice/i.test(key))).toEqual([]);
		// Wilrond cannot throw with Murka's bow, but anyone may take a die from the Chest.
		expect(() => scene.throw('red', '1', {weapons: ['hell-bow']})).toThrow(
			'{"type":"throw","die":"red","weapons":["hell-bow"]} is not among the legal actions of this throw decision.',
		);
		scene.alterCombat({dice: {red: 'thrown', green: 'thrown', blue: 'ready'}});
		scene.throw('blue', '1');
		scene.do({type: 'use-bonus-die'});
		expect([scene.by, scene.bonusDice]).toEqual(['brad-breckfust', 2]);
	});
});

describe('who decides', () => {
	test('2E-RULING-47: the Active Hero has all unthrown dice to choose from and throws one', () => {
		const scene = fight({monster: monster({life: 30})});
		expect([scene.by, dice(scene)]).toEqual(['wilrond', ['red', 'green', 'blue']]);
		scene.throw('green', '1');
		expect([scene.by, dice(scene)]).toEqual(['brad-breckfust', ['red', 'blue']]);
		scene.throw('blue', '1');
		expect([scene.by, dice(scene)]).toEqual(['murka', ['red']]);
	});

	test('2E-RULING-50: purchases and assignments are for the group, by its Leader', () => {
		const scene = fight({
			room: room({effects: [{is: 'free-equipment'}]}),
			cards: {equipment: [card({id: 'test-bomb', kind: 'spendable', effects: [{is: 'bomb', amount: 9}]})]},
			chest: {gold: 9},
			party: {murka: {equipment: ['test-bomb']}},
		});
		expect([scene.kind, scene.by]).toEqual(['assign-equipment', 'murka']);
		scene.do(scene.actions('discard')[0]!);
		scene.alter({steps: 10});
		scene.throw('red', '1');
		scene.do({type: 'spend', card: 'test-bomb', hero: 'murka'});
		// It was Brad's turn, but Wilrond threw the last die and leads now.
		expect(scene.state.active).toBe('brad-breckfust');
		expect([scene.kind, scene.by]).toEqual(['rest', 'wilrond']);
		scene.do({type: 'move-on'});
		expect([scene.kind, scene.by]).toEqual(['shop', 'wilrond']);
		scene.do({type: 'leave'});
		expect([scene.kind, scene.by]).toEqual(['choose-path', 'wilrond']);
	});

	test('2E-RULING-50: the die, and Bonus die or retrieve, are for the Active Hero', () => {
		const scene = fight({monster: monster({life: 30, throws: ['jump']})});
		expect([scene.kind, scene.by, scene.actions('back-down').length]).toEqual(['throw', 'wilrond', 1]);
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		expect([scene.kind, scene.by]).toEqual(['out-of-dice', 'wilrond']);
		expect(scene.actions()).toEqual([{type: 'use-bonus-die'}, {type: 'retrieve-dice'}, {type: 'back-down'}]);
	});

	test('2E-RULING-50: the Scar color is for the scarred Hero', () => {
		const scene = fight({party: {wilrond: {life: 1, scars: ['green']}}});
		scene.throw('red', 'outside');
		win(scene, 'green');
		expect([scene.kind, scene.by]).toEqual(['scar', 'wilrond']);
		expect(scene.actions()).toEqual([
			{type: 'scar', hero: 'wilrond', color: 'red'},
			{type: 'scar', hero: 'wilrond', color: 'blue'},
		]);
	});
});

describe('2E-RULING-48: eliminated Heroes', () => {
	/** Brad faints with three Scars, then Murka wins; the party is resting. */
	const withoutBrad = (): Scene => {
		const scene = fight({
			party: {
				'brad-breckfust': {life: 1, scars: ['red', 'green', 'blue'], equipment: ['plain-sword', 'tin-of-elbow-grease']},
				murka: {life: 5, equipment: ['hell-bow']},
				wilrond: {life: 6},
			},
			cards: {dungeon: [room({id: 'quiet-room'}), room({id: 'soup-room', effects: [{is: 'heal-party', amount: 2}]})]},
			// One of them goes under the deck with the first choice.
			stack: {dungeon: ['corridor-with-ambitions', 'quiet-room', 'soup-room']},
		});
		scene.throw('red', '1');
		scene.throw('green', 'outside');
		win(scene, 'blue');
		return scene;
	};

	test('2E-RULING-48: their Equipment may be moved in the same Resting, the rest is discarded', () => {
		const scene = withoutBrad();
		expect(scene.said('eliminated')).toEqual([{type: 'eliminated', hero: 'brad-breckfust'}]);
		expect(scene.hero('brad-breckfust')).toMatchObject({life: 0, fainted: false, eliminated: true});
		expect(scene.actions('give')).toEqual([
			{type: 'give', card: 'hell-bow', from: 'murka', to: 'wilrond'},
			{type: 'give', card: 'plain-sword', from: 'brad-breckfust', to: 'murka'},
			{type: 'give', card: 'plain-sword', from: 'brad-breckfust', to: 'wilrond'},
			{type: 'give', card: 'tin-of-elbow-grease', from: 'brad-breckfust', to: 'murka'},
		]);
		scene.do({type: 'give', card: 'plain-sword', from: 'brad-breckfust', to: 'wilrond'});
		scene.do({type: 'move-on'});
		expect(scene.said('equipment-discarded')).toEqual([{type: 'equipment-discarded', card: 'tin-of-elbow-grease', from: 'brad-breckfust'}]);
		expect(scene.hero('wilrond').equipment).toEqual([{id: 'plain-sword', used: false}]);
		expect(scene.hero('brad-breckfust').equipment).toEqual([]);
		expect(scene.state.discards.equipment).toEqual(['tin-of-elbow-grease']);
		expect(publicState(scene.game, scene.state).heroes.map(hero => hero.maxLife)).toEqual([9, 9, 0]);
	});

	test('2E-RULING-48: they do not count for healing or the turn order', () => {
		const scene = withoutBrad();
		scene.do({type: 'move-on'});
		scene.do({type: 'choose-path', card: 'soup-room'});
		expect(scene.life).toEqual({murka: 7, wilrond: 8, 'brad-breckfust': 0});
		// Murka leads: Wilrond, Murka, and Wilrond again.
		scene.alterCombat({foe: {...scene.combat.foe, life: 30}});
		const turns = [scene.by];
		scene.throw('red', '3');
		turns.push(scene.by);
		scene.throw('green', '3');
		turns.push(scene.by);
		expect(turns).toEqual(['wilrond', 'murka', 'wilrond']);
	});

	test('2E-RULING-48: they do not count for the Shop draw', () => {
		const scene = withoutBrad();
		scene.alter({steps: 10});
		scene.do({type: 'move-on'});
		expect(scene.said('shop-opened')[0]?.cards).toHaveLength(4);
		expect(scene.actions('buy').filter(action => action.type === 'buy' && action.to === 'brad-breckfust')).toEqual([]);
		scene.do({type: 'buy-healing'});
		expect(scene.life).toEqual({murka: 6, wilrond: 7, 'brad-breckfust': 0});
	});

	test('2E-RULING-48: they do not count for "all fainted", nor does a Monster hurt them', () => {
		const scene = withoutBrad();
		scene.do({type: 'move-on'});
		scene.do({type: 'choose-path', card: 'quiet-room'});
		scene.alterHero('murka', {life: 1}).alterHero('wilrond', {life: 1});
		scene.alterCombat({foe: {...scene.combat.foe, life: 30}});
		scene.throw('red', 'outside');
		expect(scene.state.outcome).toBeUndefined();
		scene.throw('green', 'outside');
		expect(scene.said('fainted')).toEqual([{type: 'fainted', hero: 'murka'}]);
		expect(scene.said('lost').map(event => event.cause)).toEqual(['all-fainted']);
	});
});

describe('not observable in software', () => {
	test('2E-GEN-03: the Leader has the final say on the validity of a throw', () => {
		// Nobody argues with a keyboard; what can be seen is that the landing counts as it is reported, without appeal.
		const scene = fight({monster: monster({life: 10, throws: ['jump']})});
		expect(scene.state.leader).toBe('murka');
		scene.throw('red', '3', {respected: true});
		expect(scene.foe).toBe(7);
		scene.throw('green', '3', {respected: false});
		expect(scene.said('miss')).toEqual([{type: 'miss', hero: 'brad-breckfust', why: 'requirement'}]);
		expect(scene.foe).toBe(7);
	});

	test('2E-GEN-04: the same final say covers any other doubt', () => {
		// Doubts have no place in the rules core; what can be seen is that every decision has exactly one Hero to make it.
		const scene = new Scene({heroes: party, leader: 'brad-breckfust'});
		expect(scene.by).toBe('brad-breckfust');
	});

	test('2E-GEN-06: players may discuss who throws which die', () => {
		// Talk happens in the room; what can be seen is that no die is bound to a Hero: each may be thrown first.
		const thrown = (['red', 'green', 'blue'] as const).map(die => {
			const scene = fight({monster: monster({life: 10})});
			scene.throw(die, '1');
			return scene.said('thrown').map(event => `${event.hero} ${event.die}`);
		});
		expect(thrown).toEqual([['wilrond red'], ['wilrond green'], ['wilrond blue']]);
	});
});
