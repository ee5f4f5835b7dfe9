/** Between the fights: which room, who carries what, where a Scar hurts least, what to buy. */

import type {Action} from '../../dungeon-fighter/actions.js';
import {heroOf, inGame, maxLife, type Table} from '../../dungeon-fighter/table.js';
import type {HandName} from '../../throwing/odds.js';
import {best, ofType, type Policy} from '../policy.js';
import {cardWorth, healAllWorth, onBoard, scarCost} from '../worth.js';

/** Throws of this party still to come, as a rough measure of what lasting things are worth. */
const throwsLeft = ({box, state}: Table): number => {
	const shopsLeft = Math.max(0, box.edition.shop.visits - state.shops);
	return (shopsLeft * 17 + 8) / state.heroes.filter(inGame).length;
};

export const choosePath: Policy = (table, decision, hand) =>
	best(ofType(decision, 'choose-path'), ({card}) => {
		const room = table.box.room(card);
		let worth = room.icons * 0.4 - (onBoard(hand, []) - onBoard(hand, room.throws)) * 12;
		for (const effect of room.effects) {
			if (effect.is === 'gold-bonus') worth += effect.amount;
			else if (effect.is === 'heal-party') worth += healAllWorth(table, effect.amount);
			else if (effect.is === 'gain-die') worth += 2 * effect.amount;
			else if (effect.is === 'free-equipment') worth += 2;
			else worth -= 0.5 * effect.amount;
		}

		return worth;
	});

const placeWorth = (table: Table, hand: HandName, card: string, drop: string | undefined): number => {
	const left = throwsLeft(table);
	return cardWorth(table.box.card(card), hand, left) - (drop === undefined ? 0 : cardWorth(table.box.card(drop), hand, left));
};

/** Spreads the cards: the hero who carries least takes the next. */
const seatOf = (table: Table, to: string): number => -0.1 * heroOf(table.state, to).equipment.length;

export const assign: Policy = (table, decision, hand) =>
	best(
		decision.actions.filter(action => action.type === 'assign' || action.type === 'discard'),
		action => (action.type === 'assign' ? placeWorth(table, hand, action.card, action.drop) + seatOf(table, action.to) : 0),
	);

export const scar: Policy = (table, decision) => best(ofType(decision, 'scar'), ({hero, color}) => -scarCost(table, hero, color));

/** What the gone leave is taken, and kept in place of something worse; every swap is for the better, so that there is an end to it. */
export const rest: Policy = (table, decision, hand) => {
	const inherited = ofType(decision, 'give').find(
		({from, card, for: back}) => heroOf(table.state, from).eliminated && (back === undefined || placeWorth(table, hand, card, back) > 0),
	);
	return inherited ?? {type: 'move-on'};
};

/** Greedy by worth for coin, as long as something is worth its price; before the Boss dice come first. */
export const shop: Policy = (table, decision, hand) => {
	const {state, box} = table;
	const gold = state.chest.gold;
	const lastShop = state.shops >= box.edition.shop.visits;
	const frail = state.heroes.filter(hero => inGame(hero) && hero.life <= 3).length;
	const missingLife = state.heroes.reduce((sum, hero) => sum + (inGame(hero) ? maxLife(box, hero) - hero.life : 0), 0);
	const perCoin = (action: Action): number => {
		if (action.type === 'buy') {
			const worth = placeWorth(table, hand, action.card, action.drop) + seatOf(table, action.to);
			return worth / box.card(action.card).price;
		}

		// The Boss takes few throws and no prisoners: only the frail are worth a coin, and a die is worth more.
		if (action.type === 'buy-healing') return lastShop ? Math.min(1.9, 0.8 * frail) : healAllWorth(table, 1);
		if (action.type === 'buy-die') return lastShop ? 2.2 : missingLife > 4 * state.heroes.length ? 0.8 : 1.3;
		return -1;
	};

	const offers = decision.actions.filter(action => action.type === 'buy' || action.type === 'buy-healing' || action.type === 'buy-die');
	if (offers.length === 0 || gold === 0) return {type: 'leave'};
	const choice = best(offers, perCoin);
	return perCoin(choice) > (lastShop ? 0.2 : 1) ? choice : {type: 'leave'};
};
