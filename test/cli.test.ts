/** The command line from outside: what was built is started, fed and read like any other command. */
import {spawn} from 'node:child_process';
import {closeSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {botAction} from '../source/bots/autoplay.js';
import {commandDefinitions, flagDefinitions} from '../source/commands/definitions.js';
import {exitCodes} from '../source/commands/problem.js';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import {publicState} from '../source/dungeon-fighter/public-state.js';
import {Session} from '../source/engine/session.js';
import {simulate} from '../source/engine/simulation.js';
import {type Child, collect, command, type Result, root, runCommand, startCommand} from './helpers/command.js';
import {environmentWith} from './helpers/environment.js';
import {secondEdition} from './helpers/scene.js';
import {scriptOf} from './plain/script.js';

const game = dungeonFighter(secondEdition);

let folder: string;

beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-cli-'));
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

const home = (): string => path.join(folder, 'home');

const start = (args: readonly string[], stdin: 'ignore' | 'pipe' = 'ignore'): Child => startCommand(args, {home: home()}, stdin);

const run = (args: readonly string[], input?: string | Buffer, cli?: string): Promise<Result> =>
	runCommand(args, {home: home(), cli}, input);

/** One sentence, perhaps with a hint after it, and no trace of how it came about. */
const expectSentence = (text: string): void => {
	expect(text).toMatch(/^\S.{0,250}\.\n$/);
	expect(text).not.toMatch(/bug of ours|^\s+at |node:|\.js:|undefined|\[object|NaN/m);
};

/** Words for people: no slip of a program, and no codes for a terminal that is not there. */
const expectWords = (text: string): void => {
	expect(text).not.toMatch(/undefined|NaN|null|\[object/);
	expect(text).not.toContain('\u001B');
};

const widest = (text: string): number => Math.max(...text.split('\n').map(line => line.length));

describe('help and version', () => {
	test.concurrent('--version is the version of the package', async () => {
		const {version} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {version: string};
		expect(await run(['--version'])).toEqual({code: 0, stdout: `${version}\n`, stderr: ''});
		expect(await run(['sim', '--version'])).toEqual({code: 0, stdout: `${version}\n`, stderr: ''});
	});

	test.concurrent('--help lists every command and every flag, and no other', async () => {
		const {code, stdout, stderr} = await run(['--help']);
		expect([code, stderr]).toEqual([0, '']);
		const part = (heading: string): string => stdout.split(`\n${heading}\n`)[1]?.split('\n\n')[0] ?? '';
		const words = (text: string): string[] => text.split('\n').flatMap(line => /^ {2}(\S+)/.exec(line)?.[1] ?? []);
		expect(words(part('Commands'))).toEqual(commandDefinitions.map(({name}) => name));
		const flags = [...new Set(stdout.match(/--[a-z]+/g))].sort();
		expect(flags).toEqual([...Object.keys(flagDefinitions), 'help', 'version'].map(name => `--${name}`).sort());
		expect(stdout).toMatch(/unofficial fan work/i);
	});

	test.concurrent.each(commandDefinitions.map(({name}) => name))('%s --help is about that command', async name => {
		const {flags, summary, words = ''} = commandDefinitions.find(command => command.name === name)!;
		const {code, stdout, stderr} = await run([name, '--help']);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(new RegExp(`^Usage\\n  dungeon-fighter ${name} ${words.replace('|', '\\|')}`));
		expect(stdout.toLowerCase()).toContain(summary.toLowerCase());
		const named = [...new Set(stdout.match(/--[a-z]+/g))].sort();
		expect(named).toEqual([...flags, 'help', 'version'].map(flag => `--${flag}`).sort());
		if (/FILE/.test(words)) expect(stdout).toMatch(/ -\s+is\s+standard\s+input\./);
		expect(widest(stdout)).toBeLessThanOrEqual(80);
	});

	test.concurrent('-h is --help, wherever it stands; a value is no question', async () => {
		const [all, one, other, bogus] = await Promise.all([
			run(['-h']),
			run(['sim', '-h']),
			run(['--seed', 'demo', 'sim', '--help']),
			run(['bogus', '--help']),
		]);
		expect(all.stdout).toBe((await run(['--help'])).stdout);
		expect(one.stdout).toMatch(/^Usage\n {2}dungeon-fighter sim /);
		expect(other).toEqual(one);
		expect(bogus).toMatchObject({code: 2, stdout: '', stderr: expect.stringContaining('There is no command "bogus".')});
	});

	test.concurrent('every flag belongs to a command, and every flag that the documents name exists', () => {
		const used = new Set(commandDefinitions.flatMap(({flags}) => flags as readonly string[]));
		expect(Object.keys(flagDefinitions).filter(flag => !used.has(flag))).toEqual([]);
		for (const file of ['README.md', 'docs/protocol.md', 'docs/balance.md', 'data/README.md']) {
			const named =
				readFileSync(path.join(root, file), 'utf8').match(/(?<=dungeon-fighter[^\n]*|npm start -- [^\n]*)(?<= )--[a-z]+/g) ?? [];
			const known = [...used, 'help', 'version'];
			expect(
				named.filter(flag => !known.includes(flag.slice(2))),
				file,
			).toEqual([]);
		}
	});

	test.concurrent.each([
		[
			'demo',
			[
				'--difficulty',
				'hard',
				'--heroes',
				'murka,marvin',
				'--hand',
				'novice',
				'--seed',
				's',
				'--twist',
				'jump-day',
				'--journal',
				'FOLDER/all-flags.jsonl',
			],
		],
		['cards', ['--edition=second', '--kind=bosses', '--json']],
		[
			'sim',
			['--edition=second', '--difficulty=inferno', '--heroes=1', '--hand=expert', '--runs=2', '--seed=s', '--twist=jump-day', '--json'],
		],
	])('%s takes all its flags', async (name, flags) => {
		const own = commandDefinitions.find(definition => definition.name === name)?.flags;
		expect(flags.flatMap(word => /^--([a-z]+)/.exec(word)?.[1] ?? []).sort()).toEqual([...(own ?? [])].sort());
		const {code, stdout, stderr} = await run([name, ...flags.map(word => word.replace('FOLDER', folder))]);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).not.toBe('');
	});
});

describe('what cannot be done is said in one sentence, with exit code 2', () => {
	const long = 'x'.repeat(65);
	const wrong: readonly (readonly [args: readonly string[], says: RegExp])[] = [
		[['--bogus'], /"--bogus"/],
		[['-x'], /"-x"/],
		[['--constructor', '3'], /"--constructor"/],
		[['bogus'], /"bogus"/],
		[[''], /""/],
		[['engine', '--json'], /"engine".*"--json"/],
		[['demo', '--runs', '3'], /"demo".*"--runs"/],
		[['demo', 'again'], /"again"/],
		[['verify', 'one', 'two'], /"two"/],
		[['stats', '--json=foo'], /"--json" takes no value.*"foo"/],
		[['play', '--hand', 'expert'], /--demo/],
		[['sim', '--hand'], /--hand.*NAME/],
		[['sim', '--seed', '--json'], /--seed.*TEXT/],
		[['sim', '--runs', '5', '--runs', '6'], /"--runs".*more than once/],
		[['cards', '--json', '--json'], /"--json".*more than once/],
		[['sim', '--heroes', 'nobody'], /"nobody".*murka/],
		[['sim', '--heroes', 'murka,murka'], /"murka".*twice/],
		[['sim', '--heroes', '7'], /1 to 6/],
		[['demo', '--heroes', '-2'], /"-2"/],
		[['sim', '--edition', 'third'], /"third".*second/],
		[['cards', '--edition', 'constructor'], /"constructor".*second/],
		[['sim', '--difficulty', 'easy'], /"easy".*normal, hard, inferno/],
		[['sim', '--hand', 'deft'], /"deft".*novice, skilled, expert/],
		[['sim', '--seed', long], /1 to 64/],
		[['sim', '--seed', ''], /seed/],
		[['sim', '--seed='], /seed/],
		...['0', '-1', '1e12', 'abc', '1.5', '1000001', '0x10'].map(
			runs => [['sim', '--runs', runs], new RegExp(`"${runs.replace('.', '\\.')}".*1 to 1000000`)] as const,
		),
		[['cards', '--kind', 'cats'], /"cats".*heroes, monsters, bosses, equipment, dungeon, throws/],
		[['verify'], /FILE/],
		[['play', '--throw', 'timed'], /cannot time a throw; choose steady or tabletop/],
		[['--plain', '--throw', 'darts'], /"darts".*steady, tabletop/],
		[['play', '--plain', '--continue', '--seed', 's'], /--seed/],
		[['play', '--difficulty', 'easy'], /"easy".*normal, hard, inferno/],
	];

	test.concurrent.each(wrong)('%j', async (args, says) => {
		const {code, stdout, stderr} = await run(args);
		expectSentence(stderr);
		expect(stderr).toMatch(says);
		expect([code, stdout]).toEqual([exitCodes.usage, '']);
	});

	test('the exit codes are all different, and none is 0', () => {
		const codes = Object.values<number>(exitCodes);
		expect(new Set([0, ...codes]).size).toBe(codes.length + 1);
	});
});

/** A journal of so many moves; a finished one without a number. */
const journalOf = (moves = Number.POSITIVE_INFINITY, setup: object = {}): string[] => {
	const session = new Session(game, {seed: 'cli', heroes: 2, ...setup});
	for (let move = 0; move < moves; move++) {
		const action = botAction(game, session.state, 'skilled');
		if (!action) break;
		session.move(action);
	}

	return session.journal.trimEnd().split('\n');
};

describe('verify', () => {
	const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
	const change = (line = '', changes: object): string => JSON.stringify({...JSON.parse(line), ...changes});
	const short = journalOf(12);
	const [head = '', ...acts] = short;

	/** The verdict on a file with this in it. */
	const verdictOn = (name: string, content: string | Buffer, ...flags: string[]): Promise<Result> => {
		const file = path.join(folder, name);
		writeFileSync(file, content);
		return run(['verify', file, ...flags]);
	};

	const files: readonly (readonly [name: string, content: string | Buffer, code: number, says: RegExp])[] = [
		['a whole game', text(journalOf()), 0, /^ok: \d+ lines, (lost|won with -?\d+ points, .+)\.$/],
		['a beginning', text(short), 0, /^ok: 13 lines, not finished\.$/],
		['no line feed at the end', text(short).trimEnd(), 0, /^ok: 13 lines, not finished\.$/],
		['lines that end like those of Windows', short.map(line => `${line}\r\n`).join(''), 0, /^ok: 13 lines, not finished\.$/],
		['a stacked game', text(journalOf(3, {start: 'boss'})), 0, /^ok: 4 lines, not finished, a stacked game\.$/],
		['torn in the last line', text(short).slice(0, -20), 0, /^ok: 12 lines, not finished; the last line was cut off and is left out\.$/],
		['diverged: another hash', text([head, ...acts.slice(0, 5), change(acts[5], {hash: '000000000000'})]), 3, /^diverged at line 7: /],
		['diverged: the setup', text([change(head, {hash: '000000000000'}), ...acts]), 3, /^diverged at line 1: /],
		['diverged: a line left out', text([head, ...acts.slice(1)]), 3, /^diverged at line 2: /],
		['diverged: on after the end', text([...journalOf(), acts[0] ?? '']), 3, /^diverged at line \d+: The game is over\.$/],
		['other rules', text([change(head, {rules: 99}), ...acts]), 4, /^other rules: .*rules 99/],
		['other cards', text([change(head, {contents: '0123456789ab'}), ...acts]), 4, /^other rules: .*cards 0123456789ab/],
		['another format', text([change(head, {journal: 2}), ...acts]), 4, /^other rules: /],
		['another edition', text([change(head, {edition: 'third'}), ...acts]), 4, /^other rules: .*"third"/],
		['an edition that is none', text([change(head, {edition: 'constructor'}), ...acts]), 4, /^other rules: .*"constructor"/],
		['empty', '', 5, /^damaged at line 1: /],
		['binary', Buffer.from(Array.from({length: 4096}, (_, index) => (index * 7919) % 256)), 5, /^damaged at line 1: /],
		['foreign JSON', '{"name":"somebody else","version":3}\n', 5, /^damaged at line 1: /],
		['torn in the first line', head.slice(0, -20), 5, /^damaged at line 1: /],
		['an impossible setup', text([change(head, {setup: {seed: ''}}), ...acts]), 5, /^damaged at line 1: /],
		['damaged in the middle', text([head, ...acts.slice(0, 3), 'oops', ...acts.slice(3)]), 5, /^damaged at line 5: /],
	];

	test.concurrent.each(files)('%s', async (name, content, code, says) => {
		const result = await verdictOn(name.replaceAll(/[^a-z]/g, '-'), content);
		// After the sentence about a run that is over comes its code.
		const said = result.stdout.replace(/^DF1-\S+\n$/m, '');
		expectSentence(said);
		expect(said.trimEnd()).toMatch(says);
		expect([result.code, result.stderr]).toEqual([code, '']);
	});

	test('the codes are those of the list', () => {
		const {diverged, otherRules, damaged} = exitCodes;
		expect([...new Set(files.map(([, , code]) => code))]).toEqual([0, diverged, otherRules, damaged]);
	});

	test.concurrent('--json is the verdict, with the same exit code', async () => {
		const ok = await verdictOn('ok.json', text(short).slice(0, -20), '--json');
		expect(ok).toMatchObject({code: 0, stderr: ''});
		expect(JSON.parse(ok.stdout)).toEqual({verdict: 'ok', lines: 12, torn: true, stacked: false, outcome: null, score: null});
		const bad = await verdictOn('bad.json', 'nothing of the kind\n', '--json');
		expect(bad).toMatchObject({code: exitCodes.damaged, stderr: ''});
		expect(JSON.parse(bad.stdout)).toMatchObject({verdict: 'damaged', line: 1});
	});

	test.concurrent.each([
		['a file that is not there', 'nowhere.jsonl', /no such file/],
		['a folder', '.', /folder/],
	])('%s cannot be read', async (_, name, says) => {
		const {code, stdout, stderr} = await run(['verify', path.join(folder, name)]);
		expectSentence(stderr);
		expect(stderr).toMatch(says);
		expect([code, stdout]).toEqual([exitCodes.unreadable, '']);
	});
});

describe('broken card files are no bug but exit code 7', () => {
	let cli: string;

	beforeAll(() => {
		const copy = mkdtempSync(path.join(folder, 'broken-'));
		for (const part of ['package.json', 'dist', 'data']) cpSync(path.join(root, part), path.join(copy, part), {recursive: true});
		const file = path.join(copy, 'data', 'second-edition', 'heroes.json');
		writeFileSync(file, readFileSync(file, 'utf8').replace('"name": "Murka"', '"name": 5'));
		cli = path.join(copy, 'dist', 'cli.js');
		writeFileSync(path.join(folder, 'journal'), `${journalOf(2).join('\n')}\n`);
	});

	test.concurrent.each([['cards'], ['demo'], ['verify journal'], ['engine']])('%s', async words => {
		const args = words.split(' ').map(word => (word === 'journal' ? path.join(folder, word) : word));
		const {code, stderr} = await run(args, '{"id":1,"new":{"seed":"s"}}\n', cli);
		expectSentence(stderr);
		expect(stderr).toMatch(/heroes\.json: murka: name: /);
		expect(code).toBe(exitCodes.badData);
	});
});

describe('sim', () => {
	const flags = ['--runs', '25', '--seed', 'again', '--heroes', '3', '--hand', 'expert', '--difficulty', 'hard'];

	test.concurrent('--json twice with the same seed is the same, and the library agrees', async () => {
		const [one, two] = await Promise.all([run(['sim', ...flags, '--json']), run(['sim', '--json', ...flags])]);
		expect([one.code, one.stderr]).toEqual([0, '']);
		expect(two).toEqual(one);
		const report = simulate(game, {runs: 25, seed: 'again', heroes: 3, hand: 'expert', difficulty: 'hard'});
		expect(JSON.parse(one.stdout)).toEqual(JSON.parse(JSON.stringify(report)));
		expect(report.wins + Object.values(report.causes).reduce((sum, count) => sum + count, 0)).toBe(25);
	});

	test.concurrent.each([
		[['--runs', '40']],
		[['--runs', '1', '--hand', 'novice', '--difficulty', 'inferno']],
		[['--runs', '3', '--heroes', 'brad-breckfust,edith-grognarde,goldfinga,grace-cleancut,margarhilda,marvin', '--seed', 'x'.repeat(64)]],
	])('in words it fits into 80 columns: %j', async more => {
		const {code, stdout, stderr} = await run(['sim', ...more]);
		expect([code, stderr]).toEqual([0, '']);
		expect(widest(stdout)).toBeLessThanOrEqual(80);
		expectWords(stdout);
	});
});

describe('cards', () => {
	test.concurrent('--json is all of them', async () => {
		const {code, stdout, stderr} = await run(['cards', '--json']);
		expect([code, stderr]).toEqual([0, '']);
		const all = JSON.parse(stdout) as Record<string, unknown[]>;
		const counts = ['heroes', 'monsters', 'equipment', 'dungeon', 'bosses', 'throws'].map(kind => all[kind]?.length);
		expect(counts).toEqual([8, 48, 48, 21, 6, 26]);
		expect(stdout).not.toContain('hooks');
	});

	test.concurrent('--kind is those of one kind, as JSON and in words', async () => {
		const [json, words] = await Promise.all([run(['cards', '--kind', 'bosses', '--json']), run(['cards', '--kind', 'bosses'])]);
		expect(JSON.parse(json.stdout)).toHaveLength(6);
		expect([words.code, words.stderr]).toEqual([0, '']);
		expect(words.stdout).toMatch(/^Bosses \(6\)\n/);
	});

	test.concurrent('in words they fit into 80 columns and are all there', async () => {
		const {code, stdout, stderr} = await run(['cards']);
		expect([code, stderr]).toEqual([0, '']);
		expect(widest(stdout)).toBeLessThanOrEqual(80);
		expectWords(stdout);
		const {heroes, monsters, bosses, equipment, dungeon} = secondEdition;
		const missing = [heroes, monsters, bosses, equipment, dungeon].flat().filter(({name}) => !stdout.includes(name));
		expect(missing.map(({name}) => name)).toEqual([]);
	});
});

describe('demo', () => {
	test.concurrent('without a command and without a terminal the demo is played', async () => {
		const [none, demo, seeded] = await Promise.all([run([]), run(['demo']), run(['demo', '--seed', 'another'])]);
		expect([none.code, none.stderr]).toEqual([0, '']);
		expect(none).toEqual(demo);
		expect(none.stdout.split('\n').length).toBeGreaterThan(10);
		expectWords(none.stdout);
		expect(seeded.code).toBe(0);
		expect(seeded.stdout).not.toBe(demo.stdout);
	});

	test.concurrent('--demo without a screen is the demo in plain text, whatever is typed', async () => {
		const flags = ['--seed', 'another', '--hand', 'steady'];
		const [demo, bare, plain] = await Promise.all([
			run(['demo', ...flags]),
			run(['--demo', ...flags], '1\n1\n'),
			run(['play', '--plain', '--demo', ...flags]),
		]);
		expect(bare).toEqual(demo);
		expect(plain).toEqual(demo);
	});
});

describe('play', () => {
	const given = ['play', '--plain', '--heroes', '3', '--difficulty', 'normal', '--seed', 'pipe'];
	const {lines, session} = scriptOf({edition: 'second', difficulty: 'normal', heroes: 3, seed: 'pipe'});

	test.concurrent('a whole game through a pipe, in two parts', async () => {
		const half = Math.floor(lines.length / 2);
		const first = await run(given, `${lines.slice(0, half).join('\n')}\n`);
		expect([first.code, first.stderr]).toEqual([0, '']);
		expect(first.stdout).toMatch(/\nThe run is saved\. Go on with: dungeon-fighter play --plain --continue\n$/);
		// The question that was open is asked again from its beginning; a wrong start of it does no harm.
		const whole = await run(given, `${lines.join('\r\n')}\r\n`);
		expect([whole.code, whole.stderr]).toEqual([0, '']);
		expectWords(whole.stdout);
		// Only the code is longer, because it must stay in one piece.
		expect(whole.stdout).toMatch(/^DF1-\S+$/m);
		expect(widest(whole.stdout.replace(/^DF1-\S+$/m, ''))).toBeLessThanOrEqual(80);
		const {outcome, score} = publicState(game, session.state);
		expect(outcome).toBeDefined();
		expect(whole.stdout).toContain(score ? `You are: ${score.title}.` : 'nobody');
		const again = await run(['--plain', '--continue'], 's\n');
		expect([again.code, again.stderr]).toEqual([0, '']);
		expect(again.stdout).toMatch(/Where you were:[\s\S]*The run is saved\./);
	});

	test.concurrent('the bare command plays in lines where there are any', async () => {
		const {code, stdout, stderr} = await run([], '?\n');
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^Dungeon Fighter, in plain text\./);
	});

	test.concurrent('without a run there is nothing to continue', async () => {
		const {code, stderr} = await runCommand(['play', '--continue'], {home: path.join(folder, 'nobody')});
		expect([code, stderr]).toEqual([exitCodes.noRun, 'There is no run to continue.\n']);
	});
});

describe('--journal', () => {
	test.concurrent('the run of the demo can be verified, and a file that is there is not touched', async () => {
		const file = path.join(folder, 'demo.jsonl');
		const played = await run(['demo', '--journal', file]);
		expect([played.code, played.stderr]).toEqual([0, '']);
		expect(played.stdout).toBe((await run(['demo'])).stdout);
		const verdict = await run(['verify', file]);
		expect([verdict.code, verdict.stdout]).toEqual([0, expect.stringMatching(/^ok: \d+ lines, (won|lost)/)]);
		const before = readFileSync(file, 'utf8');
		const again = await run(['demo', '--journal', file]);
		expect([again.code, again.stdout, again.stderr]).toEqual([8, '', `"${file}" cannot be written: it exists already.\n`]);
		expect(readFileSync(file, 'utf8')).toBe(before);
		expect((await run(['demo', '--journal', path.join(folder, 'no-such-folder', 'x')])).code).toBe(8);
	});

	test.concurrent('the engine keeps the last of its games, without what was refused', async () => {
		const file = path.join(folder, 'engine.jsonl');
		const lines = ['{"new":{"seed":"a"}}', '{"new":{"seed":"b","stack":{"dungeon":["room-14"]}}}', '{"act":{"type":"cheat"}}'];
		const act = '{"act":{"type":"choose-path","card":"room-14"}}';
		expect((await run(['engine', '--journal', file], `${[...lines, act].join('\n')}\n`)).code).toBe(0);
		const kept = readFileSync(file, 'utf8').trim().split('\n');
		expect(kept).toHaveLength(2);
		expect(kept.map(line => Object.keys(JSON.parse(line) as object))).toEqual([
			['journal', 'edition', 'rules', 'contents', 'setup', 'hash'],
			['act', 'hash'],
		]);
		expect((await run(['verify', file])).stdout).toBe('ok: 2 lines, not finished, a stacked game.\n');
	});

	test.concurrent('the engine makes the file with the first game, not before', async () => {
		const file = path.join(folder, 'no-game.jsonl');
		expect((await run(['engine', '--journal', file], '{"hello":{}}\n{"new":{}}\n')).code).toBe(0);
		expect(existsSync(file)).toBe(false);
		expect((await run(['engine', '--journal', file], '{"hello":{}}\n{"new":{"seed":"a"}}\n')).code).toBe(0);
		expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
		const again = await run(['engine', '--journal', file], '{"hello":{}}\n');
		expect(again).toEqual({code: 8, stdout: '', stderr: `"${file}" cannot be written: it exists already.\n`});
	});

	test.concurrent('a folder that is none is told at once, before anything is answered', async () => {
		const missing = path.join(folder, 'no-such-folder', 'x');
		const inFile = path.join(command, 'x');
		expect(await run(['engine', '--journal', missing], '{"hello":{}}\n')).toEqual({
			...{code: 8, stdout: '', stderr: `"${missing}" cannot be written: it is not there.\n`},
		});
		expect(await run(['engine', '--journal', inFile], '{"hello":{}}\n')).toEqual({
			...{code: 8, stdout: '', stderr: `"${inFile}" cannot be written: a file is in the way of its folder.\n`},
		});
	});
});

test.runIf(existsSync('/dev/full'))('an output that cannot be written is said in one sentence', async () => {
	const full = openSync('/dev/full', 'w');
	const child = spawn(process.execPath, [command, 'cards'], {env: environmentWith(), stdio: ['ignore', full, 'pipe']});
	const stderr = collect(child.stderr!);
	const code = await new Promise(resolve => child.on('close', resolve));
	closeSync(full);
	expect([code, stderr()]).toEqual([exitCodes.unwritable, 'The output cannot be written: the disk is full.\n']);
});

describe('a reader that has seen enough is no fault', () => {
	/** As with `| head -1`: reads up to the first line feed, or nothing at all, and hangs up. */
	const hangUp = (args: readonly string[], after: 'one line' | 'nothing', input?: string): Promise<Omit<Result, 'stdout'>> =>
		new Promise((resolve, reject) => {
			const child = start(args, input === undefined ? 'ignore' : 'pipe');
			const stderr = collect(child.stderr);
			const {stdout} = child;
			if (after === 'nothing') stdout.destroy();
			else stdout.on('data', (chunk: Buffer) => chunk.includes('\n') && stdout.destroy());
			child.stdin?.on('error', () => undefined).end(input);
			child.on('error', reject);
			// It may be gone before all that it said has been read.
			child.on('close', code => resolve({code, stderr: stderr()}));
		});

	const readers = ['one line', 'nothing'] as const;
	const commands = [['cards'], ['demo'], ['sim', '--runs', '2']];

	test.concurrent.each(readers.flatMap(reader => commands.map(args => [args, reader] as const)))('%j, read: %s', async (args, reader) => {
		expect(await hangUp(args, reader)).toEqual({code: 0, stderr: ''});
	});

	test.concurrent.each(readers)('engine, read: %s', async reader => {
		expect(await hangUp(['engine'], reader, '{"id":1,"cards":{}}\n'.repeat(50))).toEqual({code: 0, stderr: ''});
	});
});

describe('engine', () => {
	type Reply = {
		id: unknown;
		ok: boolean;
		error?: {code: string; message: string};
		events?: {type: string}[];
		decision?: {kind: string; actions: object[]};
		state?: {outcome: unknown};
	};

	const converse = async (input: string | Buffer): Promise<Reply[]> => {
		const {code, stdout, stderr} = await run(['engine'], input);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout === '' || stdout.endsWith('\n')).toBe(true);
		return stdout
			.split('\n')
			.slice(0, -1)
			.map(line => JSON.parse(line) as Reply);
	};

	const summary = (replies: readonly Reply[]): unknown[] => replies.map(({id, ok, error}) => [id, ok ? 'ok' : error?.code]);

	const hello = '{"id":1,"hello":{}}';
	const begin = '{"id":2,"new":{"seed":"s","heroes":2}}';

	test.concurrent('hello, new, act, one at a time, before the input ends', async () => {
		const child = start(['engine'], 'pipe');
		const exit = new Promise(resolve => child.on('close', resolve));
		const stderr = collect(child.stderr);
		const answers = createInterface({input: child.stdout})[Symbol.asyncIterator]();
		const ask = async (request: object): Promise<Reply> => {
			child.stdin?.write(`${JSON.stringify(request)}\n`);
			const {value} = await answers.next();
			return JSON.parse(String(value)) as Reply;
		};

		expect(await ask({id: 'a', hello: {}})).toMatchObject({id: 'a', ok: true, protocol: 1, editions: ['second']});
		const opened = await ask({id: 'b', new: {seed: 's', heroes: ['murka', 'wilrond']}});
		expect(opened).toMatchObject({id: 'b', ok: true, decision: {kind: 'choose-path'}, state: {round: 1, outcome: null}});
		const entered = await ask({id: 'c', act: opened.decision?.actions[0]});
		expect(entered).toMatchObject({id: 'c', ok: true});
		expect(entered.events?.[0]?.type).toBe('room-entered');
		expect(await ask({id: 'd', act: {type: 'leave'}})).toMatchObject({id: 'd', ok: false, error: {code: 'illegal-action'}});
		expect(await ask({id: 'e', state: {}})).toEqual({...entered, id: 'e'});
		child.stdin?.end();
		expect(await exit).toBe(0);
		expect(stderr()).toBe('');
	});

	test.concurrent('a mark before the first line is ignored, and only there', async () => {
		const replies = await converse(`\uFEFF${hello}\n\uFEFF${hello}\n`);
		expect(summary(replies)).toEqual([
			[1, 'ok'],
			[null, 'bad-json'],
		]);
	});

	test.concurrent('no input, no answers, no complaint', async () => {
		expect(await converse('')).toEqual([]);
		expect(await run(['engine'])).toEqual({code: 0, stdout: '', stderr: ''});
	});

	test.concurrent('broken lines are answered and change nothing', async () => {
		const lines = [
			'{"id":1,',
			'',
			'null',
			'[]',
			'"hello"',
			'{}',
			'{"id":7,"hello":{},"state":{}}',
			'{"id":8,"bye":{}}',
			'{"id":9,"state":{}}',
		];
		const replies = await converse(`${[...lines, begin, 'oops', '{"id":3,"state":{}}'].join('\n')}\n`);
		expect(summary(replies)).toEqual([
			[null, 'bad-json'],
			[null, 'bad-json'],
			[null, 'bad-request'],
			[null, 'bad-request'],
			[null, 'bad-request'],
			[null, 'bad-request'],
			[7, 'bad-request'],
			[8, 'bad-request'],
			[9, 'no-game'],
			[2, 'ok'],
			[null, 'bad-json'],
			[3, 'ok'],
		]);
		expect({...replies[11], id: 2}).toEqual(replies[9]);
		for (const {error} of replies) if (error) expectSentence(`${error.message}\n`);
	});

	test.concurrent('a megabyte of garbage in one line is one answer', async () => {
		const garbage = 'x'.repeat(1_000_000);
		const replies = await converse(`${hello}\n${garbage}\n${garbage.repeat(4)}\n{"id":"${garbage.repeat(2)}","hello":{}}\n${hello}\n`);
		expect(summary(replies)).toEqual([
			[1, 'ok'],
			[null, 'bad-json'],
			[null, 'bad-json'],
			[null, 'bad-json'],
			[1, 'ok'],
		]);
		expect(JSON.stringify(replies).length).toBeLessThan(2000);
	});

	test.concurrent('binary garbage is one answer a line', async () => {
		const noise = Buffer.from(Array.from({length: 5000}, (_, index) => (index * 7919) % 256).filter(byte => byte !== 10));
		expect(summary(await converse(Buffer.concat([noise, Buffer.from(`\n${hello}\n`)])))).toEqual([
			[null, 'bad-json'],
			[1, 'ok'],
		]);
	});

	test.concurrent('an unfinished last line is answered, and a carriage return does no harm', async () => {
		expect(summary(await converse(`${hello}\r\n${begin}`))).toEqual([
			[1, 'ok'],
			[2, 'ok'],
		]);
		expect(summary(await converse(`${hello}\n{"id":2,"ne`))).toEqual([
			[1, 'ok'],
			[null, 'bad-json'],
		]);
	});

	test.concurrent('a name that every object has is no edition, no hero and no action', async () => {
		const names = ['constructor', '__proto__', 'toString'];
		const requests = names.flatMap(name => [
			{id: name, cards: {edition: name}},
			{id: name, new: {seed: 's', edition: name}},
			{id: name, new: {seed: 's', heroes: [name]}},
			{id: name, new: {seed: 's', difficulty: name}},
		]);
		const acts = names.map(name => ({id: name, act: {type: name, card: name}}));
		const replies = await converse([...requests, JSON.parse(begin), ...acts].map(request => `${JSON.stringify(request)}\n`).join(''));
		const refused = (name: string): unknown[] => ['bad-request', 'bad-request', 'unknown-card', 'bad-request'].map(code => [name, code]);
		expect(summary(replies)).toEqual([...names.flatMap(refused), [2, 'ok'], ...names.map(name => [name, 'unknown-card'])]);
	});

	test.concurrent('letters that take several bytes arrive whole, however the bytes are cut', async () => {
		const child = start(['engine'], 'pipe');
		const stdout = collect(child.stdout);
		const exit = new Promise(resolve => child.on('close', resolve));
		for (const byte of Buffer.from('{"id":"Würfel 🎲","hello":{}}\n')) {
			child.stdin?.write(Buffer.from([byte]));
			await new Promise(resolve => setImmediate(resolve));
		}

		child.stdin?.end();
		expect(await exit).toBe(0);
		expect(JSON.parse(stdout())).toMatchObject({id: 'Würfel 🎲', ok: true});
	});
});
