/** While the terminal is too small to play on, everything that runs stands still. */
import {createContext, useContext} from 'react';

export const PausedContext = createContext(false);

export const usePaused = (): boolean => useContext(PausedContext);
