/** The way of a run as a word: one letter for each thing on it. Journals keep it, and whoever shares a run shows it in signs. */

export const pathLetters = {
	monster: 'm',
	epic: 'e',
	backedDown: 'd',
	faint: 'f',
	scar: 'c',
	gone: 'g',
	shop: 's',
	boss: 'b',
	won: 'w',
	lost: 'x',
} as const;

export type PathStep = keyof typeof pathLetters;
