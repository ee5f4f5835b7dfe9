import {foeIsDown} from '../../table.js';
import type {Effect} from '../effect.js';

/** The die just thrown, by whomever, is thrown again. */
export const reThrowCard = (): Effect => ({
	rethrows: true,
	spend: {onThrow: true, rethrows: true, useful: ({state}) => state.combat?.thrown !== undefined && !foeIsDown(state), events: () => []},
});
