import type {Effect} from '../effect.js';

/** 2E-MON-rabid: a miss hurts every hero. */
export const rabid = (): Effect => ({hurtsAll: true});
