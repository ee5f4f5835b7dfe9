import {expect, test} from 'vitest';
import {whereabouts} from '../../source/view/whereabouts.js';

const landing = (x: number, y: number) => ({zone: 'outside', icon: false, bounces: 1, respected: true, x, y, yaw: 0}) as const;

test.each([
	[0.05, -0.1, undefined],
	[-0.2, 0, 'a little left'],
	[0.5, -0.3, 'right, a little short'],
	[-1.4, 0.7, 'far to the left, long'],
	[0, 1.2, 'far too long'],
	[0.1, -1.6, 'far too short'],
] as const)('%d, %d is %s', (x, y, words) => {
	expect(whereabouts(landing(x, y))).toBe(words);
});

test('left and short are meant from where the thrower stood', () => {
	expect(whereabouts(landing(-0.7, 0.2), 'west')).toBe('a little left, short');
	expect(whereabouts(landing(-0.7, 0.2), 'north')).toBe('right, a little short');
	expect(whereabouts(landing(-0.7, 0.2), 'east')).toBe('a little right, long');
});

test('of a real die nobody knows it', () => {
	expect(whereabouts({zone: '3', icon: false, bounces: 1, respected: true})).toBeUndefined();
});
