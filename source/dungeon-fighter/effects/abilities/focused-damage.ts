import type {Effect} from '../effect.js';

/** 2E-ABIL-focused-damage: whatever section it is counts as a 5. */
export const focusedDamage = (): Effect => ({only: 'hit', section: () => 5});
