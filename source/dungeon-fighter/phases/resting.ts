/** Phase 3: coins, Scars, a new leader, what was cooking, and who carries what from here. */
import {type Colour, colours} from '../../kernel/landing.js';
import type {Action} from '../actions.js';
import {gifts} from '../carrying.js';
import {goTo, type Play, say, sayAll, wait} from '../play.js';
import {combatOf, gaining, heroOf, inGame, leftOf, maxLife, type Table} from '../table.js';
import {bossesLeft, meetNextBoss} from './boss.js';
import {lose, win} from './ending.js';

/** 2E-REST-01 to 2E-REST-03; after the Boss there is no rest but the end (2E-RULING-32). */
export const startResting = (play: Play): void => {
	const {foe, epic} = combatOf(play.state);
	say(play, {type: 'monster-defeated', monster: foe.id, epic});
	if (foe.boss) {
		if (bossesLeft(play)) meetNextBoss(play);
		else win(play);
		return;
	}

	if (epic) sayAll(play, gaining(play, 1, 'epic-shot'));
	if (foe.gold > 0) say(play, {type: 'reward', amount: foe.gold});
	takeScars(play);
};

/** 2E-REST-04, 2E-REST-09: one Scar each, and with no room for another the hero is gone. */
const takeScars = (play: Play): void => {
	for (const {id, fainted, scars} of play.state.heroes) {
		if (!fainted) continue;
		if (scars.length < play.box.edition.life.scars) {
			wait(play, {kind: 'scar', hero: id});
			return;
		}

		say(play, {type: 'eliminated', hero: id});
	}

	tidyUp(play);
};

export const scarActions = ({state}: Table, hero: string): readonly Action[] =>
	colours.filter(colour => !heroOf(state, hero).scars.includes(colour)).map(color => ({type: 'scar', hero, color}));

export const scar = (play: Play, id: string, color: Colour): void => {
	const hero = heroOf(play.state, id);
	say(play, {type: 'scarred', hero: id, color, life: maxLife(play.box, {...hero, scars: [...hero.scars, color]})});
	takeScars(play);
};

/** 2E-REST-10 to 2E-REST-13. */
const tidyUp = (play: Play): void => {
	const {state} = play;
	if (!state.heroes.some(inGame)) {
		lose(play, 'all-fainted');
		return;
	}

	const last = combatOf(state).lastThrower ?? state.leader;
	const leader = inGame(heroOf(state, last)) ? last : leftOf(state, last, inGame);
	if (leader !== state.leader) say(play, {type: 'leader-changed', leader});
	say(play, {type: 'dice-collected', bonusDice: combatOf(state).bonusOut});
	for (const {id} of state.heroes) {
		for (const colour of colours) sayAll(play, play.box.hero(id).hooks[colour].rested?.(play) ?? []);
	}

	for (const token of combatOf(state).tokens) say(play, {type: 'token', token, active: false});
	if (state.stolen === undefined) {
		wait(play, {kind: 'rest'});
		return;
	}

	const card = state.stolen;
	say(play, {type: 'equipment-found', card, why: 'free-sample'});
	wait(play, {kind: 'assign-equipment', card});
};

export const restActions = (table: Table): readonly Action[] => [...gifts(table), {type: 'move-on'}];

/** 2E-REST-14 to 2E-REST-18. */
export const moveOn = (play: Play): void => {
	const {state} = play;
	for (const {id, eliminated, equipment} of state.heroes) {
		if (eliminated) for (const carried of equipment) say(play, {type: 'equipment-discarded', card: carried.id, from: id});
	}

	say(play, {type: 'room-left', room: state.room ?? '', steps: state.steps});
	goTo(play, state.steps >= play.box.edition.shop.icons ? 'shop' : 'round');
};
