import {everyone, healing} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-heal-party: every hero heals 1. */
export const healParty = (): Effect => ({
	activated: table => healing(table, everyone(table.state), 1, 'heal-party'),
});
