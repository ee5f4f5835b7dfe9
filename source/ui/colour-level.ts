/** How many colours there are: what chalk finds out, and the two variables that overrule it. */
import {supportsColor} from 'chalk';
import type {ColourLevel} from './theme.js';

/** FORCE_COLOR is chalk's own; NO_COLOR, where it is set to anything, holds unless that says otherwise (no-color.org). */
export const colourLevel = (
	env: NodeJS.ProcessEnv,
	detected: ColourLevel = supportsColor ? (supportsColor.level as ColourLevel) : 0,
): ColourLevel => (env.NO_COLOR && env.FORCE_COLOR === undefined ? 0 : detected);
