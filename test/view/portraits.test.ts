import {describe, expect, test} from 'vitest';
import {DataProblem} from '../../source/dungeon-fighter/data-problem.js';
import {portraitsOf} from '../../source/engine/looks.js';
import {readLooks} from '../../source/store/boxes.js';
import {carve, foePortrait, heroPortrait, openPortraits, portraitSizes} from '../../source/view/portraits.js';
import {secondEdition as box} from '../helpers/scene.js';

const portraits = portraitsOf('second');
const kinds = ['heroes', 'monsters', 'bosses'] as const;

// biome-ignore lint/suspicious/noExplicitAny: tests break this file in every way there is.
type Raw = any;

const problemOf = (spoil: (file: Raw) => void): string => {
	const file: Raw = structuredClone(readLooks('second', 'portraits').content);
	spoil(file);
	try {
		openPortraits(file, 'second-edition/portraits');
	} catch (error) {
		expect(error).toBeInstanceOf(DataProblem);
		return (error as DataProblem).message;
	}

	return 'the file was read';
};

describe.each(kinds)('%s', kind => {
	const {rows: most, columns} = portraitSizes[kind];
	const pictures = Object.entries(portraits[kind]);

	test('everybody has a picture, and nobody else', () => {
		expect(pictures.map(([id]) => id).toSorted()).toEqual(box[kind].map(({id}) => id).toSorted());
	});

	test.each(pictures)('%s fits, and is plain ASCII', (_, {rows}) => {
		expect(rows.length).toBeLessThanOrEqual(most);
		expect(rows.length).toBeGreaterThanOrEqual(5);
		for (const row of rows) {
			expect(row).toMatch(/^[ -~]*$/);
			expect(row).toBe(row.trimEnd());
			expect(row.length).toBeLessThanOrEqual(columns);
		}
	});
});

test('no two look alike', () => {
	const all = kinds.flatMap(kind => Object.values(portraits[kind]).map(({rows}) => rows));
	expect(new Set(all.map(rows => rows.join('\n'))).size).toBe(all.length);
});

test('a picture is found by the id of the card; a new card has none', () => {
	expect(heroPortrait(portraits, 'murka')?.rows).toHaveLength(5);
	expect(foePortrait(portraits, 'owlbear')?.rows).toHaveLength(7);
	expect(foePortrait(portraits, 'the-lawn')?.rows).toHaveLength(9);
	expect(foePortrait(portraits, 'test-monster')).toBeUndefined();
	expect(heroPortrait(portraits, 'constructor')).toBeUndefined();
});

describe('the tombstone', () => {
	const widths = portraits.tombstone.map(row => row.length);

	test('takes the names of a whole party', () => {
		const names = ['Murka', 'Wilrond', 'Brad Breckfust', 'Edith Grognarde', 'Goldfinga', 'Marvin'];
		const stone = carve(portraits, names);
		for (const name of names) expect(stone.filter(row => row.includes(name))).toHaveLength(1);
		expect(stone.map(row => row.length)).toEqual(widths);
	});

	test('puts few names in the middle and leaves no gap', () => {
		const stone = carve(portraits, ['Murka', 'Wilrond']);
		expect(stone.join('\n')).not.toContain('@');
		expect(stone.findIndex(row => row.includes('Murka'))).toBe(5);
		expect(stone[5]).toBe(`    |${'Murka'.padStart(11).padEnd(18)}|`);
	});

	test('cuts a name rather than the stone', () => {
		expect(carve(portraits, ['x'.repeat(40)]).map(row => row.length)).toEqual(widths);
	});
});

describe('a spoiled file is refused with a sentence', () => {
	test.each([
		[
			'too wide',
			(file: Raw) => (file.heroes.murka.rows[0] = 'x'.repeat(10)),
			'heroes.murka.rows.0: Too big: expected string to have <=9 characters.',
		],
		['not ASCII', (file: Raw) => (file.monsters.owlbear.rows[0] = 'ö'), 'monsters.owlbear.rows.0: must be plain ASCII.'],
		['too high', (file: Raw) => file.title.push('', ''), 'title: Too big: expected array to have <=6 items.'],
		['a field that nobody draws', (file: Raw) => (file.heroes.murka.blink = []), 'heroes.murka: Unrecognized key: "blink".'],
		['no room for names', (file: Raw) => (file.tombstone = ['R.I.P.']), 'tombstone: rows: has no room for names (@@@@).'],
	])('%s', (_, spoil, sentence) => {
		expect(problemOf(spoil)).toBe(`second-edition/portraits.json: ${sentence}`);
	});
});
