/** The game on the screen: the title at once, or straight to where flags and commands lead. */
import path from 'node:path';
import {settingsFolder} from '../store/folders.js';
import {readFirstSettings} from '../ui/cover.js';
import {openGame} from '../ui/main.js';
import type {Route} from '../ui/routes.js';
import type {Input} from './definitions.js';
import type {Opened} from './screen-shelf.js';

/** Where to go once everything is open; the title otherwise. */
export type Start = (opened: Opened) => Route | undefined;

/** Where the flags lead: a run of their own, the last one, or a bot's. What they say wrong is said before the terminal is taken. */
const startOf = async (input: Input): Promise<Start | undefined> => {
	if (Object.keys(input.flags).length === 0) return undefined;
	const {routeOf} = await import('./screen-route.js');
	return routeOf(input);
};

export const playOnScreen = async (input: Input, given?: Start): Promise<void> => {
	const start = given ?? (await startOf(input));
	let opened: Opened | undefined;
	await openGame({
		first: readFirstSettings(path.join(settingsFolder(), 'settings.json')),
		open: async () => {
			const {openShelf} = await import('./screen-shelf.js');
			opened = await openShelf(input);
			return opened;
		},
		...(start ? {start: () => (opened ? start(opened) : undefined)} : {}),
	});
};
