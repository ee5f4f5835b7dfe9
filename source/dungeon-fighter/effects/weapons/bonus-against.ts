import {foeCard} from '../../table.js';
import type {Effect} from '../effect.js';

/** More on a hit against one type of monster than against the others. */
export const bonusAgainst = (type: string, amount: number, otherwise: number): Effect => ({
	bonus: table => (foeCard(table).type === type ? amount : otherwise),
});
