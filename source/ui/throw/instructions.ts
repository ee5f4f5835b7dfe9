/** What the required throws ask of whoever makes one: all of it where there is room, otherwise one after the other. */
import type {Box} from '../../dungeon-fighter/box.js';
import {type Beat, isBar} from '../../throwing/stance.js';
import {composeStance} from '../../throwing/throw-die.js';
import {wrap} from '../../view/text.js';

/** Milliseconds for each of several: time enough to read one. */
export const instructionTurn = 3000;

const instructionOf = (box: Box, id: string): string => box.throwCard(id).instruction;

/** Every instruction, if all of them fit into so many rows. */
export const allInstructions = (box: Box, stance: readonly string[], width: number, rows: number): readonly string[] | undefined => {
	const all = stance.flatMap(id => wrap(instructionOf(box, id), width));
	return all.length <= rows ? all : undefined;
};

/** Whether a required throw has anything to say about a beat: it brought the beat, or it changes that bar. */
const concerns = (box: Box, id: string, beat: Beat): boolean => {
	const {beats, looks, curve, cap} = composeStance(box.throwCard(id).handicaps);
	const own = beats.filter(each => !isBar(each));
	if (own.length > 0) return own.some(({name}) => name === beat.name);
	if (looks.includes('middle-hidden') || curve !== 0) return beat.sets !== 'power';
	if (looks.includes('edge-on') || looks.includes('upper-half-only') || cap < 1) return beat.sets !== 'aim';
	return isBar(beat);
};

/** The instruction of this turn: before the throw each of them, and during a beat those that are about it. */
export const instructionAt = (box: Box, stance: readonly string[], beat: Beat | undefined, turn: number): string => {
	const about = beat ? stance.filter(id => concerns(box, id, beat)) : stance;
	const ids = about.length > 0 ? about : stance;
	const id = ids[turn % ids.length];
	return id === undefined ? '' : `${stance.indexOf(id) + 1}/${stance.length} ${instructionOf(box, id)}`;
};
