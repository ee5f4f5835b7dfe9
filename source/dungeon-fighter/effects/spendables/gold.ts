import {gaining} from '../../table.js';
import type {Effect} from '../effect.js';

/** Coins for the chest. */
export const gold = (amount: number): Effect => ({
	spend: {
		useful: table => gaining(table, amount, 'spendable').length > 0,
		events: (table, _by, card) => gaining(table, amount, card),
	},
});
