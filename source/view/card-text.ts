/** Everything one card does, in one line; in the same fragments as `describe.ts`. */
import type {Box, Equipment, FoeCard, Room} from '../dungeon-fighter/box.js';
import type {MonsterEffectData} from '../dungeon-fighter/cards.js';
import {
	armourEffectText,
	monsterEffectName,
	monsterEffectText,
	roomEffectText,
	spendableEffectText,
	throwPhrase,
	weaponEffectText,
} from './describe.js';

const asked = (box: Box, verb: string, throws: readonly string[]): readonly string[] =>
	throws.length > 0 ? [`${verb} ${throwPhrase(box, throws)}`] : [];

export const equipmentText = (box: Box, card: Equipment): string => {
	if (card.kind === 'armour') return card.effects.map(effect => armourEffectText(box, effect)).join(', ');
	if (card.kind === 'spendable') return card.effects.map(effect => spendableEffectText(box, effect)).join(', ');
	return [...card.effects.map(effect => weaponEffectText(box, effect)), ...asked(box, 'thrown', card.throws)].join(', ');
};

const foeEffectText = (box: Box, effect: MonsterEffectData): string => {
	const figure = 'amount' in effect ? ` ${effect.amount}` : '';
	return `${monsterEffectName(effect.is)}${figure}: ${monsterEffectText(box, effect)}`;
};

/** "Rabid: a miss hurts every hero", or the throw it asks for; undefined for a monster without tricks. */
export const foeText = (box: Box, card: FoeCard): string | undefined => {
	// A box opens only with effects that its schema knows.
	const effects = card.effects as readonly MonsterEffectData[];
	return [...effects.map(effect => foeEffectText(box, effect)), ...asked(box, 'throw', card.throws)].join(', ') || undefined;
};

/** Undefined for a room where nothing is the matter. */
export const roomText = (box: Box, room: Room): string | undefined =>
	[...room.effects.map(effect => roomEffectText(box, effect)), ...asked(box, 'throw', room.throws)].join(', ') || undefined;
