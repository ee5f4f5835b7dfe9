/** What a policy is, and what all of them need: picking the best of the listed actions. */
import type {Action} from '../dungeon-fighter/actions.js';
import {foeCard, type Table} from '../dungeon-fighter/table.js';
import type {Decision} from '../kernel/game.js';
import type {HandName} from '../throwing/odds.js';

export type Policy = (table: Table, decision: Decision<Action>, hand: HandName) => Action;

export const best = <Option>(options: readonly Option[], score: (option: Option) => number): Option => {
	let top = options[0] as Option;
	let most = -Infinity;
	for (const option of options) {
		const points = score(option);
		if (points > most) {
			most = points;
			top = option;
		}
	}

	return top;
};

export const ofType = <Type extends Action['type']>(decision: Decision<Action>, type: Type): readonly Extract<Action, {type: Type}>[] =>
	decision.actions.filter((action): action is Extract<Action, {type: Type}> => action.type === type);

export const has = (decision: Decision<Action>, type: Action['type']): boolean => decision.actions.some(action => action.type === type);

export const level = (table: Table): number => foeCard(table).level ?? 0;

export const amountOf = (table: Table, card: string, is: string): number => {
	for (const effect of table.box.card(card).effects) if (effect.is === is) return 'amount' in effect ? effect.amount : 1;
	return 0;
};
