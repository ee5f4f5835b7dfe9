/** What the game costs in a real terminal of 80 by 24, beside Ink drawing the same screen by itself. Needs Linux's /proc. */
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {type IPty, spawn} from '@lydell/node-pty';

type Program = {
	readonly name: string;
	readonly args: readonly string[];
	/** What the first frame shows. */
	readonly ready: string;
	/** Keys that lead from there to a screen where something moves; none, no such figures. */
	readonly toMoving?: string;
	/** Keys to press by turns; each must bring its own letter to a screen that has none of them elsewhere. */
	readonly keys?: readonly string[];
};

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

const quick: readonly Program[] = [
	{name: '--version', args: [cli, '--version'], ready: '.'},
	{name: '--help', args: [cli, '--help'], ready: 'Usage'},
];
const screens: readonly Program[] = [
	{name: 'stage', args: [beside('example.mjs')], ready: 'keys 0', toMoving: 'b', keys: ['j', 'w']},
	{name: 'title', args: [beside('title.mjs')], ready: 'unofficial'},
	{name: 'Ink by itself', args: [beside('example-ink.mjs')], ready: 'keys 0', toMoving: 'b', keys: ['j', 'w']},
];

const rounds = Number(process.env.ROUNDS ?? 15);
const watchFor = 4000;
const presses = 150;

const start = (args: readonly string[]): IPty => {
	const {CI: _ci, FORCE_COLOR: _color, NO_COLOR: _none, ...env} = process.env;
	return spawn(process.execPath, [...args], {name: 'xterm-256color', cols: 80, rows: 24, env: {...env, TERM: 'xterm-256color'}});
};

const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
const at = (sorted: readonly number[], share: number): number =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
const median = (values: readonly number[]): number => at(ascending(values), 0.5);

/** Milliseconds until a text is on its way to the screen. */
const seen = (pty: IPty, text: string): Promise<number> =>
	new Promise((resolve, reject) => {
		let all = '';
		const timer = setTimeout(() => reject(new Error(`"${text}" never came:\n${all}`)), 10_000);
		const {dispose} = pty.onData(data => {
			all += data;
			if (!all.includes(text)) return;
			clearTimeout(timer);
			dispose();
			resolve(performance.now());
		});
	});

const over = (pty: IPty): Promise<void> => new Promise(resolve => pty.onExit(() => resolve()));

const startUp = async (args: readonly string[], ready?: string): Promise<number> => {
	const from = performance.now();
	const pty = start(args);
	const ended = over(pty);
	if (ready === undefined) {
		await ended;
		return performance.now() - from;
	}
	const time = (await seen(pty, ready)) - from;
	pty.kill('SIGKILL');
	await ended;
	return time;
};

const cpuMilliseconds = (pid: number): number =>
	readdirSync(`/proc/${pid}/task`)
		.map(task => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
		.reduce((a, b) => a + b, 0);

const memory = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const watch = async (pty: IPty): Promise<string> => {
	let [bytes, writes] = [0, 0];
	const {dispose} = pty.onData(data => {
		bytes += Buffer.byteLength(data);
		writes++;
	});
	const [cpu, from] = [cpuMilliseconds(pty.pid), performance.now()];
	await sleep(watchFor);
	const seconds = (performance.now() - from) / 1000;
	const used = cpuMilliseconds(pty.pid) - cpu;
	dispose();
	return `${Math.round(bytes / seconds)} bytes/s, ${(writes / seconds).toFixed(1)} writes/s, ${(used / seconds / 10).toFixed(2)} % CPU`;
};

const press = async (pty: IPty, keys: readonly string[]): Promise<string> => {
	const times: number[] = [];
	for (let count = 0; count < presses; count++) {
		await sleep(15 + ((count * 7) % 30));
		const key = keys[count % keys.length]!;
		const answer = seen(pty, key);
		const from = performance.now();
		pty.write(key);
		times.push((await answer) - from);
	}
	const sorted = ascending(times);
	return `median ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms`;
};

const report = (label: string, text: string): void => {
	process.stdout.write(`  ${label.padEnd(26)}${text}\n`);
};

const measure = async ({name, args, ready, toMoving, keys}: Program): Promise<void> => {
	process.stdout.write(`\n${name}\n`);
	const pty = start(args);
	const ended = over(pty);
	await seen(pty, ready);
	await sleep(500);
	report('idle', await watch(pty));
	if (keys) report('key to byte, idle', await press(pty, keys));
	if (toMoving) {
		pty.write(toMoving);
		await sleep(500);
		report('moving', await watch(pty));
		if (keys) report('key to byte, moving', await press(pty, keys));
	}
	report('memory', `${memory(pty.pid).toFixed(0)} MB`);
	pty.kill('SIGKILL');
	await ended;
};

const bare: number[] = [];
const times = new Map([...quick, ...screens].map(({name}) => [name, [] as number[]]));
for (let round = 0; round < rounds; round++) {
	bare.push(await startUp(['-e', '0']));
	for (const {name, args} of quick) times.get(name)?.push(await startUp(args));
	for (const {name, args, ready} of screens) times.get(name)?.push(await startUp(args, ready));
}
process.stdout.write(`start-up, medians of ${rounds} (node -e 0: ${median(bare).toFixed(0)} ms)\n`);
for (const [name, values] of times) report(name, `${median(values).toFixed(0)} ms, ${(median(values) / median(bare)).toFixed(2)} x node`);
for (const program of screens) await measure(program);
process.exit();
