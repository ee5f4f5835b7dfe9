/** `s`: all that lies on the table, in words. */
import type {Box} from '../dungeon-fighter/box.js';
import type {Hero, State} from '../dungeon-fighter/state.js';
import {inGame, maxLife} from '../dungeon-fighter/table.js';
import {colours} from '../kernel/landing.js';
import {equipmentText, foeText, roomText} from '../view/card-text.js';
import {typeName} from '../view/describe.js';
import {capital, cardName} from '../view/names.js';
import {heroAndPlayer, type PlayerNames} from '../view/question.js';
import {count, indent, list, pageWidth, wrap} from '../view/text.js';

const heroText = (box: Box, state: State, hero: Hero, names: PlayerNames): string => {
	const leads = hero.id === state.leader ? ', who leads' : '';
	const who = `${heroAndPlayer(box, state, hero.id, names)}${leads}`;
	if (!inGame(hero)) return `${who}: left behind.`;
	const life = hero.fainted ? 'fainted' : `${hero.life} of ${maxLife(box, hero)} life`;
	const scars = hero.scars.length > 0 ? `Scars on ${list(hero.scars)}` : 'no Scars';
	const gear = hero.equipment.map(({id, used}) => `${cardName(box, id)}${used ? ' (used)' : ''}: ${equipmentText(box, box.card(id))}`);
	return `${who}: ${life}, ${scars}. ${gear.length > 0 ? `Carries ${gear.join('; ')}.` : 'Carries nothing.'}`;
};

const foeRow = (box: Box, {combat}: State): readonly string[] => {
	if (!combat) return [];
	const card = box.foe(combat.foe.id);
	const {life, maxLife: most, gold, boss} = combat.foe;
	const text = foeText(box, card);
	const rank = boss ? 'Boss' : `level ${card.level}`;
	const figures = `${Math.max(0, life)} of ${most} life, ${card.damage} damage${gold > 0 ? `, ${gold} gold` : ''}`;
	return [`${card.name}, ${rank} ${typeName(box, card.type)}: ${figures}.${text === undefined ? '' : ` ${capital(text)}.`}`];
};

const diceRow = ({combat, chest}: State): string => {
	const ready = colours.filter(colour => combat === undefined || combat.dice[colour] === 'ready');
	const coloured = ready.length > 0 ? `Ready to throw: ${list(ready)}.` : 'No coloured die is left to throw.';
	return `${coloured} In the chest: ${chest.gold} gold, ${count(chest.bonusDice, 'Bonus die', 'Bonus dice')}.`;
};

const boardRow = ({board: {sections, holes, bones}, edition: {hit}}: Box): string => {
	const rings = sections.map(({zone}) => (zone === 'bullseye' ? `the bullseye (${hit.bullseye})` : zone));
	const traps = `${count(holes.length, 'hole')} and ${count(bones.length, 'bone')}`;
	return `The target, from the middle out: ${rings.join(', ')}. Its ${traps} count as misses, and so does a die that did not bounce first.`;
};

const placeRow = (box: Box, {round, room, steps, shops}: State): string => {
	const {shop} = box.edition;
	const card = room === undefined ? undefined : box.room(room);
	const here = card ? `, in ${card.name}: ${roomText(box, card) ?? 'nothing special'}` : '';
	return `Round ${round}${here}. ${steps} of ${shop.icons} icons to the Shop, ${shops} of ${shop.visits} Shops behind you.`;
};

export const statusRows = (box: Box, state: State, names: PlayerNames = {}): readonly string[] => [
	...wrap(placeRow(box, state), pageWidth),
	...foeRow(box, state).flatMap(row => wrap(row, pageWidth)),
	...state.heroes.flatMap(hero => indent(heroText(box, state, hero, names), 2)),
	...wrap(diceRow(state), pageWidth),
	...wrap(boardRow(box), pageWidth),
];
