import type {Effect} from '../effect.js';

/** 2E-ABIL-piercing-damage: the section counts 2 more. */
export const piercingDamage = (): Effect => ({only: 'hit', bonus: () => 2});
