/** One throw from the declaration to the end of the turn (2E-RULING-01), and what may be played in between. */
import {describe, expect, test} from 'vitest';
import {type BoxFiles, openBox} from '../../source/dungeon-fighter/box.js';
import {DataProblem} from '../../source/dungeon-fighter/data-problem.js';
import {boss, card, monster, room, Scene, secondEdition, secondEditionFiles} from '../helpers/scene.js';
import {armour, bossTrio as bossTable, gear, sheet, spendable, type TrioSetup, trio as tableFor, takeBonusDie} from '../helpers/trio.js';

const usual: TrioSetup = {
	everyone: {red: {is: 'pickpocket'}, green: {is: 're-throw'}, blue: {is: 'heroic-defense'}},
	equipment: [
		...gear('axe', 'bow', 'napalm', 'potion', 'second-thought', 'spikes'),
		armour('mail', {is: 'prevent', amount: 2}),
		armour('big-spikes', {is: 'counter', amount: 5}),
		spendable('bomb', {is: 'bomb', amount: 3}),
		spendable('big-bomb', {is: 'bomb', amount: 9}),
	],
};

/** A monster with 20 Life. */
const trio = (foe: object = {}, setup: TrioSetup = {}): Scene => tableFor({...usual, monster: monster({life: 20, ...foe}), ...setup});
const bossTrio = (foe: object, setup: TrioSetup = {}): Scene => bossTable({...usual, boss: boss(foe), ...setup});

describe('2E-RULING-01: the order of one throw', () => {
	test('2E-RULING-01, steps 1 to 3: die and weapons are declared, the landing is recorded, and it is classified', () => {
		const scene = trio({throws: ['nose']}, {party: {bob: {equipment: ['axe', 'bow']}}, room: room({throws: ['jump']})});
		expect(scene.actions('throw')).toHaveLength(3 * 4);
		scene.throw('green', '4', {weapons: ['bow'], bounces: 3, respected: false});
		expect(scene.events[0]).toEqual({
			type: 'thrown',
			hero: 'bob',
			die: 'green',
			weapons: ['bow'],
			stance: ['jump', 'nose', 'elbow'],
			landing: {zone: '4', icon: false, bounces: 3, respected: false},
			result: 'miss',
			why: 'requirement',
		});
	});

	test('2E-RULING-01, step 4: what is taken back is void, icon and spendables included', () => {
		const scene = trio(
			{effects: [{is: 'leeching', amount: 2}]},
			{chest: {gold: 5}, party: {bob: {equipment: ['axe']}, cid: {equipment: ['second-thought', 'napalm']}}},
		);
		scene.throw('red', '5', {icon: true, weapons: ['axe']});
		// Seen, but not in effect: no coin, no damage.
		expect(scene.story).toEqual(['thrown']);
		expect(scene.kind).toBe('rethrow');
		scene.do({type: 'spend', card: 'napalm', hero: 'cid'});
		expect(scene.story).toEqual(['spent', 'damage-added']);
		scene.do({type: 'spend', card: 'second-thought', hero: 'cid'});
		expect(scene.story).toEqual(['spent', 'rethrow']);
		expect(scene.by).toBe('bob');
		expect(scene.actions()).toEqual([
			{type: 'throw', die: 'red', weapons: [], landing: null},
			{type: 'throw', die: 'red', weapons: ['axe'], landing: null},
		]);
		scene.throw('red', '2');
		expect(scene.said('hit')).toEqual([{type: 'hit', hero: 'bob', damage: 2, parts: [{what: 'section', points: 2}], life: 18}]);
		expect(scene.gold).toBe(5);
		expect(scene.state.discards.equipment).toEqual(['napalm', 'second-thought']);
	});

	test('2E-RULING-01, step 4: the window is open for a card even where no ability is awake', () => {
		const scene = trio({damage: 3}, {party: {ann: {equipment: ['second-thought']}}});
		scene.throw('red', 'outside');
		expect(scene.actions()).toEqual([{type: 'keep'}, {type: 'spend', card: 'second-thought', hero: 'ann'}]);
		scene.do({type: 'keep'});
		expect(scene.life.bob).toBe(6);
		expect(scene.hero('ann').equipment).toEqual([{id: 'second-thought', used: false}]);
	});

	test('2E-RULING-01, steps 4 and 9: after the window a re-throw card is no answer to the blow any more', () => {
		const scene = trio({damage: 3}, {party: {ann: {equipment: ['second-thought']}, bob: {equipment: ['mail']}}});
		scene.throw('red', 'outside');
		scene.do({type: 'keep'});
		expect(scene.kind).toBe('armour');
		expect(scene.actions()).toEqual([{type: 'use-armour', card: 'mail'}, {type: 'take-it'}]);
	});

	test('2E-RULING-01, steps 4 and 9: a re-throw card does not hold up a faint', () => {
		const scene = trio({damage: 3}, {party: {ann: {equipment: ['second-thought']}, bob: {life: 1}}});
		scene.throw('red', 'outside');
		scene.do({type: 'keep'});
		expect(scene.story).toEqual(['miss', 'suffered', 'fainted', 'turn-started']);
	});

	test('2E-RULING-01, step 5: the insta-kill is looked for after the window, so it can be taken back', () => {
		const scene = trio({life: 50}, {party: {cid: {equipment: ['second-thought']}}});
		scene.throw('green', 'bullseye', {icon: true});
		expect(scene.story).toEqual(['thrown']);
		expect(scene.combat.foe.slain).toBe(false);
		scene.do({type: 'keep'});
		expect(scene.story.slice(0, 2)).toEqual(['insta-kill', 'monster-defeated']);
	});

	test('2E-RULING-01, step 6: coins come before the blow: Pickpocket fills the chest, Greedy empties it', () => {
		const scene = trio({effects: [{is: 'greedy'}]}, {chest: {gold: 0}});
		scene.throw('red', 'outside', {icon: true});
		expect(scene.story).toEqual(['thrown', 'ability', 'gold-gained', 'miss', 'gold-lost', 'suffered', 'turn-started']);
		expect(scene.gold).toBe(0);
	});

	test('2E-RULING-01, step 6: on a Bonus die the thrower picks, and the pick takes effect before the damage', () => {
		const scene = takeBonusDie(trio({damage: 3}, {abilities: {bob: {red: {is: 'self-healing'}}}, party: {bob: {life: 2}}}));
		scene.throw('bonus', 'outside', {icon: true});
		expect(scene.actions()).toEqual([
			{type: 'activate', color: 'red'},
			{type: 'activate', color: 'green'},
			{type: 'activate', color: 'blue'},
			{type: 'decline'},
		]);
		scene.do({type: 'activate', color: 'red'});
		expect(scene.story).toEqual(['ability', 'healed', 'miss', 'suffered', 'turn-started']);
		expect(scene.life.bob).toBe(2);
	});

	test('2E-RULING-01, step 7: section, weapons, ability, spendables, and Resistant last', () => {
		const scene = bossTrio(
			{life: 40, effects: [{is: 'gang'}, {is: 'resistant'}]},
			{abilities: {bob: {red: {is: 'heavy-load'}}}, party: {bob: {equipment: ['axe', 'bow']}, ann: {equipment: ['napalm']}}},
		);
		scene.throw('red', '5', {icon: true, weapons: ['axe', 'bow']});
		scene.do({type: 'spend', card: 'napalm', hero: 'ann'});
		// A Gang makes it 1; 1 + 3 + 4 + 4 + 2 = 14 is even.
		expect(scene.said('hit')[0]).toMatchObject({damage: 14, life: 26});
		scene.throw('green', '5', {icon: true});
		scene.do({type: 'keep'});
		expect(scene.said('hit')[0]).toMatchObject({damage: 0, life: 26});
	});

	test('2E-RULING-01, step 7: the parts of a hit are told in that order', () => {
		const scene = trio(
			{level: 2, effects: [{is: 'resistant'}]},
			{abilities: {bob: {red: {is: 'heavy-load'}}}, party: {bob: {equipment: ['axe']}, ann: {equipment: ['napalm']}}},
		);
		scene.throw('red', '4', {icon: true, weapons: ['axe']});
		scene.do({type: 'spend', card: 'napalm', hero: 'ann'});
		expect(scene.said('hit')).toEqual([
			{
				type: 'hit',
				hero: 'bob',
				damage: 5,
				parts: [
					{what: 'section', points: 4},
					{what: 'axe', points: 3},
					{what: 'heavy-load', points: 2},
					{what: 'spendables', points: 2},
					{what: 'resistant', points: -6},
				],
				life: 15,
			},
		]);
	});

	test('2E-RULING-01, step 8: the Flute of an earlier throw heals after the hit, also after one that kills', () => {
		const scene = trio({}, {party: {bob: {life: 5}}});
		scene.alterCombat({tokens: ['flute']});
		scene.throw('red', '2');
		expect(scene.story).toEqual(['thrown', 'hit', 'healed', 'turn-started']);
		const kill = trio({life: 2}, {party: {bob: {life: 5}}});
		kill.alterCombat({tokens: ['flute']});
		kill.throw('blue', 'bullseye', {icon: true});
		expect(kill.story.slice(0, 4)).toEqual(['thrown', 'insta-kill', 'healed', 'monster-defeated']);
		expect(kill.life.bob).toBe(6);
	});

	test('2E-RULING-01, step 9: armour strikes first, then Leeching, Greedy, and the damage to all', () => {
		const scene = bossTrio(
			{life: 20, damage: 2, effects: [{is: 'leeching', amount: 2}, {is: 'greedy'}, {is: 'rabid'}]},
			{chest: {gold: 4}, party: {cid: {equipment: ['spikes']}}},
		);
		scene.throw('green', '5');
		expect(scene.foe).toBe(15);
		scene.throw('red', 'outside', {icon: true});
		expect(scene.story).toEqual(['thrown', 'ability', 'gold-gained', 'miss']);
		expect(scene.kind).toBe('armour');
		scene.do({type: 'use-armour', card: 'spikes'});
		expect(scene.events).toEqual([
			{type: 'armour-used', hero: 'cid', card: 'spikes', prevented: 0},
			{type: 'monster-hurt', by: 'cid', damage: 3, life: 12, why: 'spikes'},
			{type: 'monster-healed', amount: 2, life: 14, why: 'leeching'},
			{type: 'gold-lost', amount: 1, why: 'greedy'},
			{type: 'suffered', hero: 'cid', damage: 2, life: 7, why: 'monster'},
			{type: 'suffered', hero: 'ann', damage: 2, life: 7, why: 'monster'},
			{type: 'suffered', hero: 'bob', damage: 2, life: 7, why: 'monster'},
			{type: 'turn-started', hero: 'ann'},
		]);
	});

	test("2E-RULING-01, step 9: Heroic Defense's own 1 comes with its damage, before Leeching", () => {
		const scene = trio({effects: [{is: 'leeching', amount: 2}]});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.story).toEqual(['thrown', 'ability', 'miss', 'monster-hurt', 'suffered', 'monster-healed', 'turn-started']);
	});

	test('2E-RULING-01, step 9: after the damage the window before fainting, then the fainting', () => {
		const scene = trio({damage: 4, effects: [{is: 'rabid'}]}, {party: {ann: {life: 3}, bob: {life: 4}, cid: {equipment: ['potion']}}});
		scene.throw('red', 'outside');
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'suffered', 'suffered']);
		expect(scene.life).toEqual({ann: -1, bob: 0, cid: 5});
		expect(scene.decision).toMatchObject({kind: 'last-chance', by: 'bob'});
		scene.do({type: 'spend', card: 'potion', hero: 'cid', target: 'ann'});
		expect(scene.story).toEqual(['spent', 'healed', 'fainted', 'turn-started']);
		expect(scene.life).toEqual({ann: 2, bob: 0, cid: 5});
		expect(scene.said('fainted')).toEqual([{type: 'fainted', hero: 'bob'}]);
	});

	test('2E-RULING-01, step 10: victory, else defeat, else the second swing, else the next hero', () => {
		const swing = {abilities: {bob: {blue: {is: 'double-swing'}}}};
		const victory = trio({life: 2}, swing);
		victory.throw('blue', '2', {icon: true});
		expect(victory.story.slice(0, 4)).toEqual(['thrown', 'ability', 'hit', 'monster-defeated']);
		const defeat = trio({damage: 9, effects: [{is: 'rabid'}]});
		defeat.throw('red', 'outside');
		expect(defeat.story.slice(-4)).toEqual(['fainted', 'fainted', 'fainted', 'lost']);
		const second = trio({}, swing);
		second.throw('blue', '2', {icon: true});
		expect(second.story).toEqual(['thrown', 'ability', 'hit', 'second-swing']);
		second.throw('blue', '2');
		expect(second.story).toEqual(['thrown', 'hit', 'turn-started']);
	});
});

describe('the ability with an insta-kill', () => {
	const slay = (is: string, setup: TrioSetup = {}): Scene => {
		const ability = is === 'sworn-enemy' ? {is, type: secondEdition.edition.types[0]!.id} : {is};
		const scene = trio({life: 50, gold: 0, level: 2}, {...setup, abilities: {bob: {red: ability}}});
		scene.throw('red', 'bullseye', {icon: true});
		return scene;
	};

	test.each([
		['piercing-damage'],
		['focused-damage'],
		['sworn-enemy'],
		['heavy-load'],
		['courage'],
		['double-swing'],
		['agile-instincts'],
		['heroic-defense'],
	])('2E-RULING-07: %s adds nothing, and nobody is asked', is => {
		const scene = slay(is);
		expect(scene.story.slice(0, 3)).toEqual(['thrown', 'insta-kill', 'monster-defeated']);
		expect(scene.said('second-swing')).toEqual([]);
		expect(scene.kind).toBe('rest');
	});

	const hurt: TrioSetup['party'] = {ann: {life: 3}, bob: {life: 3}, cid: {life: 3}};

	test.each([
		['heal-party', {ann: 4, bob: 4, cid: 4}],
		['self-healing', {ann: 3, bob: 6, cid: 3}],
		['sweet-flute', {ann: 4, bob: 4, cid: 4}],
		// Cooking works in Resting: the level is 2.
		['cooking', {ann: 5, bob: 5, cid: 5}],
	])('2E-RULING-07: %s still takes effect', (is, lives) => {
		const scene = slay(is, {party: hurt});
		expect(scene.actions()).toEqual([{type: 'activate', color: 'red'}, {type: 'decline'}]);
		scene.do({type: 'activate', color: 'red'});
		expect(scene.said('insta-kill')).toEqual([{type: 'insta-kill', hero: 'bob'}]);
		expect(scene.said('monster-defeated')[0]?.epic).toBe(true);
		expect(scene.life).toEqual(lives);
		expect(scene.combat.tokens).toEqual([]);
	});

	test('2E-RULING-07: Pickpocket still takes its coin, beside that of the Epic Shot', () => {
		const scene = slay('pickpocket', {chest: {gold: 5}});
		scene.do({type: 'activate', color: 'red'});
		expect(scene.said('gold-gained')).toEqual([
			{type: 'gold-gained', amount: 1, why: 'pickpocket'},
			{type: 'gold-gained', amount: 1, why: 'epic-shot'},
		]);
		expect(scene.gold).toBe(7);
	});

	test('2E-RULING-07: "Free" Sample still takes its card, and it is revealed at once', () => {
		const scene = slay('free-sample', {stack: {equipment: ['potion']}});
		scene.do({type: 'activate', color: 'red'});
		expect(scene.said('card-stolen')).toHaveLength(1);
		expect(scene.said('equipment-found')).toEqual([{type: 'equipment-found', card: 'potion', why: 'free-sample'}]);
		expect(scene.kind).toBe('assign-equipment');
	});

	test.each([
		['re-throw', 're-throw', []],
		['time-spell', 'time-spell', ['time-spell']],
	] as const)('2E-RULING-07: %s would void the kill', (is, by, tokens) => {
		const kept = slay(is);
		// After an insta-kill even the token is a "may" (2E-RULING-11).
		expect(kept.story).toEqual(['thrown']);
		expect(kept.actions('rethrow')).toEqual([{type: 'rethrow', by}]);
		kept.do({type: 'keep'});
		expect(kept.story.slice(0, 2)).toEqual(['insta-kill', 'monster-defeated']);
		const voided = slay(is);
		voided.do({type: 'rethrow', by});
		expect(voided.combat.foe).toMatchObject({life: 50, slain: false});
		expect(voided.combat.tokens).toEqual(tokens);
		voided.throw('red', '1');
		if (is === 'time-spell') voided.do({type: 'keep'});
		expect(voided.foe).toBe(49);
	});

	test('2E-RULING-07: a Bonus die offers only what is no damage', () => {
		const scene = takeBonusDie(
			trio({life: 50}, {abilities: {bob: {red: {is: 'piercing-damage'}, green: {is: 'pickpocket'}, blue: {is: 'double-swing'}}}}),
		);
		scene.throw('bonus', 'bullseye', {icon: true});
		expect(scene.actions()).toEqual([{type: 'activate', color: 'green'}, {type: 'decline'}]);
		scene.do({type: 'activate', color: 'green'});
		expect(scene.story.slice(0, 4)).toEqual(['ability', 'gold-gained', 'insta-kill', 'monster-defeated']);
	});
});

describe('a miss that kills', () => {
	const beasts: readonly (readonly [string, object])[] = [
		['leeching', {is: 'leeching', amount: 5}],
		['greedy', {is: 'greedy'}],
		['rabid', {is: 'rabid'}],
	];

	test.each(beasts)('2E-RULING-20: after Agile Instincts a dead monster with %s does nothing', (_is, effect) => {
		const scene = trio(
			{life: 20, damage: 4, gold: 0, effects: [effect]},
			{chest: {gold: 5}, abilities: {bob: {red: {is: 'agile-instincts'}}}},
		);
		scene.alterCombat({foe: {...scene.combat.foe, life: 2}});
		scene.throw('red', 'outside', {icon: true});
		expect(scene.story.slice(0, 5)).toEqual(['thrown', 'ability', 'miss', 'monster-hurt', 'monster-defeated']);
		expect(scene.life).toEqual({ann: 9, bob: 9, cid: 9});
		expect(scene.gold).toBe(5);
		expect(scene.foe).toBe(0);
	});

	test.each(beasts)('2E-RULING-20: after Heroic Defense neither, with %s, but its own 1 is suffered', (_is, effect) => {
		const scene = trio({life: 20, damage: 4, gold: 0, effects: [effect]}, {chest: {gold: 5}});
		scene.alterCombat({foe: {...scene.combat.foe, life: 3}});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.story.slice(0, 6)).toEqual(['thrown', 'ability', 'miss', 'monster-hurt', 'suffered', 'monster-defeated']);
		expect(scene.life).toEqual({ann: 9, bob: 8, cid: 9});
		expect(scene.gold).toBe(5);
		expect(scene.foe).toBe(-1);
	});

	test('2E-RULING-20: at Life 1 that own 1 is enough to faint, and the fight is won', () => {
		const scene = trio({life: 4}, {party: {bob: {life: 1}}});
		scene.throw('blue', 'hole', {icon: true});
		expect(scene.said('fainted')).toEqual([{type: 'fainted', hero: 'bob'}]);
		expect(scene.said('monster-defeated')).toHaveLength(1);
		expect(scene.kind).toBe('scar');
	});

	test('2E-RULING-20: armour that kills on an ordinary miss spares its owner the blow', () => {
		const scene = trio({life: 3, damage: 5, effects: [{is: 'leeching', amount: 5}]}, {party: {bob: {equipment: ['spikes']}}});
		scene.throw('red', 'hole');
		scene.do({type: 'use-armour', card: 'spikes'});
		expect(scene.story.slice(0, 3)).toEqual(['armour-used', 'monster-hurt', 'monster-defeated']);
		expect(scene.life.bob).toBe(9);
	});
});

describe('spendables on a hit', () => {
	test('2E-RULING-54: +2 to one hit of any hero, after the result is seen', () => {
		const scene = trio({}, {party: {ann: {equipment: ['napalm']}}});
		// Before the throw there is nothing to add it to.
		expect(scene.actions('spend')).toEqual([]);
		scene.throw('red', '3');
		expect(scene.story).toEqual(['thrown']);
		expect(scene.actions()).toEqual([{type: 'keep'}, {type: 'spend', card: 'napalm', hero: 'ann'}]);
		scene.do({type: 'spend', card: 'napalm', hero: 'ann'});
		expect(scene.said('hit')[0]).toMatchObject({hero: 'bob', damage: 5, life: 15});
		// One hit, not the next one too.
		scene.throw('green', '3');
		expect(scene.said('hit')[0]).toMatchObject({hero: 'cid', damage: 3, life: 12});
	});

	test('2E-RULING-54: the printed Eau de Napalm adds 2, and two cards add up', () => {
		const scene = trio({}, {party: {ann: {equipment: ['napalm']}, cid: {equipment: ['eau-de-napalm']}}});
		scene.throw('red', '3');
		scene.do({type: 'spend', card: 'eau-de-napalm', hero: 'cid'});
		expect(scene.kind).toBe('rethrow');
		scene.do({type: 'spend', card: 'napalm', hero: 'ann'});
		expect(scene.said('hit')[0]).toMatchObject({damage: 7, life: 13});
	});

	test('2E-RULING-54: not on a miss, and not on an insta-kill', () => {
		const miss = trio({}, {party: {ann: {equipment: ['napalm']}}});
		miss.throw('red', 'outside');
		expect(miss.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		const kill = trio({life: 50}, {party: {ann: {equipment: ['napalm']}}});
		kill.throw('blue', 'bullseye', {icon: true});
		expect(kill.story.slice(0, 2)).toEqual(['thrown', 'insta-kill']);
		expect(kill.hero('ann').equipment).toEqual([{id: 'napalm', used: false}]);
	});

	test('2E-RULING-54: it counts before Resistant', () => {
		const scene = trio({effects: [{is: 'resistant'}]}, {party: {ann: {equipment: ['napalm']}}});
		scene.throw('red', '5');
		scene.do({type: 'spend', card: 'napalm', hero: 'ann'});
		expect(scene.said('hit')[0]).toMatchObject({damage: 3, life: 17});
	});

	test.each([
		[3, 'kept', -1, false],
		[3, 'spent', -3, true],
		[4, 'spent', -2, false],
	] as const)('2E-RULING-54: monster Life %i, a 4, napalm %s: Life %i, Epic Shot: %s', (life, use, left, epic) => {
		const scene = trio({life}, {party: {ann: {equipment: ['napalm']}}});
		scene.throw('red', '4');
		if (use === 'kept') scene.do({type: 'keep'});
		else scene.do({type: 'spend', card: 'napalm', hero: 'ann'});
		expect(scene.foe).toBe(left);
		expect(scene.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'test-monster', epic}]);
	});
});

describe('no Epic Shot without a hit', () => {
	const epic = (scene: Scene) => scene.said('monster-defeated').map(event => event.epic);

	test('2E-RULING-55: Heroic Defense takes the monster to -3', () => {
		const scene = trio({life: 1, gold: 0}, {chest: {gold: 2}});
		scene.throw('blue', 'outside', {icon: true});
		expect(scene.foe).toBe(-3);
		expect(epic(scene)).toEqual([false]);
		expect(scene.gold).toBe(2);
	});

	test('2E-RULING-55: Agile Instincts cannot reach -3; where -1 is enough, it is not epic either', () => {
		const files = secondEditionFiles();
		files.edition.hit.epicAt = -1;
		files.heroes = [sheet('ann'), sheet('bob', {red: {is: 'agile-instincts'}})];
		files.monsters.push(monster({life: 1}));
		files.dungeon.push(room());
		const box = openBox(files as BoxFiles);
		const scene = new Scene({heroes: ['ann', 'bob'], leader: 'ann', stack: {monsters: ['test-monster'], dungeon: ['test-room']}}, box);
		scene.do({type: 'choose-path', card: 'test-room'});
		scene.throw('red', 'outside', {icon: true});
		expect(scene.foe).toBe(-1);
		expect(epic(scene)).toEqual([false]);
	});

	test('2E-RULING-55: a bomb between two throws', () => {
		const scene = trio({life: 3, gold: 0}, {chest: {gold: 2}, party: {cid: {equipment: ['big-bomb']}}});
		scene.do({type: 'spend', card: 'big-bomb', hero: 'cid'});
		expect(scene.foe).toBe(-6);
		expect(epic(scene)).toEqual([false]);
		expect(scene.gold).toBe(2);
	});

	test('2E-RULING-55: a bomb on a throw that would have been epic by itself comes first', () => {
		const scene = trio({life: 2}, {party: {cid: {equipment: ['big-bomb', 'napalm']}}});
		scene.throw('green', '5');
		scene.do({type: 'spend', card: 'big-bomb', hero: 'cid'});
		expect(scene.foe).toBe(-7);
		expect(scene.said('hit')).toEqual([]);
		expect(epic(scene)).toEqual([false]);
	});

	test('2E-RULING-55: a bomb that leaves it alive does not spoil the epic hit after it', () => {
		const scene = trio({life: 4}, {party: {cid: {equipment: ['bomb', 'napalm']}}});
		scene.throw('green', '4');
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.foe).toBe(1);
		scene.do({type: 'keep'});
		expect(scene.foe).toBe(-3);
		expect(epic(scene)).toEqual([true]);
	});

	test('2E-RULING-55: armour that strikes back', () => {
		const scene = trio({life: 1}, {party: {bob: {equipment: ['big-spikes']}}});
		scene.throw('red', 'hole');
		scene.do({type: 'use-armour', card: 'big-spikes'});
		expect(scene.foe).toBe(-4);
		expect(epic(scene)).toEqual([false]);
	});
});

describe('bombs in mid-throw', () => {
	test('2E-RULING-01: felled while the die lies there: the icon still works, the hit is not counted', () => {
		const scene = trio(
			{life: 3, level: 3, gold: 0},
			{
				abilities: {bob: {red: {is: 'cooking'}}},
				party: {ann: {life: 3}, cid: {equipment: ['bomb', 'napalm']}},
			},
		);
		scene.throw('red', '5', {icon: true});
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.said('hit')).toEqual([]);
		expect(scene.said('ability')[0]?.ability).toBe('cooking');
		expect(scene.life.ann).toBe(6);
		expect(scene.kind).toBe('rest');
		expect(scene.hero('cid').equipment).toEqual([{id: 'napalm', used: false}]);
	});

	test('2E-HIT-03, 2E-COMBAT-08: felled while the die lies there: nobody takes it back to throw at a corpse', () => {
		const scene = trio({life: 3}, {party: {cid: {equipment: ['bomb']}}});
		scene.throw('green', 'outside', {icon: true});
		expect(scene.actions('rethrow')).toHaveLength(1);
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.foe).toBe(0);
		expect(scene.actions('rethrow')).toEqual([]);
		expect(scene.said('monster-defeated')).toHaveLength(1);
	});

	test('2E-RULING-20: felled before the blow of a miss: nobody suffers, whatever they had said about their armour', () => {
		const scene = trio(
			{life: 3, damage: 4, effects: [{is: 'rabid'}]},
			{party: {ann: {equipment: ['mail']}, bob: {equipment: ['spikes']}, cid: {equipment: ['bomb']}}},
		);
		scene.throw('red', 'outside');
		expect(scene.by).toBe('bob');
		scene.do({type: 'take-it'});
		expect(scene.by).toBe('ann');
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.story.slice(0, 3)).toEqual(['spent', 'monster-hurt', 'monster-defeated']);
		expect(scene.life).toEqual({ann: 9, bob: 9, cid: 9});
		expect(scene.state.leader).toBe('bob');
	});

	test('2E-RULING-23: felled between the two swings: the second is not thrown', () => {
		const scene = trio({life: 5}, {abilities: {bob: {blue: {is: 'double-swing'}}}, party: {cid: {equipment: ['bomb']}}});
		scene.throw('blue', '2', {icon: true});
		expect(scene.foe).toBe(3);
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.said('monster-defeated')).toHaveLength(1);
		expect(scene.kind).toBe('rest');
		expect(scene.bonusDice).toBe(2);
	});

	test('2E-RULING-23: the same with a Bonus die, which has been thrown and is lost', () => {
		const scene = takeBonusDie(trio({life: 8}, {abilities: {bob: {blue: {is: 'double-swing'}}}, party: {cid: {equipment: ['bomb']}}}));
		scene.throw('bonus', '2', {icon: true});
		scene.do({type: 'activate', color: 'blue'});
		expect(scene.foe).toBe(3);
		scene.do({type: 'spend', card: 'bomb', hero: 'cid'});
		expect(scene.said('dice-collected')).toEqual([{type: 'dice-collected', bonusDice: 1}]);
		expect(scene.bonusDice).toBe(1);
	});
});

describe('multipliers', () => {
	test('2E-RULING-17: no card multiplies, and the box knows no such effect', () => {
		const files = secondEditionFiles();
		files.equipment.push(card({kind: 'weapon', effects: [{is: 'multiply', amount: 2}]}));
		expect(() => openBox(files as BoxFiles)).toThrow(DataProblem);
		const kinds = new Set(
			secondEdition.equipment.filter(each => each.kind === 'weapon').flatMap(each => each.effects.map(effect => effect.is)),
		);
		expect([...kinds].filter(is => !is.startsWith('bonus'))).toEqual([]);
	});

	test('2E-RULING-17: everything on a hit is added, whatever the section', () => {
		for (const [zone, section] of [
			['1', 1],
			['5', 5],
			['bullseye', 10],
		] as const) {
			const scene = trio({life: 40}, {party: {bob: {equipment: ['axe', 'bow']}}});
			scene.throw('green', zone, {weapons: ['axe', 'bow']});
			expect(scene.said('hit')[0]?.damage).toBe(section + 3 + 4);
		}
	});
});
