/** A screen in other forms: with the codes that colour it. */
import type {ScreenCell} from './pty.js';

export type Look = {
	/** A number of the 256 colours, three parts as `#rrggbb`, or undefined for what the terminal has by itself. */
	readonly ink: number | string | undefined;
	readonly paper: number | string | undefined;
	readonly bold: boolean;
	readonly dim: boolean;
	readonly inverse: boolean;
};

const colourOf = (mode: number, value: number): number | string | undefined => {
	if (mode === 0) return undefined;
	return mode >>> 24 === 3 ? `#${value.toString(16).padStart(6, '0')}` : value;
};

/** What the style of a cell says; see `cellsOf`. */
export const lookOf = ({style}: ScreenCell): Look => {
	const [inkMode = 0, ink = 0, paperMode = 0, paper = 0, bold = 0, dim = 0, , , inverse = 0] = style.split(' ').map(Number);
	return {ink: colourOf(inkMode, ink), paper: colourOf(paperMode, paper), bold: bold !== 0, dim: dim !== 0, inverse: inverse !== 0};
};

const codes = (colour: number | string | undefined, base: 38 | 48): readonly string[] => {
	if (colour === undefined) return [];
	if (typeof colour === 'string') return [`${base};2;${[1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(';')}`];
	return [`${base};5;${colour}`];
};

const codesOf = (cell: ScreenCell): string => {
	const {ink, paper, bold, dim, inverse} = lookOf(cell);
	return [...(bold ? ['1'] : []), ...(dim ? ['2'] : []), ...(inverse ? ['7'] : []), ...codes(ink, 38), ...codes(paper, 48)].join(';');
};

/** Neighbours that look the same, from left to right. */
export const runsOf = (row: readonly ScreenCell[]): readonly {readonly x: number; readonly text: string; readonly cell: ScreenCell}[] => {
	const runs: {x: number; text: string; cell: ScreenCell}[] = [];
	for (const [x, cell] of row.entries()) {
		const last = runs.at(-1);
		if (last?.cell.style === cell.style) last.text += cell.char;
		else runs.push({x, text: cell.char, cell});
	}

	return runs;
};

export const colouredRows = (cells: readonly (readonly ScreenCell[])[]): readonly string[] =>
	cells.map(row =>
		runsOf(row)
			.map(({text, cell}) => (codesOf(cell) === '' ? text : `\u001B[${codesOf(cell)}m${text}\u001B[m`))
			.join(''),
	);
