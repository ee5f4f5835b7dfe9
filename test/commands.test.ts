/** What is generated from the list of commands: completions and the manual name all of it, and shells can read it. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, test, vi} from 'vitest';
import {completions} from '../source/commands/completions.js';
import {commandDefinitions, flagDefinitions} from '../source/commands/definitions.js';
import {helpText} from '../source/commands/help.js';
import {manPage} from '../source/commands/man.js';
import {exitCodes} from '../source/commands/problem.js';
import {leagues} from '../source/engine/leagues.js';
import {handNames} from '../source/throwing/odds.js';
import {cardKinds} from '../source/view/cards.js';

const definitions = {commands: commandDefinitions, flags: flagDefinitions};

const printed = (shell: string): string => {
	let text = '';
	const spy = vi.spyOn(process.stdout, 'write').mockImplementation(chunk => {
		text += String(chunk);
		return true;
	});
	try {
		completions({words: [shell], flags: {}}, definitions);
	} finally {
		spy.mockRestore();
	}

	return text;
};

/** Runs a shell over a script, where there is one. */
const shell = (name: string, args: readonly string[], input: string) => {
	const {error, status, stdout, stderr} = spawnSync(name, args, {input, encoding: 'utf8'});
	return error ? undefined : {status, stdout, stderr};
};

describe('completions', () => {
	test.each(['bash', 'zsh', 'fish'])('%s: every command and every flag', name => {
		const script = printed(name);
		for (const command of commandDefinitions) expect(script).toContain(command.name);
		for (const flag of Object.keys(flagDefinitions)) expect(script).toMatch(new RegExp(`(--|-l )${flag}\\b`));
		expect(script).not.toMatch(/undefined|\[object/);
	});

	test.each(['bash', 'zsh', 'fish'])('%s can read them, where it is installed', name => {
		const result = shell(name, name === 'fish' ? ['--no-execute'] : ['-n'], printed(name));
		if (result) expect(result).toEqual({status: 0, stdout: '', stderr: ''});
		else expect(name).not.toBe('bash');
	});

	test('bash offers what fits', () => {
		const offer = (...words: readonly string[]): readonly string[] => {
			const list = words.map(word => `'${word}'`).join(' ');
			const script = `${printed('bash')}\nCOMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _dungeon_fighter; printf '%s\\n' "\${COMPREPLY[@]}"`;
			return shell('bash', [], script)?.stdout.trim().split('\n') ?? [];
		};
		expect(offer('dungeon-fighter', 'da')).toEqual(['daily']);
		expect(offer('dungeon-fighter', 'daily', '--d')).toEqual(['--date']);
		expect(offer('dungeon-fighter', 'board', '--league', 'st')).toEqual(['steady']);
		expect(offer('dungeon-fighter', 'completions', 'z')).toEqual(['zsh']);
		expect(offer('dungeon-fighter', 'verify', 'package.j')).toEqual(['package.json']);
		// The bare command plays, so it takes the flags of `play`.
		expect(offer('dungeon-fighter', '--di')).toEqual(['--difficulty']);
		expect(offer('dungeon-fighter', '--throw', 'ti')).toEqual(['timed']);
		expect(offer('dungeon-fighter', '--seed', 'sim', '--di')).toEqual(['--difficulty']);
		expect(offer('dungeon-fighter', '--seed', 'sim', 'da')).toEqual(['daily']);
		expect(offer('dungeon-fighter', 'demo', '--twist', 'lights')).toEqual(['lights-out']);
		expect(offer('dungeon-fighter', 'demo', '--heroes', 'mur')).toEqual(['murka']);
		expect(offer('dungeon-fighter', 'demo', '--journal', 'package.j')).toEqual(['package.json']);
		expect(offer('dungeon-fighter', 'sim', '--difficulty', 'in')).toEqual(['inferno']);
		expect(offer('dungeon-fighter', 'sim', '--edition', '')).toEqual(['second']);
		for (const flag of ['--date', '--seed', '--from', '--runs', '--heroes', '--twist'])
			expect(offer('dungeon-fighter', 'sim', flag, 'package.j'), flag).toEqual(['']);
	});

	test.each(['zsh', 'fish'])('%s: help and version, flags before a command, files only where a file is meant', name => {
		const script = printed(name);
		expect(script).toMatch(name === 'zsh' ? /'--help\[.*'--version\[/ : /-l help .*\n.*-l version /);
		expect(script).toMatch(name === 'zsh' ? /_arguments -C '--difficulty\[.*->command/ : /not string length .*-l difficulty /);
		for (const row of script.split('\n').filter(line => line.startsWith('complete')))
			if (/-l (seed|date|from|runs|heroes|twist) /.test(row)) expect(row).toMatch(/ -x /);
		if (name === 'zsh') expect(script).not.toMatch(/'--(seed|date|from|runs|heroes|twist)\[[^']*_files/);
		expect(script).toContain('lights-out');
	});

	test('an unknown shell is refused', () => {
		expect(() => completions({words: ['constructor'], flags: {}}, definitions)).toThrow('choose bash, zsh, fish');
		expect(() => completions({words: [], flags: {}}, definitions)).toThrow('choose bash');
	});

	test('what is offered is what there is', () => {
		expect(flagDefinitions.league.choices).toEqual(leagues);
		expect(flagDefinitions.kind.choices).toEqual(cardKinds);
		expect(flagDefinitions.hand.choices?.toSorted()).toEqual([...handNames].toSorted());
	});
});

describe('the manual', () => {
	const page = manPage(definitions);

	test('has every command, flag and exit code, as the help has', () => {
		const plain = page.replaceAll('\\-', '-').replaceAll(/\\f[BIR]/g, '');
		for (const {name, summary} of commandDefinitions) {
			expect(plain).toContain(`\n.B ${name}`);
			expect(plain.toLowerCase()).toContain(summary.toLowerCase());
			expect(helpText()).toContain(summary);
		}

		for (const name of Object.keys(flagDefinitions)) expect(plain).toContain(`\n.B --${name}`);
		for (const code of Object.values(exitCodes)) expect(plain).toContain(`\n.B ${code}\n`);
	});

	test('names the files and variables that matter, and standard input', () => {
		const plain = page.replaceAll('\\-', '-');
		for (const name of ['DUNGEON_FIGHTER_HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'NO_COLOR', 'INK_SCREEN_READER'])
			expect(plain).toMatch(new RegExp(`\\.SH ENVIRONMENT[\\s\\S]*\\n\\.B ${name}\\n`));
		expect(plain).toMatch(/\.SH FILES[\s\S]*runs\/finished\/[\s\S]*settings\.json/);
		expect(plain).toContain('- is standard input.');
	});

	test('and the README name what the environment can say, as the code reads it', () => {
		const read = ['DUNGEON_FIGHTER_HOME', 'INK_SCREEN_READER', 'NO_COLOR'];
		for (const name of read) expect(page).toContain(`\n.B ${name}\n`);
		expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain('INK_SCREEN_READER=true');
	});

	test('the help fits into 80 columns', () => {
		for (const row of helpText().split('\n')) expect(row.length, row).toBeLessThanOrEqual(80);
	});

	test('is roff: every line that begins with a dot is a request it knows', () => {
		const requests = page.split('\n').flatMap(line => /^\.(\S+)/.exec(line)?.[1] ?? []);
		expect([...new Set(requests)].toSorted()).toEqual(['B', 'PP', 'SH', 'TH', 'TP']);
		expect(page).not.toMatch(/^\s*$|undefined/m);
	});
});
