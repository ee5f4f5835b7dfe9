/** A line across the screen that says where one is, and one that says which keys work. */
import stringWidth from 'string-width';
import type {KeyHelp} from '../bindings.js';
import {cut} from '../cut.js';
import type {Theme} from '../theme.js';

/** Left and right at the ends of one row, inverted. */
export const headline = (theme: Theme, left: string, right: string, columns: number): string => {
	// What is on the right are figures; they are never the ones to go.
	const room = columns - stringWidth(right) - 4;
	const kept = cut(left, room, theme.glyphs);
	const gap = Math.max(1, columns - stringWidth(kept) - stringWidth(right) - 2);
	return theme.chosen(` ${kept}${' '.repeat(gap)}${right} `);
};

/** Arrows side by side; words get a stroke between them. */
export const keysOf = (...signs: readonly string[]): string => signs.join(signs.some(sign => sign.length > 1) ? '/' : '');

/** "Space throw   Esc back", with the keys made bold. */
export const keyHelp = (theme: Theme, keys: KeyHelp): string =>
	keys.map(([key, does]) => `${theme.strong(key)} ${theme.dim(does)}`).join('   ');
