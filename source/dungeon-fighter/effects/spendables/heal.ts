import {canBeHealed, healing} from '../../table.js';
import type {Effect} from '../effect.js';

/** One hero of the user's choice heals. */
export const heal = (amount: number): Effect => ({
	spend: {
		needsTarget: true,
		useful: (table, target) => target !== undefined && canBeHealed(table, target),
		events: (table, _by, card, target) => (target === undefined ? [] : healing(table, [target], amount, card)),
	},
});
