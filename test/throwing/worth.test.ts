/** What every required throw is worth to every hand, against the plain throw and against what bots believe. */
import {describe, expect, test} from 'vitest';
import {throwByHand} from '../../source/throwing/hands.js';
import {type HandName, type Odds, oddsOf, pressingHands} from '../../source/throwing/odds.js';
import {tally, worthOf} from '../../source/throwing/tally.js';
import {secondEdition} from '../helpers/scene.js';
import {requestOf} from './hand.js';

const count = 3000;
const ids = secondEdition.throws.map(({id}) => id);

/** Thrown once for all tests of this file; the seed is not the one of `npm run odds`. */
const known = new Map<string, Odds>();
const measure = (hand: HandName, stance: readonly string[]): Odds => {
	const key = [hand, ...stance].join(' ');
	const odds =
		known.get(key) ??
		tally(
			count,
			number => requestOf(stance, number),
			request => throwByHand(request, hand),
		);
	known.set(key, odds);
	return odds;
};

describe.each(pressingHands)('the %s hand', hand => {
	const plain = worthOf(measure(hand, []));

	test.each(ids)('%s is no gift: it is worth less than the plain throw', id => {
		const margin = 1 - worthOf(measure(hand, [id])).worth / plain.worth;
		expect(margin, `worth ${(100 * margin).toFixed(1)} % less than the plain throw`).toBeGreaterThan(0);
	});

	test.each(ids)('%s is worth what bots believe; if the physics was meant to change, run `npm run odds`', id => {
		const [measured, believed] = [measure(hand, [id]), oddsOf(hand, [id])];
		const off = worthOf(believed).worth / worthOf(measured).worth - 1;
		const report = `believed ${(100 * off).toFixed(1)} % off what the physics gives: run \`npm run odds\``;
		expect(Math.abs(off), report).toBeLessThan(0.1);
		expect(Math.abs(believed.disrespected - measured.disrespected), report).toBeLessThan(4);
	});

	test('the plain throw is worth what bots believe, and ends where they believe', () => {
		const [measured, believed] = [measure(hand, []), oddsOf(hand, [])];
		const report = 'the beliefs of bots are not what the physics gives: run `npm run odds`';
		expect(Math.abs(worthOf(believed).worth / plain.worth - 1), report).toBeLessThan(0.05);
		for (const [outcome, share] of Object.entries(believed)) {
			expect(Math.abs(share - measured[outcome as keyof Odds]), `${outcome}: ${report}`).toBeLessThan(3);
		}
	});

	test('better hands are better at every throw', () => {
		const better = pressingHands[pressingHands.indexOf(hand) + 1];
		if (!better) return;
		for (const id of ids) expect(worthOf(measure(better, [id])).worth, id).toBeGreaterThan(worthOf(measure(hand, [id])).worth);
	});
});

describe('the skilled hand', () => {
	test.each(ids)('keeps a quarter of its dice on the board: %s', id => {
		expect(worthOf(measure('skilled', [id])).on).toBeGreaterThanOrEqual(25);
	});
});

test('what nobody has measured is believed to be hard, not impossible', () => {
	const [plain, unknown] = [oddsOf('skilled', []), oddsOf('skilled', ['yodel'])];
	expect(worthOf(unknown).worth).toBeLessThan(worthOf(plain).worth);
	expect(worthOf(unknown).worth).toBeGreaterThan(0);
});

test('beliefs are chances: each between 0 and 100, and 100 together', () => {
	for (const hand of [...pressingHands, 'steady'] as const) {
		for (const stance of [[], ['jump'], ['nose', 'elbow'], ['blind', 'x', 'dancing', 'far']]) {
			const shares = Object.values(oddsOf(hand, stance));
			for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
			expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(0.5);
		}
	}
});

test('no weapon gives more for a throw that is clearly easier', () => {
	const weapons = secondEdition.equipment.flatMap(card => {
		const [effect] = card.effects;
		if (card.kind !== 'weapon' || card.throws.length !== 1 || effect?.is !== 'bonus') return [];
		return [{name: card.name, bonus: effect.amount, worth: worthOf(measure('skilled', card.throws)).worth}];
	});
	expect(weapons.length).toBeGreaterThan(10);
	const unfair = weapons.flatMap(easy =>
		weapons.filter(hard => hard.worth < easy.worth - 0.2 && hard.bonus < easy.bonus).map(hard => [easy, hard]),
	);
	expect(unfair).toEqual([]);
});

test('no throw is impossible: the skilled hand has a quarter of them on the board', () => {
	for (const id of ids) expect(worthOf(measure('skilled', [id])).on, id).toBeGreaterThan(25);
});
