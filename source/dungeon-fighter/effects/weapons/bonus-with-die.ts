import type {Die} from '../../../kernel/landing.js';
import {combatOf} from '../../table.js';
import type {Effect} from '../effect.js';

/** More on a hit with one colour of die than with the others. */
export const bonusWithDie = (die: Die, amount: number, otherwise: number): Effect => ({
	bonus: ({state}) => (combatOf(state).thrown?.die === die ? amount : otherwise),
});
