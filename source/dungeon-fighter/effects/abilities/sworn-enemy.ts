import {foeCard} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-sworn-enemy: 4 more against the type on the sheet, 1 more against anybody else. */
export const swornEnemy = (type: string): Effect => ({
	only: 'hit',
	bonus: table => (foeCard(table).type === type ? 4 : 1),
});
