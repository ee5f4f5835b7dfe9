import {expect, test} from 'vitest';
import {bar, besides, columnsOf, count, lastRows, list, pagesOf, wrap} from '../../source/view/text.js';

test('lists', () => {
	expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(list)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

test('one is singular', () => {
	expect([0, 1, 2].map(amount => count(amount, 'die', 'dice'))).toEqual(['0 dice', '1 die', '2 dice']);
});

test('lines are wrapped between words, and a long word is not cut', () => {
	expect(wrap('a very long dungeon', 6)).toEqual(['a very', 'long', 'dungeon']);
	expect(wrap('', 6)).toEqual(['']);
});

test('figures to the right, words to the left, the last column under itself', () => {
	expect(
		columnsOf(
			[
				['Name', 'Life', 'Text'],
				['Owlbear', 11, 'it is rabid'],
			],
			22,
		),
	).toEqual([['Name     Life  Text'], ['Owlbear    11  it is', '               rabid']]);
});

test('blocks of different heights', () => {
	expect(besides(['a'], ['b', 'c'], 3)).toEqual(['a  b', '   c']);
});

test('a bar never leaves its frame', () => {
	expect([-1, 0, 0.5, 1, 2].map(share => bar(share, 4))).toEqual(['....', '....', '##..', '####', '####']);
});

test('the last lines that fit, each of them whole', () => {
	const lines = ['one', 'two three four', 'five'];
	expect(lastRows(lines, 9, 1)).toEqual(['five']);
	expect(lastRows(lines, 9, 2)).toEqual(['five']);
	expect(lastRows(lines, 9, 3)).toEqual(['two three', 'four', 'five']);
	expect(lastRows(lines, 9, 9)).toEqual(['one', 'two three', 'four', 'five']);
	expect(lastRows(['two three four'], 9, 1)).toEqual(['... four']);
	expect(lastRows(['one two three four five'], 9, 2, '~')).toEqual(['~ three', 'four five']);
	expect(lastRows(['two three four'], 9, 0)).toEqual([]);
	expect(lastRows([], 9, 3)).toEqual([]);
});

test('pages end with a line, unless one is longer than a page', () => {
	expect(pagesOf(['one', 'two three four', 'five'], 9, 2)).toEqual([['one'], ['two three', 'four'], ['five']]);
	expect(pagesOf(['one', 'two', 'three', 'four'], 9, 2)).toEqual([['one two', 'three'], ['four']]);
	expect(pagesOf(['one', 'two three four'], 9, 3)).toEqual([['one', 'two three', 'four']]);
	expect(pagesOf(['one two three four five'], 5, 2)).toEqual([['one', 'two'], ['three', 'four'], ['five']]);
	expect(pagesOf([], 5, 2)).toEqual([[]]);
});
