/** What the keys are called. */

export type Key = {
	/** A small letter, a digit or sign as it is, or: space enter escape tab backspace delete up down left right home end pageup pagedown paste. */
	readonly name: string;
	/** What it would write into a text field. */
	readonly text?: string;
	readonly ctrl: boolean;
	readonly alt: boolean;
	readonly shift: boolean;
	/** When its first byte came, by `performance.now()`. */
	readonly at: number;
};

const letters: Readonly<Record<string, string>> = {A: 'up', B: 'down', C: 'right', D: 'left', H: 'home', F: 'end'};
const numbers: Readonly<Record<string, string>> = {
	1: 'home',
	3: 'delete',
	4: 'end',
	5: 'pageup',
	6: 'pagedown',
	7: 'home',
	8: 'end',
};

export const plainKey = (char: string, alt: boolean, at: number): Key => {
	const small = char.toLowerCase();
	return {name: char === ' ' ? 'space' : small, text: char, ctrl: false, alt, shift: small !== char, at};
};

/** The bytes below the letters. Some terminals say Ctrl+H for backspace, some say a line feed for enter. */
export const controlKey = (byte: number, alt: boolean, at: number): Key => {
	const simple: Readonly<Record<number, string>> = {8: 'backspace', 9: 'tab', 10: 'enter', 13: 'enter', 127: 'backspace'};
	const name = simple[byte];
	if (name) return {name, ctrl: false, alt, shift: false, at};
	return {name: byte === 0 ? 'space' : String.fromCharCode(byte + 64).toLowerCase(), ctrl: true, alt, shift: false, at};
};

const modified = (name: string | undefined, modifiers: string | undefined, at: number): Key | undefined => {
	const bits = modifiers === undefined || modifiers === '' ? 0 : Number(modifiers) - 1;
	if (name === undefined || !(bits >= 0 && bits < 256)) return undefined;
	return {name, ctrl: (bits & 4) !== 0, alt: (bits & 2) !== 0, shift: (bits & 1) !== 0, at};
};

/** `ESC [ text final`; undefined for all that is no key of ours. */
export const csiKey = (text: string, final: string, at: number): Key | undefined => {
	const [first = '', modifiers, ...more] = text.split(';');
	if (more.length > 0) return undefined;
	if (final === 'Z') return text === '' ? modified('tab', '2', at) : undefined;
	if (final === '~') return modified(numbers[first], modifiers, at);
	return first === '' || first === '1' ? modified(letters[final], modifiers, at) : undefined;
};

/** `ESC O text final`: arrows in another mode, and the enter of the number pad. */
export const ss3Key = (text: string, final: string, at: number): Key | undefined => {
	const modifiers = text.split(';').at(-1);
	return modified(final === 'M' ? 'enter' : letters[final], modifiers, at);
};
