/** How it ends, and what it was worth. */
import {describe, expect, test} from 'vitest';
import {scoreOf} from '../../source/dungeon-fighter/scoring.js';
import type {PartyMember} from '../../source/dungeon-fighter/setup.js';
import {boss, bossFight, fight, monster, party, room, type Scene} from '../helpers/scene.js';

const allScars = ['red', 'green', 'blue'];

describe('losing and winning', () => {
	test('2E-END-01: the party loses when all heroes have fainted, in a room', () => {
		const scene = fight({heroes: ['murka', 'wilrond'], monster: monster({damage: 9})});
		scene.throw('red', 'outside');
		expect(scene.state.outcome).toBe(undefined);
		scene.throw('green', 'outside');
		expect(scene.events.slice(-3)).toEqual([
			{type: 'suffered', hero: 'murka', damage: 9, life: 0, why: 'monster'},
			{type: 'fainted', hero: 'murka'},
			{type: 'lost', cause: 'all-fainted', to: 'test-monster'},
		]);
		expect(scene.state.outcome).toBe('lost');
		expect(scene.state.cause).toBe('all-fainted');
		expect(scene.state.phase).toBe('over');
		expect(scene.kind).toBe(undefined);
		expect(() => scene.do({type: 'move-on'})).toThrow('The game is over.');
	});

	test('2E-END-01: and against the Boss', () => {
		const scene = bossFight({boss: boss({damage: 9, effects: [{is: 'rabid'}]})});
		scene.throw('red', 'outside');
		expect(scene.events.at(-1)).toEqual({type: 'lost', cause: 'all-fainted', to: 'test-boss'});
	});

	test('2E-END-02: the party loses when the Boss lives and no die is left', () => {
		const scene = bossFight({chest: {bonusDice: 0}});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		expect(scene.foe).toBe(17);
		expect(scene.events.at(-1)).toEqual({type: 'lost', cause: 'out-of-dice', to: 'test-boss'});
		expect(scene.state.outcome).toBe('lost');
	});

	test('2E-END-02: no loss for a party without dice against anyone but the Boss', () => {
		const scene = fight({chest: {bonusDice: 0}});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		expect(scene.state.outcome).toBe(undefined);
		expect(scene.actions()).toEqual([{type: 'retrieve-dice'}]);
	});

	test('2E-END-03: the party wins when the Boss is defeated', () => {
		const scene = bossFight({boss: boss({life: 3})});
		scene.throw('red', '3');
		expect(scene.said('won')).toHaveLength(1);
		expect(scene.state.outcome).toBe('won');
		expect(scene.state.cause).toBe(undefined);
		expect(() => scene.throw('green', '1')).toThrow('The game is over.');
	});

	test('2E-END-03: the last monster before the Boss is no victory', () => {
		const scene = fight({monster: monster({life: 1}), shops: 2});
		scene.throw('red', '1');
		expect(scene.said('won')).toEqual([]);
		expect(scene.state.outcome).toBe(undefined);
	});
});

type Finish = {
	gold?: number;
	bonusDice?: number;
	difficulty?: string;
	party?: Record<string, PartyMember>;
	before?: (scene: Scene) => void;
};

/** Beats the Boss with the first die, whatever the state of the party. */
const finish = ({gold = 0, bonusDice = 0, before = () => undefined, ...setup}: Finish): Scene => {
	const scene = bossFight({heroes: party, chest: {gold, bonusDice}, boss: boss({life: 3}), ...setup});
	before(scene);
	scene.throw('red', '3');
	expect(scene.state.outcome).toBe('won');
	return scene;
};

const lines = ({game, state}: Scene): Record<string, number> =>
	Object.fromEntries(scoreOf({box: game.box, state}).lines.map(({what, points}) => [what, points]));

const total = (scene: Scene): number => scene.said('won')[0]!.total;

const oneScar = {wilrond: {scars: ['green']}};

describe('the score', () => {
	test('2E-SCORE-01: +1 for each coin in the chest', () => {
		expect(total(finish({gold: 0, party: oneScar}))).toBe(-1 + 5);
		expect(total(finish({gold: 7, party: oneScar}))).toBe(7 - 1 + 5);
		expect(lines(finish({gold: 7, party: oneScar}))).toEqual({gold: 7, scars: -1, difficulty: 5});
	});

	test('2E-SCORE-02: +3 for each Bonus die in the chest', () => {
		expect(total(finish({bonusDice: 4, party: oneScar}))).toBe(12 - 1 + 5);
		expect(lines(finish({bonusDice: 4, party: oneScar}))).toEqual({'bonus-dice': 12, scars: -1, difficulty: 5});
	});

	test('2E-SCORE-03: +5 when no hero ever received a Scar', () => {
		expect(lines(finish({}))).toEqual({'no-scars': 5, difficulty: 5});
		expect(total(finish({}))).toBe(10);
	});

	test('2E-SCORE-03, 2E-SCORE-04: one Scar takes the 5 away and costs 1', () => {
		expect(lines(finish({party: oneScar}))).toEqual({scars: -1, difficulty: 5});
		expect(total(finish({party: oneScar}))).toBe(4);
	});

	test('2E-SCORE-04: -1 for each Scar, of all heroes', () => {
		const scene = finish({party: {murka: {scars: ['red', 'blue']}, wilrond: {scars: ['green']}, 'brad-breckfust': {scars: allScars}}});
		expect(lines(scene)).toEqual({scars: -6, difficulty: 5});
		expect(total(scene)).toBe(-1);
	});

	const gone = (id: string) => (scene: Scene) => void scene.alterHero(id, {eliminated: true, life: 0, scars: ['red', 'green', 'blue']});

	test('2E-SCORE-05, 2E-RULING-49: an eliminated hero costs 5, and 1 for each of the three Scars', () => {
		const scene = finish({before: gone('murka')});
		expect(lines(scene)).toEqual({scars: -3, eliminated: -5, difficulty: 5});
		expect(total(scene)).toBe(-3);
	});

	test('2E-SCORE-05: two of them cost twice', () => {
		const scene = finish({
			before(scene) {
				gone('murka')(scene);
				gone('brad-breckfust')(scene);
			},
		});
		expect(lines(scene)).toEqual({scars: -6, eliminated: -10, difficulty: 5});
		expect(total(scene)).toBe(-11);
	});

	test.each([
		['normal', 5],
		['hard', 15],
		['inferno', 25],
	])('2E-SCORE-06: %s mode is worth %i', (difficulty, points) => {
		const scene = bossFight({heroes: party, chest: {gold: 0, bonusDice: 0}, boss: boss({life: 3}), difficulty, party: oneScar});
		scene.throw('red', 'bullseye');
		expect(lines(scene)).toEqual({scars: -1, difficulty: points});
		expect(total(scene)).toBe(points - 1);
	});

	test('2E-SCORE-07: the worst score is still a victory', () => {
		const scene = finish({
			before(scene) {
				gone('murka')(scene);
				gone('brad-breckfust')(scene);
			},
		});
		expect(scene.said('won')).toEqual([{type: 'won', total: -11, title: 'Lame Ducks'}]);
		expect(scene.state.outcome).toBe('won');
	});

	test('2E-RULING-49: only a victory is scored', () => {
		const scene = bossFight({chest: {gold: 30, bonusDice: 0}});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		expect(scene.events.at(-1)).toEqual({type: 'lost', cause: 'out-of-dice', to: 'test-boss'});
		expect(scene.said('won')).toEqual([]);
	});

	test('2E-SCORE-04, 2E-SCORE-05, 2E-RULING-49: Scars and a loss taken on the way count at the end', () => {
		const scene = fight({
			heroes: ['murka', 'wilrond', 'brad-breckfust', 'goldfinga'],
			chest: {gold: 2, bonusDice: 1},
			shops: 2,
			monster: monster({life: 1, damage: 9, gold: 1}),
			room: room({icons: 9}),
			cards: {bosses: [boss({life: 3})]},
			stack: {bosses: ['test-boss']},
			party: {wilrond: {scars: allScars}},
		});
		scene.alter({steps: 10});
		scene.throw('red', 'outside');
		scene.throw('green', 'outside');
		scene.throw('blue', '1');
		expect(scene.hero('wilrond').eliminated).toBe(true);
		scene.do({type: 'scar', hero: 'brad-breckfust', color: 'red'});
		scene.do({type: 'move-on'});
		scene.do({type: 'leave'});
		// Goldfinga leads; Murka begins.
		expect(scene.by).toBe('murka');
		scene.throw('red', '3');
		expect(lines(scene)).toEqual({gold: 3, 'bonus-dice': 3, scars: -4, eliminated: -5, difficulty: 5});
		expect(scene.said('won')).toEqual([{type: 'won', total: 2, title: 'Inept Optimists'}]);
	});
});

describe('the titles', () => {
	/** Nine Scars and Normal mode make -4; coins and dice do the rest. */
	const titles: readonly (readonly [id: string, total: number, gold: number, bonusDice: number, title: string])[] = [
		['2E-TITLE-01', -4, 0, 0, 'Lame Ducks'],
		['2E-TITLE-01', 0, 4, 0, 'Lame Ducks'],
		['2E-TITLE-02', 1, 5, 0, 'Inept Optimists'],
		['2E-TITLE-02', 5, 9, 0, 'Inept Optimists'],
		['2E-TITLE-03', 6, 10, 0, 'Insubordinate Rascals'],
		['2E-TITLE-03', 10, 14, 0, 'Insubordinate Rascals'],
		['2E-TITLE-04', 11, 15, 0, 'Rookie Adventurers'],
		['2E-TITLE-04', 15, 19, 0, 'Rookie Adventurers'],
		['2E-TITLE-05', 16, 20, 0, 'Wannabe Heroes'],
		['2E-TITLE-05', 20, 24, 0, 'Wannabe Heroes'],
		['2E-TITLE-06', 21, 25, 0, 'Average Warriors'],
		['2E-TITLE-06', 25, 29, 0, 'Average Warriors'],
		['2E-TITLE-07', 26, 30, 0, 'Skilled Champions'],
		['2E-TITLE-07', 30, 25, 3, 'Skilled Champions'],
		['2E-TITLE-08', 31, 26, 3, 'Epic Sourcebook Readers'],
		['2E-TITLE-08', 35, 30, 3, 'Epic Sourcebook Readers'],
		['2E-TITLE-09', 36, 28, 4, 'Epic Sourcebook Writers'],
		['2E-TITLE-09', 40, 29, 5, 'Epic Sourcebook Writers'],
		['2E-TITLE-10', 41, 30, 5, 'Heroic Awesomeness Beyond Human Comprehension'],
		['2E-TITLE-10', 53, 30, 9, 'Heroic Awesomeness Beyond Human Comprehension'],
	];

	test.each(titles)('%s: a total of %i', (_id, points, gold, bonusDice, title) => {
		const scars = {scars: allScars};
		const scene = finish({gold, bonusDice, party: {murka: scars, wilrond: scars, 'brad-breckfust': scars}});
		expect(scene.said('won')).toEqual([{type: 'won', total: points, title}]);
	});
});
