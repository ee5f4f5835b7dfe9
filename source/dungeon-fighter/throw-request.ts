import type {ThrowRequest} from '../kernel/landing.js';
import type {ThrowAction} from './actions.js';
import {stanceOf, type Table} from './table.js';

/** What the rules ask of whoever makes this throw. */
export const throwRequest = (table: Table, {die, weapons}: Pick<ThrowAction, 'die' | 'weapons'>): ThrowRequest => ({
	die,
	faces: table.box.die(die).faces,
	stance: stanceOf(table, weapons),
	obstacles: table.state.combat?.lying ?? [],
	seed: table.state.seed,
	number: table.state.throws,
});
