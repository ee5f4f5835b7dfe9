import {combatOf} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-double-swing: after the hit the same die flies again, without weapons, once per turn. */
export const doubleSwing = (): Effect => ({
	only: 'hit',
	exhausted: ({state}) => combatOf(state).turn.second,
	swingsTwice: true,
});
