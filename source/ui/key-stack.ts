/**
 * Who gets a key: the handler that was mounted last, children above their parents, then the next below. A handler takes the key
 * unless it returns false. Ctrl+C goes on to the bottom past everybody who does not return true, so that no screen holds the player.
 */
import type {Key} from '../terminal/key-names.js';

export type KeyHandler = (key: Key) => unknown;

export type KeyStack = {
	/** A place above all places given so far. Taken while rendering, when parents come before their children. */
	readonly place: () => number;
	readonly add: (place: number, handler: KeyHandler) => () => void;
	/** Whether somebody took the key. */
	readonly dispatch: (key: Key) => boolean;
};

export const createKeyStack = (): KeyStack => {
	const entries: {readonly place: number; readonly handler: KeyHandler}[] = [];
	let places = 0;
	return {
		place: () => places++,
		add: (place, handler) => {
			const entry = {place, handler};
			entries.push(entry);
			entries.sort((a, b) => b.place - a.place);
			return () => {
				entries.splice(entries.indexOf(entry), 1);
			};
		},
		dispatch: key => {
			const isInterrupt = key.ctrl && key.name === 'c';
			return [...entries].some(({handler}) => {
				const answer = handler(key);
				return answer === true || (answer !== false && !isInterrupt);
			});
		},
	};
};
