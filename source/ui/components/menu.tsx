/** A list to choose from: arrows and Enter, or the number of the line. Scrolls when it is longer than its place. */
import {Box} from 'ink';
import {useState} from 'react';
import stringWidth from 'string-width';
import {wrap} from '../../view/text.js';
import {cut} from '../cut.js';
import {useKeys} from '../hooks.js';
import {useBindings, useTheme} from '../services.js';
import {Rows} from './rows.js';

export type MenuItem<Value> = {
	readonly label: string;
	/** Said of the chosen line, below the list. */
	readonly hint?: string | undefined;
	/** A letter that chooses it at once. */
	readonly letter?: string | undefined;
	/** Why it cannot be chosen now. */
	readonly unavailable?: string | undefined;
	readonly value: Value;
};

type MenuProps<Value> = {
	readonly items: readonly MenuItem<Value>[];
	readonly onChoose: (value: Value) => void;
	readonly onBack?: (() => void) | undefined;
	/** Told whenever another line is under the pointer. */
	readonly onPoint?: ((value: Value, index: number) => void) | undefined;
	readonly width: number;
	/** Rows for the list and the hint together. */
	readonly height: number;
	readonly start?: number | undefined;
	readonly isActive?: boolean | undefined;
};

const fill = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stringWidth(text)));

export const Menu = <Value,>({items, onChoose, onBack, onPoint, width, height, start = 0, isActive = true}: MenuProps<Value>) => {
	const {glyphs, chosen, dim} = useTheme();
	const is = useBindings();
	const [wanted, setAt] = useState(start);
	const at = Math.max(0, Math.min(items.length - 1, wanted));
	const point = (next: number): void => {
		const index = (next + items.length) % Math.max(1, items.length);
		setAt(index);
		const item = items[index];
		if (item) onPoint?.(item.value, index);
	};

	const choose = (item: MenuItem<Value> | undefined): void => {
		if (item && item.unavailable === undefined) onChoose(item.value);
	};

	useKeys(
		key => {
			const isPlain = !key.ctrl && !key.alt;
			const digit = isPlain && /^[1-9]$/.test(key.name) ? Number(key.name) - 1 : -1;
			const lettered = isPlain ? items.find(item => item.letter === key.name) : undefined;
			if (lettered) return choose(lettered);
			if (digit >= 0 && digit < items.length) {
				point(digit);
				return choose(items[digit]);
			}

			if (is('up', key)) return point(at - 1);
			if (is('down', key)) return point(at + 1);
			if (key.name === 'home') return point(0);
			if (key.name === 'end') return point(items.length - 1);
			if (is('choose', key)) return choose(items[at]);
			if (is('back', key) && onBack) return onBack();
			return false;
		},
		{isActive},
	);

	const hint = items[at]?.unavailable ?? items[at]?.hint;
	const hintRows = hint === undefined ? [] : wrap(hint, width - 2).slice(0, 4);
	const hasHints = items.some(item => item.hint !== undefined || item.unavailable !== undefined);
	const listHeight = Math.max(1, Math.min(items.length, height - (hasHints ? Math.max(2, hintRows.length + 1) : 0)));
	const first = Math.max(0, Math.min(items.length - listHeight, at - Math.floor(listHeight / 2)));
	const rows = items.slice(first, first + listHeight).map((item, index) => {
		const number = first + index < 9 ? String(first + index + 1) : ' ';
		const isHere = first + index === at;
		const text = fill(cut(`${isHere ? glyphs.pointer : ' '}${item.letter ?? number} ${item.label}`, width, glyphs), width);
		if (isHere) return chosen(text);
		return item.unavailable === undefined ? text : dim(text);
	});
	const more = items.length > listHeight ? dim(` ${at + 1} of ${items.length}`) : '';
	return (
		<Box flexDirection="column" width={width} height={height}>
			<Rows rows={hasHints ? [...rows, more, ...hintRows.map(row => dim(` ${row}`))] : rows} />
		</Box>
	);
};
