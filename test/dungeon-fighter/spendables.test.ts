/** Spendables at any moment, the last chance before a faint, and what the rulings make of retrieving. */
import {describe, expect, test} from 'vitest';
import {monster, room, type Scene} from '../helpers/scene.js';
import {gear, spend, spendable, type TrioSetup, throwThree, trio} from '../helpers/trio.js';

const table = (setup: TrioSetup = {}): Scene =>
	trio({
		everyone: {green: {is: 're-throw'}, blue: {is: 'free-sample'}},
		equipment: [
			...gear('purse', 'stew', 'feast', 'bomb', 'dice-bag', 'second-thought', 'mail', 'plate'),
			spendable('soup', {is: 'heal', amount: 3}),
			spendable('elixir', {is: 'heal', amount: 30}),
		],
		chest: {gold: 0, bonusDice: 2},
		...setup,
	});

const outOfDice = (scene: Scene): Scene => {
	expect(throwThree(scene).kind).toBe('out-of-dice');
	return scene;
};

describe('any time, anybody', () => {
	test('2E-EQUIP-09: a spendable is gone after use', () => {
		const scene = table({party: {bob: {equipment: ['purse', 'stew']}}});
		scene.do(spend('purse', 'bob'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'bob', card: 'purse'},
			{type: 'gold-gained', amount: 2, why: 'purse'},
		]);
		expect(scene.gold).toBe(2);
		expect(scene.hero('bob').equipment).toEqual([{id: 'stew', used: false}]);
		expect(scene.state.discards.equipment).toEqual(['purse']);
		expect(() => scene.do(spend('purse', 'bob'))).toThrow('not among');
	});

	/** Every kind of decision, and how to get there; Cid, who is not asked in any of them, holds the purse. */
	const moments: readonly (readonly [kind: string, by: string, reach: (setup: TrioSetup) => Scene])[] = [
		[
			'choose-path',
			'bob',
			setup => {
				const scene = table({...setup, monster: monster({life: 1})});
				scene.throw('red', '1');
				scene.do({type: 'move-on'});
				return scene;
			},
		],
		['assign-equipment', 'ann', setup => table({...setup, room: room({effects: [{is: 'free-equipment'}]})})],
		['throw', 'bob', setup => table(setup)],
		['out-of-dice', 'bob', setup => outOfDice(table(setup))],
		[
			'rethrow',
			'bob',
			setup => {
				const scene = table(setup);
				scene.throw('green', '1', {icon: true});
				return scene;
			},
		],
		[
			'activate',
			'bob',
			setup => {
				const scene = outOfDice(table(setup));
				scene.do({type: 'use-bonus-die'});
				scene.throw('bonus', '1', {icon: true});
				return scene;
			},
		],
		[
			'armour',
			'bob',
			setup => {
				const scene = table({...setup, party: {...setup.party, bob: {equipment: ['mail']}}});
				scene.throw('red', 'outside');
				return scene;
			},
		],
		[
			'last-chance',
			'bob',
			setup => {
				const scene = table({...setup, monster: monster({damage: 9})});
				scene.throw('red', 'outside');
				return scene;
			},
		],
		[
			'scar',
			'bob',
			setup => {
				const scene = table({...setup, monster: monster({damage: 9, life: 1})});
				scene.throw('red', 'outside');
				scene.do({type: 'faint'});
				scene.throw('green', '1');
				return scene;
			},
		],
		[
			'rest',
			'bob',
			setup => {
				const scene = table({...setup, monster: monster({life: 1})});
				scene.throw('red', '1');
				return scene;
			},
		],
		[
			'shop',
			'bob',
			setup => {
				const scene = table({...setup, monster: monster({life: 1})});
				scene.throw('red', '1');
				scene.alter({steps: 10});
				scene.do({type: 'move-on'});
				return scene;
			},
		],
	];

	test.each(moments)('2E-EQUIP-10: by a hero who is not asked, while the game waits for "%s"', (kind, by, reach) => {
		const scene = reach({party: {cid: {equipment: ['purse']}}});
		expect(scene.kind).toBe(kind);
		expect(scene.by).toBe(by);
		const {gold} = scene;
		expect(scene.actions('spend')).toEqual([spend('purse', 'cid')]);
		scene.do(spend('purse', 'cid'));
		expect(scene.events.slice(0, 2)).toEqual([
			{type: 'spent', hero: 'cid', card: 'purse'},
			{type: 'gold-gained', amount: 2, why: 'purse'},
		]);
		expect(scene.gold).toBe(gold + 2);
		expect(scene.state.discards.equipment).toEqual(['purse']);
		// The question stays open; only the last chance has passed with the last card.
		if (kind === 'last-chance') expect(scene.hero('bob').fainted).toBe(true);
		else expect([scene.kind, scene.by]).toEqual([kind, by]);
	});

	test('2E-EQUIP-10: a card that would do nothing is not offered', () => {
		const scene = table({party: {cid: {equipment: ['stew', 'second-thought', 'feast']}}});
		expect(scene.actions('spend')).toEqual([]);
		scene.alterHero('ann', {life: 8});
		expect(scene.actions('spend')).toEqual([spend('stew', 'cid', 'ann'), spend('feast', 'cid')]);
	});

	// 2E-RULING-01: the re-throw window (step 4) is closed when the blow falls (step 9). The core still lists the card there,
	// takes it away and gives nothing for it; and a last chance is opened for it that is none.
	test('2E-EQUIP-10: a re-throw is not offered once the throw takes effect', () => {
		const scene = table({monster: monster({damage: 9}), party: {bob: {equipment: ['mail']}, cid: {equipment: ['second-thought']}}});
		scene.throw('red', 'outside');
		expect(scene.kind).toBe('rethrow');
		scene.do({type: 'keep'});
		expect(scene.kind).toBe('armour');
		expect(scene.actions('spend')).toEqual([]);
	});

	test('2E-EQUIP-11: a re-throw is no last chance', () => {
		const scene = table({monster: monster({damage: 9}), party: {cid: {equipment: ['second-thought']}}});
		scene.throw('red', 'outside');
		scene.do({type: 'keep'});
		expect(scene.story).toEqual(['miss', 'suffered', 'fainted', 'turn-started']);
	});

	test('2E-RULING-53: the fainted play none', () => {
		const scene = table({
			monster: monster({damage: 9}),
			party: {bob: {equipment: ['purse', 'stew']}, cid: {equipment: ['elixir'], life: 5}},
		});
		scene.throw('red', 'outside');
		scene.do({type: 'faint'});
		expect(scene.by).toBe('cid');
		expect(scene.actions('spend')).toEqual([spend('elixir', 'cid', 'cid')]);
	});
});

describe('the last chance', () => {
	test('2E-EQUIP-11, 2E-RULING-53: the heal is added to the true value: Life 2, damage 3, heal 3 gives 2', () => {
		const scene = table({monster: monster({damage: 3}), party: {bob: {life: 2}, ann: {equipment: ['stew']}}});
		scene.throw('red', 'outside');
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered']);
		expect(scene.kind).toBe('last-chance');
		expect(scene.by).toBe('bob');
		expect(scene.life.bob).toBe(-1);
		expect(scene.actions()).toEqual([{type: 'faint'}, spend('stew', 'ann', 'bob')]);
		scene.do(spend('stew', 'ann', 'bob'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'ann', card: 'stew', target: 'bob'},
			{type: 'healed', hero: 'bob', amount: 3, life: 2, why: 'stew'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.hero('bob').fainted).toBe(false);
	});

	test('2E-RULING-53: the one about to faint may help himself, and gets no more than the maximum', () => {
		const scene = table({monster: monster({damage: 9}), party: {bob: {life: 2, equipment: ['elixir']}}});
		scene.throw('red', 'outside');
		scene.do(spend('elixir', 'bob', 'bob'));
		expect(scene.said('healed')).toEqual([{type: 'healed', hero: 'bob', amount: 16, life: 9, why: 'elixir'}]);
		expect(scene.by).toBe('cid');
	});

	test('2E-RULING-53: 0 is not enough, and a second card may follow the first', () => {
		const scene = table({monster: monster({damage: 5}), party: {bob: {life: 2}, ann: {equipment: ['stew']}, cid: {equipment: ['soup']}}});
		scene.throw('red', 'outside');
		expect(scene.life.bob).toBe(-3);
		scene.do(spend('stew', 'ann', 'bob'));
		expect(scene.life.bob).toBe(0);
		expect(scene.kind).toBe('last-chance');
		scene.do(spend('soup', 'cid', 'bob'));
		expect(scene.life.bob).toBe(3);
		expect(scene.story).toEqual(['spent', 'healed', 'turn-started']);

		const late = table({monster: monster({damage: 5}), party: {bob: {life: 2}, ann: {equipment: ['stew']}}});
		late.throw('red', 'outside');
		late.do(spend('stew', 'ann', 'bob'));
		expect(late.events.slice(-2)).toEqual([
			{type: 'fainted', hero: 'bob'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(late.hero('bob').life).toBe(0);
	});

	test('2E-EQUIP-11: nobody has to help', () => {
		const scene = table({monster: monster({damage: 9}), party: {ann: {equipment: ['stew']}}});
		scene.throw('red', 'outside');
		scene.do({type: 'faint'});
		expect(scene.events).toEqual([
			{type: 'fainted', hero: 'bob'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.hero('ann').equipment).toEqual([{id: 'stew', used: false}]);
	});

	describe('two heroes about to faint, one potion', () => {
		const rabid = (party: TrioSetup['party']): Scene => {
			const scene = table({monster: monster({damage: 3, effects: [{is: 'rabid'}]}), party: {bob: {life: 1}, cid: {life: 3}, ...party}});
			scene.throw('red', 'outside');
			expect(scene.life).toEqual({ann: 6, bob: -2, cid: 0});
			expect(scene.by).toBe('bob');
			return scene;
		};

		test('2E-RULING-53: for the first', () => {
			const scene = rabid({ann: {equipment: ['stew']}});
			expect(scene.actions('spend')).toEqual([spend('stew', 'ann', 'ann'), spend('stew', 'ann', 'bob'), spend('stew', 'ann', 'cid')]);
			scene.do(spend('stew', 'ann', 'bob'));
			expect(scene.events.slice(1)).toEqual([
				{type: 'healed', hero: 'bob', amount: 3, life: 1, why: 'stew'},
				{type: 'fainted', hero: 'cid'},
				{type: 'turn-started', hero: 'ann'},
			]);
		});

		test('2E-RULING-53: for the second, while the first goes down', () => {
			const scene = rabid({ann: {equipment: ['stew']}});
			scene.do({type: 'faint'});
			expect(scene.events).toEqual([{type: 'fainted', hero: 'bob'}]);
			expect(scene.by).toBe('cid');
			// Too late for Bob.
			expect(scene.actions('spend')).toEqual([spend('stew', 'ann', 'ann'), spend('stew', 'ann', 'cid')]);
			scene.do(spend('stew', 'ann', 'cid'));
			expect(scene.life).toEqual({ann: 6, bob: 0, cid: 3});
			expect(scene.by).toBe('cid');
		});

		test('2E-RULING-53: for the second at once', () => {
			const scene = rabid({ann: {equipment: ['stew']}});
			scene.do(spend('stew', 'ann', 'cid'));
			expect(scene.events.slice(1)).toEqual([
				{type: 'healed', hero: 'cid', amount: 3, life: 3, why: 'stew'},
				{type: 'fainted', hero: 'bob'},
				{type: 'turn-started', hero: 'cid'},
			]);
		});

		test('2E-RULING-53: whoever faints takes the potion down with them', () => {
			const scene = rabid({bob: {life: 1, equipment: ['stew']}});
			scene.do({type: 'faint'});
			expect(scene.events).toEqual([
				{type: 'fainted', hero: 'bob'},
				{type: 'fainted', hero: 'cid'},
				{type: 'turn-started', hero: 'ann'},
			]);
			expect(scene.hero('bob').equipment).toEqual([{id: 'stew', used: false}]);
		});

		test('2E-RULING-53: one about to faint may save the other', () => {
			const scene = rabid({cid: {life: 3, equipment: ['stew']}});
			scene.do(spend('stew', 'cid', 'bob'));
			expect(scene.life).toEqual({ann: 6, bob: 1, cid: 0});
			expect(scene.hero('cid').fainted).toBe(true);
			expect(scene.hero('bob').fainted).toBe(false);
		});

		test('2E-RULING-53: something for the whole party saves whom it lifts to 1, and not the fainted', () => {
			const scene = table({
				heroes: ['ann', 'bob', 'cid', 'dora'],
				monster: monster({damage: 3, effects: [{is: 'rabid'}]}),
				party: {ann: {equipment: ['feast']}, bob: {life: 2}, cid: {life: 1}},
			});
			scene.alterHero('dora', {fainted: true, life: 0});
			scene.throw('red', 'outside');
			expect(scene.life).toEqual({ann: 6, bob: -1, cid: -2, dora: 0});
			scene.do(spend('feast', 'ann'));
			expect(scene.events).toEqual([
				{type: 'spent', hero: 'ann', card: 'feast'},
				{type: 'healed', hero: 'ann', amount: 2, life: 8, why: 'feast'},
				{type: 'healed', hero: 'bob', amount: 2, life: 1, why: 'feast'},
				{type: 'healed', hero: 'cid', amount: 2, life: 0, why: 'feast'},
				{type: 'fainted', hero: 'cid'},
				{type: 'turn-started', hero: 'ann'},
			]);
		});
	});

	test('2E-RULING-53: the whole party below 1, one card for all: everybody stays up', () => {
		const scene = table({
			monster: monster({damage: 3, effects: [{is: 'rabid'}]}),
			party: {ann: {life: 2}, bob: {life: 2}, cid: {life: 2, equipment: ['feast']}},
		});
		scene.throw('red', 'outside');
		expect(scene.life).toEqual({ann: -1, bob: -1, cid: -1});
		scene.do(spend('feast', 'cid'));
		expect(scene.life).toEqual({ann: 1, bob: 1, cid: 1});
		expect(scene.story).toEqual(['spent', 'healed', 'healed', 'healed', 'turn-started']);
	});

	test('2E-RULING-53: a bomb in the last moment wins, though everybody falls (2E-RULING-21)', () => {
		const scene = table({
			monster: monster({damage: 9, life: 9, effects: [{is: 'rabid'}]}),
			party: {cid: {equipment: ['bomb']}},
		});
		scene.throw('red', 'outside');
		expect([scene.kind, scene.by]).toEqual(['armour', 'bob']);
		scene.do({type: 'take-it'});
		// Asked once for all three, who are hurt at the same time.
		expect([scene.kind, scene.by]).toEqual(['last-chance', 'bob']);
		scene.do(spend('bomb', 'cid'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'cid', card: 'bomb'},
			{type: 'monster-hurt', by: 'cid', damage: 9, life: 0, why: 'bomb'},
			{type: 'fainted', hero: 'bob'},
			{type: 'fainted', hero: 'cid'},
			{type: 'fainted', hero: 'ann'},
			{type: 'monster-defeated', monster: 'test-monster', epic: false},
			{type: 'reward', amount: 1},
		]);
		expect(scene.kind).toBe('scar');
	});

	describe('2E-EQUIP-10: between a miss and its blow', () => {
		test('a bomb that kills is asked for, and a dead monster does not strike', () => {
			const scene = table({monster: monster({damage: 9, life: 9}), party: {cid: {equipment: ['bomb']}}});
			scene.throw('red', 'outside');
			expect([scene.kind, scene.by]).toEqual(['armour', 'bob']);
			expect(scene.actions()).toEqual([{type: 'take-it'}, spend('bomb', 'cid')]);
			scene.do(spend('bomb', 'cid'));
			expect(scene.said('suffered')).toEqual([]);
			expect([scene.kind, scene.life.bob]).toEqual(['rest', 9]);
		});

		test('a bomb that does not kill holds nothing up', () => {
			const scene = table({monster: monster({damage: 2, life: 10}), party: {cid: {equipment: ['bomb']}}});
			scene.throw('red', 'outside');
			expect([scene.kind, scene.life.bob]).toEqual(['throw', 7]);
		});

		test('used armour is polished for the one who is about to be hurt, and stops the blow', () => {
			const scene = table({
				monster: monster({damage: 1, life: 30}),
				equipment: [...gear('mail'), spendable('polish', {is: 'polish'})],
				party: {bob: {equipment: ['mail']}, ann: {equipment: ['polish']}},
			});
			scene.throw('red', 'outside');
			scene.do({type: 'use-armour', card: 'mail'});
			// Nobody else has armour to polish.
			scene.throw('green', 'outside');
			scene.throw('blue', 'outside');
			scene.do({type: 'use-bonus-die'});
			const {bob} = scene.life;
			scene.throw('bonus', 'outside');
			expect([scene.kind, scene.by]).toEqual(['armour', 'bob']);
			expect(scene.actions()).toEqual([{type: 'take-it'}, spend('polish', 'ann', 'bob')]);
			scene.do(spend('polish', 'ann', 'bob'));
			expect(scene.actions()).toEqual([{type: 'use-armour', card: 'mail'}, {type: 'take-it'}]);
			scene.do({type: 'use-armour', card: 'mail'});
			expect(scene.life.bob).toBe(bob);
		});
	});

	test('2E-EQUIP-11: a dead monster does not strike: a bomb while the armour is asked for', () => {
		const scene = table({monster: monster({damage: 9, life: 9}), party: {bob: {equipment: ['mail']}, cid: {equipment: ['bomb']}}});
		scene.throw('red', 'outside');
		expect(scene.kind).toBe('armour');
		scene.do(spend('bomb', 'cid'));
		expect(scene.story).toEqual(['spent', 'monster-hurt', 'monster-defeated', 'reward', 'leader-changed', 'dice-collected']);
		expect(scene.life.bob).toBe(9);
		expect(scene.hero('bob').equipment).toEqual([{id: 'mail', used: false}]);
	});
});

describe('retrieving', () => {
	test('2E-RULING-53: a heal helps against retrieving; an armour, which prevents, is not even asked for', () => {
		const scene = outOfDice(
			table({monster: monster({level: 4, life: 30}), party: {bob: {life: 3, equipment: ['plate']}, ann: {equipment: ['stew']}}}),
		);
		scene.do({type: 'retrieve-dice'});
		expect(scene.events).toEqual([
			{type: 'dice-retrieved', hero: 'bob'},
			{type: 'suffered', hero: 'ann', damage: 4, life: 5, why: 'retrieve'},
			{type: 'suffered', hero: 'bob', damage: 4, life: -1, why: 'retrieve'},
			{type: 'suffered', hero: 'cid', damage: 4, life: 5, why: 'retrieve'},
		]);
		expect(scene.kind).toBe('last-chance');
		scene.do(spend('stew', 'ann', 'bob'));
		expect(scene.events.slice(1)).toEqual([{type: 'healed', hero: 'bob', amount: 3, life: 2, why: 'stew'}]);
		// It is still Bob's turn, with three dice.
		expect(scene.kind).toBe('throw');
		expect(scene.by).toBe('bob');
		expect(scene.combat.dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
	});

	test('2E-RULING-56: when it fells the Active Hero the next one throws, with three dice', () => {
		const scene = outOfDice(table({monster: monster({level: 2, life: 30}), party: {bob: {life: 2}}}));
		scene.do({type: 'retrieve-dice'});
		expect(scene.events).toEqual([
			{type: 'dice-retrieved', hero: 'bob'},
			{type: 'suffered', hero: 'ann', damage: 2, life: 7, why: 'retrieve'},
			{type: 'suffered', hero: 'bob', damage: 2, life: 0, why: 'retrieve'},
			{type: 'suffered', hero: 'cid', damage: 2, life: 7, why: 'retrieve'},
			{type: 'fainted', hero: 'bob'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.actions('throw')).toHaveLength(3);
	});

	test('2E-RULING-56: the next standing hero, over the fainted', () => {
		const scene = outOfDice(table({monster: monster({level: 2, life: 30}), party: {bob: {life: 2}, cid: {life: 1}}}));
		scene.do({type: 'retrieve-dice'});
		expect(scene.events.slice(-3)).toEqual([
			{type: 'fainted', hero: 'bob'},
			{type: 'fainted', hero: 'cid'},
			{type: 'turn-started', hero: 'ann'},
		]);
	});

	test('2E-RULING-56: when it fells everybody the party has lost', () => {
		const scene = outOfDice(table({monster: monster({level: 2, life: 30}), party: {ann: {life: 2}, bob: {life: 2}, cid: {life: 1}}}));
		scene.do({type: 'retrieve-dice'});
		expect(scene.events.at(-1)).toEqual({type: 'lost', cause: 'all-fainted', to: 'test-monster'});
		expect(scene.state.outcome).toBe('lost');
	});

	test('2E-RULING-56: with an empty chest it is the only way', () => {
		const rich = outOfDice(table({monster: monster({life: 30})}));
		expect(rich.actions()).toEqual([{type: 'use-bonus-die'}, {type: 'retrieve-dice'}]);
		const poor = outOfDice(table({monster: monster({life: 30}), chest: {bonusDice: 0}}));
		expect(poor.actions()).toEqual([{type: 'retrieve-dice'}]);
		expect(() => poor.do({type: 'use-bonus-die'})).toThrow('not among');
	});

	test('2E-RULING-56: unless somebody finds dice in a pocket', () => {
		const scene = outOfDice(table({monster: monster({life: 30}), chest: {bonusDice: 0}, party: {cid: {equipment: ['dice-bag']}}}));
		expect(scene.actions()).toEqual([{type: 'retrieve-dice'}, spend('dice-bag', 'cid')]);
		scene.do(spend('dice-bag', 'cid'));
		expect(scene.actions()).toEqual([{type: 'use-bonus-die'}, {type: 'retrieve-dice'}]);
		expect(scene.bonusDice).toBe(2);
	});

	test('2E-RULING-53: a bomb in the window after retrieving wins the fight; the fallen still fall', () => {
		const scene = outOfDice(table({monster: monster({level: 2, life: 12}), party: {bob: {life: 2}, cid: {equipment: ['bomb']}}}));
		scene.do({type: 'retrieve-dice'});
		expect(scene.kind).toBe('last-chance');
		scene.do(spend('bomb', 'cid'));
		expect(scene.story).toEqual(['spent', 'monster-hurt', 'fainted', 'monster-defeated', 'reward']);
		expect(scene.by).toBe('bob');
		expect(scene.kind).toBe('scar');
	});
});

describe('bombs between the throws', () => {
	test('2E-EQUIP-10: before the first die: the fight is won without one', () => {
		const scene = table({monster: monster({life: 9}), party: {ann: {equipment: ['bomb']}}});
		scene.do(spend('bomb', 'ann'));
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'ann', card: 'bomb'},
			{type: 'monster-hurt', by: 'ann', damage: 9, life: 0, why: 'bomb'},
			{type: 'monster-defeated', monster: 'test-monster', epic: false},
			{type: 'reward', amount: 1},
			{type: 'dice-collected', bonusDice: 0},
		]);
		expect(scene.state.throws).toBe(0);
		expect(scene.kind).toBe('rest');
	});

	test('2E-EQUIP-10: while a throw is looked at: the die then hits nobody', () => {
		const scene = table({monster: monster({life: 9}), party: {ann: {equipment: ['bomb', 'second-thought']}}});
		scene.throw('red', '5');
		expect(scene.kind).toBe('rethrow');
		scene.do(spend('bomb', 'ann'));
		// Nobody is asked about a re-throw: there is nothing left to throw at.
		expect(scene.said('hit')).toEqual([]);
		expect(scene.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'test-monster', epic: false}]);
		expect(scene.state.leader).toBe('bob');
	});

	test('2E-EQUIP-10: while a miss is looked at: the monster has no time to strike', () => {
		const scene = table({
			monster: monster({life: 9, effects: [{is: 'greedy'}]}),
			chest: {gold: 3},
			party: {ann: {equipment: ['bomb', 'second-thought']}},
		});
		scene.throw('red', 'outside');
		scene.do(spend('bomb', 'ann'));
		expect(scene.story).toEqual(['spent', 'monster-hurt', 'miss', 'monster-defeated', 'reward', 'leader-changed', 'dice-collected']);
		expect(scene.life.bob).toBe(9);
		expect(scene.gold).toBe(4);
	});
});
