/** The log, between the throws: rooms and who lives in them, what they cost, what they leave behind, and the end. */
import type {Box} from '../dungeon-fighter/box.js';
import type {Event} from '../dungeon-fighter/events.js';
import type {State} from '../dungeon-fighter/state.js';
import {equipmentText, foeText} from './card-text.js';
import {abilityName, abilityText, isAbility, throwPhrase, typeName} from './describe.js';
import {capital, cardName, foeName, heroName, lifeLeft, sourceName} from './names.js';
import {count, list} from './text.js';

type Told<Type extends Event['type']> = Extract<Event, {type: Type}>;

export const tellStart = (box: Box, {heroes, leader, difficulty}: Told<'game-started'>): string => {
	const mode = box.edition.difficulties.find(({id}) => id === difficulty);
	const names = list(heroes.map(id => heroName(box, id)));
	return `${names} go in; ${heroName(box, leader)} leads. ${mode ? `${mode.name}: ${mode.hint}` : ''}`.trimEnd();
};

export const tellRoom = (box: Box, {room, icons, steps}: Told<'room-entered'>): string => {
	const {name, throws} = box.room(room);
	const {shop} = box.edition;
	const path = `${count(icons, 'icon')}, ${steps < shop.icons ? `${steps} of ${shop.icons} to the Shop` : 'enough for the Shop'}`;
	return `The next door: ${name} (${path}).${throws.length > 0 ? ` Throw ${throwPhrase(box, throws)}.` : ''}`;
};

export const tellMonster = (box: Box, {monster, boss, life, gold}: Told<'monster-revealed'>): string => {
	const card = box.foe(monster);
	const more = life - card.life;
	const rank = boss ? 'Boss' : `level ${card.level}`;
	const figures = [
		`${life} life${more > 0 ? ` (${card.life} + ${more})` : ''}`,
		`${card.damage} damage`,
		...(gold > 0 ? [`${gold} gold`] : []),
	];
	const text = foeText(box, card);
	return `${card.name} (${rank} ${typeName(box, card.type)}): ${figures.join(', ')}.${text === undefined ? '' : ` ${capital(text)}.`}`;
};

/** A Re-throw is told when the die is taken back. */
export const tellAbility = (box: Box, {hero, color, ability}: Told<'ability'>): string | undefined => {
	if (ability === 're-throw') return undefined;
	const {name, abilities} = box.hero(hero);
	const title = isAbility(ability) ? abilityName(ability) : ability;
	return `${name}'s ${title}: ${abilityText(box, abilities[color])}.`;
};

export const tellSuffered = (box: Box, state: State, {hero, damage, life, why}: Told<'suffered'>): string => {
	const name = heroName(box, hero);
	const left = lifeLeft(life);
	if (why === 'retrieve') return `Picking up the dice costs ${name} ${damage}: ${left}.`;
	if (why === 'back-down') return `Shame costs ${name} ${damage}: ${left}.`;
	return `${name} takes ${damage} from ${why === 'monster' ? foeName(box, state) : sourceName(box, why)}: ${left}.`;
};

export const tellFound = (box: Box, {card, why}: Told<'equipment-found'>): string => {
	const where = why === 'free-sample' ? 'The "free" sample is' : 'Lying about, free of charge:';
	return `${where} ${cardName(box, card)} (${equipmentText(box, box.card(card))}).`;
};

export const tellAssigned = (box: Box, {card, to, drop}: Told<'equipment-assigned'>): string => {
	const dropped = drop === undefined ? '' : `, who drops ${cardName(box, drop)}`;
	return `${cardName(box, card)} goes to ${heroName(box, to)}${dropped}.`;
};

export const tellGiven = (box: Box, {card, from, to, for: back}: Told<'given'>): string => {
	const swapped = back === undefined ? '' : ` for ${cardName(box, back)}`;
	return `${heroName(box, from)} gives ${cardName(box, card)} to ${heroName(box, to)}${swapped}.`;
};

export const tellScar = (box: Box, {hero, color, life}: Told<'scarred'>): string => {
	const {name, abilities} = box.hero(hero);
	return `${name} takes a Scar on ${color}: ${abilityName(abilities[color].is)} is gone for good; ${life} life, and never more.`;
};

export const tellLoss = (box: Box, {cause, to}: Told<'lost'>): string => {
	const foe = to === '' ? '' : box.foe(to).name;
	if (cause === 'out-of-dice') return `Lost: no die is left to throw${foe && ` at ${foe}`}.`;
	return `Lost: nobody is left standing${foe && `, thanks to ${foe}`}.`;
};
