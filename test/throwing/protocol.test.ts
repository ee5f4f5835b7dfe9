/** What docs/protocol.md says about gestures is true: beats, perfect moments, limits, and how throws go together. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Loft} from '../../source/throwing/flight.js';
import type {PressedGesture} from '../../source/throwing/gesture.js';
import {isInWindow, readingAt, stepBack, timeLimit} from '../../source/throwing/readings.js';
import {aimBeat, sweepLength} from '../../source/throwing/stance.js';
import {risks, steadyOdds} from '../../source/throwing/steady.js';
import {bars, lookAhead, throwDie} from '../../source/throwing/throw-die.js';
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
			perfect: JSON.parse(/`(.*)`/.exec(perfect)?.[1] ?? '') as PressedGesture,
			broken,
		};
	});

/** Whether the page says so, wherever its lines end. */
const says = (words: string): boolean => protocol.replaceAll(/\s+/g, ' ').includes(words);

describe('the table of the throws', () => {
	test('has the plain throw and every other, each once', () => {
		expect(rows.map(({ids}) => ids.join()).toSorted()).toEqual(['', ...secondEdition.throws.map(({id}) => id)].toSorted());
	});

	test.each(rows.map(row => [row.ids[0] ?? 'the plain throw', row] as const))('%s', (_, {ids, beats, perfect: toTheRight}) => {
		const stance = stanceOf(ids);
		expect(stance.beats.map(({name, sets}) => [name, sets])).toEqual(beats);
		expect(toTheRight.presses).toHaveLength(beats.length);
		for (const number of numbers(20)) {
			const request = requestOf(ids, number);
			const {chances} = lookAhead(request);
			const perfect = {...toTheRight, steps: (toTheRight.steps ?? 0) * chances.side};
			for (const [index, beat] of stance.beats.entries()) {
				if (beat.sets === 'nothing' || beat.taps !== undefined) continue;
				// To the millisecond; what trembles, trembles.
				const back = beat.slides ? perfect.steps * stepBack : 0;
				expect(Math.abs(readingAt(stance, beat, chances, perfect.presses[index]!) + back)).toBeLessThan(0.006 + stance.jitter);
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

		for (const {ids, broken} of rows) {
			const [, name, from, to] = /^an? (?:`([a-z ]+)`|catch) before (\d+) or after (\d+)/.exec(broken) ?? [];
			if (from === undefined || to === undefined) continue;
			const stance = stanceOf(ids);
			const beat = stance.beats.find(each => each.name === (name ?? 'catch'))!;
			const kept = [Number(from) - 1, Number(from), Number(to), Number(to) + 1].map(time => isInWindow(stance, beat, time));
			expect(kept, ids[0]).toEqual([false, true, true, false]);
		}

		expect(timeLimit(stanceOf(['jump', 'hot-potato', 'blow']))).toBe(450 + 500 + 400 + 1600);
		expect(Math.round(timeLimit(stanceOf(['jump', 'card', 'friendly'])))).toBe(450 + 684 + 400);
		expect(timeLimit(stanceOf(['jump', 'weak-hand', 'head']))).toBe(450 + 400 + 700 + 400);
		expect(timeLimit(stanceOf(['jump', 'dancing']))).toBe(450 + 2 * 500 + 400 + 400);
		expect(Math.round(timeLimit(stanceOf(['jump', 'elbow'])))).toBe(450 + 1358);
	});

	test('throws go together in its order', () => {
		const beatsOf = (...ids: readonly string[]) => stanceOf(ids).beats.map(({name}) => name);
		const many = ['flick', 'slap', 'far', 'jump', 'hot-potato', 'card', 'prayer', 'blow', 'head', 'x'];
		expect(beatsOf(...many)).toEqual(['catch', 'jump', 'header', 'palms', 'slap', 'balance', 'cock', 'let go', 'breath']);
		expect(beatsOf('x', 'blow')).toEqual(['breath']);
		expect(beatsOf('x', 'head')).toEqual(['header', 'cross']);
		expect(beatsOf('x', 'slap')).toEqual(['slap']);
		expect(stanceOf(['x', 'slap', 'prayer']).beats.map(({sets}) => sets)).toEqual(['both', 'both']);
		expect(beatsOf('slap', 'slam')).toEqual(['aim', 'slap', 'slap']);
		expect(stanceOf(['nose', 'elbow']).beats.map(({rolls}) => rolls)).toEqual([768, 768]);
		expect(stanceOf(['x', 'slap', 'elbow']).speed).toBe(1.25);
		// By the rows above: whatever is put in the place of a plain beat, the first in the table comes first.
		const order = rows.flatMap(({ids}) => ids);
		for (const [first, second] of [
			['slap', 'flick'],
			['slap', 'blow'],
			['prayer', 'card'],
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
		expect([2, 3]).toContain(at('low'));
		expect([1, 2]).toContain(at('middle'));
		expect([at('high'), at('high', 460), at('high', 480)]).toEqual([1, 1, 0]);
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
