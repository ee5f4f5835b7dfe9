/** A spoiled data file is refused with one sentence that names the file, the card and the field. */
import {describe, expect, test} from 'vitest';
import {type Box, type BoxFiles, boxFiles, openBox} from '../source/dungeon-fighter/box.js';
import {DataProblem} from '../source/dungeon-fighter/data-problem.js';
import {boxOf, editionIds} from '../source/store/boxes.js';
import {secondEdition, secondEditionFiles} from './helpers/scene.js';

type Files = ReturnType<typeof secondEditionFiles>;

const open = (spoil: (files: Files) => void): Box => {
	const files = secondEditionFiles();
	spoil(files);
	return openBox(files as BoxFiles);
};

/** What the box says about a spoiled file. */
const problemOf = (spoil: (files: Files) => void): string => {
	try {
		open(spoil);
	} catch (error) {
		expect(error).toBeInstanceOf(DataProblem);
		return (error as DataProblem).message;
	}

	return 'the box was opened';
};

/** The raw card of a file, to be spoiled. */
const of = (files: Files, file: string, id: string) => {
	const card = files[file].find((each: {id: string}) => each.id === id);
	if (!card) throw new Error(`no ${id} in ${file}`);
	return card;
};

/** A name for the row, what is done to the files, and the sentence that answers it. */
type Row = readonly [name: string, spoil: (files: Files) => void, message: string];

const wrongFields: readonly Row[] = [
	[
		'a word for a number',
		files => (of(files, 'monsters', 'owlbear').life = 'eleven'),
		'monsters.json: owlbear: life: expected number, received string.',
	],
	[
		'half a Life point',
		files => (of(files, 'monsters', 'owlbear').life = 1.5),
		'monsters.json: owlbear: life: expected int, received number.',
	],
	['no Life', files => (of(files, 'monsters', 'owlbear').life = 0), 'monsters.json: owlbear: life: Too small: expected number to be >=1.'],
	[
		'a fifth level',
		files => (of(files, 'monsters', 'gorgon').level = 5),
		'monsters.json: gorgon: level: Too big: expected number to be <=4.',
	],
	[
		'a missing field',
		files => delete of(files, 'monsters', 'owlbear').damage,
		'monsters.json: owlbear: damage: expected number, received undefined.',
	],
	[
		'a field in a field',
		files => (of(files, 'heroes', 'murka').slots.weapon = -1),
		'heroes.json: murka: slots.weapon: Too small: expected number to be >=0.',
	],
	[
		'a nameless hero',
		files => (of(files, 'heroes', 'murka').name = ''),
		'heroes.json: murka: name: Too small: expected string to have >=1 characters.',
	],
	[
		'a flavour line that does not fit',
		files => (of(files, 'dungeon', 'room-14').flavour = 'x'.repeat(121)),
		'dungeon.json: room-14: flavour: Too big: expected string to have <=120 characters.',
	],
	[
		'a weapon that does nothing',
		files => (of(files, 'equipment', 'hell-bow').effects = []),
		'equipment.json: hell-bow: effects: Too small: expected array to have >=1 items.',
	],
	[
		'a die with one face',
		files => (of(files, 'dice', 'red').faces = ['icon']),
		'dice.json: red: faces: Too small: expected array to have exactly 6 items.',
	],
	[
		'a fifth colour of die',
		files => (files.dice[0].id = 'pink'),
		'dice.json: pink: id: Invalid option: expected one of "red"|"green"|"blue"|"bonus".',
	],
	['a rule of the edition', files => (files.edition.supply.gold = 'many'), 'edition.json: supply.gold: expected number, received string.'],
	[
		'the board',
		files => (files.board.border = 'guess'),
		'board.json: border: Invalid option: expected one of "most-corners"|"largest-part".',
	],
	[
		'a throw without a pose',
		files => (files.throws[0].pose = []),
		'throws.json: backwards: pose: Too small: expected array to have exactly 2 items.',
	],
];

const wrongNames: readonly Row[] = [
	[
		'a monster with an unknown throw',
		files => (of(files, 'monsters', 'gorgon').throws = ['yodel']),
		'monsters.json: gorgon: throws: there is no throw "yodel".',
	],
	[
		'a weapon with an unknown throw',
		files => (of(files, 'equipment', 'hell-bow').throws = ['yodel']),
		'equipment.json: hell-bow: throws: there is no throw "yodel".',
	],
	[
		'a room with an unknown throw',
		files => (of(files, 'dungeon', 'room-14').throws = ['yodel']),
		'dungeon.json: room-14: throws: there is no throw "yodel".',
	],
	[
		'a throw of another edition',
		files => (of(files, 'monsters', 'gorgon').throws = ['catapult']),
		'monsters.json: gorgon: throws: there is no throw "catapult".',
	],
	[
		'a monster of an unknown type',
		files => (of(files, 'monsters', 'gorgon').type = 'accountant'),
		'monsters.json: gorgon: type: there is no monster type "accountant".',
	],
	[
		'a Boss of an unknown type',
		files => (of(files, 'bosses', 'the-lawn').type = 'accountant'),
		'bosses.json: the-lawn: type: there is no monster type "accountant".',
	],
	[
		'a hero sworn against an unknown type',
		files => (of(files, 'heroes', 'murka').abilities.red.type = 'accountant'),
		'heroes.json: murka: abilities.red: there is no monster type "accountant".',
	],
	[
		'a weapon against an unknown type',
		files => (of(files, 'equipment', 'blessed-hatchet').effects[0].type = 'accountant'),
		'equipment.json: blessed-hatchet: effects: there is no monster type "accountant".',
	],
	['a monster twice', files => files.monsters.push(of(files, 'monsters', 'gorgon')), 'monsters.json: gorgon: id: occurs twice.'],
	['a die twice', files => files.dice.push(of(files, 'dice', 'bonus')), 'dice.json: bonus: id: occurs twice.'],
	[
		'an id that is none',
		files => (of(files, 'monsters', 'zombie-monkey').id = 'Zombie Monkey'),
		'monsters.json: Zombie Monkey: id: must be lower case words joined by hyphens.',
	],
];

const wrongShapes: readonly Row[] = [
	[
		'a monster with an ability and a throw',
		files => (of(files, 'monsters', 'zombie-monkey').effects = [{is: 'gang'}]),
		'monsters.json: zombie-monkey: effects: a monster has one ability or one throw, not both.',
	],
	[
		'a monster with two throws',
		files => (of(files, 'monsters', 'gorgon').throws = ['blind', 'nose']),
		'monsters.json: gorgon: effects: a monster has one ability or one throw, not both.',
	],
	[
		'an extra field',
		files => (of(files, 'dungeon', 'room-14').colour = 'beige'),
		'dungeon.json: room-14: colour: Unrecognized key: "colour".',
	],
	[
		'an extra field in an effect',
		files => (of(files, 'monsters', 'owlbear').effects[0].amount = 2),
		'monsters.json: owlbear: effects.0: Unrecognized key: "amount".',
	],
	['an extra rule', files => (files.edition.luck = 1), 'edition.json: luck: Unrecognized key: "luck".'],
	[
		'an armour with a throw',
		files => (of(files, 'equipment', 'portable-front-door').throws = ['blind']),
		'equipment.json: portable-front-door: throws: Unrecognized key: "throws".',
	],
	['a list that is none', files => (files.monsters = {}), 'monsters.json: the whole: expected array, received object.'],
	['a missing list', files => delete files.heroes, 'heroes.json: the whole: expected array, received undefined.'],
	['an edition that is none', files => (files.edition = null), 'edition.json: the whole: expected object, received null.'],
	['a card that is none', files => (files.monsters[2] = 'monkey'), 'monsters.json: entry 3: the whole: expected object, received string.'],
	['a card without an id', files => delete files.monsters[2].id, 'monsters.json: entry 3: id: expected string, received undefined.'],
];

describe('a spoiled file is refused with one sentence: file, card, field', () => {
	test.each(wrongFields)('wrong field: %s', (_, spoil, message) => {
		expect(problemOf(spoil)).toBe(message);
	});

	test.each(wrongNames)('wrong name: %s', (_, spoil, message) => {
		expect(problemOf(spoil)).toBe(message);
	});

	test.each(wrongShapes)('wrong shape: %s', (_, spoil, message) => {
		expect(problemOf(spoil)).toBe(message);
	});

	test('the first wrong thing is named, and only that', () => {
		const both = problemOf(files => {
			of(files, 'monsters', 'zombie-monkey').life = 'two';
			of(files, 'monsters', 'owlbear').life = 'eleven';
		});
		expect(both).toBe('monsters.json: zombie-monkey: life: expected number, received string.');
	});
});

describe('a box that would break off later is not opened at all', () => {
	const oneSentence = /^monsters\.json: owlbear: effects\.0\.is: [^.]+\.$/;

	test('an unknown ability is one sentence too', () => {
		expect(problemOf(files => (of(files, 'monsters', 'owlbear').effects[0].is = 'sleepy'))).toMatch(oneSentence);
	});

	test('a Boss with the id of a monster occurs twice', () => {
		expect(problemOf(files => files.bosses.push({...of(files, 'bosses', 'the-lawn'), id: 'gorgon'}))).toBe(
			'bosses.json: gorgon: id: a monster has it already.',
		);
	});

	test('a box without a Boss is refused', () => {
		expect(problemOf(files => (files.bosses = []))).toMatch(/^bosses\.json: /);
	});

	test('a box without dice is refused', () => {
		expect(problemOf(files => (files.dice = []))).toMatch(/^dice\.json: /);
	});
});

describe('a whole box', () => {
	test('opens, and its fingerprint follows every file but not the order of the fields', () => {
		expect(editionIds).toEqual(['second']);
		expect(boxOf('second')?.contents).toBe(secondEdition.contents);
		expect(boxOf('third')).toBeUndefined();
		expect(secondEdition.contents).toMatch(/^[0-9a-f]{12}$/);
		const turned = open(files => {
			files.monsters = files.monsters.map((card: object) => Object.fromEntries(Object.entries(card).reverse()));
		});
		expect(turned.contents).toBe(secondEdition.contents);
		const changed = [
			open(files => (files.edition.difficulties[2].monsterLife = 15)),
			open(files => (files.board.dieHalf = 0.08)),
			open(files => (files.dice[0].faces[2] = 'icon')),
			open(files => files.throws[0].handicaps.pop()),
			open(files => (files.heroes[0].slots.armour = 1)),
			open(files => files.monsters[0].life++),
			open(files => files.bosses[0].life++),
			open(files => files.equipment[0].price++),
			open(files => files.dungeon[0].icons++),
		].map(box => box.contents);
		expect(changed).toHaveLength(boxFiles.length + 1);
		expect(new Set([secondEdition.contents, ...changed]).size).toBe(boxFiles.length + 2);
	});
});
