/** Who carries what, what a weapon asks and gives, and what an armour is good for. */
import {describe, expect, test} from 'vitest';
import {boxWith, card, monster, room, type Scene, secondEdition} from '../helpers/scene.js';
import {armour, bossTrio, gear, spendable, type TrioSetup, trio} from '../helpers/trio.js';

const slots = {
	ann: {weapon: 1, armour: 1, spendable: 1},
	bob: {weapon: 2, armour: 2, spendable: 0},
	cid: {weapon: 1, armour: 0, spendable: 2},
	mule: {weapon: 3, armour: 3, spendable: 3},
	monk: {weapon: 0, armour: 0, spendable: 0},
};

const weapon = (id: string, throws: readonly string[] = [], amount = 1, name = id): object =>
	card({id, name, kind: 'weapon', throws, effects: [{is: 'bonus', amount}]});

const equipment = [
	weapon('axe'),
	weapon('bow', ['elbow'], 2),
	weapon('cap', ['blind'], 4),
	weapon('one-sword', [], 2, 'The One True Sword'),
	weapon('other-sword', ['backwards'], 3, 'The One True Sword'),
	...gear('mail'),
	armour('plate', {is: 'prevent', amount: 3}),
	armour('spikes', {is: 'counter', amount: 2}),
	...['purse', 'pouch', 'sack'].map(id => spendable(id, {is: 'gold', amount: 1})),
];

const usual = {everyone: {blue: {is: 'heroic-defense'}}, slots, equipment};

const table = (setup: TrioSetup = {}): Scene => trio({...usual, chest: {gold: 0}, ...setup});

/** The first fight is won by Bob, and the party rests. */
const rest = (setup: TrioSetup): Scene => {
	const scene = table({...setup, monster: monster({life: 1})});
	scene.throw('red', '1');
	expect(scene.kind).toBe('rest');
	return scene;
};

/** A room with this card in it; the game waits for its owner. */
const find = (id: string, setup: TrioSetup = {}): Scene => {
	const scene = table({...setup, room: room({effects: [{is: 'free-equipment'}]}), stack: {equipment: [id]}});
	expect(scene.kind).toBe('assign-equipment');
	return scene;
};

describe('limits', () => {
	test('2E-EQUIP-01: weapons, armours and spendables, and nothing else', () => {
		// The colours of the borders are a matter of the view.
		expect(new Set(secondEdition.equipment.map(({kind}) => kind))).toEqual(new Set(['weapon', 'armour', 'spendable']));
		expect(() => boxWith({equipment: [card({kind: 'musical-instrument', effects: [{is: 'bonus', amount: 1}]})]})).toThrow(
			'equipment.json: test-card',
		);
		expect(() => boxWith({equipment: [card({kind: 'armour', effects: [{is: 'bonus', amount: 1}]})]})).toThrow('equipment.json: test-card');
	});

	test('2E-EQUIP-02: a card goes to one hero with a free slot of its kind', () => {
		expect(find('axe', {party: {bob: {equipment: ['bow']}}}).actions()).toEqual([
			{type: 'assign', card: 'axe', to: 'ann'},
			{type: 'assign', card: 'axe', to: 'bob'},
			{type: 'assign', card: 'axe', to: 'cid'},
			{type: 'discard', card: 'axe'},
		]);
		expect(find('mail').actions()).toEqual([
			{type: 'assign', card: 'mail', to: 'ann'},
			{type: 'assign', card: 'mail', to: 'bob'},
			{type: 'discard', card: 'mail'},
		]);
		const scene = find('purse');
		expect(scene.actions()).toEqual([
			{type: 'assign', card: 'purse', to: 'ann'},
			{type: 'assign', card: 'purse', to: 'cid'},
			{type: 'discard', card: 'purse'},
		]);
		scene.do({type: 'assign', card: 'purse', to: 'cid'});
		expect(scene.state.heroes.map(hero => hero.equipment)).toEqual([[], [], [{id: 'purse', used: false}]]);
		expect(() => find('purse').do({type: 'assign', card: 'purse', to: 'bob'})).toThrow('not among');
	});

	test('2E-EQUIP-02: a game cannot even begin with more than the sheets allow', () => {
		expect(() => table({party: {ann: {equipment: ['axe', 'bow']}}})).toThrow('"ann" cannot carry "bow"');
		expect(() => table({party: {cid: {equipment: ['mail']}}})).toThrow('"cid" cannot carry "mail"');
	});

	test('2E-RULING-51: with no free slot an owned card of that kind goes, or the new one', () => {
		const full = {party: {ann: {equipment: ['axe', 'mail']}, bob: {equipment: ['bow', 'cap', 'plate']}, cid: {equipment: ['one-sword']}}};
		const scene = find('other-sword', full);
		expect(scene.actions()).toEqual([
			{type: 'assign', card: 'other-sword', to: 'ann', drop: 'axe'},
			{type: 'assign', card: 'other-sword', to: 'bob', drop: 'bow'},
			{type: 'assign', card: 'other-sword', to: 'bob', drop: 'cap'},
			{type: 'assign', card: 'other-sword', to: 'cid', drop: 'one-sword'},
			{type: 'discard', card: 'other-sword'},
		]);
		scene.do({type: 'assign', card: 'other-sword', to: 'bob', drop: 'bow'});
		expect(scene.events[0]).toEqual({type: 'equipment-assigned', card: 'other-sword', to: 'bob', drop: 'bow'});
		expect(scene.hero('bob').equipment.map(({id}) => id)).toEqual(['cap', 'plate', 'other-sword']);
		expect(scene.state.discards.equipment).toEqual(['bow']);

		const refused = find('other-sword', full);
		refused.do({type: 'discard', card: 'other-sword'});
		expect(refused.events[0]).toEqual({type: 'equipment-discarded', card: 'other-sword'});
		expect(refused.state.discards.equipment).toEqual(['other-sword']);
		expect(refused.kind).toBe('throw');
	});

	test('2E-RULING-51: a card that nobody has a slot for can only be discarded', () => {
		const scene = find('mail', {heroes: ['monk', 'cid']});
		expect(scene.actions()).toEqual([{type: 'discard', card: 'mail'}]);
	});

	test('2E-EQUIP-06: no two weapons of the same name for one hero', () => {
		const scene = find('other-sword', {party: {bob: {equipment: ['one-sword']}}});
		// Bob has a free slot, but one True Sword is enough: he may only change it for the other.
		expect(scene.actions()).toEqual([
			{type: 'assign', card: 'other-sword', to: 'ann'},
			{type: 'assign', card: 'other-sword', to: 'bob', drop: 'one-sword'},
			{type: 'assign', card: 'other-sword', to: 'cid'},
			{type: 'discard', card: 'other-sword'},
		]);
		expect(() => table({party: {bob: {equipment: ['one-sword', 'other-sword']}}})).toThrow('"bob" cannot carry "other-sword"');
	});

	test('2E-EQUIP-06: two heroes may have one each, and swap them, but not pile them up', () => {
		const scene = rest({
			heroes: ['bob', 'mule'],
			leader: 'mule',
			party: {bob: {equipment: ['one-sword', 'axe']}, mule: {equipment: ['other-sword']}},
		});
		expect(scene.actions('give')).toEqual([
			{type: 'give', card: 'one-sword', from: 'bob', to: 'mule', for: 'other-sword'},
			{type: 'give', card: 'axe', from: 'bob', to: 'mule'},
			{type: 'give', card: 'other-sword', from: 'mule', to: 'bob', for: 'one-sword'},
		]);
		scene.do({type: 'give', card: 'other-sword', from: 'mule', to: 'bob', for: 'one-sword'});
		expect(scene.hero('bob').equipment.map(({id}) => id)).toEqual(['axe', 'other-sword']);
		expect(scene.hero('mule').equipment.map(({id}) => id)).toEqual(['one-sword']);
	});

	test('2E-EQUIP-06: a swap must not bring a twin home either', () => {
		// Bob, who owns a True Sword, can take the other one only for it, never for his bow.
		const scene = rest({heroes: ['cid', 'bob'], party: {cid: {equipment: ['other-sword']}, bob: {equipment: ['one-sword', 'bow']}}});
		expect(scene.actions('give')).toEqual([
			{type: 'give', card: 'other-sword', from: 'cid', to: 'bob', for: 'one-sword'},
			{type: 'give', card: 'one-sword', from: 'bob', to: 'cid', for: 'other-sword'},
		]);
	});

	test('2E-EQUIP-02, 2E-RULING-51: between full hands cards of a kind are swapped', () => {
		const scene = rest({
			party: {ann: {equipment: ['axe', 'purse']}, bob: {equipment: ['bow', 'cap']}, cid: {equipment: ['one-sword', 'pouch']}},
		});
		expect(scene.actions('give')).toEqual([
			{type: 'give', card: 'axe', from: 'ann', to: 'bob', for: 'bow'},
			{type: 'give', card: 'axe', from: 'ann', to: 'bob', for: 'cap'},
			{type: 'give', card: 'axe', from: 'ann', to: 'cid', for: 'one-sword'},
			{type: 'give', card: 'purse', from: 'ann', to: 'cid'},
			{type: 'give', card: 'bow', from: 'bob', to: 'ann', for: 'axe'},
			{type: 'give', card: 'bow', from: 'bob', to: 'cid', for: 'one-sword'},
			{type: 'give', card: 'cap', from: 'bob', to: 'ann', for: 'axe'},
			{type: 'give', card: 'cap', from: 'bob', to: 'cid', for: 'one-sword'},
			{type: 'give', card: 'one-sword', from: 'cid', to: 'ann', for: 'axe'},
			{type: 'give', card: 'one-sword', from: 'cid', to: 'bob', for: 'bow'},
			{type: 'give', card: 'one-sword', from: 'cid', to: 'bob', for: 'cap'},
			{type: 'give', card: 'pouch', from: 'cid', to: 'ann', for: 'purse'},
		]);
		scene.do({type: 'give', card: 'pouch', from: 'cid', to: 'ann', for: 'purse'});
		expect(scene.events).toEqual([{type: 'given', card: 'pouch', from: 'cid', to: 'ann', for: 'purse'}]);
		expect(scene.state.heroes.map(hero => hero.equipment.map(({id}) => id))).toEqual([
			['axe', 'pouch'],
			['bow', 'cap'],
			['one-sword', 'purse'],
		]);
		expect(scene.state.discards.equipment).toEqual([]);
	});

	test('2E-RULING-51: nothing changes hands outside Resting and the Shop', () => {
		const scene = table({party: {ann: {equipment: ['axe']}}});
		expect(scene.actions('give')).toEqual([]);
		expect(() => scene.do({type: 'give', card: 'axe', from: 'ann', to: 'bob'})).toThrow('not among');
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		expect(scene.kind).toBe('out-of-dice');
		expect(scene.actions('give')).toEqual([]);
		expect(find('mail', {party: {ann: {equipment: ['axe']}}}).actions('give')).toEqual([]);
	});
});

describe('weapons', () => {
	const weaponsOffered = (scene: Scene) =>
		scene.actions('throw').map(action => (action.type === 'throw' ? [action.die, ...action.weapons] : []));

	test('2E-EQUIP-03: a weapon may be used on every throw of its owner, or not', () => {
		const scene = table({monster: monster({life: 50}), party: {bob: {equipment: ['axe']}}});
		expect(weaponsOffered(scene)).toEqual([['red'], ['red', 'axe'], ['green'], ['green', 'axe'], ['blue'], ['blue', 'axe']]);
		scene.throw('red', '2', {weapons: ['axe']});
		expect(scene.foe).toBe(47);
		// Cid has no use of Bob's axe.
		expect(weaponsOffered(scene)).toEqual([['green'], ['blue']]);
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'retrieve-dice'});
		expect(weaponsOffered(scene)).toEqual([['red'], ['red', 'axe'], ['green'], ['green', 'axe'], ['blue'], ['blue', 'axe']]);
		scene.throw('red', '2');
		expect(scene.foe).toBe(43);
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '2', {weapons: ['axe']});
		expect(scene.said('hit')).toEqual([
			{
				type: 'hit',
				hero: 'bob',
				damage: 3,
				parts: [
					{what: 'section', points: 2},
					{what: 'axe', points: 1},
				],
				life: 38,
			},
		]);
	});

	test('2E-EQUIP-04: on a miss a weapon adds nothing, not even to what strikes back', () => {
		const scene = table({party: {bob: {equipment: ['axe']}}});
		scene.throw('blue', 'outside', {icon: true, weapons: ['axe']});
		expect(scene.said('monster-hurt')).toEqual([{type: 'monster-hurt', by: 'bob', damage: 4, life: 6, why: 'heroic-defense'}]);
		expect(scene.said('hit')).toEqual([]);
		scene.throw('red', 'hole');
		expect(scene.foe).toBe(6);
	});

	test('2E-EQUIP-05: any subset of the weapons, with all their requirements and bonuses together', () => {
		const scene = table({heroes: ['ann', 'mule'], monster: monster({life: 50}), party: {mule: {equipment: ['axe', 'bow', 'cap']}}});
		expect(weaponsOffered(scene).filter(([die]) => die === 'green')).toEqual([
			['green'],
			['green', 'axe'],
			['green', 'bow'],
			['green', 'axe', 'bow'],
			['green', 'cap'],
			['green', 'axe', 'cap'],
			['green', 'bow', 'cap'],
			['green', 'axe', 'bow', 'cap'],
		]);
		scene.throw('green', '1', {weapons: ['bow', 'cap']});
		expect(scene.said('thrown')[0]?.stance).toEqual(['elbow', 'blind']);
		expect(scene.said('hit')).toEqual([
			{
				type: 'hit',
				hero: 'mule',
				damage: 7,
				parts: [
					{what: 'section', points: 1},
					{what: 'bow', points: 2},
					{what: 'cap', points: 4},
				],
				life: 43,
			},
		]);
		scene.throw('red', '1');
		// One requirement broken spoils it all.
		scene.throw('blue', '5', {weapons: ['axe', 'bow', 'cap'], respected: false});
		expect(scene.said('miss')).toEqual([{type: 'miss', hero: 'mule', why: 'requirement'}]);
		expect(scene.foe).toBe(42);
	});

	test('2E-EQUIP-05: nobody uses a weapon twice or one that is not theirs', () => {
		const scene = table({heroes: ['ann', 'mule'], party: {ann: {equipment: ['axe']}, mule: {equipment: ['bow']}}});
		expect(() => scene.throw('red', '1', {weapons: ['bow', 'bow']})).toThrow('not among');
		expect(() => scene.throw('red', '1', {weapons: ['axe']})).toThrow('not among');
		expect(() => scene.throw('red', '1', {weapons: ['no-such-thing']})).toThrow('There is no card "no-such-thing"');
	});

	test('2E-EQUIP-12: weapons and armours stay with their hero', () => {
		const scene = table({monster: monster({life: 3}), party: {bob: {equipment: ['axe', 'mail']}}});
		scene.throw('red', 'outside', {weapons: ['axe']});
		scene.do({type: 'use-armour', card: 'mail'});
		scene.throw('green', '3');
		expect(scene.kind).toBe('rest');
		expect(scene.hero('bob').equipment).toEqual([
			{id: 'axe', used: false},
			{id: 'mail', used: true},
		]);
		expect(scene.state.discards.equipment).toEqual([]);
		scene.do({type: 'move-on'});
		expect(scene.hero('bob').equipment).toEqual([
			{id: 'axe', used: false},
			{id: 'mail', used: false},
		]);
	});
});

describe('armours', () => {
	test('2E-EQUIP-07, 2E-EQUIP-08: once per combat, on a miss; a used one lies sideways until Resting', () => {
		const scene = table({monster: monster({damage: 4, life: 20}), party: {bob: {equipment: ['plate']}}});
		scene.throw('red', 'outside');
		expect(scene.kind).toBe('armour');
		expect(scene.by).toBe('bob');
		expect(scene.life.bob).toBe(9);
		expect(scene.actions()).toEqual([{type: 'use-armour', card: 'plate'}, {type: 'take-it'}]);
		scene.do({type: 'use-armour', card: 'plate'});
		expect(scene.events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'plate', prevented: 3},
			{type: 'suffered', hero: 'bob', damage: 1, life: 8, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.hero('bob').equipment).toEqual([{id: 'plate', used: true}]);
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', 'outside');
		// Not a second time.
		expect(scene.said('suffered')).toEqual([{type: 'suffered', hero: 'bob', damage: 4, life: 4, why: 'monster'}]);
	});

	test('2E-EQUIP-07: nobody has to use it, and a hit does not ask', () => {
		const scene = table({monster: monster({damage: 4}), party: {bob: {equipment: ['plate']}}});
		scene.throw('red', 'outside');
		scene.do({type: 'take-it'});
		expect(scene.events[0]).toEqual({type: 'suffered', hero: 'bob', damage: 4, life: 5, why: 'monster'});
		expect(scene.hero('bob').equipment).toEqual([{id: 'plate', used: false}]);

		const hit = table({party: {bob: {equipment: ['plate']}}});
		hit.throw('red', '1');
		expect(hit.story).toEqual(['thrown', 'hit', 'turn-started']);
	});

	test('2E-RULING-52: several on one miss, down to nothing and not below', () => {
		const scene = table({monster: monster({damage: 4}), party: {bob: {equipment: ['mail', 'plate']}}});
		scene.throw('red', 'outside');
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.events).toEqual([{type: 'armour-used', hero: 'bob', card: 'mail', prevented: 1}]);
		expect(scene.actions()).toEqual([{type: 'use-armour', card: 'plate'}, {type: 'take-it'}]);
		scene.do({type: 'use-armour', card: 'plate'});
		expect(scene.events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'plate', prevented: 3},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.life.bob).toBe(9);

		const weak = table({monster: monster({damage: 2}), party: {bob: {equipment: ['plate', 'mail'], life: 5}}});
		weak.throw('red', 'outside');
		weak.do({type: 'use-armour', card: 'plate'});
		// Nothing left for the mail to do: it is not asked for, and nobody is healed by the third point.
		expect(weak.events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'plate', prevented: 2},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(weak.life.bob).toBe(5);
		expect(weak.hero('bob').equipment).toEqual([
			{id: 'plate', used: true},
			{id: 'mail', used: false},
		]);
	});

	test('2E-RULING-52: a Rabid miss asks every hero it hurts, the thrower first', () => {
		const scene = table({
			monster: monster({damage: 4, effects: [{is: 'rabid'}]}),
			party: {ann: {equipment: ['mail']}, bob: {equipment: ['plate', 'spikes']}},
		});
		scene.throw('red', 'outside');
		expect(scene.by).toBe('bob');
		scene.do({type: 'use-armour', card: 'plate'});
		expect(scene.by).toBe('bob');
		scene.do({type: 'take-it'});
		expect(scene.by).toBe('ann');
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.events).toEqual([
			{type: 'armour-used', hero: 'ann', card: 'mail', prevented: 1},
			{type: 'suffered', hero: 'bob', damage: 1, life: 8, why: 'monster'},
			{type: 'suffered', hero: 'cid', damage: 4, life: 5, why: 'monster'},
			{type: 'suffered', hero: 'ann', damage: 3, life: 6, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
	});

	test("2E-RULING-52: nobody uses an armour against somebody else's blow", () => {
		const scene = table({monster: monster({damage: 4}), party: {ann: {equipment: ['mail']}}});
		scene.throw('red', 'outside');
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		expect(scene.life.bob).toBe(5);
	});

	test("2E-RULING-52: it works against Heroic Defense's own 1, even over the monster's dead body", () => {
		const scene = table({monster: monster({life: 4, damage: 5}), party: {bob: {equipment: ['mail'], life: 1}}});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.kind).toBe('armour');
		expect(scene.foe).toBe(0);
		scene.do({type: 'use-armour', card: 'mail'});
		expect(scene.events.slice(0, 2)).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'mail', prevented: 1},
			{type: 'monster-defeated', monster: 'test-monster', epic: false},
		]);
		expect(scene.life.bob).toBe(1);
	});

	test('2E-RULING-52: never against retrieving the dice', () => {
		const scene = table({monster: monster({level: 3, life: 20}), party: {bob: {equipment: ['plate']}}});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'retrieve-dice'});
		expect(scene.story).toEqual(['dice-retrieved', 'suffered', 'suffered', 'suffered']);
		expect(scene.life).toEqual({ann: 6, bob: 6, cid: 6});
	});

	test('2E-RULING-52: never against backing down', () => {
		const scene = table({monster: monster({level: 3, throws: ['jump']}), party: {bob: {equipment: ['plate']}}});
		scene.do({type: 'back-down'});
		expect(scene.story).toEqual(['suffered', 'suffered', 'suffered', 'backed-down', 'monster-revealed']);
		expect(scene.life).toEqual({ann: 6, bob: 6, cid: 6});
	});

	test('2E-EQUIP-07: against the Boss as against any monster', () => {
		const scene = bossTrio({...usual, heroes: ['ann', 'bob'], party: {bob: {equipment: ['plate', 'spikes']}}});
		scene.throw('red', 'bone');
		scene.do({type: 'use-armour', card: 'spikes'});
		expect(scene.events).toEqual([
			{type: 'armour-used', hero: 'bob', card: 'spikes', prevented: 0},
			{type: 'monster-hurt', by: 'bob', damage: 2, life: 18, why: 'spikes'},
		]);
		scene.do({type: 'use-armour', card: 'plate'});
		expect(scene.life.bob).toBe(9);
	});
});
