/** Choices side by side in a few rows: numbers, letters or arrows choose; what the chosen one does stands above them. */
import {useState} from 'react';
import stringWidth from 'string-width';
import {wrap} from '../../view/text.js';
import {cut} from '../cut.js';
import {useKeys} from '../hooks.js';
import {useBindings, useTheme} from '../services.js';
import type {MenuItem} from './menu.js';
import {Rows} from './rows.js';

type StripMenuProps<Value> = {
	readonly items: readonly MenuItem<Value>[];
	readonly onChoose: (value: Value) => void;
	readonly onBack?: (() => void) | undefined;
	readonly width: number;
	/** Rows in all: what the details need if there are any, the rest for the choices. */
	readonly height: number;
};

type Place = {readonly index: number; readonly text: string; readonly row: number};

/** Breaks the choices into rows. */
const flow = (labels: readonly string[], width: number): readonly Place[] => {
	let [row, used] = [0, 0];
	return labels.map((text, index) => {
		const columns = stringWidth(text) + 2;
		if (used > 0 && used + columns > width) [row, used] = [row + 1, 0];
		used += columns;
		return {index, text, row};
	});
};

/** The plain sign is the longest: what fits with it fits with any. */
const textOf = ({label, letter}: MenuItem<unknown>, index: number, width: number, glyphs = {ellipsis: '...'}): string =>
	cut(`${letter ?? (index < 9 ? index + 1 : '')} ${label}`, width - 4, glyphs);

const placesOf = (items: readonly MenuItem<unknown>[], width: number): readonly Place[] =>
	flow(
		items.map((item, index) => textOf(item, index, width)),
		width - 2,
	);

/** How many rows the choices need, without the one for what they do. */
export const rowsOfStrip = (items: readonly MenuItem<unknown>[], width: number): number => (placesOf(items, width).at(-1)?.row ?? 0) + 1;

/** How many rows the longest of the details needs. */
export const rowsOfDetails = (items: readonly MenuItem<unknown>[], width: number): number =>
	Math.max(1, ...items.map(({hint = ''}) => wrap(hint, width - 2).length));

export const StripMenu = <Value,>({items, onChoose, onBack, width, height}: StripMenuProps<Value>) => {
	const {chosen, dim, glyphs} = useTheme();
	const is = useBindings();
	const [wanted, setAt] = useState(0);
	const at = Math.max(0, Math.min(items.length - 1, wanted));
	const step = (by: number): void => setAt((at + by + items.length) % Math.max(1, items.length));
	useKeys(key => {
		const isPlain = !key.ctrl && !key.alt;
		const lettered = isPlain ? items.find(item => item.letter === key.name) : undefined;
		if (lettered) return onChoose(lettered.value);
		const digit = isPlain && /^[1-9]$/.test(key.name) ? Number(key.name) - 1 : -1;
		if (digit >= 0 && digit < items.length) return onChoose(items[digit]!.value);
		if (is('left', key) || is('up', key)) return step(-1);
		if (is('right', key) || is('down', key) || key.name === 'tab') return step(1);
		if (key.name === 'home') return setAt(0);
		if (key.name === 'end') return setAt(items.length - 1);
		if (is('choose', key) && items[at]) return onChoose(items[at].value);
		if (is('back', key) && onBack) return onBack();
		return false;
	});

	const hasDetails = items.some(item => item.hint !== undefined);
	const places = placesOf(items, width);
	// As many rows as the longest detail needs, if there are so many, so that the choices stay where they are.
	const spare = Math.max(1, height - (places.at(-1)?.row ?? 0) - 1);
	const detailRows = hasDetails ? Math.min(spare, rowsOfDetails(items, width)) : 0;
	const rowsOfChoices = Math.max(1, height - detailRows);
	const here = places[at]?.row ?? 0;
	const last = places.at(-1)?.row ?? 0;
	const first = Math.max(0, Math.min(last - rowsOfChoices + 1, here));
	const rows = Array.from({length: Math.min(rowsOfChoices, last - first + 1)}, (_, offset) =>
		places
			.filter(({row}) => row === first + offset)
			.map(({index, text}) => (index === at ? chosen(`${glyphs.pointer}${text}`) : ` ${text}`))
			.join(' '),
	);
	const more = last - first + 1 > rowsOfChoices ? dim(` ${glyphs.ellipsis}`) : '';
	const wrapped = wrap(items[at]?.hint ?? '', width - 2);
	const room = width - 2 - (more === '' ? 0 : 4);
	const detail = Array.from({length: detailRows}, (_, row) => {
		const isLast = row === detailRows - 1;
		const text = wrapped.length > detailRows && isLast ? wrapped.slice(row).join(' ') : (wrapped[row] ?? '');
		return ` ${dim(cut(text, isLast ? room : width - 2, glyphs))}${isLast ? more : ''}`;
	});
	return <Rows rows={[...detail, ...rows]} height={height} />;
};
