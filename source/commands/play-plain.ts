/** `dungeon-fighter play` in lines of text. */
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import {linesOf} from '../engine/lines.js';
import {Desk} from '../plain/ask.js';
import {plain} from '../plain/main.js';
import {freshWord, shelfIn} from '../store/runs.js';
import type {Input} from './definitions.js';
import {epilogueRows} from './epilogue.js';
import {lastRun} from './last-run.js';
import {readGame, readGivenTable, readPlainThrow, readSeed} from './options.js';
import {printLine} from './output.js';
import {hasScreenReader} from './surroundings.js';

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

export const playInPlainText = async (input: Input): Promise<void> => {
	const game: DungeonFighter = readGame(input);
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
		const played = await plain(desk, {game, shelf, seed, throwing, run, mayContinue, openSettings, reader: hasScreenReader(), ...table});
		if (played) desk.show(epilogueRows(played, shelf));
		await desk.flush();
	} finally {
		// A terminal that still listens would keep the process alive.
		process.stdin.destroy();
	}
};
