/** One card with its picture, as painted rows of a given width. */
import type {Box, Equipment, FoeCard, HeroSheet, Room} from '../dungeon-fighter/box.js';
import {equipmentKinds, type ThrowCard} from '../dungeon-fighter/cards.js';
import {colours} from '../kernel/landing.js';
import {equipmentText, foeText, roomText} from '../view/card-text.js';
import {abilityName, abilityText, throwName, typeName} from '../view/describe.js';
import {capital} from '../view/names.js';
import {foePortrait, heroPortrait, type Portraits, portraitSizes} from '../view/portraits.js';
import {count, wrap} from '../view/text.js';
import type {Theme} from './theme.js';

type Table = {readonly box: Box; readonly portraits: Portraits; readonly theme: Theme; readonly width: number};

/** A picture on the left with text beside it; the text is painted already, so it is not measured. */
const beside = (picture: readonly string[], width: number, text: readonly string[]): readonly string[] =>
	Array.from({length: Math.max(picture.length, text.length)}, (_, row) => (picture[row] ?? '').padEnd(width) + (text[row] ?? ''));

const said = (text: string | undefined, fallback: string): string => (text === undefined ? fallback : `${capital(text)}.`);

const slotWords = (hero: HeroSheet): string => {
	const slots = equipmentKinds.filter(kind => hero.slots[kind] > 0).map(kind => count(hero.slots[kind], kind));
	return `Carries ${slots.join(', ')}.`;
};

export const heroSheet = ({box, portraits, theme, width}: Table, hero: HeroSheet): readonly string[] => {
	const left = portraitSizes.heroes.columns + 3;
	const words = [
		theme.strong(hero.name),
		...wrap(slotWords(hero), width - left),
		'',
		...wrap(`"${hero.quote}"`, width - left).map(row => theme.accent(row)),
	];
	const abilities = colours.flatMap(colour => {
		const ability = hero.abilities[colour];
		const text = wrap(`${capital(abilityText(box, ability))}.`, width - 8);
		return [
			`${theme.die[colour](colour.padStart(5).padEnd(6))}  ${theme.strong(abilityName(ability.is))}`,
			...text.map(row => `        ${row}`),
		];
	});
	const flavour = wrap(hero.flavour, width).map(row => theme.dim(row));
	return [...beside(heroPortrait(portraits, hero.id)?.rows ?? [], left, words), '', ...abilities, '', ...flavour];
};

export const foeSheet = ({box, portraits, theme, width}: Table, card: FoeCard): readonly string[] => {
	const rank = card.boss ? 'Boss' : `Level ${card.level}`;
	const gold = card.gold > 0 ? `, ${theme.gold(`${card.gold} gold`)}` : '';
	return [
		...(foePortrait(portraits, card.id)?.rows ?? []),
		'',
		theme.strong(card.name),
		`${rank}, ${typeName(box, card.type)}`,
		`${count(card.life, 'life', 'life')}, ${card.damage} damage${gold}`,
		'',
		...wrap(said(foeText(box, card), 'No tricks. It does not need any.'), width),
		'',
		...wrap(card.flavour, width).map(row => theme.dim(row)),
	];
};

export const equipmentSheet = ({box, theme, width}: Table, card: Equipment): readonly string[] => [
	theme.strong(card.name),
	`${capital(card.kind)}, ${theme.gold(`${card.price} gold`)}`,
	'',
	...wrap(said(equipmentText(box, card), ''), width),
	'',
	...wrap(card.flavour, width).map(row => theme.dim(row)),
];

export const roomSheet = ({box, theme, width}: Table, room: Room): readonly string[] => [
	theme.strong(room.name),
	count(room.icons, 'Shop icon'),
	'',
	...wrap(said(roomText(box, room), 'Nothing is the matter here, which is suspicious.'), width),
	'',
	...wrap(room.flavour, width).map(row => theme.dim(row)),
];

/** Below the pose, which moves and is therefore drawn by somebody else. */
export const throwSheet = ({box, theme, width}: Table, card: ThrowCard): readonly string[] => [
	theme.strong(throwName(box, card.id)),
	...wrap(`Throw it ${card.phrase}.`, width),
	'',
	...wrap(card.instruction, width),
];
