/** What several events in a row are told as. */
import type {Box} from '../dungeon-fighter/box.js';
import type {Event} from '../dungeon-fighter/events.js';
import type {Combat, State} from '../dungeon-fighter/state.js';
import type {Table} from '../dungeon-fighter/table.js';
import {tell} from './tell.js';
import type {Say} from './voice.js';

type Told = {readonly event: Event; readonly text: string};

/** The table with another monster on it: what is told of a fight names the one that was there. */
const facing = (state: State, foe: string | undefined): State =>
	foe === undefined || state.combat?.foe.id === foe
		? state
		: {...state, combat: {...state.combat, foe: {...state.combat?.foe, id: foe}} as Combat};

/** The words for events that led to this state, in the order they happened; `foe` was being fought when they began. */
export const storyOf = ({box, state}: Table, events: readonly Event[], say: Say, foe: string | undefined): readonly Told[] => {
	let present = foe;
	return events.flatMap(event => {
		if (event.type === 'monster-revealed') present = event.monster;
		const text = tell(box, facing(state, present), event, say);
		return text === undefined ? [] : [{event, text}];
	});
};

/** A whole run, told step by step from its setup on. */
export const tellSteps = function* (
	box: Box,
	steps: Iterable<{readonly state: State; readonly events: readonly Event[]}>,
	say: Say,
): Generator<readonly Told[]> {
	let foe: string | undefined;
	for (const {state, events} of steps) {
		yield storyOf({box, state}, events, say, foe);
		foe = state.combat?.foe.id;
	}
};
