/**
 * What the game costs in a real terminal of 80 by 24, beside Ink drawing the same screens by itself in the same run; each figure
 * with its bar. Needs Linux's /proc. `ROUNDS=5` for fewer starts,
 * `ONLY=bars,practice` for some of it.
 */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {colouredRows} from '../test/helpers/paint.js';
import {type Pty, startInPty} from '../test/helpers/pty.js';
import {has, modeOf, readOn, untilMode} from '../test/helpers/reading.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cli = path.join(root, 'dist', 'cli.js');
const home = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-bench-'));
writeFileSync(path.join(home, 'settings.json'), JSON.stringify({tutorialOffered: true}));

const rounds = Number(process.env.ROUNDS ?? 15);
const watchFor = 5000;
const presses = 200;
const throws = 1000;

const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
const start = (...args: readonly string[]): Pty => startInPty([process.execPath, ...args], {env: {DUNGEON_FIGHTER_HOME: home}});
const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
const at = (values: readonly number[], share: number): number => {
	const sorted = ascending(values);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const median = (values: readonly number[]): number => at(values, 0.5);

const missed: string[] = [];
const heading = (text: string): void => void process.stdout.write(`\n${text}\n`);
/** One figure; with a bar it is at most that. */
const figure = (name: string, value: number, unit: string, bar?: number, note = ''): void => {
	const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
	const isMissed = bar !== undefined && value > bar;
	if (isMissed) missed.push(name);
	const verdict = bar === undefined ? '' : `bar ${bar}`.padEnd(10) + (isMissed ? 'MISSED' : 'ok');
	process.stdout.write(`  ${name.padEnd(44)}${`${value.toFixed(digits)} ${unit}`.padStart(14)}   ${`${verdict}  ${note}`.trim()}\n`);
};

const cpuMilliseconds = (pid: number): number =>
	readdirSync(`/proc/${pid}/task`)
		.map(task => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
		.reduce((a, b) => a + b, 0);

const memory = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const bytesOf = (pty: Pty): (() => number) => {
	let bytes = 0;
	pty.onData(data => {
		bytes += Buffer.byteLength(data);
	});
	return () => bytes;
};

type Cost = {readonly bytes: number; readonly cpu: number};

/** Bytes a second and per cent of a core. */
const watch = async (pty: Pty): Promise<Cost> => {
	const bytes = bytesOf(pty);
	const [cpu, from] = [cpuMilliseconds(pty.pid), performance.now()];
	await sleep(watchFor);
	const seconds = (performance.now() - from) / 1000;
	return {bytes: bytes() / seconds, cpu: (cpuMilliseconds(pty.pid) - cpu) / seconds / 10};
};

/** Milliseconds from a key to the first byte of its answer, on a screen that is silent otherwise. */
const answers = async (pty: Pty, keys: readonly string[]): Promise<readonly number[]> => {
	const times: number[] = [];
	for (let count = 0; count < presses; count++) {
		await sleep(15 + ((count * 7) % 30));
		const from = performance.now();
		let arrived: (at: number) => void;
		const answer = new Promise<number>(resolve => {
			arrived = resolve;
		});
		pty.onData(() => arrived(performance.now()));
		pty.send(keys[count % keys.length]!);
		times.push((await answer) - from);
	}

	return times;
};

const latency = (name: string, times: readonly number[], hasBar = true): void => {
	figure(`${name}, median`, median(times), 'ms', hasBar ? 8 : undefined);
	figure(`${name}, p99`, at(times, 0.99), 'ms', hasBar ? 20 : undefined);
};

/** How long a program takes that ends by itself. Not in a terminal, whose end is told late: somebody may still be reading. */
const toTheEnd = async (args: readonly string[]): Promise<number> => {
	const from = performance.now();
	await once(spawn(process.execPath, args, {stdio: 'ignore', env: {...process.env, DUNGEON_FIGHTER_HOME: home}}), 'exit');
	return performance.now() - from;
};

const startUp = async (args: readonly string[], ready?: string): Promise<number> => {
	if (ready === undefined) return await toTheEnd(args);
	const from = performance.now();
	const pty = start(...args);
	const time = await new Promise<number>(resolve => {
		let all = '';
		pty.onData(data => {
			all += data;
			if (all.includes(ready)) resolve(performance.now());
		});
	});
	await pty.close();
	return time - from;
};

const startUps = async (): Promise<void> => {
	const bare: number[] = [];
	const programs = [
		{name: '--version', args: [cli, '--version'], bar: 1.3},
		{name: '--help', args: [cli, '--help'], bar: 1.3},
		{name: 'first frame of the title', args: [cli], ready: 'unofficial', bar: 2.5},
	].map(program => ({...program, times: [] as number[]}));
	for (let round = 0; round < rounds; round++) {
		bare.push(await startUp(['-e', '0']));
		for (const {args, ready, times} of programs) times.push(await startUp(args, ready));
	}

	heading(`start-up, medians of ${rounds}`);
	figure('node -e 0', median(bare), 'ms');
	for (const {name, times, bar} of programs) figure(name, median(times) / median(bare), 'x node', bar, `${median(times).toFixed(0)} ms`);
};

/** To the first choice of a throw. */
const toTheTable = async (pty: Pty): Promise<void> => {
	for (;;) {
		await untilMode(pty, 'choose', 'tell');
		await readOn(pty);
		if (has('throw something')(pty.screen())) return;
		const before = pty.screen().slice(1).join();
		pty.send('1');
		await pty.until(rows => rows.slice(1).join() !== before, 'the next screen');
	}
};

const play = (how: string, seed: string): Pty => start(cli, 'play', '--seed', seed, '--heroes', 'murka,wilrond', '--throw', how);

const idle = async (name: string, pty: Pty): Promise<void> => {
	await sleep(2000);
	const {bytes, cpu} = await watch(pty);
	figure(`${name}, bytes`, bytes, 'bytes/s', 0);
	figure(`${name}, CPU`, Math.round(cpu * 10) / 10, '%', 0);
};

/** The title and its menu. */
const atTheTitle = async (): Promise<void> => {
	heading('the title');
	const pty = start(cli);
	await pty.until(has('New run'));
	await idle('idle', pty);
	latency('key to byte', await answers(pty, ['j', 'k']));
	await pty.close();
};

/** Whole turns with a steady throw: everything that is drawn from one choice to the next. */
const turns = async (): Promise<void> => {
	heading('turns of a fight');
	const pty = play('steady', 'bench');
	const bytes = bytesOf(pty);
	const [whole, redraws]: [number[], number[]] = [[], []];
	await toTheTable(pty);
	for (let turn = 0; turn < 30; turn++) {
		await toTheTable(pty);
		await sleep(50);
		const [begun, sizes] = [bytes(), [] as number[]];
		/** What one redraw costs. */
		const step = async (keys: string, then: () => Promise<unknown>): Promise<void> => {
			const before = bytes();
			pty.send(keys);
			await then();
			await sleep(50);
			sizes.push(bytes() - before);
		};
		await step('1', () => pty.until(rows => !has('throw something')(rows)));
		if (has('Bare-handed')(pty.screen())) await step('1', () => untilMode(pty, 'throw'));
		await step('\r', () => untilMode(pty, 'fly'));
		await step(' ', () => untilMode(pty, 'tell'));
		while (modeOf(pty.screen()) === 'tell') {
			const page = pty.screen().slice(1).join();
			await step('\r', () => pty.until(rows => rows.slice(1).join() !== page, 'the next page'));
		}

		if (!has('throw something')(pty.screen())) continue;
		whole.push(bytes() - begun);
		redraws.push(...sizes);
	}

	figure('a redraw, median', median(redraws), 'bytes', 2048, `${redraws.length} of them`);
	figure('a redraw, the largest', Math.max(...redraws), 'bytes', 2048);
	figure('choice, throw, news and next choice, median', median(whole), 'bytes', 2048, `${whole.length} turns`);
	figure('choice, throw, news and next choice, most', Math.max(...whole), 'bytes', 2048, 'a stance that hides half the target');
	await toTheTable(pty);
	const before = bytes();
	pty.send('\u000C');
	await sleep(300);
	figure('for comparison: the screen drawn from nothing', bytes() - before, 'bytes');
	latency('key to byte in the menu', await answers(pty, ['\u001B[C', '\u001B[D']));
	await idle('idle', pty);
	await pty.close();
};

/** The bars at 30 frames a second, and Ink with the same frames. */
const bars = async (): Promise<void> => {
	heading('a timed throw, 30 frames a second');
	// The plain throw, which hides nothing: the most there is to draw.
	const pty = play('timed', 'bench-17');
	await toTheTable(pty);
	pty.send('r');
	await pty.until(has('Space begins.'));
	await idle('before it begins', pty);
	pty.send(' ');
	await pty.until(has('Aim:'));
	await sleep(500);
	const ours = await watch(pty);
	const frames: (readonly string[])[] = [];
	for (let frame = 0; frame < 60; frame++) {
		frames.push(colouredRows(pty.cells()));
		await sleep(33);
	}

	await pty.close();
	const file = path.join(home, 'frames.json');
	writeFileSync(file, JSON.stringify(frames));
	const ink = start(fileURLToPath(new URL('fight-ink.mjs', import.meta.url)), file);
	await ink.until(has('Aim:'));
	await sleep(500);
	const inkTimes = await answers(ink, ['j']);
	ink.send('b');
	await sleep(500);
	const theirs = await watch(ink);
	const inkMemory = memory(ink.pid);
	await ink.close();
	figure('bytes', ours.bytes, 'bytes/s', 2048);
	figure('Ink by itself, the same frames', theirs.bytes, 'bytes/s');
	figure('share of that', ours.bytes / theirs.bytes, 'x', 1 / 40, `1/${Math.round(theirs.bytes / ours.bytes)}`);
	figure('CPU', ours.cpu, '%', 3);
	figure('Ink by itself, CPU', theirs.cpu, '%');
	latency('Ink by itself, key to byte', inkTimes, false);
	figure('Ink by itself, memory', inkMemory, 'MB');
};

/** Practice: a thousand throws, and how soon the bars answer. */
const practice = async (): Promise<void> => {
	heading('practice');
	const pty = start(cli);
	await pty.until(has('New run'));
	await sleep(1000);
	figure('memory, the title', memory(pty.pid), 'MB', 110);
	pty.send('4');
	await pty.until(has('choose the throws'));
	pty.send('g');
	await pty.until(has('Space begins.'));
	let last = 0;
	pty.onData(() => {
		last = performance.now();
	});
	const times: number[] = [];
	const press = async (text: string): Promise<void> => {
		await sleep(20 + ((times.length * 11) % 50));
		const from = performance.now();
		pty.send(' ');
		await pty.until(has(text), text);
		times.push(last - from);
	};
	let count = 0;
	const landed = async (): Promise<void> => {
		count++;
		await pty.until(has(count === 1 ? '1 throw' : ` ${count} throws`), `throw ${count}`);
		await pty.until(has('Space begins.'));
	};
	while (times.length < presses) {
		await press('Aim:');
		await press('Power:');
		pty.send('  ');
		await landed();
	}

	latency('key to byte during a throw', times);
	const early = memory(pty.pid);
	figure(`memory after ${count} throws`, early, 'MB', 110);
	while (count < throws) {
		pty.send('    ');
		await landed();
		if (count % 300 === 0) figure(`memory after ${count} throws`, memory(pty.pid), 'MB', 110);
	}

	figure(`memory after ${count} throws`, memory(pty.pid), 'MB', 110, `${(memory(pty.pid) - early).toFixed(1)} MB more`);
	await pty.close();
};

const packed = (): void => {
	heading('the package');
	const [{size, entryCount}] = JSON.parse(
		execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
			cwd: root,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
		}),
	) as [{size: number; entryCount: number}];
	figure('tarball', size / 1024, 'KB', 1536, `${entryCount} files`);
};

const parts = {startUps, atTheTitle, turns, bars, practice, packed};
const wanted = process.env.ONLY?.split(',');
for (const [name, measure] of Object.entries(parts)) if (wanted?.includes(name) ?? true) await measure();
process.stdout.write(missed.length === 0 ? '\nEvery bar is met.\n' : `\nMissed: ${missed.join('; ')}.\n`);
rmSync(home, {recursive: true, force: true});
process.exit();
