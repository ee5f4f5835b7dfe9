/** The log, between the throws: rooms and who lives in them, what they cost, what they leave behind, and the end. */
import type {Box} from '../dungeon-fighter/box.js';
import type {Event} from '../dungeon-fighter/events.js';
import type {State} from '../dungeon-fighter/state.js';
import {equipmentText, foeText} from './card-text.js';
import {abilityName, abilityText, isAbility, throwPhrase, typeName} from './describe.js';
import {capital, cardName, foeName, heroName, lifeLeft, sourceName} from './names.js';
import {count, list} from './text.js';
import type {Say} from './voice.js';

type Told<Type extends Event['type']> = Extract<Event, {type: Type}>;

export const tellStart = (box: Box, {heroes, leader, difficulty}: Told<'game-started'>, say: Say): string => {
	const mode = box.edition.difficulties.find(({id}) => id === difficulty);
	return say('game-started', {
		heroes: list(heroes.map(id => heroName(box, id))),
		leader: heroName(box, leader),
		difficulty: mode?.name ?? difficulty,
		hint: mode?.hint ?? '',
	}).trimEnd();
};

export const tellRoom = (box: Box, {room, icons, steps}: Told<'room-entered'>, say: Say): string => {
	const {name, throws} = box.room(room);
	const {shop} = box.edition;
	return say('room-entered', {
		room: name,
		icons: count(icons, 'icon'),
		path: steps < shop.icons ? `${steps} of ${shop.icons} to the Shop` : 'enough for the Shop',
		ask: throws.length > 0 ? ` Throw ${throwPhrase(box, throws)}.` : '',
	});
};

export const tellMonster = (box: Box, {monster, boss, life, gold}: Told<'monster-revealed'>, say: Say): string => {
	const card = box.foe(monster);
	const more = life - card.life;
	const figures = [
		`${life} life${more > 0 ? ` (${card.life} + ${more})` : ''}`,
		`${card.damage} damage`,
		...(gold > 0 ? [`${gold} gold`] : []),
	];
	const text = foeText(box, card);
	return say(boss ? 'boss-revealed' : 'monster-revealed', {
		monster: card.name,
		rank: `${boss ? 'Boss' : `level ${card.level}`} ${typeName(box, card.type)}`,
		figures: figures.join(', '),
		text: text === undefined ? '' : ` ${capital(text)}.`,
	});
};

/** A Re-throw is told when the die is taken back. What an ability does is told once in a run. */
export const tellAbility = (box: Box, {hero, color, ability}: Told<'ability'>, say: Say): string | undefined => {
	if (ability === 're-throw') return undefined;
	const {name, abilities} = box.hero(hero);
	const title = isAbility(ability) ? abilityName(ability) : ability;
	const text = abilityText(box, abilities[color]);
	return (say.isNews?.(text) ?? true)
		? say('ability', {hero: name, ability: title, text})
		: say('ability-again', {hero: name, ability: title});
};

export const tellSuffered = (box: Box, state: State, {hero, damage, life, why}: Told<'suffered'>, say: Say): string => {
	const blow = {hero: heroName(box, hero), damage, left: lifeLeft(life)};
	if (why === 'retrieve') return say('suffered-retrieve', blow);
	if (why === 'back-down') return say('suffered-back-down', blow);
	if (why === 'monster') return say('suffered-monster', {...blow, monster: foeName(box, state)});
	return say('suffered-other', {...blow, why: sourceName(box, why)});
};

export const tellFound = (box: Box, {card, why}: Told<'equipment-found'>, say: Say): string =>
	say(why === 'free-sample' ? 'equipment-found-sample' : 'equipment-found', {
		card: cardName(box, card),
		text: equipmentText(box, box.card(card)),
	});

export const tellAssigned = (box: Box, {card, to, drop}: Told<'equipment-assigned'>, say: Say): string => {
	const what = {card: cardName(box, card), hero: heroName(box, to)};
	return drop === undefined ? say('equipment-assigned', what) : say('equipment-assigned-drop', {...what, dropped: cardName(box, drop)});
};

export const tellDiscarded = (box: Box, {card, from}: Told<'equipment-discarded'>, say: Say): string => {
	const what = {card: cardName(box, card)};
	return from === undefined ? say('equipment-discarded', what) : say('equipment-discarded-owner', {...what, hero: heroName(box, from)});
};

export const tellArmour = (box: Box, {hero, card, prevented}: Told<'armour-used'>, say: Say): string => {
	const what = {hero: heroName(box, hero), card: cardName(box, card)};
	return prevented > 0 ? say('armour-stopped', {...what, amount: prevented}) : say('armour-used', what);
};

export const tellSpent = (box: Box, {hero, card, target}: Told<'spent'>, say: Say): string => {
	const what = {hero: heroName(box, hero), card: cardName(box, card)};
	return target === undefined || target === hero ? say('spent', what) : say('spent-on', {...what, target: heroName(box, target)});
};

export const tellGiven = (box: Box, {card, from, to, for: back}: Told<'given'>, say: Say): string => {
	const what = {hero: heroName(box, from), card: cardName(box, card), target: heroName(box, to)};
	return back === undefined ? say('given', what) : say('given-for', {...what, back: cardName(box, back)});
};

export const tellScar = (box: Box, {hero, color, life}: Told<'scarred'>, say: Say): string => {
	const {name, abilities} = box.hero(hero);
	return say('scarred', {hero: name, color, ability: abilityName(abilities[color].is), life});
};

export const tellLoss = (box: Box, {cause, to}: Told<'lost'>, say: Say): string =>
	say(`lost-${cause}`, {monster: to === '' ? 'the dungeon' : box.foe(to).name});
