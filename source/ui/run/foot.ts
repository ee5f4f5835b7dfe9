/** The keys below the table: the player's own, or those of whoever only watches. */
import {createContext, useContext} from 'react';

export type KeyHelp = readonly (readonly [key: string, does: string])[];

/** What the screen is busy with, as far as keys go; `more` is told on the next page. */
export type Moment = 'choose' | 'throw' | 'more' | 'tell';

export const FootContext = createContext<((moment: Moment) => KeyHelp) | undefined>(undefined);

/** While somebody else plays, the player's keys do nothing, and are not promised. */
export const useFoot = (moment: Moment, own: KeyHelp): KeyHelp => useContext(FootContext)?.(moment) ?? own;

export const useWatching = (): boolean => useContext(FootContext) !== undefined;
