/** Whether everything stands still, because the screen has no room for it or is somebody else's for a while. Keys and what moves stop by themselves (`hooks.ts`). */
import {createContext, useContext} from 'react';

export const PausedContext = createContext(false);

/** For those who keep time of their own: a throw that runs while nobody sees it must begin anew. */
export const usePaused = (): boolean => useContext(PausedContext);
