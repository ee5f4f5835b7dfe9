/** Plain text: lists, wrapped lines, aligned columns and small bars. Nothing here knows the game. */
import stringWidth from 'string-width';
import {pageWidth, wrapBy} from './wrapping.js';

export {pageWidth};

/** "a", "a and b", "a, b and c". */
export const list = (items: readonly string[]): string =>
	items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const count = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`;

/** So many columns of a terminal; some letters take two of them. */
const widthOf = (text: string): number => (/^[ -~]*$/.test(text) ? text.length : stringWidth(text));

/** The beginning of a text, in at most so many columns. */
export const shorten = (text: string, columns: number): string => {
	if (widthOf(text) <= columns) return text;
	const letters = [...text];
	while (letters.length > 0 && widthOf(letters.join('')) > columns - 1) letters.pop();
	return `${letters.join('').trimEnd()}…`;
};

/** A word longer than the line stands alone on it and sticks out: nothing is ever cut. */
export const wrap = (text: string, columns: number): readonly string[] => wrapBy(widthOf, text, columns);

/** The end of a line, in so many rows, after a sign for what is left out. */
const endOf = (line: string, columns: number, rows: number, ellipsis: string): readonly string[] => {
	const words = line.split(' ');
	while (words.length > 1 && wrap(`${ellipsis} ${words.join(' ')}`, columns).length > rows) words.shift();
	return rows === 0 ? [] : wrap(`${ellipsis} ${words.join(' ')}`, columns);
};

/** The last of these lines that fit into so many rows, each of them whole; of one that is too long, the end. */
export const lastRows = (lines: readonly string[], columns: number, rows: number, ellipsis = '...'): readonly string[] => {
	let kept: readonly string[] = [];
	for (const line of lines.toReversed()) {
		const wrapped = wrap(line, columns);
		if (kept.length === 0 && wrapped.length > rows) return endOf(line, columns, rows, ellipsis);
		if (kept.length + wrapped.length > rows) break;
		kept = [...wrapped, ...kept];
	}

	return kept;
};

/** Short lines side by side, where they fit into one row together. */
const joined = (lines: readonly string[], columns: number): readonly string[] => {
	const all: string[] = [];
	for (const line of lines) {
		const before = all.at(-1);
		if (before !== undefined && before.length + 1 + line.length <= columns) all.splice(-1, 1, `${before} ${line}`);
		else all.push(line);
	}

	return all;
};

/** Lines on pages of so many rows: a line is broken only where it is longer than a page. */
export const pagesOf = (lines: readonly string[], columns: number, rows: number): readonly (readonly string[])[] => {
	const pages: (readonly string[])[] = [];
	let page: readonly string[] = [];
	for (const line of joined(lines, columns)) {
		const wrapped = wrap(line, columns);
		if (page.length > 0 && page.length + wrapped.length > rows) {
			pages.push(page);
			page = [];
		}

		page = [...page, ...wrapped];
		while (page.length > rows) {
			pages.push(page.slice(0, rows));
			page = page.slice(rows);
		}
	}

	return page.length > 0 || pages.length === 0 ? [...pages, page] : pages;
};

export const indent = (text: string, by: number, columns = pageWidth): readonly string[] =>
	wrap(text, columns - by).map(row => ' '.repeat(by) + row);

/** Two blocks next to each other, top to top. */
export const besides = (left: readonly string[], right: readonly string[], leftWidth: number): readonly string[] =>
	Array.from({length: Math.max(left.length, right.length)}, (_, row) =>
		`${(left[row] ?? '').padEnd(leftWidth)}${right[row] ?? ''}`.trimEnd(),
	);

const gap = 2;

/**
 * Aligned columns: figures to the right, words to the left, the last column wrapped under itself. One block of rows for
 * each row of cells, so that the caller can put something in between; a heading goes in as the first row.
 */
export const columnsOf = (rows: readonly (readonly (string | number)[])[], columns = pageWidth): readonly (readonly string[])[] => {
	const shape = rows.at(-1) ?? [];
	const widths = shape.map((_, column) => Math.max(...rows.map(row => widthOf(String(row[column] ?? '')))));
	const last = shape.length - 1;
	const start = widths.slice(0, last).reduce((sum, width) => sum + width + gap, 0);
	const pad = (cell: string | number, column: number): string => {
		const space = ' '.repeat(widths[column]! - widthOf(String(cell)));
		return typeof shape[column] === 'number' ? `${space}${cell}` : `${cell}${space}`;
	};
	return rows.map(row => {
		const left = row.slice(0, last).map((cell, column) => pad(cell, column) + ' '.repeat(gap));
		const cell = row[last] ?? '';
		const right = typeof shape[last] === 'number' ? [pad(cell, last)] : wrap(String(cell), columns - start);
		return right.map((text, index) => `${index === 0 ? left.join('') : ' '.repeat(start)}${text}`.trimEnd());
	});
};

/** A share of 1 as a row of hashes. */
export const bar = (share: number, columns: number): string => {
	const filled = Math.round(Math.min(1, Math.max(0, share)) * columns);
	return '#'.repeat(filled) + '.'.repeat(columns - filled);
};
