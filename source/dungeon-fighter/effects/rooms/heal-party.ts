import {everyone, healing} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-DUNGEON-heal-party: every hero heals when revealed. */
export const healingRoom = (amount: number): Effect => ({
	revealed: table => healing(table, everyone(table.state), amount, 'heal-party-room'),
});
