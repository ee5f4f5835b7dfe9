/** What docs/protocol.md says about gestures is true: beats, perfect moments, limits, and how throws go together. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Loft} from '../../source/throwing/flight.js';
import type {PressedGesture} from '../../source/throwing/gesture.js';
import {aimBeat, sweepLength} from '../../source/throwing/stance.js';
import {risks, steadyOdds} from '../../source/throwing/steady.js';
import {bars, lookAhead, readingAt, throwDie, timeLimit} from '../../source/throwing/throw-die.js';
import {secondEdition} from '../helpers/scene.js';
import {numbers, requestOf, stanceOf} from './hand.js';

const protocol = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const [, table = ''] = /\| throw \| beats \| perfect \| broken by \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(protocol) ?? [];

const rows = table
	.trimEnd()
	.split('\n')
	.map(line => {
		const [, name = '', beats = '', perfect = '', broken = ''] = line
			.split(' | ')
			.flatMap((cell, index) => (index === 0 ? ['', cell.slice(2)] : [cell]));
		return {
			ids: [...name.matchAll(/`(.*)`/g)].map(([, id = '']) => id),
			beats: [...beats.matchAll(/`([a-z ]+)`: (aim|power|both|nothing)/g)].map(([, beat, sets]) => [beat, sets]),
			perfect: JSON.parse(perfect.replaceAll('`', '')) as PressedGesture,
			broken,
		};
	});

/** Whether the page says so, wherever its lines end. */
const says = (words: string): boolean => protocol.replaceAll(/\s+/g, ' ').includes(words);

describe('the table of the throws', () => {
	test('has the plain throw and every other, each once', () => {
		expect(rows.map(({ids}) => ids.join()).toSorted()).toEqual(['', ...secondEdition.throws.map(({id}) => id)].toSorted());
	});

	test.each(rows.map(row => [row.ids[0] ?? 'the plain throw', row] as const))('%s', (_, {ids, beats, perfect}) => {
		const stance = stanceOf(ids);
		expect(stance.beats.map(({name, sets}) => [name, sets])).toEqual(beats);
		expect(perfect.presses).toHaveLength(beats.length);
		for (const number of numbers(20)) {
			const request = requestOf(ids, number);
			const {chances} = lookAhead(request);
			for (const [index, beat] of stance.beats.entries()) {
				if (beat.sets === 'nothing' || beat.taps !== undefined) continue;
				// To the millisecond; what trembles, trembles.
				expect(Math.abs(readingAt(stance, beat, chances, perfect.presses[index]!))).toBeLessThan(0.006 + stance.jitter);
			}

			const {landing} = throwDie(request, perfect);
			expect(landing.respected).toBe(true);
			// Off the box the pace moves it sideways, too.
			if (stance.jitter === 0 && !stance.bank) expect(Math.abs(landing.x! - chances.curve)).toBeLessThan(0.02);
		}
	});

	test('the gates of time are as it says', () => {
		for (const id of ['jump', 'hot-potato']) {
			const {broken} = rows.find(({ids}) => ids[0] === id)!;
			expect(broken).toContain(`longer than ${timeLimit(stanceOf([id]))}`);
		}

		expect(timeLimit(stanceOf(['jump', 'hot-potato', 'blow']))).toBe(1200 + 500 + 400 + 1600);
		expect(timeLimit(stanceOf(['jump', 'card', 'friendly']))).toBe(1200 + 0 + 400);
		expect(timeLimit(stanceOf(['jump', 'weak-hand', 'head']))).toBe(1200 + 400 + 700 + 400);
		expect(Math.round(timeLimit(stanceOf(['jump', 'elbow'])))).toBe(1200 + 1556);
	});

	test('throws go together in its order', () => {
		const beatsOf = (...ids: readonly string[]) => stanceOf(ids).beats.map(({name}) => name);
		const many = ['flick', 'slap', 'far', 'jump', 'hot-potato', 'card', 'prayer', 'blow', 'head', 'x'];
		expect(beatsOf(...many)).toEqual(['catch', 'jump', 'balance', 'cock', 'header', 'let go', 'slap', 'breath', 'palms']);
		expect(beatsOf('x', 'blow')).toEqual(['cross', 'breath']);
		expect(beatsOf('x', 'head')).toEqual(['header', 'cross']);
		expect(beatsOf('x', 'slap')).toEqual(['aim', 'slap']);
		// By the rows above: whatever is put in the place of a plain beat, the first in the table comes first.
		const order = rows.flatMap(({ids}) => ids);
		for (const [first, second] of [
			['flick', 'slap'],
			['slap', 'blow'],
			['card', 'prayer'],
		] as const) {
			expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
			const together = beatsOf(first, second);
			const last = (id: string): number => together.indexOf(beatsOf(id).at(id === 'card' || id === 'prayer' ? 0 : -1)!);
			expect(last(first)).toBeLessThan(last(second));
		}
	});
});

test('the figures of the bars', () => {
	expect(says(`\`${bars.aim} × a\``)).toBe(true);
	expect(says(`\`1 + ${bars.power} × p\``)).toBe(true);
	expect(says(`from -1 to 1 in ${sweepLength} ms`)).toBe(true);
	for (const zero of [400, 1188, 1952]) expect(Math.abs(aimBeat.cursor(zero))).toBeLessThan(0.003);
	for (const time of [0, 123, 400, 799]) expect(aimBeat.cursor(time)).toBeCloseTo(time / 400 - 1, 9);
	for (const number of numbers(50)) {
		const at = (loft: Loft, power = 400) => throwDie(requestOf([], number), {presses: [400, power], loft}).landing.bounces;
		expect(at('low')).toBe(3);
		expect([1, 2]).toContain(at('middle'));
		expect([at('high'), at('high', 480), at('high', 500)]).toEqual([1, 1, 0]);
	}
});

test('the figures of the steady throw', () => {
	const plain = stanceOf([]);
	const even = steadyOdds(plain, 'even');
	expect(says(`a spread of ${even.x} radii`)).toBe(true);
	for (const risk of risks) {
		const [, scatter = '', wrong = ''] = new RegExp(`\\| \`"${risk}"\` \\| (.*) \\| (.*) \\|`).exec(protocol) ?? [];
		const {x, botch} = steadyOdds(plain, risk);
		const each = steadyOdds({...plain, handicaps: 1}, risk).botch - botch;
		expect(scatter).toBe(risk === 'even' ? 'as it is' : `${Number((x / even.x).toFixed(4))} times`);
		expect(wrong).toBe(botch + each === 0 ? 'never' : `${Math.round(100 * botch)} %, and ${Math.round(100 * each)} % for every handicap`);
	}
});
