/** The rules as the kernel wants them: set up, ask, step. */
import type {Decision, Game} from '../kernel/game.js';
import {Refusal} from '../kernel/refusal.js';
import type {Action} from './actions.js';
import type {Box} from './box.js';
import type {Event} from './events.js';
import {illegal, isSame, landingOf, refuseJunk, refuseUnknown} from './legal.js';
import {meetBoss} from './phases/boss.js';
import {assignActions, choosePath, meetMonster, pathActions, startCombat, startRound} from './phases/dungeon.js';
import {lose} from './phases/ending.js';
import {afterSpending, armourActions, brace, checkFaints, faint, lastChanceActions, takeIt, useArmour} from './phases/harm.js';
import {moveOn, restActions, scar, scarActions, startResting} from './phases/resting.js';
import {buy, buyDie, buyHealing, leaveShop, openShop, shopActions} from './phases/shopping.js';
import {spend, spendActions} from './phases/spending.js';
import {
	activate,
	makeThrow,
	openWindow,
	rethrowByAbility,
	takeEffect,
	throwActions,
	throwAgain,
	timeSpell,
	windowActions,
} from './phases/throwing.js';
import {awaitTurn, backDown, nextTurn, outOfDiceActions, retrieveDice, takeBonusDie} from './phases/turn.js';
import {beginPlay, type Play, type Stage, say, wait} from './play.js';
import {beginGame, type Setup} from './setup.js';
import type {State} from './state.js';
import type {Table} from './table.js';

export type DungeonFighter = Game<Setup, State, Action, Event> & {readonly box: Box};

const stages: Readonly<Record<Stage, (play: Play) => void>> = {
	round: startRound,
	combat: startCombat,
	turn: awaitTurn,
	'next-turn': nextTurn,
	faints: checkFaints,
	resting: startResting,
	shop: openShop,
	boss: meetBoss,
};

/** Goes on until somebody must decide. */
const run = (play: Play): {state: State; events: readonly Event[]} => {
	while (play.next !== undefined) {
		const stage = stages[play.next];
		play.next = undefined;
		stage(play);
	}

	return {state: play.state, events: play.events};
};

/** Whose move it is: the group speaks through its leader, the rest for themselves (2E-RULING-50). */
const whose = ({waiting, leader, active}: State): string => {
	if ('hero' in waiting) return waiting.hero;
	return ['choose-path', 'assign-equipment', 'rest', 'shop'].includes(waiting.kind) ? leader : active;
};

const answers = (table: Table): readonly Action[] => {
	const {waiting} = table.state;
	switch (waiting.kind) {
		case 'choose-path':
			return pathActions(table);
		case 'assign-equipment':
			return assignActions(table, waiting.card);
		case 'throw':
			return throwActions(table);
		case 'out-of-dice':
			return outOfDiceActions(table);
		case 'activate':
		case 'rethrow':
			return windowActions(table);
		case 'armour':
			return armourActions(table, waiting.hero);
		case 'last-chance':
			return lastChanceActions();
		case 'scar':
			return scarActions(table, waiting.hero);
		case 'rest':
			return restActions(table);
		case 'shop':
			return shopActions(table);
		case 'over':
			return [];
	}
};

const decide = (table: Table): Decision<Action> | undefined => {
	const {kind} = table.state.waiting;
	if (kind === 'over') return undefined;
	const spends = spendActions(table);
	const own = answers(table);
	return {kind, by: whose(table.state), actions: spends.length > 0 ? [...own, ...spends] : own};
};

/** A spendable leaves the question as it was, or answers it. */
const playSpendable = (play: Play, action: Extract<Action, {type: 'spend'}>): void => {
	const {kind} = play.state.waiting;
	if (spend(play, action)) throwAgain(play, action.card);
	else if (kind === 'rethrow' || kind === 'activate') openWindow(play);
	else if (kind === 'throw' || kind === 'out-of-dice') afterSpending(play);
	else if (kind === 'armour') brace(play);
	else if (kind === 'last-chance') checkFaints(play);
};

const perform = (play: Play, action: Action): void => {
	const {waiting} = play.state;
	const hero = 'hero' in waiting ? waiting.hero : play.state.active;
	switch (action.type) {
		case 'choose-path':
			return choosePath(play, action.card);
		case 'assign':
		case 'discard':
			return assign(play, action);
		case 'throw':
			return makeThrow(play, action, landingOf(play.box, action));
		case 'use-bonus-die':
			return takeBonusDie(play);
		case 'retrieve-dice':
			return retrieveDice(play);
		case 'back-down':
			return backDown(play);
		case 'give-up':
			return lose(play, 'out-of-dice');
		case 'activate':
			return activate(play, action.color);
		case 'decline':
		case 'keep':
			return takeEffect(play);
		case 'rethrow':
			return rethrowByAbility(play, action.by);
		case 'time-spell':
			return timeSpell(play);
		case 'use-armour':
			return useArmour(play, hero, action.card);
		case 'take-it':
			return takeIt(play, hero);
		case 'faint':
			return faint(play, hero);
		case 'scar':
			return scar(play, action.hero, action.color);
		case 'give': {
			const {type: _, ...gift} = action;
			return say(play, {type: 'given', ...gift});
		}

		case 'move-on':
			return moveOn(play);
		case 'buy':
			return buy(play, action);
		case 'buy-healing':
			return buyHealing(play);
		case 'buy-die':
			return buyDie(play);
		case 'leave':
			return leaveShop(play);
		case 'spend':
			return playSpendable(play, action);
	}
};

/** A card from the room comes before the monster, a stolen one after it. */
const assign = (play: Play, action: Extract<Action, {type: 'assign' | 'discard'}>): void => {
	if (action.type === 'discard') say(play, {type: 'equipment-discarded', card: action.card});
	else {
		const {type: _, ...place} = action;
		say(play, {type: 'equipment-assigned', ...place});
	}

	if (play.state.phase === 'resting') wait(play, {kind: 'rest'});
	else meetMonster(play);
};

export const dungeonFighter = (box: Box): DungeonFighter => {
	// Whoever steps has usually just asked, so the last answer is kept.
	let asked: State | undefined;
	let answer: Decision<Action> | undefined;
	const decision = (state: State): Decision<Action> | undefined => {
		if (state !== asked) {
			answer = decide({box, state});
			asked = state;
		}

		return answer;
	};

	return {
		box,
		setup: options => run(beginGame(box, options)),
		decision,
		step(state, action) {
			const open = decision(state);
			if (!open) throw new Refusal('illegal-action', 'The game is over.');
			refuseJunk(action);
			if (!open.actions.some(listed => isSame(listed, action))) {
				refuseUnknown(box, action);
				throw illegal(action, open);
			}

			const play = beginPlay(box, state);
			perform(play, action);
			return run(play);
		},
	};
};
