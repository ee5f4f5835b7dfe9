import type {Effect} from '../effect.js';

/** 2E-ABIL-re-throw: take the die back, forget what it said, throw it again. */
export const reThrow = (): Effect => ({rethrows: true});
