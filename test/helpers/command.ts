/** The built command, started from outside and read to its end. */
import {type ChildProcessByStdio, spawn} from 'node:child_process';
import type {Readable, Writable} from 'node:stream';
import {fileURLToPath} from 'node:url';
import {todayEnv} from './clock.js';
import {type Environment, environmentWith} from './environment.js';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

export type Child = ChildProcessByStdio<Writable | null, Readable, Readable>;

export type Started = {
	/** The player's folder. */
	readonly home: string;
	/** More than a clean shell on the day of the tests has. */
	readonly env?: Environment;
	readonly cli?: string | undefined;
};

export const startCommand = (
	args: readonly string[],
	{home, env = {}, cli = command}: Started,
	stdin: 'ignore' | 'pipe' = 'ignore',
): Child =>
	spawn(process.execPath, [cli, ...args], {
		cwd: root,
		env: environmentWith({...todayEnv, DUNGEON_FIGHTER_HOME: home, ...env}),
		stdio: [stdin, 'pipe', 'pipe'],
	}) as Child;

export type Result = {readonly code: number | null; readonly stdout: string; readonly stderr: string};

/** What has been read so far. */
export const collect = (stream: Readable): (() => string) => {
	const chunks: Buffer[] = [];
	stream.on('data', (chunk: Buffer) => chunks.push(chunk));
	return () => Buffer.concat(chunks).toString('utf8');
};

/** Runs the command to its end, with this on its standard input or with none at all. */
export const runCommand = (args: readonly string[], started: Started, input?: string | Buffer): Promise<Result> =>
	new Promise((resolve, reject) => {
		const child = startCommand(args, started, input === undefined ? 'ignore' : 'pipe');
		const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
		child.on('error', reject);
		child.on('close', code => resolve({code, stdout: stdout(), stderr: stderr()}));
		// It may be gone before it has read everything.
		child.stdin?.on('error', () => undefined);
		child.stdin?.end(input);
	});
