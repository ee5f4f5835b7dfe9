/** Which keys do what. Players may change them; every list may name several. */
import type {Key} from '../terminal/key-names.js';

export const bindingNames = [
	'up',
	'down',
	'left',
	'right',
	'choose',
	'back',
	'press',
	'help',
	'log',
	'party',
	'spend',
	'pause',
	'walk',
] as const;

export type BindingName = (typeof bindingNames)[number];

export type Bindings = Readonly<Record<BindingName, readonly string[]>>;

export const defaultBindings: Bindings = {
	up: ['up', 'k', 'w'],
	down: ['down', 'j', 's'],
	left: ['left', 'h', 'a'],
	right: ['right', 'l', 'd'],
	choose: ['enter', 'space'],
	back: ['escape', 'backspace', 'q'],
	press: ['space', 'enter'],
	help: ['?', 'f'],
	log: ['t', 'pageup'],
	party: ['i', 'p'],
	spend: ['x', 'c'],
	pause: ['m'],
	walk: ['tab', 'v'],
};

export const isBound = (bindings: Bindings, name: BindingName, key: Key): boolean =>
	!key.ctrl && !key.alt && bindings[name].includes(key.name);

/** What each does, for the settings and the help. */
export const bindingWords: Readonly<Record<BindingName, string>> = {
	up: 'up, steeper throw',
	down: 'down, flatter throw',
	left: 'left',
	right: 'right',
	choose: 'choose',
	back: 'back, menu of the run',
	press: 'lock a bar, throw',
	help: 'help',
	log: 'the whole log',
	party: 'party and cards',
	spend: 'abilities and cards that can be played now',
	pause: 'pause',
	walk: 'walk around the table, before a timed throw',
};

/** Keys and what they do, in the order they are told. */
export type KeyHelp = readonly (readonly [key: string, does: string])[];

/** What cannot be changed, because it must work on every screen. */
export const fixedKeys: KeyHelp = [
	['Ctrl+L', 'draw the whole screen anew'],
	['Ctrl+Z', 'to the shell for a while; the bars wait'],
	['Ctrl+C', 'leave; the run is saved'],
];

const signs: Readonly<Record<string, string>> = {
	space: 'Space',
	enter: 'Enter',
	escape: 'Esc',
	backspace: 'Bksp',
	delete: 'Del',
	pageup: 'PgUp',
	pagedown: 'PgDn',
};

/** A key as it is printed on the keyboard. */
export const keyName = (key: string): string => signs[key] ?? key.slice(0, 1).toUpperCase() + key.slice(1);

/** The first key of a binding, as it is printed on the keyboard. */
export const keyLabel = (bindings: Bindings, name: BindingName): string => keyName(bindings[name][0] ?? '?');
