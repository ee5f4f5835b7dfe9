/** What is in the box: the counts and the fields of the second edition. */
import {describe, expect, test} from 'vitest';
import type {BossCard, DieCard, Edition, EquipmentCard, HeroCard, MonsterCard, RoomCard} from '../../source/dungeon-fighter/cards.js';
import {publicState} from '../../source/dungeon-fighter/public-state.js';
import type {Board} from '../../source/kernel/board.js';
import {bossFight, type Colour, fight, monster, party, Scene, secondEdition, secondEditionFiles} from '../helpers/scene.js';

const files = secondEditionFiles();
const edition: Edition = files.edition;
const board: Board = files.board;
const dice: DieCard[] = files.dice;
const heroes: HeroCard[] = files.heroes;
const monsters: MonsterCard[] = files.monsters;
const bosses: BossCard[] = files.bosses;
const equipment: EquipmentCard[] = files.equipment;
const dungeon: RoomCard[] = files.dungeon;

/** How often each value occurs. */
const tally = (values: readonly (string | number)[]): Record<string, number> => {
	const counts: Record<string, number> = {};
	for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
	return counts;
};

/** The field names that occur in a list of cards, each set once. */
const fieldsOf = (cards: readonly object[]): string[] => [...new Set(cards.map(card => Object.keys(card).sort().join(' ')))];

describe('1.1 Components: the data files match the counts', () => {
	const counts: readonly (readonly [id: string, what: string, inBox: number, count: number])[] = [
		['2E-COMP-02', 'Monster cards', monsters.length, 48],
		['2E-COMP-03', 'Equipment cards', equipment.length, 48],
		['2E-COMP-04', 'Dungeon cards', dungeon.length, 21],
		['2E-COMP-05', 'Final Boss cards', bosses.length, 6],
		['2E-COMP-07', 'white Bonus dice', dice.find(die => die.id === 'bonus')?.count ?? 0, 9],
		['2E-COMP-07', 'white Bonus dice in the rules of the edition', edition.supply.bonusDice, 9],
		['2E-COMP-08', 'Hero sheets', heroes.length, 8],
		['2E-COMP-11', 'Hero life markers, one for each Hero', edition.heroes.max, 6],
		['2E-COMP-16', 'Scar tokens, 6 Heroes x 3', edition.heroes.max * edition.life.scars, 18],
		['2E-COMP-17', 'Gold coins', edition.supply.gold, 30],
	];

	test.each(counts)('%s: %s', (_id, _what, inBox, count) => {
		expect(inBox).toBe(count);
	});

	test('2E-COMP-01: one board with numbered sections, an unnumbered bullseye, holes, and bones along the edge', () => {
		expect(Array.isArray(board)).toBe(false);
		expect(board.sections.map(section => section.zone)).toEqual(['bullseye', '5', '4', '3', '2', '1']);
		expect(board.holes).toHaveLength(4);
		expect(board.bones).toHaveLength(4);
		const radii = board.sections.map(section => section.radius);
		expect(radii.toSorted((a, b) => a - b)).toEqual(radii);
		expect(radii.at(-1)).toBe(1);
		const ends = board.bones.flatMap(({x1, y1, x2, y2}) => [Math.hypot(x1, y1), Math.hypot(x2, y2)]);
		expect(ends).toHaveLength(8);
		for (const distance of ends) {
			expect(distance).toBeGreaterThan(radii.at(-2)!);
			expect(distance).toBeLessThan(1);
		}
	});

	test('2E-COMP-02, 2E-RULING-40: four levels of 12 Monsters', () => {
		expect(tally(monsters.map(card => card.level))).toEqual({1: 12, 2: 12, 3: 12, 4: 12});
	});

	test('2E-COMP-03: three kinds of Equipment', () => {
		expect([...new Set(equipment.map(card => card.kind))].sort()).toEqual(['armour', 'spendable', 'weapon']);
	});

	test('2E-COMP-05: one of the six Bosses is used per game', () => {
		const scene = new Scene({heroes: party, start: 'boss'});
		expect(scene.said('monster-revealed')).toHaveLength(1);
		expect(scene.state.decks.bosses).toHaveLength(5);
		expect([...scene.state.decks.bosses, scene.combat.foe.id].sort()).toEqual(bosses.map(card => card.id).sort());
	});

	test('2E-COMP-06: one red, one green and one blue die', () => {
		expect(dice.map(({id, count}) => [id, count])).toEqual([
			['red', 1],
			['green', 1],
			['blue', 1],
			['bonus', 9],
		]);
		expect(fight().combat.dice).toEqual({red: 'ready', green: 'ready', blue: 'ready'});
	});

	test('2E-COMP-08: the back of a sheet means "eliminated", and no game starts with it', () => {
		const scene = new Scene({heroes: party});
		expect(scene.state.heroes.map(hero => hero.eliminated)).toEqual([false, false, false]);
		scene.alterHero('murka', {eliminated: true});
		expect(publicState(scene.game, scene.state).heroes.map(hero => hero.maxLife)).toEqual([0, 9, 9]);
	});

	test('2E-COMP-09, 2E-COMP-10: one Leader token and one Chest for the whole party', () => {
		const {leader, chest} = new Scene({heroes: party, leader: 'wilrond'}).state;
		expect(leader).toBe('wilrond');
		expect(chest).toEqual({gold: 1, bonusDice: 2});
	});

	test('2E-COMP-12, 2E-COMP-14: tens and units are enough for the highest Life, and no card may need a third digit', () => {
		const highest = (cards: readonly {life: number}[]): number => Math.max(...cards.map(card => card.life));
		const advantages = dungeon.flatMap(({effects}) =>
			effects.flatMap(effect => (effect.is === 'monster-advantage' ? [effect.amount] : [])),
		);
		expect(highest(monsters) + Math.max(...advantages) + edition.difficulties[2]!.monsterLife).toBeLessThan(100);
		expect(highest(bosses) + edition.difficulties[2]!.monsterLife).toBeLessThan(100);
		expect(fight({monster: monster({life: 99})}).foe).toBe(99);
		expect(() => fight({monster: monster({life: 100})})).toThrow('monsters.json: test-monster: life: Too big: expected number to be <=99.');
	});

	test('2E-COMP-13, 2E-RULING-63: Cooking, Time Spell and Flute exist once each and turn from inactive to active and back', () => {
		const scene = fight({heroes: ['marvin', 'brad-breckfust', 'edith-grognarde'], monster: monster({life: 50})});
		const blueIcon = (): void => {
			scene.alterCombat({dice: {red: 'ready', green: 'ready', blue: 'ready'}});
			scene.throw('blue', '1', {icon: true});
			if (scene.kind === 'rethrow') scene.do({type: 'keep'});
		};
		expect(scene.combat.tokens).toEqual([]);
		blueIcon();
		expect(scene.combat.tokens).toEqual(['cooking']);
		blueIcon();
		expect(scene.combat.tokens).toEqual(['cooking', 'flute']);
		blueIcon();
		expect(scene.combat.tokens).toEqual(['cooking', 'flute', 'time-spell']);
		// Once more: a token that is active already does not become two.
		blueIcon();
		expect(scene.combat.tokens.toSorted()).toEqual(['cooking', 'flute', 'time-spell']);
		scene.alterCombat({foe: {...scene.combat.foe, life: 1}, dice: {red: 'ready', green: 'ready', blue: 'ready'}});
		scene.throw('red', '1');
		scene.do({type: 'keep'});
		expect(scene.kind).toBe('rest');
		expect(
			scene
				.said('token')
				.map(({token, active}) => `${token} ${active}`)
				.toSorted(),
		).toEqual(['cooking false', 'flute false', 'time-spell false']);
		expect(scene.combat.tokens).toEqual([]);
	});

	test('2E-COMP-15: a game has one difficulty', () => {
		expect(new Scene({difficulty: 'hard'}).state.difficulty).toBe('hard');
		expect(edition.difficulties.map(mode => mode.id)).toEqual(['normal', 'hard', 'inferno']);
	});

	test('2E-COMP-16: nobody can have a fourth Scar', () => {
		const scene = new Scene({heroes: party, party: {murka: {scars: ['red', 'green', 'blue']}}});
		expect(scene.hero('murka').scars).toHaveLength(3);
		expect(() => new Scene({heroes: party, party: {murka: {scars: ['red', 'green', 'blue', 'red']}}})).toThrow(
			'The scars of "murka" must be different colours of red, green and blue.',
		);
	});
});

describe('1.2 Card and sheet fields', () => {
	test('2E-COMP-18: a Monster has a level, a type, Life, damage, Gold, and at most one of throw and ability', () => {
		expect(fieldsOf(monsters)).toEqual(['damage effects flavour gold id level life name throws type']);
		const shapes = monsters.map(({effects, throws}) => `${effects.length} abilities, ${throws.length} throws`);
		expect([...new Set(shapes)].sort()).toEqual(['0 abilities, 0 throws', '0 abilities, 1 throws', '1 abilities, 0 throws']);
	});

	test('2E-COMP-19: a Final Boss has a type, Life, damage and perhaps an ability, but no Gold and no level', () => {
		expect(fieldsOf(bosses)).toEqual(['damage effects flavour id life name type']);
		expect(tally(bosses.map(({effects}) => effects.length))).toEqual({0: 1, 1: 5});
		const {gold} = bossFight({boss: 'the-lawn'}).combat.foe;
		expect(gold).toBe(0);
		expect(secondEdition.foe('the-lawn').level).toBeUndefined();
	});

	test('2E-COMP-20: a Dungeon card has Shop icons, effects and perhaps a throw', () => {
		expect(fieldsOf(dungeon)).toEqual(['effects flavour icons id name throws']);
		const amounts = (field: 'effects' | 'throws'): number[] => [...new Set(dungeon.map(card => card[field].length))].sort();
		expect(amounts('effects')).toEqual([0, 1, 2]);
		expect(amounts('throws')).toEqual([0, 1]);
	});

	test('2E-COMP-21: Equipment has a kind, a price, effects, and on a Weapon perhaps a throw', () => {
		const ofKind = (kind: string): object[] => equipment.filter(card => card.kind === kind);
		expect(fieldsOf(ofKind('weapon'))).toEqual(['effects flavour id kind name price throws']);
		expect(fieldsOf(ofKind('armour'))).toEqual(['effects flavour id kind name price']);
		expect(fieldsOf(ofKind('spendable'))).toEqual(['effects flavour id kind name price']);
		expect(equipment.filter(({effects}) => effects.length === 0)).toEqual([]);
		const bound = ofKind('weapon').map(card => (card as {throws: []}).throws.length);
		expect([...new Set(bound)].sort()).toEqual([0, 1]);
	});

	test('2E-COMP-22: a Hero sheet has a quote, carrying limits, Life 1 to 9, and three abilities, the blue one unique', () => {
		expect(fieldsOf(heroes)).toEqual(['abilities flavour id name pronoun quote slots']);
		expect(fieldsOf(heroes.map(hero => hero.slots))).toEqual(['armour spendable weapon']);
		expect(fieldsOf(heroes.map(hero => hero.abilities))).toEqual(['blue green red']);
		const abilities = (colour: Colour): string[] => heroes.map(hero => hero.abilities[colour].is);
		const common = [
			'agile-instincts',
			'focused-damage',
			'heal-party',
			'pickpocket',
			'piercing-damage',
			're-throw',
			'self-healing',
			'sworn-enemy',
		];
		const unique = ['cooking', 'courage', 'double-swing', 'free-sample', 'heavy-load', 'heroic-defense', 'sweet-flute', 'time-spell'];
		expect(abilities('blue').toSorted()).toEqual(unique);
		expect([...abilities('red'), ...abilities('green')].toSorted()).toEqual([...common, ...common].toSorted());
		expect(heroes.filter(hero => hero.abilities.red.is === hero.abilities.green.is)).toEqual([]);
		expect(edition.life).toEqual({start: 9, lostPerScar: 2, scars: 3});
		expect(new Scene({heroes: party, party: {murka: {life: 1}}}).life).toEqual({murka: 1, wilrond: 9, 'brad-breckfust': 9});
	});

	test('2E-COMP-23, 2E-RULING-39: every die is a cube with 2 icon and 4 blank faces', () => {
		expect(dice.map(({faces}) => faces.toSorted().join(' '))).toEqual(Array.from({length: 4}, () => 'blank blank blank blank icon icon'));
	});
});

describe('data rules', () => {
	test('2E-RULING-41: 2 to 4 Shop icons per card, so a Shop takes 3 to 5 rooms and a game at most 15 combats', () => {
		const icons = dungeon.map(card => card.icons).toSorted((a, b) => a - b);
		expect([...new Set(icons)]).toEqual([2, 3, 4]);
		/** How many of these rooms lead to the Shop. */
		const rooms = (counts: readonly number[]): number =>
			counts.findIndex((_, index) => counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0) >= edition.shop.icons) + 1;
		expect(rooms(icons)).toBe(5);
		expect(rooms(icons.toReversed())).toBe(3);
		expect(rooms(icons) * edition.shop.visits).toBe(15);
		// Never more than the 21 Monsters of a deck and the 21 rooms.
		expect(new Scene({heroes: party}).state.decks.monsters).toHaveLength(21);
		expect(dungeon).toHaveLength(21);
	});

	test('2E-RULING-42: every Hero carries three cards in all over the three kinds', () => {
		const slots = heroes.map(hero => hero.slots.weapon + hero.slots.armour + hero.slots.spendable);
		expect(slots).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
		expect(fieldsOf(heroes.map(hero => hero.slots))).toEqual(['armour spendable weapon']);
	});

	test('2E-RULING-43: six types; every Monster and Boss has one, each Sworn Enemy names one', () => {
		const types = edition.types.map(type => type.id);
		expect(types).toEqual(['beast', 'undead', 'plant', 'fiend', 'greenskin', 'construct']);
		const used = (cards: readonly {type: string}[]): string[] => [...new Set(cards.map(card => card.type))].sort();
		expect(used(monsters)).toEqual(types.toSorted());
		expect(used(bosses)).toEqual(types.toSorted());
		const sworn = heroes.flatMap(hero => Object.values(hero.abilities)).filter(ability => ability.is === 'sworn-enemy');
		expect(sworn).toHaveLength(2);
		expect(sworn.filter(({type}) => !types.includes(type))).toEqual([]);
	});
});

describe('2E-EX-01: the tracker', () => {
	test('2E-EX-01: the Gorgon with the tens marker on 1 and the units marker on 4 has 14 Life', () => {
		const {foe} = fight({monster: 'gorgon', difficulty: 'normal'});
		expect(foe).toBe(14);
		expect([Math.floor(foe / 10), foe % 10]).toEqual([1, 4]);
	});
});
