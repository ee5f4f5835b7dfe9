/** The board as rows of cells, from the same geometry that judges the dice: what looks like a 4 is a 4. */
import type {Board} from '../kernel/board.js';
import type {Zone} from '../kernel/landing.js';
import {zoneOfPoint} from './zone.js';

export type TargetSize = {readonly columns: number; readonly rows: number};

/** The smallest and the largest target that is drawn. */
export const targetSizes = {smallest: {columns: 25, rows: 13}, largest: {columns: 61, rows: 31}} as const;

export const fitTarget = ({columns, rows}: TargetSize): TargetSize => {
	const {smallest, largest} = targetSizes;
	return {
		columns: Math.max(smallest.columns, Math.min(largest.columns, columns)),
		rows: Math.max(smallest.rows, Math.min(largest.rows, rows)),
	};
};

/** How much of the table around the board is seen, in radii; bars beside the target have the same scale. */
export const margin = 1.08;

/** The point under the middle of a cell; the far side is on top. */
export const pointOfCell = ({columns, rows}: TargetSize, column: number, row: number): {x: number; y: number} => ({
	x: ((2 * column + 1) / columns - 1) * margin,
	y: (1 - (2 * row + 1) / rows) * margin,
});

/** The cell over a point; outside the drawing it lies beyond its edges. */
export const cellOfPoint = ({columns, rows}: TargetSize, x: number, y: number): {column: number; row: number} => ({
	column: Math.floor(((x / margin + 1) * columns) / 2),
	row: Math.floor(((1 - y / margin) * rows) / 2),
});

const drawn = new WeakMap<Board, Map<string, readonly (readonly Zone[])[]>>();

/** The zone of every cell, row by row; drawn once for each board and size. */
export const targetZones = (board: Board, wanted: TargetSize): readonly (readonly Zone[])[] => {
	const size = fitTarget(wanted);
	const key = `${size.columns}x${size.rows}`;
	const sizes = drawn.get(board) ?? new Map<string, readonly (readonly Zone[])[]>();
	drawn.set(board, sizes);
	let zones = sizes.get(key);
	if (!zones) {
		zones = Array.from({length: size.rows}, (_, row) =>
			Array.from({length: size.columns}, (__, column) => {
				const {x, y} = pointOfCell(size, column, row);
				return zoneOfPoint(board, x, y);
			}),
		);
		sizes.set(key, zones);
	}

	return zones;
};

/** Plain characters that tell the zones apart without any colour. */
export const zoneSigns: Readonly<Record<Zone, string>> = {
	'1': '.',
	'2': ':',
	'3': 'o',
	'4': '%',
	'5': '#',
	'6': '6',
	bullseye: '@',
	hole: ' ',
	bone: '=',
	outside: ' ',
};

/** The target in plain characters. */
export const targetRows = (board: Board, size: TargetSize): readonly string[] =>
	targetZones(board, size).map(row => row.map(zone => zoneSigns[zone]).join(''));
