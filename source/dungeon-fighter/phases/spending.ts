/** What may be done at any moment: spendables, by any standing hero (2E-EQUIP-10), and Marvin's token. */
import type {Action, SpendAction} from '../actions.js';
import type {Spend} from '../effects/effect.js';
import {type Play, say, sayAll} from '../play.js';
import {hasToken, standing, type Table} from '../table.js';

/** What is meant for a throw is good only while one is seen and has not taken effect. */
const isUseful = (table: Table, spend: Spend, target: string | undefined): boolean => {
	const {kind} = table.state.waiting;
	return (!spend.onThrow || kind === 'rethrow' || kind === 'activate') && spend.useful(table, target);
};

/** Every useful way to play every spendable in hand. */
export const spendActions = (table: Table): readonly SpendAction[] => {
	const {box, state} = table;
	const actions: SpendAction[] = [];
	for (const hero of state.heroes) {
		if (!standing(hero)) continue;
		for (const {id} of hero.equipment) {
			const effects = box.spendsOf(id);
			if (effects.length === 0) continue;
			let aimed = false;
			if (effects.some(effect => effect.needsTarget)) {
				for (const target of state.heroes) {
					if (!effects.some(effect => effect.needsTarget && isUseful(table, effect, target.id))) continue;
					actions.push({type: 'spend', card: id, hero: hero.id, target: target.id});
					aimed = true;
				}
			}

			if (!aimed && effects.some(effect => !effect.needsTarget && isUseful(table, effect, undefined))) {
				actions.push({type: 'spend', card: id, hero: hero.id});
			}
		}
	}

	return actions;
};

/** Plays what is useful of the card; says whether that takes a die back. */
export const spend = (play: Play, {hero, card, target}: SpendAction): boolean => {
	const useful = play.box.spendsOf(card).filter(effect => isUseful(play, effect, target));
	say(play, target === undefined ? {type: 'spent', hero, card} : {type: 'spent', hero, card, target});
	for (const effect of useful) sayAll(play, effect.events(play, hero, card, target));
	return useful.some(effect => effect.rethrows);
};

/** Worth stopping the game for, while a throw is seen and has not taken effect. */
export const isForThrow = ({box}: Table, action: SpendAction): boolean => box.spendsOf(action.card).some(effect => effect.onThrow);

/** 2E-RULING-24: spent on a throw that was just seen, and not while Marvin is down. */
export const timeSpellActions = ({box, state}: Table): readonly Action[] => {
	if (!hasToken(state, 'time-spell')) return [];
	const caster = state.heroes.find(hero => Object.values(box.hero(hero.id).abilities).some(ability => ability.is === 'time-spell'));
	return caster && standing(caster) ? [{type: 'time-spell'}] : [];
};
