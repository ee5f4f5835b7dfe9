import {everyone, healing} from '../../table.js';
import type {Effect} from '../effect.js';

/** 2E-ABIL-sweet-flute: all heal 1, then the Flute plays and every later hit heals its hero. */
export const sweetFlute = (): Effect => ({
	activated: table => [...healing(table, everyone(table.state), 1, 'sweet-flute'), {type: 'token', token: 'flute', active: true}],
});
