/** What the teacher says at this moment, where somebody is being taught. */
import {createContext, useContext} from 'react';

export const LessonContext = createContext<string | undefined>(undefined);

export const useLesson = (): string | undefined => useContext(LessonContext);
