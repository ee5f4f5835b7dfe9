/** `dungeon-fighter man`: the manual page as roff, from the list of commands and flags. */
import {packageVersion} from '../store/package-folder.js';
import type {Definitions} from './definitions.js';
import {print} from './output.js';
import {exitCodes} from './problem.js';

/** A hyphen that is typed is no dash, and a line that begins with a dot is no text. */
const roff = (text: string): string =>
	text
		.replaceAll('\\', '\\e')
		.replaceAll('-', '\\-')
		.replace(/^([.'])/, '\\&$1');

const sentence = (text: string): string => roff(`${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`);

const exits: Readonly<Record<keyof typeof exitCodes, string>> = {
	bug: 'a fault of ours',
	usage: 'a flag, a command or a value that is not known',
	diverged: 'the run does not lead where it says',
	otherRules: 'the run was played with other rules or cards',
	damaged: 'this is no run, or no longer one',
	unreadable: 'a file cannot be read',
	badData: "the game's own card files are broken",
	unwritable: 'a file cannot be written, or is there already',
	noRun: 'there is no run to continue, or somebody else is playing it',
};

type Entry = readonly [name: string, text: string];

const files: readonly Entry[] = [
	['~/.local/share/dungeon-fighter/runs/', 'the runs that are not over, a journal each'],
	['~/.local/share/dungeon-fighter/runs/finished/', 'the runs that are; every record is read from them'],
	['~/.local/share/dungeon-fighter/runs/set-aside/', 'what cannot be played on'],
	['~/.config/dungeon-fighter/settings.json', 'settings'],
];

const variables: readonly Entry[] = [
	['DUNGEON_FIGHTER_HOME', 'where runs and settings are kept, instead of the places above'],
	['XDG_DATA_HOME', 'what stands for ~/.local/share above'],
	['XDG_CONFIG_HOME', 'what stands for ~/.config above'],
	['NO_COLOR', 'no colours'],
	['INK_SCREEN_READER', 'if it is "true", the game is played in lines of text and in the plainest words, without pictures'],
	['LC_ALL, LC_CTYPE, LANG', 'a locale that is not UTF-8 makes the text to copy ASCII in plain text; so does TERM=dumb'],
];

const entryRows = ([name, text]: Entry): readonly string[] => ['.TP', `.B ${roff(name)}`, sentence(text)];

export const manPage = ({commands, flags: all}: Definitions): string => {
	const commandRows = commands.flatMap(({name, words, takes, summary, flags}) => [
		'.TP',
		`.B ${roff(name)}${words === undefined ? '' : ` \\fI${roff(words)}\\fR`}`,
		sentence(summary),
		...(words === undefined || takes === undefined ? [] : [`\\fI${roff(words)}\\fR: ${roff(takes)}.`]),
		...(flags.length > 0 ? [`Flags: ${flags.map(flag => roff(`--${flag}`)).join(', ')}.`] : []),
	]);
	const flagRows = Object.entries(all).flatMap(([name, {value, summary}]) => [
		'.TP',
		`.B ${roff(`--${name}`)}${value === undefined ? '' : ` \\fI${roff(value)}\\fR`}`,
		sentence(summary),
	]);
	return [
		`.TH DUNGEON\\-FIGHTER 1 "" "dungeon\\-fighter ${roff(packageVersion())}" "Games"`,
		'.SH NAME',
		'dungeon\\-fighter \\- dice at monsters, off your nose if need be',
		'.SH SYNOPSIS',
		'.B dungeon\\-fighter',
		'[\\fIcommand\\fR] [\\fIflags\\fR]',
		'.SH DESCRIPTION',
		'A cooperative, silly, hard dungeon crawl for the terminal. A party of dim heroes meets monster after monster; you throw a die at a',
		'target to hurt them, and the cards make you do it under your leg, with your eyes shut, or off your nose.',
		'An unofficial fan work.',
		'.PP',
		'Without a command it plays.',
		'.SH COMMANDS',
		...commandRows,
		'.SH FLAGS',
		...flagRows,
		'.TP',
		'.B \\-\\-help, \\-h, \\-\\-version',
		'The list of all this, or what there is to know about a command; the version.',
		'.SH FILES',
		...files.flatMap(entryRows),
		'.SH ENVIRONMENT',
		...variables.flatMap(entryRows),
		'.SH EXIT STATUS',
		'.TP',
		'.B 0',
		'All is well, or at least as it should be.',
		...Object.entries(exitCodes).flatMap(([name, code]) => ['.TP', `.B ${code}`, sentence(exits[name as keyof typeof exitCodes])]),
		'.SH BUGS',
		'Most of them have names, life and a few coins. For the others: send the seed and the version.',
	].join('\n');
};

export const man = (definitions: Definitions): void => print(manPage(definitions));
