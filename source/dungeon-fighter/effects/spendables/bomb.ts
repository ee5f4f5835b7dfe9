import {combatOf, foeIsDown, hurting} from '../../table.js';
import type {Effect} from '../effect.js';

/** Damage to the monster outside any throw (2E-RULING-55: never an Epic Shot). */
export const bomb = (amount: number): Effect => ({
	spend: {
		useful: ({state}) => (state.phase === 'combat' || state.phase === 'boss') && !foeIsDown(state),
		// A dead monster does not strike (2E-RULING-20); everybody is asked at once, before the first has taken the blow.
		averts: ({state}, {from}) => {
			const {foe, wounds} = combatOf(state);
			return from === 'monster' && amount >= foe.life && !wounds.some(wound => wound.braced);
		},
		events: (table, by, card) => hurting(table, by, amount, card),
	},
});
