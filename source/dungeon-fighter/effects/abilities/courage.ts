import {combatOf, heroOf} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-courage: 3 more while the monster has more Life than the hero. */
export const courage = (): Effect => ({
	only: 'hit',
	bonus: ({state}) => (combatOf(state).foe.life > heroOf(state, state.active).life ? 3 : 0),
});
