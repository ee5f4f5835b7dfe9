/** In the fight: which die with which weapons, what to do without dice, and how to take a blow. */
import type {ThrowAction} from '../../dungeon-fighter/actions.js';
import {combatOf, heroOf, leftOf, stanceOf, standing, type Table} from '../../dungeon-fighter/table.js';
import {iconChance, lifeWorth, missCost, outlook} from '../outlook.js';
import {amountOf, best, has, level, ofType, type Policy} from '../policy.js';
import {abilityWorth} from '../worth.js';

/** The die whose icon helps this hero most, and the next one least; the weapons that hurt most for what they risk. */
export const chooseThrow: Policy = (table, decision, hand) => {
	const {state} = table;
	const throws = ofType(decision, 'throw');
	const next = leftOf(state, state.active, standing);
	const cost = missCost(table);
	const plain = outlook(table, hand, [], 'bonus');
	const icons = new Map<string, number>();
	const iconWorth = (action: ThrowAction): number => {
		if (action.die === 'bonus') return 0;
		let worth = icons.get(action.die);
		if (worth === undefined) {
			const later = next === state.active ? 0 : abilityWorth(table, next, action.die, plain);
			worth = iconChance * (abilityWorth(table, state.active, action.die, plain) - 0.4 * later);
			icons.set(action.die, worth);
		}

		return worth;
	};

	const rule = stanceOf(table, []);
	if (has(decision, 'back-down') && rule.length > 1 && plain.hit < 0.3 && everyoneCanPay(table)) return {type: 'back-down'};
	return best(throws, action => {
		const {hit, damage} = action.weapons.length === 0 ? plain : outlook(table, hand, action.weapons, action.die);
		return damage - (1 - hit) * cost + iconWorth(action);
	});
};

const everyoneCanPay = (table: Table): boolean => table.state.heroes.every(hero => !standing(hero) || hero.life > level(table));

/** A Bonus die costs two coins, the way back to the coloured dice costs everybody's Life. */
export const outOfDice: Policy = (table, decision, hand) => {
	if (!has(decision, 'retrieve-dice')) return decision.actions[0]!;
	if (!has(decision, 'use-bonus-die')) return {type: 'retrieve-dice'};
	const needed = combatOf(table.state).foe.life / Math.max(0.5, outlook(table, hand, [], 'bonus').damage);
	if (!everyoneCanPay(table)) return {type: 'use-bonus-die'};
	let pain = 0;
	for (const hero of table.state.heroes) if (standing(hero)) pain += level(table) * lifeWorth(hero.life - level(table));
	return needed * 3.2 < pain && table.state.chest.bonusDice > 1 ? {type: 'use-bonus-die'} : {type: 'retrieve-dice'};
};

export const armour: Policy = (table, decision) => {
	const wound = combatOf(table.state).wounds.find(({hero}) => hero === decision.by)?.amount ?? 0;
	const worth = (card: string): number => {
		let points = 0;
		for (const effect of table.box.card(card).effects) {
			if (effect.is === 'prevent') points += Math.min(wound, effect.amount);
			else if (effect.is === 'prevent-all') points += wound * 0.9;
			else if (effect.is === 'counter' || effect.is === 'loot') points += effect.amount * 0.8;
		}

		return points;
	};

	const usable = ofType(decision, 'use-armour');
	if (usable.length > 0) return best(usable, ({card}) => worth(card));
	const {foe} = combatOf(table.state);
	const isWorthACard = wound >= heroOf(table.state, decision.by).life || level(table) >= 2;
	const rescue = ofType(decision, 'spend').find(({card, target}) => {
		const isPolish = table.box.card(card).effects.some(effect => effect.is === 'polish');
		return isWorthACard && (isPolish ? target === decision.by : amountOf(table, card, 'bomb') >= foe.life);
	});
	return rescue ?? {type: 'take-it'};
};

export const lastChance: Policy = (table, decision) => {
	const {life} = heroOf(table.state, decision.by);
	const saving = ofType(decision, 'spend').filter(({card, target}) => {
		const healed = target === decision.by ? amountOf(table, card, 'heal') : 0;
		return life + healed + amountOf(table, card, 'heal-party') >= 1;
	});
	return saving.length > 0 ? best(saving, ({card}) => -table.box.card(card).price) : {type: 'faint'};
};
