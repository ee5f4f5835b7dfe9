/** The box on the shelf: the cards of one edition, checked, with what they do. */
import * as z from 'zod';
import type {Board} from '../kernel/board.js';
import {hashOf} from '../kernel/hash.js';
import {type Colour, colours, type Die} from '../kernel/landing.js';
import {
	type ArmourCard,
	boardSchema,
	bossSchema,
	type DieCard,
	dieSchema,
	type Edition,
	type EquipmentCard,
	editionSchema,
	equipmentSchema,
	type HeroCard,
	heroSchema,
	monsterSchema,
	type RoomCard,
	roomSchema,
	type SpendableCard,
	type ThrowCard,
	throwSchema,
	type WeaponCard,
} from './cards.js';
import {check, problem} from './check.js';
import type {Effect, Spend} from './effects/effect.js';
import {abilityEffect, armourEffect, monsterEffect, roomEffect, spendableEffect, weaponEffect} from './effects/effects.js';
import type {TwistCard} from './twists.js';

type Hooked<Card> = Card & {readonly hooks: readonly Effect[]};

export type HeroSheet = HeroCard & {readonly hooks: Readonly<Record<Colour, Effect>>};

/** A monster or a Boss; a Boss has no level, no coins and no required throw. */
export type FoeCard = {
	readonly id: string;
	readonly name: string;
	readonly flavour: string;
	readonly boss: boolean;
	readonly level: number | undefined;
	readonly type: string;
	readonly life: number;
	readonly damage: number;
	readonly gold: number;
	readonly effects: readonly {readonly is: string; readonly amount?: number | undefined}[];
	readonly throws: readonly string[];
	readonly hooks: readonly Effect[];
};

export type Weapon = Hooked<WeaponCard>;
export type Armour = Hooked<ArmourCard>;
export type Spendable = Hooked<SpendableCard>;
export type Equipment = Weapon | Armour | Spendable;
export type Room = Hooked<RoomCard>;

export type Box = {
	readonly edition: Edition;
	/** The twist that these cards have been through already. */
	readonly twist: TwistCard | undefined;
	/** The fingerprint of all card data: two boxes with the same one play the same game. */
	readonly contents: string;
	readonly heroes: readonly HeroSheet[];
	readonly monsters: readonly FoeCard[];
	readonly bosses: readonly FoeCard[];
	readonly equipment: readonly Equipment[];
	readonly dungeon: readonly Room[];
	readonly dice: readonly DieCard[];
	readonly board: Board;
	readonly throws: readonly ThrowCard[];
	readonly hero: (id: string) => HeroSheet;
	readonly foe: (id: string) => FoeCard;
	readonly card: (id: string) => Equipment;
	readonly weapon: (id: string) => Weapon;
	/** What a card does when it is played; nothing unless it is a spendable. */
	readonly spendsOf: (id: string) => readonly Spend[];
	readonly room: (id: string) => Room;
	readonly die: (id: Die) => DieCard;
	readonly throwCard: (id: string) => ThrowCard;
};

export const boxFiles = ['edition', 'heroes', 'monsters', 'bosses', 'equipment', 'dungeon', 'dice', 'board'] as const;

/** The parsed JSON of an edition's folder, and of `throws.json`. */
export type BoxFiles = {readonly [File in (typeof boxFiles)[number] | 'throws']: unknown};

const checkAll = <Schema extends z.ZodType<{id: string}>>(file: string, schema: Schema, data: unknown): z.infer<Schema>[] => {
	const list = check(file, z.array(z.unknown()).min(1, 'needs at least one card'), data);
	const seen = new Set<string>();
	return list.map((entry, index) => {
		const name = typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : `entry ${index + 1}`;
		const card = check(file, schema, entry, name);
		if (seen.has(card.id)) throw problem(file, card.id, 'id', 'occurs twice');
		seen.add(card.id);
		return card;
	});
};

const finder = <Card extends {id: string}>(what: string, cards: readonly Card[]): ((id: string) => Card) => {
	// A plain object answers faster than a Map; without a prototype it knows no names but ours.
	const byId: Record<string, Card | undefined> = Object.assign(Object.create(null), Object.fromEntries(cards.map(card => [card.id, card])));
	return id => {
		const card = byId[id];
		if (!card) throw new Error(`no ${what} ${id} in this box`);
		return card;
	};
};

const known = (file: string, cards: readonly {id: string; throws?: readonly string[]}[], throwIds: ReadonlySet<string>): void => {
	for (const card of cards) {
		for (const id of card.throws ?? []) {
			if (!throwIds.has(id)) throw problem(file, card.id, 'throws', `there is no throw "${id}"`);
		}
	}
};

/** `twist` is only a label: the files are those that `twistFiles` made. */
export const openBox = (files: BoxFiles, twist?: TwistCard): Box => {
	const edition = check('edition', editionSchema, files.edition);
	const board = check('board', boardSchema, files.board);
	const dice = checkAll('dice', dieSchema, files.dice);
	const throws = checkAll('throws', throwSchema, files.throws).map(card => ({
		...card,
		handicaps: card.variants?.[edition.id as keyof typeof card.variants] ?? card.handicaps,
	}));
	const heroCards = checkAll('heroes', heroSchema, files.heroes);
	const monsterCards = checkAll('monsters', monsterSchema, files.monsters);
	const bossCards = checkAll('bosses', bossSchema, files.bosses);
	const equipmentCards: EquipmentCard[] = checkAll('equipment', equipmentSchema, files.equipment);
	const roomCards = checkAll('dungeon', roomSchema, files.dungeon);

	const throwIds = new Set(throws.filter(card => edition.id in card.names).map(card => card.id));
	known('monsters', monsterCards, throwIds);
	known('equipment', equipmentCards, throwIds);
	known('dungeon', roomCards, throwIds);
	const types = new Set(edition.types.map(type => type.id));
	const knownType = (file: string, card: string, field: string, type: string): void => {
		if (!types.has(type)) throw problem(file, card, field, `there is no monster type "${type}"`);
	};

	for (const card of monsterCards) {
		knownType('monsters', card.id, 'type', card.type);
		if (card.effects.length + card.throws.length > 1)
			throw problem('monsters', card.id, 'effects', 'a monster has one ability or one throw, not both');
	}

	for (const id of [...colours, 'bonus']) {
		if (!dice.some(die => die.id === id)) throw problem('dice', id, 'id', 'this die is missing');
	}

	for (const card of bossCards) {
		if (monsterCards.some(other => other.id === card.id)) throw problem('bosses', card.id, 'id', 'a monster has it already');
	}

	for (const card of bossCards) knownType('bosses', card.id, 'type', card.type);
	for (const card of equipmentCards) {
		for (const effect of card.effects) if ('type' in effect) knownType('equipment', card.id, 'effects', effect.type);
	}

	for (const card of heroCards) {
		for (const colour of colours) {
			const ability = card.abilities[colour];
			if ('type' in ability) knownType('heroes', card.id, `abilities.${colour}`, ability.type);
		}
	}

	const heroes = heroCards.map(card => ({
		...card,
		hooks: {
			red: abilityEffect(card.abilities.red),
			green: abilityEffect(card.abilities.green),
			blue: abilityEffect(card.abilities.blue),
		},
	}));
	const monsters = monsterCards.map((card): FoeCard => ({...card, boss: false, hooks: card.effects.map(monsterEffect)}));
	const bosses = bossCards.map(
		(card): FoeCard => ({...card, boss: true, level: undefined, gold: 0, throws: [], hooks: card.effects.map(monsterEffect)}),
	);
	const equipment = equipmentCards.map((card): Equipment => {
		if (card.kind === 'weapon') return {...card, hooks: card.effects.map(weaponEffect)};
		if (card.kind === 'armour') return {...card, hooks: card.effects.map(armourEffect)};
		return {...card, hooks: card.effects.map(spendableEffect)};
	});
	const spends = new Map(equipment.map(card => [card.id, card.hooks.flatMap(hook => (hook.spend ? [hook.spend] : []))]));
	const dungeon = roomCards.map(card => ({...card, hooks: card.effects.map(roomEffect)}));

	return {
		edition,
		twist,
		contents: hashOf([edition, heroCards, monsterCards, bossCards, equipmentCards, roomCards, dice, board, throws]),
		heroes,
		monsters,
		bosses,
		equipment,
		dungeon,
		dice,
		board,
		throws,
		hero: finder('hero', heroes),
		foe: finder('monster', [...monsters, ...bosses]),
		card: finder('equipment', equipment),
		weapon: finder(
			'weapon',
			equipment.filter(card => card.kind === 'weapon'),
		),
		spendsOf: id => spends.get(id) ?? [],
		room: finder('room', dungeon),
		die: finder('die', dice) as Box['die'],
		throwCard: finder('throw', throws),
	};
};
