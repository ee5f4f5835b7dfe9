/** `dungeon-fighter play`, and what the bare command does: on a screen where there is one, in plain text everywhere else. */
import type {Input} from './definitions.js';
import {hasScreen} from './surroundings.js';

/** Each way loads only what it needs: the title waits for neither the cards nor the settings. */
export const play = async (input: Input): Promise<void> => {
	if (hasScreen() && input.flags.plain !== true) await (await import('./play-screen.js')).playOnScreen(input);
	else await (await import('./play-plain.js')).playInPlainText(input);
};
