import type {Effect} from '../effect.js';

/** 2E-MON-tricky: the 1 is a miss. */
export const tricky = (): Effect => ({dodges: zone => zone === '1'});
