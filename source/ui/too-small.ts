/** What is said where there is no room for the game. */
import type {Size} from '../terminal/streams.js';
import {wrap} from '../view/text.js';
import type {Theme} from './theme.js';
import {wantedSize} from './wanted-size.js';

export const tooSmall = ({columns, rows}: Size, theme: Theme, inRun: boolean): readonly string[] => {
	const {columns: width, rows: height} = wantedSize;
	const lines = [
		`This dungeon needs ${width} columns and ${height} rows. Here are ${columns} and ${rows}, and nobody can swing a die in that.`,
		inRun
			? 'The fight waits, monsters included. Make the window larger to go on.'
			: 'Make the window larger to go on, or press Ctrl+C to leave.',
	];
	return lines
		.flatMap((line, index) => wrap(line, Math.max(1, columns)).map(row => (index === 0 ? theme.strong(row) : row)))
		.slice(0, rows);
};
