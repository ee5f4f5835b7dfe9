/** What holds for any state, any action and any setup, tried on many. The seed is fixed: a failure can be repeated. */
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Action} from '../source/dungeon-fighter/actions.js';
import {fits} from '../source/dungeon-fighter/carrying.js';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import type {PartyMember} from '../source/dungeon-fighter/setup.js';
import type {Hero} from '../source/dungeon-fighter/state.js';
import {Engine} from '../source/engine/engine.js';
import {readMove, resolveMove} from '../source/engine/moves.js';
import {hashOf} from '../source/kernel/hash.js';
import {type Draw, drawFrom, drawOnce, openStream} from '../source/kernel/random.js';
import {Refusal} from '../source/kernel/refusal.js';
import {boxOf, editionIds} from '../source/store/boxes.js';
import {checkInvariants, deepFreeze, type Luck, moveKey, wildAction, wildLanding} from './helpers/invariants.js';
import {type Setup, type State, secondEdition} from './helpers/scene.js';

const game = dungeonFighter(secondEdition);
const {box} = game;

const check = <Values>(property: fc.IProperty<Values>, numRuns: number): void => fc.assert(property, {seed: 62, numRuns});

const idsOf = (cards: readonly {readonly id: string}[]): string[] => cards.map(({id}) => id);
const heroIds = idsOf(box.heroes);
const equipmentIds = idsOf(box.equipment);
const roomIds = idsOf(box.dungeon);
const monsterIds = idsOf(box.monsters);
const bossIds = idsOf(box.bosses);

/** Gives the cards to whoever can carry them, in order. */
const deal = (heroes: readonly string[], cards: readonly string[]): Record<string, PartyMember> => {
	const hands = new Map(
		heroes.map((id): [string, Hero] => [id, {id, life: 9, scars: [], fainted: false, eliminated: false, equipment: []}]),
	);
	for (const card of cards) {
		for (const hero of hands.values()) {
			if (!fits(box, hero, hero.equipment, box.card(card))) continue;
			hands.set(hero.id, {...hero, equipment: [...hero.equipment, {id: card, used: false}]});
			break;
		}
	}

	return Object.fromEntries([...hands].map(([id, hero]) => [id, {equipment: idsOf(hero.equipment)}]));
};

/** A setup that can be played, with cards in hand or without. */
const playable: fc.Arbitrary<Setup> = fc
	.record({
		seed: fc.nat(1_000_000),
		difficulty: fc.constantFrom('normal', 'hard', 'inferno'),
		heroes: fc.shuffledSubarray(heroIds, {minLength: 2, maxLength: 6}),
		cards: fc.shuffledSubarray(equipmentIds),
		rich: fc.boolean(),
		chest: fc.record({gold: fc.nat(30), bonusDice: fc.nat(9)}),
		end: fc.constantFrom('boss', 'shops', 'none'),
	})
	.map(({seed, difficulty, heroes, cards, rich, chest, end}) => ({
		seed: `property/${seed}`,
		difficulty,
		heroes,
		...(rich ? {party: deal(heroes, cards), chest} : {}),
		...(end === 'boss' ? {start: 'boss' as const} : end === 'shops' ? {shops: 2} : {}),
	}));

/** A state in the middle of a wild game. */
const reachable: fc.Arbitrary<State> = fc
	.record({setup: playable, steps: fc.nat(70), luck: fc.constantFrom<Luck>('plain', 'blessed', 'blessed')})
	.map(({setup, steps, luck}) => {
		const draw = drawOnce(setup.seed, 'property');
		let {state} = game.setup(setup);
		for (let step = 0; step < steps; step++) {
			const action = wildAction(draw, game, state, luck);
			const next = action && game.step(state, action).state;
			if (!next || next.outcome !== undefined) break;
			state = next;
		}

		return deepFreeze(state);
	});

const listedIn = (state: State): readonly Action[] => game.decision(state)?.actions ?? [];

/** The action as a player would send it. */
const made = (draw: Draw, action: Action): Action =>
	action.type === 'throw' ? {...action, landing: wildLanding(draw, box, 'plain')} : action;

const refusalOf = (deed: () => unknown): Refusal | undefined => {
	try {
		deed();
		return undefined;
	} catch (error) {
		if (error instanceof Refusal) return error;
		throw error;
	}
};

/** One sentence that says something. */
const sentence = /^\S.{8,}\.$/su;

const actionTypes: readonly Action['type'][] = [
	'choose-path',
	'assign',
	'discard',
	'throw',
	'use-bonus-die',
	'retrieve-dice',
	'back-down',
	'give-up',
	'activate',
	'decline',
	'rethrow',
	'keep',
	'use-armour',
	'take-it',
	'faint',
	'scar',
	'give',
	'move-on',
	'buy',
	'buy-healing',
	'buy-die',
	'leave',
	'spend',
	'time-spell',
];
const fieldNames = ['card', 'to', 'drop', 'die', 'color', 'by', 'hero', 'from', 'for', 'target', 'extra'];

/** The same text for the same action, every field of it counted; of a throw whatever its landing and the order of its weapons. */
const exactly = (action: Action): string => {
	const {landing: _, ...bare} = {landing: null, ...action};
	return hashOf(bare.type === 'throw' ? {...bare, weapons: bare.weapons.toSorted()} : bare);
};

/** Words that mean something somewhere, and some that mean nothing anywhere. */
const word = fc.oneof(
	fc.constantFrom(...heroIds),
	fc.constantFrom(...equipmentIds, ...roomIds, ...monsterIds),
	fc.constantFrom('red', 'green', 'blue', 'bonus', 're-throw', 'time-spell'),
	fc.constantFrom('', 'nonsense', 'constructor', '__proto__', 'toString'),
);

/** A listed action with one thing about it changed: another type, another or one more field, one field less, other weapons. */
const change = fc.oneof(
	fc.record({what: fc.constant('type' as const), type: fc.constantFrom(...actionTypes)}),
	fc.record({what: fc.constant('field' as const), field: fc.constantFrom(...fieldNames), value: word}),
	fc.record({what: fc.constant('less' as const), field: fc.constantFrom(...fieldNames)}),
	fc.record({what: fc.constant('weapons' as const), weapons: fc.array(fc.constantFrom(...equipmentIds, 'nonsense'), {maxLength: 3})}),
	fc.record({what: fc.constant('twice' as const)}),
);

const changed = (action: Action, how: typeof change extends fc.Arbitrary<infer Change> ? Change : never): Action => {
	const throws = {weapons: [], landing: null};
	switch (how.what) {
		case 'type':
			return {...(how.type === 'throw' ? throws : {}), ...action, type: how.type} as Action;
		case 'field':
			return {...action, [how.field]: how.value} as Action;
		case 'less':
			return Object.fromEntries(Object.entries(action).filter(([field]) => field !== how.field)) as Action;
		case 'weapons':
			return action.type === 'throw' ? {...action, weapons: how.weapons} : action;
		case 'twice':
			return action.type === 'throw' ? {...action, weapons: [...action.weapons, ...action.weapons]} : action;
	}
};

describe('any state of a wild game', () => {
	test('takes every action on its list, and what comes of it is a possible state', () => {
		const kinds = new Set<string>();
		let taken = 0;
		check(
			fc.property(reachable, fc.nat(), (state, salt) => {
				const draw = drawOnce(String(salt), 'landings');
				checkInvariants(game, state);
				kinds.add(state.waiting.kind);
				for (const action of listedIn(state)) {
					checkInvariants(game, game.step(state, made(draw, action)).state);
					taken++;
				}
			}),
			1200,
		);
		expect(kinds.size).toBe(11);
		expect(taken).toBeGreaterThan(2000);
	});

	test('refuses every action that is not on its list, with a sentence, and stays as it was', () => {
		const codes = new Map<string, number>();
		check(
			fc.property(reachable, fc.nat(), fc.array(change, {minLength: 8, maxLength: 8}), (state, salt, changes) => {
				const draw = drawOnce(String(salt), 'landings');
				const listed = listedIn(state);
				const keys = new Set(listed.map(exactly));
				const moves = new Set(listed.map(moveKey));
				const before = hashOf(state);
				for (const how of changes) {
					const action = changed(made(draw, listed[draw.below(listed.length)]!), how);
					// From outside not even a field too many is let through; the rules look only at the fields that they know.
					const outside = refusalOf(() => game.step(state, resolveMove(game, state, readMove(action))));
					const inside = refusalOf(() => game.step(state, action));
					const refused = {outside: outside !== undefined, inside: inside !== undefined};
					expect({action, ...refused}).toEqual({action, outside: !keys.has(exactly(action)), inside: !moves.has(moveKey(action))});
					for (const refusal of [outside, inside]) if (refusal) expect(refusal.message).toMatch(sentence);
					if (inside) expect(['illegal-action', 'unknown-card']).toContain(inside.code);
					const code = outside?.code ?? 'taken';
					codes.set(code, (codes.get(code) ?? 0) + 1);
				}

				expect(hashOf(state)).toBe(before);
				expect(listedIn(state)).toEqual(listed);
			}),
			1200,
		);
		expect([...codes.keys()].toSorted()).toEqual(['bad-request', 'illegal-action', 'taken', 'unknown-card']);
		for (const count of codes.values()) expect(count).toBeGreaterThan(50);
	});

	test('refuses everything once the game is over', () => {
		const draw = drawOnce('over', 'property');
		let {state} = game.setup({seed: 'over', start: 'boss', chest: {bonusDice: 0}});
		for (let action = wildAction(draw, game, state, 'cursed'); action; action = wildAction(draw, game, state, 'cursed')) {
			({state} = game.step(state, action));
		}

		deepFreeze(state);
		for (const type of actionTypes) {
			const refusal = refusalOf(() => game.step(state, {type, weapons: []} as unknown as Action));
			expect([refusal?.code, refusal?.message]).toEqual(['illegal-action', 'The game is over.']);
		}
	});
});

describe('any setup', () => {
	const some = (ids: readonly string[], nonsense: string): fc.Arbitrary<string[]> =>
		fc.oneof(
			{weight: 8, arbitrary: fc.shuffledSubarray([...ids], {maxLength: 4})},
			{weight: 1, arbitrary: fc.array(fc.constantFrom(...ids.slice(0, 4), nonsense), {maxLength: 4})},
		);
	const member: fc.Arbitrary<PartyMember> = fc.record(
		{
			life: fc.oneof({weight: 4, arbitrary: fc.integer({min: 1, max: 5})}, {weight: 1, arbitrary: fc.integer({min: -1, max: 11})}),
			scars: fc.oneof(
				{weight: 6, arbitrary: fc.shuffledSubarray(['red', 'green', 'blue'], {maxLength: 2})},
				{weight: 1, arbitrary: fc.array(fc.constantFrom('red', 'pink'), {maxLength: 4})},
			),
			equipment: fc.shuffledSubarray(equipmentIds, {maxLength: 2}),
		},
		{requiredKeys: []},
	);
	const heroes = fc.oneof(
		{weight: 6, arbitrary: fc.shuffledSubarray(heroIds, {minLength: 1, maxLength: 6})},
		{weight: 3, arbitrary: fc.integer({min: 1, max: 6})},
		{weight: 1, arbitrary: fc.constantFrom(0, 7, -1, 2.5, [], ['murka', 'murka'], ['nobody'], heroIds)},
	);
	const anySetup: fc.Arbitrary<Setup> = heroes.chain(seats => {
		const seated = typeof seats === 'object' && seats.length > 0 ? seats : heroIds.slice(0, 1);
		return fc.record(
			{
				seed: fc.string({minLength: 1, maxLength: 12}),
				edition: fc.constantFrom('second', 'second', 'second', 'second', 'first'),
				difficulty: fc.constantFrom('normal', 'hard', 'inferno', 'inferno', 'easy'),
				heroes: fc.constant(seats),
				leader: fc.constantFrom(...seated),
				party: fc.dictionary(fc.constantFrom(...seated), member, {maxKeys: 2}),
				chest: fc.record({gold: fc.integer({min: -1, max: 31}), bonusDice: fc.integer({min: 0, max: 10})}, {requiredKeys: []}),
				shops: fc.integer({min: 0, max: 3}),
				start: fc.constant('boss' as const),
				stack: fc.record(
					{
						dungeon: some(roomIds, 'kitchen'),
						monsters: some(monsterIds, 'the-lawn'),
						equipment: some(equipmentIds, 'longsword'),
						bosses: some(bossIds, 'gorgon'),
					},
					{requiredKeys: []},
				),
			},
			{requiredKeys: ['seed', 'heroes']},
		);
	});

	test('is refused with a sentence, or gives a possible table with what was asked for on it', () => {
		let refused = 0;
		let played = 0;
		check(
			fc.property(anySetup, setup => {
				let state: State | undefined;
				const refusal = refusalOf(() => {
					({state} = game.setup(deepFreeze(setup)));
				});
				if (refusal) {
					expect(['bad-request', 'unknown-card']).toContain(refusal.code);
					expect(refusal.message).toMatch(sentence);
					refused++;
					return;
				}

				played++;
				checkInvariants(game, state!);
				const {leader, chest, party = {}, stack = {}, shops, start} = setup;
				if (leader !== undefined) expect(state!.leader).toBe(leader);
				if (chest?.gold !== undefined) expect(state!.chest.gold).toBe(chest.gold);
				if (chest?.bonusDice !== undefined) expect(state!.chest.bonusDice).toBe(chest.bonusDice);
				if (stack.equipment) expect(state!.decks.equipment.slice(0, stack.equipment.length)).toEqual(stack.equipment);
				if (stack.monsters && start === undefined) expect(state!.decks.monsters.slice(0, stack.monsters.length)).toEqual(stack.monsters);
				if (start === 'boss' && stack.bosses?.[0] !== undefined) expect(state!.combat?.foe.id).toBe(stack.bosses[0]);
				for (const hero of state!.heroes) {
					const fixed = party[hero.id];
					if (fixed?.life !== undefined) expect(hero.life).toBe(fixed.life);
					if (fixed?.equipment) expect(idsOf(hero.equipment)).toEqual(fixed.equipment);
				}

				const touched = [leader, setup.chest, setup.party, setup.stack, shops, start].some(part => part !== undefined);
				expect(state!.stacked).toBe(touched);
			}),
			1500,
		);
		expect(refused).toBeGreaterThan(200);
		expect(played).toBeGreaterThan(200);
	});

	test('the same seed unpacks the same table, another seed another one', () => {
		check(
			fc.property(fc.string({minLength: 1}), fc.string({minLength: 1}), (one, other) => {
				const table = (seed: string): string => hashOf({...game.setup({seed, heroes: 4}).state, seed: ''});
				expect(table(one)).toBe(table(one));
				if (one !== other) expect(table(other)).not.toBe(table(one));
			}),
			60,
		);
	});
});

describe('any junk for the engine', () => {
	const newEngine = (): Engine => {
		const engine = new Engine({version: '0.0.0', editions: editionIds, boxOf});
		const setup = {seed: 'junk', heroes: ['murka', 'marvin'], leader: 'murka', party: {marvin: {equipment: ['bargain-bomb']}}};
		expect(engine.request({id: 0, new: setup})).toMatchObject({ok: true});
		const {decision} = engine.request({id: 0, state: {}}) as unknown as {decision: {actions: readonly Action[]}};
		expect(engine.request({id: 0, act: decision.actions[0]})).toMatchObject({ok: true});
		return engine;
	};

	/** The answer without its id. */
	const stateOf = (engine: Engine): string => JSON.stringify(engine.request({id: 0, state: {}}));

	/** Values as they come out of JSON.parse, with the names that every object has among the keys. */
	const key = fc.oneof(
		fc.constantFrom('id', 'type', 'seed', 'edition', '__proto__', 'constructor', 'toString', 'valueOf', 'hooks'),
		fc.string(),
	);
	const {json} = fc.letrec<{json: unknown}>(tie => ({
		json: fc.oneof(
			{depthSize: 'small', withCrossShrink: true},
			fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.double({noNaN: true, noDefaultInfinity: true}), fc.string(), word),
			fc.array(tie('json'), {maxLength: 4}),
			fc
				.array(fc.tuple(key, tie('json')), {maxLength: 4})
				.map(
					entries =>
						JSON.parse(`{${entries.map(([name, item]) => `${JSON.stringify(name)}:${JSON.stringify(item)}`).join(',')}}`) as unknown,
				),
		),
	}));

	const landing = fc.oneof(
		json,
		fc.record(
			{
				zone: fc.constantFrom('1', '5', '6', 'bullseye', 'moon', '__proto__'),
				icon: fc.oneof(fc.boolean(), fc.constant('yes')),
				bounces: fc.constantFrom(-1, 0.5, 100, '1'),
				respected: fc.boolean(),
				x: fc.constantFrom('far', null),
			},
			{requiredKeys: []},
		),
	);
	const junkAction = fc.oneof(
		json,
		fc.record({type: fc.oneof(word, json)}),
		fc
			.tuple(
				fc.constantFrom(...actionTypes.filter(type => !['throw', 'back-down', 'spend'].includes(type))),
				fc.dictionary(key, fc.oneof(word, json), {maxKeys: 4}),
			)
			.map(([type, fields]) => ({...fields, type})),
		fc.record({
			type: fc.constant('throw'),
			die: fc.constantFrom('red', 'bonus', 'pink'),
			weapons: fc.oneof(fc.constant([]), json),
			landing,
		}),
		fc.record({
			type: fc.constant('throw'),
			die: fc.constantFrom('black', 'bonus', '__proto__'),
			weapons: fc.constant([]),
			hand: fc.constantFrom('skilled', 'left'),
		}),
		fc.record({type: fc.constant('spend'), card: word, hero: word, target: word}),
	);

	test('as an action: it is refused, nothing is thrown, nothing changes', () => {
		const engine = newEngine();
		const before = stateOf(engine);
		const codes = new Set<string>();
		check(
			fc.property(junkAction, json, (act, id) => {
				const answer = engine.request({id, act});
				expect(answer).toEqual({id: id ?? null, ok: false, error: {code: expect.any(String), message: expect.stringMatching(sentence)}});
				expect(stateOf(engine)).toBe(before);
				if (!answer.ok) codes.add((answer.error as {code: string}).code);
			}),
			2000,
		);
		expect([...codes].toSorted()).toEqual(['bad-request', 'illegal-action', 'unknown-card']);
	});

	test('as a setup: it is refused or played, and only a played one changes anything', () => {
		const setup = fc.record(
			{
				seed: fc.oneof(fc.string(), json),
				edition: fc.oneof(fc.constant('second'), word, json),
				difficulty: fc.oneof(fc.constant('hard'), word),
				heroes: fc.oneof(fc.integer({min: 0, max: 7}), fc.array(word), json),
				leader: word,
				stack: fc.oneof(fc.dictionary(fc.constantFrom('dungeon', 'monsters', 'equipment', 'bosses', 'heroes'), fc.array(word)), json),
				chest: fc.oneof(fc.record({gold: json}), json),
				party: fc.oneof(fc.dictionary(word, fc.oneof(fc.record({equipment: fc.array(word)}), json)), json),
				shops: fc.oneof(fc.integer({min: 0, max: 3}), json),
				start: fc.constantFrom('boss', 'shop'),
			},
			{requiredKeys: ['seed']},
		);
		const engine = newEngine();
		check(
			fc.property(fc.oneof(setup, json), asked => {
				const before = stateOf(engine);
				const {ok} = engine.request({id: 1, new: asked});
				if (!ok) expect(stateOf(engine)).toBe(before);
			}),
			1000,
		);
	});

	test('as an edition: the name of a part of every object is the name of no edition', () => {
		const engine = newEngine();
		const before = stateOf(engine);
		const edition = fc.oneof(
			fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'first'),
			fc.record({toString: json}),
			fc.constant(['second']),
			json.filter(value => value !== undefined),
		);
		expect(engine.request({id: 1, cards: {edition: 'second'}})).toMatchObject({ok: true});
		check(
			fc.property(edition, asked => {
				for (const body of [{new: {seed: 'x', edition: asked}}, {cards: {edition: asked}}]) {
					const answer = engine.request({id: 1, ...body});
					expect(answer).toEqual({id: 1, ok: false, error: {code: 'bad-request', message: expect.stringMatching(sentence)}});
				}

				expect(stateOf(engine)).toBe(before);
			}),
			200,
		);
	});

	test('as a request, or as a line: there is an answer, and the engine goes on', () => {
		const engine = newEngine();
		const request = fc.dictionary(fc.oneof(fc.constantFrom('id', 'hello', 'act', 'state', 'cards'), key), json, {maxKeys: 3});
		const before = stateOf(engine);
		check(
			fc.property(fc.oneof(request, json), fc.string(), (asked, line) => {
				expect(engine.request(asked).ok).toBeTypeOf('boolean');
				expect(engine.line(JSON.stringify(asked)).ok).toBeTypeOf('boolean');
				expect(engine.line(line).ok).toBe(false);
				expect(stateOf(engine)).toBe(before);
			}),
			1000,
		);
	});
});

describe('the fingerprint of a value', () => {
	/** The same value with the keys of every object in another order. */
	const stirred = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(stirred);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			Object.entries(value)
				.toReversed()
				.map(([key, item]) => [key, stirred(item)]),
		);
	};

	/** What JSON makes of it: one text for one value. */
	const textOf = (value: unknown): string => {
		if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
		if (typeof value !== 'object' || value === null) return JSON.stringify(value);
		return `{${Object.entries(value)
			.map(([key, item]) => `${JSON.stringify(key)}:${textOf(item)}`)
			.toSorted()
			.join()}}`;
	};

	const value = fc.jsonValue({maxDepth: 4});

	test('does not depend on the order of the keys, nor on fields that are not there', () => {
		check(
			fc.property(value, fc.dictionary(fc.string(), value), (one, fields) => {
				expect(hashOf(stirred(one))).toBe(hashOf(one));
				expect(hashOf(JSON.parse(JSON.stringify(one)))).toBe(hashOf(one));
				expect(hashOf(stirred(fields))).toBe(hashOf(fields));
				expect(hashOf({...fields, '': undefined})).toBe(hashOf(Object.fromEntries(Object.entries(fields).filter(([name]) => name !== ''))));
			}),
			1000,
		);
	});

	test('is another for another value', () => {
		check(
			fc.property(value, value, (one, other) => {
				expect(hashOf(one) === hashOf(other)).toBe(textOf(one) === textOf(other));
			}),
			1000,
		);
	});

	test('notices any change anywhere in a state', () => {
		/** All places in a value, as paths. */
		const places = (item: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] =>
			typeof item === 'object' && item !== null ? Object.entries(item).flatMap(([key, inner]) => places(inner, [...path, key])) : [path];
		const altered = (item: unknown, [first, ...rest]: readonly (string | number)[]): unknown => {
			if (first === undefined) {
				if (typeof item === 'number') return item + 1;
				if (typeof item === 'boolean') return !item;
				return typeof item === 'string' ? `${item}.` : 'something';
			}

			const inner = altered((item as Record<string | number, unknown>)[first], rest);
			if (Array.isArray(item)) return item.with(Number(first), inner);
			return {...(item as object), [first]: inner};
		};

		check(
			fc.property(reachable, fc.nat(), (state, salt) => {
				const all = places(state);
				const hash = hashOf(state);
				for (let tries = 0; tries < 5; tries++) {
					const place = all[(salt + tries * 37) % all.length]!;
					expect([place, hashOf(altered(state, place))]).not.toEqual([place, hash]);
				}
			}),
			100,
		);
	});

	test('is twelve hexadecimal digits and stays what it is from release to release', () => {
		check(
			fc.property(value, one => {
				expect(hashOf(one)).toMatch(/^[0-9a-f]{12}$/);
			}),
			200,
		);
		expect([hashOf(null), hashOf({}), hashOf([]), hashOf('x'), hashOf({b: 1, a: [true, 'é']})]).toMatchInlineSnapshot(`
			[
			  "77074ba4d806",
			  "5465b8257904",
			  "741638a5ff49",
			  "d3df591fe8b2",
			  "6ec4482aeef0",
			]
		`);
	});
});

describe('random numbers', () => {
	const seed = fc.string();
	const fractions = (count: number) => (draw: Draw) => Array.from({length: count}, () => draw.fraction());

	test('a shuffle is a permutation of what was shuffled, and leaves that alone', () => {
		check(
			fc.property(seed, fc.array(fc.integer(), {maxLength: 60}), (name, items) => {
				const before = [...items];
				const [mixed] = drawFrom(openStream(name, 'shuffle'), draw => draw.shuffle(deepFreeze(items)));
				expect(mixed.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
				expect(items).toEqual(before);
			}),
			500,
		);
	});

	test('every order of three comes up about equally often', () => {
		const counts = new Map<string, number>();
		let stream = openStream('fair', 'shuffle');
		for (let time = 0; time < 6000; time++) {
			const [mixed, left] = drawFrom(stream, draw => draw.shuffle(['a', 'b', 'c']).join(''));
			counts.set(mixed, (counts.get(mixed) ?? 0) + 1);
			stream = left;
		}

		expect(counts.size).toBe(6);
		for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
	});

	test('two draws of some are one draw of as many, and the stream is plain JSON in between', () => {
		check(
			fc.property(seed, fc.string(), fc.nat(20), fc.nat(20), (name, purpose, first, second) => {
				const start = deepFreeze(openStream(name, purpose));
				const [all, end] = drawFrom(start, fractions(first + second));
				const [one, between] = drawFrom(start, fractions(first));
				const [two, left] = drawFrom(JSON.parse(JSON.stringify(between)) as typeof between, fractions(second));
				expect([...one, ...two]).toEqual(all);
				expect(left).toEqual(end);
				expect(drawFrom(start, fractions(first + second))[0]).toEqual(all);
			}),
			300,
		);
	});

	test('numbers stay in their bounds, and a stream of its own for every seed and every purpose', () => {
		check(
			fc.property(seed, seed, fc.integer({min: 1, max: 1000}), (one, other, limit) => {
				const draw = drawOnce(one, 'bounds');
				for (let time = 0; time < 20; time++) {
					const below = draw.below(limit);
					expect(Number.isInteger(below) && below >= 0 && below < limit).toBe(true);
				}

				expect(drawOnce(one, 'a').fraction()).toBe(drawFrom(openStream(one, 'a'), stream => stream.fraction())[0]);
				expect(drawOnce(one, 'a').fraction()).not.toBe(drawOnce(one, 'b').fraction());
				if (one !== other) expect(drawOnce(one, 'a').fraction()).not.toBe(drawOnce(other, 'a').fraction());
			}),
			300,
		);
	});
});
