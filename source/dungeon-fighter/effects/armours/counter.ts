import type {Effect} from '../effect.js';

/** The armour hits back. */
export const counter = (amount: number): Effect => ({strikesBack: amount});
