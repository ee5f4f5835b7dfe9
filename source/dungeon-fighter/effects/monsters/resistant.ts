import type {Effect} from '../effect.js';

/** 2E-MON-resistant: an odd total is halved, rounded down. */
export const resistant = (): Effect => ({total: total => (total % 2 === 1 ? (total - 1) / 2 : total)});
