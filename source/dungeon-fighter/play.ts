/** A step in the making: the draft of the next state and what has happened so far. */
import {changeCombat} from './apply/changes.js';
import {apply} from './apply.js';
import type {Box} from './box.js';
import type {Event} from './events.js';
import type {Combat, Draft, State, Waiting} from './state.js';

/** Where the game goes on by itself, without asking anybody. */
export type Stage = 'round' | 'combat' | 'turn' | 'next-turn' | 'faints' | 'resting' | 'shop' | 'boss';

export type Play = {readonly box: Box; readonly state: Draft; readonly events: Event[]; next: Stage | undefined};

export const beginPlay = (box: Box, state: State): Play => ({box, state: {...state}, events: [], next: undefined});

export const say = (play: Play, event: Event): void => {
	apply(play.state, event);
	play.events.push(event);
};

export const sayAll = (play: Play, events: readonly Event[]): void => {
	for (const event of events) say(play, event);
};

/** The phases do not call each other: the last word of one names the next (see `stages` in game.ts). */
export const goTo = (play: Play, stage: Stage): void => {
	play.next = stage;
};

/** Bookkeeping between two events of a combat that nobody needs to hear of. */
export const note = (play: Play, change: Partial<Combat>): void => {
	changeCombat(play.state, change);
};

export const wait = (play: Play, waiting: Waiting): void => {
	play.state.waiting = waiting;
};
