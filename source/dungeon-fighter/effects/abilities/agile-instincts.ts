import type {Effect} from '../effect.js';

/** 2E-ABIL-agile-instincts: a miss costs nothing and still scratches the monster for 2. */
export const agileInstincts = (): Effect => ({only: 'miss', strikesBack: 2, suffers: 0});
