/** Reading a journal: what is one, what is none, and what a crash may have left of one. */
import {describe, expect, test} from 'vitest';
import {JournalDamage, type JournalEntry, type JournalHead, journalFormat, journalLine, parseJournal} from '../../source/kernel/journal.js';

const head: JournalHead = {journal: journalFormat, edition: 'second', rules: 1, contents: 'c0ffee', setup: {seed: 'ümläut 🎲'}, hash: '0a'};
const entries: readonly JournalEntry[] = [
	{act: {type: 'choose-path', card: 'room-14'}, hash: '1b'},
	{act: {type: 'throw', die: 'red', weapons: [], landing: {zone: '3', icon: false, bounces: 1, respected: true}}, hash: '2c'},
	{act: {type: 'move-on'}, hash: '3d'},
];
const lines = [head, ...entries].map(journalLine);
const whole = lines.join('');

/** The line and the sentence of the damage, or how many entries were read in spite of it. */
const damageOf = (text: string): string => {
	try {
		return `read with ${parseJournal(text).entries.length} entries`;
	} catch (error) {
		expect(error).toBeInstanceOf(JournalDamage);
		const {line, message} = error as JournalDamage;
		return `${line}: ${message}`;
	}
};

const foreign = '1: This is not a journal of Dungeon Fighter.';

describe('a whole journal', () => {
	test('is one line of JSON for the setup and one for each action', () => {
		expect(lines.every(line => line.endsWith('}\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
		expect(parseJournal(whole)).toEqual({head, entries, torn: false});
	});

	test('may have no action yet', () => {
		expect(parseJournal(lines[0]!)).toEqual({head, entries: [], torn: false});
		expect(parseJournal(lines[0]!.trimEnd())).toEqual({head, entries: [], torn: false});
	});

	test('may have been through an editor that ends its lines in its own way', () => {
		expect(parseJournal(whole.replaceAll('\n', '\r\n'))).toEqual({head, entries, torn: false});
	});
});

describe('a torn journal', () => {
	const before = lines.slice(0, -1).join('');
	const last = lines.at(-1)!;

	test('is good up to the torn line, wherever that is cut', () => {
		for (let cut = 1; cut < last.length - 1; cut++) {
			expect([cut, parseJournal(before + last.slice(0, cut))]).toEqual([cut, {head, entries: entries.slice(0, -1), torn: true}]);
		}
	});

	test('cut between two lines it is simply shorter', () => {
		expect(parseJournal(before)).toEqual({head, entries: entries.slice(0, -1), torn: false});
	});

	test('cut just before the end of its line it lacks nothing', () => {
		expect(parseJournal(whole.slice(0, -1))).toEqual({head, entries, torn: false});
	});

	test('cut anywhere at all it is a shorter journal, or none if not even the first line is left', () => {
		for (let cut = 0; cut <= whole.length; cut++) {
			const text = whole.slice(0, cut);
			const ended = text.split('\n').length - 1 + (cut < whole.length && whole[cut] === '\n' ? 1 : 0);
			expect([cut, damageOf(text)]).toEqual([cut, ended === 0 ? foreign : `read with ${ended - 1} entries`]);
		}
	});

	test('what is torn in the middle is damaged', () => {
		expect(damageOf(`${lines[0]}${lines[1]?.slice(0, 20)}\n${lines[2]}`)).toBe('2: Line 2 is damaged.');
	});
});

describe('what is no journal', () => {
	const spoilt = (change: object): string => journalLine({...head, ...change}) + lines[1];
	const texts: readonly (readonly [what: string, text: string])[] = [
		['nothing', ''],
		['an empty line', '\n'],
		['words', 'Once upon a time\nthere was a dungeon.\n'],
		['other JSON', '{"name":"dungeon-fighter","version":"0.1.0"}\n'],
		['a list', '[]\n'],
		['null', 'null\n'],
		['bytes', '\u0000\u0001\uFFFD\uFFFD\u007FELF\n\uFFFD'],
		['an entry without a head', lines[1]!],
		['a blank line before the head', `\n${whole}`],
		['a head without a number', spoilt({journal: '1'})],
		['a head without an edition', spoilt({edition: undefined})],
		['a head without rules', spoilt({rules: null})],
		['a head without contents', spoilt({contents: 5})],
		['a head without a setup', spoilt({setup: undefined})],
		['a head with a list for a setup', spoilt({setup: []})],
		['a head without a hash', spoilt({hash: undefined})],
	];

	test.each(texts)('%s', (_, text) => {
		expect(damageOf(text)).toBe(foreign);
	});
});

describe('a damaged line', () => {
	const bad = ['x', '{}', 'null', '[]', '{"act":{"type":"keep"}}', '{"hash":"1b"}', '{"act":"keep","hash":"1b"}', '{"act":[],"hash":"1b"}'];

	test.each(bad)('%j is named, in the middle and at the end', line => {
		expect(damageOf(`${lines[0]}${lines[1]}${line}\n${lines[3]}`)).toBe('3: Line 3 is damaged.');
		expect(damageOf(`${lines[0]}${line}\n`)).toBe('2: Line 2 is damaged.');
	});

	test('an empty line is damage in the middle, and nothing at the end, where editors leave them', () => {
		expect(damageOf(`${lines[0]}${lines[1]}\n${lines[3]}`)).toBe('3: Line 3 is damaged.');
		expect(parseJournal(`${whole}\n\n`)).toEqual(parseJournal(whole));
		expect(parseJournal(`\uFEFF${whole}`)).toEqual(parseJournal(whole));
	});

	test('the first of several is named', () => {
		expect(damageOf(`${lines[0]}${lines[1]}x\ny\n`)).toBe('3: Line 3 is damaged.');
	});

	test('the head again is no entry', () => {
		expect(damageOf(`${lines[0]}${lines[0]}`)).toBe('2: Line 2 is damaged.');
	});
});
