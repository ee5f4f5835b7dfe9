/** Days on which something else is true. */
import {describe, expect, test} from 'vitest';
import {autoplay} from '../../source/bots/autoplay.js';
import {type BoxFiles, openBox} from '../../source/dungeon-fighter/box.js';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import {readTwists, type TwistCard, twistFiles} from '../../source/dungeon-fighter/twists.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {verifyJournal} from '../../source/engine/verify.js';
import {boxOf, twistsOf} from '../../source/store/boxes.js';
import {playedGame} from '../helpers/games.js';
import {Scene, secondEdition, secondEditionFiles} from '../helpers/scene.js';

const twists = twistsOf('second');

const boxWithTwist = (twist: Partial<TwistCard>) =>
	openBox(twistFiles(secondEditionFiles() as BoxFiles, {id: 'x', name: 'X', flavour: 'X.', text: 'X.', ...twist}));

const win = {zone: 'bullseye', icon: true} as const;

describe('the twists of the second edition', () => {
	test('say so where they take the throws of monsters away', () => {
		for (const {id, text, cards = []} of twists) {
			const isFree = cards.some(
				({in: deck, where, set}) => deck === 'monsters' && !where && Array.isArray(set?.throws) && set.throws.length === 0,
			);
			if (isFree) expect(text, id).toMatch(/asks for (no|a) throw/);
		}
	});

	test('a sale is as cheap as it says: cards 2 less but at least 1, dice 1 less', () => {
		const [sale, usual] = [boxOf('second', 'closing-down-sale')!, boxOf('second')!];
		for (const {id, price} of sale.equipment) expect(price, id).toBe(Math.max(1, usual.card(id).price - 2));
		expect(sale.edition.shop).toEqual({...usual.edition.shop, visits: 2, diePrice: usual.edition.shop.diePrice - 1});
		expect(twists.find(({id}) => id === 'closing-down-sale')?.text).toMatch(/2 less, but at least 1, and dice 1 less/);
	});

	test('are at least twenty, each with a name, a text and a joke of its own', () => {
		expect(twists.length).toBeGreaterThanOrEqual(20);
		for (const field of ['id', 'name', 'text', 'flavour'] as const) {
			expect(new Set(twists.map(twist => twist[field])).size).toBe(twists.length);
		}
	});

	test.each(twists.map(({id}) => id))('%s opens, differs from the printed box, and is played to an end that can be proved', id => {
		const game = gameOfEdition('second', id)!;
		expect(game.box.contents).not.toBe(secondEdition.contents);
		const session = playedGame({seed: id, heroes: 2, twist: id}, {way: 'hand'});
		expect(session.state).toMatchObject({twist: id, stacked: false});
		expect(session.end?.outcome).toMatch(/won|lost/);
		expect(verifyJournal(session.journal, gameOfEdition)).toMatchObject({verdict: 'ok', outcome: session.state.outcome});
		let wins = 0;
		for (let seed = 0; seed < 15 && wins === 0; seed++) {
			if (autoplay(game, {seed: `${id} ${seed}`, heroes: 3, twist: id}, 'expert').outcome === 'won') wins++;
		}

		expect(wins).toBe(1);
	});

	test('are known by name only where they are', () => {
		expect(boxOf('second', 'no-such-twist')).toBeUndefined();
		expect(twistsOf('third')).toEqual([]);
		expect(() => dungeonFighter(secondEdition).setup({seed: 's', twist: 'lights-out'})).toThrow('no twist "lights-out"');
		const {journal} = playedGame({seed: 's', twist: 'lights-out'}, {moves: 3});
		expect(verifyJournal(journal, edition => gameOfEdition(edition))).toMatchObject({verdict: 'other-rules'});
		const unknown = journal.replace('"lights-out"', '"lights-on"');
		expect(verifyJournal(unknown, gameOfEdition)).toMatchObject({
			verdict: 'other-rules',
			reason: 'The twist "lights-on" is not known here.',
		});
	});

	test('without a twist the box is the printed one', () => {
		expect(boxOf('second')?.contents).toBe(secondEdition.contents);
		expect(boxOf('second')?.twist).toBeUndefined();
	});
});

describe('a patch', () => {
	test('replaces figures of the edition, adds, multiplies, sets and appends', () => {
		const box = boxWithTwist({
			edition: {life: {start: 5}, shop: {diePrice: 4}},
			cards: [
				{in: 'monsters', where: {level: 1}, times: {damage: 2}, add: {life: -99, gold: 3}},
				{in: 'dungeon', append: {throws: ['blind']}},
				{in: 'heroes', where: {id: 'murka'}, set: {quote: 'Murka changed.'}},
			],
		});
		expect(box.edition.life).toEqual({...secondEdition.edition.life, start: 5});
		expect(box.edition.shop).toEqual({...secondEdition.edition.shop, diePrice: 4});
		for (const before of secondEdition.monsters) {
			const {life, damage, gold} = box.foe(before.id);
			const after = before.level === 1 ? {life: 1, damage: before.damage * 2, gold: before.gold === 0 ? 3 : before.gold + 3} : before;
			expect({life, damage, gold}).toEqual({life: after.life, damage: after.damage, gold: after.gold});
		}

		for (const {throws} of box.dungeon) expect(throws.filter(id => id === 'blind')).toHaveLength(1);
		expect(box.hero('murka').quote).toBe('Murka changed.');
	});

	test('that spoils a card is refused like any spoiled card', () => {
		expect(() => boxWithTwist({cards: [{in: 'dungeon', append: {throws: ['no-such-throw']}}]})).toThrow(
			'there is no throw "no-such-throw"',
		);
		expect(() => boxWithTwist({edition: {bogus: 1}})).toThrow('bogus');
		expect(() => readTwists([{id: 'x'}])).toThrow('twists.json');
		const twin = {id: 'x', name: 'X', flavour: 'X.', text: 'X.'};
		expect(() => readTwists([twin, twin])).toThrow('occurs twice');
	});
});

describe('several Bosses', () => {
	const rush = boxWithTwist({edition: {bosses: 2}});
	const scene = () => new Scene({heroes: ['murka', 'wilrond'], leader: 'murka', start: 'boss', chest: {bonusDice: 1}}, rush);

	test('the next one stands behind the first, the dice come back, and the one after it is the end', () => {
		const table = scene();
		const first = table.combat.foe.id;
		table.throw('red', 'bullseye', win);
		expect(table.story).toEqual(expect.arrayContaining(['monster-defeated', 'dice-collected', 'monster-revealed', 'turn-started']));
		expect(table.combat.foe).toMatchObject({boss: true, slain: false});
		expect(table.combat.foe.id).not.toBe(first);
		expect(table.combat.dice.red).toBe('ready');
		expect(table.state.phase).toBe('boss');
		table.throw('red', 'bullseye', win);
		expect(table.state.outcome).toBe('won');
	});

	test('with nobody left standing the second one wins', () => {
		const table = scene();
		table.alter({heroes: table.state.heroes.map(hero => ({...hero, life: 0, fainted: hero.id === 'murka'}))});
		table.alterHero('wilrond', {fainted: true});
		table.throw('red', 'bullseye', win);
		expect(table.state).toMatchObject({outcome: 'lost', cause: 'all-fainted'});
	});
});

describe('a hero whom nothing heals', () => {
	const box = boxWithTwist({edition: {unhealed: 1}});

	test('is left out of every healing', () => {
		const stack = {dungeon: ['room-of-lukewarm-soup']};
		const party = {murka: {life: 3}, wilrond: {life: 3}};
		const table = new Scene({heroes: ['murka', 'wilrond'], leader: 'murka', stack, party}, box);
		table.do({type: 'choose-path', card: 'room-of-lukewarm-soup'});
		expect(table.life).toEqual({murka: 3, wilrond: 5});
	});
});
