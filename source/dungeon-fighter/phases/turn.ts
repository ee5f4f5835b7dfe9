/** Phase 2, between the throws: whose turn it is, and what is left to throw. */
import {type Colour, colours} from '../../kernel/landing.js';
import type {Action} from '../actions.js';
import {goTo, note, type Play, say, wait} from '../play.js';
import {combatOf, foeCard, leftOf, stanceOf, standing, type Table} from '../table.js';
import {monsterCanBeDrawn} from './dungeon.js';
import {lose} from './ending.js';
import {spendActions} from './spending.js';

export const readyDice = ({state}: Table): readonly Colour[] => {
	const {dice} = combatOf(state);
	return colours.filter(colour => dice[colour] === 'ready');
};

/** 2E-COMBAT-09, 2E-COMBAT-10: clockwise, over the fainted, and nobody may pass. */
export const nextTurn = (play: Play): void => {
	say(play, {type: 'turn-started', hero: leftOf(play.state, play.state.active, standing)});
	awaitTurn(play);
};

/** 2E-COMBAT-11; 2E-RULING-33: against the Boss an empty hand is the end, but for what the pockets hold. */
export const awaitTurn = (play: Play): void => {
	const {state} = play;
	const {turn, foe} = combatOf(state);
	if (turn.die !== undefined || readyDice(play).length > 0) {
		wait(play, {kind: 'throw'});
		return;
	}

	wait(play, {kind: 'out-of-dice'});
	if (foe.boss && state.chest.bonusDice === 0 && spendActions(play).length === 0) lose(play, 'out-of-dice');
};

export const outOfDiceActions = (table: Table): readonly Action[] => {
	const actions: Action[] = [];
	const {boss} = combatOf(table.state).foe;
	if (table.state.chest.bonusDice > 0) actions.push({type: 'use-bonus-die'});
	else if (boss) actions.push({type: 'give-up'});
	if (!boss) actions.push({type: 'retrieve-dice'}, ...backDownActions(table));
	return actions;
};

/** 2E-RULING-34: with a requirement in force, against a monster that another one can replace. */
export const backDownActions = (table: Table): readonly Action[] => {
	const possible = !combatOf(table.state).foe.boss && stanceOf(table, []).length > 0 && monsterCanBeDrawn(table.state);
	return possible ? [{type: 'back-down'}] : [];
};

export const takeBonusDie = (play: Play): void => {
	say(play, {type: 'bonus-die-taken', hero: play.state.active});
	wait(play, {kind: 'throw'});
};

/** 2E-COMBAT-13, 2E-COMBAT-14: the dice come back, and everybody pays the monster's level. */
export const retrieveDice = (play: Play): void => {
	say(play, {type: 'dice-retrieved', hero: play.state.active});
	everyoneLoses(play, 'retrieve');
};

/** 2E-BACK-02: out of shame. */
export const backDown = (play: Play): void => {
	everyoneLoses(play, 'back-down');
};

const everyoneLoses = (play: Play, why: 'retrieve' | 'back-down'): void => {
	const level = foeCard(play).level ?? 0;
	for (const {id, life} of play.state.heroes.filter(standing))
		say(play, {type: 'suffered', hero: id, damage: level, life: life - level, why});
	note(play, {after: why});
	goTo(play, 'faints');
};
