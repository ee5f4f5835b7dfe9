import type {ThrowRequest} from '../kernel/landing.js';
import type {ThrowAction} from './actions.js';
import {stanceOf, type Table} from './table.js';

/** What the rules ask of whoever makes this throw. */
export const throwRequest = (table: Table, {die, weapons}: Pick<ThrowAction, 'die' | 'weapons'>): ThrowRequest => {
	const {box, state} = table;
	const stance = stanceOf(table, weapons);
	return {
		die,
		faces: box.die(die).faces,
		board: box.board,
		stance,
		handicaps: stance.length === 0 ? [] : stance.flatMap(id => box.throwCard(id).handicaps),
		obstacles: state.combat?.lying ?? [],
		seed: state.seed,
		number: state.throws,
	};
};
