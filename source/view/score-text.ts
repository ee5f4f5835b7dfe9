/** A score in rows: where the points come from, and what they make of the party. */
import type {Score} from '../dungeon-fighter/scoring.js';
import {columnsOf} from './text.js';

const words: Readonly<Record<string, string>> = {
	gold: 'Gold in the chest',
	'bonus-dice': 'Bonus dice in the chest',
	'no-scars': 'Not a single Scar',
	scars: 'Scars',
	eliminated: 'Heroes left behind',
	difficulty: 'For having dared',
};

/** Where points come from. */
export const scoreWords = (what: string): string => words[what] ?? what;

export const scoreRows = ({lines, total}: Score): readonly string[] =>
	columnsOf([...lines.map(({what, points}) => [scoreWords(what), points]), ['In all', total]]).flat();
