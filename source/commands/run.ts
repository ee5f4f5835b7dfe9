/** Finds the command and its flags, runs it, and turns whatever goes wrong into a sentence and an exit code. */

import {DataProblem} from '../dungeon-fighter/data-problem.js';
import {reasonOf} from '../store/disk.js';
import {packageVersion} from '../store/package-folder.js';
import {type CommandDefinition, commandDefinitions, type FlagName, flagDefinitions, type Input} from './definitions.js';
import {exitCodes, Problem} from './problem.js';

const bareCommand = {command: commandDefinitions[0]!, words: [], flags: {}};

const usage = (message: string): Problem => new Problem('usage', `${message} Try: dungeon-fighter --help.`);

/** A flag that takes a value and has none after it, or an empty one. */
const isBare = (word: string, next: string | undefined): boolean => {
	const [, name, equals] = /^--([a-z]+)(=?)$/.exec(word) ?? [];
	if (name === undefined || flagDefinitions[name as FlagName]?.type !== 'string') return false;
	return equals === '=' || next === undefined || next === '' || next.startsWith('--');
};

const commandOf = (name: string): CommandDefinition => {
	const command = commandDefinitions.find(definition => definition.name === name);
	if (!command) throw usage(`There is no command "${name}".`);
	return command;
};

/** The words and the switches of a line, without the values of flags, for those who ask for help and need no parser. */
const scan = (args: readonly string[]): {readonly words: readonly string[]; readonly switches: ReadonlySet<string>} => {
	const words: string[] = [];
	const switches = new Set<string>();
	for (let at = 0; at < args.length; at++) {
		const word = args[at]!;
		if (word === '-' || !word.startsWith('-')) words.push(word);
		else switches.add(word);
		const takesValue = flagDefinitions[word.slice(2) as FlagName]?.type === 'string' && word.startsWith('--');
		if (takesValue && !isBare(word, args[at + 1])) at++;
	}

	return {words, switches};
};

/** A switch is on or off; "off" is to leave it out. */
const refuseValue = (word: string): void => {
	const [, name, value] = /^--([a-z]+)=(.*)$/s.exec(word) ?? [];
	if (name !== undefined && Object.hasOwn(flagDefinitions, name) && flagDefinitions[name as FlagName].type === 'boolean')
		throw usage(`The flag "--${name}" takes no value, and this is one: "${value}".`);
};

const parse = async (args: readonly string[]): Promise<Input & {readonly command: CommandDefinition}> => {
	const {default: meow} = await import('meow');
	const flags = Object.fromEntries(
		Object.entries(flagDefinitions).map(([name, {type}]) => [name, {type, isMultiple: true}] as const),
	) as Record<FlagName, {type: 'string'; isMultiple: true}>;
	const {input, unnormalizedFlags} = meow({
		importMeta: import.meta,
		argv: [...args],
		flags,
		autoHelp: false,
		autoVersion: false,
		allowUnknownFlags: true,
		pkg: {},
	});
	for (const word of args) refuseValue(word);
	const bare = args.find((word, at) => isBare(word, args[at + 1]));
	if (bare !== undefined)
		throw usage(`The flag "${bare}" needs a value: ${flagDefinitions[bare.replace(/^--|=$/g, '') as FlagName].value ?? 'TEXT'}.`);
	const [name = 'play', ...words] = input.map(String);
	const command = commandOf(name);
	const given: Partial<Record<FlagName, string | boolean>> = {};
	for (const [flag, values] of Object.entries(unnormalizedFlags).map(([flag, value]) => [flag, [value].flat()] as const)) {
		// A switch that is not there counts as off.
		const isOff = flagDefinitions[flag as FlagName]?.type === 'boolean' && values.length === 1 && values[0] === false;
		if (values.length === 0 || isOff) continue;
		if (!command.flags.includes(flag as FlagName))
			throw usage(`The command "${name}" has no flag "${flag.length === 1 ? '-' : '--'}${flag}".`);
		if (values.length !== 1) throw usage(`The flag "--${flag}" is given more than once.`);
		const [value] = values;
		given[flag as FlagName] = flagDefinitions[flag as FlagName].type === 'boolean' ? Boolean(value) : String(value);
	}

	if (!command.many && words.length > (command.words === undefined ? 0 : 1))
		throw usage(`"${words.at(-1)}" is one word too many for the command "${name}".`);
	return {command, words, flags: given};
};

/** What a user can do something about, whoever noticed it. */
const problemOf = (error: unknown): Problem | undefined => {
	if (error instanceof Problem) return error;
	return error instanceof DataProblem ? new Problem('badData', `The card data cannot be used: ${error.message}`) : undefined;
};

const fail = (error: unknown): void => {
	const problem = problemOf(error);
	const message = error instanceof Error ? error.message : String(error);
	process.stderr.write(`${problem?.message ?? `This is a bug of ours: ${message} (DEBUG=1 shows where)`}\n`);
	if (process.env.DEBUG && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
	process.exitCode = exitCodes[problem?.exit ?? 'bug'];
};

/** A reader that has seen enough, such as `head`, is no fault. */
const leaveQuietly = (): void => {
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code === 'EPIPE') process.exit(0);
		fail(new Problem('unwritable', `The output cannot be written: ${reasonOf(error)}.`));
		process.exit();
	});
};

export const run = async (args: readonly string[]): Promise<void> => {
	leaveQuietly();
	const ended = args.indexOf('--');
	const options = ended === -1 ? args : args.slice(0, ended);
	try {
		const {switches, words} = scan(options);
		if (switches.has('--version')) {
			process.stdout.write(`${packageVersion()}\n`);
			return;
		}

		if (switches.has('--help') || switches.has('-h')) {
			const [name] = words;
			const command = name === undefined ? undefined : commandOf(name);
			const {commandHelp, helpText} = await import('./help.js');
			process.stdout.write(`${command ? commandHelp(command) : helpText()}\n`);
			return;
		}

		// The bare command is the game; it need not wait for a parser of flags.
		const {command, ...input} = args.length === 0 ? bareCommand : await parse(args);
		const perform = await command.load();
		await perform(input);
	} catch (error) {
		fail(error);
	}
};
