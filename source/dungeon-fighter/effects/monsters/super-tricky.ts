import type {Effect} from '../effect.js';

/** 2E-MON-super-tricky: the 1 and the 2 are misses. */
export const superTricky = (): Effect => ({dodges: zone => zone === '1' || zone === '2'});
