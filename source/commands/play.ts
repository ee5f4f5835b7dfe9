/** `dungeon-fighter play`, and what the bare command does: on a screen where there is one, in plain text everywhere else. */
import type {Input} from './definitions.js';
import {Problem} from './problem.js';
import {hasScreen} from './surroundings.js';

/** Only a bot has a hand that can be chosen. */
const checkHand = ({flags}: Input): void => {
	if (flags.hand !== undefined && flags.demo !== true) throw new Problem('usage', 'Whose hand? A bot plays only with --demo.');
};

/** Each way loads only what it needs: the title waits for neither the cards nor the settings. */
export const play = async (input: Input): Promise<void> => {
	checkHand(input);
	if (hasScreen() && input.flags.plain !== true) await (await import('./play-screen.js')).playOnScreen(input);
	else if (input.flags.demo === true) (await import('./demo.js')).demo(input);
	else await (await import('./play-plain.js')).playInPlainText(input);
};
