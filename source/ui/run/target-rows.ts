/** The target in colours, with the dice that lie on it; the same geometry that judges them. */
import type {Board} from '../../kernel/board.js';
import type {Die, LyingDie, Zone} from '../../kernel/landing.js';
import {boardFrom, lyingFrom, type Seat} from '../../throwing/seat.js';
import type {Look} from '../../throwing/stance.js';
import {cellOfPoint, type TargetSize, targetZones, zoneSigns} from '../../throwing/target.js';
import type {Paint, Theme} from '../theme.js';

export const dieLetters: Readonly<Record<Die, string>> = {red: 'R', green: 'G', blue: 'B', bonus: '+'};

type Cell = {char: string; paint: Paint};

const plain: Paint = text => text;

/** Neighbours of the same colour are painted together. */
const paintCells = (cells: readonly Cell[]): string => {
	let text = '';
	let run = '';
	let paint = plain;
	for (const cell of cells) {
		if (cell.paint !== paint) {
			text += run === '' ? '' : paint(run);
			[run, paint] = ['', cell.paint];
		}

		run += cell.char;
	}

	return text + (run === '' ? '' : paint(run));
};

/** The value of a section stands a few times on it, where it is wide enough. */
const labels = (zones: readonly (readonly Zone[])[], {columns, rows}: TargetSize): ReadonlyMap<number, string> => {
	const found = new Map<number, string>();
	const middle = Math.floor(rows / 2);
	const row = zones[middle] ?? [];
	for (const zone of ['1', '2', '3', '4', '5'] as const) {
		const places = row.flatMap((other, column) => (other === zone ? [column] : []));
		const left = places.filter(column => column < columns / 2);
		const at = left[Math.floor(left.length / 2)];
		if (at === undefined) continue;
		found.set(middle * columns + at, zone);
		found.set(middle * columns + (columns - 1 - at), zone);
	}

	return found;
};

const edgeOn = (cells: readonly (readonly Cell[])[], {columns, rows}: TargetSize): Cell[][] => {
	const middle = Math.floor(rows / 2);
	const blank = (): Cell[] => Array.from({length: columns}, () => ({char: ' ', paint: plain}));
	return cells.map((row, index) => (index === middle ? row.map(cell => ({...cell, char: cell.char === ' ' ? ' ' : '='})) : blank()));
};

/** What a stance leaves of the sight of the target. */
const seen = (cells: Cell[][], looks: readonly Look[], size: TargetSize): readonly (readonly Cell[])[] => {
	let rows = cells;
	if (looks.includes('edge-on')) rows = edgeOn(rows, size);
	if (looks.includes('half-hidden')) {
		rows = rows.map(row => row.map((cell, column) => (column < size.columns / 2 ? {char: ' ', paint: plain} : cell)));
	}

	if (looks.includes('mirrored')) rows = rows.map(row => row.toReversed());
	return rows;
};

/** In a corner of the table, where nothing else is; whoever stands where everybody stands needs no word. */
const sayFrom = (theme: Theme, row: readonly Cell[], seat: Seat): readonly Cell[] => {
	if (seat === 'south') return row;
	const words = [...`from ${seat}`].map((char): Cell => ({char, paint: theme.dim}));
	return [...words, ...row.slice(words.length)];
};

export type TargetView = {
	readonly board: Board;
	readonly lying: readonly LyingDie[];
	/** Where around the table it is seen from. */
	readonly seat?: Seat;
	readonly looks?: readonly Look[];
};

export const targetRowsOf = (theme: Theme, size: TargetSize, {board, lying, seat = 'south', looks = []}: TargetView): readonly string[] => {
	const zones = targetZones(boardFrom(seat, board), size);
	const named = labels(zones, size);
	const cells = zones.map((row, rowAt) =>
		row.map((zone, column): Cell => ({char: named.get(rowAt * size.columns + column) ?? zoneSigns[zone], paint: theme.zone[zone]})),
	);
	for (const {die, landing} of lyingFrom(seat, lying)) {
		if (landing.x === undefined || landing.y === undefined) continue;
		const {column, row} = cellOfPoint(size, landing.x, landing.y);
		const line = cells[row];
		if (line?.[column]) line[column] = {char: dieLetters[die], paint: theme.die[die]};
	}

	return seen(cells, looks, size).map((row, index) => paintCells(index === 0 ? sayFrom(theme, row, seat) : row));
};
