/**
 * What cards do, in words: fragments without a capital or a full stop, to be put into sentences, columns and menus.
 * Every table is exhaustive by type, so an effect without words does not compile.
 */

import type {Box} from '../dungeon-fighter/box.js';
import type {
	AbilityData,
	ArmourEffectData,
	HeroCard,
	MonsterEffectData,
	RoomEffectData,
	SpendableEffectData,
	WeaponEffectData,
} from '../dungeon-fighter/cards.js';
import type {Die} from '../kernel/landing.js';
import {count} from './text.js';

type Words<Data extends {is: string}> = {readonly [Name in Data['is']]: (data: Extract<Data, {is: Name}>, box: Box) => string};

const say = <Data extends {is: string}>(words: Words<Data>, data: Data, box: Box): string =>
	(words[data.is as Data['is']] as (data: Data, box: Box) => string)(data, box);

export const typeName = (box: Box, id: string): string => box.edition.types.find(type => type.id === id)?.name ?? id;

/** "Beasts", but never "Undeads". */
export const typeNames = (box: Box, id: string): string => (id === 'undead' ? typeName(box, id) : `${typeName(box, id)}s`);

export const dieName = (die: Die): string => (die === 'bonus' ? 'Bonus die' : `${die} die`);

const abilityNames: Readonly<Record<AbilityData['is'], string>> = {
	'agile-instincts': 'Agile Instincts',
	'piercing-damage': 'Piercing Damage',
	'focused-damage': 'Focused Damage',
	're-throw': 'Re-throw',
	'heal-party': 'Heal Party',
	pickpocket: 'Pickpocket',
	'self-healing': 'Self Healing',
	'sworn-enemy': 'Sworn Enemy',
	'free-sample': '"Free" Sample',
	'double-swing': 'Double Swing',
	'time-spell': 'Time Spell',
	'heroic-defense': 'Heroic Defense',
	'heavy-load': 'Heavy Load',
	courage: 'Courage',
	'sweet-flute': 'Sweet Flute',
	cooking: 'Cooking',
};

/** Events carry plain ids. */
export const isAbility = (id: string): id is AbilityData['is'] => Object.hasOwn(abilityNames, id);

export const abilityName = (id: AbilityData['is']): string => abilityNames[id];

const abilityWords: Words<AbilityData> = {
	'agile-instincts': () => 'on a miss, no damage to the thrower and 2 to the monster',
	'piercing-damage': () => 'on a hit, +2 damage',
	'focused-damage': () => 'on a hit, any section counts as 5',
	're-throw': () => 'the die may be thrown again',
	'heal-party': () => 'every hero heals 1',
	pickpocket: () => '+1 gold',
	'self-healing': () => 'the thrower heals 3',
	'sworn-enemy': ({type}, box) => `on a hit, +4 damage against ${typeNames(box, type)}, otherwise +1`,
	'free-sample': () => 'once per combat, the top Shop card, face down until the rest',
	'double-swing': () => 'on a hit, the same die once more, without weapons',
	'time-spell': () => 'the die may be thrown again, and a token allows that once more, to anyone',
	'heroic-defense': () => "on a miss, 1 damage in place of the monster's, and 4 to the monster",
	'heavy-load': () => "on a hit, the monster's level as extra damage, 4 for a Boss",
	courage: () => 'on a hit, +3 damage while the monster has more life than the thrower',
	'sweet-flute': () => 'every hero heals 1, and from now on every hit heals its hero 1',
	cooking: () => "after the fight every hero heals the monster's level",
};

export const abilityText = (box: Box, ability: AbilityData): string => say(abilityWords, ability, box);

/** The same in a few words, for whoever is about to throw. */
const abilityGists: Words<AbilityData> = {
	'agile-instincts': () => 'a miss hurts it for 2, not you',
	'piercing-damage': () => '+2 on a hit',
	'focused-damage': () => 'a hit counts as 5',
	're-throw': () => 'throw again',
	'heal-party': () => 'all heal 1',
	pickpocket: () => '+1 gold',
	'self-healing': () => 'heals 3',
	'sworn-enemy': ({type}, box) => `+4 against ${typeNames(box, type)}, else +1`,
	'free-sample': () => 'a Shop card',
	'double-swing': () => 'a hit throws again',
	'time-spell': () => 'throw again, now and once later',
	'heroic-defense': () => 'a miss costs 1 and deals 4',
	'heavy-load': () => '+ its level, 4 for a Boss',
	courage: () => '+3 while it has more life',
	'sweet-flute': () => 'all heal 1, and hits heal',
	cooking: () => 'a meal after the fight',
};

export const abilityGist = (box: Box, ability: AbilityData): string => say(abilityGists, ability, box);

const monsterNames: Readonly<Record<MonsterEffectData['is'], string>> = {
	rabid: 'Rabid',
	tricky: 'Tricky',
	'super-tricky': 'Super Tricky',
	greedy: 'Greedy',
	leeching: 'Leeching',
	gang: 'Gang',
	resistant: 'Resistant',
};

export const isMonsterEffect = (id: string): id is MonsterEffectData['is'] => Object.hasOwn(monsterNames, id);

export const monsterEffectName = (id: MonsterEffectData['is']): string => monsterNames[id];

const monsterWords: Words<MonsterEffectData> = {
	rabid: () => 'a miss hurts every hero',
	tricky: () => 'a 1 is a miss',
	'super-tricky': () => 'a 1 or a 2 is a miss',
	greedy: () => 'a miss costs 1 gold',
	leeching: ({amount}) => `a miss gives it ${amount} life back`,
	gang: () => 'every section but the bullseye counts as 1',
	resistant: () => 'an odd total is halved, rounded down',
};

export const monsterEffectText = (box: Box, effect: MonsterEffectData): string => say(monsterWords, effect, box);

const unless = (amount: number, condition: string, otherwise: number): string =>
	`+${amount} damage ${condition}, otherwise ${otherwise === 0 ? 'none' : `+${otherwise}`}`;

const weaponWords: Words<WeaponEffectData> = {
	bonus: ({amount}) => `+${amount} damage`,
	'bonus-against': ({type, amount, otherwise}, box) => unless(amount, `against ${typeNames(box, type)}`, otherwise),
	'bonus-with-die': ({die, amount, otherwise}) => unless(amount, `with ${die === 'bonus' ? 'a' : 'the'} ${dieName(die)}`, otherwise),
};

export const weaponEffectText = (box: Box, effect: WeaponEffectData): string => say(weaponWords, effect, box);

const armourWords: Words<ArmourEffectData> = {
	prevent: ({amount}) => `stops ${amount} damage`,
	'prevent-all': () => 'stops all damage',
	counter: ({amount}) => `hits back for ${amount}`,
	loot: ({amount}) => `shakes ${amount} gold loose`,
};

export const armourEffectText = (box: Box, effect: ArmourEffectData): string => say(armourWords, effect, box);

const spendableWords: Words<SpendableEffectData> = {
	heal: ({amount}) => `one hero heals ${amount}`,
	'heal-party': ({amount}) => `every hero heals ${amount}`,
	damage: ({amount}) => `+${amount} damage to one hit`,
	bomb: ({amount}) => `${amount} damage to the monster, no throw needed`,
	're-throw': () => 'a die is thrown again',
	'gain-dice': ({amount}) => `+${count(amount, 'Bonus die', 'Bonus dice')}`,
	gold: ({amount}) => `+${amount} gold`,
	polish: () => "one hero's used armour is ready again",
};

export const spendableEffectText = (box: Box, effect: SpendableEffectData): string => say(spendableWords, effect, box);

const roomWords: Words<RoomEffectData> = {
	'gold-bonus': ({amount}) => `+${amount} gold`,
	'heal-party': ({amount}) => `every hero heals ${amount}`,
	'gain-die': ({amount}) => `+${count(amount, 'Bonus die', 'Bonus dice')}`,
	'free-equipment': () => 'a free Shop card',
	'monster-advantage': ({amount}) => `+${amount} life for the monster`,
};

export const roomEffectText = (box: Box, effect: RoomEffectData): string => say(roomWords, effect, box);

type Pronoun = HeroCard['pronoun'];

const owners: Readonly<Record<Pronoun, string>> = {he: 'his', she: 'her', they: 'their'};

const objects: Readonly<Record<Pronoun, string>> = {he: 'him', she: 'her', they: 'them'};

/** The pronouns that need no verb to agree with. */
export const pronouns = ({pronoun}: {readonly pronoun: Pronoun}): {readonly their: string; readonly them: string} => ({
	their: owners[pronoun],
	them: objects[pronoun],
});

/** What a stance asks for, "under your leg, with your eyes shut"; told of somebody, it is their leg. */
export const throwPhrase = (box: Box, stance: readonly string[], of?: Pronoun): string => {
	const phrase = stance.map(id => box.throwCard(id).phrase).join(', ');
	return of === undefined ? phrase : phrase.replace(/\byour\b/g, owners[of]);
};

/** What this edition calls a throw. */
export const throwName = (box: Box, id: string): string => {
	const {names} = box.throwCard(id);
	return names[box.edition.id as keyof typeof names] ?? id;
};
