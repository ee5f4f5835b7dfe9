import {describe, expect, test} from 'vitest';
import {cardKinds, cardRows} from '../../source/view/cards.js';
import {secondEdition as box, boxWith, card, monster, room} from '../helpers/scene.js';

/** The rows of one card, up to the next blank one. */
const block = (rows: readonly string[], start: string): readonly string[] => {
	const at = rows.findIndex(row => row.includes(start));
	const end = rows.indexOf('', at);
	return rows.slice(at, end < 0 ? undefined : end);
};

describe.each([undefined, ...cardKinds])('%s', kind => {
	const rows = cardRows(box, kind);

	test('fits on every terminal', () => {
		expect(rows.filter(row => row.length > 80)).toEqual([]);
		expect(rows.filter(row => row !== row.trimEnd())).toEqual([]);
	});

	test('has no holes', () => {
		expect(rows.join('\n')).not.toMatch(/undefined|NaN|\[object|\n\n\n/);
	});
});

test('all kinds follow each other', () => {
	const headings = cardRows(box).filter((_, index, rows) => /^=+$/.test(rows[index + 1] ?? ''));
	expect(headings).toEqual([
		'Heroes (8)',
		'Monsters, level 1 (12)',
		'Monsters, level 2 (12)',
		'Monsters, level 3 (12)',
		'Monsters, level 4 (12)',
		'Bosses (6)',
		'Weapons (24)',
		'Armour (12)',
		'Spendables (12)',
		'Dungeon (21)',
		'Throws (26)',
	]);
});

test('every card of the box is there', () => {
	const text = cardRows(box).join('\n');
	for (const {name} of [...box.heroes, ...box.monsters, ...box.bosses, ...box.equipment, ...box.dungeon]) expect(text).toContain(name);
});

test('a hero', () => {
	expect(block(cardRows(box, 'heroes'), 'Murka:')).toEqual([
		'Murka: 2 weapons, 1 spendable',
		'  "First hit is hello. Second hit is also hello. Murka very polite."',
		'  A goose bit her when she was six, and all of nature has been on notice ever',
		'  since.',
		'  red    Sworn Enemy   on a hit, +4 damage against Beasts, otherwise +1',
		'  green  Self Healing  the thrower heals 3',
		'  blue   Double Swing  on a hit, the same die once more, without weapons',
	]);
});

test('monsters, with or without a trick', () => {
	const rows = cardRows(box, 'monsters');
	expect(rows.slice(3, 4)).toEqual(['Name                        Type       Life  Damage  Gold']);
	expect(block(rows, 'Zombie Monkey')).toEqual([
		'Zombie Monkey               Undead        2       1     1',
		'  Throw under your leg.',
		'    You hold out a banana, and it looks very fondly at your arm.',
	]);
	expect(block(rows, 'Owlbear')).toEqual([
		'Owlbear                     Beast        11       3     3',
		'  Rabid: a miss hurts every hero.',
		'    The head spots you in the dark, and the body takes it from there.',
	]);
	expect(block(cardRows(boxWith({monsters: [monster()]}), 'monsters'), 'Test Monster')).toEqual([
		'Test Monster                Beast        10       2     1',
		'    It is only a test.',
	]);
});

test('a Boss carries no gold', () => {
	expect(cardRows(box, 'bosses')[3]).toBe('Name                          Type       Life  Damage');
});

test('equipment, with a long text under itself', () => {
	const sword = card({
		kind: 'weapon',
		price: 12,
		throws: ['small-fingers'],
		effects: [{is: 'bonus-against', type: 'greenskin', amount: 5, otherwise: 2}],
	});
	expect(block(cardRows(boxWith({equipment: [sword]}), 'equipment'), 'Test Card')).toEqual([
		'Test Card                     12  +5 damage against Greenskins, otherwise +2,',
		'                                  thrown with your little fingers',
		'    It is only a test.',
	]);
	expect(block(cardRows(box, 'equipment'), 'Eau de Napalm')).toEqual([
		`Eau de Napalm                      ${box.card('eau-de-napalm').price}  +2 damage to one hit`,
		'    One dab behind the ears, and soon no ears.',
	]);
});

test('a room, and one where nothing is the matter', () => {
	expect(block(cardRows(box, 'dungeon'), 'Pot of Gold Room')).toEqual([
		`Pot of Gold Room                   ${box.room('pot-of-gold-room').icons}  +1 gold, +3 life for the monster`,
		'    The rainbow that ends here was last seen leaving in a hurry.',
	]);
	expect(block(cardRows(boxWith({dungeon: [room()]}), 'dungeon'), 'Test Room')[0]).toBe('Test Room                          2  nothing');
});

test('a throw, in two pictures', () => {
	const rows = cardRows(box, 'throws');
	const at = rows.findIndex(row => row.includes('Jump Shot'));
	expect(rows.slice(at, at + 5)).toEqual([
		'            \\O/#          Jump Shot',
		'             |            Throw it in mid-air.',
		' O          < >           The first press jumps; lock both bars before the floor',
		'/|\\# ====        ====     has you back.',
		"< >  |  |   ' '  |  |",
	]);
});

test('only the throws of this edition', () => {
	expect(cardRows(box, 'throws').join('\n')).not.toContain('Crossbow Shot');
});
