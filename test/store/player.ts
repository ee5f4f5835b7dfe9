/** Plays a run in a process of its own until somebody kills it: folder, seed; or, with a third word, resumes that file. */
import {botMove} from '../../source/bots/autoplay.js';
import {beginRun, isRun, resumeRun} from '../../source/engine/run.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {shelfIn} from '../../source/store/runs.js';

const [folder = '', seed = '', file] = process.argv.slice(2);
const game = gameOfEdition('second')!;
const shelf = shelfIn(folder);
const run = file === undefined ? beginRun(game, {heroes: 2, seed}, {throwing: 'bot'}, shelf) : resumeRun(file, gameOfEdition, shelf);
if (!isRun(run)) {
	process.stdout.write(`${run.why}\n`);
	process.exit(0);
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

process.stdout.write(`${run.file}\n`);
for (;;) {
	const move = botMove(run.game, run.state, 'skilled');
	if (!move) break;
	run.act(move);
	process.stdout.write(`${run.journal.split('\n').length - 1}\n`);
	await pause(10);
}

run.close();
