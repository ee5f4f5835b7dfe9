/** Who can carry what: the limits on the hero sheets (2E-EQUIP-02, 2E-EQUIP-06, 2E-RULING-51). */
import type {GiveAction} from './actions.js';
import type {Box, Equipment} from './box.js';
import type {Carried, Hero} from './state.js';
import {inGame, type Table} from './table.js';

/** A place for a card: a hero, and the card dropped for it where the slots are full. */
export type Place = {readonly to: string; readonly drop?: string};

const sameKind = (box: Box, equipment: readonly Carried[], card: Equipment): readonly Carried[] =>
	equipment.filter(carried => box.card(carried.id).kind === card.kind);

/** What keeps a hero who has this equipment from carrying one more card. */
export const hindrance = (box: Box, hero: Hero, equipment: readonly Carried[], card: Equipment): 'same-name' | 'no-slot' | undefined => {
	let free = box.hero(hero.id).slots[card.kind];
	for (const {id} of equipment) {
		const own = box.card(id);
		if (own.kind !== card.kind) continue;
		if (own.kind === 'weapon' && own.name === card.name) return 'same-name';
		free--;
	}

	return free > 0 ? undefined : 'no-slot';
};

export const fits = (box: Box, hero: Hero, equipment: readonly Carried[], card: Equipment): boolean =>
	hindrance(box, hero, equipment, card) === undefined;

const without = (equipment: readonly Carried[], id: string): readonly Carried[] => equipment.filter(carried => carried.id !== id);

/** Every way to give a new card to a hero. */
export const placesFor = ({box, state}: Table, id: string): readonly Place[] => {
	const card = box.card(id);
	const places: Place[] = [];
	for (const hero of state.heroes) {
		if (!inGame(hero)) continue;
		if (fits(box, hero, hero.equipment, card)) {
			places.push({to: hero.id});
			continue;
		}

		for (const carried of sameKind(box, hero.equipment, card)) {
			if (fits(box, hero, without(hero.equipment, carried.id), card)) places.push({to: hero.id, drop: carried.id});
		}
	}

	return places;
};

/** Every way to move a card between heroes, or to swap two of a kind where there is no room. What an eliminated hero gets is discarded with the rest (2E-RULING-48). */
export const gifts = ({box, state}: Table): readonly GiveAction[] => {
	const actions: GiveAction[] = [];
	for (const from of state.heroes) {
		for (const carried of from.equipment) {
			const card = box.card(carried.id);
			for (const to of state.heroes) {
				if (to === from || !inGame(to)) continue;
				if (fits(box, to, to.equipment, card)) actions.push({type: 'give', card: card.id, from: from.id, to: to.id});
				else actions.push(...swaps(box, from, to, card));
			}
		}
	}

	return actions;
};

const swaps = (box: Box, from: Hero, to: Hero, card: Equipment): readonly GiveAction[] => {
	const actions: GiveAction[] = [];
	for (const {id} of sameKind(box, to.equipment, card)) {
		const back = box.card(id);
		const goes = fits(box, to, without(to.equipment, id), card);
		const comes = fits(box, from, without(from.equipment, card.id), back);
		if (goes && comes) actions.push({type: 'give', card: card.id, from: from.id, to: to.id, for: id});
	}

	return actions;
};
