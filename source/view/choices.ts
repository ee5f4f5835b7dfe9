/** The legal actions of a decision as a tree that a person can read: a few branches instead of fifty lines. */
import type {Action, ThrowAction} from '../dungeon-fighter/actions.js';
import type {Box} from '../dungeon-fighter/box.js';
import type {State} from '../dungeon-fighter/state.js';
import type {Die} from '../kernel/landing.js';
import {equipmentText} from './card-text.js';
import {actionText} from './decide.js';
import {abilityGist, abilityName, dieName, weaponEffectText} from './describe.js';
import {aDie, capital, cardName, heroName} from './names.js';
import {list} from './text.js';

export type Choice = {
	/** A word or two. */
	readonly label: string;
	/** What it does and what it costs. */
	readonly detail: string;
	/** What a branch asks, where its detail is too long for a question. */
	readonly asks?: string;
	/** A letter that chooses it, where it has one; none that a menu listens to already. */
	readonly letter?: string;
	readonly leads: Action | readonly Choice[];
};

/** The letter of the cards that can be played now. */
export const cardsLetter = 'x';

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
	discard: 'Leave it behind',
	'time-spell': 'Time Spell token',
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
		case 'buy-healing':
			return `Healing (${box.edition.shop.healingPrice} gold)`;
		case 'buy-die':
			return `A Bonus die (${box.edition.shop.diePrice} gold)`;
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

/** What a weapon adds, without how it must be thrown. */
const bonuses = (box: Box, id: string): readonly string[] => {
	const card = box.card(id);
	return card.kind === 'weapon' ? card.effects.map(effect => weaponEffectText(box, effect)) : [];
};

/** "Plain Sword: +1 damage." */
const cardLine = (box: Box, id: string): string => `${cardName(box, id)}: ${equipmentText(box, box.card(id))}.`;

/** What a screen of 80 columns has room for. */
const oneRow = 78;

/** What the icon of a die would wake, in full if it fits into a row, otherwise by its name. */
const withIcon = (box: Box, state: State, die: Die, detail: string): string => {
	if (die === 'bonus') return `${detail}; icon: any ability`;
	const hero = state.heroes.find(({id}) => id === state.active);
	if (hero?.scars.includes(die)) return `${detail}; icon: nothing, a Scar covers it`;
	const ability = box.hero(state.active).abilities[die];
	const named = `${detail}; icon: ${abilityName(ability.is)}`;
	const full = `${named}, ${abilityGist(box, ability)}`;
	return full.length <= oneRow ? full : named;
};

const throwChoices = (box: Box, state: State, throws: readonly ThrowAction[]): readonly Choice[] =>
	groups(throws, ({die}) => die).flatMap(([, ofDie]) => {
		const {die} = ofDie[0]!;
		const weaponChoices = ofDie
			.toSorted((a, b) => a.weapons.length - b.weapons.length)
			.map(action => {
				const {weapons} = action;
				const choice = leaf(box, state, action, weapons.length === 0 ? 'Bare-handed' : list(weapons.map(id => cardName(box, id))));
				return weapons.length === 0 ? choice : {...choice, detail: `${choice.detail}: ${list(weapons.flatMap(id => bonuses(box, id)))}`};
			});
		const bare = weaponChoices[0]!;
		const detail = withIcon(box, state, die, bare.detail);
		const label = capital(dieName(die));
		if (weaponChoices.length === 1) return [{...bare, detail, label, letter: die[0]!}];
		return [{label, detail, asks: `${capital(aDie(die))}: with which weapon?`, letter: die[0]!, leads: weaponChoices}];
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
			`Give away ${cardLine(box, card)} To whom?`,
		),
	);
	return branch(perCard, 'Exchange', 'Hand cards around; nobody minds', 'e').map(choice => ({...choice, label: 'Exchange'}));
};

/** Whoever presses Enter without reading throws nothing away. */
const droppingLast = <Placed extends {readonly drop?: string}>(actions: readonly Placed[]): readonly Placed[] =>
	actions.toSorted((a, b) => Number(a.drop !== undefined) - Number(b.drop !== undefined));

const buys = (box: Box, state: State, actions: readonly Action[]): readonly Choice[] =>
	groups(droppingLast(actions.filter(action => action.type === 'buy')), ({card}) => card).flatMap(([card, each]) =>
		branch(
			each.map(action => {
				const who = `${heroName(box, action.to)}${action.drop === undefined ? '' : `, dropping ${cardName(box, action.drop)}`}`;
				if (each.length > 1) return leaf(box, state, action, who);
				const label = `${cardName(box, card)} (${box.card(card).price} gold)`;
				return {...leaf(box, state, action, label), detail: `${actionText(box, state, action)}: ${equipmentText(box, box.card(card))}`};
			}),
			`${cardName(box, card)} (${box.card(card).price} gold)`,
			`Buy ${cardLine(box, card)} For whom?`,
		),
	);

const assigns = (box: Box, state: State, actions: readonly Action[]): readonly Choice[] =>
	actions
		.filter(action => action.type === 'assign')
		.map(action =>
			leaf(box, state, action, `${heroName(box, action.to)}${action.drop === undefined ? '' : `, dropping ${cardName(box, action.drop)}`}`),
		);

const grouped: readonly Action['type'][] = ['throw', 'give', 'buy', 'assign', 'spend'];

/** What would void the throw on the table. */
const voids = (box: Box, state: State, action: Action): boolean =>
	action.type === 'rethrow' ||
	action.type === 'time-spell' ||
	(action.type === 'activate' && box.hero(state.active).abilities[action.color].is === 're-throw');

/** Whoever presses Enter without reading keeps a hit, and gets another chance after a miss. */
const wisestFirst = (box: Box, state: State, actions: readonly Action[]): readonly Action[] => {
	const isHit = state.combat?.thrown?.miss === undefined;
	const rank = (action: Action): number => {
		if (action.type === 'keep' || action.type === 'decline') return 1;
		if (voids(box, state, action)) return isHit ? 2 : 0;
		return 0;
	};
	return actions.toSorted((a, b) => rank(a) - rank(b));
};

/** Everything that is legal now, each action once. */
export const choicesOf = (box: Box, state: State, actions: readonly Action[]): readonly Choice[] => {
	const single = actions.filter(action => !grouped.includes(action.type));
	const plain = wisestFirst(box, state, single).map(action => leaf(box, state, action));
	const placed = assigns(box, state, actions);
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
		...placed.filter(({leads}) => !('drop' in leads)),
		...plain,
		...placed.filter(({leads}) => 'drop' in leads),
		...branch(spends, 'Play a card', 'Spendables that can be played now', cardsLetter),
		...gives(box, state, actions),
	];
};
