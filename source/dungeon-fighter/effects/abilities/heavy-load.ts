import {foeCard} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-heavy-load: the monster's level on top; 4 against a Boss, who has none. */
export const heavyLoad = (): Effect => ({only: 'hit', bonus: table => foeCard(table).level ?? 4});
