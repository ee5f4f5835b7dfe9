import {foeIsDown, isInstaKill} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-RULING-54: more damage on a hit of any hero, after it was seen and before it takes effect. */
export const damage = (amount: number): Effect => ({
	spend: {
		onThrow: true,
		useful({state}) {
			const thrown = state.combat?.thrown;
			return thrown !== undefined && thrown.miss === undefined && !isInstaKill(thrown) && !foeIsDown(state);
		},
		events: (_table, by, card) => [{type: 'damage-added', hero: by, amount, why: card}],
	},
});
