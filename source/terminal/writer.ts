/**
 * Brings the terminal from the last screen to the next with as few bytes as it takes: short moves, only the codes that change.
 * Nothing is ever erased to the end of a line, because at the last column that eats a character on xterm and screen.
 */
import {createGrid, type Grid, widthOf} from './cells.js';
import {plain, restyle, type Style} from './style.js';

/** From this many bytes on a frame is worth the 16 that keep a terminal from showing half of it. */
const worthHolding = 512;
const hold = '\u001B[?2026h';
const release = '\u001B[?2026l';

type Pen = {
	/** Where the cursor stands; undefined where terminals differ. */
	x: number | undefined;
	y: number | undefined;
	style: Style;
};

const shortest = (ways: readonly string[]): string => ways.reduce((best, way) => (way.length < best.length ? way : best));

const counted = (count: number, letter: string): string => `\u001B[${count === 1 ? '' : count}${letter}`;

const absolute = (x: number, y: number): string => {
	if (x === 0) return y === 0 ? '\u001B[H' : `\u001B[${y + 1}H`;
	return y === 0 ? `\u001B[;${x + 1}H` : `\u001B[${y + 1};${x + 1}H`;
};

/** The cheapest way to a cell. Line feeds only together with a return: alone they mean different things on the way. */
const move = (pen: Pen, x: number, y: number): string => {
	if (pen.x === x && pen.y === y) return '';
	const ways = [absolute(x, y)];
	if (pen.y === y) {
		if (x === 0) return '\r';
		ways.push(`\u001B[${x + 1}G`);
		if (x < 4) ways.push(`\r${counted(x, 'C')}`);
		if (pen.x !== undefined) ways.push(pen.x < x ? counted(x - pen.x, 'C') : shortest([counted(pen.x - x, 'D'), '\b'.repeat(pen.x - x)]));
	} else if (pen.y !== undefined) {
		if (x === 0 && y > pen.y) ways.push(`\r${'\n'.repeat(y - pen.y)}`);
		if (x === pen.x) ways.push(y > pen.y ? counted(y - pen.y, 'B') : counted(pen.y - y, 'A'));
	}
	return shortest(ways);
};

/** Characters on whose width terminals agree: neither emoji, nor symbols that some take for one, nor what is joined together. */
const isAgreed = (char: string, columns: number): boolean => {
	const code = char.charCodeAt(0);
	if (char.length !== 1) return false;
	return code >= 0x2e80 || (columns === 1 && (code < 0x2600 || (code >= 0x2800 && code < 0x2900)));
};

/** The bytes for one screen after another; `pen` goes along. */
const difference = (last: Grid, next: Grid, pen: Pen): string => {
	const {width, height} = next;
	let bytes = '';
	const print = (at: number, x: number): void => {
		const char = next.chars[at]!;
		const style = next.styles[at]!;
		bytes += restyle(pen.style, style);
		pen.style = style;
		const columns = char.length === 1 && char < '\u0300' ? 1 : widthOf(char);
		const isSure = isAgreed(char, columns);
		// Where it may turn out narrower, the rest of its room is blank.
		if (columns === 2 && !isSure) bytes += `  \u001B[${x + 1}G`;
		bytes += char;
		pen.x = isSure && x + columns < width ? x + columns : undefined;
	};
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const at = y * width + x;
			const isSame = next.chars[at] === last.chars[at] && next.styles[at] === last.styles[at];
			// The right half of a wide character comes with the left one.
			if (next.chars[at] === '') continue;
			const isWide = x + 1 < width && next.chars[at + 1] === '';
			if (isSame && (!isWide || (last.chars[at + 1] === '' && last.styles[at + 1] === next.styles[at + 1]))) continue;
			const way = move(pen, x, y);
			const from = pen.y === y ? pen.x : undefined;
			// Unchanged cells in between are often cheaper to write again than to jump over.
			if (from !== undefined && from < x && canRetrace(next, y, from, x, way.length, pen.style)) {
				for (let between = from; between < x; between++) print(y * width + between, between);
			} else bytes += way;
			pen.y = y;
			print(at, x);
			if (isWide) x++;
		}
	}
	return bytes;
};

const canRetrace = ({chars, styles, width}: Grid, y: number, from: number, to: number, limit: number, style: Style): boolean => {
	if (to - from > limit) return false;
	let length = 0;
	for (let x = from; x < to; x++) {
		const char = chars[y * width + x]!;
		if (styles[y * width + x] !== style || char.length !== 1 || (char > '\u0300' && widthOf(char) !== 1)) return false;
		length += char < '\u0080' ? 1 : 3;
	}
	return length <= limit;
};

/** What the writer needs of a terminal: a place for bytes, and whether the last ones are still on their way. */
export type Outlet = {
	readonly write: (bytes: string) => void;
	readonly isBusy: () => boolean;
	/** Calls back once, when the outlet is no longer busy. */
	readonly whenFree: (then: () => void) => void;
};

type Writer = {
	/** Shows the grid. The writer copies nothing: a grid handed over is not changed any more. */
	readonly show: (grid: Grid) => void;
	/** Forgets what the terminal shows, so that the next screen is drawn from nothing: at first, after a resize, after a pause. */
	readonly forget: () => void;
};

export const createWriter = (outlet: Outlet): Writer => {
	let last: Grid | undefined;
	let newest: Grid | undefined;
	let isWaiting = false;
	const pen: Pen = {x: undefined, y: undefined, style: plain};
	const send = (grid: Grid): void => {
		let bytes = '';
		if (last?.width !== grid.width || last.height !== grid.height) {
			last = createGrid(grid.width, grid.height);
			Object.assign(pen, {x: 0, y: 0, style: plain});
			bytes = '\u001B[m\u001B[2J\u001B[H';
		}
		bytes += difference(last, grid, pen);
		last = grid;
		if (bytes !== '') outlet.write(bytes.length < worthHolding ? bytes : `${hold}${bytes}${release}`);
	};
	const show = (grid: Grid): void => {
		newest = grid;
		if (isWaiting) return;
		if (!outlet.isBusy()) return send(grid);
		// A slow line gets fewer frames, not older ones.
		isWaiting = true;
		outlet.whenFree(() => {
			isWaiting = false;
			if (newest) send(newest);
		});
	};
	return {
		show,
		forget: () => {
			last = undefined;
		},
	};
};
