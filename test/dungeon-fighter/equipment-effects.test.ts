/** Every kind of effect that a weapon, an armour or a spendable can have, alone and together with others. */
import {describe, expect, test} from 'vitest';
import {monster, type Scene} from '../helpers/scene.js';
import {armour, bossTrio, gear, spend, spendable, type TrioSetup, trio, weapon} from '../helpers/trio.js';

const equipment = [
	...gear('spikes', 'stew', 'feast', 'second-thought', 'dice-bag'),
	weapon('club', {is: 'bonus', amount: 3}),
	weapon('hunter', {is: 'bonus-against', type: 'beast', amount: 4, otherwise: 1}),
	weapon('purist', {is: 'bonus-against', type: 'plant', amount: 4, otherwise: 0}),
	weapon('redhead', {is: 'bonus-with-die', die: 'red', amount: 5, otherwise: 2}),
	weapon('lucky', {is: 'bonus-with-die', die: 'bonus', amount: 4, otherwise: 0}),
	weapon('everything', {is: 'bonus', amount: 1}, {is: 'bonus-against', type: 'beast', amount: 2, otherwise: 1}),
	armour('mail', {is: 'prevent', amount: 2}),
	armour('plate', {is: 'prevent', amount: 4}),
	armour('door', {is: 'prevent-all'}),
	armour('mine', {is: 'counter', amount: 9}),
	armour('pockets', {is: 'loot', amount: 2}),
	armour('kit', {is: 'prevent', amount: 1}, {is: 'counter', amount: 2}, {is: 'loot', amount: 1}),
	spendable('perfume', {is: 'damage', amount: 2}),
	spendable('curse', {is: 'damage', amount: 5}),
	spendable('bomb', {is: 'bomb', amount: 4}),
	spendable('purse', {is: 'gold', amount: 3}),
	spendable('polish', {is: 'polish'}),
	spendable('biscuit', {is: 're-throw'}, {is: 'heal', amount: 2}),
	spendable('trousers', {is: 'gain-dice', amount: 1}, {is: 'gold', amount: 2}),
	spendable('grenade-stew', {is: 'bomb', amount: 4}, {is: 'heal', amount: 1}),
	spendable('golden-bomb', {is: 'bomb', amount: 4}, {is: 'gold', amount: 1}),
	spendable('golden-perfume', {is: 'damage', amount: 2}, {is: 'gold', amount: 1}),
	spendable('spa', {is: 'polish'}, {is: 'heal', amount: 2}),
];

const usual = {everyone: {blue: {is: 'heroic-defense'}}, abilities: {ann: {red: {is: 'focused-damage'}}}, equipment};

/** A beast of 50 Life and 5 damage. */
const table = (setup: TrioSetup = {}): Scene =>
	trio({...usual, chest: {gold: 5, bonusDice: 2}, monster: monster({life: 50, damage: 5}), ...setup});

/** Bob throws a 2 with these weapons: what each part adds. */
const parts = (
	weapons: readonly string[],
	setup: TrioSetup = {},
	throwing: (scene: Scene) => void = scene => scene.throw('green', '2', {weapons}),
) => {
	const scene = table({...setup, party: {bob: {equipment: weapons}}});
	throwing(scene);
	const [hit] = scene.said('hit');
	expect(hit?.damage).toBe(hit?.parts.reduce((sum, {points}) => sum + points, 0));
	return hit?.parts.map(({what, points}) => `${what} ${points}`);
};

describe('weapons', () => {
	test('bonus: so much more on a hit', () => {
		expect(parts(['club'])).toEqual(['section 2', 'club 3']);
	});

	test('bonus-against: more against its type, less or nothing against the others', () => {
		expect(parts(['hunter'])).toEqual(['section 2', 'hunter 4']);
		expect(parts(['hunter'], {monster: monster({type: 'plant'})})).toEqual(['section 2', 'hunter 1']);
		expect(parts(['purist'])).toEqual(['section 2']);
		expect(parts(['purist'], {monster: monster({type: 'plant'})})).toEqual(['section 2', 'purist 4']);
	});

	test('bonus-against: a Boss has a type like everybody', () => {
		const scene = bossTrio({...usual, heroes: ['ann', 'bob'], party: {bob: {equipment: ['hunter']}}});
		scene.throw('green', '2', {weapons: ['hunter']});
		expect(scene.foe).toBe(20 - 6);
	});

	test('bonus-with-die: more with its die, less or nothing with the others', () => {
		expect(parts(['redhead'])).toEqual(['section 2', 'redhead 2']);
		expect(parts(['redhead'], {}, scene => scene.throw('red', '2', {weapons: ['redhead']}))).toEqual(['section 2', 'redhead 5']);
		expect(parts(['lucky'])).toEqual(['section 2']);
	});

	test('bonus-with-die: a Bonus die counts as one, whatever ability it wakes', () => {
		const withBonusDie = (weapons: readonly string[]) => (scene: Scene) => {
			scene.throw('red', '1');
			scene.throw('green', '1');
			scene.throw('blue', '1');
			scene.do({type: 'use-bonus-die'});
			scene.throw('bonus', '2', {weapons, icon: true});
			scene.do({type: 'activate', color: 'red'});
		};
		expect(parts(['lucky'], {}, withBonusDie(['lucky']))).toEqual(['section 2', 'lucky 4', 'piercing-damage 2']);
		expect(parts(['redhead'], {}, withBonusDie(['redhead']))).toEqual(['section 2', 'redhead 2', 'piercing-damage 2']);
	});

	test('several effects on one weapon, and several weapons, add up', () => {
		expect(parts(['everything'])).toEqual(['section 2', 'everything 3']);
		expect(parts(['everything'], {monster: monster({type: 'plant'})})).toEqual(['section 2', 'everything 2']);
		expect(parts(['club', 'hunter', 'redhead', 'everything'])).toEqual(['section 2', 'club 3', 'hunter 4', 'redhead 2', 'everything 3']);
	});

	test('the section may be a 1 for a Gang and a 10 for a bullseye; the weapon does not care', () => {
		expect(parts(['club'], {monster: monster({life: 50, effects: [{is: 'gang'}]})})).toEqual(['section 1', 'club 3']);
		expect(parts(['club'], {}, scene => scene.throw('green', 'bullseye', {weapons: ['club']}))).toEqual(['section 10', 'club 3']);
	});

	test('Resistant halves the weapon along with the rest', () => {
		const resistant = {monster: monster({life: 50, effects: [{is: 'resistant'}]})};
		expect(parts(['club'], resistant)).toEqual(['section 2', 'club 3', 'resistant -3']);
		expect(parts(['hunter'], resistant)).toEqual(['section 2', 'hunter 4']);
	});

	test('an insta-kill needs no weapon and wastes none', () => {
		const scene = table({party: {bob: {equipment: ['club']}}});
		scene.throw('red', 'bullseye', {icon: true, weapons: ['club']});
		expect(scene.story.slice(0, 3)).toEqual(['thrown', 'insta-kill', 'monster-defeated']);
		expect(scene.hero('bob').equipment).toEqual([{id: 'club', used: false}]);
	});
});

/** Bob misses and uses these armours one after the other; the events of the last one. */
const miss = (used: readonly string[], setup: TrioSetup = {}): Scene => {
	const scene = table({...setup, party: {bob: {equipment: used}, ...setup.party}});
	scene.throw('green', 'outside');
	expect(scene.kind).toBe('armour');
	for (const id of used) scene.do({type: 'use-armour', card: id});
	return scene;
};

describe('armours', () => {
	test('prevent: some of the damage, and never more than there is', () => {
		expect(miss(['mail']).events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'mail', prevented: 2},
			{type: 'suffered', hero: 'bob', damage: 3, life: 6, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(miss(['mail'], {monster: monster({damage: 1})}).events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'mail', prevented: 1},
			{type: 'turn-started', hero: 'cid'},
		]);
	});

	test('prevent-all: nothing gets through', () => {
		const scene = miss(['door'], {monster: monster({damage: 99})});
		expect(scene.events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'door', prevented: 99},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.life.bob).toBe(9);
	});

	test('counter: the monster is hurt, and strikes all the same', () => {
		expect(miss(['spikes']).events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'spikes', prevented: 0},
			{type: 'monster-hurt', by: 'bob', damage: 3, life: 47, why: 'spikes'},
			{type: 'suffered', hero: 'bob', damage: 5, life: 4, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
	});

	test('counter: a monster that dies of it strikes nobody, leeches and takes nothing; no Epic Shot', () => {
		for (const effect of [{is: 'greedy'}, {is: 'leeching', amount: 2}, {is: 'rabid'}]) {
			const scene = table({monster: monster({life: 4, damage: 5, effects: [effect]}), party: {bob: {equipment: ['spikes']}}});
			// A point of damage first, so that there is something to leech; the counter then takes it to 0.
			scene.alterCombat({foe: {...scene.combat.foe, life: 3}});
			scene.throw('green', 'outside');
			scene.do({type: 'use-armour', card: 'spikes'});
			expect(scene.events).toEqual([
				{type: 'armour-used', hero: 'bob', card: 'spikes', prevented: 0},
				{type: 'monster-hurt', by: 'bob', damage: 3, life: 0, why: 'spikes'},
				{type: 'monster-defeated', monster: 'test-monster', epic: false},
				{type: 'reward', amount: 1},
				{type: 'leader-changed', leader: 'bob'},
				{type: 'dice-collected', bonusDice: 0},
			]);
			expect(scene.life).toEqual({ann: 9, bob: 9, cid: 9});
		}

		const deep = miss(['mine'], {monster: monster({life: 1})});
		expect(deep.combat.foe.life).toBe(-8);
		expect(deep.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'test-monster', epic: false}]);
		expect(deep.said('gold-gained')).toEqual([]);
	});

	test('counter: Resistant does not halve it (2E-RULING-02)', () => {
		expect(miss(['spikes'], {monster: monster({life: 50, effects: [{is: 'resistant'}]})}).foe).toBe(47);
	});

	test('loot: coins for the chest, as many as the supply has', () => {
		expect(miss(['pockets']).events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'pockets', prevented: 0},
			{type: 'gold-gained', amount: 2, why: 'loot'},
			{type: 'suffered', hero: 'bob', damage: 5, life: 4, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
		const scarce = miss(['pockets'], {chest: {gold: 28}});
		expect(scarce.state.supply.gold).toBe(0);
		expect(scarce.said('gold-gained')).toEqual([{type: 'gold-gained', amount: 1, why: 'loot'}]);
		const none = miss(['pockets'], {chest: {gold: 29}});
		expect(none.said('gold-gained')).toEqual([]);
		expect(none.gold).toBe(29);
	});

	test('loot: the coins are there before a Greedy monster asks for one', () => {
		const scene = miss(['pockets'], {chest: {gold: 0}, monster: monster({life: 50, effects: [{is: 'greedy'}]})});
		expect(scene.story).toEqual(['armour-used', 'gold-gained', 'gold-lost', 'suffered', 'turn-started']);
		expect(scene.gold).toBe(1);
	});

	test('all in one: prevent, counter and loot on the same card', () => {
		expect(miss(['kit']).events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'kit', prevented: 1},
			{type: 'monster-hurt', by: 'bob', damage: 2, life: 48, why: 'kit'},
			{type: 'gold-gained', amount: 1, why: 'loot'},
			{type: 'suffered', hero: 'bob', damage: 4, life: 5, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
	});

	test('several on one miss: what is left of the damage goes on to the next', () => {
		const scene = miss(['mail', 'kit', 'spikes', 'plate'], {monster: monster({life: 50, damage: 9})});
		expect(scene.events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'plate', prevented: 4},
			{type: 'suffered', hero: 'bob', damage: 2, life: 7, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.foe).toBe(50 - 2 - 3);
		expect(scene.gold).toBe(6);
	});

	test('2E-RULING-52: several on one Miss, in any order; what only stops damage is not asked for once there is none left', () => {
		const scene = table({monster: monster({life: 50, damage: 2}), party: {bob: {equipment: ['spikes', 'mail']}}});
		const {state} = scene;
		scene.throw('green', 'outside');
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.actions()).toEqual([{type: 'use-armour', card: 'spikes'}, {type: 'take-it'}]);
		scene.do({type: 'use-armour', card: 'spikes'});
		expect([scene.by, scene.life.bob]).toEqual(['cid', 9]);
		const first = scene.foe;
		scene.alter(state);
		scene.throw('green', 'outside');
		scene.do({type: 'use-armour', card: 'spikes'});
		expect(scene.actions()).toEqual([{type: 'use-armour', card: 'mail'}, {type: 'take-it'}]);
		scene.do({type: 'use-armour', card: 'mail'});
		expect([scene.by, scene.life.bob, scene.foe]).toEqual(['cid', 9, first]);
	});

	test('a re-throw with something else on the card takes no die back once the monster is down', () => {
		const scene = table({
			monster: monster({life: 4}),
			everyone: {red: {is: 'pickpocket'}, blue: {is: 'cooking'}},
			party: {ann: {equipment: ['bomb', 'biscuit']}, cid: {life: 5}},
		});
		for (const die of ['red', 'green', 'blue'] as const) {
			scene.throw(die, 'outside');
			scene.do({type: 'keep'});
			scene.do({type: 'take-it'});
		}

		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1', {icon: true});
		expect(scene.kind).toBe('activate');
		scene.do(spend('bomb', 'ann'));
		expect([scene.kind, scene.foe]).toEqual(['activate', 0]);
		scene.do({type: 'spend', card: 'biscuit', hero: 'ann', target: 'cid'});
		expect(scene.story).toEqual(['spent', 'healed']);
		expect(scene.kind).toBe('activate');
	});

	test('an armour that is no longer needed stays ready', () => {
		const scene = table({monster: monster({life: 50, damage: 2}), party: {bob: {equipment: ['plate', 'mail']}}});
		scene.throw('green', 'outside');
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.by).toBe('cid');
		expect(scene.hero('bob').equipment).toEqual([
			{id: 'plate', used: false},
			{id: 'mail', used: true},
		]);
	});

	test('against a Rabid blow everybody counts on their own: one counter may end it for all', () => {
		const scene = table({
			monster: monster({life: 3, damage: 9, effects: [{is: 'rabid'}]}),
			party: {bob: {equipment: ['mail']}, cid: {equipment: ['spikes']}},
		});
		scene.throw('green', 'outside');
		expect(scene.by).toBe('bob');
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.by).toBe('cid');
		scene.do({type: 'use-armour', card: 'spikes'});
		expect(scene.story).toEqual(['armour-used', 'monster-hurt', 'monster-defeated', 'reward', 'leader-changed', 'dice-collected']);
		expect(scene.life).toEqual({ann: 9, bob: 9, cid: 9});
		// Bob threw the last die.
		expect(scene.state.leader).toBe('bob');
	});

	test("Heroic Defense's 1 may be prevented, countered and looted over", () => {
		const scene = table({party: {bob: {equipment: ['kit', 'door']}}});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.foe).toBe(46);
		scene.do({type: 'use-armour', card: 'kit'});
		expect(scene.events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'kit', prevented: 1},
			{type: 'monster-hurt', by: 'bob', damage: 2, life: 44, why: 'kit'},
			{type: 'gold-gained', amount: 1, why: 'loot'},
			{type: 'turn-started', hero: 'cid'},
		]);
	});

	test('a counter has nobody left to hit when Heroic Defense has killed', () => {
		const scene = table({monster: monster({life: 4, damage: 5}), party: {bob: {equipment: ['spikes']}}});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.kind).toBe('armour');
		scene.do({type: 'use-armour', card: 'spikes'});
		expect(scene.events.slice(0, 3)).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'spikes', prevented: 0},
			{type: 'suffered', hero: 'bob', damage: 1, life: 8, why: 'heroic-defense'},
			{type: 'monster-defeated', monster: 'test-monster', epic: false},
		]);
		expect(scene.foe).toBe(0);
	});
});

describe('spendables: heal', () => {
	test('one hero of the choice of whoever plays it', () => {
		const scene = table({party: {ann: {life: 2}, bob: {life: 8}, cid: {equipment: ['stew']}}});
		expect(scene.actions('spend')).toEqual([spend('stew', 'cid', 'ann'), spend('stew', 'cid', 'bob')]);
		scene.do(spend('stew', 'cid', 'ann'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'cid', card: 'stew', target: 'ann'},
			{type: 'healed', hero: 'ann', amount: 3, life: 5, why: 'stew'},
		]);
		expect(scene.kind).toBe('throw');
	});

	test('not above the maximum under Scars', () => {
		const scene = table({party: {ann: {life: 4, scars: ['red', 'blue']}, cid: {equipment: ['stew']}}});
		scene.do(spend('stew', 'cid', 'ann'));
		expect(scene.said('healed')).toEqual([{type: 'healed', hero: 'ann', amount: 1, life: 5, why: 'stew'}]);
	});

	test('neither the fainted nor the gone', () => {
		const scene = table({party: {cid: {equipment: ['stew'], life: 1}}});
		scene.alterHero('ann', {fainted: true, life: 0}).alterHero('bob', {eliminated: true, life: 0});
		expect(scene.actions('spend')).toEqual([spend('stew', 'cid', 'cid')]);
		expect(() => scene.do(spend('stew', 'cid', 'ann'))).toThrow('not among');
	});
});

describe('spendables: heal-party', () => {
	test('every hero who stands and is hurt', () => {
		const scene = table({party: {ann: {life: 2}, bob: {life: 8}, cid: {equipment: ['feast']}}});
		expect(scene.actions('spend')).toEqual([spend('feast', 'cid')]);
		scene.do(spend('feast', 'cid'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'cid', card: 'feast'},
			{type: 'healed', hero: 'ann', amount: 2, life: 4, why: 'feast'},
			{type: 'healed', hero: 'bob', amount: 1, life: 9, why: 'feast'},
		]);
	});
});

describe('spendables: damage', () => {
	test('more on a hit of any hero, after it was seen', () => {
		const scene = table({party: {cid: {equipment: ['perfume']}}});
		expect(scene.actions('spend')).toEqual([]);
		scene.throw('green', '3');
		expect(scene.kind).toBe('rethrow');
		expect(scene.by).toBe('bob');
		expect(scene.foe).toBe(50);
		expect(scene.actions()).toEqual([{type: 'keep'}, spend('perfume', 'cid')]);
		scene.do(spend('perfume', 'cid'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'cid', card: 'perfume'},
			{type: 'damage-added', hero: 'cid', amount: 2, why: 'perfume'},
			{
				type: 'hit',
				hero: 'bob',
				damage: 5,
				parts: [
					{what: 'section', points: 3},
					{what: 'spendables', points: 2},
				],
				life: 45,
			},
			{type: 'turn-started', hero: 'cid'},
		]);
	});

	test('two of them on one hit, with a weapon, an ability and Resistant', () => {
		const scene = table({
			monster: monster({life: 50, effects: [{is: 'resistant'}]}),
			party: {ann: {equipment: ['curse']}, bob: {equipment: ['club', 'perfume']}},
		});
		scene.throw('red', '3', {icon: true, weapons: ['club']});
		scene.do(spend('perfume', 'bob'));
		expect(scene.kind).toBe('rethrow');
		scene.do(spend('curse', 'ann'));
		expect(scene.said('hit')).toEqual([
			{
				type: 'hit',
				hero: 'bob',
				damage: 7,
				parts: [
					{what: 'section', points: 3},
					{what: 'club', points: 3},
					{what: 'piercing-damage', points: 2},
					{what: 'spendables', points: 7},
					{what: 'resistant', points: -8},
				],
				life: 43,
			},
		]);
	});

	test('it may make an Epic Shot', () => {
		const scene = table({monster: monster({life: 3}), party: {cid: {equipment: ['curse']}}});
		scene.throw('green', '1');
		scene.do(spend('curse', 'cid'));
		expect(scene.said('hit')[0]?.life).toBe(-3);
		expect(scene.said('monster-defeated')[0]?.epic).toBe(true);
	});

	test('not on a miss, not on an insta-kill, and nobody has to', () => {
		const scene = table({party: {cid: {equipment: ['perfume']}}});
		scene.throw('green', 'outside');
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		scene.throw('red', '2');
		scene.do({type: 'keep'});
		expect(scene.said('hit')[0]?.damage).toBe(2);
		scene.throw('blue', 'bullseye', {icon: true});
		expect(scene.said('insta-kill')).toEqual([{type: 'insta-kill', hero: 'ann'}]);
		expect(scene.hero('cid').equipment).toEqual([{id: 'perfume', used: false}]);
	});

	test('a re-throw takes the damage with it', () => {
		const scene = table({party: {cid: {equipment: ['perfume', 'second-thought']}}});
		scene.throw('green', '1');
		scene.do(spend('perfume', 'cid'));
		expect(scene.combat.thrown?.spent).toBe(2);
		scene.do(spend('second-thought', 'cid'));
		scene.throw('green', '4');
		expect(scene.said('hit')[0]?.parts).toEqual([{what: 'section', points: 4}]);
		expect(scene.state.discards.equipment).toEqual(['perfume', 'second-thought']);
	});
});

describe('spendables: bomb', () => {
	test('damage between the throws, not halved by Resistant and never epic', () => {
		const scene = table({monster: monster({life: 50, effects: [{is: 'resistant'}]}), party: {ann: {equipment: ['bomb']}}});
		scene.do(spend('bomb', 'ann'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'ann', card: 'bomb'},
			{type: 'monster-hurt', by: 'ann', damage: 4, life: 46, why: 'bomb'},
		]);
		expect([scene.kind, scene.by]).toEqual(['throw', 'bob']);

		const last = table({monster: monster({life: 1}), party: {ann: {equipment: ['bomb']}}});
		last.do(spend('bomb', 'ann'));
		expect(last.combat.foe.life).toBe(-3);
		expect(last.said('monster-defeated')[0]?.epic).toBe(false);
	});

	test('only while there is a monster that lives', () => {
		const scene = table({monster: monster({life: 1}), party: {ann: {equipment: ['bomb']}}});
		scene.throw('green', '1');
		expect(scene.kind).toBe('rest');
		expect(scene.actions('spend')).toEqual([]);
		scene.do({type: 'move-on'});
		expect(scene.kind).toBe('choose-path');
		expect(scene.actions('spend')).toEqual([]);
	});

	test('none for the dead, even while their last blow is looked at', () => {
		const scene = table({
			monster: monster({life: 4, damage: 5}),
			party: {bob: {equipment: ['mail']}, ann: {equipment: ['bomb']}},
		});
		scene.throw('blue', 'outside', {icon: true});
		expect([scene.kind, scene.foe]).toEqual(['armour', 0]);
		expect(scene.actions('spend')).toEqual([]);

		const two = table({monster: monster({life: 4}), party: {ann: {equipment: ['bomb', 'golden-bomb', 'second-thought']}}});
		two.throw('green', '1');
		two.do(spend('golden-bomb', 'ann'));
		expect([two.kind, two.foe]).toEqual(['rest', 0]);
		expect(two.actions('spend')).toEqual([]);
	});
});

describe('spendables: re-throw', () => {
	test('the die just thrown by anybody flies again, and the first result is void', () => {
		const scene = table({party: {cid: {equipment: ['second-thought']}, bob: {equipment: ['club']}}});
		scene.throw('green', 'outside', {weapons: ['club']});
		expect(scene.kind).toBe('rethrow');
		scene.do(spend('second-thought', 'cid'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'cid', card: 'second-thought'},
			{type: 'rethrow', hero: 'bob', die: 'green', by: 'second-thought'},
		]);
		expect(scene.life.bob).toBe(9);
		expect(scene.combat.lying).toEqual([]);
		// The same hero, the same die; the weapons are chosen anew.
		expect(scene.by).toBe('bob');
		expect(scene.actions('throw')).toEqual([
			{type: 'throw', die: 'green', weapons: [], landing: null},
			{type: 'throw', die: 'green', weapons: ['club'], landing: null},
		]);
		scene.throw('green', '4');
		expect(scene.foe).toBe(46);
		expect(scene.combat.dice.green).toBe('thrown');
		expect(scene.by).toBe('cid');
	});

	test('an icon on the void result wakes nothing', () => {
		const scene = table({party: {bob: {life: 3}, cid: {equipment: ['second-thought']}}});
		scene.throw('green', '1', {icon: true});
		scene.do(spend('second-thought', 'cid'));
		expect(scene.life.bob).toBe(3);
		scene.throw('green', '1');
		expect(scene.said('healed')).toEqual([]);
	});

	test('a Bonus die is taken back as itself', () => {
		const scene = table({party: {ann: {equipment: ['second-thought']}}});
		for (const die of ['red', 'green', 'blue'] as const) {
			scene.throw(die, '1');
			scene.do({type: 'keep'});
		}

		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', 'hole');
		scene.do(spend('second-thought', 'ann'));
		expect(scene.said('rethrow')).toEqual([{type: 'rethrow', hero: 'bob', die: 'bonus', by: 'second-thought'}]);
		expect(scene.bonusDice).toBe(1);
		scene.throw('bonus', '3');
		expect(scene.foe).toBe(44);
		expect(scene.combat.bonusOut).toBe(1);
	});
});

describe('spendables: gain-dice', () => {
	test('Bonus dice for the chest, as many as there are', () => {
		const scene = table({party: {ann: {equipment: ['dice-bag']}}});
		scene.do(spend('dice-bag', 'ann'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'ann', card: 'dice-bag'},
			{type: 'dice-gained', amount: 2, why: 'dice-bag'},
		]);
		expect(scene.bonusDice).toBe(4);
		expect(scene.state.supply.bonusDice).toBe(5);

		const eight = table({chest: {bonusDice: 8}, party: {ann: {equipment: ['dice-bag']}}});
		eight.do(spend('dice-bag', 'ann'));
		expect(eight.said('dice-gained')).toEqual([{type: 'dice-gained', amount: 1, why: 'dice-bag'}]);
		expect(table({chest: {bonusDice: 9}, party: {ann: {equipment: ['dice-bag']}}}).actions('spend')).toEqual([]);
	});

	test('dice thrown in this combat are not back yet', () => {
		const scene = table({chest: {bonusDice: 9}, party: {ann: {equipment: ['dice-bag']}}});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1');
		expect(scene.bonusDice).toBe(8);
		expect(scene.actions('spend')).toEqual([]);
	});
});

describe('spendables: gold', () => {
	test('coins for the chest, as many as there are', () => {
		const scene = table({party: {ann: {equipment: ['purse']}}});
		scene.do(spend('purse', 'ann'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'ann', card: 'purse'},
			{type: 'gold-gained', amount: 3, why: 'purse'},
		]);
		expect(scene.gold).toBe(8);
		// One coin of the thirty lies on the monster.
		const scarce = table({chest: {gold: 28}, party: {ann: {equipment: ['purse']}}});
		scarce.do(spend('purse', 'ann'));
		expect(scarce.said('gold-gained')).toEqual([{type: 'gold-gained', amount: 1, why: 'purse'}]);
		expect(table({chest: {gold: 29}, party: {ann: {equipment: ['purse']}}}).actions('spend')).toEqual([]);
	});
});

describe('spendables: polish', () => {
	test('the used armours of one hero are ready again', () => {
		const scene = miss(['mail', 'spikes'], {party: {cid: {equipment: ['polish']}}});
		expect(scene.hero('bob').equipment).toEqual([
			{id: 'mail', used: true},
			{id: 'spikes', used: true},
		]);
		expect(scene.actions('spend')).toEqual([spend('polish', 'cid', 'bob')]);
		scene.do(spend('polish', 'cid', 'bob'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'cid', card: 'polish', target: 'bob'},
			{type: 'armour-readied', hero: 'bob'},
		]);
		expect(scene.hero('bob').equipment).toEqual([
			{id: 'mail', used: false},
			{id: 'spikes', used: false},
		]);
	});

	test('even while the blow is on its way: the same armour twice on one miss', () => {
		const scene = table({party: {bob: {equipment: ['mail', 'spikes']}, cid: {equipment: ['polish']}}});
		scene.throw('green', 'outside');
		expect(scene.actions('spend')).toEqual([]);
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.kind).toBe('armour');
		scene.do(spend('polish', 'cid', 'bob'));
		expect(scene.actions()).toEqual([{type: 'use-armour', card: 'mail'}, {type: 'use-armour', card: 'spikes'}, {type: 'take-it'}]);
		scene.do({type: 'use-armour', card: 'mail'});
		scene.do({type: 'take-it'});
		expect(scene.said('suffered')).toEqual([{type: 'suffered', hero: 'bob', damage: 1, life: 8, why: 'monster'}]);
	});

	test('of no use to those who have nothing used, nor to the fainted', () => {
		const scene = miss(['mail'], {party: {cid: {equipment: ['polish']}}});
		scene.alterHero('bob', {fainted: true, life: 0});
		expect(scene.actions('spend')).toEqual([]);
		expect(table({party: {bob: {equipment: ['mail']}, cid: {equipment: ['polish']}}}).actions('spend')).toEqual([]);
	});
});

describe('spendables of two effects', () => {
	test('re-throw and heal: both while the throw is looked at', () => {
		const scene = table({party: {bob: {life: 3}, cid: {equipment: ['biscuit']}}});
		scene.throw('green', 'outside');
		expect(scene.actions()).toEqual([{type: 'keep'}, spend('biscuit', 'cid', 'bob')]);
		scene.do(spend('biscuit', 'cid', 'bob'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'cid', card: 'biscuit', target: 'bob'},
			{type: 'healed', hero: 'bob', amount: 2, life: 5, why: 'biscuit'},
			{type: 'rethrow', hero: 'bob', die: 'green', by: 'biscuit'},
		]);
		expect([scene.kind, scene.by]).toEqual(['throw', 'bob']);
	});

	test('re-throw and heal: only the re-throw when nobody is hurt', () => {
		const scene = table({party: {cid: {equipment: ['biscuit']}}});
		scene.throw('green', 'outside');
		expect(scene.actions('spend')).toEqual([spend('biscuit', 'cid')]);
		scene.do(spend('biscuit', 'cid'));
		expect(scene.story).toEqual(['spent', 'rethrow']);
	});

	test('re-throw and heal: only the heal when nothing was thrown, and as a last chance', () => {
		const early = table({party: {bob: {life: 3}, cid: {equipment: ['biscuit']}}});
		early.do(spend('biscuit', 'cid', 'bob'));
		expect(early.story).toEqual(['spent', 'healed']);
		expect(early.life.bob).toBe(5);

		const late = table({monster: monster({damage: 4}), party: {bob: {life: 3}, cid: {equipment: ['biscuit']}}});
		late.throw('green', 'outside');
		late.do({type: 'keep'});
		expect(late.kind).toBe('last-chance');
		late.do(spend('biscuit', 'cid', 'bob'));
		expect(late.story).toEqual(['spent', 'healed', 'turn-started']);
		expect(late.life.bob).toBe(1);
	});

	test('dice and coins', () => {
		const scene = table({party: {ann: {equipment: ['trousers']}}});
		scene.do(spend('trousers', 'ann'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'ann', card: 'trousers'},
			{type: 'dice-gained', amount: 1, why: 'trousers'},
			{type: 'gold-gained', amount: 2, why: 'trousers'},
		]);
		// With nine dice in the chest the coins are still worth it.
		const full = table({chest: {gold: 0, bonusDice: 9}, party: {ann: {equipment: ['trousers']}}});
		full.do(spend('trousers', 'ann'));
		expect(full.story).toEqual(['spent', 'gold-gained']);
	});

	test('a bomb and a heal, in this order', () => {
		const scene = table({party: {bob: {life: 3}, ann: {equipment: ['grenade-stew']}}});
		scene.do(spend('grenade-stew', 'ann', 'bob'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'ann', card: 'grenade-stew', target: 'bob'},
			{type: 'monster-hurt', by: 'ann', damage: 4, life: 46, why: 'grenade-stew'},
			{type: 'healed', hero: 'bob', amount: 1, life: 4, why: 'grenade-stew'},
		]);
		// Nobody hurt: it is still a bomb.
		const bomb = table({party: {ann: {equipment: ['grenade-stew']}}});
		expect(bomb.actions('spend')).toEqual([spend('grenade-stew', 'ann')]);
		bomb.do(spend('grenade-stew', 'ann'));
		expect(bomb.story).toEqual(['spent', 'monster-hurt']);
	});

	test('damage and coins, on a hit', () => {
		const scene = table({party: {ann: {equipment: ['golden-perfume']}}});
		scene.throw('green', '1');
		scene.do(spend('golden-perfume', 'ann'));
		expect(scene.story).toEqual(['spent', 'damage-added', 'gold-gained', 'hit', 'turn-started']);
		expect(scene.foe).toBe(47);
		expect(scene.gold).toBe(6);
	});

	test('polish and heal: for one who needs either', () => {
		const scene = miss(['mail'], {party: {ann: {life: 8}, cid: {equipment: ['spa']}}});
		// Bob may have the mail again against what is left of the blow; he takes it.
		scene.do({type: 'take-it'});
		expect(scene.actions('spend')).toEqual([spend('spa', 'cid', 'ann'), spend('spa', 'cid', 'bob')]);
		scene.do(spend('spa', 'cid', 'bob'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'cid', card: 'spa', target: 'bob'},
			{type: 'armour-readied', hero: 'bob'},
			{type: 'healed', hero: 'bob', amount: 2, life: 8, why: 'spa'},
		]);
	});

	// `spend` asks every effect of the card for its events, also those that are not `useful` now. No printed card mixes
	// these today, but the schema allows it: the bomb throws "there is no combat", the perfume tells of damage that nobody got.
	test('a bomb with coins in the Shop is worth its coins', () => {
		const scene = table({monster: monster({life: 1}), chest: {gold: 5}, party: {ann: {equipment: ['golden-bomb']}}});
		scene.throw('green', '1');
		scene.alter({steps: 10});
		scene.do({type: 'move-on'});
		expect(scene.kind).toBe('shop');
		expect(scene.actions('spend')).toEqual([spend('golden-bomb', 'ann')]);
		scene.do(spend('golden-bomb', 'ann'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'ann', card: 'golden-bomb'},
			{type: 'gold-gained', amount: 1, why: 'golden-bomb'},
		]);
	});

	test('a bomb with coins in Resting does not beat the dead', () => {
		const scene = table({monster: monster({life: 1}), party: {ann: {equipment: ['golden-bomb']}}});
		scene.throw('green', '1');
		scene.do(spend('golden-bomb', 'ann'));
		expect(scene.story).toEqual(['spent', 'gold-gained']);
	});

	test('damage with coins between the throws adds no damage', () => {
		const scene = table({party: {ann: {equipment: ['golden-perfume']}}});
		scene.do(spend('golden-perfume', 'ann'));
		expect(scene.story).toEqual(['spent', 'gold-gained']);
	});
});
