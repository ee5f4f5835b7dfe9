/** `--help`: all commands and flags, or one command, from the list of them. */
import {pageWidth, wrapBy} from '../view/wrapping.js';
import {type CommandDefinition, commandDefinitions, type FlagName, flagDefinitions} from './definitions.js';

const margin = 24;

/** Help has no letters but the plain ones. */
const wrap = (text: string, columns: number): readonly string[] => wrapBy(({length}) => length, text, columns);

const row = (left: string, right: string): string =>
	`  ${left}`.padEnd(margin) + wrap(right, pageWidth - margin).join(`\n${' '.repeat(margin)}`);

const flagRow = (name: FlagName): string => {
	const {value, summary} = flagDefinitions[name];
	return row([`--${name}`, value].filter(Boolean).join(' '), summary);
};

const always = row('--help, --version', 'this text; the version');

/** What there is to know about one command. */
export const commandHelp = ({name, words, takes, many, summary, flags}: CommandDefinition): string =>
	[
		'Usage',
		`  dungeon-fighter ${[name, words && `${words}${many ? ' ...' : ''}`, '[flags]'].filter(Boolean).join(' ')}`,
		'',
		...wrap(`${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}.`, pageWidth),
		...(words === undefined || takes === undefined ? [] : ['', ...wrap(`${words}: ${takes}.`, pageWidth)]),
		'',
		'Flags',
		...flags.map(flagRow),
		always,
	].join('\n');

export const helpText = (): string => {
	return [
		'Dungeon Fighter for the terminal: dice at monsters, off your nose if need be.',
		'An unofficial fan work.',
		'',
		'Usage',
		'  dungeon-fighter [command] [flags]',
		'',
		'Commands',
		...commandDefinitions.map(({name, words, summary}) => row([name, words].filter(Boolean).join(' '), summary)),
		'',
		'Flags',
		...(Object.keys(flagDefinitions) as readonly FlagName[]).map(flagRow),
		always,
		'',
		'A command with --help after it says more about itself. - is standard input.',
	].join('\n');
};
