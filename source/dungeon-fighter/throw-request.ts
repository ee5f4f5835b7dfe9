import type {Die, LyingDie, ThrowRequest} from '../kernel/landing.js';
import type {ThrowAction} from './actions.js';
import type {Box} from './box.js';
import {stanceOf, type Table} from './table.js';

export type ThrowOptions = {
	readonly die: Die;
	readonly stance: readonly string[];
	readonly obstacles?: readonly LyingDie[];
	readonly seed: string;
	readonly number: number;
};

/** A throw on this board in any stance, with or without a game around it. */
export const requestOf = (box: Box, {die, stance, obstacles = [], seed, number}: ThrowOptions): ThrowRequest => ({
	die,
	faces: box.die(die).faces,
	board: box.board,
	stance,
	handicaps: stance.length === 0 ? [] : [...new Set(stance)].flatMap(id => box.throwCard(id).handicaps),
	obstacles,
	seed,
	number,
});

/** What the rules ask of whoever makes this throw. */
export const throwRequest = (table: Table, {die, weapons}: Pick<ThrowAction, 'die' | 'weapons'>): ThrowRequest => {
	const {combat, seed, throws} = table.state;
	return requestOf(table.box, {die, stance: stanceOf(table, weapons), obstacles: combat?.lying ?? [], seed, number: throws});
};
