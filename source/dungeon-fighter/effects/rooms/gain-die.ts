import {gainingDice} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-DUNGEON-gain-die: a Bonus die for the chest when revealed. */
export const gainDie = (amount: number): Effect => ({revealed: table => gainingDice(table, amount, 'gain-die')});
