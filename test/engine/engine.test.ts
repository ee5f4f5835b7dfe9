/** The engine protocol, line by line: requests, answers, refusals, and what nobody may see. */
import {describe, expect, test} from 'vitest';
import {botAction} from '../../source/bots/autoplay.js';
import type {Action, ThrowAction} from '../../source/dungeon-fighter/actions.js';
import type {Event} from '../../source/dungeon-fighter/events.js';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import {type PublicState, publicState} from '../../source/dungeon-fighter/public-state.js';
import {throwRequest} from '../../source/dungeon-fighter/throw-request.js';
import {Engine} from '../../source/engine/engine.js';
import type {Decision} from '../../source/kernel/game.js';
import type {Landing} from '../../source/kernel/landing.js';
import {Refusal} from '../../source/kernel/refusal.js';
import {boxOf, editionIds} from '../../source/store/boxes.js';
import {handNames} from '../../source/throwing/odds.js';
import {risks} from '../../source/throwing/steady.js';
import {throwDie} from '../../source/throwing/throw-die.js';
import {party, type Setup, type State, secondEdition, secondEditionFiles} from '../helpers/scene.js';

type Report = {id: unknown; ok: true; events: readonly Event[]; state: PublicState; decision: Decision<Action> | null};
type Failure = {id: unknown; ok: false; error: {code: string; message: string}};

/** Speaks to an engine in lines of JSON, as a program at the other end of the pipe would. */
class Client {
	readonly #engine = new Engine({version: '1.2.3', editions: editionIds, boxOf});
	#id = 0;

	send(request: object): unknown {
		return this.line(JSON.stringify({id: ++this.#id, ...request}));
	}

	line(text: string): unknown {
		return JSON.parse(JSON.stringify(this.#engine.line(text)));
	}

	/** A request that must succeed. */
	ask(request: object): Report {
		const answer = this.send(request) as Report | Failure;
		if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
		return answer;
	}

	new(setup: Partial<Setup> = {}): Report {
		return this.ask({new: {seed: 's1', heroes: party, ...setup}});
	}

	act(action: object): Report {
		return this.ask({act: action});
	}

	get state(): Report {
		return this.ask({state: {}});
	}

	/** A request that must be refused: its code and sentence. It must change nothing, whatever is running. */
	refused(request: object): string {
		const before = this.send({state: {}, id: 'before'});
		const answer = this.send(request) as Report | Failure;
		expect(this.send({state: {}, id: 'before'})).toEqual(before);
		if (answer.ok) throw new Error(`not refused: ${JSON.stringify(request)}`);
		expect(Object.keys(answer)).toEqual(['id', 'ok', 'error']);
		expect(Object.keys(answer.error)).toEqual(['code', 'message']);
		return `${answer.error.code}: ${answer.error.message}`;
	}
}

const on = (zone: string, landing: Partial<Landing> = {}): object => ({zone, icon: false, bounces: 1, respected: true, ...landing});
const red = (landing: object): object => ({type: 'throw', die: 'red', weapons: [], landing});

/** A throw by two presses of a key, in milliseconds. */
const flick = {type: 'throw', die: 'red', weapons: [], gesture: {presses: [500, 500]}};

/** The Zombie Monkey in the Pot of Gold Room (2E-EX-02). */
const monkey: Partial<Setup> = {leader: 'murka', stack: {monsters: ['zombie-monkey'], dungeon: ['pot-of-gold-room']}};

const fighting = (setup: Partial<Setup> = monkey): Client => {
	const client = new Client();
	const {decision} = client.new(setup);
	client.act(decision!.actions[0]!);
	return client;
};

describe('hello', () => {
	test('names the protocol, the version and the editions', () => {
		expect(new Client().line('{"id":1,"hello":{}}')).toEqual({id: 1, ok: true, protocol: 1, version: '1.2.3', editions: ['second']});
	});

	const ids: readonly unknown[] = [0, 1, -1.5, '', 'x', true, false, null, [], [1, [2]], {}, {id: {id: 1}}];

	test.each(ids.map(id => ({id})))('%j comes back as it was', ({id}) => {
		const client = new Client();
		expect(client.send({id, hello: {}})).toMatchObject({id, ok: true});
		expect(client.send({id, state: {}})).toMatchObject({id, ok: false});
		expect(client.send({id, nonsense: {}})).toMatchObject({id, ok: false});
	});

	test('a request without an id is answered without one', () => {
		expect(new Client().line('{"hello":{}}')).toMatchObject({id: null, ok: true});
		expect(new Client().line('{"state":{}}')).toMatchObject({id: null, ok: false});
	});
});

describe('new', () => {
	test('an edition, a difficulty, heroes and a seed are enough', () => {
		const client = new Client();
		const heroes = ['murka', 'brad-breckfust', 'wilrond'];
		const answer = client.ask({new: {edition: 'second', difficulty: 'normal', heroes, seed: 's1'}});
		expect(Object.keys(answer)).toEqual(['id', 'ok', 'events', 'state', 'decision']);
		const {leader} = answer.state;
		expect(answer.events).toEqual([
			{type: 'game-started', heroes, leader, difficulty: 'normal'},
			{type: 'round-started', round: 1},
			{type: 'path-offered', to: leader, cards: 2},
		]);
		expect(answer.state).toMatchObject({edition: 'second', difficulty: 'normal', seed: 's1', stacked: false, phase: 'dungeon', round: 1});
		expect(answer.state.heroes.map(({id}) => id)).toEqual(heroes);
		expect(answer.decision).toEqual({
			kind: 'choose-path',
			by: leader,
			actions: [
				{type: 'choose-path', card: expect.any(String)},
				{type: 'choose-path', card: expect.any(String)},
			],
		});
	});

	test('a seed alone is enough, and the same seed gives the same answer', () => {
		const one = new Client().ask({new: {seed: 'alone'}});
		expect(one.state.heroes).toHaveLength(2);
		expect(new Client().ask({new: {seed: 'alone'}})).toEqual(one);
		expect(new Client().ask({new: {seed: 'alone!'}}).decision).not.toEqual(one.decision);
	});

	test('a new game takes the place of the old one', () => {
		const client = fighting();
		expect(client.new({seed: 'next'}).state).toMatchObject({seed: 'next', phase: 'dungeon', throws: 0, monster: null});
	});

	const stacks: readonly (readonly [part: string, setup: Partial<Setup>, seen: object])[] = [
		['leader', {leader: 'wilrond'}, {leader: 'wilrond'}],
		['chest', {chest: {gold: 30, bonusDice: 0}}, {chest: {gold: 30, bonusDice: 0}, supply: {gold: 0, bonusDice: 9}}],
		['gold alone', {chest: {gold: 5}}, {chest: {gold: 5, bonusDice: 2}}],
		['shops', {shops: 2}, {path: {steps: 0, shops: 2}}],
		[
			'start',
			{start: 'boss', stack: {bosses: ['the-lawn']}},
			{phase: 'boss', monster: {id: 'the-lawn', boss: true, level: null, gold: 0, throws: []}, path: {shops: 3}},
		],
	];

	test.each(stacks)('%s can be stacked, and the game is marked', (_, setup, seen) => {
		const {state} = new Client().new(setup);
		expect(state).toMatchObject(seen);
		expect(state.stacked).toBe(true);
	});

	test('the party can be stacked: life, Scars and equipment', () => {
		const {state} = new Client().new({party: {murka: {life: 3, scars: ['blue', 'red'], equipment: ['hell-bow', 'eau-de-napalm']}}});
		expect(state.heroes[0]).toEqual({
			id: 'murka',
			life: 3,
			maxLife: 5,
			scars: ['red', 'blue'],
			fainted: false,
			eliminated: false,
			equipment: [
				{id: 'hell-bow', used: false},
				{id: 'eau-de-napalm', used: false},
			],
		});
		expect(state.stacked).toBe(true);
	});

	test('every deck can be stacked: the cards come in the order they were named', () => {
		const client = new Client();
		const {decision} = client.new({
			stack: {dungeon: ['lost-and-found', 'room-14'], monsters: ['gorgon', 'owlbear'], equipment: ['hell-bow', 'cross-bow']},
		});
		expect(decision?.actions).toEqual([
			{type: 'choose-path', card: 'lost-and-found'},
			{type: 'choose-path', card: 'room-14'},
		]);
		expect(client.act({type: 'choose-path', card: 'lost-and-found'}).decision).toMatchObject({
			kind: 'assign-equipment',
			actions: [{card: 'hell-bow'}, {}, {}, {}],
		});
		expect(client.act({type: 'discard', card: 'hell-bow'}).state.monster?.id).toBe('gorgon');
		expect(client.act({type: 'back-down'}).state.monster?.id).toBe('owlbear');
	});

	test('a fixed difficulty or party by name is no stacking', () => {
		expect(new Client().new({difficulty: 'inferno'}).state.stacked).toBe(false);
		expect(new Client().new({heroes: 6}).state.stacked).toBe(false);
	});

	const refusals: readonly (readonly [what: string, setup: unknown, refusal: string])[] = [
		['no setup', null, 'bad-request: The setup must be an object.'],
		['a number for a setup', 5, 'bad-request: The setup must be an object.'],
		['no seed', {heroes: 3}, 'bad-request: The setup has no "seed".'],
		['a number for a seed', {seed: 5}, 'bad-request: In the setup, "seed" must be a text.'],
		[
			'half a letter in the seed',
			{seed: 'half \ud800'},
			'bad-request: The seed must be well-formed text, without half a letter (a lone surrogate) in it.',
		],
		['an empty seed', {seed: ''}, 'bad-request: In the setup, "seed" must not be empty.'],
		['a seed too long', {seed: 'x'.repeat(65)}, 'bad-request: In the setup, "seed" must have at most 64 characters.'],
		['a field that is none', {seed: 's', stacked: true}, 'bad-request: A setup has no field "stacked".'],
		[
			'a hero who is no key',
			JSON.parse('{"seed":"s","party":{"__proto__":{"life":3}}}'),
			'bad-request: In the setup, "party" has no hero "__proto__".',
		],
		['a deck that is none', {seed: 's', stack: {heroes: []}}, 'bad-request: A setup has no field "stack.heroes".'],
		['a start that is none', {seed: 's', start: 'shop'}, 'bad-request: In the setup, "start" must be "boss".'],
		[
			'heroes that are none',
			{seed: 's', heroes: 'murka'},
			'bad-request: In the setup, "heroes" must be a list of hero ids or the number of players.',
		],
		['a party that is none', {seed: 's', party: 3}, 'bad-request: In the setup, "party" must be an object.'],
		['half a life', {seed: 's', party: {murka: {life: 0.5}}}, 'bad-request: In the setup, "party.murka.life" must be a whole number.'],
		['a word for a deck', {seed: 's', stack: {dungeon: 'room-14'}}, 'bad-request: In the setup, "stack.dungeon" must be a list.'],
		[
			'a leader without an end',
			{seed: 's', leader: 'x'.repeat(65)},
			'bad-request: In the setup, "leader" must have at most 64 characters.',
		],
		['a twist that is none', {seed: 's', twist: 'none'}, 'bad-request: There is no twist "none".'],
		['an edition that is none', {seed: 's', edition: 'third'}, 'bad-request: There is no edition "third"; choose second.'],
		[
			'a difficulty that is none',
			{seed: 's', difficulty: 'easy'},
			'bad-request: There is no difficulty "easy"; choose normal, hard, inferno.',
		],
		['too many heroes', {seed: 's', heroes: 7}, 'bad-request: A party has 1 to 6 players; solo leads 2 heroes.'],
		['a hero who is none', {seed: 's', heroes: ['murka', 'gandalf']}, 'unknown-card: There is no hero "gandalf" in this box.'],
		['a monster that is none', {seed: 's', stack: {monsters: ['cow']}}, 'unknown-card: There is no monster "cow" in this box.'],
		[
			'a card that is none',
			{seed: 's', heroes: party, party: {murka: {equipment: ['pen']}}},
			'unknown-card: There is no equipment "pen" in this box.',
		],
	];

	test.each(refusals)('%s is refused, and the game that is running goes on', (_, setup, refusal) => {
		expect(fighting().refused({new: setup})).toBe(refusal);
	});
});

describe('act', () => {
	test('every listed action can be sent back as it is, but for a throw', () => {
		const client = new Client();
		let report = client.new({seed: 'as-listed'});
		const mirror = dungeonFighter(secondEdition);
		let {state} = mirror.setup({seed: 'as-listed', heroes: party});
		for (let step = 0; step < 60 && report.decision; step++) {
			const action = botAction(mirror, state, 'expert')!;
			({state} = mirror.step(state, action));
			const listed = report.decision.actions.find(
				each => JSON.stringify({...each, landing: 0}) === JSON.stringify({...action, landing: 0}),
			);
			expect(listed).toBeDefined();
			report = client.act(listed?.type === 'throw' ? action : listed!);
			expect(report.state).toEqual(JSON.parse(JSON.stringify(publicState(mirror, state))));
		}
	});

	test('a throw with a landing lands there', () => {
		const client = fighting();
		const {events, state} = client.act(red(on('3', {x: 0.5, y: -0.25, yaw: 1})));
		const landing = on('3', {x: 0.5, y: -0.25, yaw: 1});
		expect(events[0]).toEqual({
			type: 'thrown',
			hero: 'wilrond',
			die: 'red',
			weapons: [],
			stance: ['under-the-leg'],
			landing,
			result: 'hit',
		});
		expect(state.monster?.life).toBe(2);
		expect(state.lying).toEqual([{die: 'red', landing}]);
		expect(state.dice).toEqual({red: 'thrown', green: 'ready', blue: 'ready'});
		expect(state.throws).toBe(1);
	});

	test.each(handNames)('a throw by a %s hand lands where a bot with that hand throws', hand => {
		const game = dungeonFighter(secondEdition);
		for (const seed of ['a', 'b', 'c', 'd']) {
			const client = fighting({...monkey, seed});
			const {state} = game.step(game.setup({seed, heroes: party, ...monkey}).state, {type: 'choose-path', card: 'pot-of-gold-room'});
			const {landing, ...action} = botAction(game, state, hand) as ThrowAction;
			expect(client.act({...action, hand}).events[0]).toMatchObject({...action, type: 'thrown', landing});
		}
	});

	test('a throw with a gesture lands where the physics say, every time', () => {
		const throws = [1, 2].map(() => fighting().act(flick).events[0]);
		expect(throws[0]).toMatchObject({
			type: 'thrown',
			hero: 'wilrond',
			die: 'red',
			landing: {zone: expect.any(String), bounces: expect.any(Number)},
		});
		expect(throws[1]).toEqual(throws[0]);
		const other = fighting().act({...flick, gesture: {presses: [140, 900]}}).events[0];
		expect(other).toMatchObject({type: 'thrown'});
		expect(other).not.toEqual(throws[0]);
	});

	test.each(risks)('a steady throw at %s risk lands where the physics say, every time', risk => {
		const steady = {type: 'throw', die: 'red', weapons: [], gesture: {steady: {x: 12, y: -30, risk}}};
		const throws = [1, 2].map(() => fighting().act(steady).events[0]);
		expect(throws[0]).toMatchObject({type: 'thrown', hero: 'wilrond', landing: {zone: expect.any(String), bounces: expect.any(Number)}});
		expect(throws[1]).toEqual(throws[0]);
		const game = dungeonFighter(secondEdition);
		const {state} = game.step(game.setup({seed: 's1', heroes: party, ...monkey}).state, {type: 'choose-path', card: 'pot-of-gold-room'});
		const request = throwRequest({box: secondEdition, state}, {die: 'red', weapons: []});
		expect(throws[0]).toMatchObject({landing: throwDie(request, steady.gesture).landing});
		const other = fighting().act({...steady, gesture: {steady: {x: 80, y: 80, risk}}}).events[0];
		expect(other).not.toEqual(throws[0]);
	});

	test('the steady hand is a steady throw at the middle, at even risk', () => {
		const bare = {type: 'throw', die: 'red', weapons: []};
		const byHand = fighting().act({...bare, hand: 'steady'}).events;
		expect(fighting().act({...bare, gesture: {steady: {x: 0, y: 0, risk: 'even'}}}).events).toEqual(byHand);
	});

	test('weapons may be named in any order', () => {
		const client = fighting({...monkey, party: {wilrond: {equipment: ['hell-bow', 'cross-bow']}}});
		const landing = on('1');
		const {events} = client.act({type: 'throw', die: 'red', weapons: ['cross-bow', 'hell-bow'], landing});
		expect(events[0]).toMatchObject({stance: ['under-the-leg', 'x', 'elbow'], result: 'hit'});
	});

	const refusals: readonly (readonly [what: string, action: unknown, refusal: string])[] = [
		['no action', null, 'bad-request: An action is an object with a type, one of those listed in the decision.'],
		['a list', [], 'bad-request: An action is an object with a type, one of those listed in the decision.'],
		['no type', {card: 'room-14'}, 'bad-request: An action is an object with a type, one of those listed in the decision.'],
		['a number for a name', {type: 'choose-path', card: 14}, 'bad-request: In the action, "card" must be a text.'],
		[
			'a throw without landing and hand',
			{type: 'throw', die: 'red', weapons: []},
			'bad-request: A throw needs a landing, a gesture or a hand.',
		],
		['a throw as it was listed', red(null as unknown as object), 'bad-request: A throw needs a landing, a gesture or a hand.'],
		[
			'a landing and a hand',
			{...red(on('3')), hand: 'skilled'},
			'bad-request: A throw has a landing, a gesture or a hand, and only one of them.',
		],
		[
			'a landing and a gesture',
			{...red(on('3')), gesture: {presses: [500, 500]}},
			'bad-request: A throw has a landing, a gesture or a hand, and only one of them.',
		],
		['a gesture and a hand', {...flick, hand: 'skilled'}, 'bad-request: A throw has a landing, a gesture or a hand, and only one of them.'],
		[
			'a gesture that is none',
			{...flick, gesture: {presses: ['now']}},
			'bad-request: In the throw, "gesture.presses.0" must be a whole number from 0 to 60000.',
		],
		...(
			[
				['a steady throw without a risk', {x: 0, y: 0}, 'The throw has no "gesture.steady.risk".'],
				[
					'a steady throw at a risk that is none',
					{x: 0, y: 0, risk: 'reckless'},
					'In the throw, "gesture.steady.risk" must be "careful", "even" or "bold".',
				],
				['a steady throw without a spot', {risk: 'even'}, 'The throw has no "gesture.steady.x".'],
				[
					'a steady throw at half a hundredth',
					{x: 0, y: 0.5, risk: 'even'},
					'In the throw, "gesture.steady.y" must be a whole number from -150 to 150.',
				],
				[
					'a steady throw too far to the right',
					{x: 151, y: 0, risk: 'even'},
					'In the throw, "gesture.steady.x" must be a whole number from -150 to 150.',
				],
				[
					'a steady throw too short',
					{x: 0, y: -151, risk: 'even'},
					'In the throw, "gesture.steady.y" must be a whole number from -150 to 150.',
				],
				[
					'a steady throw at a word',
					{x: 'left', y: 0, risk: 'bold'},
					'In the throw, "gesture.steady.x" must be a whole number from -150 to 150.',
				],
				['a steady throw with more to it', {x: 0, y: 0, risk: 'bold', luck: 9}, 'A throw has no field "gesture.steady.luck".'],
				['a steady throw at nothing', null, 'In the throw, "gesture.steady" must be an object.'],
			] as const
		).map(([what, steady, sentence]) => [what, {...flick, gesture: {steady}}, `bad-request: ${sentence}`] as const),
		[
			'a steady throw with presses',
			{...flick, gesture: {presses: [1, 2], steady: {x: 0, y: 0, risk: 'even'}}},
			'bad-request: The gesture of a steady throw has only "steady", and no "presses" beside it.',
		],
		[
			'a steady throw with a seat',
			{...flick, gesture: {steady: {x: 0, y: 0, risk: 'even'}, seat: 'west'}},
			'bad-request: The gesture of a steady throw has only "steady", and no "seat" beside it.',
		],
		['no presses at all', {...flick, gesture: {}}, 'bad-request: The throw has no "gesture.presses".'],
		[
			'more presses than fingers',
			{...flick, gesture: {presses: Array.from({length: 17}, () => 1)}},
			'bad-request: In the throw, "gesture.presses" must have at most 16 entries.',
		],
		[
			'a line around the world',
			{...flick, gesture: {presses: [1, 2], roundTrip: 60_001}},
			'bad-request: In the throw, "gesture.roundTrip" must be a whole number from 0 to 60000.',
		],
		[
			'a gesture at a loft that is none',
			{...flick, gesture: {presses: [1, 2], loft: 'up'}},
			'bad-request: In the throw, "gesture.loft" must be "low", "middle" or "high".',
		],
		[
			'a gesture with the box on the moon',
			{...flick, gesture: {presses: [1, 2], side: 2}},
			'bad-request: In the throw, "gesture.side" must be a whole number from -1 to 1.',
		],
		[
			'a press in the past',
			{...flick, gesture: {presses: [1, -2]}},
			'bad-request: In the throw, "gesture.presses.1" must be a whole number from 0 to 60000.',
		],
		[
			'a tap between two milliseconds',
			{...flick, gesture: {presses: [1, 2], taps: [0.5]}},
			'bad-request: In the throw, "gesture.taps.0" must be a whole number from 0 to 60000.',
		],
		[
			'a hand that is none',
			{type: 'throw', die: 'red', weapons: [], hand: 'left'},
			'bad-request: In the throw, "hand" must be "novice", "skilled", "expert" or "steady".',
		],
		[
			'a zone that is none',
			red(on('7')),
			'bad-request: In the throw, "landing.zone" must be a zone of the board, such as "3", "bullseye" or "outside".',
		],
		['a zone of another board', red(on('6')), 'bad-request: There is no zone "6" on this board.'],
		['half a bounce', red(on('3', {bounces: 0.5})), 'bad-request: In the throw, "landing.bounces" must be a whole number from 0 to 99.'],
		[
			'bounces below zero',
			red(on('3', {bounces: -1})),
			'bad-request: In the throw, "landing.bounces" must be a whole number from 0 to 99.',
		],
		['a landing with more to it', red({...on('3'), damage: 99}), 'bad-request: A throw has no field "landing.damage".'],
		['a landing beyond the house', red(on('3', {x: 1e308})), 'bad-request: In the throw, "landing.x" must be a number from -1000 to 1000.'],
		['a landing in the cellar', red(on('3', {y: -1000.5})), 'bad-request: In the throw, "landing.y" must be a number from -1000 to 1000.'],
		['a die that is turned too far', red(on('3', {yaw: 1.01})), 'bad-request: In the throw, "landing.yaw" must be a number from -1 to 1.'],
		[
			'an icon that is a word',
			red({...on('3'), icon: 'yes'}),
			'bad-request: In the throw, "landing.icon" must be yes or no (true or false).',
		],
		['half a landing', red({zone: '3'}), 'bad-request: The throw has no "landing.icon".'],
		[
			'a landing of nothing',
			{...red(on('3')), landing: null, gesture: null, hand: null},
			'bad-request: A throw needs a landing, a gesture or a hand.',
		],
		['a throw with more to it', {...red(on('3')), card: 'hell-bow'}, 'bad-request: A throw has no field "card".'],
		['no weapons at all', {type: 'throw', die: 'red', landing: on('3')}, 'bad-request: The throw has no "weapons".'],
		[
			'a die that is none',
			{...red(on('3')), die: 'pink'},
			'illegal-action: {"type":"throw","die":"pink","weapons":[]} is not among the legal actions of this throw decision.',
		],
		[
			'a Bonus die out of turn',
			{...red(on('3')), die: 'bonus'},
			'illegal-action: {"type":"throw","die":"bonus","weapons":[]} is not among the legal actions of this throw decision.',
		],
		[
			'a Bonus die by hand',
			{type: 'throw', die: 'bonus', weapons: [], hand: 'expert'},
			'illegal-action: {"type":"throw","die":"bonus","weapons":[]} is not among the legal actions of this throw decision.',
		],
		[
			'a weapon that somebody else has',
			{...red(on('3')), weapons: ['hell-bow']},
			'illegal-action: {"type":"throw","die":"red","weapons":["hell-bow"]} is not among the legal actions of this throw decision.',
		],
		['a weapon that is none', {...red(on('3')), weapons: ['pen']}, 'unknown-card: There is no card "pen" in this box.'],
		[
			'a weapon that is none, by hand',
			{type: 'throw', die: 'red', weapons: ['pen'], hand: 'novice'},
			'unknown-card: There is no card "pen" in this box.',
		],
		[
			'another decision',
			{type: 'choose-path', card: 'room-14'},
			'illegal-action: {"type":"choose-path","card":"room-14"} is not among the legal actions of this throw decision.',
		],
		['a card that is none', {type: 'spend', card: 'pen', hero: 'murka'}, 'unknown-card: There is no card "pen" in this box.'],
		[
			'a field too many',
			{type: 'back-down', card: 'hell-bow'},
			'illegal-action: {"type":"back-down","card":"hell-bow"} is not among the legal actions of this throw decision.',
		],
		['a field that is none', {type: 'back-down', please: 'yes'}, 'bad-request: An action has no field "please".'],
		['an action that is none', {type: 'cheat'}, 'illegal-action: {"type":"cheat"} is not among the legal actions of this throw decision.'],
	];

	test.each(refusals)('%s is refused and changes nothing', (_, action, refusal) => {
		const client = fighting();
		expect(client.state.decision?.actions.map(({type}) => type)).toEqual(['throw', 'throw', 'throw', 'back-down']);
		expect(client.refused({act: action})).toBe(refusal);
		expect(client.act(red(on('3'))).events[0]).toMatchObject({type: 'thrown', result: 'hit'});
	});
});

describe('what a refusal repeats', () => {
	const evil = `\u001B[2J\u202E\n${'x'.repeat(500)}`;
	const shown = `"[2J ${'x'.repeat(60)}…"`;

	test.each([
		[{cards: {edition: evil}}, `bad-request: There is no edition ${shown}; choose second.`],
		[{cards: {twist: evil}}, `bad-request: There is no twist ${shown}.`],
		[{[evil]: 1}, `bad-request: A request has no field ${shown}.`],
		[{new: {seed: 's', [evil]: 1}}, `bad-request: A setup has no field ${shown}.`],
		[{new: {seed: 's', heroes: party, party: {[evil]: {}}}}, `bad-request: The hero ${shown} is not in the party.`],
		[{act: {type: 'choose-path', card: evil}}, `unknown-card: There is no card ${shown} in this box.`],
		[{act: {type: 'back-down', [evil]: 1}}, `bad-request: An action has no field ${shown}.`],
		[{act: {type: 'throw', die: 'red', weapons: [evil], hand: 'skilled'}}, `unknown-card: There is no card ${shown} in this box.`],
		[{act: {type: 'x'.repeat(500)}}, `illegal-action: {"type":"${'x'.repeat(131)}… is not among the legal actions of this throw decision.`],
	])('is clean and short: %#', (request, refusal) => {
		expect(fighting().refused(request)).toBe(refusal);
	});

	test('a sentence that repeats too much anyway is cut', () => {
		expect(new Refusal('bad-request', `\u0007${'long '.repeat(200)}`).message).toBe(`${'long '.repeat(60)}…`);
	});
});

test('what is not there may be said to be null', () => {
	const landing = on('3');
	const plain = fighting().act(red(landing));
	expect(fighting().act({...red(landing), gesture: null, hand: null})).toEqual(plain);
	const byHand = fighting().act({type: 'throw', die: 'red', weapons: [], hand: 'expert'});
	expect(fighting().act({type: 'throw', die: 'red', weapons: [], landing: null, gesture: null, hand: 'expert'})).toEqual(byHand);
});

describe('state', () => {
	test('gives the last answer again, and nothing is done', () => {
		const client = fighting();
		const {id: _, ...last} = client.act(red(on('3')));
		expect(client.send({id: 'a', state: {}})).toEqual({id: 'a', ...last});
		expect(client.send({id: 'b', state: {}})).toEqual({id: 'b', ...last});
	});

	test('shows the whole table: the fight with the Zombie Monkey', () => {
		const client = new Client();
		client.new(monkey);
		const {state, decision} = client.act({type: 'choose-path', card: 'pot-of-gold-room'});
		const fresh = {life: 9, maxLife: 9, scars: [], fainted: false, eliminated: false, equipment: []};
		expect(state).toEqual({
			edition: 'second',
			difficulty: 'normal',
			seed: 's1',
			twist: null,
			stacked: true,
			round: 1,
			phase: 'combat',
			leader: 'murka',
			active: 'wilrond',
			chest: {gold: 2, bonusDice: 2},
			supply: {gold: 27, bonusDice: 7},
			dice: {red: 'ready', green: 'ready', blue: 'ready'},
			lying: [],
			throws: 0,
			heroes: party.map(id => ({id, ...fresh})),
			monster: {
				id: 'zombie-monkey',
				level: 1,
				type: 'undead',
				life: 5,
				maxLife: 5,
				damage: 1,
				gold: 1,
				abilities: [],
				throws: ['under-the-leg'],
				boss: false,
			},
			room: {id: 'pot-of-gold-room'},
			path: {steps: 2, shops: 0},
			wares: [],
			tokens: [],
			stolen: false,
			decks: {dungeon: 20, monsters: 20, equipment: 48},
			outcome: null,
			cause: null,
			score: null,
		});
		expect(decision).toEqual({
			kind: 'throw',
			by: 'wilrond',
			actions: [
				{type: 'throw', die: 'red', weapons: [], landing: null},
				{type: 'throw', die: 'green', weapons: [], landing: null},
				{type: 'throw', die: 'blue', weapons: [], landing: null},
				{type: 'back-down'},
			],
		});
	});

	test('follows that fight to its end', () => {
		const client = fighting();
		client.act(red(on('3')));
		client.act({type: 'throw', die: 'green', weapons: [], landing: on('outside', {icon: true})});
		const again = client.act({type: 'rethrow', by: 're-throw'});
		expect(again.state.dice).toEqual({red: 'thrown', green: 'thrown', blue: 'ready'});
		expect(again.decision?.actions).toEqual([{type: 'throw', die: 'green', weapons: [], landing: null}]);
		client.act({type: 'throw', die: 'green', weapons: [], landing: on('4', {bounces: 0})});
		const out = client.act({type: 'throw', die: 'blue', weapons: [], landing: on('hole')});
		expect(out.state.dice).toEqual({red: 'thrown', green: 'thrown', blue: 'thrown'});
		expect(out.decision).toEqual({
			kind: 'out-of-dice',
			by: 'wilrond',
			actions: [{type: 'use-bonus-die'}, {type: 'retrieve-dice'}, {type: 'back-down'}],
		});
		client.act({type: 'retrieve-dice'});
		const {state, events, decision} = client.act(red(on('outside', {icon: true})));
		expect(events.map(({type}) => type)).toEqual([
			'thrown',
			'ability',
			'miss',
			'monster-hurt',
			'monster-defeated',
			'reward',
			'leader-changed',
			'dice-collected',
		]);
		expect(state).toMatchObject({phase: 'resting', leader: 'wilrond', chest: {gold: 3, bonusDice: 2}});
		expect(state.heroes.map(({life}) => life)).toEqual([7, 8, 7]);
		expect(decision).toEqual({kind: 'rest', by: 'wilrond', actions: [{type: 'move-on'}]});
	});
});

describe('the end', () => {
	const atBoss: Partial<Setup> = {start: 'boss', leader: 'murka', stack: {bosses: ['the-lawn']}};

	test('a Boss slain outright: no decision, the outcome and the score', () => {
		const client = new Client();
		client.new(atBoss);
		const {events, state, decision} = client.act(red(on('bullseye', {icon: true})));
		const lines = [
			{what: 'gold', points: 1},
			{what: 'bonus-dice', points: 6},
			{what: 'no-scars', points: 5},
			{what: 'difficulty', points: 5},
		];
		expect(events.map(({type}) => type)).toEqual(['thrown', 'insta-kill', 'monster-defeated', 'won']);
		expect(decision).toBeNull();
		expect(state).toMatchObject({phase: 'over', outcome: 'won', cause: null, stacked: true});
		expect(state.score).toEqual({total: 17, title: 'Wannabe Heroes', lines});
		expect(events.at(-1)).toEqual({type: 'won', total: 17, title: 'Wannabe Heroes'});
		expect(client.refused({act: {type: 'move-on'}})).toBe('illegal-action: The game is over.');
		expect(client.refused({act: red(on('3'))})).toBe('illegal-action: The game is over.');
		expect(client.refused({act: {type: 'throw', die: 'red', weapons: [], hand: 'skilled'}})).toBe('illegal-action: The game is over.');
		expect(client.state.decision).toBeNull();
		expect(client.new().decision?.kind).toBe('choose-path');
	});

	test('no dice left before the Boss: lost, with a cause and without a score', () => {
		const client = new Client();
		client.new({...atBoss, chest: {bonusDice: 0}});
		client.act(red(on('1')));
		client.act({type: 'throw', die: 'green', weapons: [], landing: on('1')});
		const {events, state, decision} = client.act({type: 'throw', die: 'blue', weapons: [], landing: on('1')});
		expect(events.at(-1)).toEqual({type: 'lost', cause: 'out-of-dice', to: 'the-lawn'});
		expect(state).toMatchObject({phase: 'over', outcome: 'lost', cause: 'out-of-dice', score: null});
		expect(decision).toBeNull();
	});
});

describe('cards', () => {
	test.each([{cards: {edition: 'second'}}, {cards: {}}])('%j gives all cards as they are in the data files', request => {
		const {cards} = new Client().ask(request) as unknown as {cards: Record<string, unknown>};
		const files = secondEditionFiles();
		const throws = (files.throws as {names: object}[]).filter(({names}) => 'second' in names);
		expect(Object.keys(cards).toSorted()).toEqual(Object.keys(files).toSorted());
		for (const deck of ['edition', 'heroes', 'monsters', 'bosses', 'dungeon', 'dice', 'board']) expect(cards[deck]).toEqual(files[deck]);
		expect(cards.throws).toEqual(throws);
		expect(throws).toHaveLength(26);
		expect(cards.equipment).toEqual(files.equipment);
	});

	test('works without a game and leaves a game alone', () => {
		const client = fighting();
		const before = client.state;
		client.ask({cards: {}});
		expect({...client.state, id: 0}).toEqual({...before, id: 0});
	});

	test('a twist gives the cards as it has them, whatever is being played', () => {
		type Cards = {cards: {edition: {shop: {diePrice: number}}; equipment: {id: string; price: number}[]}};
		const client = fighting();
		const before = client.state;
		const {cards: printed} = client.ask({cards: {edition: 'second'}}) as unknown as Cards;
		const {cards: twisted} = client.ask({cards: {edition: 'second', twist: 'pocket-money'}}) as unknown as Cards;
		expect([printed.edition.shop.diePrice, twisted.edition.shop.diePrice]).toEqual([2, 3]);
		expect(twisted.equipment).toEqual(printed.equipment.map(card => ({...card, price: card.price + 2})));
		expect(client.ask({cards: {twist: 'pocket-money'}})).toMatchObject({cards: {edition: {shop: {diePrice: 3}}}});
		expect({...client.state, id: 0}).toEqual({...before, id: 0});
	});

	test.each([
		[{edition: 'third'}, 'There is no edition "third"; choose second.'],
		[{edition: 'third', twist: 'pocket-money'}, 'There is no edition "third"; choose second.'],
		[{twist: 'none'}, 'There is no twist "none".'],
		[{twist: 5}, 'In the request for cards, "twist" must be a text.'],
		[{twists: []}, 'A request for cards has no field "twists".'],
		[5, 'The request for cards must be an object.'],
	])('%j is refused', (cards, sentence) => {
		expect(fighting().refused({cards})).toBe(`bad-request: ${sentence}`);
	});
});

describe('a line that is no request', () => {
	test.each(['', '{', 'hello', '{"id":1,"hello":{}', "{'id':1}", '{"id":1}}', '\u0000', '\uFEFF{"id":1,"hello":{}}'])(
		'%j is no JSON',
		line => {
			const client = fighting();
			const before = client.state;
			expect(client.line(line)).toEqual({
				id: null,
				ok: false,
				error: {code: 'bad-json', message: 'The line is not JSON; send one JSON object a line.'},
			});
			expect({...client.state, id: 0}).toEqual({...before, id: 0});
		},
	);

	test.each(['null', '5', '"hello"', '[]', '[{"id":1,"hello":{}}]', 'true'])('%s is JSON, but no request', line => {
		expect(fighting().line(line)).toEqual({id: null, ok: false, error: {code: 'bad-request', message: 'The request must be an object.'}});
	});

	test('no verb, two verbs and a verb that is none are refused', () => {
		const client = fighting();
		const one = 'bad-request: A request has exactly one of hello, new, act, state, cards.';
		expect(client.refused({})).toBe(one);
		expect(client.refused({hello: {}, state: {}})).toBe(one);
		expect(client.refused({act: {type: 'back-down'}, state: {}})).toBe(one);
		expect(client.refused({dance: {}})).toBe('bad-request: A request has no field "dance".');
		expect(client.refused({hello: {}, dance: {}})).toBe('bad-request: A request has no field "dance".');
	});

	test('blanks around it and keys that come twice do no harm', () => {
		expect(new Client().line('  {"id" : 1, "id" : 2, "hello" : {}} \r')).toMatchObject({id: 2, ok: true});
	});

	test('without a game there is nothing to show or to do', () => {
		const client = new Client();
		const failure = {ok: false, error: {code: 'no-game', message: 'No game is running; start one with "new".'}};
		expect(client.send({id: 1, state: {}})).toEqual({id: 1, ...failure});
		expect(client.send({id: 2, act: {type: 'move-on'}})).toEqual({id: 2, ...failure});
		expect(client.send({id: 3, act: null})).toEqual({id: 3, ...failure});
		expect(client.send({id: 4, new: {}})).toMatchObject({ok: false, error: {code: 'bad-request'}});
		expect(client.send({id: 5, state: {}})).toEqual({id: 5, ...failure});
	});
});

describe('what nobody may see', () => {
	/** The ids that lie face down, and in whose hand only one hero looks. */
	const hiddenIn = ({decks, offer, stolen, boxed}: State, dealt: ReadonlySet<string>): readonly string[] => [
		...decks.dungeon,
		...decks.monsters,
		...decks.equipment,
		...decks.bosses,
		...offer,
		...(stolen === undefined ? [] : [stolen]),
		...boxed.monsters.filter(id => dealt.has(id)),
	];

	/** Every text in a value, keys included. */
	const textsIn = (value: unknown, texts: Set<string> = new Set()): ReadonlySet<string> => {
		if (typeof value === 'string') texts.add(value);
		else if (typeof value === 'object' && value !== null) {
			for (const [key, item] of Object.entries(value)) {
				texts.add(key);
				textsIn(item, texts);
			}
		}

		return texts;
	};

	test('no face-down card, no offered room, no stolen card and no random stream is in the state or the events', () => {
		const game = dungeonFighter(secondEdition);
		const seen = {offers: 0, stolen: 0, hidden: 0};
		for (let run = 0; run < 24; run++) {
			const setup = {seed: `hidden/${run}`, heroes: ['goldfinga', ...party].slice(0, 2 + (run % 3))};
			const client = new Client();
			let {events, state: shown} = client.ask({new: setup});
			let {state} = game.setup(setup);
			const boxedFromTheStart = new Set(state.boxed.monsters);
			for (;;) {
				// Monsters shuffled back into the deck were on the table before: everyone knows them, nobody their order.
				const told = textsIn([shown, events.filter(({type}) => type !== 'monsters-reshuffled')]);
				const hidden = hiddenIn(state, boxedFromTheStart);
				expect(hidden.filter(id => told.has(id))).toEqual([]);
				expect(['random', 's0', 's1', 's2', 'offer', 'boxed', 'discards', 'setAside'].filter(key => told.has(key))).toEqual([]);
				seen.hidden += hidden.length;
				seen.offers += state.offer.length;
				seen.stolen += state.stolen === undefined ? 0 : 1;
				const action = botAction(game, state, 'expert');
				if (!action) break;
				({state} = game.step(state, action));
				({events, state: shown} = client.act(action));
			}
		}

		expect(seen.offers).toBeGreaterThan(300);
		expect(seen.stolen).toBeGreaterThan(10);
		expect(seen.hidden).toBeGreaterThan(100_000);
	});

	test('a stolen card is known to be stolen, not which one it is', () => {
		const client = new Client();
		client.new({
			heroes: ['murka', 'goldfinga'],
			leader: 'murka',
			stack: {dungeon: ['room-14'], monsters: ['gorgon'], equipment: ['hell-bow']},
		});
		client.act({type: 'choose-path', card: 'room-14'});
		const {state, events} = client.act({type: 'throw', die: 'blue', weapons: [], landing: on('1', {icon: true})});
		expect(events).toContainEqual({type: 'card-stolen', hero: 'goldfinga'});
		expect(state.stolen).toBe(true);
		expect(state.decks.equipment).toBe(47);
		expect(JSON.stringify({state, events})).not.toContain('hell-bow');
	});

	test('the rejected room stays a secret', () => {
		const client = new Client();
		client.new({stack: {dungeon: ['room-14', 'wishing-well']}});
		const {state, events, decision} = client.act({type: 'choose-path', card: 'room-14'});
		expect(JSON.stringify({state, events, decision})).not.toContain('wishing-well');
	});
});

test('an id that nobody could write down again is refused before anything is done', () => {
	const engine = new Engine({version: '1', editions: ['second'], boxOf: () => secondEdition});
	const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
	const answer = engine.line(`{"id":${deep},"new":{"seed":"s"}}`);
	expect(answer).toEqual({id: null, ok: false, error: {code: 'bad-request', message: 'The id is nested too deeply.'}});
	expect(engine.line('{"id":1,"state":{}}')).toMatchObject({ok: false, error: {code: 'no-game'}});
});
