import {foeIsDown, hurting} from '../../table.js';
import type {Effect} from '../effect.js';

/** Damage to the monster outside any throw (2E-RULING-55: never an Epic Shot). */
export const bomb = (amount: number): Effect => ({
	spend: {
		useful: ({state}) => (state.phase === 'combat' || state.phase === 'boss') && !foeIsDown(state),
		events: (table, by, card) => hurting(table, by, amount, card),
	},
});
