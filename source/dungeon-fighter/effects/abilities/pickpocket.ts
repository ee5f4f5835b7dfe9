import {gaining} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-pickpocket: a coin from the supply. */
export const pickpocket = (): Effect => ({activated: table => gaining(table, 1, 'pickpocket')});
