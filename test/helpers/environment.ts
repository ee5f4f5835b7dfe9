/** What the programs of the tests find around them, whatever the shell is set to that the tests were started in. */

/** Variables that change what a program prints: its colours, its size, its words; vitest sets some of them, too. */
const outside: readonly string[] = [
	'CI',
	'COLUMNS',
	'DEBUG',
	'DUNGEON_FIGHTER_HOME',
	'FORCE_COLOR',
	'INK_SCREEN_READER',
	'LANGUAGE',
	'LINES',
	'MODE',
	'NODE_ENV',
	'NODE_OPTIONS',
	'NO_COLOR',
	'VITEST',
];

const staysOutside = (name: string): boolean => outside.includes(name) || name.startsWith('LC_');

export type Environment = Readonly<Record<string, string | undefined>>;

/** A shell in English, with all letters there are, in an ordinary terminal; and what is given, of which `undefined` means not at all. */
export const environmentWith = (more: Environment = {}): Readonly<Record<string, string>> => {
	const inherited = Object.entries(process.env).filter(([name]) => !staysOutside(name));
	const all = {...Object.fromEntries(inherited), LANG: 'C.UTF-8', TERM: 'xterm-256color', ...more};
	return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
};
