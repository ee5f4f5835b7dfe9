/**
 * What the cards of a box may say: the schemas of `data/<edition>/*.json`. The types of the whole game are inferred
 * from here, and a file that breaks its schema is refused on load. `data/README.md` explains the fields in words.
 */
import * as z from 'zod';
import {colours} from '../kernel/landing.js';

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens');
export const line = z.string().min(1).max(120);
const count = z.int().min(0).max(99);
const positive = z.int().min(1).max(99);

const amount = <Name extends string>(name: Name) => z.strictObject({is: z.literal(name), amount: positive});
const plain = <Name extends string>(name: Name) => z.strictObject({is: z.literal(name)});

export const abilityDataSchema = z.discriminatedUnion('is', [
	plain('agile-instincts'),
	plain('piercing-damage'),
	plain('focused-damage'),
	plain('re-throw'),
	plain('heal-party'),
	plain('pickpocket'),
	plain('self-healing'),
	z.strictObject({is: z.literal('sworn-enemy'), type: id}),
	plain('free-sample'),
	plain('double-swing'),
	plain('time-spell'),
	plain('heroic-defense'),
	plain('heavy-load'),
	plain('courage'),
	plain('sweet-flute'),
	plain('cooking'),
]);

export const monsterEffectDataSchema = z.discriminatedUnion('is', [
	plain('rabid'),
	plain('tricky'),
	plain('super-tricky'),
	plain('greedy'),
	amount('leeching'),
	plain('gang'),
	plain('resistant'),
]);

export const weaponEffectDataSchema = z.discriminatedUnion('is', [
	amount('bonus'),
	z.strictObject({is: z.literal('bonus-against'), type: id, amount: positive, otherwise: count}),
	z.strictObject({is: z.literal('bonus-with-die'), die: z.enum([...colours, 'bonus']), amount: positive, otherwise: count}),
]);

export const armourEffectDataSchema = z.discriminatedUnion('is', [
	amount('prevent'),
	plain('prevent-all'),
	amount('counter'),
	amount('loot'),
]);

export const spendableEffectDataSchema = z.discriminatedUnion('is', [
	amount('heal'),
	amount('heal-party'),
	amount('damage'),
	amount('bomb'),
	plain('re-throw'),
	amount('gain-dice'),
	amount('gold'),
	plain('polish'),
]);

export const roomEffectDataSchema = z.discriminatedUnion('is', [
	amount('gold-bonus'),
	amount('heal-party'),
	amount('gain-die'),
	plain('free-equipment'),
	amount('monster-advantage'),
]);

export const equipmentKinds = ['weapon', 'armour', 'spendable'] as const;

const named = {id, name: line, flavour: line};

export const heroSchema = z.strictObject({
	...named,
	quote: line,
	/** How the log speaks of the hero. */
	pronoun: z.enum(['he', 'she', 'they']),
	slots: z.strictObject({weapon: count, armour: count, spendable: count}),
	abilities: z.strictObject({red: abilityDataSchema, green: abilityDataSchema, blue: abilityDataSchema}),
});

export const monsterSchema = z.strictObject({
	...named,
	level: z.int().min(1).max(4),
	type: id,
	life: positive,
	damage: positive,
	gold: count,
	effects: z.array(monsterEffectDataSchema),
	throws: z.array(id),
});

export const bossSchema = z.strictObject({
	...named,
	type: id,
	life: positive,
	damage: positive,
	effects: z.array(monsterEffectDataSchema),
});

const equipment = {...named, price: positive};

export const equipmentSchema = z.discriminatedUnion('kind', [
	z.strictObject({...equipment, kind: z.literal('weapon'), throws: z.array(id), effects: z.array(weaponEffectDataSchema).min(1)}),
	z.strictObject({...equipment, kind: z.literal('armour'), effects: z.array(armourEffectDataSchema).min(1)}),
	z.strictObject({...equipment, kind: z.literal('spendable'), effects: z.array(spendableEffectDataSchema).min(1)}),
]);

export const roomSchema = z.strictObject({
	...named,
	icons: z.int().min(1).max(9),
	effects: z.array(roomEffectDataSchema),
	throws: z.array(id),
});

export const dieSchema = z.strictObject({
	id: z.enum([...colours, 'bonus']),
	count: positive,
	faces: z.array(z.enum(['icon', 'blank'])).length(6),
});

/** Lengths are in board radii; angles are turns clockwise from the far side. */
const circle = z.strictObject({x: z.number(), y: z.number(), radius: z.number().positive()});
const capsule = z
	.strictObject({x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number(), radius: z.number().positive()})
	.refine(({x1, y1, x2, y2}) => x1 !== x2 || y1 !== y2, 'a bone has two ends');

export const boardSchema = z.strictObject({
	/** Concentric sections from the centre out; the last one ends at the rim. */
	sections: z
		.array(z.strictObject({zone: z.enum(['1', '2', '3', '4', '5', 'bullseye']), radius: z.number().positive()}))
		.min(1)
		.refine(rings => rings.every(({radius}, ring) => radius > (rings[ring - 1]?.radius ?? 0)), 'each section is wider than the one before'),
	spots: z.array(z.strictObject({...circle.shape, zone: z.enum(['6', 'hole'])})),
	holes: z.array(circle),
	bones: z.array(capsule),
	/** Half the side of a die. */
	dieHalf: z.number().positive(),
	/** How a die across a border counts. */
	border: z.enum(['most-corners', 'largest-part']),
	/** A die that touches a hole at all is a miss. */
	touchingHoleMisses: z.boolean(),
});

const difficultySchema = z.strictObject({id, name: line, monsterLife: count, score: z.int(), hint: line});

export const editionSchema = z.strictObject({
	id,
	name: line,
	/** Raised whenever the same actions may lead elsewhere. */
	rules: positive,
	heroes: z.strictObject({min: positive, max: positive, solo: positive}),
	life: z.strictObject({start: positive, lostPerScar: positive, scars: positive}),
	supply: z.strictObject({gold: positive, bonusDice: positive}),
	chest: z.strictObject({bonusDice: count, goldBelowPlayers: count}),
	monsterDeck: z.strictObject({perLevel: z.array(positive), thenAllOfLevel: positive}),
	shop: z.strictObject({icons: positive, visits: positive, extraCards: count, diePrice: positive, healingPrice: positive}),
	hit: z.strictObject({bullseye: positive, epicAt: z.int()}),
	difficulties: z.array(difficultySchema).min(1),
	score: z.strictObject({gold: z.int(), bonusDie: z.int(), noScars: z.int(), scar: z.int(), eliminated: z.int()}),
	/** From the highest total down; the last one takes the rest. */
	titles: z.array(z.strictObject({from: z.int().optional(), title: line})).min(1),
	types: z.array(z.strictObject({id, name: line})).min(1),
	/** For twists: how many Bosses are met, one after the other; without it one. */
	bosses: positive.optional(),
	/** For twists: the seat, from 1, of a hero whom nothing heals. */
	unhealed: positive.optional(),
});

/** A throw of any edition: what it asks of the body, and how it hampers the finger. */
export const throwSchema = z.strictObject({
	id,
	/** What each edition that has this throw calls it. */
	names: z.partialRecord(z.enum(['second', 'first', 'prototype']), line),
	/** One line: what to do at the keyboard. */
	instruction: line,
	/** Reads in a sentence after "throw it ...": "under your leg". */
	phrase: line,
	/** Two frames of a stick figure, five rows of nine columns. */
	pose: z.array(z.array(z.string().max(9)).length(5)).length(2),
	handicaps: z.array(z.looseObject({is: id})),
	/** The handicaps in an edition that asks for the throw in another way. */
	variants: z.partialRecord(z.enum(['second', 'first', 'prototype']), z.array(z.looseObject({is: id}))).optional(),
	/** Bounces needed outside the board, where more than the usual one. */
	bounces: positive.optional(),
	/** Needs another hero's hand, and is waived when there is none. */
	needsNeighbour: z.boolean().optional(),
});

export type AbilityData = z.infer<typeof abilityDataSchema>;
export type MonsterEffectData = z.infer<typeof monsterEffectDataSchema>;
export type WeaponEffectData = z.infer<typeof weaponEffectDataSchema>;
export type ArmourEffectData = z.infer<typeof armourEffectDataSchema>;
export type SpendableEffectData = z.infer<typeof spendableEffectDataSchema>;
export type RoomEffectData = z.infer<typeof roomEffectDataSchema>;
export type EquipmentKind = (typeof equipmentKinds)[number];
export type HeroCard = z.infer<typeof heroSchema>;
export type MonsterCard = z.infer<typeof monsterSchema>;
export type BossCard = z.infer<typeof bossSchema>;
export type EquipmentCard = z.infer<typeof equipmentSchema>;
export type WeaponCard = Extract<EquipmentCard, {kind: 'weapon'}>;
export type ArmourCard = Extract<EquipmentCard, {kind: 'armour'}>;
export type SpendableCard = Extract<EquipmentCard, {kind: 'spendable'}>;
export type RoomCard = z.infer<typeof roomSchema>;
export type DieCard = z.infer<typeof dieSchema>;
export type Edition = z.infer<typeof editionSchema>;
export type ThrowCard = z.infer<typeof throwSchema>;
