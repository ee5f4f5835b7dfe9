/** One line to type into. Odd keys do nothing; what a field cannot use goes on to whoever is below. */
import {useState} from 'react';
import type {Key} from '../../terminal/key-names.js';
import {useKeys} from '../hooks.js';
import {useTheme} from '../services.js';
import {Rows} from './rows.js';

export type Typed = {readonly text: readonly string[]; readonly at: number};

const segmenter = new Intl.Segmenter();

/** More than fits into any field. The segmenter keeps a copy of the whole text for every character of it. */
const longest = 1000;

/** Characters as a reader counts them; nothing that moves the cursor or breaks the line. */
const charactersOf = (text: string): readonly string[] =>
	[...segmenter.segment(text.slice(0, longest).replaceAll(/\s+/g, ' '))]
		.map(({segment}) => segment)
		.filter(char => !/^\p{C}|[\p{Cc}\p{Cs}]/u.test(char));

/** As many as there is room for. Readers and files do not count alike: a smile of two units takes two places. */
const fitting = (fresh: readonly string[], room: number): readonly string[] => {
	let left = room;
	const end = fresh.findIndex(char => {
		left -= char.length;
		return left < 0;
	});
	return end < 0 ? fresh : fresh.slice(0, end);
};

/** What a key makes of a field; undefined if it means nothing here. */
export const edit = ({text, at}: Typed, key: Key, maximum: number): Typed | undefined => {
	const move = (next: number): Typed => ({text, at: Math.max(0, Math.min(text.length, next))});
	const cut = (from: number, to: number): Typed => ({text: [...text.slice(0, from), ...text.slice(to)], at: from});
	if (key.ctrl || key.alt) return undefined;
	switch (key.name) {
		case 'left':
			return move(at - 1);
		case 'right':
			return move(at + 1);
		case 'home':
			return move(0);
		case 'end':
			return move(text.length);
		case 'backspace':
			return at > 0 ? cut(at - 1, at) : {text, at};
		case 'delete':
			return cut(at, at + 1);
		default: {
			if (key.text === undefined) return undefined;
			const fresh = fitting(charactersOf(key.text), maximum - text.join('').length);
			return {text: [...text.slice(0, at), ...fresh, ...text.slice(at)], at: at + fresh.length};
		}
	}
};

type TextFieldProps = {
	readonly label: string;
	readonly start?: string | undefined;
	/** Shown in an empty field. */
	readonly ghost?: string | undefined;
	readonly maximum: number;
	readonly isActive?: boolean | undefined;
	readonly onChange?: ((text: string) => void) | undefined;
	readonly onSubmit: (text: string) => void;
	readonly onBack?: (() => void) | undefined;
};

export const TextField = ({label, start = '', ghost = '', maximum, isActive = true, onChange, onSubmit, onBack}: TextFieldProps) => {
	const {chosen, dim, strong} = useTheme();
	const [{text, at}, setTyped] = useState((): Typed => {
		const characters = charactersOf(start).slice(0, maximum);
		return {text: characters, at: characters.length};
	});
	useKeys(
		key => {
			if (key.name === 'enter') return onSubmit(text.join('').trim());
			// Whatever is bound to "back", letters belong to the text; only Escape leaves.
			if (key.name === 'escape') return onBack ? onBack() : false;
			const next = edit({text, at}, key, maximum);
			if (!next) return false;
			setTyped(next);
			return onChange?.(next.text.join('').trim());
		},
		{isActive},
	);
	const isEmpty = text.length === 0;
	const rest = text.slice(at + 1).join('');
	const written = isActive
		? `${text.slice(0, at).join('')}${chosen(text[at] ?? ' ')}${rest}${isEmpty ? dim(ghost) : ''}`
		: isEmpty
			? dim(ghost)
			: text.join('');
	return <Rows rows={[`${isActive ? strong(label) : label} ${written}`]} />;
};
