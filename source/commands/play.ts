/** `dungeon-fighter play`, and what the bare command does: on a screen where there is one, in plain text everywhere else. */
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import {linesOf} from '../engine/lines.js';
import {isRun, type Run, resumeRun} from '../engine/run.js';
import {gameOfEdition, unfinishedRuns} from '../engine/runs.js';
import {Desk} from '../plain/ask.js';
import {plain} from '../plain/main.js';
import {freshWord, type Shelf, shelfIn} from '../store/runs.js';
import type {Input} from './definitions.js';
import {hasScreenReader, readGame, readGivenTable, readPlainThrow, readSeed, wantsPlain} from './options.js';
import {print, printLine} from './output.js';
import {Problem} from './problem.js';

/** The newest run that nobody else has in hand. */
const lastRun = ({flags}: Input, shelf: Shelf): Run => {
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

/** The lines of standard input; whoever interrupts has ended it. */
export async function* typedLines(): AsyncGenerator<string | undefined> {
	const interrupt = (): void => {
		process.exitCode = 130;
		process.stdin.destroy();
	};

	process.once('SIGINT', interrupt);
	try {
		yield* linesOf(process.stdin);
	} catch {
		return;
	} finally {
		process.off('SIGINT', interrupt);
	}
}

async function* startingWith<Item>(first: IteratorResult<Item>, rest: AsyncIterator<Item>): AsyncGenerator<Item> {
	for (let next = first; !next.done; next = await rest.next()) yield next.value;
}

const playInPlainText = async (input: Input, game: DungeonFighter): Promise<void> => {
	const throwing = readPlainThrow(input);
	const table = readGivenTable(input, game);
	const seed = readSeed(input, freshWord(6));
	const lines = typedLines();
	const isBare = Object.keys(input.flags).length === 0 && !process.stdin.isTTY;
	const shelf = shelfIn();
	try {
		const first = isBare ? await lines.next() : undefined;
		if (first?.done) {
			// Nobody is there: neither a terminal nor a line of input.
			const {demo} = await import('./demo.js');
			return demo(input);
		}

		const run = input.flags.continue ? lastRun(input, shelf) : undefined;
		const desk = new Desk(first ? startingWith(first, lines) : lines, printLine);
		const openSettings = async () => (await import('../store/settings.js')).openSettings();
		const mayContinue = Object.keys(table).length === 0 && input.flags.seed === undefined;
		await plain(desk, {game, shelf, seed, throwing, run, mayContinue, openSettings, reader: hasScreenReader(), ...table});
	} finally {
		// A terminal that still listens would keep the process alive.
		process.stdin.destroy();
	}
};

/** Until there are screens every terminal gets plain text; this is where `../ui/main.js` will be loaded. */
const playOnScreen = playInPlainText;

export const play = async (input: Input): Promise<void> => {
	const game = readGame(input);
	await (wantsPlain(input) ? playInPlainText : playOnScreen)(input, game);
};
