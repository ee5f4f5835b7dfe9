/** Small changes to a draft that several events make. */
import type {Carried, Combat, Draft, Foe, Hero} from '../state.js';
import {combatOf} from '../table.js';

export const changeHero = (draft: Draft, id: string, change: (hero: Hero) => Partial<Hero>): void => {
	draft.heroes = draft.heroes.map(hero => (hero.id === id ? {...hero, ...change(hero)} : hero));
};

export const changeCombat = (draft: Draft, change: Partial<Combat>): void => {
	draft.combat = {...combatOf(draft), ...change};
};

export const changeFoe = (draft: Draft, change: Partial<Foe>): void => {
	changeCombat(draft, {foe: {...combatOf(draft).foe, ...change}});
};

/** Coins move between the supply and the chest; their number never changes. */
export const moveGold = (draft: Draft, toChest: number): void => {
	draft.chest = {...draft.chest, gold: draft.chest.gold + toChest};
	draft.supply = {...draft.supply, gold: draft.supply.gold - toChest};
};

export const moveDice = (draft: Draft, toChest: number): void => {
	draft.chest = {...draft.chest, bonusDice: draft.chest.bonusDice + toChest};
	draft.supply = {...draft.supply, bonusDice: draft.supply.bonusDice - toChest};
};

export const without = (carried: readonly Carried[], id: string): readonly Carried[] => carried.filter(card => card.id !== id);

export const discardEquipment = (draft: Draft, card: string): void => {
	draft.discards = {...draft.discards, equipment: [...draft.discards.equipment, card]};
};

export const dropFrom = (draft: Draft, hero: string, card: string): void => {
	changeHero(draft, hero, ({equipment}) => ({equipment: without(equipment, card)}));
	discardEquipment(draft, card);
};

export const returnRooms = (draft: Draft): void => {
	draft.decks = {...draft.decks, dungeon: [...draft.decks.dungeon, ...draft.setAside]};
	draft.setAside = [];
};
