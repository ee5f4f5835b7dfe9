import {healing} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-self-healing: the thrower heals 3. */
export const selfHealing = (): Effect => ({
	activated: table => healing(table, [table.state.active], 3, 'self-healing'),
});
