/**
 * Ann, Bob and Cid: three plain heroes for rules tests, a box of test cards, and the small verbs of a fight.
 *
 * No printed limit and no printed ability gets in the way of what a test looks at: the pockets are deep, and each ability
 * that matters is named by the test file. Ann leads unless a test says otherwise, so Bob throws first, then Cid.
 */
import {expect} from 'vitest';
import {type Action, bossFight, type Colour, card, type FightSetup, fight, type Scene, secondEdition} from './scene.js';

/** The party, clockwise. */
export const names = ['ann', 'bob', 'cid'];

/** What a hero can do, for the colours that matter. */
export type Abilities = {readonly red?: object; readonly green?: object; readonly blue?: object};

/** How many cards of a kind a hero can carry, for the kinds that matter. */
export type Slots = {readonly weapon?: number; readonly armour?: number; readonly spendable?: number};

/** Abilities that stay quiet as long as no icon is thrown. */
const plain: Abilities = {red: {is: 'piercing-damage'}, green: {is: 'self-healing'}, blue: {is: 'heavy-load'}};

/** A hero sheet for tests: quiet abilities, and pockets for everything. */
export const sheet = (id: string, abilities: Abilities = {}, slots: Slots = {}): object => ({
	id,
	name: id,
	flavour: 'It is only a test.',
	quote: 'Testing!',
	pronoun: 'they',
	slots: {weapon: 9, armour: 9, spendable: 9, ...slots},
	abilities: {...plain, ...abilities},
});

/** A weapon for tests, without a required throw. */
export const weapon = (id: string, ...effects: readonly object[]): object => card({id, name: id, kind: 'weapon', effects});

/** An armour for tests. */
export const armour = (id: string, ...effects: readonly object[]): object => card({id, name: id, kind: 'armour', effects});

/** A spendable for tests. */
export const spendable = (id: string, ...effects: readonly object[]): object => card({id, name: id, kind: 'spendable', effects});

const allGear = {
	axe: weapon('axe', {is: 'bonus', amount: 3}),
	bow: card({id: 'bow', name: 'bow', kind: 'weapon', throws: ['elbow'], effects: [{is: 'bonus', amount: 4}]}),
	stick: weapon('stick', {is: 'bonus', amount: 1}),
	mail: armour('mail', {is: 'prevent', amount: 1}),
	plate: armour('plate', {is: 'prevent-all'}),
	spikes: armour('spikes', {is: 'counter', amount: 3}),
	bomb: spendable('bomb', {is: 'bomb', amount: 9}),
	'dice-bag': spendable('dice-bag', {is: 'gain-dice', amount: 2}),
	feast: spendable('feast', {is: 'heal-party', amount: 2}),
	napalm: spendable('napalm', {is: 'damage', amount: 2}),
	potion: spendable('potion', {is: 'heal', amount: 3}),
	purse: spendable('purse', {is: 'gold', amount: 2}),
	'second-thought': spendable('second-thought', {is: 're-throw'}),
	stew: spendable('stew', {is: 'heal', amount: 3}),
};

/** The test cards that more than one file plays, by id: one effect each, and every one costs a coin. */
export const gear = (...ids: readonly (keyof typeof allGear)[]): object[] => ids.map(id => allGear[id]);

type Sheets = {
	/** Abilities of everybody. */
	everyone?: Abilities;
	/** Abilities of single heroes, on top of that. */
	abilities?: Readonly<Record<string, Abilities>>;
	/** Slots of single heroes. */
	slots?: Readonly<Record<string, Slots>>;
	/** Test cards for the box. */
	equipment?: readonly object[];
};

/** A fight of plain heroes. */
export type TrioSetup = FightSetup & Sheets;

/** The last fight of plain heroes. */
export type BossTrioSetup = NonNullable<Parameters<typeof bossFight>[0]> & Sheets;

/** Adds a sheet for everybody at the table who has no printed one, and the test cards. */
const seat = <Setup extends TrioSetup | BossTrioSetup>({everyone, abilities = {}, slots = {}, equipment = [], ...setup}: Setup) => {
	const {heroes = names, cards = {}} = setup;
	const strangers = typeof heroes === 'number' ? [] : heroes.filter(id => !secondEdition.heroes.some(printed => printed.id === id));
	const sheets = strangers.map(id => sheet(id, {...everyone, ...abilities[id]}, slots[id]));
	return {
		...setup,
		heroes,
		cards: {...cards, heroes: [...sheets, ...(cards.heroes ?? [])], equipment: [...equipment, ...(cards.equipment ?? [])]},
	};
};

/** Ann, Bob and Cid (or whoever is named) enter a room: `fight` with plain heroes. */
export const trio = (setup: TrioSetup = {}): Scene => fight(seat(setup));

/** Ann, Bob and Cid (or whoever is named) meet the Boss: `bossFight` with plain heroes. */
export const bossTrio = (setup: BossTrioSetup = {}): Scene => bossFight(seat(setup));

/** Three heroes hit for 1 each, and no coloured die is left: the first of them is next again. */
export const throwThree = (scene: Scene): Scene => {
	for (const die of ['red', 'green', 'blue'] as const) scene.throw(die, '1');
	return scene;
};

/** The coloured dice are thrown away (three ones), and whoever is next takes a Bonus die. */
export const takeBonusDie = (scene: Scene): Scene => {
	throwThree(scene).do({type: 'use-bonus-die'});
	return scene;
};

/** The foe is down to its last point, and the active hero takes it with this die. */
export const win = (scene: Scene, die: Colour = 'red'): void => {
	scene.alterCombat({foe: {...scene.combat.foe, life: 1}});
	scene.throw(die, '3', {bounces: 2});
};

/** A hero plays a spendable, on somebody or just so. */
export const spend = (id: string, hero: string, target?: string): Action =>
	target === undefined ? {type: 'spend', card: id, hero} : {type: 'spend', card: id, hero, target};

/** The throws that are legal now: each die with the weapons that may be declared. */
export const throwsOf = (scene: Scene) => scene.actions('throw').map(action => ('die' in action ? [action.die, action.weapons] : []));

/** What a move throws that is not among the legal ones. */
export const illegal = expect.objectContaining({name: 'Refusal', code: 'illegal-action'});
