/** `dungeon-fighter completions SHELL`: scripts for shells, from the list of commands and flags. */
import type {Definitions, FlagDefinition, FlagName, Input} from './definitions.js';
import {print} from './output.js';
import {Problem} from './problem.js';

const program = 'dungeon-fighter';

const always = ['--help', '--version'];

const flagsOf = (flags: readonly FlagName[]): string => [...flags.map(name => `--${name}`), ...always].join(' ');

/** In single quotes, for any of the three. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A word of the line as bash has it. */
const word = (index: string): string => `\${COMP_WORDS[${index}]}`;

const bash = ({commands, flags: all}: Definitions): string => {
	const flagEntries = Object.entries(all) as readonly (readonly [FlagName, FlagDefinition])[];
	const values = flagEntries.flatMap(([name, {choices}]) =>
		choices ? [`\t\t--${name}) COMPREPLY=($(compgen -W ${quoted(choices.join(' '))} -- "$word")); return ;;`] : [],
	);
	const files = flagEntries.flatMap(([name, {type, choices}]) => (type === 'string' && !choices ? [`--${name}`] : []));
	const cases = commands.map(({name, flags, words, choices}) => {
		const more = choices ? `; [[ $word == -* ]] || COMPREPLY=($(compgen -W ${quoted(choices.join(' '))} -- "$word"))` : '';
		const paths = words !== undefined && !choices ? '; [[ $word == -* ]] || COMPREPLY=($(compgen -f -- "$word"))' : '';
		return `\t\t${name}) COMPREPLY=($(compgen -W ${quoted(flagsOf(flags))} -- "$word"))${more}${paths} ;;`;
	});
	return [
		`# bash completion for ${program}: source <(${program} completions bash)`,
		`_${program.replace('-', '_')}() {`,
		`\tlocal word=${word('COMP_CWORD')} before=${word('COMP_CWORD-1')} command= index`,
		'\tfor ((index = 1; index < COMP_CWORD; index++)); do',
		`\t\t[[ ${word('index')} == -* ]] || { command=${word('index')}; break; }`,
		'\tdone',
		'\tcase $before in',
		...values,
		`\t\t${files.join('|')}) COMPREPLY=($(compgen -f -- "$word")); return ;;`,
		'\tesac',
		'\tcase $command in',
		...cases,
		`\t\t*) COMPREPLY=($(compgen -W ${quoted([...commands.map(({name}) => name), flagsOf(['continue', 'plain'])].join(' '))} -- "$word")) ;;`,
		'\tesac',
		'}',
		`complete -o filenames -F _${program.replace('-', '_')} ${program}`,
	].join('\n');
};

/** Colons part the fields of a zsh specification, and brackets the text. */
const zshText = (text: string): string => text.replaceAll(/[[\]:\\]/g, match => `\\${match}`);

const zsh = ({commands, flags: all}: Definitions): string => {
	const flag = (name: FlagName): string => {
		const {type, summary, value = '', choices} = all[name];
		const values = choices ? `(${choices.join(' ')})` : '_files';
		return quoted(`--${name}[${zshText(summary)}]${type === 'string' ? `:${zshText(value)}:${values}` : ''}`);
	};
	const cases = commands.map(({name, flags, words, many, choices}) => {
		const rest =
			words === undefined ? [] : [quoted(`${many ? '*' : '1'}:${zshText(words)}:${choices ? `(${choices.join(' ')})` : '_files'}`)];
		return `\t\t${name}) _arguments ${[...flags.map(flag), ...rest].join(' ')} ;;`;
	});
	return [
		`#compdef ${program}`,
		`_${program}() {`,
		'\tlocal -a commands',
		'\tcommands=(',
		...commands.map(({name, summary}) => `\t\t${quoted(`${name}:${zshText(summary)}`)}`),
		'\t)',
		'\tif (( CURRENT == 2 )); then',
		"\t\t_describe 'command' commands",
		'\t\treturn',
		'\tfi',
		'\tshift words',
		'\t(( CURRENT-- ))',
		'\tcase $words[1] in',
		...cases,
		'\tesac',
		'}',
		`compdef _${program} ${program}`,
	].join('\n');
};

const fish = ({commands, flags: all}: Definitions): string => {
	const names = commands.map(({name}) => name).join(' ');
	const rows = commands.flatMap(({name, summary, flags, words, choices}) => {
		const isSeen = quoted(`__fish_seen_subcommand_from ${name}`);
		return [
			`complete -c ${program} -n ${quoted(`not __fish_seen_subcommand_from ${names}`)} -f -a ${name} -d ${quoted(summary)}`,
			...flags.map(flag => {
				const {type, summary: text, choices: values} = all[flag];
				const value = type === 'boolean' ? '' : values ? ` -x -a ${quoted(values.join(' '))}` : ' -r';
				return `complete -c ${program} -n ${isSeen} -l ${flag}${value} -d ${quoted(text)}`;
			}),
			...(choices ? [`complete -c ${program} -n ${isSeen} -f -a ${quoted(choices.join(' '))}`] : []),
			...(words === undefined ? [`complete -c ${program} -n ${isSeen} -f`] : []),
		];
	});
	return [`# fish completion for ${program}: ${program} completions fish | source`, ...rows].join('\n');
};

const shells: Readonly<Record<string, (definitions: Definitions) => string>> = {bash, zsh, fish};

export const completions = ({words}: Input, definitions: Definitions): void => {
	const [shell = ''] = words;
	const script = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
	if (!script) throw new Problem('usage', `There is no shell "${shell}" here; choose ${Object.keys(shells).join(', ')}.`);
	print(script(definitions));
};
