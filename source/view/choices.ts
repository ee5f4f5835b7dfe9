/** The legal actions of a decision as a tree that a person can read: a few branches instead of fifty lines. */
import type {Action, ThrowAction} from '../dungeon-fighter/actions.js';
import type {Box} from '../dungeon-fighter/box.js';
import type {State} from '../dungeon-fighter/state.js';
import {stanceOf} from '../dungeon-fighter/table.js';
import {actionText} from './decide.js';
import {abilityName, dieName, throwPhrase} from './describe.js';
import {capital, cardName, heroName} from './names.js';
import {list} from './text.js';

export type Choice = {
	/** A word or two. */
	readonly label: string;
	/** What it does and what it costs. */
	readonly detail: string;
	/** A letter that chooses it, where it has one. */
	readonly letter?: string;
	readonly leads: Action | readonly Choice[];
};

export const isBranch = (leads: Choice['leads']): leads is readonly Choice[] => Array.isArray(leads);

const shortLabels: Readonly<Partial<Record<Action['type'], string>>> = {
	'use-bonus-die': 'Bonus die',
	'retrieve-dice': 'Pick up the dice',
	'back-down': 'Back down',
	'give-up': 'Give up',
	decline: 'No, thank you',
	keep: 'Keep it',
	'take-it': 'Take it',
	faint: 'Faint',
	'move-on': 'Move on',
	leave: 'Leave',
	'buy-healing': 'Healing',
	'buy-die': 'A Bonus die',
	discard: 'Leave it behind',
	'time-spell': 'Time Spell',
};

const labelOf = (box: Box, state: State, action: Action): string => {
	const short = shortLabels[action.type];
	if (short !== undefined) return short;
	switch (action.type) {
		case 'activate':
			return abilityName(box.hero(state.active).abilities[action.color].is);
		case 'rethrow':
			return `Again: ${abilityName(action.by)}`;
		case 'use-armour':
		case 'spend':
			return cardName(box, action.card);
		case 'scar':
			return `${capital(action.color)}: ${abilityName(box.hero(action.hero).abilities[action.color].is)}`;
		case 'choose-path':
			return box.room(action.card).name;
		default:
			return actionText(box, state, action);
	}
};

const leaf = (box: Box, state: State, action: Action, label = labelOf(box, state, action)): Choice => ({
	label,
	detail: actionText(box, state, action),
	leads: action,
});

/** One choice, or a branch of several that have something in common. */
const branch = (choices: readonly Choice[], label: string, detail: string, letter?: string): readonly Choice[] => {
	if (choices.length === 0) return [];
	const lettered = letter === undefined ? {} : {letter};
	return choices.length === 1 ? [{...choices[0]!, ...lettered}] : [{label, detail, leads: choices, ...lettered}];
};

const groups = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly [string, readonly Item[]])[] => {
	const byKey = new Map<string, Item[]>();
	for (const item of items) byKey.set(keyOf(item), [...(byKey.get(keyOf(item)) ?? []), item]);
	return [...byKey];
};

const throwChoices = (box: Box, state: State, throws: readonly ThrowAction[]): readonly Choice[] =>
	groups(throws, ({die}) => die).flatMap(([, ofDie]) => {
		const {die} = ofDie[0]!;
		const weaponChoices = ofDie
			.toSorted((a, b) => a.weapons.length - b.weapons.length)
			.map(action =>
				leaf(box, state, action, action.weapons.length === 0 ? 'Bare-handed' : list(action.weapons.map(id => cardName(box, id)))),
			);
		if (weaponChoices.length === 1) return [{...weaponChoices[0]!, label: capital(dieName(die)), letter: die[0]!}];
		const phrase = throwPhrase(box, stanceOf({box, state}, []));
		const detail = `Throw ${die === 'bonus' ? 'a Bonus die' : `the ${dieName(die)}`}${phrase === '' ? '' : ` ${phrase}`}, with or without a weapon`;
		return branch(weaponChoices, capital(dieName(die)), detail, die[0]!);
	});

const gives = (box: Box, state: State, actions: readonly Action[]): readonly Choice[] => {
	const all = actions.filter(action => action.type === 'give');
	const perCard = groups(all, ({card}) => card).flatMap(([card, each]) =>
		branch(
			each.map(action =>
				leaf(
					box,
					state,
					action,
					`${cardName(box, card)} to ${heroName(box, action.to)}${action.for === undefined ? '' : `, for ${cardName(box, action.for)}`}`,
				),
			),
			`${cardName(box, card)} (${heroName(box, each[0]!.from)})`,
			`Give ${cardName(box, card)} away: choose to whom`,
		),
	);
	return branch(perCard, 'Trade', 'Hand cards around; nobody minds', 't');
};

const buys = (box: Box, state: State, actions: readonly Action[]): readonly Choice[] =>
	groups(
		actions.filter(action => action.type === 'buy'),
		({card}) => card,
	).flatMap(([card, each]) =>
		branch(
			each.map(action =>
				leaf(
					box,
					state,
					action,
					each.length === 1
						? `${cardName(box, card)} (${box.card(card).price} gold)`
						: `${heroName(box, action.to)}${action.drop === undefined ? '' : `, dropping ${cardName(box, action.drop)}`}`,
				),
			),
			`${cardName(box, card)} (${box.card(card).price} gold)`,
			`Buy ${cardName(box, card)}: choose for whom`,
		),
	);

const assigns = (box: Box, state: State, actions: readonly Action[]): readonly Choice[] =>
	actions
		.filter(action => action.type === 'assign')
		.map(action =>
			leaf(box, state, action, `${heroName(box, action.to)}${action.drop === undefined ? '' : `, dropping ${cardName(box, action.drop)}`}`),
		);

const grouped: readonly Action['type'][] = ['throw', 'give', 'buy', 'assign', 'spend'];

/** Everything that is legal now, each action once. */
export const choicesOf = (box: Box, state: State, actions: readonly Action[]): readonly Choice[] => {
	const plain = actions.filter(action => !grouped.includes(action.type)).map(action => leaf(box, state, action));
	const spends = actions
		.filter(action => action.type === 'spend')
		.map(action =>
			leaf(box, state, action, `${cardName(box, action.card)}${action.target === undefined ? '' : ` on ${heroName(box, action.target)}`}`),
		);
	return [
		...throwChoices(
			box,
			state,
			actions.filter(action => action.type === 'throw'),
		),
		...buys(box, state, actions),
		...assigns(box, state, actions),
		...plain,
		...branch(spends, 'Play a card', 'Spendables that can be played now', 'x'),
		...gives(box, state, actions),
	];
};

/** What the decision is about, for whoever has to make it. */
export const questionOf = (box: Box, state: State, by: string): string => {
	const who = heroName(box, by);
	const {waiting} = state;
	switch (waiting.kind) {
		case 'choose-path':
			return `${who}, two doors. Which one?`;
		case 'throw':
			return `${who}, throw something.`;
		case 'out-of-dice':
			return `${who}, there is nothing left to throw.`;
		case 'rethrow':
			return `${who}, keep that throw?`;
		case 'activate':
			return `${who}, the icon is up. Use it?`;
		case 'armour':
			return `${who}, incoming. Armour?`;
		case 'last-chance':
			return `${who} is about to faint. Anything to say?`;
		case 'assign-equipment':
			return `Who gets ${cardName(box, waiting.card)}?`;
		case 'scar':
			return `${who} will remember this one. Where?`;
		case 'rest':
			return 'A rest. Swap things, or move on.';
		case 'shop':
			return `The Shop: ${state.chest.gold} gold in the chest.`;
		default:
			return 'It is over.';
	}
};
