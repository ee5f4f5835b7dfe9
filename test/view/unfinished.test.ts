import {expect, test} from 'vitest';
import {type Unfinished, unfinishedLabel, unfinishedText} from '../../source/view/unfinished.js';

const now = new Date(2026, 10, 18, 20, 0);
const run: Unfinished = {
	mode: 'Hard',
	party: ['Murka', 'Marvin', 'Wilrond'],
	round: 4,
	throws: 23,
	begun: new Date(2026, 10, 18, 14, 21, 5),
	inPlay: false,
};

test.each<[text: string, label: string, difference: Partial<Unfinished>]>([
	['Hard, Murka, Marvin and Wilrond, round 4, 23 throws', 'Hard, 3 heroes, round 4, today 14:21', {}],
	[
		'Normal, Murka (Ann, the first) and Marvin, round 1, 1 throw',
		'Normal, 2 heroes, round 1, today 14:21',
		{mode: 'Normal', party: ['Murka (Ann, the first)', 'Marvin'], round: 1, throws: 1},
	],
	[
		'The challenge of 2026-11-18, Hard, Murka, Marvin and Wilrond, round 4, 23 throws',
		'Daily, Hard, 3 heroes, round 4, today 14:21',
		{daily: '2026-11-18'},
	],
	[
		'Hard, Murka, Marvin and Wilrond, round 4, 23 throws, being played elsewhere',
		'Being played elsewhere: Hard, 3 heroes, round 4, today 14:21',
		{inPlay: true},
	],
])('%s', (text, label, difference) => {
	expect(unfinishedText({...run, ...difference})).toBe(text);
	expect(unfinishedLabel({...run, ...difference}, now)).toBe(label);
});

test('another day has its date, and a journal that does not tell no time', () => {
	expect(unfinishedLabel(run, new Date(2026, 10, 19))).toBe('Hard, 3 heroes, round 4, 2026-11-18 14:21');
	expect(unfinishedLabel({...run, begun: undefined}, now)).toBe('Hard, 3 heroes, round 4');
});
