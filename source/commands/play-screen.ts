/** The game on the screen: the title at once, or straight to where flags and commands lead. */
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {settingsFolder} from '../store/folders.js';
import {readFirstSettings} from '../ui/cover.js';
import {openGame} from '../ui/main.js';
import type {Route} from '../ui/routes.js';
import type {Input} from './definitions.js';
import type {Opened} from './screen-shelf.js';

/**
 * A screen makes much garbage and keeps little: of 16 MB live V8 lets come 180 before it sweeps. So the nursery stays as small as it
 * is, and the rest may grow by a fifth before it is looked at again.
 */
const liveModestly = (): void => {
	// A later engine may have other words for it, and complain aloud of these.
	if (Number.parseInt(process.versions.node, 10) > 24) return;
	setFlagsFromString('--semi-space-growth-factor=1');
	setFlagsFromString('--heap-growing-percent=20');
};

/** Where to go once everything is open; the title otherwise. */
type Start = (opened: Opened) => Route | undefined;

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
			// Not before the first frame, which is in a hurry.
			liveModestly();
			const {openShelf} = await import('./screen-shelf.js');
			opened = await openShelf(input);
			return opened;
		},
		...(start ? {start: () => (opened ? start(opened) : undefined)} : {}),
	});
};
