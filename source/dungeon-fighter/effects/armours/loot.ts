import {gaining} from '../../table.js';
import type {Effect} from '../effect.js';

/** Something valuable falls off the monster as it strikes. */
export const loot = (amount: number): Effect => ({activated: table => gaining(table, amount, 'loot')});
