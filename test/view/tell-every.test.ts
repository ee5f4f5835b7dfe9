import {describe, expect, test} from 'vitest';
import {autoplay} from '../../source/bots/autoplay.js';
import type {Event} from '../../source/dungeon-fighter/events.js';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import {voiceOf} from '../../source/engine/looks.js';
import {tell} from '../../source/view/tell.js';
import {plainly, type Say, speaker} from '../../source/view/voice.js';
import {voiceKeys} from '../../source/view/voice-keys.js';
import {bossFight, fight, monster, secondEdition} from '../helpers/scene.js';

const voice = voiceOf('second');
const said = new Set<string>();

/** Notes which keys are in use. */
const noted = (say: Say): Say => {
	const noting: Say = (key, values) => {
		said.add(key);
		return say(key, values);
	};
	return say.isNews ? Object.assign(noting, {isNews: say.isNews}) : noting;
};

const say = noted(plainly(voice));

type Lines = {readonly [Type in Event['type']]: readonly [Extract<Event, {type: Type}>, string | undefined][]};

const landing = {zone: 'bone', icon: false, bounces: 1, respected: true} as const;

/** By type, so that an event without a line here does not compile. */
const lines: Lines = {
	'game-started': [
		[
			{type: 'game-started', heroes: ['murka', 'wilrond'], leader: 'murka', difficulty: 'hard'},
			'Murka and Wilrond go in; Murka leads. Hard: The monsters had breakfast.',
		],
	],
	'round-started': [[{type: 'round-started', round: 3}, 'Round 3.']],
	'path-offered': [
		[{type: 'path-offered', to: 'murka', cards: 2}, 'Murka looks at 2 rooms, in secret.'],
		[{type: 'path-offered', to: 'murka', cards: 1}, 'Murka looks at 1 room, in secret.'],
	],
	'room-entered': [
		[
			{type: 'room-entered', room: 'trampoline-of-doom-room', icons: 3, steps: 11},
			'The next door: Trampoline of Doom Room (3 icons, enough for the Shop). Throw in mid-air.',
		],
	],
	'gold-gained': [
		[{type: 'gold-gained', amount: 1, why: 'pickpocket'}, '+1 gold (Pickpocket).'],
		[{type: 'gold-gained', amount: 2, why: 'gamblers-trousers'}, "+2 gold (Gambler's Trousers)."],
	],
	'gold-lost': [[{type: 'gold-lost', amount: 1, why: 'greedy'}, '-1 gold (Greedy).']],
	'dice-gained': [
		[{type: 'dice-gained', amount: 1, why: 'gain-die'}, '+1 Bonus die (the room).'],
		[{type: 'dice-gained', amount: 2, why: 'sack-of-confiscated-dice'}, '+2 Bonus dice (Sack of Confiscated Dice).'],
	],
	healed: [
		[{type: 'healed', hero: 'murka', amount: 1, life: 7, why: 'flute'}, 'Murka heals 1 (the Flute): 7 life.'],
		[{type: 'healed', hero: 'murka', amount: 2, life: 9, why: 'heal-party-room'}, 'Murka heals 2 (the room): 9 life.'],
	],
	'equipment-found': [
		[
			{type: 'equipment-found', card: 'eau-de-napalm', why: 'free-equipment'},
			'Lying about, free of charge: Eau de Napalm (+2 damage to one hit).',
		],
		[{type: 'equipment-found', card: 'eau-de-napalm', why: 'free-sample'}, 'The "free" sample is Eau de Napalm (+2 damage to one hit).'],
	],
	'equipment-assigned': [
		[{type: 'equipment-assigned', card: 'hell-bow', to: 'murka'}, 'Hell-bow goes to Murka.'],
		[{type: 'equipment-assigned', card: 'hell-bow', to: 'murka', drop: 'plain-sword'}, 'Hell-bow goes to Murka, who drops Plain Sword.'],
	],
	'equipment-discarded': [
		[{type: 'equipment-discarded', card: 'hell-bow'}, 'Hell-bow stays behind.'],
		[{type: 'equipment-discarded', card: 'hell-bow', from: 'murka'}, 'Hell-bow goes where Murka went.'],
	],
	'monsters-reshuffled': [
		[{type: 'monsters-reshuffled', cards: ['owlbear', 'gorgon']}, 'No new monsters are left: 2 old ones shuffled back in.'],
	],
	'monster-revealed': [
		[
			{type: 'monster-revealed', monster: 'owlbear', boss: false, life: 16, gold: 0},
			'Owlbear (level 4 Beast): 16 life (11 + 5), 3 damage. Rabid: a miss hurts every hero.',
		],
	],
	'turn-started': [[{type: 'turn-started', hero: 'murka'}, undefined]],
	'bonus-die-taken': [[{type: 'bonus-die-taken', hero: 'murka'}, 'Murka takes a Bonus die from the chest.']],
	'dice-retrieved': [[{type: 'dice-retrieved', hero: 'murka'}, 'Murka picks up all three dice, and everybody pays.']],
	thrown: [
		[
			{type: 'thrown', hero: 'goldfinga', die: 'bonus', weapons: [], stance: ['friendly'], landing, result: 'miss', why: 'bone'},
			"Goldfinga throws a Bonus die with their neighbour's hand: on a bone, a miss.",
		],
		[
			{type: 'thrown', hero: 'murka', die: 'red', weapons: ['one-true-sword'], stance: [], landing, result: 'miss', why: 'bone'},
			'Murka throws the red die with The One True Sword: on a bone, a miss.',
		],
	],
	rethrow: [
		[
			{type: 'rethrow', hero: 'murka', die: 'bonus', by: 'time-spell-token'},
			'Murka takes the Bonus die back (the Time Spell token): that never happened.',
		],
		[
			{type: 'rethrow', hero: 'murka', die: 'red', by: 'note-from-mother'},
			'Murka takes the red die back (Note from Mother): that never happened.',
		],
	],
	ability: [
		[
			{type: 'ability', hero: 'brad-breckfust', color: 'blue', ability: 'cooking'},
			"Brad Breckfust's Cooking: after the fight every hero heals the monster's level.",
		],
		[{type: 'ability', hero: 'brad-breckfust', color: 'green', ability: 're-throw'}, undefined],
	],
	'second-swing': [[{type: 'second-swing', hero: 'murka', die: 'blue'}, 'Murka throws the blue die a second time, without weapons.']],
	token: [[{type: 'token', token: 'flute', active: true}, undefined]],
	'card-stolen': [[{type: 'card-stolen', hero: 'goldfinga'}, "A Shop card slips up Goldfinga's sleeve, face down."]],
	hit: [
		[
			{type: 'hit', hero: 'murka', damage: 3, parts: [{what: 'section', points: 3}], life: 7},
			'Murka hits for 3. Test Monster: 7 life left.',
		],
		[
			{
				type: 'hit',
				hero: 'murka',
				damage: 99,
				parts: [
					{what: 'section', points: 1},
					{what: 'spendables', points: 98},
				],
				life: 7,
			},
			'Murka hits for 1 + 98 spendables = 99. Test Monster: 7 life left.',
		],
	],
	'insta-kill': [[{type: 'insta-kill', hero: 'murka'}, 'Insta-kill! Bullseye, icon up: Murka needs no sum for Test Monster.']],
	miss: [
		[{type: 'miss', hero: 'murka', why: 'bone'}, 'Murka misses: the die lies on a bone.'],
		[{type: 'miss', hero: 'murka', why: 'outside'}, 'Murka misses: the die has left the board.'],
		[{type: 'miss', hero: 'murka', why: 'requirement'}, 'Murka misses: not thrown as required, and everybody saw it.'],
		[{type: 'miss', hero: 'murka', why: 'tricky'}, 'Murka misses: a 1 means nothing to Test Monster.'],
	],
	'monster-hurt': [
		[
			{type: 'monster-hurt', by: 'murka', damage: 3, life: 2, why: 'bargain-bomb'},
			'Murka deals 3 with Bargain Bomb. Test Monster: 2 life left.',
		],
	],
	'monster-healed': [[{type: 'monster-healed', amount: 2, life: 9, why: 'leeching'}, 'Test Monster: +2 life (Leeching), 9 again.']],
	'armour-used': [
		[
			{type: 'armour-used', hero: 'wilrond', card: 'portable-front-door', prevented: 3},
			'Wilrond uses Portable Front Door: 3 damage stopped.',
		],
		[{type: 'armour-used', hero: 'wilrond', card: 'hedgehog-waistcoat', prevented: 0}, 'Wilrond uses Hedgehog Waistcoat.'],
	],
	suffered: [
		[{type: 'suffered', hero: 'murka', damage: 2, life: 5, why: 'monster'}, 'Murka takes 2 from Test Monster: 5 life left.'],
		[{type: 'suffered', hero: 'murka', damage: 2, life: -1, why: 'monster'}, 'Murka takes 2 from Test Monster: 1 below zero.'],
		[{type: 'suffered', hero: 'murka', damage: 2, life: 0, why: 'retrieve'}, 'Picking up the dice costs Murka 2: no life left.'],
		[{type: 'suffered', hero: 'murka', damage: 1, life: 3, why: 'back-down'}, 'Shame costs Murka 1: 3 life left.'],
		[
			{type: 'suffered', hero: 'grace-cleancut', damage: 1, life: 8, why: 'heroic-defense'},
			'Grace Cleancut takes 1 from Heroic Defense: 8 life left.',
		],
	],
	fainted: [[{type: 'fainted', hero: 'murka'}, 'Murka faints and sits out the rest of the fight.']],
	'backed-down': [[{type: 'backed-down', monster: 'owlbear'}, 'The party backs down: Owlbear, undefeated, back into the box.']],
	spent: [
		[{type: 'spent', hero: 'murka', card: 'upright-stew', target: 'wilrond'}, 'Murka spends Upright Stew on Wilrond.'],
		[{type: 'spent', hero: 'murka', card: 'upright-stew', target: 'murka'}, 'Murka spends Upright Stew.'],
	],
	'damage-added': [[{type: 'damage-added', hero: 'murka', amount: 2, why: 'eau-de-napalm'}, 'Eau de Napalm: +2 damage on this throw.']],
	'armour-readied': [[{type: 'armour-readied', hero: 'wilrond'}, "Wilrond's armour is as good as new, which it never was."]],
	'monster-defeated': [
		[{type: 'monster-defeated', monster: 'owlbear', epic: false}, 'Defeated: Owlbear.'],
		[{type: 'monster-defeated', monster: 'owlbear', epic: true}, 'Defeated: Owlbear. An Epic Shot!'],
	],
	reward: [[{type: 'reward', amount: 3}, '+3 gold (reward).']],
	scarred: [
		[
			{type: 'scarred', hero: 'murka', color: 'blue', life: 5},
			'Murka takes a Scar on blue: Double Swing is gone for good; 5 life, and never more.',
		],
	],
	eliminated: [[{type: 'eliminated', hero: 'murka'}, 'Murka has no room for another Scar and is out of the game.']],
	'leader-changed': [[{type: 'leader-changed', leader: 'wilrond'}, 'Wilrond takes the lead.']],
	'dice-collected': [
		[{type: 'dice-collected', bonusDice: 0}, undefined],
		[{type: 'dice-collected', bonusDice: 1}, '1 Bonus die back to the supply.'],
	],
	given: [
		[{type: 'given', card: 'hell-bow', from: 'murka', to: 'wilrond'}, 'Murka gives Hell-bow to Wilrond.'],
		[
			{type: 'given', card: 'hell-bow', from: 'murka', to: 'wilrond', for: 'plain-sword'},
			'Murka gives Hell-bow to Wilrond for Plain Sword.',
		],
	],
	'room-left': [[{type: 'room-left', room: 'room-14', steps: 2}, undefined]],
	'shop-opened': [
		[{type: 'shop-opened', cards: ['hell-bow', 'plain-sword', 'eau-de-napalm'], visit: 2}, 'The Shop, visit 2 of 3: 3 cards on the table.'],
	],
	bought: [[{type: 'bought', card: 'eau-de-napalm', price: 2}, 'Bought for 2 gold: Eau de Napalm (+2 damage to one hit).']],
	'healing-bought': [[{type: 'healing-bought', price: 1}, '1 gold for healing.']],
	'die-bought': [[{type: 'die-bought', price: 2}, '2 gold for a Bonus die.']],
	'shop-closed': [
		[{type: 'shop-closed', visit: 1, last: false}, 'The Shop closes. The next one is 10 icons away.'],
		[{type: 'shop-closed', visit: 3, last: true}, 'The Shop closes for good. Only the Boss is left.'],
	],
	'rooms-returned': [[{type: 'rooms-returned'}, 'The dungeon is out of rooms; the old ones come round again.']],
	'monsters-discarded': [[{type: 'monsters-discarded'}, undefined]],
	won: [
		[{type: 'won', total: 27, title: 'Skilled Champions'}, 'Won, with 27 points: Skilled Champions.'],
		[{type: 'won', total: 1, title: 'Inept Optimists'}, 'Won, with 1 point: Inept Optimists.'],
	],
	lost: [
		[{type: 'lost', cause: 'all-fainted', to: 'owlbear'}, 'Lost: nobody is left standing, thanks to Owlbear.'],
		[{type: 'lost', cause: 'out-of-dice', to: 'owlbear'}, 'Lost: no die is left to throw at Owlbear.'],
		[{type: 'lost', cause: 'all-fainted', to: ''}, 'Lost: nobody is left standing, thanks to the dungeon.'],
	],
};

const {game, state} = fight({monster: monster()});

describe('every event has its line, or none on purpose', () => {
	test.each(Object.entries(lines))('%s', (_, samples) => {
		for (const [event, line] of samples) expect(tell(game.box, state, event, say)).toBe(line);
	});

	test('a Boss is introduced as one', () => {
		const scene = bossFight();
		const revealed = scene.said('monster-revealed')[0]!;
		expect(tell(scene.game.box, scene.state, revealed, say)).toBe('Test Boss (Boss Beast): 20 life, 3 damage.');
	});
});

/** The figures of an event that its line must not lose. */
const figures = ['amount', 'damage', 'price', 'prevented', 'round', 'total', 'icons', 'bonusDice'];

const lostFigures = (event: Event, line: string): readonly string[] =>
	Object.entries(event).flatMap(([field, value]) =>
		figures.includes(field) && value !== 0 && !new RegExp(`(?<![0-9])${Math.abs(Number(value))}(?![0-9])`).test(line) ? [field] : [],
	);

test('whole games are told without a gap, and without naming the rejected room or the stolen card', () => {
	const rules = dungeonFighter(secondEdition);
	const {box} = rules;
	for (let run = 0; run < 200; run++) {
		const setup = {seed: `told ${run}`, heroes: (run % 6) + 1};
		const aloud = noted(speaker(voice, setup.seed));
		let before = rules.setup(setup).state;
		autoplay(rules, setup, run % 2 ? 'expert' : 'novice', (after, events, action) => {
			const lines = events.map(event => tell(box, after, event, aloud));
			for (const [index, line] of lines.entries()) {
				const lost = line === undefined ? [] : lostFigures(events[index]!, line);
				if (lost.length > 0) expect.fail(`${lost.join(', ')}: ${line}`);
			}

			const log = lines.filter(line => line !== undefined).join('\n');
			// One check a step: two hundred games have a great many of them.
			if (/undefined|NaN|\[object|[{}]| {2}/.test(log)) expect.fail(log);
			if (action?.type === 'choose-path') {
				const rejected = before.offer.filter(id => id !== action.card).map(id => box.room(id).name);
				for (const name of rejected) expect(log).not.toContain(name);
			}

			if (after.stolen !== undefined && before.stolen === undefined) expect(log).not.toContain(box.card(after.stolen).name);
			before = after;
		});
	}
}, 60_000);

test('no line waits in vain: by now every key of the log was said', () => {
	const log = Object.keys(voiceKeys).filter(key => !/^(landing-banner|epitaph|victory|tagline|tip)/.test(key));
	expect(log.filter(key => !said.has(key))).toEqual([]);
});
