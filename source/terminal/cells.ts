/** A screen as cells: what stands where, and in which style. Frames with colours are read into it, the writer compares two. */
import stringWidth from 'string-width';
import {narrow} from '../kernel/narrow.js';
import {plain, type Style, styleAfter} from './style.js';

/** Row by row. The cell right of a wide character holds an empty string. */
export type Grid = {
	readonly width: number;
	readonly height: number;
	readonly chars: string[];
	readonly styles: Style[];
};

/** Text with colours, to be put somewhere over a frame. Its first character stands at `x`, `y`, counted from 0. */
export type Sprite = {readonly x: number; readonly y: number; readonly text: string};

export const createGrid = (width: number, height: number): Grid => ({
	width,
	height,
	chars: new Array<string>(width * height).fill(' '),
	styles: new Array<Style>(width * height).fill(plain),
});

export const copyGrid = ({width, height, chars, styles}: Grid): Grid => ({width, height, chars: [...chars], styles: [...styles]});

const segmenter = new Intl.Segmenter();
const widths = new Map<string, number>();

/** The columns a character takes, by the same measure as Ink's layout. */
export const widthOf = (char: string): number => {
	if (char.length === 1 && char >= ' ' && char <= '~') return 1;
	let width = widths.get(char);
	if (width === undefined) {
		width = Math.min(2, stringWidth(char));
		// A game has some hundred different characters; whoever feeds endless ones shall not fill the memory.
		if (widths.size > 5000) widths.clear();
		widths.set(char, width);
	}
	return width;
};

/** Puts a character down; half a wide one, left over by it, becomes a blank. */
const put = (grid: Grid, x: number, y: number, char: string, style: Style, width: number): void => {
	const at = y * grid.width + x;
	const end = at + width;
	if (grid.chars[at] === '' && x > 0) grid.chars[at - 1] = ' ';
	if (x + width < grid.width && grid.chars[end] === '') grid.chars[end] = ' ';
	grid.chars[at] = char;
	grid.styles[at] = style;
	if (width === 2) {
		grid.chars[at + 1] = '';
		grid.styles[at + 1] = style;
	}
};

const escapeChar = '\u001B';
/** After an escape: a style, any other sequence, a string for the terminal (a link, for example), or whatever else. */
const sequence = new RegExp(
	`\\[([0-9;:]*)m|\\[[0-?]*[ -/]*[@-~]|[\\]PX^_][^${escapeChar}\u0007]*(?:\u0007|${escapeChar}\\\\)?|[ -/]*[0-~]?`,
	'y',
);
const breaks = new RegExp(`[\n${escapeChar}]`);

const simple = new RegExp(`[${narrow}]+`, 'y');

/** Draws text with colours over the grid; what lies outside is cut off. */
export const draw = (grid: Grid, {x: left, y: top, text}: Sprite): void => {
	let [x, y, style] = [left, top, plain];
	const step = (char: string, width: number): void => {
		const fits = y >= 0 && y < grid.height && x >= 0 && x + width <= grid.width;
		if (fits && width > 0) put(grid, x, y, char, style, width);
		x += width;
	};
	let at = 0;
	while (at < text.length) {
		const char = text[at]!;
		if (char === '\n') {
			[x, y] = [left, y + 1];
			at++;
			continue;
		}
		if (char === escapeChar) {
			sequence.lastIndex = at + 1;
			const [whole = '', codes] = sequence.exec(text) ?? [];
			if (codes !== undefined) style = styleAfter(style, codes);
			at += 1 + whole.length;
			continue;
		}
		simple.lastIndex = at;
		const run = simple.exec(text)?.[0] ?? '';
		// The last one of a run may carry an accent that comes after it.
		const sure = at + run.length === text.length || breaks.test(text[at + run.length]!) ? run.length : run.length - 1;
		for (let index = 0; index < sure; index++) step(run[index]!, 1);
		at += Math.max(0, sure);
		if (sure > 0) continue;
		const end = text.slice(at).search(breaks);
		for (const {segment} of segmenter.segment(end < 0 ? text.slice(at) : text.slice(at, at + end))) {
			step(segment, widthOf(segment));
			at += segment.length;
		}
	}
};

/** A frame of lines with colours as cells. */
export const parseFrame = (text: string, width: number, height: number): Grid => {
	const grid = createGrid(width, height);
	draw(grid, {x: 0, y: 0, text});
	return grid;
};
