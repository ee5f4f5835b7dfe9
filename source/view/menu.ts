/** The legal actions as a short list: what belongs together is one entry, and its details come second. */
import type {Action, GiveAction, ThrowAction} from '../dungeon-fighter/actions.js';
import type {Box} from '../dungeon-fighter/box.js';
import type {State} from '../dungeon-fighter/state.js';
import {stanceOf} from '../dungeon-fighter/table.js';
import {equipmentText} from './card-text.js';
import {actionText} from './decide.js';
import {throwPhrase} from './describe.js';
import {cardName, heroName, the} from './names.js';
import {list} from './text.js';

/** An action, or a question with choices of its own. */
export type Choice =
	| {readonly text: string; readonly action: Action}
	| {readonly text: string; readonly question: string; readonly choices: readonly Choice[]};

type Of<Type extends Action['type']> = Extract<Action, {type: Type}>;

const groupsOf = <Item>(items: readonly Item[], key: (item: Item) => string): readonly (readonly [Item, ...Item[]])[] => {
	const groups = new Map<string, [Item, ...Item[]]>();
	for (const item of items) {
		const group = groups.get(key(item));
		if (group) group.push(item);
		else groups.set(key(item), [item]);
	}

	return [...groups.values()];
};

const dropping = (box: Box, {to, drop}: {readonly to: string; readonly drop?: string}): string =>
	heroName(box, to) + (drop === undefined ? '' : `, dropping ${cardName(box, drop)}`);

const weaponsText = (box: Box, state: State, {weapons}: ThrowAction): string => {
	const stance = throwPhrase(box, stanceOf({box, state}, weapons));
	const how = stance === '' ? '' : ` (throw ${stance})`;
	if (weapons.length === 0) return `Without a weapon${how}`;
	const [only] = weapons;
	const what = weapons.length === 1 ? `: ${equipmentText(box, box.card(only!))}` : '';
	return `With ${list(weapons.map(id => the(cardName(box, id))))}${what}${how}`;
};

/** The menu of one kind of action. */
const entries = (box: Box, state: State, actions: readonly Action[]): readonly Choice[] => {
	const leaf = (action: Action): Choice => ({text: actionText(box, state, action), action});
	const pick = <Type extends Action['type']>(type: Type) => actions.filter((action): action is Of<Type> => action.type === type);
	const group = <Item extends Action>(
		items: readonly Item[],
		key: (item: Item) => string,
		entry: (first: Item) => {text: string; question: string},
		detail: (item: Item) => string,
	): readonly Choice[] =>
		groupsOf(items, key).map(found => {
			if (found.length === 1) return leaf(found[0]);
			return {...entry(found[0]), choices: found.map(action => ({text: detail(action), action}))};
		});

	switch (actions[0]?.type) {
		case 'throw':
			return group(
				pick('throw'),
				({die}) => die,
				first => ({text: actionText(box, state, {...first, weapons: []}), question: 'With which weapons?'}),
				action => weaponsText(box, state, action),
			);
		case 'buy':
			return group(
				pick('buy'),
				({card}) => card,
				({card: id}) => {
					const card = box.card(id);
					return {text: `Buy ${card.name} (${card.price} gold): ${equipmentText(box, card)}`, question: 'For whom?'};
				},
				action => `For ${dropping(box, action)}`,
			);
		case 'assign':
			return group(
				pick('assign'),
				({to}) => to,
				({card, to}) => ({text: `Give ${cardName(box, card)} to ${heroName(box, to)}, who must drop something`, question: 'Drop what?'}),
				({drop}) => (drop === undefined ? 'Nothing' : `${cardName(box, drop)}: ${equipmentText(box, box.card(drop))}`),
			);
		case 'spend':
			return group(
				pick('spend'),
				({card, hero}) => `${card} ${hero}`,
				({card, hero}) => ({text: `Spend ${cardName(box, card)} of ${heroName(box, hero)}`, question: 'On whom?'}),
				action => actionText(box, state, action),
			);
		case 'give':
			return giveEntries(box, pick('give'), leaf);
		default:
			return actions.map(leaf);
	}
};

/** More gifts than this are sorted by card. */
const fewGifts = 3;

const giveEntries = (box: Box, gifts: readonly GiveAction[], leaf: (action: Action) => Choice): readonly Choice[] => {
	if (gifts.length <= fewGifts) return gifts.map(leaf);
	const choices = groupsOf(gifts, ({card}) => card).map((found): Choice => {
		const [{card, from}] = found;
		if (found.length === 1) return leaf(found[0]);
		const name = `${cardName(box, card)} of ${heroName(box, from)}`;
		return {
			text: `${name}: ${equipmentText(box, box.card(card))}`,
			question: `Who gets ${name}?`,
			choices: found.map(action => ({
				text: `${heroName(box, action.to)}${action.for === undefined ? '' : `, for ${cardName(box, action.for)}`}`,
				action,
			})),
		};
	});
	return [{text: 'Give or swap equipment', question: 'Which card?', choices}];
};

/** What can always be done comes last: the question was about something else. */
const rank = ({type}: Action): number => (type === 'spend' ? 2 : type === 'give' ? 1 : 0);

export const menuOf = (box: Box, state: State, actions: readonly Action[]): readonly Choice[] =>
	groupsOf(
		actions.toSorted((a, b) => rank(a) - rank(b)),
		({type}) => type,
	).flatMap(group => entries(box, state, group));
