import {expect, test} from 'vitest';
import {praiseRows} from '../../source/view/praise.js';

const praised = ['One', 'Two', 'Three', 'Four'].map(name => ({name, text: 'Do it, and then do it once more, until somebody sees it.'}));

test('every achievement that was earned is named', () => {
	expect(praiseRows([])).toEqual([]);
	expect(praiseRows(praised, 80)).toHaveLength(4);
	expect(praiseRows(praised, 40)).toHaveLength(8);
	for (const row of praiseRows(praised, 40)) expect(row.length).toBeLessThanOrEqual(40);
});

test.each([
	[80, 4, 4, /Four/],
	[80, 3, 3, /^And 2 more/],
	[40, 5, 5, /^And 2 more/],
	[40, 4, 3, /^And 3 more/],
	[40, 1, 1, /^4 new achievements/],
])('in %i columns and %i rows', (columns, most, rows, last) => {
	const shown = praiseRows(praised, columns, most);
	expect(shown).toHaveLength(rows);
	expect(shown.at(-1)).toMatch(last);
});

test('without room nothing is said', () => {
	expect(praiseRows(praised, 80, 0)).toEqual([]);
});
