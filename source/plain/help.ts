/** What can be typed at any moment. */
import type {Box} from '../dungeon-fighter/box.js';
import type {State} from '../dungeon-fighter/state.js';
import type {PlayerNames} from '../view/question.js';
import {columnsOf, pageWidth, wrap} from '../view/text.js';
import type {Desk} from './ask.js';
import {lookUp} from './look-up.js';
import {statusRows} from './status.js';

const lastLines = 12;

const everywhere: readonly (readonly [string, string])[] = [
	['a number', 'takes that choice; an empty line takes the one in brackets'],
	['m', 'the choices again'],
	['c NAME', 'what a card says: a hero, a monster, equipment, a room or a throw'],
	['?', 'this text'],
];

const inPlay: readonly (readonly [string, string])[] = [
	['s', 'status: the party, the monster, the dice, the chest, the target'],
	['l', 'the last lines again'],
	['q', 'leave; the run is saved after every move and can be continued'],
];

const rowsOf = (rows: readonly (readonly [string, string])[]): readonly string[] => columnsOf(rows).flat();

const wrapped = (rows: readonly string[]): readonly string[] => rows.flatMap(row => wrap(row, pageWidth));

/** Before there is a game. */
export const setupCommands =
	(box: Box): Desk['command'] =>
	answer => {
		if (answer === '?') return rowsOf([...everywhere, ['q', 'leave']]);
		if (answer === 'c' || answer.startsWith('c ')) return lookUp(box, answer.slice(2).trim());
		return undefined;
	};

/** `state` is asked for the table as it is at that moment. */
export const gameCommands =
	(box: Box, desk: Desk, state: () => State, names: PlayerNames): Desk['command'] =>
	answer => {
		if (answer === '?') return rowsOf([...everywhere, ...inPlay]);
		if (answer === 's') return statusRows(box, state(), names);
		if (answer === 'l') return wrapped(desk.lastLines(lastLines));
		return setupCommands(box)(answer);
	};
