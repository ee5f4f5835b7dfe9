/** A line across the screen that says where one is, and one that says which keys work. */
import stringWidth from 'string-width';
import type {Theme} from '../theme.js';

/** Left and right at the ends of one row, inverted. */
export const headline = (theme: Theme, left: string, right: string, columns: number): string => {
	const gap = columns - stringWidth(left) - stringWidth(right) - 2;
	const text = gap < 1 ? ` ${left}`.slice(0, columns).padEnd(columns) : ` ${left}${' '.repeat(gap)}${right} `;
	return theme.chosen(text);
};

/** "Space throw   Esc back", with the keys made bold. */
export const keyHelp = (theme: Theme, keys: readonly (readonly [key: string, does: string])[]): string =>
	keys.map(([key, does]) => `${theme.strong(key)} ${theme.dim(does)}`).join('   ');
