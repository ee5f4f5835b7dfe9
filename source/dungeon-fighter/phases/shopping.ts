/** Phase 4: coins become things; after the third time the Boss is at home. */
import type {Action} from '../actions.js';
import {gifts, placesFor} from '../carrying.js';
import {goTo, type Play, say, sayAll, wait} from '../play.js';
import {canBeHealed, everyone, gainingDice, healing, inGame, type Table} from '../table.js';

/** 2E-SHOP-01; 2E-RULING-36: a thin deck shows what it has. */
export const openShop = (play: Play): void => {
	const {state, box} = play;
	const cards = box.edition.shop.extraCards + state.heroes.filter(inGame).length;
	say(play, {type: 'shop-opened', cards: state.decks.equipment.slice(0, cards), visit: state.shops + 1});
	wait(play, {kind: 'shop'});
};

export const shopActions = (table: Table): readonly Action[] => {
	const {box, state} = table;
	const {diePrice, healingPrice} = box.edition.shop;
	const {gold} = state.chest;
	const actions: Action[] = [];
	for (const card of state.wares) {
		if (box.card(card).price > gold) continue;
		for (const place of placesFor(table, card)) actions.push({type: 'buy', card, ...place});
	}

	if (gold >= healingPrice && everyone(state).some(id => canBeHealed(table, id))) actions.push({type: 'buy-healing'});
	if (gold >= diePrice && gainingDice(table, 1, 'shop').length > 0) actions.push({type: 'buy-die'});
	return [...actions, ...gifts(table), {type: 'leave'}];
};

export const buy = (play: Play, action: Extract<Action, {type: 'buy'}>): void => {
	const {card, to, drop} = action;
	say(play, {type: 'bought', card, price: play.box.card(card).price});
	say(play, drop === undefined ? {type: 'equipment-assigned', card, to} : {type: 'equipment-assigned', card, to, drop});
};

/** 2E-SHOP-05: a coin, and everyone feels a little better. */
export const buyHealing = (play: Play): void => {
	say(play, {type: 'healing-bought', price: play.box.edition.shop.healingPrice});
	sayAll(play, healing(play, everyone(play.state), 1, 'shop'));
};

export const buyDie = (play: Play): void => {
	say(play, {type: 'die-bought', price: play.box.edition.shop.diePrice});
};

export const leaveShop = (play: Play): void => {
	const {shops} = play.state;
	const last = shops >= play.box.edition.shop.visits;
	say(play, {type: 'shop-closed', visit: shops, last});
	goTo(play, last ? 'boss' : 'round');
};
