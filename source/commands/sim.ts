/** `dungeon-fighter sim`: whole games by bots, and what came of them. */
import {type SimulationReport, simulate} from '../engine/simulation.js';
import {reportRows} from '../view/report.js';
import type {Input} from './definitions.js';
import {readGame, readHand, readRuns, readSeed, readTable} from './options.js';
import {print} from './output.js';

/** A bar on the terminal of whoever waits; nothing where nobody looks. */
const progressBar = (runs: number): {show: (done: number) => void; clear: () => void} => {
	const {stderr} = process;
	if (!stderr.isTTY) return {show: () => undefined, clear: () => undefined};
	let shown = -1;
	return {
		show(done) {
			const filled = Math.floor((done / runs) * 40);
			if (filled === shown) return;
			shown = filled;
			stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(40 - filled)}] ${Math.floor((done / runs) * 100)} %`);
		},
		clear() {
			stderr.write('\r\u001B[K');
		},
	};
};

export const sim = (input: Input): void => {
	const game = readGame(input);
	const options = {...readTable(input, game), hand: readHand(input), runs: readRuns(input), seed: readSeed(input, 'dungeon')};
	const bar = progressBar(options.runs);
	const report: SimulationReport = simulate(game, options, bar.show);
	bar.clear();
	print(input.flags.json ? JSON.stringify(report, undefined, 2) : reportRows(game.box, report).join('\n'));
};
