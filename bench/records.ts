/** How long codes are, and how fast a thousand runs are counted and ranked: real runs of bots, with their gestures. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {botMove} from '../source/bots/autoplay.js';
import {throwRequest} from '../source/dungeon-fighter/throw-request.js';
import {readArchive} from '../source/engine/archive.js';
import {boardOf, findRuns} from '../source/engine/board.js';
import {achievementCardsOf} from '../source/engine/looks.js';
import {recordsOf} from '../source/engine/records.js';
import {codeOf} from '../source/engine/run-code.js';
import {gameOfEdition} from '../source/engine/runs.js';
import {Session} from '../source/engine/session.js';
import {shelfIn} from '../source/store/runs.js';
import {gestureOf} from '../source/throwing/hands.js';

const runs = 1000;
const game = gameOfEdition('second');
if (!game) throw new Error('the second edition is missing');
const home = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-bench-'));
const finished = path.join(home, 'runs', 'finished');
mkdirSync(finished, {recursive: true});

const played = (number: number): Session => {
	const started = new Date(Date.UTC(2026, 0, 1) + number * 3_700_000).toISOString();
	const difficulty = (['normal', 'hard', 'inferno'] as const)[number % 3];
	const session = new Session(game, {difficulty, heroes: 2, seed: `bench ${number}`}, {started, throwing: 'timed', version: 'bench'});
	session.clock = () => started;
	for (;;) {
		const move = botMove(game, session.state, 'skilled');
		if (!move) return session;
		if (move.type !== 'throw') {
			session.move(move);
			continue;
		}

		const {type, die, weapons} = move;
		session.move({type, die, weapons, gesture: gestureOf(throwRequest({box: game.box, state: session.state}, move), 'skilled')});
	}
};

const codes = Array.from({length: runs}, (_, number) => {
	const {journal} = played(number);
	writeFileSync(path.join(finished, `run-${number}.jsonl`), journal);
	return codeOf(journal, gameOfEdition);
});
const seconds = (work: () => unknown): string => {
	const start = performance.now();
	work();
	return `${((performance.now() - start) / 1000).toFixed(2)} s`;
};

const row = (what: string, figure: string): void => console.log(`${what.padEnd(44)}${figure.padStart(14)}`);
const lengths = codes.map(code => code.length).toSorted((a, b) => a - b);
row('characters of a run code, median', String(lengths[runs / 2]));
row('characters of a run code, most', String(lengths.at(-1)));
row(
	'1,000 journals counted',
	seconds(() => recordsOf(readArchive(shelfIn(home)).runs, achievementCardsOf('second'), '2026-03-01')),
);
row(
	'1,000 codes ranked, each played again',
	seconds(() => boardOf(findRuns(codes.join('\n'), 'bench'))),
);
rmSync(home, {recursive: true, force: true});
