/** Where the game finds itself: what kind of terminal, if any, and who reads it. */
import path from 'node:path';
import {settingsFolder} from '../store/folders.js';
import {readFirstSettings} from '../ui/cover.js';
import type {Glyphs} from '../view/share.js';

export const hasScreenReader = (): boolean => process.env.INK_SCREEN_READER === 'true';

/** Whether there is a screen to draw on, and somebody at the keys. */
export const hasScreen = (): boolean => process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb' && !hasScreenReader();

/** A locale that is named and is none of Unicode; where none is named, nobody knows. */
const isNarrow = ({LC_ALL, LC_CTYPE, LANG}: NodeJS.ProcessEnv): boolean => {
	const locale = LC_ALL || LC_CTYPE || LANG || 'UTF-8';
	return !/utf-?8/i.test(locale);
};

/** The signs of a text to copy where there is no screen to look at them. */
export const plainGlyphs = (): Glyphs => {
	const isModest = hasScreenReader() || process.env.TERM === 'dumb' || isNarrow(process.env);
	return isModest || readFirstSettings(path.join(settingsFolder(), 'settings.json')).glyphs === 'ascii' ? 'ascii' : 'emoji';
};
