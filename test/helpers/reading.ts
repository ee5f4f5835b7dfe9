/** What a player sees on the screen of the game. */
import type {Pty} from './pty.js';

export const clear = '\u001B[2J';

export const has =
	(text: string) =>
	(rows: readonly string[]): boolean =>
		rows.some(row => row.includes(text));

/** How often the screen was drawn from nothing. */
export const drawn = (pty: Pty): number => pty.written().split(clear).length - 1;

export type Mode = 'choose' | 'tell' | 'throw' | 'fly' | 'over';

/** The keys of a throw, before it, while its bars run, and while they wait. */
const throwKeys = /^ \S+ (?:start|lock|back to the bars)\b| Enter throw\b/;

/** What a player sees that the game is busy with; undefined for any other screen. */
export const modeOf = (rows: readonly string[]): Mode | undefined => {
	const [head = ''] = rows;
	const foot = rows.at(-1) ?? '';
	if (/^ (?:Victory|Defeat)/.test(head)) return 'over';
	if (!head.startsWith(' Round')) return undefined;
	if (/ (?:go on|more)$/.test(foot)) return 'tell';
	if (throwKeys.test(foot) || has(' Where does the die lie?')(rows)) return 'throw';
	return rows.includes(' It flies.') ? 'fly' : 'choose';
};

export const untilMode = async (pty: Pty, ...modes: readonly Mode[]): Promise<readonly string[]> =>
	await pty.until(rows => {
		const mode = modeOf(rows);
		return mode !== undefined && modes.includes(mode);
	}, modes.join(' or '));

/** Reads what is told, page by page. */
export const readOn = async (pty: Pty): Promise<void> => {
	for (;;) {
		const rows = await untilMode(pty, 'tell', 'choose', 'over');
		if (modeOf(rows) !== 'tell') return;
		// The headline has figures that change by themselves.
		const page = rows.slice(1).join('\n');
		pty.send('\r');
		await pty.until(next => next.slice(1).join('\n') !== page && modeOf(next) !== undefined, 'the next page');
	}
};
