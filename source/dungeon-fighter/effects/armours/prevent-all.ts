import type {Effect} from '../effect.js';

/** Nothing gets through. */
export const preventAll = (): Effect => ({armour: () => 0});
