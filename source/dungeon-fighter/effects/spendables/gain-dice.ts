import {gainingDice} from '../../table.js';
import type {Effect} from '../effect.js';

/** Bonus dice for the chest. */
export const gainDice = (amount: number): Effect => ({
	spend: {
		useful: table => gainingDice(table, amount, 'spendable').length > 0,
		events: (table, _by, card) => gainingDice(table, amount, card),
	},
});
