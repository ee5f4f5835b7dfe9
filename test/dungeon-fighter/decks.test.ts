/** What happens when a deck, the coins or the dice run out. */
import {describe, expect, test} from 'vitest';
import {card, fight, monster, party, room, Scene, secondEdition} from '../helpers/scene.js';
import {win} from '../helpers/trio.js';

describe('2E-RULING-36: decks that run out', () => {
	/** At the door of a quiet room, with no Monster left in the deck. */
	const noMonsters = (discarded: readonly string[], seed = 'test'): Scene => {
		const scene = new Scene({heroes: party, seed, stack: {dungeon: ['room-14']}});
		return scene.alter({decks: {...scene.state.decks, monsters: []}, discards: {...scene.state.discards, monsters: discarded}});
	};

	test('2E-RULING-36: the level 4 Monsters of the discard pile become the new deck', () => {
		const scene = noMonsters(['zombie-monkey', 'gorgon', 'skeleton-intern', 'lich-on-sabbatical', 'elder-dandelion']);
		const {boxed} = scene.state;
		scene.do({type: 'choose-path', card: 'room-14'});
		expect(scene.story).toEqual(['room-entered', 'monsters-reshuffled', 'monster-revealed', 'turn-started']);
		expect(scene.said('monsters-reshuffled')).toEqual([
			{type: 'monsters-reshuffled', cards: ['gorgon', 'lich-on-sabbatical', 'elder-dandelion']},
		]);
		expect([scene.combat.foe.id, ...scene.state.decks.monsters].toSorted()).toEqual(['elder-dandelion', 'gorgon', 'lich-on-sabbatical']);
		expect(scene.state.discards.monsters).toEqual(['zombie-monkey', 'skeleton-intern']);
		expect(scene.state.boxed).toEqual(boxed);
	});

	test('2E-RULING-36: with none of level 4, the whole discard pile', () => {
		const scene = noMonsters(['zombie-monkey', 'skeleton-intern']);
		scene.do({type: 'choose-path', card: 'room-14'});
		expect(scene.said('monsters-reshuffled')).toEqual([{type: 'monsters-reshuffled', cards: ['zombie-monkey', 'skeleton-intern']}]);
		expect([scene.combat.foe.id, ...scene.state.decks.monsters].toSorted()).toEqual(['skeleton-intern', 'zombie-monkey']);
		expect(scene.state.discards.monsters).toEqual([]);
	});

	test('2E-RULING-36: the new deck is shuffled', () => {
		const first = Array.from({length: 20}, (_, index) => {
			const scene = noMonsters(['gorgon', 'lich-on-sabbatical', 'elder-dandelion'], `seed ${index}`);
			scene.do({type: 'choose-path', card: 'room-14'});
			return scene.combat.foe.id;
		});
		expect([...new Set(first)].sort()).toEqual(['elder-dandelion', 'gorgon', 'lich-on-sabbatical']);
	});

	test('2E-RULING-36: a Monster in the deck is drawn before any discarded one', () => {
		const scene = noMonsters(['gorgon']);
		scene.alter({decks: {...scene.state.decks, monsters: ['zombie-monkey']}});
		scene.do({type: 'choose-path', card: 'room-14'});
		expect(scene.story).toEqual(['room-entered', 'monster-revealed', 'turn-started']);
		expect(scene.combat.foe.id).toBe('zombie-monkey');
		expect(scene.state.discards.monsters).toEqual(['gorgon']);
	});

	test('2E-RULING-36: the Shop deck is not refilled; the Shop shows what is left, even nothing', () => {
		const scene = fight({heroes: party});
		const toShop = (equipment: readonly string[]): void => {
			scene.alter({steps: 10, decks: {...scene.state.decks, equipment}, discards: {monsters: [], equipment: ['eau-de-napalm']}});
			win(scene);
			scene.do({type: 'move-on'});
		};
		// Five cards would be due for three Heroes.
		toShop(['hell-bow', 'cross-bow', 'plain-sword']);
		expect(scene.said('shop-opened')).toEqual([{type: 'shop-opened', cards: ['hell-bow', 'cross-bow', 'plain-sword'], visit: 1}]);
		expect(scene.state.decks.equipment).toEqual([]);
		scene.do({type: 'leave'});
		expect(scene.state.boxed.equipment).toEqual(['hell-bow', 'cross-bow', 'plain-sword']);
		scene.alter({offer: ['room-14', 'payroll-office']});
		scene.do({type: 'choose-path', card: 'room-14'});
		toShop([]);
		expect(scene.said('shop-opened')).toEqual([{type: 'shop-opened', cards: [], visit: 2}]);
		scene.do({type: 'leave'});
		expect(scene.state.phase).toBe('dungeon');
	});

	test('2E-RULING-36: an empty Shop deck has no free Equipment either', () => {
		const scene = new Scene({heroes: party, stack: {dungeon: ['lost-and-found']}});
		scene.alter({decks: {...scene.state.decks, equipment: []}});
		scene.do({type: 'choose-path', card: 'lost-and-found'});
		expect(scene.story).toEqual(['room-entered', 'monster-revealed', 'turn-started']);
		expect(scene.kind).toBe('throw');
	});

	/** In a fight in a room with 2 icons, about to leave it. */
	const leaving = (dungeon: readonly string[], setAside: readonly string[], steps: number): Scene => {
		const scene = fight({room: room({id: 'last-room', icons: 2})});
		scene.alter({decks: {...scene.state.decks, dungeon}, setAside, steps});
		win(scene);
		scene.do({type: 'move-on'});
		return scene;
	};

	test('2E-RULING-36: with one Dungeon card left there is no choice', () => {
		const scene = leaving(['room-14'], ['payroll-office'], 7);
		expect(scene.story).toEqual(['room-left', 'round-started', 'path-offered']);
		expect(scene.said('path-offered').map(event => event.cards)).toEqual([1]);
		expect(scene.actions()).toEqual([{type: 'choose-path', card: 'room-14'}]);
		scene.do({type: 'choose-path', card: 'room-14'});
		expect(scene.state.decks.dungeon).toEqual([]);
	});

	test('2E-RULING-36: with none left the set-aside rooms come back in their order, and their icons still count', () => {
		const {icons} = secondEdition.room('room-14');
		const scene = leaving([], ['payroll-office', 'room-14'], 7);
		expect(scene.story).toEqual(['room-left', 'round-started', 'rooms-returned', 'path-offered']);
		expect(scene.state.offer).toEqual(['payroll-office', 'room-14']);
		expect(scene.state.decks.dungeon).toEqual(['last-room']);
		expect(scene.state.setAside).toEqual([]);
		expect(scene.state.steps).toBe(7);
		scene.do({type: 'choose-path', card: 'room-14'});
		expect(scene.state.steps).toBe(7 + icons);
		expect(scene.state.decks.dungeon).toEqual(['last-room', 'payroll-office']);
	});

	test('2E-RULING-36: the Dungeon deck is never reshuffled; cards go under it in the order they were put there', () => {
		const scene = leaving(['room-14', 'payroll-office', 'shared-sauna'], ['wishing-well', 'pot-of-gold-room'], 9);
		expect(scene.state.offer).toEqual(['room-14', 'payroll-office']);
		scene.do({type: 'choose-path', card: 'payroll-office'});
		expect(scene.state.decks.dungeon).toEqual(['shared-sauna', 'room-14']);
		win(scene);
		scene.do({type: 'move-on'});
		expect(scene.kind).toBe('shop');
		scene.do({type: 'leave'});
		expect(scene.state.offer).toEqual(['shared-sauna', 'room-14']);
		expect(scene.state.decks.dungeon).toEqual(['wishing-well', 'pot-of-gold-room', 'last-room', 'payroll-office']);
	});
});

describe('2E-RULING-44: 30 coins and 9 Bonus dice, and no more', () => {
	/** Every coin in the game. */
	const coins = ({state}: Scene): number => state.chest.gold + state.supply.gold + (state.combat?.foe.gold ?? 0);

	/** Every Bonus die in the game. */
	const dice = ({state}: Scene): number => state.chest.bonusDice + state.supply.bonusDice + (state.combat?.bonusOut ?? 0);

	test('2E-RULING-44: coins beyond the supply are lost', () => {
		const scene = fight({room: room({effects: [{is: 'gold-bonus', amount: 3}]}), monster: monster({gold: 3}), chest: {gold: 28}});
		// The room offers 3 and gives 2, then nothing is left for the card of the Monster.
		expect(scene.said('gold-gained')).toEqual([{type: 'gold-gained', amount: 2, why: 'gold-bonus'}]);
		expect(scene.combat.foe.gold).toBe(0);
		expect(scene.state.chest.gold).toBe(30);
		expect(scene.state.supply.gold).toBe(0);
		win(scene);
		expect(scene.said('reward')).toEqual([]);
		expect([scene.gold, coins(scene)]).toEqual([30, 30]);
	});

	test('2E-RULING-44: the coins on the card of the Monster are out of the supply', () => {
		const scene = fight({heroes: ['murka', 'goldfinga'], monster: monster({gold: 2}), chest: {gold: 27}});
		expect([scene.gold, scene.combat.foe.gold, scene.state.supply.gold]).toEqual([27, 2, 1]);
		scene.throw('red', '1', {icon: true});
		expect(scene.said('gold-gained')).toEqual([{type: 'gold-gained', amount: 1, why: 'pickpocket'}]);
		scene.alterCombat({dice: {red: 'ready', green: 'ready', blue: 'ready'}});
		scene.throw('green', '1');
		scene.throw('red', '1', {icon: true});
		expect(scene.said('ability').map(event => event.ability)).toEqual(['pickpocket']);
		expect(scene.said('gold-gained')).toEqual([]);
		expect([scene.gold, coins(scene)]).toEqual([28, 30]);
	});

	test('2E-RULING-44: a Bonus die beyond the ninth is lost', () => {
		const scene = fight({room: room({effects: [{is: 'gain-die', amount: 1}]}), chest: {bonusDice: 9}});
		expect(scene.said('dice-gained')).toEqual([]);
		expect([scene.bonusDice, dice(scene)]).toEqual([9, 9]);
	});

	test('2E-RULING-44: dice thrown in a combat are not back until Resting', () => {
		const scene = fight({
			monster: monster({life: 40}),
			chest: {bonusDice: 9},
			cards: {equipment: [card({id: 'sack', kind: 'spendable', effects: [{is: 'gain-dice', amount: 2}]})]},
			party: {'brad-breckfust': {equipment: ['sack']}},
		});
		scene.throw('red', '1');
		scene.throw('green', '1');
		scene.throw('blue', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1');
		// Two dice are out: the Chest has room for them, but the supply has none to give.
		expect([scene.bonusDice, scene.combat.bonusOut, scene.state.supply.bonusDice]).toEqual([7, 2, 0]);
		expect(scene.actions('spend')).toEqual([]);
		scene.do({type: 'retrieve-dice'});
		win(scene);
		expect(scene.said('dice-collected')).toEqual([{type: 'dice-collected', bonusDice: 2}]);
		expect([scene.bonusDice, scene.state.supply.bonusDice, dice(scene)]).toEqual([7, 2, 9]);
		scene.do({type: 'spend', card: 'sack', hero: 'brad-breckfust'});
		expect(scene.said('dice-gained')).toEqual([{type: 'dice-gained', amount: 2, why: 'sack'}]);
		expect([scene.bonusDice, scene.state.supply.bonusDice]).toEqual([9, 0]);
	});

	test('2E-RULING-44: of more dice than the supply holds, those it holds are gained', () => {
		const sack = card({
			id: 'big-sack',
			kind: 'spendable',
			effects: [
				{is: 'gain-dice', amount: 5},
				{is: 'gold', amount: 9},
			],
		});
		const scene = fight({
			cards: {equipment: [sack]},
			monster: monster({gold: 0}),
			chest: {gold: 23, bonusDice: 6},
			party: {'brad-breckfust': {equipment: ['big-sack']}},
		});
		scene.do({type: 'spend', card: 'big-sack', hero: 'brad-breckfust'});
		expect(scene.events).toEqual([
			{type: 'spent', hero: 'brad-breckfust', card: 'big-sack'},
			{type: 'dice-gained', amount: 3, why: 'big-sack'},
			{type: 'gold-gained', amount: 7, why: 'big-sack'},
		]);
		expect(scene.state.chest).toEqual({gold: 30, bonusDice: 9});
		expect(secondEdition.edition.supply).toEqual({gold: 30, bonusDice: 9});
	});
});
