/** `dungeon-fighter completions SHELL`: scripts for shells, from the list of commands and flags. */
import {boxOf, editionIds, twistsOf} from '../store/boxes.js';
import type {CommandDefinition, Definitions, FlagDefinition, FlagName, Input} from './definitions.js';
import {print} from './output.js';
import {Problem} from './problem.js';

const program = 'dungeon-fighter';

const helper = '_dungeon_fighter';

const always: readonly (readonly [name: string, text: string])[] = [
	['help', 'what there is to know'],
	['version', 'the version'],
];

type Flag = FlagDefinition & {readonly name: FlagName};

/** What a shell needs to know: every flag with all that can be offered for it. */
type Shell = {
	readonly commands: readonly CommandDefinition[];
	readonly flags: readonly Flag[];
	readonly of: (command: CommandDefinition) => readonly Flag[];
	/** Flags with a value: the word after one is no command. */
	readonly withValue: readonly string[];
	/** What the bare command does. */
	readonly bare: CommandDefinition;
};

const idsOf = (cards: readonly {readonly id: string}[]): readonly string[] => cards.map(({id}) => id);

/** What stands in the data and not in the list of flags. */
const dealt = (): Partial<Record<FlagName, readonly string[]>> => {
	const boxes = editionIds.flatMap(edition => boxOf(edition) ?? []);
	const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
	return {
		edition: editionIds,
		difficulty: unique(boxes.flatMap(({edition}) => idsOf(edition.difficulties))),
		heroes: unique(boxes.flatMap(({heroes}) => idsOf(heroes))),
		twist: unique(editionIds.flatMap(edition => idsOf(twistsOf(edition)))),
	};
};

const shellOf = ({commands, flags: all}: Definitions): Shell => {
	const more = dealt();
	const flag = (name: FlagName): Flag => {
		const choices = more[name] ?? all[name].choices;
		return {...all[name], name, ...(choices ? {choices} : {})};
	};
	const flags = (Object.keys(all) as readonly FlagName[]).map(flag);
	return {
		commands,
		flags,
		of: command => command.flags.map(flag),
		withValue: flags.filter(({type}) => type === 'string').map(({name}) => `--${name}`),
		bare: commands[0]!,
	};
};

const wordsOf = (flags: readonly Flag[]): string => [...flags, ...always.map(([name]) => ({name}))].map(({name}) => `--${name}`).join(' ');

/** In single quotes, for any of the three. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A word of the line as bash has it. */
const word = (index: string): string => `\${COMP_WORDS[${index}]}`;

const reply = (choices: string): string => `COMPREPLY=($(compgen -W ${quoted(choices)} -- "$word"))`;

const bash = ({commands, flags, of, withValue, bare}: Shell): string => {
	const values = flags.flatMap(({name, type, choices, file}) => {
		if (type !== 'string') return [];
		const offered = choices ? reply(choices.join(' ')) : file ? 'COMPREPLY=($(compgen -f -- "$word"))' : 'COMPREPLY=()';
		return [`\t\t--${name}) ${offered}; return ;;`];
	});
	const cases = commands.map(command => {
		const {name, words, choices} = command;
		const more = choices ? `; [[ $word == -* ]] || ${reply(choices.join(' '))}` : '';
		const paths = words !== undefined && !choices ? '; [[ $word == -* ]] || COMPREPLY=($(compgen -f -- "$word"))' : '';
		return `\t\t${name}) ${reply(wordsOf(of(command)))}${more}${paths} ;;`;
	});
	return [
		`# bash completion for ${program}: source <(${program} completions bash)`,
		`${helper}() {`,
		`\tlocal word=${word('COMP_CWORD')} before=${word('COMP_CWORD-1')} command= index`,
		'\tfor ((index = 1; index < COMP_CWORD; index++)); do',
		`\t\tcase ${word('index')} in`,
		`\t\t\t${withValue.join('|')}) ((index++)) ;;`,
		'\t\t\t-*) ;;',
		`\t\t\t*) command=${word('index')}; break ;;`,
		'\t\tesac',
		'\tdone',
		'\tcase $before in',
		...values,
		'\tesac',
		'\tcase $command in',
		...cases,
		`\t\t'') ${reply([...commands.map(({name}) => name), wordsOf(of(bare))].join(' '))} ;;`,
		'\tesac',
		'}',
		`complete -o filenames -F ${helper} ${program}`,
	].join('\n');
};

/** Colons part the fields of a zsh specification, and brackets the text. */
const zshText = (text: string): string => text.replaceAll(/[[\]:\\]/g, match => `\\${match}`);

const zshFlag = ({name, type, summary, value = '', choices, file}: Flag): string => {
	const values = choices ? `(${choices.join(' ')})` : file ? '_files' : ' ';
	return quoted(`--${name}[${zshText(summary)}]${type === 'string' ? `:${zshText(value)}:${values}` : ''}`);
};

const zsh = ({commands, of, bare}: Shell): string => {
	const flagsOf = (command: CommandDefinition): readonly string[] => [
		...of(command).map(zshFlag),
		...always.map(([name, text]) => quoted(`--${name}[${text}]`)),
	];
	const cases = commands.map(command => {
		const {name, words, many, choices} = command;
		const rest =
			words === undefined ? [] : [quoted(`${many ? '*' : '1'}:${zshText(words)}:${choices ? `(${choices.join(' ')})` : '_files'}`)];
		return `\t\t\t\t${name}) _arguments ${[...flagsOf(command), ...rest].join(' ')} ;;`;
	});
	return [
		`#compdef ${program}`,
		`_${program}() {`,
		'\tlocal -a commands line',
		'\tlocal state',
		'\tcommands=(',
		...commands.map(({name, summary}) => `\t\t${quoted(`${name}:${zshText(summary)}`)}`),
		'\t)',
		`\t_arguments -C ${flagsOf(bare).join(' ')} '1: :->command' '*:: :->rest' && return`,
		'\tcase $state in',
		"\t\tcommand) _describe 'command' commands ;;",
		'\t\trest)',
		'\t\t\tcase $line[1] in',
		...cases,
		'\t\t\tesac',
		'\t\t\t;;',
		'\tesac',
		'}',
		`compdef _${program} ${program}`,
	].join('\n');
};

const fish = ({commands, of, withValue, bare}: Shell): string => {
	const complete = (condition: string | undefined, rest: string): string =>
		`complete -c ${program}${condition === undefined ? '' : ` -n ${quoted(condition)}`} ${rest}`;
	const flagRows = (condition: string, flags: readonly Flag[]): readonly string[] =>
		flags.map(({name, type, summary, choices, file}) => {
			const value = type === 'boolean' ? '' : choices ? ` -x -a ${quoted(choices.join(' '))}` : file ? ' -r -F' : ' -x';
			return complete(condition, `-l ${name}${value} -d ${quoted(summary)}`);
		});
	const noCommand = `not string length -q -- (_${helper}_command)`;
	const rows = commands.flatMap(command => {
		const {name, words, choices} = command;
		const isNamed = `contains -- ${name} (_${helper}_command)`;
		return [
			...flagRows(isNamed, of(command)),
			...(choices ? [complete(isNamed, `-f -a ${quoted(choices.join(' '))}`)] : []),
			...(words === undefined ? [complete(isNamed, '-f')] : []),
		];
	});
	return [
		`# fish completion for ${program}: ${program} completions fish | source`,
		`function _${helper}_command`,
		'\tset -l words (commandline -opc)',
		'\tset -l skip yes',
		'\tfor word in $words',
		'\t\tif test $skip = yes',
		'\t\t\tset skip no',
		`\t\telse if contains -- $word ${withValue.join(' ')}`,
		'\t\t\tset skip yes',
		"\t\telse if not string match -q -- '-*' $word",
		'\t\t\techo $word',
		'\t\t\treturn',
		'\t\tend',
		'\tend',
		'end',
		...always.map(([name, text]) => complete(undefined, `-l ${name} -d ${quoted(text)}`)),
		...commands.map(({name, summary}) => complete(noCommand, `-f -a ${name} -d ${quoted(summary)}`)),
		...flagRows(noCommand, of(bare)),
		...rows,
	].join('\n');
};

const shells: Readonly<Record<string, (shell: Shell) => string>> = {bash, zsh, fish};

export const completions = ({words}: Input, definitions: Definitions): void => {
	const [shell = ''] = words;
	const script = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
	if (!script) throw new Problem('usage', `There is no shell "${shell}" here; choose ${Object.keys(shells).join(', ')}.`);
	print(script(shellOf(definitions)));
};
