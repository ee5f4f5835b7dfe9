import type {Effect} from '../effect.js';

/** 2E-ABIL-heroic-defense: a miss costs 1 in place of the monster's damage and deals 4. */
export const heroicDefense = (): Effect => ({only: 'miss', strikesBack: 4, suffers: 1});
