/** What a die on the board does, and what makes it a miss. */
import {describe, expect, test} from 'vitest';
import {boss, card, type LandingOptions, monster, type Scene, secondEdition, type Zone} from '../helpers/scene.js';
import {bossTrio, gear, type TrioSetup, trio as tableFor} from '../helpers/trio.js';

const everyone = {green: {is: 'heal-party'}};

const trio = (setup: TrioSetup = {}): Scene => tableFor({everyone, ...setup});

describe('hits', () => {
	test.each([
		['1', 1],
		['2', 2],
		['3', 3],
		['4', 4],
		['5', 5],
		['bullseye', 10],
	] as const)('2E-HIT-01: a die that bounced and rests on %s is a hit for %i', (zone, damage) => {
		const scene = trio({monster: monster({life: 20})});
		scene.throw('red', zone);
		expect(scene.said('thrown')[0]).toMatchObject({result: 'hit'});
		expect(scene.said('thrown')[0]).not.toHaveProperty('why');
		expect(scene.said('hit')).toEqual([{type: 'hit', hero: 'bob', damage, parts: [{what: 'section', points: damage}], life: 20 - damage}]);
		expect(scene.said('miss')).toEqual([]);
		expect(scene.life).toEqual({ann: 9, bob: 9, cid: 9});
	});

	test('2E-HIT-02: the damage is the section and the bonuses of equipment and abilities', () => {
		const scene = trio({
			monster: monster({life: 20}),
			equipment: gear('axe', 'stick'),
			party: {bob: {equipment: ['axe', 'stick']}},
		});
		scene.throw('red', '4', {icon: true, weapons: ['axe', 'stick']});
		const [hit] = scene.said('hit');
		expect(hit?.damage).toBe(4 + 3 + 1 + 2);
		expect(hit?.parts).toHaveLength(4);
		expect(hit?.parts).toEqual(
			expect.arrayContaining([
				{what: 'section', points: 4},
				{what: 'axe', points: 3},
				{what: 'stick', points: 1},
				{what: 'piercing-damage', points: 2},
			]),
		);
		expect(scene.foe).toBe(10);
	});

	test('2E-HIT-03: damage is taken from the Life, and at 0 or less the monster is defeated', () => {
		const scene = trio({monster: monster({life: 10})});
		scene.throw('red', '4');
		expect(scene.foe).toBe(6);
		scene.throw('green', '5');
		expect(scene.foe).toBe(1);
		expect(scene.said('monster-defeated')).toEqual([]);
		expect(scene.state.phase).toBe('combat');

		const exact = trio({monster: monster({life: 4})});
		exact.throw('red', '4');
		expect(exact.said('hit')[0]?.life).toBe(0);
		expect(exact.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'test-monster', epic: false}]);

		const below = trio({monster: monster({life: 3})});
		below.throw('red', '4');
		expect(below.said('hit')[0]?.life).toBe(-1);
		expect(below.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'test-monster', epic: false}]);
	});

	test('2E-HIT-06: the bullseye deals 10', () => {
		const scene = trio({monster: monster({life: 11})});
		scene.throw('blue', 'bullseye');
		expect(scene.foe).toBe(1);
		expect(scene.state.phase).toBe('combat');
		expect(secondEdition.edition.hit.bullseye).toBe(10);
	});
});

describe('insta-kills', () => {
	test('2E-HIT-07: the bullseye with the icon defeats the monster at once instead of dealing 10', () => {
		const scene = trio({monster: monster({life: 99, gold: 0}), leader: 'ann'});
		scene.throw('red', 'bullseye', {icon: true});
		expect(scene.story).toEqual(['thrown', 'insta-kill', 'monster-defeated', 'gold-gained', 'leader-changed', 'dice-collected']);
		expect(scene.combat.foe).toMatchObject({life: 99, slain: true});
		expect(scene.state.phase).toBe('resting');
	});

	test('2E-HIT-07: without the icon it is 10, and the icon elsewhere kills nobody', () => {
		const blank = trio({monster: monster({life: 99})});
		blank.throw('red', 'bullseye');
		expect(blank.foe).toBe(89);
		expect(blank.said('insta-kill')).toEqual([]);
		const five = trio({monster: monster({life: 99})});
		five.throw('red', '5', {icon: true});
		expect(five.foe).toBe(99 - 7);
		expect(five.said('insta-kill')).toEqual([]);
	});

	test('2E-HIT-08: it fells the Final Boss too', () => {
		const scene = bossTrio({boss: boss({life: 99}), everyone});
		scene.throw('red', 'bullseye', {icon: true});
		expect(scene.story).toEqual(['thrown', 'insta-kill', 'monster-defeated', 'won']);
		expect(scene.state.outcome).toBe('won');
	});

	test('2E-HIT-09: it is an Epic Shot, however much Life was left', () => {
		const scene = trio({monster: monster({life: 99, gold: 2}), chest: {gold: 4}});
		scene.throw('red', 'bullseye', {icon: true});
		expect(scene.said('monster-defeated')).toEqual([{type: 'monster-defeated', monster: 'test-monster', epic: true}]);
		expect(scene.said('gold-gained')).toEqual([{type: 'gold-gained', amount: 1, why: 'epic-shot'}]);
		expect(scene.gold).toBe(4 + 1 + 2);
	});

	test('2E-HIT-10: the thrower may still use the ability, or let it be', () => {
		const setup: TrioSetup = {monster: monster({life: 99}), party: {ann: {life: 3}, bob: {life: 4}}};
		const used = trio(setup);
		used.throw('green', 'bullseye', {icon: true});
		expect(used.kind).toBe('activate');
		expect(used.by).toBe('bob');
		expect(used.actions()).toEqual([{type: 'activate', color: 'green'}, {type: 'decline'}]);
		used.do({type: 'activate', color: 'green'});
		expect(used.story.slice(0, 5)).toEqual(['ability', 'healed', 'healed', 'insta-kill', 'monster-defeated']);
		expect(used.life).toEqual({ann: 4, bob: 5, cid: 9});

		const left = trio(setup);
		left.throw('green', 'bullseye', {icon: true});
		left.do({type: 'decline'});
		expect(left.story.slice(0, 2)).toEqual(['insta-kill', 'monster-defeated']);
		expect(left.life).toEqual({ann: 3, bob: 4, cid: 9});
	});

	test.each([
		['no-bounce', {bounces: 0}],
		['requirement', {respected: false}],
	] as const)('2E-RULING-06: no insta-kill on a miss for %s', (why, landing) => {
		const scene = trio({monster: monster({life: 30, throws: ['nose']})});
		scene.throw('red', 'bullseye', {icon: true, ...landing});
		expect(scene.story).toEqual(['thrown', 'miss', 'suffered', 'turn-started']);
		expect(scene.said('miss')).toEqual([{type: 'miss', hero: 'bob', why}]);
		expect(scene.combat.foe).toMatchObject({life: 30, slain: false});
	});

	test('2E-RULING-06: a bullseye without a bounce is an ordinary miss, whose icon works as on any miss', () => {
		const scene = trio({monster: monster({life: 30}), party: {ann: {life: 4}}});
		scene.throw('green', 'bullseye', {icon: true, bounces: 0});
		expect(scene.story).toEqual(['thrown', 'ability', 'healed', 'miss', 'suffered', 'turn-started']);
		expect(scene.life).toEqual({ann: 5, bob: 7, cid: 9});
	});

	test('2E-RULING-06: Scars do not hinder it', () => {
		const scene = trio({monster: monster({life: 30}), party: {bob: {scars: ['red', 'green', 'blue']}}});
		scene.throw('red', 'bullseye', {icon: true});
		expect(scene.story.slice(0, 3)).toEqual(['thrown', 'insta-kill', 'monster-defeated']);
	});

	test.each(['resistant', 'gang', 'tricky', 'super-tricky'])('2E-RULING-06: a %s monster dies of it like any other', is => {
		const scene = trio({monster: monster({life: 30, effects: [{is}]})});
		scene.throw('red', 'bullseye', {icon: true});
		expect(scene.story.slice(0, 3)).toEqual(['thrown', 'insta-kill', 'monster-defeated']);
		expect(scene.said('monster-defeated')[0]?.epic).toBe(true);
	});
});

describe('misses', () => {
	const misses: readonly (readonly [id: string, zone: Zone, landing: LandingOptions, why: string])[] = [
		['2E-MISS-01', '5', {bounces: 0}, 'no-bounce'],
		['2E-MISS-02', 'hole', {}, 'hole'],
		['2E-MISS-03', 'bone', {}, 'bone'],
		['2E-MISS-04', 'outside', {}, 'outside'],
		['2E-MISS-05', '5', {respected: false}, 'requirement'],
	];

	test.each(misses)('%s: a die on %s with %o is a miss (%s)', (_id, zone, landing, why) => {
		const scene = trio({monster: monster({damage: 4, throws: ['jump']})});
		scene.throw('red', zone, landing);
		expect(scene.said('thrown')[0]).toMatchObject({result: 'miss', why, stance: ['jump']});
		expect(scene.events.slice(1)).toEqual([
			{type: 'miss', hero: 'bob', why},
			{type: 'suffered', hero: 'bob', damage: 4, life: 5, why: 'monster'},
			{type: 'turn-started', hero: 'cid'},
		]);
		expect(scene.foe).toBe(10);
	});

	test('2E-MISS-05: a requirement of the room, of the monster, and of a weapon in use', () => {
		const axe = card({id: 'axe', name: 'Axe', kind: 'weapon', throws: ['elbow'], effects: [{is: 'bonus', amount: 3}]});
		const ofMonster = trio({monster: monster({throws: ['jump']})});
		ofMonster.throw('red', '3', {respected: false});
		expect(ofMonster.said('miss')).toEqual([{type: 'miss', hero: 'bob', why: 'requirement'}]);
		const ofRoom = trio({room: 'trampoline-of-doom-room'});
		ofRoom.throw('red', '3', {respected: false});
		expect(ofRoom.said('miss')).toEqual([{type: 'miss', hero: 'bob', why: 'requirement'}]);
		const ofWeapon = trio({cards: {equipment: [axe]}, party: {bob: {equipment: ['axe']}}});
		ofWeapon.throw('red', '3', {respected: false, weapons: ['axe']});
		expect(ofWeapon.said('miss')).toEqual([{type: 'miss', hero: 'bob', why: 'requirement'}]);
		// With nothing required there is nothing to fail.
		const free = trio();
		free.throw('red', '3', {respected: false});
		expect(free.said('hit')[0]?.damage).toBe(3);
	});

	test.each([1, 3, 6])("2E-MISS-06: a miss costs the thrower the monster's %i damage, and nobody else", damage => {
		const scene = trio({monster: monster({damage, level: 2})});
		scene.throw('green', 'outside');
		expect(scene.said('suffered')).toEqual([{type: 'suffered', hero: 'bob', damage, life: 9 - damage, why: 'monster'}]);
		expect(scene.life).toEqual({ann: 9, bob: 9 - damage, cid: 9});
	});
});

/**
 * The corners of a die are counted by whoever throws it; the rules see only the zone that came of it. Here: what the
 * rules make of that zone, and that the box says how borders count.
 */
describe('borders', () => {
	test('2E-HIT-04: most corners decide, so says the board, and the section of the landing counts', () => {
		expect(secondEdition.board.border).toBe('most-corners');
		const scene = trio();
		// On the border of the 3 and the 4: whatever x and y say, the zone counts.
		scene.throw('red', '4', {x: 0.44, y: 0, yaw: 0.3});
		expect(scene.foe).toBe(6);
	});

	test('2E-HIT-05: a landing given to the lower section counts the lower value', () => {
		const scene = trio();
		scene.throw('red', '3', {x: 0.44, y: 0, yaw: 0.3});
		expect(scene.foe).toBe(7);
		// The sections grow cheaper from the middle out, so of two neighbours the lower one is the outer one.
		expect(secondEdition.board.sections.map(section => section.zone)).toEqual(['bullseye', '5', '4', '3', '2', '1']);
	});

	test.each(['hole', 'bone', 'outside'] as const)('2E-RULING-58: a landing given to the %s is a miss, whatever lies beside it', zone => {
		const scene = trio();
		scene.throw('red', zone, {x: 0.44, y: 0, yaw: 0.3});
		expect(scene.said('miss')).toEqual([{type: 'miss', hero: 'bob', why: zone}]);
		expect(scene.foe).toBe(10);
	});

	test('2E-RULING-58: crossing a hole without staying is no miss', () => {
		expect(secondEdition.board.touchingHoleMisses).toBe(false);
		expect(secondEdition.board.border).toBe('most-corners');
		// A hole has been crossed, and the die came to rest on the 2.
		const scene = trio();
		scene.throw('red', '2');
		expect(scene.foe).toBe(8);
	});
});
