import {canBeHealed, everyone, healing} from '../../table.js';
import type {Effect} from '../effect.js';

/** Every standing hero heals. */
export const healAll = (amount: number): Effect => ({
	spend: {
		useful: table => everyone(table.state).some(id => canBeHealed(table, id)),
		events: (table, _by, card) => healing(table, everyone(table.state), amount, card),
	},
});
