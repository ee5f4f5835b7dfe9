/** Who must decide what, in one line. */
import type {Box} from '../dungeon-fighter/box.js';
import type {State} from '../dungeon-fighter/state.js';
import {cardName, foeName, heroName} from './names.js';
import {count} from './text.js';

/** Who plays whom, by the hero. */
export type PlayerNames = Readonly<Record<string, string>>;

/** Who plays this hero; whoever leads the whole party needs no telling. */
export const playerOf = ({heroes}: Pick<State, 'heroes'>, id: string, names: PlayerNames = {}): string | undefined => {
	const nameOf = (hero: string): string | undefined => (Object.hasOwn(names, hero) ? names[hero] : undefined);
	return new Set(heroes.map(hero => nameOf(hero.id))).size > 1 ? nameOf(id) : undefined;
};

/** "Murka (Ann)", where Ann is not alone. */
export const heroAndPlayer = (box: Box, state: Pick<State, 'heroes'>, id: string, names?: PlayerNames): string => {
	const player = playerOf(state, id, names);
	return heroName(box, id) + (player === undefined ? '' : ` (${player})`);
};

/** `by` is the hero of the decision. */
export const questionText = (box: Box, state: State, by: string, names?: PlayerNames): string => {
	const {waiting, combat, chest} = state;
	const who = heroAndPlayer(box, state, by, names);
	switch (waiting.kind) {
		case 'choose-path':
			return `${who} leads the party. Into which room?`;
		case 'assign-equipment':
			return `${who} decides: who gets ${cardName(box, waiting.card)}?`;
		case 'throw':
			return `${who} throws at ${foeName(box, state)}, who has ${combat?.foe.life ?? 0} life. Which die?`;
		case 'out-of-dice':
			return `${who} has no die left to throw. What now?`;
		case 'activate':
			return `The icon of ${who} is up. Which ability?`;
		case 'rethrow':
			return `The throw of ${who} can still be changed. What now?`;
		case 'armour': {
			const wound = combat?.wounds.find(({hero}) => hero === by);
			return `${who} is about to take ${wound?.amount ?? 0} damage. Anything against it?`;
		}

		case 'last-chance':
			return `${who} is about to faint. Any last ideas?`;
		case 'scar':
			return `${who} gets a Scar for fainting. On which colour?`;
		case 'rest':
			return `The party rests, and ${who} speaks for it. What now?`;
		case 'shop':
			return `${who} goes shopping with ${chest.gold} gold and ${count(chest.bonusDice, 'Bonus die', 'Bonus dice')}. What now?`;
		case 'over':
			return 'It is over.';
	}
};

/** The same in few words, where the table is in view. */
export const promptText = (box: Box, state: State, by: string, names?: PlayerNames): string => {
	const who = heroAndPlayer(box, state, by, names);
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
			return `${who}, incoming. Anything against it?`;
		case 'last-chance':
			return `${who} is about to faint. Anything to say?`;
		case 'assign-equipment':
			return `Who gets ${cardName(box, waiting.card)}?`;
		case 'scar':
			return `${who} will remember this one. Where?`;
		case 'rest':
			return 'A rest. Exchange things, or move on.';
		case 'shop':
			return `The Shop: ${state.chest.gold} gold in the chest.`;
		default:
			return 'It is over.';
	}
};
