/** What things are worth to a bot, in points of damage or of Life: abilities when their icon shows, cards when they are for sale. */
import type {Equipment} from '../dungeon-fighter/box.js';
import type {AbilityData} from '../dungeon-fighter/cards.js';
import type {Hero} from '../dungeon-fighter/state.js';
import {combatOf, foeCard, hasToken, heroOf, maxLife, standing, type Table} from '../dungeon-fighter/table.js';
import type {Colour} from '../kernel/landing.js';
import {type HandName, oddsOf} from '../throwing/odds.js';
import {lifeWorth, missCost, type Outlook} from './outlook.js';

const missing = ({box}: Table, hero: Hero): number => maxLife(box, hero) - hero.life;

/** What it is worth that every hero heals so much. */
export const healAllWorth = (table: Table, amount: number): number => {
	let worth = 0;
	for (const hero of table.state.heroes) {
		if (standing(hero)) worth += Math.min(amount, missing(table, hero)) * lifeWorth(hero.life);
	}

	return worth;
};

type Judge = (table: Table, hero: Hero, expected: Outlook, ability: AbilityData) => number;

/** The worth of an ability when its icon lies on top, before it is known whether the throw hits. */
const judges: Readonly<Record<AbilityData['is'], Judge>> = {
	'agile-instincts': (table, _hero, {hit}) => (1 - hit) * (2 + missCost(table)),
	'heroic-defense': (table, _hero, {hit}) => (1 - hit) * (3.5 + missCost(table)),
	'piercing-damage': (_table, _hero, {hit}) => hit * 2,
	'focused-damage': (_table, _hero, {hit, section}) => hit * Math.max(0, 5 - section),
	're-throw': (table, _hero, {hit, damage}) => (1 - hit) * (damage + missCost(table) * hit) + 0.3,
	'time-spell': (table, _hero, {hit, damage}) => 2 * (1 - hit) * (damage + missCost(table) * hit) + 0.6,
	'heal-party': table => healAllWorth(table, 1),
	'self-healing': (table, hero) => Math.min(3, missing(table, hero)) * lifeWorth(hero.life),
	pickpocket: () => 1,
	'sworn-enemy': (table, _hero, {hit}, ability) => hit * ('type' in ability && foeCard(table).type === ability.type ? 4 : 1),
	'free-sample': ({state}) => (combatOf(state).sampled || state.decks.equipment.length === 0 || combatOf(state).foe.boss ? 0 : 2.5),
	'double-swing': (_table, _hero, {damage}) => damage,
	'heavy-load': (table, _hero, {hit}) => hit * (foeCard(table).level ?? 4),
	courage: ({state}, hero, {hit}) => (combatOf(state).foe.life > hero.life ? hit * 3 : 0),
	'sweet-flute': table => healAllWorth(table, 1) + (hasToken(table.state, 'flute') ? 0 : 0.8),
	cooking: table =>
		hasToken(table.state, 'cooking') || combatOf(table.state).foe.boss ? 0 : healAllWorth(table, foeCard(table).level ?? 0) + 0.5,
};

export const abilityWorth = (table: Table, heroId: string, colour: Colour, expected: Outlook): number => {
	const hero = heroOf(table.state, heroId);
	if (hero.scars.includes(colour)) return 0;
	const ability = table.box.hero(heroId).abilities[colour];
	return judges[ability.is](table, hero, expected, ability);
};

/** Which ability is missed least under a Scar. */
const lasting: Readonly<Record<AbilityData['is'], number>> = {
	'agile-instincts': 1.5,
	'piercing-damage': 2,
	'focused-damage': 2.2,
	're-throw': 2,
	'heal-party': 2.4,
	pickpocket: 1.2,
	'self-healing': 1.4,
	'sworn-enemy': 1.6,
	'free-sample': 2,
	'double-swing': 2.8,
	'time-spell': 2.6,
	'heroic-defense': 2,
	'heavy-load': 2.5,
	courage: 2.2,
	'sweet-flute': 2.3,
	cooking: 2.1,
};

export const scarCost = ({box}: Table, heroId: string, colour: Colour): number => lasting[box.hero(heroId).abilities[colour].is];

/** The share of throws in this stance that stay on the board. */
export const onBoard = (hand: HandName, stance: readonly string[]): number => {
	const odds = oddsOf(hand, stance);
	return (odds['1'] + odds['2'] + odds['3'] + odds['4'] + odds['5'] + odds.bullseye) / 100;
};

/** What a card gains its owner over the rest of a game, roughly in points. */
export const cardWorth = (card: Equipment, hand: HandName, throwsLeft: number): number => {
	if (card.kind === 'weapon') {
		const plain = onBoard(hand, []);
		const chance = onBoard(hand, card.throws);
		let bonus = 0;
		for (const effect of card.effects) {
			if (effect.is === 'bonus') bonus += effect.amount;
			else if (effect.is === 'bonus-against') bonus += effect.amount / 6 + (effect.otherwise * 5) / 6;
			else bonus += effect.amount / 4 + (effect.otherwise * 3) / 4;
		}

		return Math.max(0, chance * bonus - (plain - chance) * 5) * throwsLeft;
	}

	let worth = 0;
	for (const effect of card.effects) {
		if (effect.is === 'prevent') worth += Math.min(3, effect.amount) * throwsLeft * 0.3;
		else if (effect.is === 'prevent-all') worth += 3 * throwsLeft * 0.3;
		else if (effect.is === 'counter') worth += effect.amount * throwsLeft * 0.25;
		else if (effect.is === 'loot') worth += effect.amount * throwsLeft * 0.2;
		else if (effect.is === 'heal') worth += effect.amount * 0.7;
		else if (effect.is === 'heal-party') worth += effect.amount * 2;
		else if (effect.is === 'damage' || effect.is === 'bomb') worth += effect.amount * 0.9;
		else if (effect.is === 're-throw') worth += 3;
		else if (effect.is === 'gain-dice') worth += effect.amount * 2.5;
		else if (effect.is === 'gold') worth += effect.amount;
		else worth += 1;
	}

	return worth;
};
