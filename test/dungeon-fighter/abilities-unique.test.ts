/** The eight unique abilities, blue on the hero sheets. */
import {describe, expect, test} from 'vitest';
import {publicState} from '../../source/dungeon-fighter/public-state.js';
import {boss, monster, room, type Scene, secondEdition} from '../helpers/scene.js';
import {bossTrio, gear, illegal, spendable, type TrioSetup, trio as tableFor, takeBonusDie, throwsOf} from '../helpers/trio.js';

/** The hero whose ability is looked at sits between Ann and Cid, and throws first. */
const trio = (hero: string, setup: TrioSetup = {}): Scene =>
	tableFor({
		everyone: {red: {is: 'agile-instincts'}, green: {is: 'piercing-damage'}},
		equipment: gear('axe', 'bow', 'napalm'),
		heroes: ['ann', hero, 'cid'],
		monster: monster({life: 30}),
		...setup,
	});

test.each([
	['2E-ABIL-free-sample', 'goldfinga', 'free-sample'],
	['2E-ABIL-double-swing', 'murka', 'double-swing'],
	['2E-ABIL-time-spell', 'marvin', 'time-spell'],
	['2E-ABIL-heroic-defense', 'grace-cleancut', 'heroic-defense'],
	['2E-ABIL-heavy-load', 'margarhilda', 'heavy-load'],
	['2E-ABIL-courage', 'wilrond', 'courage'],
	['2E-ABIL-sweet-flute', 'edith-grognarde', 'sweet-flute'],
	['2E-ABIL-cooking', 'brad-breckfust', 'cooking'],
])('%s: it is the blue ability of %s, and of nobody else', (_clause, hero, is) => {
	const owners = secondEdition.heroes.filter(each => Object.values(each.abilities).some(ability => ability.is === is));
	expect(owners.map(each => each.id)).toEqual([hero]);
	expect(owners[0]?.abilities.blue).toEqual({is});
});

describe('"Free" Sample', () => {
	const loot = ['loot-a', 'loot-b'].map(id => spendable(id, {is: 'gold', amount: 1}));
	const shop = (setup: TrioSetup = {}, hero = 'goldfinga'): Scene =>
		trio(hero, {cards: {equipment: loot}, stack: {equipment: ['loot-a', 'loot-b']}, ...setup});

	test.each(['3', 'outside'] as const)('2E-ABIL-free-sample: on %s the top Shop card is drawn face down', zone => {
		const scene = shop();
		const deck = scene.state.decks.equipment;
		scene.throw('blue', zone, {icon: true});
		expect(scene.said('ability')).toEqual([{type: 'ability', hero: 'goldfinga', color: 'blue', ability: 'free-sample'}]);
		expect(scene.said('card-stolen')).toEqual([{type: 'card-stolen', hero: 'goldfinga'}]);
		expect(scene.state.stolen).toBe('loot-a');
		expect(scene.state.decks.equipment).toEqual(deck.slice(1));
	});

	test('2E-ABIL-free-sample: in Resting it is revealed and given to any hero the group chooses', () => {
		const scene = shop({monster: monster({life: 5})});
		scene.throw('blue', '1', {icon: true});
		scene.throw('red', '4');
		expect(scene.events.slice(-1)).toEqual([{type: 'equipment-found', card: 'loot-a', why: 'free-sample'}]);
		expect(scene.kind).toBe('assign-equipment');
		// The group speaks through its leader, who is now Cid.
		expect(scene.by).toBe('cid');
		expect(scene.actions('assign').map(action => ('to' in action ? action.to : ''))).toEqual(expect.arrayContaining(['ann', 'cid']));
		scene.do({type: 'assign', card: 'loot-a', to: 'cid'});
		expect(scene.hero('cid').equipment).toEqual([{id: 'loot-a', used: false}]);
		expect(scene.state.stolen).toBeUndefined();
		expect(scene.kind).toBe('rest');
	});

	test('2E-ABIL-free-sample, 2E-RULING-27: once per combat, whatever the die', () => {
		const scene = shop({abilities: {bob: {blue: {is: 'free-sample'}}}}, 'bob');
		scene.throw('blue', '1', {icon: true});
		expect(scene.state.stolen).toBe('loot-a');
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1', {icon: true});
		// Piercing Damage is offered, the Sample is not.
		expect(scene.actions()).toEqual([{type: 'activate', color: 'green'}, {type: 'decline'}]);
		scene.do({type: 'decline'});
		scene.do({type: 'retrieve-dice'});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1', {icon: true});
		expect(scene.said('thrown')[0]?.hero).toBe('bob');
		expect(scene.said('ability')).toEqual([]);
		expect(scene.said('card-stolen')).toEqual([]);
		expect(scene.state.stolen).toBe('loot-a');
		expect(scene.state.decks.equipment[0]).toBe('loot-b');
	});

	test('2E-RULING-27: the limit is per combat, so the next one brings another card', () => {
		const scene = shop({
			monster: monster({life: 1}),
			cards: {
				equipment: loot,
				monsters: [monster({id: 'next-monster', name: 'Next Monster', life: 30})],
				dungeon: [room({id: 'room-b', name: 'Room B'}), room({id: 'room-c', name: 'Room C'})],
			},
			stack: {equipment: ['loot-a', 'loot-b'], monsters: ['next-monster'], dungeon: ['room-b', 'room-c']},
		});
		scene.throw('blue', '1', {icon: true});
		scene.do({type: 'assign', card: 'loot-a', to: 'ann'});
		scene.do({type: 'move-on'});
		scene.do({type: 'choose-path', card: 'room-c'});
		// Goldfinga threw the last die and leads: Cid, Ann, then Goldfinga.
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1', {icon: true});
		expect(scene.state.stolen).toBe('loot-b');
	});

	test('2E-RULING-27: nobody sees the card before Resting', () => {
		const scene = shop();
		scene.throw('blue', '1', {icon: true});
		expect(JSON.stringify(scene.events)).not.toContain('loot-a');
		const open = publicState(scene.game, scene.state);
		expect(open.stolen).toBe(true);
		expect(JSON.stringify(open)).not.toContain('loot-a');
		expect(JSON.stringify(scene.decision)).not.toContain('loot-a');
	});

	test('2E-RULING-27: it is kept when Goldfinga faints, and when Goldfinga is eliminated', () => {
		const faints = shop({monster: monster({life: 5, damage: 9})});
		faints.throw('blue', 'outside', {icon: true});
		expect(faints.hero('goldfinga').fainted).toBe(true);
		expect(faints.state.stolen).toBe('loot-a');
		faints.throw('red', '5');
		faints.do({type: 'scar', hero: 'goldfinga', color: 'green'});
		expect(faints.said('equipment-found')).toEqual([{type: 'equipment-found', card: 'loot-a', why: 'free-sample'}]);

		const gone = shop({monster: monster({life: 5, damage: 9})});
		gone.throw('blue', 'outside', {icon: true});
		gone.alterHero('goldfinga', {scars: ['red', 'green', 'blue']});
		gone.throw('red', '5');
		expect(gone.said('eliminated')).toEqual([{type: 'eliminated', hero: 'goldfinga'}]);
		expect(gone.said('equipment-found')).toEqual([{type: 'equipment-found', card: 'loot-a', why: 'free-sample'}]);
		expect(gone.actions('assign')).toEqual([
			{type: 'assign', card: 'loot-a', to: 'ann'},
			{type: 'assign', card: 'loot-a', to: 'cid'},
		]);
	});

	test('2E-RULING-27: from an empty deck comes nothing', () => {
		const scene = shop();
		scene.alter({decks: {...scene.state.decks, equipment: []}});
		scene.throw('blue', '3', {icon: true});
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
		expect(scene.state.stolen).toBeUndefined();
		expect(scene.combat.sampled).toBe(false);
	});

	test('2E-RULING-27: a throw that is taken back has stolen nothing, and the limit is not used up', () => {
		const scene = shop({abilities: {ann: {blue: {is: 'time-spell'}}}});
		scene.alterCombat({tokens: ['time-spell']});
		scene.throw('blue', '3', {icon: true});
		expect(scene.story).toEqual(['thrown']);
		scene.do({type: 'time-spell'});
		expect(scene.state.stolen).toBeUndefined();
		scene.throw('blue', '2', {icon: true});
		expect(scene.said('card-stolen')).toHaveLength(1);
		expect(scene.state.stolen).toBe('loot-a');
	});
});

describe('Double Swing', () => {
	test('2E-ABIL-double-swing: the damage is dealt, then the same die flies again without weapons', () => {
		const scene = trio('murka', {party: {murka: {equipment: ['axe']}}});
		scene.throw('blue', '4', {icon: true, weapons: ['axe']});
		expect(scene.story).toEqual(['thrown', 'ability', 'hit', 'second-swing']);
		expect(scene.foe).toBe(30 - 4 - 3);
		expect(scene.by).toBe('murka');
		expect(throwsOf(scene)).toEqual([['blue', []]]);
		expect(() => scene.throw('blue', '5', {weapons: ['axe']})).toThrow(illegal);
		expect(() => scene.throw('red', '5')).toThrow(illegal);
		scene.throw('blue', '5');
		expect(scene.said('hit')[0]?.parts).toEqual([{what: 'section', points: 5}]);
		expect(scene.foe).toBe(18);
		expect(scene.by).toBe('cid');
		expect(scene.combat.lying).toHaveLength(1);
	});

	test('2E-ABIL-double-swing: on a miss it sleeps, and once per turn is enough', () => {
		const miss = trio('murka');
		miss.throw('blue', 'outside', {icon: true});
		expect(miss.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		const scene = trio('murka');
		scene.throw('blue', '1', {icon: true});
		scene.throw('blue', '2', {icon: true});
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
		expect(scene.foe).toBe(27);
		expect(scene.by).toBe('cid');
	});

	test('2E-ABIL-double-swing: in her next turn it works again', () => {
		const scene = trio('murka');
		scene.throw('blue', '1', {icon: true});
		scene.throw('blue', '1');
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.do({type: 'retrieve-dice'});
		scene.throw('blue', '1', {icon: true});
		expect(scene.said('second-swing')).toEqual([{type: 'second-swing', hero: 'murka', die: 'blue'}]);
	});

	test('2E-RULING-23: the second throw is free of the weapon, but bound by monster and room', () => {
		const scene = trio('murka', {
			monster: monster({life: 30, damage: 3, throws: ['nose']}),
			room: room({throws: ['jump']}),
			party: {murka: {equipment: ['bow']}},
		});
		scene.throw('blue', '1', {icon: true, weapons: ['bow']});
		expect(scene.said('thrown')[0]?.stance).toEqual(['jump', 'nose', 'elbow']);
		scene.throw('blue', '5', {respected: false});
		expect(scene.said('thrown')[0]).toMatchObject({stance: ['jump', 'nose'], result: 'miss', why: 'requirement'});
		// A miss like any other.
		expect(scene.life.murka).toBe(6);
		expect(scene.foe).toBe(25);
	});

	test('2E-RULING-23: spendables help on either throw, and Resistant halves each by itself', () => {
		const scene = trio('murka', {monster: monster({life: 30, effects: [{is: 'resistant'}]}), party: {murka: {equipment: ['napalm']}}});
		scene.throw('blue', '5', {icon: true});
		scene.do({type: 'keep'});
		expect(scene.said('hit')[0]).toMatchObject({damage: 2, life: 28});
		scene.throw('blue', '3');
		scene.do({type: 'spend', card: 'napalm', hero: 'murka'});
		// 3 + 2 = 5, halved to 2; together 5 + 5 would have been even.
		expect(scene.said('hit')[0]).toMatchObject({damage: 2, life: 26});
	});

	test('2E-RULING-23: no second throw at a dead monster', () => {
		const scene = trio('murka', {monster: monster({life: 3})});
		scene.throw('blue', '3', {icon: true});
		expect(scene.said('second-swing')).toEqual([]);
		expect(scene.kind).toBe('rest');
	});

	test.each([
		['greedy', {gold: 4, lives: {ann: 9, murka: 7, cid: 9}}],
		['rabid', {gold: 5, lives: {ann: 7, murka: 7, cid: 7}}],
	])('2E-RULING-23: a miss on the second throw has all effects of a miss (%s), once', (is, {gold, lives}) => {
		const scene = trio('murka', {monster: monster({life: 30, effects: [{is}]}), chest: {gold: 5}});
		scene.throw('blue', '2', {icon: true});
		expect(scene.gold).toBe(5);
		scene.throw('blue', 'outside');
		expect(scene.gold).toBe(gold);
		expect(scene.life).toEqual(lives);
	});

	test('2E-RULING-23: with a Bonus die the second icon may wake another ability, but not this one again', () => {
		const abilities = {bob: {red: {is: 'focused-damage'}, green: {is: 'agile-instincts'}, blue: {is: 'double-swing'}}};
		const scene = takeBonusDie(trio('bob', {abilities}));
		scene.throw('bonus', '2', {icon: true});
		expect(scene.actions('activate')).toEqual([
			{type: 'activate', color: 'red'},
			{type: 'activate', color: 'blue'},
		]);
		scene.do({type: 'activate', color: 'blue'});
		expect(scene.story).toEqual(['ability', 'hit', 'second-swing']);
		expect(throwsOf(scene)).toEqual([['bonus', []]]);
		expect(scene.bonusDice).toBe(1);
		scene.throw('bonus', '1', {icon: true});
		expect(scene.actions('activate')).toEqual([{type: 'activate', color: 'red'}]);
		scene.do({type: 'activate', color: 'red'});
		expect(scene.said('hit')[0]?.damage).toBe(5);
		expect(scene.foe).toBe(27 - 2 - 5);
		expect(scene.combat.bonusOut).toBe(1);
	});

	test('2E-RULING-23: a re-throw of the second throw is still the second throw', () => {
		const abilities = {bob: {red: {is: 're-throw'}, blue: {is: 'double-swing'}}};
		const scene = takeBonusDie(trio('bob', {abilities, party: {bob: {equipment: ['axe', 'bow']}}}));
		scene.throw('bonus', '2', {icon: true, weapons: ['axe']});
		scene.do({type: 'activate', color: 'blue'});
		scene.throw('bonus', 'hole', {icon: true});
		scene.do({type: 'activate', color: 'red'});
		expect(throwsOf(scene)).toEqual([['bonus', []]]);
		scene.throw('bonus', '4', {icon: true});
		expect(scene.actions('activate')).toEqual([
			{type: 'activate', color: 'red'},
			{type: 'activate', color: 'green'},
		]);
		scene.do({type: 'decline'});
		expect(scene.said('hit')[0]?.parts).toEqual([{what: 'section', points: 4}]);
		expect(scene.by).toBe('cid');
	});
});

describe('Time Spell', () => {
	test('2E-ABIL-time-spell: the icon allows a re-throw, and the token becomes active', () => {
		const scene = trio('marvin');
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.events.slice(1)).toEqual([
			{type: 'ability', hero: 'marvin', color: 'blue', ability: 'time-spell'},
			{type: 'token', token: 'time-spell', active: true},
		]);
		expect(scene.kind).toBe('rethrow');
		scene.do({type: 'rethrow', by: 'time-spell'});
		expect(scene.events).toEqual([{type: 'rethrow', hero: 'marvin', die: 'blue', by: 'time-spell'}]);
		// The result is void; the token stays (2E-RULING-01, step 4).
		expect(scene.combat.tokens).toEqual(['time-spell']);
		scene.throw('blue', '4');
		scene.do({type: 'keep'});
		expect(scene.foe).toBe(26);
		expect(scene.life.marvin).toBe(9);
	});

	test('2E-ABIL-time-spell: the token lets another hero throw again, and is turned off by it', () => {
		const scene = trio('marvin', {party: {cid: {equipment: ['axe', 'bow']}}});
		scene.throw('blue', '1', {icon: true});
		scene.do({type: 'keep'});
		scene.throw('red', 'hole', {weapons: ['axe']});
		expect(scene.story).toEqual(['thrown']);
		expect(scene.actions()).toEqual([{type: 'keep'}, {type: 'time-spell'}]);
		scene.do({type: 'time-spell'});
		expect(scene.events).toEqual([
			{type: 'token', token: 'time-spell', active: false},
			{type: 'rethrow', hero: 'cid', die: 'red', by: 'time-spell-token'},
		]);
		expect(scene.by).toBe('cid');
		expect(throwsOf(scene)).toEqual([
			['red', []],
			['red', ['axe']],
			['red', ['bow']],
			['red', ['axe', 'bow']],
		]);
		// Spent: the second try stands, without another question.
		scene.throw('red', 'hole');
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		expect(scene.life.cid).toBe(7);
		expect(scene.combat.tokens).toEqual([]);
	});

	test('2E-ABIL-time-spell: while active it is offered on every throw, and it may be kept for later', () => {
		const scene = trio('marvin');
		scene.throw('blue', '1', {icon: true});
		scene.do({type: 'keep'});
		for (const die of ['red', 'green'] as const) {
			scene.throw(die, '1');
			expect(scene.actions()).toEqual([{type: 'keep'}, {type: 'time-spell'}]);
			scene.do({type: 'keep'});
		}

		expect(scene.combat.tokens).toEqual(['time-spell']);
		expect(scene.foe).toBe(27);
	});

	test('2E-ABIL-time-spell: in Resting it is turned off in any case', () => {
		const scene = trio('marvin', {monster: monster({life: 3})});
		scene.throw('blue', '3', {icon: true});
		scene.do({type: 'keep'});
		expect(scene.said('token')).toEqual([{type: 'token', token: 'time-spell', active: false}]);
		expect(scene.combat.tokens).toEqual([]);
	});

	test('2E-RULING-24: the icon gives both, so the token just won may be spent on the very throw that won it', () => {
		const scene = trio('marvin');
		scene.throw('blue', 'hole', {icon: true});
		expect(scene.actions()).toEqual([{type: 'rethrow', by: 'time-spell'}, {type: 'keep'}, {type: 'time-spell'}]);
		scene.do({type: 'rethrow', by: 'time-spell'});
		scene.throw('blue', 'bone');
		expect(scene.actions()).toEqual([{type: 'keep'}, {type: 'time-spell'}]);
		scene.do({type: 'time-spell'});
		scene.throw('blue', '5');
		expect(scene.foe).toBe(25);
		expect(scene.life.marvin).toBe(9);
	});

	test('2E-RULING-24: there is only one charge', () => {
		const scene = trio('marvin');
		scene.throw('blue', 'hole', {icon: true});
		scene.do({type: 'rethrow', by: 'time-spell'});
		scene.throw('blue', '1', {icon: true});
		scene.do({type: 'keep'});
		expect(scene.combat.tokens).toEqual(['time-spell']);
		scene.throw('red', 'hole');
		scene.do({type: 'time-spell'});
		scene.throw('red', 'hole');
		expect(scene.said('miss')).toHaveLength(1);
		expect(scene.kind).toBe('throw');
	});

	test('2E-RULING-24: it is spent before the throw takes effect: nothing of it happens', () => {
		const scene = trio('marvin', {
			monster: monster({life: 30, effects: [{is: 'rabid'}]}),
			abilities: {cid: {red: {is: 'pickpocket'}}},
			chest: {gold: 4},
		});
		scene.throw('blue', '1', {icon: true});
		scene.do({type: 'keep'});
		scene.throw('red', 'outside', {icon: true});
		scene.do({type: 'time-spell'});
		expect(scene.gold).toBe(4);
		expect(scene.life).toEqual({ann: 9, marvin: 9, cid: 9});
	});

	test('2E-RULING-24: not while Marvin is fainted', () => {
		const scene = trio('marvin', {monster: monster({life: 30, damage: 2, effects: [{is: 'rabid'}]}), party: {marvin: {life: 2}}});
		scene.throw('blue', '1', {icon: true});
		scene.do({type: 'keep'});
		scene.throw('red', 'outside');
		// Still on his feet he could help; he does not, and goes down.
		expect(scene.actions('time-spell')).toEqual([{type: 'time-spell'}]);
		scene.do({type: 'keep'});
		expect(scene.hero('marvin').fainted).toBe(true);
		expect(scene.combat.tokens).toEqual(['time-spell']);
		scene.throw('green', 'outside');
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'suffered', 'turn-started']);
	});

	test('2E-RULING-24: chosen on a Bonus die, it offers the re-throw and leaves the token', () => {
		const scene = takeBonusDie(trio('marvin'));
		scene.throw('bonus', 'outside', {icon: true});
		scene.do({type: 'activate', color: 'blue'});
		expect(scene.story).toEqual(['ability', 'token']);
		expect(scene.actions()).toEqual([{type: 'rethrow', by: 'time-spell'}, {type: 'keep'}, {type: 'time-spell'}]);
		scene.do({type: 'rethrow', by: 'time-spell'});
		expect(throwsOf(scene)).toEqual([['bonus', []]]);
		scene.throw('bonus', '2');
		scene.do({type: 'keep'});
		expect(scene.foe).toBe(25);
		expect(scene.combat.tokens).toEqual(['time-spell']);
	});

	test("2E-RULING-24: spent on Murka's second swing, that throw stays without weapons", () => {
		const scene = trio('murka', {heroes: ['marvin', 'murka', 'cid'], party: {murka: {equipment: ['axe']}}});
		scene.alterCombat({tokens: ['time-spell']});
		scene.throw('blue', '1', {icon: true, weapons: ['axe']});
		scene.do({type: 'keep'});
		scene.throw('blue', 'hole');
		scene.do({type: 'time-spell'});
		expect(throwsOf(scene)).toEqual([['blue', []]]);
		scene.throw('blue', '5');
		expect(scene.foe).toBe(30 - 4 - 5);
		expect(scene.by).toBe('cid');
	});
});

describe('Heroic Defense', () => {
	test('2E-ABIL-heroic-defense: a miss costs 1 in place of the damage, and deals 4', () => {
		const scene = trio('grace-cleancut', {monster: monster({life: 30, damage: 5}), party: {'grace-cleancut': {life: 4}}});
		scene.throw('blue', 'bone', {icon: true});
		expect(scene.events.slice(1)).toEqual([
			{type: 'ability', hero: 'grace-cleancut', color: 'blue', ability: 'heroic-defense'},
			{type: 'miss', hero: 'grace-cleancut', why: 'bone'},
			{type: 'monster-hurt', by: 'grace-cleancut', damage: 4, life: 26, why: 'heroic-defense'},
			{type: 'suffered', hero: 'grace-cleancut', damage: 1, life: 3, why: 'heroic-defense'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.life).toEqual({ann: 9, 'grace-cleancut': 3, cid: 9});
	});

	test('2E-ABIL-heroic-defense: on a hit it sleeps', () => {
		const scene = trio('grace-cleancut');
		scene.throw('blue', '3', {icon: true});
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
		expect(scene.foe).toBe(27);
	});
});

describe('Heavy Load', () => {
	test.each([1, 2, 3, 4])('2E-ABIL-heavy-load: level %i is so much more damage', level => {
		const scene = trio('margarhilda', {monster: monster({life: 30, level})});
		scene.throw('blue', '3', {icon: true});
		expect(scene.said('hit')[0]).toMatchObject({
			damage: 3 + level,
			parts: [
				{what: 'section', points: 3},
				{what: 'heavy-load', points: level},
			],
			life: 27 - level,
		});
	});

	test('2E-ABIL-heavy-load: 4 more against the Boss; nothing on a miss', () => {
		const scene = bossTrio({boss: boss({life: 30}), heroes: ['ann', 'margarhilda']});
		scene.throw('blue', '3', {icon: true});
		expect(scene.foe).toBe(23);
		const miss = trio('margarhilda');
		miss.throw('blue', 'outside', {icon: true});
		expect(miss.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		expect(miss.foe).toBe(30);
	});
});

describe('Courage', () => {
	test.each([
		[6, 5, 2],
		[6, 6, 2],
		[6, 7, 5],
		[9, 10, 5],
		[1, 2, 5],
	])('2E-ABIL-courage, 2E-RULING-08: Wilrond Life %i, monster Life %i, section 2: %i damage', (life, foe, damage) => {
		const scene = trio('wilrond', {monster: monster({life: foe}), party: {wilrond: {life}}});
		scene.throw('blue', '2', {icon: true});
		expect(scene.said('ability')[0]?.ability).toBe('courage');
		expect(scene.said('hit')[0]).toMatchObject({damage, life: foe - damage});
	});

	test('2E-ABIL-courage: on a miss it sleeps', () => {
		const scene = trio('wilrond');
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
	});

	test('2E-RULING-08: it looks at the current Life of both, not at what they started with', () => {
		const scene = trio('wilrond', {monster: monster({life: 12, damage: 4})});
		scene.throw('red', 'outside');
		scene.throw('green', '5');
		scene.throw('blue', '2');
		scene.do({type: 'retrieve-dice'});
		// Wilrond 9 - 4 - 1 = 4, the monster 12 - 5 - 2 = 5.
		expect(scene.life.wilrond).toBe(4);
		expect(scene.foe).toBe(5);
		scene.throw('blue', '1', {icon: true});
		expect(scene.said('hit')[0]?.damage).toBe(4);
	});

	test('2E-RULING-08: just before the damage: what was played on the throw itself counts', () => {
		const potion = spendable('potion', {is: 'heal', amount: 2});
		const bomb = spendable('bomb', {is: 'bomb', amount: 2});
		const setup: TrioSetup = {
			monster: monster({life: 8}),
			cards: {equipment: [potion, bomb]},
			party: {wilrond: {life: 7}, cid: {equipment: ['potion', 'bomb', 'napalm']}},
		};
		// The napalm in Cid's pocket keeps the window open.
		const plain = trio('wilrond', setup);
		plain.throw('blue', '2', {icon: true});
		plain.do({type: 'keep'});
		expect(plain.said('hit')[0]?.damage).toBe(5);
		const healed = trio('wilrond', setup);
		healed.throw('blue', '2', {icon: true});
		healed.do({type: 'spend', card: 'potion', hero: 'cid', target: 'wilrond'});
		healed.do({type: 'keep'});
		expect(healed.said('hit')[0]).toMatchObject({damage: 2, life: 6});
		const bombed = trio('wilrond', setup);
		bombed.throw('blue', '2', {icon: true});
		bombed.do({type: 'spend', card: 'bomb', hero: 'cid'});
		bombed.do({type: 'keep'});
		expect(bombed.said('hit')[0]).toMatchObject({damage: 2, life: 4});
	});
});

describe('Sweet Flute', () => {
	const edith = 'edith-grognarde';
	const hurt: TrioSetup['party'] = {ann: {life: 4}, [edith]: {life: 4}, cid: {life: 4}};

	test.each(['3', 'hole'] as const)('2E-ABIL-sweet-flute: on %s every hero heals 1 first, then the token becomes active', zone => {
		const scene = trio(edith, {party: hurt, monster: monster({life: 30, damage: 1})});
		scene.throw('blue', zone, {icon: true});
		expect(scene.story.slice(0, 6)).toEqual(['thrown', 'ability', 'healed', 'healed', 'healed', 'token']);
		expect(scene.said('token')).toEqual([{type: 'token', token: 'flute', active: true}]);
		expect(scene.life).toEqual({ann: 5, [edith]: zone === '3' ? 5 : 4, cid: 5});
	});

	test('2E-ABIL-sweet-flute: from then on each hit of any hero heals that hero 1; a miss does not', () => {
		const scene = trio(edith, {party: hurt, monster: monster({life: 30, damage: 1})});
		scene.throw('blue', '1', {icon: true});
		scene.throw('red', '1');
		expect(scene.said('healed')).toEqual([{type: 'healed', hero: 'cid', amount: 1, life: 6, why: 'flute'}]);
		scene.throw('green', 'outside');
		expect(scene.said('healed')).toEqual([]);
		expect(scene.life).toEqual({ann: 4, [edith]: 5, cid: 6});
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1');
		expect(scene.life).toEqual({ann: 4, [edith]: 6, cid: 6});
	});

	test('2E-ABIL-sweet-flute: in Resting it is turned off', () => {
		const scene = trio(edith, {party: hurt, monster: monster({life: 2})});
		scene.throw('blue', '1', {icon: true});
		scene.throw('red', '1');
		expect(scene.said('token')).toEqual([{type: 'token', token: 'flute', active: false}]);
		expect(scene.combat.tokens).toEqual([]);
		// The hit that ended it was a hit all the same.
		expect(scene.life.cid).toBe(6);
	});

	test('2E-RULING-25: "they" is the hero who hit, and the activating throw does not count', () => {
		const scene = trio(edith, {party: hurt});
		scene.throw('blue', '3', {icon: true});
		expect(scene.said('healed').map(({hero, why}) => [hero, why])).toEqual([
			['ann', 'sweet-flute'],
			[edith, 'sweet-flute'],
			['cid', 'sweet-flute'],
		]);
		expect(scene.life[edith]).toBe(5);
	});

	test('2E-RULING-25: nor when the activating throw is the second half of two throws of one die', () => {
		const abilities = {bob: {red: {is: 'sweet-flute'}, green: {is: 'agile-instincts'}, blue: {is: 'double-swing'}}};
		const scene = takeBonusDie(trio('bob', {abilities, party: {ann: {life: 4}, bob: {life: 4}, cid: {life: 4}}}));
		scene.throw('bonus', '1', {icon: true});
		scene.do({type: 'activate', color: 'blue'});
		scene.throw('bonus', '1', {icon: true});
		scene.do({type: 'activate', color: 'red'});
		expect(scene.said('healed').map(({why}) => why)).toEqual(['sweet-flute', 'sweet-flute', 'sweet-flute']);
		expect(scene.life.bob).toBe(5);
	});

	test('2E-RULING-25: a miss with Agile Instincts is no hit, though it hurts the monster', () => {
		const scene = trio(edith, {party: hurt});
		scene.throw('blue', '1', {icon: true});
		scene.throw('red', 'outside', {icon: true});
		expect(scene.said('ability')[0]?.ability).toBe('agile-instincts');
		expect(scene.said('monster-hurt')).toHaveLength(1);
		expect(scene.said('healed')).toEqual([]);
	});

	test('2E-RULING-25: activated again it heals all 1 again, and the token does not stack', () => {
		const scene = trio(edith, {party: hurt});
		scene.throw('blue', '1', {icon: true});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', 'outside', {icon: true});
		scene.do({type: 'activate', color: 'blue'});
		expect(scene.said('healed').map(({hero, why}) => [hero, why])).toEqual([
			['ann', 'sweet-flute'],
			[edith, 'sweet-flute'],
			['cid', 'sweet-flute'],
		]);
		expect(scene.combat.tokens).toEqual(['flute']);
		scene.do({type: 'retrieve-dice'});
		const before = scene.life.cid!;
		scene.throw('red', '1');
		expect(scene.life.cid).toBe(before + 1);
	});
});

describe('Cooking', () => {
	const brad = 'brad-breckfust';

	test.each(['2', 'outside'] as const)('2E-ABIL-cooking: on %s the token becomes active, and nobody heals yet', zone => {
		const scene = trio(brad, {monster: monster({life: 30, level: 3}), party: {ann: {life: 2}}});
		scene.throw('blue', zone, {icon: true});
		expect(scene.said('ability')[0]?.ability).toBe('cooking');
		expect(scene.said('token')).toEqual([{type: 'token', token: 'cooking', active: true}]);
		expect(scene.said('healed')).toEqual([]);
		expect(scene.life.ann).toBe(2);
	});

	test("2E-ABIL-cooking: at the end of the combat every hero heals the monster's level, and the token is turned off", () => {
		const scene = trio(brad, {monster: monster({life: 3, level: 3}), party: {ann: {life: 2}, [brad]: {life: 4}, cid: {life: 8}}});
		scene.throw('blue', '2', {icon: true});
		scene.throw('red', '1');
		expect(scene.said('healed')).toEqual([
			{type: 'healed', hero: 'ann', amount: 3, life: 5, why: 'cooking'},
			{type: 'healed', hero: brad, amount: 3, life: 7, why: 'cooking'},
			{type: 'healed', hero: 'cid', amount: 1, life: 9, why: 'cooking'},
		]);
		expect(scene.said('token')).toEqual([{type: 'token', token: 'cooking', active: false}]);
		expect(scene.combat.tokens).toEqual([]);
	});

	test('2E-RULING-26: two portions are still one', () => {
		const scene = trio(brad, {monster: monster({life: 4, level: 2}), party: {ann: {life: 2}}});
		scene.throw('blue', '1', {icon: true});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1', {icon: true});
		scene.do({type: 'activate', color: 'blue'});
		expect(scene.said('healed').filter(({hero}) => hero === 'ann')).toEqual([
			{type: 'healed', hero: 'ann', amount: 2, life: 4, why: 'cooking'},
		]);
		expect(scene.said('token').filter(({active}) => !active)).toHaveLength(1);
	});

	test('2E-RULING-26: it heals after the Scars, and never above the maximum', () => {
		const scene = trio(brad, {monster: monster({life: 3, level: 4, damage: 2}), party: {ann: {life: 2}, [brad]: {life: 1}}});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.hero(brad).fainted).toBe(true);
		scene.throw('red', '3');
		expect(scene.said('healed')).toEqual([]);
		// Not even a Scar on blue takes the pot off the fire.
		scene.do({type: 'scar', hero: brad, color: 'blue'});
		expect(scene.story.slice(0, 1)).toEqual(['scarred']);
		expect(scene.said('healed')).toEqual([{type: 'healed', hero: 'ann', amount: 4, life: 6, why: 'cooking'}]);
		expect(scene.life).toEqual({ann: 6, [brad]: 7, cid: 9});
	});
});
