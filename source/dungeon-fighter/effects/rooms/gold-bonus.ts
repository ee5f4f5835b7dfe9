import {gaining} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-DUNGEON-gold-bonus: coins for the chest when revealed. */
export const goldBonus = (amount: number): Effect => ({revealed: table => gaining(table, amount, 'gold-bonus')});
