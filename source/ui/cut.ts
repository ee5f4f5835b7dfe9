/** Text that is too long for its place ends in the sign for that, which is the same everywhere. */
import stringWidth from 'string-width';
import type {Glyphs} from './theme.js';

export const cut = (text: string, width: number, {ellipsis}: Pick<Glyphs, 'ellipsis'>): string =>
	stringWidth(text) <= width ? text : text.slice(0, Math.max(0, width - ellipsis.length)) + ellipsis;
