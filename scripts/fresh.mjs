/**
 * Makes node_modules and dist fit the files next to them, and does nothing when they do: `npm start` and `npm test` in a
 * fresh clone just work. Silent unless it has to install. Runs on nothing but Node.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildStamp, buildStampFile, holds, packagesStamp, packagesStampFile, root} from './stamp.mjs';

const packagesAreFresh = () => holds(packagesStampFile, packagesStamp());
const buildIsFresh = () => holds(buildStampFile, buildStamp());

const fail = (...lines) => {
	process.stderr.write(`${lines.join('\n')}\n`);
	process.exit(1);
};

const npm = (...args) => {
	// Everything is a development dependency, and a shell set to production would skip those.
	const quiet = ['--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
	const windows = process.platform === 'win32';
	const {status, stdout, stderr, error} = spawnSync(windows ? 'npm.cmd' : 'npm', [...args, ...quiet], {
		cwd: root,
		encoding: 'utf8',
		shell: windows,
		maxBuffer: 2 ** 26,
	});
	return {done: status === 0, output: `${error ? `${error.message}\n` : ''}${stdout ?? ''}${stderr ?? ''}`.trim()};
};

/** Whether the lockfile was made for this package.json, whatever else it lacks. */
const lockfileFits = () => {
	const read = name => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
	const wanted = ({dependencies = {}, devDependencies = {}}) => JSON.stringify([dependencies, devDependencies]);
	return wanted(read('package.json')) === wanted(read('package-lock.json').packages['']);
};

const install = () => {
	process.stderr.write('Installing packages (once) ...\n');
	const stamp = packagesStamp();
	let result = npm('ci');
	// A lockfile written on one system may lack the optional binaries of another; `npm ci` refuses it, `npm install` does not.
	if (result.output.includes('EUSAGE') && lockfileFits()) {
		result = npm('install', '--no-save');
	}
	if (!result.done) {
		fail('The packages could not be installed; npm says why:', result.output);
	}
	writeFileSync(packagesStampFile, `${stamp}\n`);
};

const build = () => {
	const {status} = spawnSync(process.execPath, [path.join(root, 'scripts', 'build.mjs')], {cwd: root, stdio: ['ignore', 2, 2]});
	if (status !== 0) {
		fail('The build failed; the reason is above.');
	}
};

const sleep = milliseconds => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const isRunning = pid => {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === 'EPERM';
	}
};

/** A lock whose holder died, never signed, or sits there for longer than any install takes. */
const isAbandoned = (lock, holder) => {
	const age = Date.now() - statSync(lock).mtimeMs;
	return age > 900_000 || (age > 2000 && !(existsSync(holder) && isRunning(Number(readFileSync(holder, 'utf8')))));
};

/** Two installs at once would pull the packages from under each other, so the second waits and then finds nothing to do. */
const alone = work => {
	const lock = path.join(tmpdir(), `dungeon-fighter-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`);
	const holder = path.join(lock, 'pid');
	for (;;) {
		try {
			mkdirSync(lock);
			break;
		} catch (error) {
			if (error.code !== 'EEXIST') {
				throw error;
			}
		}
		try {
			if (isAbandoned(lock, holder)) {
				rmSync(lock, {recursive: true, force: true});
			}
		} catch (error) {
			// ENOENT: the holder has just let go.
			if (error.code !== 'ENOENT') {
				throw error;
			}
		}
		sleep(50);
	}
	process.on('exit', () => rmSync(lock, {recursive: true, force: true}));
	writeFileSync(holder, String(process.pid));
	work();
};

if (Number(process.versions.node.split('.')[0]) < 20) {
	fail(`Dungeon Fighter needs Node 20 or newer; this is Node ${process.versions.node}.`);
}
if (!packagesAreFresh() || !buildIsFresh()) {
	alone(() => {
		if (!packagesAreFresh()) {
			install();
		}
		if (!buildIsFresh()) {
			build();
		}
	});
}
