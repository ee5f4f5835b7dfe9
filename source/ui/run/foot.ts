/** The keys below the table: the player's own, or those of whoever only watches. */
import {createContext, useContext} from 'react';
import {type KeyHelp, keyLabel} from '../bindings.js';
import {useServices} from '../services.js';

/** What the screen is busy with, as far as keys go; `more` is told on the next page. */
export type Moment = 'choose' | 'throw' | 'more' | 'tell';

export const FootContext = createContext<((moment: Moment) => KeyHelp) | undefined>(undefined);

/** While somebody else plays, the player's keys do nothing, and are not promised. */
export const useFoot = (moment: Moment, own: KeyHelp): KeyHelp => useContext(FootContext)?.(moment) ?? own;

/** The pages that can be opened at any time, by the keys they have; or why nothing could be played. */
export const usePageKeys = (leadsBack: boolean, notice?: string): string => {
	const {theme, bindings} = useServices();
	const keys = useFoot('choose', [
		[keyLabel(bindings, 'help'), 'help'],
		[keyLabel(bindings, 'party'), 'party'],
		[keyLabel(bindings, 'log'), 'story'],
		[keyLabel(bindings, 'back'), leadsBack ? 'back' : 'menu'],
	]);
	return notice === undefined ? theme.dim(keys.map(([key, does]) => `${key} ${does}`).join('   ')) : theme.strong(notice);
};
