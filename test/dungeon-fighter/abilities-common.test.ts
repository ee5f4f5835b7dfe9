/** The eight common abilities, red and green on the hero sheets. */
import {describe, expect, test} from 'vitest';
import {card, type Die, monster, type Scene, secondEdition, type Zone} from '../helpers/scene.js';
import {gear, illegal, type TrioSetup, trio as tableFor, takeBonusDie, throwsOf} from '../helpers/trio.js';

const [type, otherType] = secondEdition.edition.types.map(each => each.id);

/** Bob's red ability is looked at. */
const trio = (red: object, setup: TrioSetup = {}): Scene =>
	tableFor({
		everyone: {red: {is: 'pickpocket'}, green: {is: 're-throw'}},
		abilities: {bob: {red}},
		equipment: gear('axe'),
		monster: monster({life: 20, type}),
		...setup,
	});

const awake = (scene: Scene, ability: string, color = 'red') =>
	expect(scene.said('ability')).toEqual([{type: 'ability', hero: 'bob', color, ability}]);

describe('Agile Instincts', () => {
	test('2E-ABIL-agile-instincts: a miss costs nothing, deals 2, and no weapon helps', () => {
		const scene = trio({is: 'agile-instincts'}, {monster: monster({life: 20, damage: 5}), party: {bob: {equipment: ['axe']}}});
		scene.throw('red', 'outside', {icon: true, weapons: ['axe']});
		expect(scene.events.slice(1)).toEqual([
			{type: 'ability', hero: 'bob', color: 'red', ability: 'agile-instincts'},
			{type: 'miss', hero: 'bob', why: 'outside'},
			{type: 'monster-hurt', by: 'bob', damage: 2, life: 18, why: 'agile-instincts'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.life).toEqual({ann: 9, bob: 9, cid: 9});
	});

	test('2E-ABIL-agile-instincts: on a hit it sleeps', () => {
		const scene = trio({is: 'agile-instincts'});
		scene.throw('red', '3', {icon: true});
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
		expect(scene.foe).toBe(17);
	});

	test('2E-ABIL-agile-instincts: with a Bonus die it must be chosen', () => {
		const scene = takeBonusDie(trio({is: 'agile-instincts'}));
		scene.throw('bonus', 'hole', {icon: true});
		scene.do({type: 'activate', color: 'red'});
		expect(scene.foe).toBe(15);
		expect(scene.life.bob).toBe(9);
		const proud = takeBonusDie(trio({is: 'agile-instincts'}));
		proud.throw('bonus', 'hole', {icon: true});
		proud.do({type: 'decline'});
		expect(proud.foe).toBe(17);
		expect(proud.life.bob).toBe(7);
	});
});

describe('more damage', () => {
	test.each(['1', '3', '5'] as const)('2E-ABIL-piercing-damage: section %s and 2 more', zone => {
		const scene = trio({is: 'piercing-damage'});
		scene.throw('red', zone, {icon: true});
		awake(scene, 'piercing-damage');
		expect(scene.said('hit')[0]?.damage).toBe(Number(zone) + 2);
		expect(scene.foe).toBe(20 - Number(zone) - 2);
	});

	test('2E-ABIL-piercing-damage: weapons come on top; on a miss it sleeps', () => {
		const scene = trio({is: 'piercing-damage'}, {party: {bob: {equipment: ['axe']}}});
		scene.throw('red', '2', {icon: true, weapons: ['axe']});
		expect(scene.foe).toBe(20 - 2 - 2 - 3);
		const miss = trio({is: 'piercing-damage'});
		miss.throw('red', 'bone', {icon: true});
		expect(miss.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		expect(miss.foe).toBe(20);
	});

	test.each(['1', '2', '3', '4', '5'] as const)('2E-ABIL-focused-damage: section %s counts as a 5', zone => {
		const scene = trio({is: 'focused-damage'});
		scene.throw('red', zone, {icon: true});
		awake(scene, 'focused-damage');
		expect(scene.said('hit')).toEqual([{type: 'hit', hero: 'bob', damage: 5, parts: [{what: 'section', points: 5}], life: 15}]);
	});

	test('2E-ABIL-focused-damage: weapons come on top; on a miss it sleeps', () => {
		const scene = trio({is: 'focused-damage'}, {party: {bob: {equipment: ['axe']}}});
		scene.throw('red', '1', {icon: true, weapons: ['axe']});
		expect(scene.foe).toBe(20 - 5 - 3);
		const miss = trio({is: 'focused-damage'});
		miss.throw('red', '4', {icon: true, bounces: 0});
		expect(miss.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
	});

	test('2E-RULING-10: no section is above 5, and the bullseye with the icon kills before Focused Damage counts', () => {
		const scene = trio({is: 'focused-damage'}, {monster: monster({life: 50})});
		expect(secondEdition.board.sections.map(section => section.zone).sort()).toEqual(['1', '2', '3', '4', '5', 'bullseye']);
		expect(() => scene.throw('red', '6', {icon: true})).toThrow(expect.objectContaining({code: 'bad-request'}));
		scene.throw('red', 'bullseye', {icon: true});
		expect(scene.story.slice(0, 3)).toEqual(['thrown', 'insta-kill', 'monster-defeated']);
	});

	test('2E-ABIL-sworn-enemy: 4 more against the type on the sheet, 1 more against any other', () => {
		const sworn = trio({is: 'sworn-enemy', type});
		sworn.throw('red', '2', {icon: true});
		awake(sworn, 'sworn-enemy');
		expect(sworn.said('hit')[0]).toMatchObject({
			damage: 6,
			parts: [
				{what: 'section', points: 2},
				{what: 'sworn-enemy', points: 4},
			],
			life: 14,
		});
		const other = trio({is: 'sworn-enemy', type: otherType});
		other.throw('red', '2', {icon: true});
		expect(other.said('hit')[0]).toMatchObject({
			damage: 3,
			parts: [
				{what: 'section', points: 2},
				{what: 'sworn-enemy', points: 1},
			],
			life: 17,
		});
	});

	test('2E-ABIL-sworn-enemy: on a miss it sleeps', () => {
		const scene = trio({is: 'sworn-enemy', type});
		scene.throw('red', 'outside', {icon: true});
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		expect(scene.foe).toBe(20);
	});
});

describe('healing and coins', () => {
	const landings: readonly (readonly [Zone, number])[] = [
		['3', 17],
		['outside', 20],
	];

	test.each(landings)('2E-ABIL-heal-party: on %s every hero heals 1', (zone, foe) => {
		const scene = trio({is: 'heal-party'}, {monster: monster({life: 20, damage: 2}), party: {ann: {life: 3}, bob: {life: 5}}});
		scene.throw('red', zone, {icon: true});
		awake(scene, 'heal-party');
		expect(scene.said('healed')).toEqual([
			{type: 'healed', hero: 'ann', amount: 1, life: 4, why: 'heal-party'},
			{type: 'healed', hero: 'bob', amount: 1, life: 6, why: 'heal-party'},
		]);
		expect(scene.life).toEqual({ann: 4, bob: zone === '3' ? 6 : 4, cid: 9});
		expect(scene.foe).toBe(foe);
	});

	test.each(landings)('2E-ABIL-pickpocket: on %s a coin goes from the supply to the chest', (zone, foe) => {
		const scene = trio({is: 'pickpocket'}, {monster: monster({life: 20, gold: 3}), chest: {gold: 5}});
		const {gold} = scene.state.supply;
		expect(gold).toBe(30 - 5 - 3);
		scene.throw('red', zone, {icon: true});
		awake(scene, 'pickpocket');
		expect(scene.said('gold-gained')).toEqual([{type: 'gold-gained', amount: 1, why: 'pickpocket'}]);
		expect(scene.gold).toBe(6);
		expect(scene.state.supply.gold).toBe(gold - 1);
		expect(scene.foe).toBe(foe);
	});

	test('2E-ABIL-pickpocket: an empty supply has nothing to give', () => {
		const scene = trio({is: 'pickpocket'}, {monster: monster({life: 20, gold: 0}), chest: {gold: 30}});
		scene.throw('red', '1', {icon: true});
		expect(scene.said('gold-gained')).toEqual([]);
		expect(scene.gold).toBe(30);
	});

	test.each(landings)('2E-ABIL-self-healing: on %s this hero heals 3, and no other', (zone, foe) => {
		const scene = trio({is: 'self-healing'}, {monster: monster({life: 20, damage: 1}), party: {ann: {life: 3}, bob: {life: 4}}});
		scene.throw('red', zone, {icon: true});
		awake(scene, 'self-healing');
		expect(scene.said('healed')).toEqual([{type: 'healed', hero: 'bob', amount: 3, life: 7, why: 'self-healing'}]);
		expect(scene.life).toEqual({ann: 3, bob: zone === '3' ? 7 : 6, cid: 9});
		expect(scene.foe).toBe(foe);
	});

	test('2E-RULING-15: on a miss the heal comes first, then the damage', () => {
		const scene = trio({is: 'self-healing'}, {monster: monster({damage: 3}), party: {bob: {life: 1}}});
		scene.throw('red', 'outside', {icon: true});
		expect(scene.story).toEqual(['thrown', 'ability', 'healed', 'miss', 'suffered', 'turn-started']);
		expect(scene.said('healed')[0]?.life).toBe(4);
		expect(scene.said('suffered')[0]?.life).toBe(1);
		expect(scene.hero('bob')).toMatchObject({life: 1, fainted: false});
		// At full Life the heal is lost before the blow comes.
		const full = trio({is: 'self-healing'}, {monster: monster({damage: 3})});
		full.throw('red', 'outside', {icon: true});
		expect(full.life.bob).toBe(6);
	});
});

describe('Re-throw', () => {
	test('2E-ABIL-re-throw: the die comes back, and the first result is ignored', () => {
		const scene = trio({is: 're-throw'}, {party: {bob: {equipment: ['axe']}}});
		scene.throw('red', 'outside', {icon: true});
		expect(scene.story).toEqual(['thrown']);
		expect(scene.kind).toBe('rethrow');
		expect(scene.by).toBe('bob');
		expect(scene.actions()).toEqual([{type: 'rethrow', by: 're-throw'}, {type: 'keep'}]);
		scene.do({type: 'rethrow', by: 're-throw'});
		expect(scene.events).toEqual([
			{type: 'ability', hero: 'bob', color: 'red', ability: 're-throw'},
			{type: 'rethrow', hero: 'bob', die: 'red', by: 're-throw'},
		]);
		expect(scene.kind).toBe('throw');
		expect(throwsOf(scene)).toEqual([
			['red', []],
			['red', ['axe']],
		]);
		scene.throw('red', '4');
		expect(scene.story).toEqual(['thrown', 'hit', 'turn-started']);
		expect(scene.foe).toBe(16);
		expect(scene.life.bob).toBe(9);
		expect(scene.state.throws).toBe(2);
	});

	test('2E-ABIL-re-throw: it is optional, and a hit may be taken back too, even for a worse one', () => {
		const kept = trio({is: 're-throw'});
		kept.throw('red', '3', {icon: true});
		kept.do({type: 'keep'});
		expect(kept.story).toEqual(['hit', 'turn-started']);
		expect(kept.foe).toBe(17);
		const worse = trio({is: 're-throw'});
		worse.throw('red', '3', {icon: true});
		worse.do({type: 'rethrow', by: 're-throw'});
		worse.throw('red', 'hole');
		expect(worse.foe).toBe(20);
		expect(worse.life.bob).toBe(7);
	});

	test('2E-ABIL-re-throw: no icon, or a Scar on it, no re-throw', () => {
		const blank = trio({is: 're-throw'});
		blank.throw('red', 'outside');
		expect(blank.said('miss')).toHaveLength(1);
		expect(() => blank.do({type: 'rethrow', by: 're-throw'})).toThrow(illegal);
		const scarred = trio({is: 're-throw'}, {party: {bob: {scars: ['red']}}});
		scarred.throw('red', 'outside', {icon: true});
		expect(scarred.said('miss')).toHaveLength(1);
	});

	test('2E-RULING-22: every new icon allows a new re-throw, without limit', () => {
		const scene = trio({is: 're-throw'});
		for (const zone of ['outside', 'hole', '5', 'bone', '1'] as const) {
			scene.throw('red', zone, {icon: true});
			scene.do({type: 'rethrow', by: 're-throw'});
			expect(throwsOf(scene)).toEqual([['red', []]]);
		}

		scene.throw('red', '2');
		expect(scene.foe).toBe(18);
		expect(scene.life.bob).toBe(9);
		expect(scene.combat.lying).toHaveLength(1);
		expect(scene.by).toBe('cid');
	});

	test('2E-RULING-22: it works with a Bonus die, the same one', () => {
		const scene = takeBonusDie(trio({is: 're-throw'}));
		expect(scene.bonusDice).toBe(1);
		scene.throw('bonus', 'hole', {icon: true});
		scene.do({type: 'activate', color: 'red'});
		expect(scene.story).toEqual(['ability', 'rethrow']);
		expect(throwsOf(scene)).toEqual([['bonus', []]]);
		scene.throw('bonus', '5', {icon: true});
		scene.do({type: 'activate', color: 'red'});
		scene.throw('bonus', '4');
		expect(scene.foe).toBe(20 - 3 - 4);
		expect(scene.bonusDice).toBe(1);
		expect(scene.combat.bonusOut).toBe(1);
		expect(scene.combat.lying.map(({die}): Die => die)).toEqual(['red', 'green', 'blue', 'bonus']);
	});

	test('2E-RULING-22: a second icon on the Bonus die may wake another ability', () => {
		const scene = takeBonusDie(trio({is: 're-throw'}, {everyone: {red: {is: 're-throw'}, green: {is: 'piercing-damage'}}}));
		scene.throw('bonus', 'hole', {icon: true});
		scene.do({type: 'activate', color: 'red'});
		scene.throw('bonus', '4', {icon: true});
		scene.do({type: 'activate', color: 'green'});
		expect(scene.said('hit')[0]?.damage).toBe(6);
	});

	test('2E-RULING-22: weapons are declared anew, and requirements still apply', () => {
		const bow = card({id: 'bow', name: 'Bow', kind: 'weapon', throws: ['elbow'], effects: [{is: 'bonus', amount: 5}]});
		const scene = trio(
			{is: 're-throw'},
			{monster: monster({life: 20, throws: ['jump']}), cards: {equipment: [bow]}, party: {bob: {equipment: ['axe', 'bow']}}},
		);
		scene.throw('red', '5', {icon: true, weapons: ['bow'], respected: false});
		expect(scene.said('thrown')[0]).toMatchObject({stance: ['jump', 'elbow'], result: 'miss', why: 'requirement'});
		scene.do({type: 'rethrow', by: 're-throw'});
		expect(throwsOf(scene)).toEqual([
			['red', []],
			['red', ['axe']],
			['red', ['bow']],
			['red', ['axe', 'bow']],
		]);
		scene.throw('red', '1', {weapons: ['axe'], icon: true});
		expect(scene.said('thrown')[0]).toMatchObject({stance: ['jump'], result: 'hit'});
		scene.do({type: 'rethrow', by: 're-throw'});
		scene.throw('red', '5', {respected: false});
		expect(scene.said('miss')[0]?.why).toBe('requirement');
		expect(scene.foe).toBe(20);
	});
});
