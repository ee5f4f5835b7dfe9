/** Giving a key to an action, without taking an action its last key or one key two meanings. */
import type {Key} from '../terminal/key-names.js';
import {list} from '../view/text.js';
import {type BindingName, type Bindings, bindingNames, bindingWords, keyName} from './bindings.js';

/** Escape always goes back, and digits choose lines of a menu. */
const isReserved = (name: string): boolean => name === 'escape' || /^[0-9]$/.test(name);

/** Choosing in a menu and locking a bar never meet, so they may share a key. */
const meet = (a: BindingName, b: BindingName): boolean => a !== b && !(['choose', 'press'].includes(a) && ['choose', 'press'].includes(b));

type Rebound = {readonly bindings: Bindings; readonly words: string};

const swapped = (keys: readonly string[], from: string, to: string): readonly string[] => keys.map(key => (key === from ? to : key));

const isFree = (bindings: Bindings, key: string, name: BindingName): boolean =>
	!bindingNames.some(other => meet(other, name) && bindings[other].includes(key));

/** The key takes the place of the action's first one; if it had another meaning, that gets the old key instead. */
export const rebind = (bindings: Bindings, name: BindingName, key: Key): Rebound => {
	const label = keyName(key.name);
	const same = (words: string): Rebound => ({bindings, words});
	if (key.ctrl || key.alt || key.name === 'paste') return same('Only single keys, please: no Ctrl, no Alt.');
	if (isReserved(key.name)) {
		return same(
			key.name === 'escape' ? 'Esc always means back, whatever happens.' : 'Digits choose the lines of a menu, and stay with that.',
		);
	}
	const own = bindings[name];
	const old = own.find(other => !isReserved(other));
	if (own.includes(key.name)) {
		const first = [key.name, ...own.filter(other => other !== key.name)];
		return {bindings: {...bindings, [name]: first}, words: `${label} did that already; now it comes first.`};
	}
	const mine = old === undefined ? [...own, key.name] : swapped(own, old, key.name);
	const owners = bindingNames.filter(other => meet(other, name) && bindings[other].includes(key.name));
	const done = `${label}: ${bindingWords[name]}`;
	const lost = list(owners.map(owner => `"${bindingWords[owner]}"`));
	const give = (change: (keys: readonly string[]) => readonly string[]): Bindings => ({
		...bindings,
		...Object.fromEntries(owners.map(owner => [owner, change(bindings[owner])])),
		[name]: mine,
	});
	const without = give(keys => keys.filter(other => other !== key.name));
	if (owners.length === 0) return {bindings: without, words: `${done}.`};
	if (old !== undefined && owners.every(owner => isFree(without, old, owner))) {
		const words = `${done}. It meant ${lost}, which is now ${keyName(old)}.`;
		return {bindings: give(keys => swapped(keys, key.name, old)), words};
	}
	if (owners.some(owner => without[owner].length === 0)) return same(`${label} is the only key for ${lost}; give that another one first.`);
	return {bindings: without, words: `${done}, and no longer ${lost}.`};
};
