import {combatOf} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-MON-leeching: a miss gives it Life back, never above what it started with. */
export const leeching = (amount: number): Effect => ({
	missed({state}) {
		const {life, maxLife} = combatOf(state).foe;
		const healed = Math.min(amount, maxLife - life);
		return healed > 0 ? [{type: 'monster-healed', amount: healed, life: life + healed, why: 'leeching'}] : [];
	},
});
