/** Where things are on the screen of a run, for every size from 80x24 up. */
import type {Size} from '../../terminal/streams.js';
import {fitTarget, type TargetSize} from '../../throwing/target.js';

export type Layout = {
	readonly columns: number;
	readonly rows: number;
	readonly target: TargetSize;
	/** Left edges, counted from 0. */
	readonly targetLeft: number;
	readonly powerLeft: number;
	readonly foeLeft: number;
	/** Widths of the panels to the sides. */
	readonly partyWidth: number;
	readonly foeWidth: number;
	/** The rows between the headline and the aim bar. */
	readonly mainTop: number;
	readonly mainRows: number;
	readonly aimRow: number;
	readonly bottomRow: number;
	readonly bottomRows: number;
};

/** The side panels never get narrower than this. */
const sides = {party: 22, foe: 20, power: 3};

const odd = (value: number): number => (value % 2 === 0 ? value - 1 : value);

export const layoutOf = ({columns, rows}: Size): Layout => {
	const bottomRows = 5 + Math.max(0, Math.floor((rows - 24) / 3));
	const room = rows - 2 - bottomRows;
	const widest = columns - sides.party - sides.foe - sides.power;
	const target = fitTarget({columns: odd(Math.min(widest, room * 2 + 1)), rows: odd(room)});
	const spare = columns - target.columns - sides.power;
	const partyWidth = Math.floor(spare / 2) - (columns === 80 ? -1 : 0);
	const targetLeft = partyWidth;
	const powerLeft = targetLeft + target.columns;
	const foeLeft = powerLeft + sides.power;
	return {
		columns,
		rows,
		target,
		targetLeft,
		powerLeft,
		foeLeft,
		partyWidth,
		foeWidth: columns - foeLeft,
		mainTop: 1,
		mainRows: room,
		aimRow: 1 + room,
		bottomRow: 2 + room,
		bottomRows,
	};
};
