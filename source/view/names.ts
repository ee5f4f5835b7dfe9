/** Names instead of ids, and the small words around them. */
import type {Box} from '../dungeon-fighter/box.js';
import type {State} from '../dungeon-fighter/state.js';
import type {Die, Zone} from '../kernel/landing.js';
import {abilityName, dieName, isAbility, isMonsterEffect, monsterEffectName} from './describe.js';

/** A card of an older box may be gone; then its id must do. */
export const nameIn = (cards: readonly {readonly id: string; readonly name: string}[], id: string): string =>
	cards.find(card => card.id === id)?.name ?? id;

export const heroName = (box: Box, id: string): string => box.hero(id).name;

/** How hard a run is, as the edition calls it. */
export const modeName = ({edition}: Box, difficulty: string): string => nameIn(edition.difficulties, difficulty);

export const cardName = (box: Box, id: string): string => box.card(id).name;

export const foeNameOf = (box: Box, id: string): string => nameIn([...box.monsters, ...box.bosses], id);

/** Monsters go by the bare name on the card: "the Warchief Grund the Very Wide" is nobody. */
export const foeName = (box: Box, state: State): string => (state.combat ? box.foe(state.combat.foe.id).name : 'the monster');

/** "the Hell-bow", but "The One True Sword". */
export const the = (name: string): string => (name.startsWith('The ') ? name : `the ${name}`);

/** There is one die of each colour, and a handful of the others. */
export const aDie = (die: Die): string => `${die === 'bonus' ? 'a' : 'the'} ${dieName(die)}`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const otherSources: Readonly<Record<string, string>> = {
	'gold-bonus': 'the room',
	'heal-party-room': 'the room',
	'gain-die': 'the room',
	'epic-shot': 'Epic Shot',
	loot: 'loot',
	flute: 'the Flute',
	shop: 'the Shop',
	'time-spell-token': 'the Time Spell token',
};

/** Where something came from: an ability, a monster's trick, a card, or a corner of the rules. */
export const sourceName = (box: Box, why: string): string => {
	if (isAbility(why)) return abilityName(why);
	if (isMonsterEffect(why)) return monsterEffectName(why);
	return otherSources[why] ?? box.equipment.find(card => card.id === why)?.name ?? why;
};

/** Where a die lies. */
export const places: Readonly<Record<Zone, string>> = {
	'1': 'on the 1',
	'2': 'on the 2',
	'3': 'on the 3',
	'4': 'on the 4',
	'5': 'on the 5',
	'6': 'on the 6',
	bullseye: 'in the bullseye',
	hole: 'in a hole',
	bone: 'on a bone',
	outside: 'off the board',
};

export const lifeLeft = (life: number): string => {
	if (life > 0) return `${life} life left`;
	return life === 0 ? 'no life left' : `${-life} below zero`;
};
