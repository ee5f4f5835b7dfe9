/** The way to an action through the tree of choices, for whoever presses keys or types numbers. */
import type {Action} from '../../source/dungeon-fighter/actions.js';
import {isSame} from '../../source/dungeon-fighter/legal.js';
import {type Choice, isBranch} from '../../source/view/choices.js';

/** A choice, and its place among those that are offered with it. */
export type Step = {readonly choice: Choice; readonly index: number};

const search = (choices: readonly Choice[], action: Action): readonly Step[] | undefined => {
	for (const [index, choice] of choices.entries()) {
		const below = isBranch(choice.leads) ? search(choice.leads, action) : isSame(choice.leads, action) ? [] : undefined;
		if (below) return [{choice, index}, ...below];
	}

	return undefined;
};

/** The branches, and the leaf, that lead to an action. */
export const pathTo = (choices: readonly Choice[], action: Action): readonly Step[] => {
	const path = search(choices, action);
	if (!path) throw new Error(`There is no way to ${JSON.stringify(action)}.`);
	return path;
};
