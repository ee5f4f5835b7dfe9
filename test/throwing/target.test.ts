/** The drawn target and the judged one are the same. */
import {describe, expect, test} from 'vitest';
import {cellOfPoint, fitTarget, pointOfCell, targetRows, targetZones} from '../../source/throwing/target.js';
import {zoneOfPoint} from '../../source/throwing/zone.js';
import {secondEdition} from '../helpers/scene.js';

const {board} = secondEdition;
const sizes = [
	{columns: 25, rows: 13},
	{columns: 41, rows: 21},
	{columns: 61, rows: 31},
];

describe.each(sizes)('at $columns x $rows', size => {
	test('every cell shows the zone under its middle', () => {
		const zones = targetZones(board, size);
		expect(zones.map(row => row.length)).toEqual(Array.from({length: size.rows}, () => size.columns));
		for (const [row, cells] of zones.entries()) {
			for (const [column, zone] of cells.entries()) {
				const {x, y} = pointOfCell(size, column, row);
				expect(zone).toBe(zoneOfPoint(board, x, y));
				expect(cellOfPoint(size, x, y)).toEqual({column, row});
			}
		}
	});

	test('the bullseye is in the middle, the table in the corners, and left is like right', () => {
		const rows = targetRows(board, size);
		expect(rows[(size.rows - 1) / 2]?.[(size.columns - 1) / 2]).toBe('@');
		expect(rows[0]?.[0]).toBe(' ');
		expect(rows.map(row => [...row].reverse().join(''))).toEqual(rows);
		for (const glyph of ['.', ':', 'o', '=', '@']) expect(rows.join('')).toContain(glyph);
	});
});

test('a target that does not fit is brought to the nearest size that is drawn, once', () => {
	expect(fitTarget({columns: 3, rows: 99})).toEqual({columns: 25, rows: 31});
	expect(targetZones(board, {columns: 3, rows: 99})).toBe(targetZones(board, {columns: 25, rows: 31}));
});
