import type {Effect} from '../effect.js';

/** 2E-ABIL-time-spell: a re-throw now, and a token that allows any hero another one later in this combat. */
export const timeSpell = (): Effect => ({
	rethrows: true,
	activated: () => [{type: 'token', token: 'time-spell', active: true}],
});
