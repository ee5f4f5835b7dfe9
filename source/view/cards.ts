/** `dungeon-fighter cards`: the whole box to read through, at most 80 columns wide. */
import type {Box, Equipment, FoeCard, HeroSheet, Room} from '../dungeon-fighter/box.js';
import {type EquipmentKind, equipmentKinds, type ThrowCard} from '../dungeon-fighter/cards.js';
import {colours} from '../kernel/landing.js';
import {equipmentText, foeText, roomText} from './card-text.js';
import {abilityName, abilityText, throwName, typeName} from './describe.js';
import {capital} from './names.js';
import {besides, columnsOf, count, indent, pageWidth, wrap} from './text.js';

export const cardKinds = ['heroes', 'monsters', 'bosses', 'equipment', 'dungeon', 'throws'] as const;

export type CardKind = (typeof cardKinds)[number];

const headed = (title: string, cards: number, rows: readonly string[]): readonly string[] => {
	const heading = `${title} (${cards})`;
	return [heading, '='.repeat(heading.length), '', ...rows];
};

/** Blocks with a blank line between them. */
const spaced = (blocks: readonly (readonly string[])[]): readonly string[] =>
	blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));

const heroBlock = (box: Box, hero: HeroSheet): readonly string[] => {
	const slots = equipmentKinds.filter(kind => hero.slots[kind] > 0).map(kind => count(hero.slots[kind], kind));
	const abilities = colours.map(colour => {
		const ability = hero.abilities[colour];
		return [`  ${colour}`, abilityName(ability.is), abilityText(box, ability)];
	});
	return [`${hero.name}: ${slots.join(', ')}`, ...indent(`"${hero.quote}"`, 2), ...indent(hero.flavour, 2), ...columnsOf(abilities).flat()];
};

/** A table whose cards say more below their row. */
const told = (
	heading: readonly string[],
	rows: readonly (readonly (string | number)[])[],
	below: readonly (readonly string[])[],
): readonly string[] => {
	const [first, ...blocks] = columnsOf([heading, ...rows]);
	return [...first!, '', ...spaced(blocks.map((block, index) => [...block, ...below[index]!]))];
};

const foeTable = (box: Box, foes: readonly FoeCard[], gold: boolean): readonly string[] =>
	told(
		['Name', 'Type', 'Life', 'Damage', ...(gold ? ['Gold'] : [])],
		foes.map(card => [card.name, typeName(box, card.type), card.life, card.damage, ...(gold ? [card.gold] : [])]),
		foes.map(card => {
			const text = foeText(box, card);
			return [...(text === undefined ? [] : indent(`${capital(text)}.`, 2)), ...indent(card.flavour, 4)];
		}),
	);

const monsterRows = (box: Box): readonly string[] => {
	const levels = [...new Set(box.monsters.map(card => card.level ?? 0))].toSorted((a, b) => a - b);
	return spaced(
		levels.map(level => {
			const cards = box.monsters.filter(card => card.level === level);
			return headed(`Monsters, level ${level}`, cards.length, foeTable(box, cards, true));
		}),
	);
};

const kindTitles: Readonly<Record<EquipmentKind, string>> = {weapon: 'Weapons', armour: 'Armour', spendable: 'Spendables'};

const equipmentTable = (box: Box, cards: readonly Equipment[]): readonly string[] =>
	told(
		['Name', 'Price', 'What it does'],
		cards.map(card => [card.name, card.price, equipmentText(box, card)]),
		cards.map(card => indent(card.flavour, 4)),
	);

const equipmentRows = (box: Box): readonly string[] =>
	spaced(
		equipmentKinds.map(kind => {
			const cards = box.equipment.filter(card => card.kind === kind);
			return headed(kindTitles[kind], cards.length, equipmentTable(box, cards));
		}),
	);

const roomTable = (box: Box, rooms: readonly Room[]): readonly string[] =>
	told(
		['Name', 'Icons', 'What is the matter'],
		rooms.map(room => [room.name, room.icons, roomText(box, room) ?? 'nothing']),
		rooms.map(room => indent(room.flavour, 4)),
	);

const poseWidth = 26;

const throwBlock = (box: Box, card: ThrowCard): readonly string[] => {
	const [first = [], second = []] = card.pose;
	const text = [
		throwName(box, card.id),
		...wrap(`Throw it ${card.phrase}.`, pageWidth - poseWidth),
		...wrap(card.instruction, pageWidth - poseWidth),
	];
	return besides(besides(first, second, 12), text, poseWidth);
};

const sections: Readonly<Record<CardKind, (box: Box) => readonly string[]>> = {
	heroes: box => headed('Heroes', box.heroes.length, spaced(box.heroes.map(hero => heroBlock(box, hero)))),
	monsters: monsterRows,
	bosses: box => headed('Bosses', box.bosses.length, foeTable(box, box.bosses, false)),
	equipment: equipmentRows,
	dungeon: box => headed('Dungeon', box.dungeon.length, roomTable(box, box.dungeon)),
	throws(box) {
		const cards = box.throws.filter(card => box.edition.id in card.names);
		return headed('Throws', cards.length, spaced(cards.map(card => throwBlock(box, card))));
	},
};

/** All the cards, or those of one kind. */
export const cardRows = (box: Box, kind?: CardKind): readonly string[] =>
	spaced((kind === undefined ? cardKinds : [kind]).map(each => sections[each](box)));
