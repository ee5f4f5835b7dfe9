import type {Effect} from '../effect.js';

/** 2E-DUNGEON-monster-advantage: the monster of this room starts with more Life. */
export const monsterAdvantage = (amount: number): Effect => ({advantage: amount});
