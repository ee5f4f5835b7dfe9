/** A run as far as it has been thought up. */
import type {Box} from '../../../dungeon-fighter/box.js';
import {heroName} from '../../../view/names.js';
import {count, list} from '../../../view/text.js';
import type {NewRun, Settings} from '../../shelf.js';

export type Draft = {
	readonly difficulty: string;
	readonly players: number;
	/** Hero ids in seating order. */
	readonly picked: readonly string[];
	/** The heroes are dealt, whatever was picked before. */
	readonly isDealt: boolean;
	/** Of the players, in seating order; empty for those who have none. */
	readonly names: readonly string[];
	readonly throwMode: Settings['throwMode'];
	readonly seed: string;
};

/** Longer names would crowd the table. */
export const nameLimit = 16;

export const firstDraft = ({throwMode, names}: Settings, seed: string): Draft => ({
	difficulty: '',
	players: 2,
	picked: [],
	isDealt: false,
	names,
	throwMode,
	seed,
});

export const playerWords = (players: number): string => (players === 1 ? '1 player, alone' : `${players} players`);

/** Heroes to pick: one player leads two. */
export const partySize = (box: Box, players: number): number => (players === 1 ? box.edition.heroes.solo : players);

/** `deal` says whom the box would deal, so that even they can have a player's name. */
export const newRunOf = (
	{difficulty, players, picked, isDealt, names, throwMode, seed}: Draft,
	deal: (players: number) => readonly string[],
): NewRun => {
	const heroes = isDealt ? players : picked;
	const ids = isDealt ? deal(players) : picked;
	const nameOf = (seat: number): string => names[players === 1 ? 0 : seat] ?? '';
	const named = ids.map((id, seat) => [id, nameOf(seat)] as const).filter(([, name]) => name !== '');
	return {difficulty, heroes, seed, names: Object.fromEntries(named), throwMode};
};

/** What has been settled before this step, in words. */
export const reviewOf = (box: Box, draft: Draft, step: number): readonly string[] => {
	const difficulty = box.edition.difficulties.find(({id}) => id === draft.difficulty);
	const party = list(draft.picked.map(id => heroName(box, id)));
	const size = partySize(box, draft.players);
	const names = draft.names.slice(0, draft.players).filter(Boolean);
	return [
		step > 0 ? (difficulty?.name ?? '') : '',
		step > 1 ? playerWords(draft.players).replace(',', '') : '',
		step > 2 ? (draft.isDealt ? `${count(size, 'hero', 'heroes')} to be dealt` : party) : '',
		step > 3 && names.length > 0 ? `played by ${list(names)}` : '',
	].filter(Boolean);
};
