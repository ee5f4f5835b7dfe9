import {expect, test} from 'vitest';
import {shortWords} from '../../source/ui/unfinished-words.js';

const now = new Date(2026, 10, 18, 20, 0);
const begun = new Date(2026, 10, 18, 14, 21, 5);
const id = `/runs/${begun.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-a1b2c3.jsonl`;

test.each([
	['Hard, Murka, Marvin and Wilrond, round 4, 23 throws', false, 'Hard, 3 heroes, round 4, today 14:21'],
	['Normal, Murka (Ann, the first) and Marvin, round 1, 1 throw', false, 'Normal, 2 heroes, round 1, today 14:21'],
	['The challenge of 2026-11-18, Hard, Murka and Marvin, round 2, 3 throws', false, 'Daily, Hard, 2 heroes, round 2, today 14:21'],
	[
		'Hard, Murka and Marvin, round 4, 23 throws, being played elsewhere',
		true,
		'Being played elsewhere: Hard, 2 heroes, round 4, today 14:21',
	],
	['something else', false, 'something else'],
])('%s', (words, inPlay, short) => {
	expect(shortWords({id, words, inPlay}, now)).toBe(short);
});

test('another day has its date, and a foreign file no time', () => {
	const run = {words: 'Hard, Murka and Marvin, round 4, 2 throws', inPlay: false};
	expect(shortWords({id, ...run}, new Date(2026, 10, 19))).toBe('Hard, 2 heroes, round 4, 2026-11-18 14:21');
	expect(shortWords({id: 'copy.jsonl', ...run}, now)).toBe('Hard, 2 heroes, round 4');
});
