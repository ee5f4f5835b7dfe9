/** `--continue`: the run that was played last. */
import {isRun, type Run, resumeRun} from '../engine/run.js';
import {gameOfEdition, unfinishedRuns} from '../engine/runs.js';
import type {Shelf} from '../store/runs.js';
import type {Input} from './definitions.js';
import {print} from './output.js';
import {Problem} from './problem.js';

/** The newest run that nobody else has in hand. */
export const lastRun = ({flags}: Input, shelf: Shelf): Run => {
	const named = (['difficulty', 'heroes', 'seed'] as const).find(flag => flags[flag] !== undefined);
	if (named !== undefined) throw new Problem('usage', `A run that goes on keeps what it began with; leave out --${named}.`);
	const {runs, notes} = unfinishedRuns(shelf);
	for (const note of notes) print(note);
	const free = runs.find(({inPlay}) => !inPlay);
	if (!free) {
		throw new Problem('noRun', runs.length === 0 ? 'There is no run to continue.' : 'The run is being played in another window.');
	}

	const run = resumeRun(free.file, gameOfEdition, shelf);
	if (isRun(run)) return run;
	throw new Problem('noRun', run.sentence);
};
