import {describe, expect, test} from 'vitest';
import {botAction} from '../../source/bots/autoplay.js';
import type {Action} from '../../source/dungeon-fighter/actions.js';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import {actionText} from '../../source/view/decide.js';
import {bossFight, boxWith, card, fight, monster, room, Scene, secondEdition} from '../helpers/scene.js';

const options = (scene: Scene, type?: Action['type']): readonly string[] =>
	scene.actions(type).map(action => actionText(scene.game.box, scene.state, action));

const inTheAir = () =>
	fight({
		room: room({throws: ['jump']}),
		party: {
			wilrond: {equipment: ['hell-bow']},
			murka: {equipment: ['eau-de-napalm']},
		},
	});

describe('a throw', () => {
	test('names the die, the weapons and the whole stance', () => {
		expect(options(inTheAir())).toEqual([
			'Throw the red die (in mid-air)',
			'Throw the red die with the Hell-bow (in mid-air, off your elbow)',
			'Throw the green die (in mid-air)',
			'Throw the green die with the Hell-bow (in mid-air, off your elbow)',
			'Throw the blue die (in mid-air)',
			'Throw the blue die with the Hell-bow (in mid-air, off your elbow)',
			'Back down from Test Monster: 1 damage to everyone standing, and another monster',
		]);
	});

	test('seen and not yet in effect', () => {
		const scene = inTheAir();
		scene.throw('green', '3', {icon: true});
		expect(options(scene)).toEqual([
			'Re-throw: throw the die again',
			'Keep the throw on the 3: 3 damage',
			'Spend Eau de Napalm of Murka: +2 damage to one hit',
		]);
		scene.do({type: 'rethrow', by: 're-throw'});
		expect(options(scene)[0]).toBe('Throw the green die again (in mid-air)');
		scene.throw('green', 'hole', {icon: true});
		expect(options(scene)).toEqual(['Re-throw: throw the die again', 'Keep the throw in a hole: a miss']);
	});

	test('of the hero who has the card', () => {
		const scene = fight({heroes: ['wilrond', 'murka'], party: {murka: {equipment: ['eau-de-napalm']}}});
		scene.throw('red', '1');
		expect(options(scene, 'spend')).toEqual(['Spend Eau de Napalm: +2 damage to one hit']);
	});

	test('with a Bonus die, and what its icon may wake', () => {
		const scene = fight({monster: monster({life: 40})});
		for (const die of ['red', 'green', 'blue'] as const) scene.throw(die, '1');
		expect(options(scene)).toEqual(['Take a Bonus die (2 in the chest)', 'Pick up the three dice: 1 damage to everyone standing']);
		scene.do({type: 'use-bonus-die'});
		expect(options(scene)).toEqual(['Throw a Bonus die']);
		scene.throw('bonus', '1', {icon: true});
		expect(options(scene)).toEqual([
			'Re-throw: the die may be thrown again',
			'Courage: on a hit, +3 damage while the monster has more life than the thrower',
			'No ability, thank you',
		]);
	});

	test('when time can be turned back', () => {
		const scene = fight({heroes: ['murka', 'marvin']});
		scene.throw('blue', '1', {icon: true});
		expect(options(scene)).toEqual([
			'Time Spell: throw the die again',
			'Keep the throw on the 1: 1 damage',
			'Spend the Time Spell token: throw the die again',
		]);
	});
});

describe('a miss', () => {
	test('armour, or none', () => {
		const plate = card({
			id: 'test-plate',
			kind: 'armour',
			effects: [
				{is: 'prevent', amount: 1},
				{is: 'counter', amount: 2},
			],
		});
		const scene = fight({cards: {equipment: [plate]}, party: {wilrond: {equipment: ['test-plate']}}});
		scene.throw('red', 'outside');
		expect(options(scene)).toEqual(['Use Test Card: stops 1 damage, hits back for 2', 'Take it: 2 damage']);
	});

	test('the last chance, and the Scar', () => {
		const stew = card({id: 'test-stew', name: 'Test Stew', kind: 'spendable', effects: [{is: 'heal', amount: 3}]});
		const scene = fight({
			monster: monster({life: 5}),
			cards: {equipment: [stew]},
			party: {wilrond: {life: 1}, murka: {equipment: ['test-stew']}},
		});
		scene.throw('red', 'outside');
		expect(options(scene)).toEqual(['Let Wilrond faint', 'Spend Test Stew of Murka on Wilrond: one hero heals 3']);
		scene.do({type: 'faint'});
		scene.throw('green', '5');
		expect(options(scene)).toEqual([
			'A Scar on red for Wilrond: no more Agile Instincts, 7 life at most',
			'A Scar on green for Wilrond: no more Re-throw, 7 life at most',
			'A Scar on blue for Wilrond: no more Courage, 7 life at most',
		]);
	});
});

test('a card that does several things promises only what it does now', () => {
	const biscuit = card({id: 'test-biscuit', kind: 'spendable', effects: [{is: 're-throw'}, {is: 'heal', amount: 2}]});
	const scene = fight({
		cards: {equipment: [biscuit]},
		heroes: ['wilrond', 'murka'],
		party: {murka: {equipment: ['test-biscuit']}, wilrond: {life: 5}},
	});
	expect(options(scene, 'spend')).toEqual(['Spend Test Card on Wilrond: one hero heals 2']);
	scene.throw('red', '1');
	expect(options(scene, 'spend')).toEqual(['Spend Test Card on Wilrond: a die is thrown again, one hero heals 2']);
	scene.alterHero('wilrond', {life: 9});
	expect(options(scene, 'spend')).toEqual(['Spend Test Card: a die is thrown again']);
});

describe('on the way', () => {
	test('rooms, what lies in them, and who takes it', () => {
		const box = boxWith({
			dungeon: [
				room({name: 'Test Hall', effects: [{is: 'free-equipment'}], throws: ['blind']}),
				room({id: 'bare', name: 'Bare', icons: 1}),
			],
		});
		const scene = new Scene(
			{
				heroes: ['murka', 'edith-grognarde'],
				leader: 'murka',
				stack: {dungeon: ['test-room', 'bare'], equipment: ['eau-de-napalm']},
				party: {murka: {equipment: ['bargain-bomb']}},
			},
			box,
		);
		expect(options(scene)).toEqual([
			'Enter Test Hall (2 icons): a free Shop card, throw with your eyes shut',
			'Enter Bare (1 icon): nothing special',
		]);
		scene.do({type: 'choose-path', card: 'test-room'});
		expect(options(scene)).toEqual([
			'Give Eau de Napalm to Murka, dropping Bargain Bomb',
			'Give Eau de Napalm to Edith Grognarde',
			'Leave Eau de Napalm behind',
		]);
	});

	test('the rest', () => {
		const scene = fight({
			monster: monster({life: 1}),
			heroes: ['murka', 'margarhilda'],
			room: room({icons: 9}),
			party: {murka: {equipment: ['hell-bow', 'plain-sword']}, margarhilda: {equipment: ['cross-bow', 'helm-of-bravery', 'dizzy-flail']}},
		});
		scene.throw('red', '1');
		expect(options(scene)).toContain('Give Hell-bow from Murka to Margarhilda, for Cross Bow');
		expect(options(scene)).toContain('Move on to the next room');
		expect(options(scene.alter({steps: 10}))).toContain('Move on to the Shop');
	});

	test('the Shop', () => {
		const scene = fight({
			monster: monster({life: 1, gold: 9}),
			heroes: ['murka', 'edith-grognarde'],
			room: room({icons: 9}),
			stack: {equipment: ['eau-de-napalm', 'hell-bow', 'plain-sword', 'lucky-horseshoe']},
			party: {murka: {equipment: ['bargain-bomb']}},
		});
		scene.throw('red', '1');
		scene.alter({steps: 10}).alterHero('murka', {life: 3});
		scene.do({type: 'move-on'});
		const offers = options(scene);
		const {price} = scene.game.box.card('eau-de-napalm');
		expect(offers).toContain(`Buy Eau de Napalm for Murka (${price} gold), dropping Bargain Bomb`);
		expect(offers).toContain(`Buy Eau de Napalm for Edith Grognarde (${price} gold)`);
		expect(offers).toContain('Buy healing (1 gold): every standing hero heals 1');
		expect(offers).toContain('Buy a Bonus die (2 gold)');
		expect(offers).toContain('Leave the Shop');
		expect(options(scene.alter({shops: 3}))).toContain('Leave the Shop and meet the Boss');
	});

	test('nothing left to throw', () => {
		const scene = bossFight({chest: {bonusDice: 0}, party: {murka: {equipment: ['bargain-bomb']}}});
		for (const die of ['red', 'green', 'blue'] as const) scene.throw(die, '1');
		expect(options(scene)[0]).toBe('Give up: there is nothing left to throw');
	});
});

type Lines = {readonly [Type in Action['type']]: readonly [Extract<Action, {type: Type}>, string]};

/** By type, so that an action without a line here does not compile. */
const lines: Lines = {
	'choose-path': [{type: 'choose-path', card: 'test-room'}, 'Enter Test Room (2 icons): throw in mid-air'],
	assign: [{type: 'assign', card: 'hell-bow', to: 'murka', drop: 'plain-sword'}, 'Give Hell-bow to Murka, dropping Plain Sword'],
	discard: [{type: 'discard', card: 'hell-bow'}, 'Leave Hell-bow behind'],
	throw: [
		{type: 'throw', die: 'blue', weapons: ['one-true-sword', 'plain-sword'], landing: null},
		'Throw the blue die with The One True Sword and the Plain Sword (in mid-air, with your weak hand)',
	],
	'use-bonus-die': [{type: 'use-bonus-die'}, 'Take a Bonus die (2 in the chest)'],
	'retrieve-dice': [{type: 'retrieve-dice'}, 'Pick up the three dice: 1 damage to everyone standing'],
	'back-down': [{type: 'back-down'}, 'Back down from Test Monster: 1 damage to everyone standing, and another monster'],
	'give-up': [{type: 'give-up'}, 'Give up: there is nothing left to throw'],
	activate: [{type: 'activate', color: 'green'}, 'Re-throw: the die may be thrown again'],
	decline: [{type: 'decline'}, 'No ability, thank you'],
	rethrow: [{type: 'rethrow', by: 'time-spell'}, 'Time Spell: throw the die again'],
	keep: [{type: 'keep'}, 'Keep the throw'],
	'use-armour': [{type: 'use-armour', card: 'portable-front-door'}, 'Use Portable Front Door: stops all damage'],
	'take-it': [{type: 'take-it'}, 'Take it'],
	faint: [{type: 'faint'}, 'Let Wilrond faint'],
	scar: [{type: 'scar', hero: 'murka', color: 'blue'}, 'A Scar on blue for Murka: no more Double Swing, 7 life at most'],
	give: [{type: 'give', card: 'hell-bow', from: 'murka', to: 'wilrond'}, 'Give Hell-bow from Murka to Wilrond'],
	'move-on': [{type: 'move-on'}, 'Move on to the next room'],
	buy: [
		{type: 'buy', card: 'eau-de-napalm', to: 'murka'},
		`Buy Eau de Napalm for Murka (${secondEdition.card('eau-de-napalm').price} gold)`,
	],
	'buy-healing': [{type: 'buy-healing'}, 'Buy healing (1 gold): every standing hero heals 1'],
	'buy-die': [{type: 'buy-die'}, 'Buy a Bonus die (2 gold)'],
	leave: [{type: 'leave'}, 'Leave the Shop'],
	spend: [
		{type: 'spend', card: 'tin-of-elbow-grease', hero: 'wilrond', target: 'murka'},
		"Spend Tin of Elbow Grease on Murka: one hero's used armour is ready again",
	],
	'time-spell': [{type: 'time-spell'}, 'Spend the Time Spell token: throw the die again'],
};

test.each(Object.entries(lines))('%s has its line', (_, [action, line]) => {
	const {game, state} = inTheAir();
	expect(actionText(game.box, state, action)).toBe(line);
});

test('every legal action of whole games has its line', () => {
	const rules = dungeonFighter(secondEdition);
	for (let run = 0; run < 24; run++) {
		let {state} = rules.setup({seed: `worded ${run}`, heroes: (run % 6) + 1});
		for (;;) {
			const texts = rules.decision(state)?.actions.map(action => actionText(secondEdition, state, action)) ?? [];
			expect(texts.join('\n')).not.toMatch(/undefined|NaN|\[object| {2}|: $/m);
			const action = botAction(rules, state, run % 2 ? 'skilled' : 'novice');
			if (!action) break;
			({state} = rules.step(state, action));
		}
	}
});
