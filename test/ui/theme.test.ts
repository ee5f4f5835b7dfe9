import {stripVTControlCharacters} from 'node:util';
import {describe, expect, test} from 'vitest';
import {zones} from '../../source/kernel/landing.js';
import {createTheme, type Paint, type Theme} from '../../source/ui/theme.js';

const paintsOf = ({strong, dim, accent, good, bad, gold, chosen, zone, die}: Theme): readonly Paint[] => [
	...[strong, dim, accent, good, bad, gold, chosen],
	...Object.values(zone),
	...Object.values(die),
];

const modes = (['auto', '16', 'none'] as const).flatMap(colours => ([0, 1, 2, 3] as const).map(level => ({colours, level})));

describe.each(modes)('colours $colours on a terminal of level $level', ({colours, level}) => {
	const theme = createTheme(colours, 'unicode', level);

	test('a paint changes no word, and takes one text only', () => {
		for (const paint of paintsOf(theme))
			expect(['a word', 'another'].map(paint).map(stripVTControlCharacters)).toEqual(['a word', 'another']);
	});

	test('has a paint for every zone', () => {
		expect(Object.keys(theme.zone).toSorted()).toEqual([...zones].toSorted());
	});
});

/** Without bold and inverse. */
const sober = (text: string): string => ['1', '22', '7', '27'].reduce((rest, code) => rest.replaceAll(`\u001B[${code}m`, ''), text);

test('without colours there is bold and inverse, and nothing else', () => {
	for (const theme of [createTheme('none', 'ascii', 3), createTheme('auto', 'ascii', 0)]) {
		for (const paint of paintsOf(theme)) expect(sober(paint('x'))).toBe('x');
		expect(theme.accent('x')).not.toBe('x');
		expect(theme.die.red('R')).not.toBe('R');
	}
});
