/** Life and its limits, fainting, the icon, and the Bonus dice. */
import {describe, expect, test} from 'vitest';
import {boss, type Colour, monster, room, type Scene, secondEdition} from '../helpers/scene.js';
import {bossTrio, names, spendable, type TrioSetup, trio as tableFor, takeBonusDie} from '../helpers/trio.js';

const everyone = {red: {is: 'pickpocket'}, blue: {is: 'heal-party'}};

const trio = (setup: TrioSetup = {}): Scene => tableFor({everyone, ...setup});

const potion = (amount: number, id = 'potion'): object => spendable(id, {is: 'heal', amount});
const bomb = (amount: number, id = 'bomb'): object => spendable(id, {is: 'bomb', amount});

describe('fainting', () => {
	test.each([
		[3, 2, 1, false],
		[2, 2, 0, true],
		[1, 5, 0, true],
	])('2E-FAINT-01: Life %i and damage %i leave Life %i; fainted: %s', (life, damage, left, fainted) => {
		const scene = trio({monster: monster({damage}), party: {bob: {life}}});
		scene.throw('red', 'outside');
		expect(scene.hero('bob')).toMatchObject({life: left, fainted});
		expect(scene.said('fainted')).toEqual(fainted ? [{type: 'fainted', hero: 'bob'}] : []);
		// The blow itself keeps the true value.
		expect(scene.said('suffered')).toEqual([{type: 'suffered', hero: 'bob', damage, life: life - damage, why: 'monster'}]);
	});

	test('2E-FAINT-02: a fainted hero cannot act again in that combat and is skipped', () => {
		const scene = trio({
			equipment: [potion(2, 'potion-a'), potion(2, 'potion-b'), potion(2, 'potion-c')],
			party: {ann: {life: 5}, bob: {life: 2, equipment: ['potion-a', 'potion-b']}, cid: {equipment: ['potion-c']}},
		});
		scene.throw('red', 'outside');
		expect(scene.kind).toBe('last-chance');
		scene.do({type: 'faint'});
		expect(scene.hero('bob').fainted).toBe(true);
		// His potions stay in his pocket: only Cid can play one, and only for Ann.
		expect(scene.actions('spend')).toEqual([{type: 'spend', card: 'potion-c', hero: 'cid', target: 'ann'}]);
		expect(scene.by).toBe('cid');
		scene.throw('green', '1');
		expect(scene.by).toBe('ann');
		scene.throw('blue', '1');
		expect(scene.by).toBe('cid');
		expect(scene.kind).toBe('out-of-dice');
	});

	test('2E-FAINT-03: as soon as all heroes have fainted the party loses', () => {
		const scene = trio({party: {ann: {life: 1}, bob: {life: 1}, cid: {life: 1}}});
		scene.throw('red', 'outside');
		expect(scene.state.outcome).toBeUndefined();
		scene.throw('green', 'outside');
		expect(scene.state.outcome).toBeUndefined();
		scene.throw('blue', 'outside');
		expect(scene.events.slice(-2)).toEqual([
			{type: 'fainted', hero: 'ann'},
			{type: 'lost', cause: 'all-fainted', to: 'test-monster'},
		]);
		expect(scene.state).toMatchObject({outcome: 'lost', cause: 'all-fainted', phase: 'over'});
		expect(scene.kind).toBeUndefined();
	});

	test('2E-FAINT-03: also when retrieving fells the last of them', () => {
		const scene = trio({monster: monster({level: 4}), party: {ann: {life: 4}, bob: {life: 3}, cid: {life: 1}}});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'retrieve-dice'});
		expect(scene.story).toEqual(['dice-retrieved', 'suffered', 'suffered', 'suffered', 'fainted', 'fainted', 'fainted', 'lost']);
		expect(scene.state.cause).toBe('all-fainted');
	});

	test('2E-FAINT-04: the fainted hero gets a Scar in the next Resting phase, the others none', () => {
		const scene = trio({monster: monster({life: 3}), party: {bob: {life: 1}}});
		scene.throw('red', 'outside');
		expect(scene.hero('bob').scars).toEqual([]);
		scene.throw('green', '3');
		expect(scene.kind).toBe('scar');
		expect(scene.by).toBe('bob');
		scene.do({type: 'scar', hero: 'bob', color: 'blue'});
		expect(scene.said('scarred')).toEqual([{type: 'scarred', hero: 'bob', color: 'blue', life: 7}]);
		expect(scene.state.heroes.map(hero => hero.scars)).toEqual([[], ['blue'], []]);
		expect(scene.kind).toBe('rest');
	});

	test('2E-RULING-21: if all faint as the monster dies it is a victory, and the fainted get their Scars', () => {
		// Rabid fells all three; Ann throws a bomb with her last breath.
		const scene = trio({
			monster: monster({life: 3, damage: 9, effects: [{is: 'rabid'}]}),
			// With the monster dead the second one is of no use and holds nothing up.
			equipment: [bomb(3), bomb(3, 'second-bomb')],
			party: {ann: {equipment: ['bomb', 'second-bomb']}},
		});
		scene.throw('red', 'outside');
		// It would have kept them on their feet; nobody thinks of it in time.
		scene.do({type: 'take-it'});
		expect(scene.life).toEqual({ann: 0, bob: 0, cid: 0});
		expect(scene.kind).toBe('last-chance');
		scene.do({type: 'spend', card: 'bomb', hero: 'ann'});
		expect(scene.said('monster-hurt')).toEqual([{type: 'monster-hurt', by: 'ann', damage: 3, life: 0, why: 'bomb'}]);
		expect(scene.said('fainted').map(({hero}) => hero)).toEqual(['bob', 'cid', 'ann']);
		expect(scene.said('lost')).toEqual([]);
		expect(scene.said('monster-defeated')).toHaveLength(1);
		for (const hero of names) scene.do({type: 'scar', hero, color: 'red'});
		expect(scene.life).toEqual({ann: 7, bob: 7, cid: 7});
		expect(scene.kind).toBe('rest');
		expect(scene.state.outcome).toBeUndefined();
	});

	test("2E-RULING-21: Heroic Defense's own 1 fells the last hero as it fells the monster: victory", () => {
		const scene = trio({
			monster: monster({life: 4}),
			abilities: {bob: {blue: {is: 'heroic-defense'}}},
			party: {ann: {life: 1}, bob: {life: 1}, cid: {life: 1}},
		});
		scene.alterHero('ann', {life: 0, fainted: true}).alterHero('cid', {life: 0, fainted: true});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.story).toEqual(['thrown', 'ability', 'miss', 'monster-hurt', 'suffered', 'fainted', 'monster-defeated', 'reward']);
		expect(scene.kind).toBe('scar');
	});
});

describe('Life', () => {
	test.each([
		[[], 9],
		[['red'], 7],
		[['red', 'blue'], 5],
		[['red', 'green', 'blue'], 3],
	])('2E-RULING-09: with Scars %j the maximum is %i', (scars, most) => {
		const scene = trio({party: {bob: {scars}}});
		expect(scene.maxLife('bob')).toBe(most);
		expect(scene.life.bob).toBe(most);
		expect(() => trio({party: {bob: {scars, life: most + 1}}})).toThrow(expect.objectContaining({name: 'Refusal'}));
	});

	test('2E-RULING-14: healing stops at the maximum, and the excess is lost', () => {
		const scene = trio({party: {ann: {scars: ['red'], life: 7}, bob: {scars: ['blue'], life: 5}, cid: {life: 9}}});
		scene.throw('green', '1', {icon: true});
		// Self Healing 3, but only two spaces are left under a maximum of 7.
		expect(scene.said('healed')).toEqual([{type: 'healed', hero: 'bob', amount: 2, life: 7, why: 'self-healing'}]);
		scene.throw('blue', '1', {icon: true});
		expect(scene.said('ability')).toEqual([{type: 'ability', hero: 'cid', color: 'blue', ability: 'heal-party'}]);
		expect(scene.said('healed')).toEqual([]);
		expect(scene.life).toEqual({ann: 7, bob: 7, cid: 9});
		// Nothing is kept for later.
		scene.throw('red', 'outside');
		expect(scene.life.ann).toBe(5);
	});

	test('2E-RULING-16: Life below 0 keeps its true value until the window before fainting closes, then it is 0', () => {
		const saved = trio({equipment: [potion(3)], monster: monster({damage: 3}), party: {bob: {life: 2, equipment: ['potion']}}});
		saved.throw('red', 'outside');
		expect(saved.kind).toBe('last-chance');
		expect(saved.life.bob).toBe(-1);
		expect(saved.hero('bob').fainted).toBe(false);
		saved.do({type: 'spend', card: 'potion', hero: 'bob', target: 'bob'});
		expect(saved.life.bob).toBe(2);
		expect(saved.hero('bob').fainted).toBe(false);

		const late = trio({equipment: [potion(3)], monster: monster({damage: 6}), party: {bob: {life: 2, equipment: ['potion']}}});
		late.throw('red', 'outside');
		expect(late.life.bob).toBe(-4);
		late.do({type: 'spend', card: 'potion', hero: 'bob', target: 'bob'});
		// -4 and 3 is -1: the potion is gone, and so is Bob.
		expect(late.said('healed')).toEqual([{type: 'healed', hero: 'bob', amount: 3, life: -1, why: 'potion'}]);
		expect(late.hero('bob')).toMatchObject({life: 0, fainted: true, equipment: []});
	});

	test("2E-RULING-16: the monster's Life stays negative for the Epic Shot", () => {
		const scene = trio({monster: monster({life: 1})});
		scene.throw('red', '4');
		expect(scene.foe).toBe(-3);
		expect(scene.said('monster-defeated')[0]?.epic).toBe(true);
		const tame = trio({monster: monster({life: 1})});
		tame.throw('red', '3');
		expect(tame.foe).toBe(-2);
		expect(tame.said('monster-defeated')[0]?.epic).toBe(false);
	});

	test('2E-RULING-28: no heal in combat helps or revives the fainted', () => {
		const feast = spendable('feast', {is: 'heal-party', amount: 4});
		const scene = trio({
			monster: monster({life: 30}),
			equipment: [potion(5), feast],
			party: {ann: {life: 4, equipment: ['feast']}, bob: {life: 4, equipment: ['potion']}, cid: {life: 1}},
			abilities: {ann: {red: {is: 'sweet-flute'}}},
		});
		scene.throw('green', '1');
		scene.throw('red', 'outside');
		// The others still hold a potion and a feast; nobody plays them.
		expect(scene.kind).toBe('last-chance');
		scene.do({type: 'faint'});
		expect(scene.actions('spend')).toEqual([
			{type: 'spend', card: 'feast', hero: 'ann'},
			{type: 'spend', card: 'potion', hero: 'bob', target: 'ann'},
			{type: 'spend', card: 'potion', hero: 'bob', target: 'bob'},
		]);
		scene.do({type: 'spend', card: 'feast', hero: 'ann'});
		expect(scene.life).toEqual({ann: 8, bob: 8, cid: 0});
		scene.throw('blue', '1', {icon: true});
		expect(scene.said('healed').map(({hero}) => hero)).toEqual(['ann', 'bob']);
		expect(scene.hero('cid')).toMatchObject({life: 0, fainted: true});
		scene.do({type: 'retrieve-dice'});
		scene.throw('green', '1');
		expect(scene.by).toBe('ann');
		scene.throw('red', '1', {icon: true});
		expect(scene.said('ability')[0]?.ability).toBe('sweet-flute');
		expect(scene.hero('cid')).toMatchObject({life: 0, fainted: true});
	});
});

describe('the icon', () => {
	test.each([
		['red', 'pickpocket'],
		['green', 'self-healing'],
		['blue', 'heal-party'],
	] as const)("2E-ICON-01: the icon on %s activates the thrower's %s", (color, ability) => {
		const scene = trio({party: {bob: {life: 5}}, abilities: {ann: {[color]: {is: 'courage'}}, cid: {[color]: {is: 'courage'}}}});
		scene.throw(color, '1', {icon: true});
		expect(scene.said('ability')).toEqual([{type: 'ability', hero: 'bob', color, ability}]);
		const blank = trio({party: {bob: {life: 5}}});
		blank.throw(color, '1');
		expect(blank.said('ability')).toEqual([]);
	});

	test('2E-ICON-02: the icon on a Bonus die offers every ability without a Scar, and one of them', () => {
		const scene = takeBonusDie(trio({party: {bob: {scars: ['green'], life: 4}}, chest: {gold: 3}}));
		scene.throw('bonus', '2', {icon: true});
		expect(scene.kind).toBe('activate');
		expect(scene.by).toBe('bob');
		expect(scene.actions()).toEqual([{type: 'activate', color: 'red'}, {type: 'activate', color: 'blue'}, {type: 'decline'}]);
		scene.do({type: 'activate', color: 'red'});
		expect(scene.story).toEqual(['ability', 'gold-gained', 'hit', 'turn-started']);
		expect(scene.gold).toBe(4);
		expect(scene.life.bob).toBe(4);
	});

	test('2E-ICON-02: a blank Bonus die offers nothing', () => {
		const scene = takeBonusDie(trio());
		scene.throw('bonus', '2');
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
	});

	test('2E-ICON-03: a scarred colour activates nothing, but its die may still be thrown', () => {
		const scene = trio({party: {bob: {scars: ['red'], life: 4}}, chest: {gold: 3}});
		scene.throw('red', '4', {icon: true});
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
		expect(scene.gold).toBe(3);
		expect(scene.foe).toBe(6);
		// The Scar is Bob's alone: Ann's red works.
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'retrieve-dice'});
		scene.throw('green', '1');
		scene.throw('blue', 'hole');
		scene.throw('red', '1', {icon: true});
		expect(scene.said('ability')).toEqual([{type: 'ability', hero: 'ann', color: 'red', ability: 'pickpocket'}]);
		expect(scene.gold).toBe(4);
	});

	const activations: readonly (readonly [ability: string, on: 'hit' | 'miss' | 'any'])[] = [
		['agile-instincts', 'miss'],
		['piercing-damage', 'hit'],
		['focused-damage', 'hit'],
		['re-throw', 'any'],
		['heal-party', 'any'],
		['pickpocket', 'any'],
		['self-healing', 'any'],
		['sworn-enemy', 'hit'],
		['free-sample', 'any'],
		['double-swing', 'hit'],
		['time-spell', 'any'],
		['heroic-defense', 'miss'],
		['heavy-load', 'hit'],
		['courage', 'hit'],
		['sweet-flute', 'any'],
		['cooking', 'any'],
	];

	test.each(activations)('2E-ICON-04: %s activates on: %s', (is, on) => {
		const ability = is === 'sworn-enemy' ? {is, type: secondEdition.edition.types[0]!.id} : {is};
		/** An ability that may be used is offered; the others are simply activated. */
		const wakes = (zone: '3' | 'outside'): boolean => {
			const scene = trio({abilities: {bob: {red: ability}}});
			scene.throw('red', zone, {icon: true});
			return scene.said('ability').some(event => event.ability === is) || scene.actions('rethrow').length > 0;
		};

		expect({hit: wakes('3'), miss: wakes('outside')}).toEqual({hit: on !== 'miss', miss: on !== 'hit'});
	});

	test('2E-ICON-05: abilities work against the Final Boss', () => {
		const scene = bossTrio({
			boss: boss({life: 30, damage: 3}),
			everyone,
			abilities: {bob: {red: {is: 'piercing-damage'}}, cid: {green: {is: 'agile-instincts'}}},
			party: {ann: {life: 5}},
		});
		scene.throw('red', '4', {icon: true});
		expect(scene.foe).toBe(24);
		scene.throw('green', 'outside', {icon: true});
		expect(scene.foe).toBe(22);
		expect(scene.life.cid).toBe(9);
		scene.throw('blue', '1', {icon: true});
		expect(scene.life).toEqual({ann: 6, bob: 9, cid: 9});
	});

	test('2E-RULING-11: on a coloured die the ability is automatic', () => {
		for (const color of ['red', 'green', 'blue'] as const) {
			const scene = trio({party: {bob: {life: 2}}});
			scene.throw(color, '1', {icon: true});
			expect(scene.said('ability')).toHaveLength(1);
			expect(scene.kind).toBe('throw');
			expect(scene.by).toBe('cid');
		}
	});

	test('2E-RULING-11: where "may" is printed, and on a Bonus die, it can be left alone', () => {
		const may = trio({abilities: {bob: {red: {is: 're-throw'}, green: {is: 'time-spell'}}}});
		may.throw('red', '3', {icon: true});
		expect(may.actions()).toEqual([{type: 'rethrow', by: 're-throw'}, {type: 'keep'}]);
		may.do({type: 'keep'});
		expect(may.story).toEqual(['hit', 'turn-started']);

		const spell = trio({abilities: {bob: {green: {is: 'time-spell'}}}});
		spell.throw('green', '3', {icon: true});
		expect(spell.actions()).toEqual([{type: 'rethrow', by: 'time-spell'}, {type: 'keep'}, {type: 'time-spell'}]);
		spell.do({type: 'keep'});
		expect(spell.story).toEqual(['hit', 'turn-started']);

		const bonus = takeBonusDie(trio({party: {bob: {life: 2}}, chest: {gold: 3}}));
		bonus.throw('bonus', '2', {icon: true});
		bonus.do({type: 'decline'});
		expect(bonus.story).toEqual(['hit', 'turn-started']);
		expect(bonus.gold).toBe(3);
		expect(bonus.life.bob).toBe(2);
	});

	test('2E-RULING-12: a Bonus icon with all abilities scarred activates nothing; the insta-kill still works', () => {
		const scars: Colour[] = ['red', 'green', 'blue'];
		const scene = takeBonusDie(trio({party: {bob: {scars}}}));
		scene.throw('bonus', '2', {icon: true});
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
		const kill = takeBonusDie(trio({monster: monster({life: 50}), party: {bob: {scars}}}));
		kill.throw('bonus', 'bullseye', {icon: true});
		expect(kill.story.slice(0, 3)).toEqual(['thrown', 'insta-kill', 'monster-defeated']);
	});

	test('2E-RULING-12: a Bonus icon with no ability that fits the result activates nothing', () => {
		const hitsOnly = {bob: {red: {is: 'piercing-damage'}, green: {is: 'focused-damage'}, blue: {is: 'courage'}}};
		const miss = takeBonusDie(trio({abilities: hitsOnly}));
		miss.throw('bonus', 'hole', {icon: true});
		expect(miss.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		const missOnly = {bob: {red: {is: 'agile-instincts'}, green: {is: 'heroic-defense'}, blue: {is: 'courage'}}};
		const hit = takeBonusDie(trio({abilities: missOnly, party: {bob: {scars: ['blue']}}}));
		hit.throw('bonus', '2', {icon: true});
		expect(hit.story).toEqual(['thrown', 'hit', 'turn-started']);
	});

	test.each([
		['no-bounce', '4', {bounces: 0}],
		['requirement', '4', {respected: false}],
		['outside', 'outside', {}],
		['hole', 'hole', {}],
		['bone', 'bone', {}],
	] as const)('2E-RULING-13: the icon works on a miss for %s', (why, zone, landing) => {
		const scene = trio({monster: monster({throws: ['blind']}), chest: {gold: 3}});
		scene.throw('red', zone, {icon: true, ...landing});
		expect(scene.story).toEqual(['thrown', 'ability', 'gold-gained', 'miss', 'suffered', 'turn-started']);
		expect(scene.said('miss')[0]?.why).toBe(why);
		expect(scene.gold).toBe(4);
	});
});

describe('Bonus dice', () => {
	test('2E-DICE-01: a Bonus die is thrown once, lies there, and goes to the supply in Resting', () => {
		const scene = takeBonusDie(trio({monster: monster({life: 6})}));
		expect(scene.state.supply.bonusDice).toBe(7);
		scene.throw('bonus', 'hole');
		expect(() => scene.throw('bonus', '3')).toThrow(expect.objectContaining({code: 'illegal-action'}));
		expect(scene.combat.bonusOut).toBe(1);
		expect(scene.bonusDice).toBe(1);
		expect(scene.state.supply.bonusDice).toBe(7);
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '3');
		expect(scene.said('dice-collected')).toEqual([{type: 'dice-collected', bonusDice: 2}]);
		expect(scene.bonusDice).toBe(0);
		expect(scene.state.supply.bonusDice).toBe(9);
	});

	test('2E-DICE-01: a thrown Bonus die is not in the supply before Resting, so it cannot be gained again', () => {
		const sack = spendable('sack', {is: 'gain-dice', amount: 1});
		const scene = trio({monster: monster({life: 30}), equipment: [sack], party: {ann: {equipment: ['sack']}}, chest: {bonusDice: 9}});
		takeBonusDie(scene).throw('bonus', '1');
		expect(scene.bonusDice).toBe(8);
		expect(scene.state.supply.bonusDice).toBe(0);
		expect(scene.actions('spend')).toEqual([]);
	});

	test('2E-DICE-01: retrieving brings no Bonus die back', () => {
		const scene = takeBonusDie(trio({monster: monster({life: 30})}));
		scene.throw('bonus', '1');
		scene.do({type: 'retrieve-dice'});
		expect(scene.bonusDice).toBe(1);
		expect(scene.combat.bonusOut).toBe(1);
		expect(scene.actions('throw').map(action => ('die' in action ? action.die : ''))).toEqual(['red', 'green', 'blue']);
	});

	test('2E-DICE-01: a Bonus die taken back by Re-throw has been thrown, and is lost if the combat ends there', () => {
		const scene = takeBonusDie(
			trio({
				monster: monster({life: 6}),
				equipment: [bomb(3)],
				party: {cid: {equipment: ['bomb']}},
				abilities: {bob: {red: {is: 're-throw'}}},
			}),
		);
		expect(scene.bonusDice).toBe(1);
		scene.throw('bonus', 'hole', {icon: true});
		scene.do({type: 'activate', color: 'red'});
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.said('monster-defeated')).toHaveLength(1);
		expect(scene.said('dice-collected')).toEqual([{type: 'dice-collected', bonusDice: 1}]);
		expect(scene.bonusDice).toBe(1);
	});

	test('2E-DICE-02: the chest never holds more than 9 Bonus dice', () => {
		const gains = room({effects: [{is: 'gain-die', amount: 1}]});
		expect(trio({room: gains, chest: {bonusDice: 8}}).bonusDice).toBe(9);
		const full = trio({room: gains, chest: {bonusDice: 9}});
		expect(full.bonusDice).toBe(9);
		expect(full.said('dice-gained')).toEqual([]);
		const sack = spendable('sack', {is: 'gain-dice', amount: 3});
		const almost = trio({equipment: [sack], party: {ann: {equipment: ['sack']}}, chest: {bonusDice: 8}});
		almost.do({type: 'spend', card: 'sack', hero: 'ann'});
		expect(almost.said('dice-gained')).toEqual([{type: 'dice-gained', amount: 1, why: 'sack'}]);
		expect(almost.bonusDice).toBe(9);
		expect(() => trio({chest: {bonusDice: 10}})).toThrow(expect.objectContaining({name: 'Refusal', code: 'bad-request'}));
	});
});
