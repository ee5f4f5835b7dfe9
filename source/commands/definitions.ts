/** Every command and flag there is: help, parsing, checks, completions and the manual all read this one list. */

export type FlagName =
	| 'cast'
	| 'continue'
	| 'date'
	| 'demo'
	| 'difficulty'
	| 'edition'
	| 'from'
	| 'hand'
	| 'heroes'
	| 'journal'
	| 'json'
	| 'kind'
	| 'league'
	| 'plain'
	| 'runs'
	| 'seed'
	| 'throw'
	| 'twist';

export type FlagDefinition = {
	readonly type: 'string' | 'boolean';
	readonly value?: string;
	readonly summary: string;
	/** What a shell may offer; a flag may take more than that. */
	readonly choices?: readonly string[];
	/** Its value is the name of a file. */
	readonly file?: true;
};

export const flagDefinitions: Readonly<Record<FlagName, FlagDefinition>> = {
	edition: {type: 'string', value: 'ID', summary: 'which rulebook: second (the default)', choices: ['second']},
	difficulty: {type: 'string', value: 'ID', summary: 'normal (the default), hard or inferno', choices: ['normal', 'hard', 'inferno']},
	heroes: {type: 'string', value: 'N|IDS', summary: 'how many, or who: 3 or murka,marvin (default 2)'},
	throw: {
		type: 'string',
		value: 'HOW',
		summary: 'timed, steady (a spot and a risk), tabletop (own die)',
		choices: ['timed', 'steady', 'tabletop'],
	},
	demo: {type: 'boolean', summary: 'a bot plays, on the screen or in plain text'},
	plain: {type: 'boolean', summary: 'lines of text, for pipes and screen readers'},
	continue: {type: 'boolean', summary: 'play on with the last run that is not over'},
	from: {type: 'string', value: 'N', summary: 'play on yourself from decision N, unranked'},
	cast: {type: 'string', value: 'FILE', file: true, summary: 'write it down for asciinema'},
	date: {type: 'string', value: 'DAY', summary: 'a day in UTC, such as 2026-02-28 (default today)'},
	league: {
		type: 'string',
		value: 'NAME',
		summary: 'timed, steady, bot, assisted or tabletop',
		choices: ['timed', 'steady', 'bot', 'assisted', 'tabletop'],
	},
	hand: {
		type: 'string',
		value: 'NAME',
		summary: "a bot's: novice, skilled (the default), expert, steady",
		choices: ['novice', 'skilled', 'expert', 'steady'],
	},
	runs: {type: 'string', value: 'N', summary: 'how many games, 1 to 1000000 (default 1000)'},
	seed: {type: 'string', value: 'TEXT', summary: 'the same seed, the same result (1 to 64 characters)'},
	twist: {type: 'string', value: 'ID', summary: 'the same game with other cards, such as lights-out'},
	journal: {type: 'string', value: 'FILE', file: true, summary: 'keep the run as a journal that verify can read'},
	kind: {
		type: 'string',
		value: 'KIND',
		summary: 'heroes, monsters, bosses, equipment, dungeon or throws',
		choices: ['heroes', 'monsters', 'bosses', 'equipment', 'dungeon', 'throws'],
	},
	json: {type: 'boolean', summary: 'print JSON'},
};

/** The input of a command: its words and its flags, as they were typed. */
export type Input = {readonly words: readonly string[]; readonly flags: Readonly<Partial<Record<FlagName, string | boolean>>>};

export type CommandDefinition = {
	readonly name: string;
	/** Words after the name. */
	readonly words?: string;
	/** What they may be. */
	readonly takes?: string;
	/** As many of them as anybody likes. */
	readonly many?: true;
	/** What a shell may offer for them; files, where nothing is said. */
	readonly choices?: readonly string[];
	readonly summary: string;
	readonly flags: readonly FlagName[];
	readonly load: () => Promise<(input: Input) => Promise<void> | void>;
};

/** All of it, for those who write it down in other ways. */
export type Definitions = {
	readonly commands: readonly CommandDefinition[];
	readonly flags: Readonly<Record<FlagName, FlagDefinition>>;
};

const runWords = 'a run code, or a file with a journal or a code in it; - is standard input';

export const commandDefinitions: readonly CommandDefinition[] = [
	{
		name: 'play',
		summary: 'play a run; the command when none is named',
		flags: ['difficulty', 'heroes', 'seed', 'throw', 'plain', 'continue', 'demo', 'hand'],
		load: async () => (await import('./play.js')).play,
	},
	{
		name: 'daily',
		summary: 'play the challenge of the day, the same for everybody',
		flags: ['date', 'throw', 'plain'],
		load: async () => (await import('./daily.js')).daily,
	},
	{
		name: 'stats',
		summary: 'all your runs together: scores, accuracy, achievements',
		flags: ['edition', 'json'],
		load: async () => (await import('./stats.js')).stats,
	},
	{
		name: 'board',
		words: 'DIR|FILES',
		takes: 'folders and files with journals, codes or chats in them, or codes; - is standard input',
		many: true,
		summary: 'rank runs from folders, files or chats; each is replayed',
		flags: ['date', 'league', 'json'],
		load: async () => (await import('./board.js')).board,
	},
	{
		name: 'demo',
		summary: 'watch bots play a run, in plain text',
		flags: ['difficulty', 'heroes', 'hand', 'seed', 'twist', 'journal'],
		load: async () => (await import('./demo.js')).demo,
	},
	{
		name: 'cards',
		summary: 'print all cards, or those of one kind',
		flags: ['edition', 'kind', 'json'],
		load: async () => (await import('./cards.js')).cards,
	},
	{
		name: 'sim',
		summary: 'let bots play many games and report',
		flags: ['edition', 'difficulty', 'heroes', 'hand', 'runs', 'seed', 'twist', 'json'],
		load: async () => (await import('./sim.js')).sim,
	},
	{
		name: 'engine',
		summary: 'play over stdin and stdout, one JSON object a line',
		flags: ['journal'],
		load: async () => (await import('./engine.js')).engine,
	},
	{
		name: 'verify',
		words: 'CODE|FILE',
		takes: runWords,
		summary: 'play a run again and say whether it is true',
		flags: ['json'],
		load: async () => (await import('./verify.js')).verify,
	},
	{
		name: 'replay',
		words: 'CODE|FILE',
		takes: runWords,
		summary: 'show a run again, play on from its middle, or record it',
		flags: ['from', 'cast', 'plain'],
		load: async () => (await import('./replay.js')).replay,
	},
	{
		name: 'completions',
		words: 'SHELL',
		takes: 'bash, zsh or fish',
		choices: ['bash', 'zsh', 'fish'],
		summary: 'print what makes bash, zsh or fish complete all this',
		flags: [],
		load: async () => {
			const {completions} = await import('./completions.js');
			return input => completions(input, {commands: commandDefinitions, flags: flagDefinitions});
		},
	},
	{
		name: 'man',
		summary: 'print the manual page, for man -l -',
		flags: [],
		load: async () => {
			const {man} = await import('./man.js');
			return () => man({commands: commandDefinitions, flags: flagDefinitions});
		},
	},
];
