/** `c NAME`: what a card says. */
import type {Box} from '../dungeon-fighter/box.js';
import {colours} from '../kernel/landing.js';
import {equipmentText, foeText, roomText} from '../view/card-text.js';
import {abilityName, abilityText, throwName, typeName} from '../view/describe.js';
import {capital} from '../view/names.js';
import {count, list, pageWidth, wrap} from '../view/text.js';
import {quoted} from './ask.js';

type Entry = {readonly name: string; readonly id: string; readonly rows: () => readonly string[]};

const cardsIn = (box: Box): readonly Entry[] => [
	...box.heroes.map(({id, name, quote, abilities}) => ({
		id,
		name,
		rows: () => [
			`${name}: "${quote}"`,
			...colours.map(colour => `${capital(colour)}: ${abilityName(abilities[colour].is)}, ${abilityText(box, abilities[colour])}.`),
		],
	})),
	...[...box.monsters, ...box.bosses].map(card => ({
		id: card.id,
		name: card.name,
		rows: () => [
			`${card.name}, ${card.boss ? 'Boss' : `level ${card.level}`} ${typeName(box, card.type)}: ${card.life} life, ${card.damage} damage. ${capital(foeText(box, card) ?? 'no tricks')}.`,
			card.flavour,
		],
	})),
	...box.equipment.map(card => ({
		id: card.id,
		name: card.name,
		rows: () => [`${card.name}, ${card.kind}, ${card.price} gold: ${equipmentText(box, card)}.`, card.flavour],
	})),
	...box.dungeon.map(room => ({
		id: room.id,
		name: room.name,
		rows: () => [`${room.name}, ${count(room.icons, 'icon')}: ${roomText(box, room) ?? 'nothing special'}.`, room.flavour],
	})),
	...box.throws
		.filter(({names}) => box.edition.id in names)
		.map(({id, phrase, instruction}) => {
			const name = throwName(box, id);
			return {id, name, rows: () => [`${name}: throw it ${phrase}.`, instruction]};
		}),
];

const enough = 12;

/** The cards of this name; where there are none, those whose names hold it. */
export const lookUp = (box: Box, name: string): readonly string[] => {
	const wanted = name.toLowerCase();
	if (wanted === '') return ['Which card? Type c and a part of its name, such as c murka.'];
	const all = cardsIn(box);
	const exact = all.filter(card => card.id === wanted || card.name.toLowerCase() === wanted);
	const found = exact.length > 0 ? exact : all.filter(card => card.name.toLowerCase().includes(wanted));
	if (found.length === 0) return [`There is no card called ${quoted(name)} in the box.`];
	if (exact.length === 0 && found.length > 3) {
		const names = found.slice(0, enough).map(card => card.name);
		const rest = found.length - names.length;
		return wrap(`Which of them: ${list(rest > 0 ? [...names, `${rest} more`] : names)}?`, pageWidth);
	}

	return found.flatMap(({rows}) => rows().flatMap(row => wrap(row, pageWidth)));
};
