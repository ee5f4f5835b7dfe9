/** The cards the rulebook names, with its figures, and what holds for all the others. */
import {describe, expect, test} from 'vitest';
import type {BossCard, EquipmentCard, HeroCard, MonsterCard, RoomCard, ThrowCard} from '../../source/dungeon-fighter/cards.js';
import {type Colour, fight, monster, party, Scene, secondEditionFiles, type Zone} from '../helpers/scene.js';

const files = secondEditionFiles();
const heroes: HeroCard[] = files.heroes;
const monsters: MonsterCard[] = files.monsters;
const bosses: BossCard[] = files.bosses;
const equipment: EquipmentCard[] = files.equipment;
const dungeon: RoomCard[] = files.dungeon;
const throws: ThrowCard[] = files.throws;

/** Some fields of one card. */
const pick = (cards: readonly {id: string}[], id: string, fields: readonly string[]): Record<string, unknown> =>
	Object.fromEntries(Object.entries(cards.find(card => card.id === id) ?? {}).filter(([field]) => fields.includes(field)));

/** What the first effect of a card is worth. */
const strength = ({effects: [effect]}: EquipmentCard): number => (effect && 'amount' in effect ? effect.amount : 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const rising = (numbers: readonly number[]): boolean => numbers.every((number, index) => index === 0 || number > numbers[index - 1]!);

describe('4.1 Heroes', () => {
	test('all eight are there, with the abilities the rulebook names', () => {
		const blue = heroes.map(hero => [hero.name, hero.abilities.blue.is]);
		expect(blue).toEqual([
			['Brad Breckfust', 'cooking'],
			['Edith Grognarde', 'sweet-flute'],
			['Goldfinga', 'free-sample'],
			['Grace Cleancut', 'heroic-defense'],
			['Margarhilda', 'heavy-load'],
			['Marvin', 'time-spell'],
			['Murka', 'double-swing'],
			['Wilrond', 'courage'],
		]);
		const sheet = (id: string) => pick(heroes, id, ['abilities', 'pronoun']);
		expect(sheet('brad-breckfust')).toMatchObject({pronoun: 'he', abilities: {red: {is: 'sworn-enemy'}, green: {is: 're-throw'}}});
		expect(sheet('murka')).toMatchObject({pronoun: 'she', abilities: {red: {is: 'sworn-enemy', type: 'beast'}}});
		expect(sheet('wilrond')).toMatchObject({pronoun: 'he', abilities: {red: {is: 'agile-instincts'}}});
	});

	test('Murka can carry a Weapon and a Spendable, Wilrond a Weapon', () => {
		const scene = new Scene({
			heroes: party,
			party: {murka: {equipment: ['hell-bow', 'eau-de-napalm']}, wilrond: {equipment: ['helm-of-bravery']}},
		});
		expect(scene.hero('murka').equipment.map(carried => carried.id)).toEqual(['hell-bow', 'eau-de-napalm']);
		expect(scene.hero('wilrond').equipment.map(carried => carried.id)).toEqual(['helm-of-bravery']);
	});

	test('2E-RULING-61: what only one of the scans says is in force all the same', () => {
		/** A hero with this ability throws first, at a Monster with 20 Life. */
		const wake = (ability: string, sheet: HeroCard, zone: Zone): Scene => {
			const colour: Colour = sheet.abilities.red.is === ability ? 'red' : 'green';
			const other = sheet.id === 'murka' ? 'wilrond' : 'murka';
			const scene = fight({heroes: [other, sheet.id], monster: monster({life: 20})});
			scene.throw(colour, zone, {icon: true});
			return scene;
		};
		const having = (ability: string): HeroCard[] =>
			heroes.filter(({abilities: {red, green}}) => red.is === ability || green.is === ability);
		// Piercing Damage: section 3 counts 5. Focused Damage: section 1 counts 5.
		expect(having('piercing-damage').map(sheet => wake('piercing-damage', sheet, '3').foe)).toEqual([15, 15]);
		expect(having('focused-damage').map(sheet => wake('focused-damage', sheet, '1').foe)).toEqual([15, 15]);
		// The solo setup: 2 Heroes, no coin.
		const solo = new Scene({heroes: 1});
		expect(solo.state.heroes).toHaveLength(2);
		expect(solo.gold).toBe(0);
		// The jumbled headings: Marvin has the Time Spell, Wilrond the Courage. The Zombie Monkey fight is 2E-EX-02.
		expect(pick(heroes, 'marvin', ['abilities'])).toMatchObject({abilities: {blue: {is: 'time-spell'}}});
		expect(pick(heroes, 'wilrond', ['abilities'])).toMatchObject({abilities: {blue: {is: 'courage'}}});
		// "Agile Instinct" and "Agile Instincts" are one ability with one effect.
		const agile = having('agile-instincts').map(sheet => ({sheet, scene: wake('agile-instincts', sheet, 'outside')}));
		expect(agile.map(({sheet, scene}) => [scene.foe, scene.life[sheet.id]])).toEqual([
			[18, 9],
			[18, 9],
		]);
	});
});

describe('4.2 to 4.4 Monsters, rooms, Equipment', () => {
	test('the Zombie Monkey, the Owlbear and the Gorgon', () => {
		const sworn = heroes.find(hero => hero.id === 'murka')!.abilities.red;
		expect(pick(monsters, 'zombie-monkey', ['name', 'level', 'life', 'damage', 'gold', 'effects', 'throws'])).toEqual({
			name: 'Zombie Monkey',
			level: 1,
			life: 2,
			damage: 1,
			gold: 1,
			effects: [],
			throws: ['under-the-leg'],
		});
		expect(pick(monsters, 'owlbear', ['name', 'life', 'damage', 'gold', 'type', 'effects', 'throws'])).toEqual({
			name: 'Owlbear',
			life: 11,
			damage: 3,
			gold: 3,
			type: sworn.is === 'sworn-enemy' ? sworn.type : 'nothing',
			effects: [{is: 'rabid'}],
			throws: [],
		});
		expect(pick(monsters, 'gorgon', ['name', 'life'])).toEqual({name: 'Gorgon', life: 14});
	});

	test('the Pot of Gold Room and the Trampoline of Doom Room', () => {
		expect(pick(dungeon, 'pot-of-gold-room', ['name', 'effects', 'throws'])).toEqual({
			name: 'Pot of Gold Room',
			effects: [
				{is: 'gold-bonus', amount: 1},
				{is: 'monster-advantage', amount: 3},
			],
			throws: [],
		});
		expect(pick(dungeon, 'trampoline-of-doom-room', ['name', 'effects', 'throws'])).toEqual({
			name: 'Trampoline of Doom Room',
			effects: [],
			throws: ['jump'],
		});
	});

	test('the Helm of Bravery, the Hell-bow and Eau de Napalm', () => {
		const fields = ['name', 'kind', 'throws', 'effects'];
		expect(pick(equipment, 'helm-of-bravery', fields)).toEqual({
			name: 'Helm of Bravery',
			kind: 'weapon',
			throws: ['blind'],
			effects: [{is: 'bonus', amount: expect.any(Number)}],
		});
		expect(pick(equipment, 'hell-bow', fields)).toEqual({
			name: 'Hell-bow',
			kind: 'weapon',
			throws: ['elbow'],
			effects: [{is: 'bonus', amount: expect.any(Number)}],
		});
		expect(pick(equipment, 'eau-de-napalm', fields)).toEqual({
			name: 'Eau de Napalm',
			kind: 'spendable',
			throws: undefined,
			effects: [{is: 'damage', amount: 2}],
		});
	});
});

describe('the rest of the cards', () => {
	/** How many cards ask for each throw of this edition. */
	const throwCounts = (): Record<string, number> => {
		const counts = Object.fromEntries(throws.filter(card => 'second' in card.names).map(card => [card.id, 0]));
		for (const card of [...monsters, ...equipment, ...dungeon]) {
			for (const id of 'throws' in card ? card.throws : []) counts[id]!++;
		}

		return counts;
	};

	test('every one of the 26 throws is asked for by some card', () => {
		const counts = throwCounts();
		expect(Object.keys(counts)).toHaveLength(26);
		expect(Object.keys(counts).filter(id => counts[id] === 0)).toEqual([]);
	});

	// Card and Wrist on the Table are on one card each.
	test('every one of the 26 throws is asked for by several cards', () => {
		const counts = throwCounts();
		expect(Object.keys(counts).filter(id => counts[id]! < 2)).toEqual([]);
	});

	test('every Monster ability is on several Monsters', () => {
		const abilities = monsters.flatMap(card => card.effects.map((effect: {is: string}) => effect.is));
		const counts = ['rabid', 'tricky', 'super-tricky', 'greedy', 'leeching', 'gang', 'resistant'].map(
			name => abilities.filter(ability => ability === name).length,
		);
		expect(sum(counts)).toBe(abilities.length);
		expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
	});

	test('higher levels live longer, hit harder and pay better', () => {
		const byLevel = (field: 'level' | 'life' | 'damage' | 'gold'): number[] =>
			[1, 2, 3, 4].map(level => sum(monsters.filter(card => card.level === level).map(card => card[field])) / 12);
		expect(byLevel('level')).toEqual([1, 2, 3, 4]);
		expect(rising(byLevel('life'))).toBe(true);
		/** A dip from one level to the next is taste, but the deep half is worse than the upper one, and the last level the worst. */
		const climbs = ([one, two, three, four]: number[]): boolean => three! + four! > one! + two! && four! > Math.max(one!, two!, three!);
		expect(climbs(byLevel('damage'))).toBe(true);
		expect(climbs(byLevel('gold'))).toBe(true);
		// Nobody falls from full Life in one blow.
		expect(Math.max(...[...monsters, ...bosses].map(card => card.damage))).toBeLessThan(9);
		// A Boss without an ability is the one with the most Life.
		const most = bosses.toSorted((a, b) => b.life - a.life);
		expect(most.at(0)?.effects).toEqual([]);
	});

	test('prices are small and rise with what a card does', () => {
		const prices = equipment.map(card => card.price);
		expect(Math.min(...prices)).toBeGreaterThanOrEqual(1);
		expect(Math.max(...prices)).toBeLessThanOrEqual(9);
		/** The prices of the cards that do nothing but this, from the weakest. */
		const ladder = (is: string): number[] =>
			equipment
				.filter(({kind, effects}) => kind !== 'weapon' && effects.length === 1 && effects[0]?.is === is)
				.toSorted((a, b) => strength(a) - strength(b))
				.map(card => card.price);
		const ladders = ['prevent', 'counter', 'damage', 'bomb', 'heal'].map(ladder);
		expect(ladders.map(steps => steps.length)).toEqual([3, 2, 2, 2, 2]);
		expect(ladders.map(rising)).toEqual([true, true, true, true, true]);
		expect(ladder('prevent-all')[0]).toBeGreaterThan(ladder('prevent').at(-1)!);
		// A Weapon that asks for no throw costs more for each point of its bonus than any other.
		const perPoint = (card: EquipmentCard): number => card.price / strength(card);
		const weapons = equipment.filter(card => card.kind === 'weapon');
		const free = weapons.filter(card => card.throws.length === 0).map(perPoint);
		const bound = weapons.filter(card => card.throws.length > 0).map(perPoint);
		expect([free.length, bound.length]).toEqual([2, 22]);
		expect(Math.min(...free)).toBeGreaterThan(Math.max(...bound));
	});

	test.each([
		['Heroes', heroes],
		['Monsters', monsters],
		['Bosses', bosses],
		['Equipment', equipment],
		['rooms', dungeon],
	])('no two %s are the same but for the name', (_, cards) => {
		const words = ['id', 'name', 'flavour', 'quote', 'pronoun'];
		const faces = cards.map(card => JSON.stringify(Object.entries(card).filter(([field]) => !words.includes(field))));
		expect(faces.length).toBeGreaterThan(5);
		expect(faces.filter((face, index) => faces.indexOf(face) !== index)).toEqual([]);
	});

	test('no joke is told twice', () => {
		const all = [...heroes, ...monsters, ...bosses, ...equipment, ...dungeon];
		const lines = [...all.map(card => card.flavour), ...heroes.map(card => card.quote)];
		expect(lines).toHaveLength(8 + 48 + 6 + 48 + 21 + 8);
		expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
	});

	test('names occur once, but for The One True Sword, of which there are two', () => {
		const names = [...heroes, ...monsters, ...bosses, ...equipment, ...dungeon].map(card => card.name);
		expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(['The One True Sword']);
	});
});
