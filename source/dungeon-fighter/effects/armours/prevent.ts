import type {Effect} from '../effect.js';

/** So much of the damage stays in the metal. */
export const prevent = (amount: number): Effect => ({armour: damage => Math.max(0, damage - amount)});
