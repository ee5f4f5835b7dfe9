import {combatOf} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-free-sample: the top card of the Shop deck, face down, once per combat. */
export const freeSample = (): Effect => ({
	exhausted: ({state}) => combatOf(state).sampled || state.decks.equipment.length === 0,
	activated: ({state}) => [{type: 'card-stolen', hero: state.active}],
});
