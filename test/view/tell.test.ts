import {describe, expect, test} from 'vitest';
import {voiceOf} from '../../source/engine/looks.js';
import {tell} from '../../source/view/tell.js';
import {plainly} from '../../source/view/voice.js';
import {bossFight, card, fight, monster, party, room, type Scene} from '../helpers/scene.js';

const say = plainly(voiceOf('second'));

/** What the log says about the last action. */
const told = ({game, state, events}: Scene): readonly string[] =>
	events.map(event => tell(game.box, state, event, say)).filter(line => line !== undefined);

describe('the worked examples, told', () => {
	test('2E-EX-02: the Zombie Monkey fight', () => {
		const scene = fight({heroes: party, monster: 'zombie-monkey', room: 'pot-of-gold-room', difficulty: 'normal'});
		const {icons} = scene.game.box.room('pot-of-gold-room');
		expect(told(scene)).toEqual([
			`The next door: Pot of Gold Room (${icons} icons, ${icons} of 10 to the Shop).`,
			'+1 gold (the room).',
			'Zombie Monkey (level 1 Undead): 5 life (2 + 3), 1 damage, 1 gold. Throw under your leg.',
		]);
		scene.throw('red', '3');
		expect(told(scene)).toEqual([
			'Wilrond throws the red die under his leg: on the 3, a hit.',
			'Wilrond hits for 3. Zombie Monkey: 2 life left.',
		]);
		scene.throw('green', 'outside', {icon: true});
		expect(told(scene)).toEqual(['Brad Breckfust throws the green die under his leg: off the board, icon up, a miss.']);
		scene.do({type: 'rethrow', by: 're-throw'});
		expect(told(scene)).toEqual(['Brad Breckfust takes the green die back (Re-throw): that never happened.']);
		scene.throw('green', '4', {bounces: 0});
		expect(told(scene)).toEqual([
			'Brad Breckfust throws the green die under his leg: on the 4, without a bounce, a miss.',
			'Brad Breckfust misses: no bounce on the table, no hit on the board.',
			'Brad Breckfust takes 1 from Zombie Monkey: 8 life left.',
		]);
		scene.throw('blue', 'hole');
		expect(told(scene)).toEqual([
			'Murka throws the blue die under her leg: in a hole, a miss.',
			'Murka misses: the die is in a hole, and looks settled.',
			'Murka takes 1 from Zombie Monkey: 8 life left.',
		]);
		scene.do({type: 'retrieve-dice'});
		expect(told(scene)).toEqual([
			'Wilrond picks up all three dice, and everybody pays.',
			'Picking up the dice costs Murka 1: 7 life left.',
			'Picking up the dice costs Wilrond 1: 8 life left.',
			'Picking up the dice costs Brad Breckfust 1: 7 life left.',
		]);
		scene.throw('red', 'outside', {icon: true});
		expect(told(scene)).toEqual([
			'Wilrond throws the red die under his leg: off the board, icon up, a miss.',
			"Wilrond's Agile Instincts: on a miss, no damage to the thrower and 2 to the monster.",
			'Wilrond misses: the die has left the board.',
			'Wilrond deals 2 with Agile Instincts. Zombie Monkey: no life left.',
			'Defeated: Zombie Monkey.',
			'+1 gold (reward).',
			'Wilrond takes the lead.',
		]);
	});

	test('2E-EX-04: the Owlbear fight, with the sum of the last hit', () => {
		const scene = fight({
			heroes: party,
			monster: 'owlbear',
			room: 'trampoline-of-doom-room',
			party: {'brad-breckfust': {life: 3}, wilrond: {equipment: ['helm-of-bravery']}, murka: {equipment: ['hell-bow', 'eau-de-napalm']}},
		});
		expect(told(scene).at(-1)).toBe('Owlbear (level 4 Beast): 11 life, 3 damage, 3 gold. Rabid: a miss hurts every hero.');
		scene.throw('green', 'outside', {weapons: ['helm-of-bravery']});
		expect(told(scene)).toEqual([
			'Wilrond throws the green die in mid-air, with his eyes shut: off the board, a miss.',
			'Wilrond misses: the die has left the board.',
			'Wilrond takes 3 from Owlbear: 6 life left.',
			'Brad Breckfust takes 3 from Owlbear: no life left.',
			'Murka takes 3 from Owlbear: 6 life left.',
			'Brad Breckfust faints and sits out the rest of the fight.',
		]);
		scene.throw('red', '5', {icon: true});
		expect(told(scene)).toEqual(['Murka throws the red die in mid-air: on the 5, icon up, a hit.']);
		scene.do({type: 'spend', card: 'eau-de-napalm', hero: 'murka'});
		expect(told(scene)).toEqual([
			'Murka spends Eau de Napalm.',
			'Eau de Napalm: +2 damage on this throw.',
			"Murka's Sworn Enemy: on a hit, +4 damage against Beasts, otherwise +1.",
			'Murka hits for 5 + 4 Sworn Enemy + 2 Eau de Napalm = 11. Owlbear: no life left.',
			'Defeated: Owlbear.',
			'+3 gold (reward).',
		]);
		scene.do({type: 'scar', hero: 'brad-breckfust', color: 'red'});
		expect(told(scene)).toEqual(['Brad Breckfust takes a Scar on red: Sworn Enemy is gone for good; 7 life, and never more.']);
	});
});

describe('a throw', () => {
	const sword = card({id: 'test-sword', kind: 'weapon', effects: [{is: 'bonus', amount: 3}], throws: ['blind']});

	test('names the weapons where there is room for them', () => {
		const scene = fight({cards: {equipment: [sword]}, party: {wilrond: {equipment: ['test-sword']}}});
		scene.throw('red', '2', {weapons: ['test-sword']});
		expect(told(scene)).toEqual([
			'Wilrond throws the red die with the Test Card, with his eyes shut: on the 2, a hit.',
			'Wilrond hits for 2 + 3 Test Card = 5. Test Monster: 5 life left.',
		]);
	});

	test('that was not done as required', () => {
		const scene = fight({monster: monster({throws: ['double-bounce']})});
		scene.throw('red', '5', {bounces: 1});
		expect(told(scene)[0]).toBe('Wilrond throws the red die with two bounces: on the 5, after 1 bounce of 2, a miss.');
		scene.throw('green', '5', {bounces: 2, respected: false});
		expect(told(scene)[0]).toBe('Brad Breckfust throws the green die with two bounces: on the 5, but not as required, a miss.');
	});

	test('that the monster dodged', () => {
		const scene = fight({monster: monster({effects: [{is: 'super-tricky'}]})});
		scene.throw('red', '2');
		expect(told(scene).slice(0, 2)).toEqual([
			'Wilrond throws the red die: on the 2, dodged, a miss.',
			'Wilrond misses: a 1 or a 2 means nothing to Test Monster.',
		]);
	});

	test('against a gang, and one that resists', () => {
		const gang = fight({monster: monster({effects: [{is: 'gang'}]})});
		gang.throw('red', '5');
		expect(told(gang).at(-1)).toBe('Wilrond hits for 1 (Gang). Test Monster: 9 life left.');
		const hard = fight({monster: monster({effects: [{is: 'resistant'}]})});
		hard.throw('red', '5');
		expect(told(hard).at(-1)).toBe('Wilrond hits for 5 - 3 Resistant = 2. Test Monster: 8 life left.');
	});

	test('into the bullseye, further than needed', () => {
		const scene = fight({monster: monster({life: 6})});
		scene.throw('red', 'bullseye');
		expect(told(scene).slice(0, 4)).toEqual([
			'Wilrond throws the red die: in the bullseye, a hit.',
			'Wilrond hits for 10 (bullseye). Test Monster: 4 below zero.',
			'Defeated: Test Monster. An Epic Shot!',
			'+1 gold (Epic Shot).',
		]);
	});

	test('whose spendables are all named in the sum', () => {
		const scene = fight({
			party: {murka: {equipment: ['eau-de-napalm']}, 'brad-breckfust': {equipment: ['test-oil']}},
			cards: {equipment: [card({id: 'test-oil', name: 'Test Oil', kind: 'spendable', effects: [{is: 'damage', amount: 1}]})]},
		});
		scene.throw('red', '1');
		scene.do({type: 'spend', card: 'test-oil', hero: 'brad-breckfust'});
		scene.do({type: 'spend', card: 'eau-de-napalm', hero: 'murka'});
		expect(told(scene).at(-1)).toBe('Wilrond hits for 1 + 3 Test Oil and Eau de Napalm = 4. Test Monster: 6 life left.');
	});
});

describe('secrets', () => {
	test('2E-RULING-62: the rejected room is not named', () => {
		const scene = fight({room: room({name: 'Chosen Room'}), stack: {dungeon: ['room-14']}});
		expect(told(scene).join('\n')).toContain('Chosen Room');
		expect(told(scene).join('\n')).not.toContain('Room 14');
	});

	test('2E-ABIL-free-sample: the stolen card is not named before the rest', () => {
		const scene = fight({
			heroes: ['murka', 'goldfinga'],
			monster: monster({life: 5}),
			stack: {equipment: ['hell-bow']},
		});
		scene.throw('blue', '1', {icon: true});
		expect(scene.state.stolen).toBe('hell-bow');
		expect(told(scene).at(-2)).toBe("A Shop card slips up Goldfinga's sleeve, face down.");
		expect(told(scene).join('\n')).not.toContain('Hell-bow');
		scene.throw('red', '5');
		expect(told(scene).at(-1)).toMatch(/^The "free" sample is Hell-bow \(\+\d damage, thrown off your elbow\)\.$/);
	});
});

test('the end', () => {
	const won = bossFight();
	won.throw('red', 'bullseye', {icon: true});
	expect(told(won).slice(0, 3)).toEqual([
		'Wilrond throws the red die: in the bullseye, icon up, a hit.',
		'Insta-kill! Bullseye, icon up: Wilrond needs no sum for Test Boss.',
		'Defeated: Test Boss. An Epic Shot!',
	]);
	expect(told(won).at(-1)).toMatch(/^Won, with \d+ points: .+\.$/);
	const lost = bossFight({party: {murka: {life: 1}, wilrond: {life: 1}, 'brad-breckfust': {life: 1}}});
	for (const die of ['red', 'green', 'blue'] as const) lost.throw(die, 'outside');
	expect(told(lost).at(-1)).toBe('Lost: nobody is left standing, thanks to Test Boss.');
});
