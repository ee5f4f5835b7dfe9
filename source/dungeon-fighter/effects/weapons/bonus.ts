import type {Effect} from '../effect.js';

/** 2E-EQUIP-04: so much more on a hit. */
export const bonus = (amount: number): Effect => ({bonus: () => amount});
