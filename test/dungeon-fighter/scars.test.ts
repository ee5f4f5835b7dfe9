/** Scars, eliminated heroes, and who leads when they are gone. */
import {describe, expect, test} from 'vitest';
import {type Colour, monster, room, type Scene} from '../helpers/scene.js';
import {armour, gear, type TrioSetup, trio, weapon} from '../helpers/trio.js';

/** Whoever misses faints. */
const table = (setup: TrioSetup = {}): Scene =>
	trio({
		everyone: {blue: {is: 'pickpocket'}},
		abilities: {grace: {blue: {is: 'heroic-defense'}}},
		slots: {cid: {weapon: 1, armour: 1, spendable: 1}},
		equipment: [
			...gear('bomb', 'potion', 'mail', 'stick'),
			armour('plate', {is: 'prevent', amount: 2}),
			weapon('club', {is: 'bonus', amount: 1}),
		],
		chest: {gold: 5, bonusDice: 2},
		monster: monster({life: 1, damage: 9}),
		...setup,
	});

/** Bob misses and faints, Cid wins. */
const bobFalls = (setup: TrioSetup = {}): Scene => {
	const scene = table(setup);
	scene.throw('red', 'outside');
	scene.throw('green', '1');
	return scene;
};

describe('Scars', () => {
	test('2E-REST-04: a fainted hero takes one Scar on a colour of their choice; the others take none', () => {
		const scene = bobFalls();
		expect(scene.kind).toBe('scar');
		expect(scene.by).toBe('bob');
		expect(scene.actions()).toEqual([
			{type: 'scar', hero: 'bob', color: 'red'},
			{type: 'scar', hero: 'bob', color: 'green'},
			{type: 'scar', hero: 'bob', color: 'blue'},
		]);
		scene.do({type: 'scar', hero: 'bob', color: 'blue'});
		expect(scene.said('scarred')).toEqual([{type: 'scarred', hero: 'bob', color: 'blue', life: 7}]);
		expect(scene.state.heroes.map(({id, scars}) => [id, scars])).toEqual([
			['ann', []],
			['bob', ['blue']],
			['cid', []],
		]);
		expect(scene.kind).toBe('rest');
	});

	test('2E-REST-04: two fainted heroes take a Scar each, the first at the table first', () => {
		const scene = table();
		scene.throw('red', 'outside');
		scene.throw('green', 'outside');
		scene.throw('blue', '1');
		expect(scene.by).toBe('bob');
		scene.do({type: 'scar', hero: 'bob', color: 'red'});
		expect(scene.kind).toBe('scar');
		expect(scene.by).toBe('cid');
		scene.do({type: 'scar', hero: 'cid', color: 'red'});
		expect(scene.life).toEqual({ann: 9, bob: 7, cid: 7});
		expect(scene.kind).toBe('rest');
	});

	test('2E-REST-05: one Scar per colour', () => {
		const scene = bobFalls({party: {bob: {scars: ['green']}}});
		expect(scene.actions()).toEqual([
			{type: 'scar', hero: 'bob', color: 'red'},
			{type: 'scar', hero: 'bob', color: 'blue'},
		]);
		expect(() => scene.do({type: 'scar', hero: 'bob', color: 'green'})).toThrow(
			'{"type":"scar","hero":"bob","color":"green"} is not among the legal actions of this scar decision.',
		);
		scene.do({type: 'scar', hero: 'bob', color: 'red'});
		expect(scene.hero('bob').scars).toEqual(['green', 'red']);
	});

	const tracks: readonly (readonly [scars: readonly Colour[], life: number])[] = [
		[[], 9],
		[['red'], 7],
		[['red', 'green'], 5],
		[['red', 'green', 'blue'], 3],
	];

	test.each(tracks)('2E-REST-06: with the Scars %j the maximum is %i', (scars, most) => {
		const scene = table({party: {bob: {scars}}});
		expect(scene.maxLife('bob')).toBe(most);
		expect(scene.life.bob).toBe(most);
		expect(() => table({party: {bob: {scars, life: most + 1}}})).toThrow(`must be 1 to ${most}`);
		// And no healing goes beyond it.
		scene.alterHero('bob', {life: most - 1});
		scene.throw('red', '1');
		scene.alter({steps: 10});
		scene.do({type: 'move-on'});
		scene.do({type: 'buy-healing'});
		expect(scene.life.bob).toBe(most);
		expect(scene.actions('buy-healing')).toEqual([]);
	});

	test('2E-REST-07: the ability under a Scar sleeps for the rest of the game, the others do not', () => {
		const scene = bobFalls({
			cards: {monsters: [monster({id: 'second-monster', life: 50})], dungeon: [room({id: 'left-door'}), room({id: 'second-room'})]},
			stack: {monsters: ['second-monster'], dungeon: ['left-door', 'second-room']},
		});
		scene.do({type: 'scar', hero: 'bob', color: 'red'});
		scene.do({type: 'move-on'});
		scene.do({type: 'choose-path', card: 'second-room'});
		// Cid leads, Ann begins.
		scene.throw('green', '1');
		// The die of that colour is still Bob's to throw; its icon wakes nothing.
		scene.throw('red', '1', {icon: true});
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
		expect(scene.said('hit')[0]?.damage).toBe(1);
		scene.throw('blue', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1');
		// A Bonus die wakes whatever has no Scar.
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1', {icon: true});
		expect(scene.by).toBe('bob');
		expect(scene.actions()).toEqual([{type: 'activate', color: 'green'}, {type: 'activate', color: 'blue'}, {type: 'decline'}]);
		scene.do({type: 'activate', color: 'blue'});
		expect(scene.said('ability')).toEqual([{type: 'ability', hero: 'bob', color: 'blue', ability: 'pickpocket'}]);
	});

	test('2E-REST-08: the scarred hero is up again with the new maximum', () => {
		const scene = bobFalls({party: {bob: {scars: ['red'], life: 2}}});
		expect(scene.hero('bob')).toEqual({id: 'bob', life: 0, scars: ['red'], fainted: true, eliminated: false, equipment: []});
		scene.do({type: 'scar', hero: 'bob', color: 'green'});
		expect(scene.hero('bob')).toEqual({id: 'bob', life: 5, scars: ['red', 'green'], fainted: false, eliminated: false, equipment: []});
	});

	test('2E-REST-09: who faints with three Scars takes no fourth and is out of the game', () => {
		const scene = bobFalls({party: {bob: {scars: ['red', 'green', 'blue']}}});
		expect(scene.story).toEqual(['thrown', 'hit', 'monster-defeated', 'reward', 'eliminated', 'leader-changed', 'dice-collected']);
		expect(scene.said('eliminated')).toEqual([{type: 'eliminated', hero: 'bob'}]);
		expect(scene.hero('bob')).toEqual({
			id: 'bob',
			life: 0,
			scars: ['red', 'green', 'blue'],
			fainted: false,
			eliminated: true,
			equipment: [],
		});
		expect(scene.kind).toBe('rest');
	});
});

describe('eliminated heroes', () => {
	const scarred = {scars: ['red', 'green', 'blue']};

	test('2E-REST-09, 2E-REST-15: their cards may be given away in the same Resting, the rest is discarded', () => {
		const scene = table({
			party: {bob: {...scarred, equipment: ['mail', 'stick', 'potion', 'bomb']}, cid: {equipment: ['plate', 'club']}},
		});
		scene.throw('red', 'outside');
		scene.do({type: 'take-it'});
		scene.do({type: 'faint'});
		scene.throw('green', '1');
		expect(scene.hero('bob').eliminated).toBe(true);
		// Nothing goes to Bob. Cid's slots for armour and weapons are full: what Cid takes replaces something (2E-RULING-51).
		expect(scene.actions('give')).toEqual([
			{type: 'give', card: 'mail', from: 'bob', to: 'ann'},
			{type: 'give', card: 'mail', from: 'bob', to: 'cid', for: 'plate'},
			{type: 'give', card: 'stick', from: 'bob', to: 'ann'},
			{type: 'give', card: 'stick', from: 'bob', to: 'cid', for: 'club'},
			{type: 'give', card: 'potion', from: 'bob', to: 'ann'},
			{type: 'give', card: 'potion', from: 'bob', to: 'cid'},
			{type: 'give', card: 'bomb', from: 'bob', to: 'ann'},
			{type: 'give', card: 'bomb', from: 'bob', to: 'cid'},
			{type: 'give', card: 'plate', from: 'cid', to: 'ann'},
			{type: 'give', card: 'club', from: 'cid', to: 'ann'},
		]);
		// And the gone play nothing.
		expect(scene.actions('spend')).toEqual([]);
		scene.do({type: 'give', card: 'mail', from: 'bob', to: 'ann'});
		scene.do({type: 'give', card: 'bomb', from: 'bob', to: 'cid'});
		scene.do({type: 'give', card: 'stick', from: 'bob', to: 'cid', for: 'club'});
		scene.do({type: 'move-on'});
		expect(scene.events.slice(0, 3)).toEqual([
			{type: 'equipment-discarded', card: 'potion', from: 'bob'},
			{type: 'equipment-discarded', card: 'club', from: 'bob'},
			{type: 'room-left', room: 'test-room', steps: 2},
		]);
		expect(scene.hero('ann').equipment).toEqual([{id: 'mail', used: false}]);
		expect(scene.hero('bob').equipment).toEqual([]);
		expect(scene.hero('cid').equipment.map(({id}) => id)).toEqual(['plate', 'bomb', 'stick']);
		expect(scene.state.discards.equipment).toEqual(['potion', 'club']);
	});

	test('2E-REST-16: the used armour of an eliminated hero is ready for its new owner', () => {
		const scene = table({party: {bob: {...scarred, equipment: ['mail']}}});
		scene.throw('red', 'outside');
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.hero('bob').fainted).toBe(true);
		scene.throw('green', '1');
		scene.do({type: 'give', card: 'mail', from: 'bob', to: 'ann'});
		scene.do({type: 'move-on'});
		expect(scene.hero('ann').equipment).toEqual([{id: 'mail', used: false}]);
	});

	test('2E-RULING-45: an eliminated last thrower leaves the lead to the next hero on the left', () => {
		// Bob misses and faints; Cid's bomb wins the fight, and Bob's was the last die.
		const scene = table({monster: monster({life: 9, damage: 9}), party: {bob: scarred, cid: {equipment: ['bomb']}}});
		scene.throw('red', 'outside');
		scene.do({type: 'take-it'});
		scene.do({type: 'faint'});
		expect(scene.by).toBe('cid');
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.events.slice(3)).toEqual([
			{type: 'reward', amount: 1},
			{type: 'eliminated', hero: 'bob'},
			{type: 'leader-changed', leader: 'cid'},
			{type: 'dice-collected', bonusDice: 0},
		]);
		expect(scene.by).toBe('cid');
	});

	test('2E-RULING-45: an eliminated leader who threw no die: the next hero on the left again', () => {
		// Nobody has thrown: everybody lost Life by backing down, and Ann, who leads, had none to spare.
		const scene = table({
			monster: monster({level: 3, throws: ['jump']}),
			cards: {monsters: [monster({id: 'second-monster', life: 9})]},
			stack: {monsters: ['second-monster']},
			party: {ann: scarred, cid: {equipment: ['bomb']}},
		});
		scene.do({type: 'back-down'});
		scene.do({type: 'faint'});
		expect(scene.hero('ann').fainted).toBe(true);
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.story.slice(2)).toEqual(['monster-defeated', 'reward', 'eliminated', 'leader-changed', 'dice-collected']);
		expect(scene.state.leader).toBe('bob');
	});

	test('2E-REST-10, 2E-REST-09: an eliminated leader loses the lead to the last thrower', () => {
		const scene = table({heroes: ['cid', 'ann', 'bob'], leader: 'bob', party: {bob: scarred}});
		scene.alterHero('bob', {fainted: true, life: 0});
		scene.throw('red', '1');
		expect(scene.state.leader).toBe('cid');
		expect(scene.hero('bob').eliminated).toBe(true);
	});

	test('2E-RULING-46: the next hero still in the game begins when the left neighbour is gone', () => {
		const scene = bobFalls({
			party: {bob: scarred},
			cards: {dungeon: [room({id: 'left-door'}), room({id: 'second-room'})]},
			stack: {dungeon: ['left-door', 'second-room']},
		});
		// Cid leads; make Ann lead, whose left neighbour is Bob.
		scene.alter({leader: 'ann'});
		scene.do({type: 'move-on'});
		scene.do({type: 'choose-path', card: 'second-room'});
		expect(scene.said('turn-started')).toEqual([{type: 'turn-started', hero: 'cid'}]);
		expect(scene.by).toBe('cid');
	});

	test('2E-RULING-46: with one hero left, that hero begins, and goes on', () => {
		const scene = table({
			heroes: ['ann', 'bob'],
			monster: monster({life: 2, damage: 9}),
			party: {bob: scarred},
			cards: {monsters: [monster({id: 'second-monster', life: 9})], dungeon: [room({id: 'left-door'}), room({id: 'second-room'})]},
			stack: {monsters: ['second-monster'], dungeon: ['left-door', 'second-room']},
		});
		scene.throw('red', 'outside');
		scene.throw('green', '2');
		expect(scene.hero('bob').eliminated).toBe(true);
		scene.do({type: 'move-on'});
		scene.do({type: 'choose-path', card: 'second-room'});
		expect(scene.said('turn-started')).toEqual([{type: 'turn-started', hero: 'ann'}]);
		scene.throw('red', '1');
		expect(scene.said('turn-started')).toEqual([{type: 'turn-started', hero: 'ann'}]);
	});

	test('2E-REST-09: the gone count neither for healing nor as fainted', () => {
		const scene = table({heroes: ['ann', 'bob'], monster: monster({life: 5, damage: 9})});
		scene.alterHero('ann', {eliminated: true, life: 0, scars: ['red', 'green', 'blue']});
		scene.throw('red', 'outside');
		expect(scene.events.slice(-2)).toEqual([
			{type: 'fainted', hero: 'bob'},
			{type: 'lost', cause: 'all-fainted', to: 'test-monster'},
		]);
	});
});

describe('everybody down as the monster dies (2E-RULING-21)', () => {
	test('2E-REST-04: victory, and a Scar for everyone', () => {
		const scene = table({heroes: ['ann', 'grace', 'bob'], monster: monster({life: 4, damage: 5}), party: {grace: {life: 1}}});
		scene.alterHero('ann', {fainted: true, life: 0}).alterHero('bob', {fainted: true, life: 0});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.events.slice(2)).toEqual([
			{type: 'miss', hero: 'grace', why: 'outside'},
			{type: 'monster-hurt', by: 'grace', damage: 4, life: 0, why: 'heroic-defense'},
			{type: 'suffered', hero: 'grace', damage: 1, life: 0, why: 'heroic-defense'},
			{type: 'fainted', hero: 'grace'},
			{type: 'monster-defeated', monster: 'test-monster', epic: false},
			{type: 'reward', amount: 1},
		]);
		scene.do({type: 'scar', hero: 'ann', color: 'red'});
		scene.do({type: 'scar', hero: 'grace', color: 'green'});
		scene.do({type: 'scar', hero: 'bob', color: 'blue'});
		expect(scene.life).toEqual({ann: 7, grace: 7, bob: 7});
		expect(scene.state.leader).toBe('grace');
		expect(scene.kind).toBe('rest');
	});

	test('2E-REST-09: some scarred, some eliminated', () => {
		const scarred = {scars: ['red', 'green', 'blue']};
		const scene = table({
			heroes: ['ann', 'grace', 'bob'],
			monster: monster({life: 4, damage: 5}),
			party: {grace: {life: 1}, ann: scarred, bob: scarred},
		});
		scene.alterHero('ann', {fainted: true, life: 0}).alterHero('bob', {fainted: true, life: 0});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.said('eliminated')).toEqual([{type: 'eliminated', hero: 'ann'}]);
		scene.do({type: 'scar', hero: 'grace', color: 'green'});
		expect(scene.said('eliminated')).toEqual([{type: 'eliminated', hero: 'bob'}]);
		expect(scene.kind).toBe('rest');
		expect(scene.by).toBe('grace');
	});

	test('2E-REST-09, 2E-END-01: nobody left to go on is a defeat after all', () => {
		const scarred = {scars: ['red', 'green', 'blue']};
		const scene = table({
			heroes: ['ann', 'bob'],
			monster: monster({life: 9, damage: 9, effects: [{is: 'rabid'}]}),
			party: {ann: {...scarred, equipment: ['bomb']}, bob: scarred},
		});
		scene.throw('red', 'outside');
		scene.do({type: 'take-it'});
		expect(scene.kind).toBe('last-chance');
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.story).toEqual([
			'spent',
			'monster-hurt',
			'fainted',
			'fainted',
			'monster-defeated',
			'reward',
			'eliminated',
			'eliminated',
			'lost',
		]);
		expect(scene.state.outcome).toBe('lost');
	});
});
