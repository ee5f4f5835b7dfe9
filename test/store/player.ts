/** Plays a run in a process of its own, one move for each line that it reads: folder, seed. */
import {createInterface} from 'node:readline';
import {botMove} from '../../source/bots/autoplay.js';
import {beginRun} from '../../source/engine/run.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {shelfIn} from '../../source/store/runs.js';

const [folder = '', seed = ''] = process.argv.slice(2);
const run = beginRun(gameOfEdition('second')!, {heroes: 2, seed}, {throwing: 'bot'}, shelfIn(folder));

process.stdout.write(`${run.file}\n`);
for await (const _ of createInterface({input: process.stdin})) {
	const move = botMove(run.game, run.state, 'skilled');
	if (!move) break;
	run.act(move);
	process.stdout.write(`${run.journal.split('\n').length - 1}\n`);
}

run.close();
