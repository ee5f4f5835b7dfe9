import {everyone, foeCard, hasToken, healing} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-cooking: the monster goes into the pot; after the fight it heals every hero by its level. */
export const cooking = (): Effect => ({
	activated: () => [{type: 'token', token: 'cooking', active: true}],
	rested: table => (hasToken(table.state, 'cooking') ? healing(table, everyone(table.state), foeCard(table).level ?? 0, 'cooking') : []),
});
