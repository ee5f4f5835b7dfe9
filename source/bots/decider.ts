/**
 * A sensible head for a party of bots: one small policy for each kind of decision. It looks only at what a player could
 * see, and it always answers with one of the listed actions.
 */
import type {Action, SpendAction} from '../dungeon-fighter/actions.js';
import {combatOf, foeCard, heroOf, maxLife, type Table} from '../dungeon-fighter/table.js';
import type {Decision} from '../kernel/game.js';
import type {HandName} from '../throwing/odds.js';
import {armour, chooseThrow, lastChance, outOfDice} from './policies/fight.js';
import {assign, choosePath, rest, scar, shop} from './policies/journey.js';
import {activate, rethrow} from './policies/window.js';
import {has, level, ofType, type Policy} from './policy.js';
import {healAllWorth} from './worth.js';

const policies: Readonly<Record<string, Policy>> = {
	'choose-path': choosePath,
	'assign-equipment': assign,
	throw: chooseThrow,
	'out-of-dice': outOfDice,
	activate,
	rethrow,
	armour,
	'last-chance': lastChance,
	scar,
	rest,
	shop,
};

/** Spendables that are better played now than kept, whatever the question is. */
const spendNow = (table: Table, decision: Decision<Action>): SpendAction | undefined => {
	const {state, box} = table;
	const calm = decision.kind === 'throw' || decision.kind === 'out-of-dice';
	if (!calm && decision.kind !== 'rest' && decision.kind !== 'shop') return undefined;
	return ofType(decision, 'spend').find(({card, target}) => {
		for (const effect of box.card(card).effects) {
			if (effect.is === 'gain-dice' || effect.is === 'gold') return true;
			if (effect.is === 'heal-party' && calm && healAllWorth(table, effect.amount) >= effect.amount * 1.2 * state.heroes.length)
				return true;
			if (effect.is === 'heal' && calm && target !== undefined) {
				const hero = heroOf(state, target);
				if (hero.life <= foeCard(table).damage && maxLife(box, hero) - hero.life >= effect.amount) return true;
			}

			if (effect.is === 'bomb' && calm) {
				const {foe} = combatOf(state);
				if (foe.boss || (effect.amount >= foe.life && level(table) >= 2)) return true;
			}

			if (effect.is === 'polish' && calm && level(table) >= 3) return true;
		}

		return false;
	});
};

/** One of the listed actions, never another. */
export const decide = (table: Table, decision: Decision<Action>, hand: HandName): Action => {
	const spend = has(decision, 'spend') ? spendNow(table, decision) : undefined;
	if (spend) return spend;
	const policy = policies[decision.kind];
	if (!policy) throw new Error(`no policy for a ${decision.kind} decision`);
	return policy(table, decision, hand);
};
