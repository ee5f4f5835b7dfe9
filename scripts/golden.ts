/**
 * Writes the golden replays: one whole game of bots for each difficulty, what came of it, and the tale of it in words.
 * `npx tsx scripts/golden.ts`, after the cards, the rules, the hands or the words have changed on purpose; the diff shows
 * what that means for a game.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {botAction} from '../source/bots/autoplay.js';
import {type DungeonFighter, dungeonFighter} from '../source/dungeon-fighter/game.js';
import {publicState} from '../source/dungeon-fighter/public-state.js';
import type {Score} from '../source/dungeon-fighter/scoring.js';
import type {Setup} from '../source/dungeon-fighter/setup.js';
import {voiceOf} from '../source/engine/looks.js';
import {type Move, readMove} from '../source/engine/moves.js';
import {Session} from '../source/engine/session.js';
import {parseJournal} from '../source/kernel/journal.js';
import {boxOf} from '../source/store/boxes.js';
import {tell} from '../source/view/tell.js';
import {speaker} from '../source/view/voice.js';

const folder = new URL('../test/replays/', import.meta.url);
const hand = 'skilled';

/** Every hero plays in one of them, and both ends are there. The seed is the first that leads to the wanted end. */
const games = [
	{difficulty: 'normal', heroes: ['murka', 'wilrond', 'brad-breckfust'], wanted: 'won'},
	{difficulty: 'hard', heroes: ['goldfinga', 'edith-grognarde', 'margarhilda', 'grace-cleancut'], wanted: 'won'},
	{difficulty: 'inferno', heroes: ['marvin', 'goldfinga'], wanted: 'lost'},
] as const;

/** What a replay must come to. */
export type Golden = {
	readonly file: string;
	readonly lines: number;
	readonly outcome: 'won' | 'lost' | null;
	readonly cause: string | null;
	readonly score: Score | null;
};

/** The throws go into the journal as the hand that makes them, so that a replay also proves the hand. */
const play = (game: DungeonFighter, setup: Setup): Session => {
	const session = new Session(game, setup);
	for (;;) {
		const action = botAction(game, session.state, hand);
		if (!action) return session;
		const {type} = action;
		session.move(type === 'throw' ? {type, die: action.die, weapons: action.weapons, hand} : action);
	}
};

const firstWith = (game: DungeonFighter, {difficulty, heroes, wanted}: (typeof games)[number]): Session => {
	for (let number = 1; ; number++) {
		const session = play(game, {edition: 'second', difficulty, heroes, seed: `golden-${number}`});
		if (session.state.outcome === wanted) return session;
	}
};

/** The tale of a journal: one line for each event that is worth a word, an empty one before each round. */
export const transcriptOf = (game: DungeonFighter, journal: string): string => {
	const {head, entries} = parseJournal(journal);
	const setup = head.setup as Setup;
	const session = new Session(game, setup);
	const say = speaker(voiceOf(game.box.edition.id), setup.seed);
	const lines: string[] = [];
	const tellAll = (): void => {
		for (const event of session.events) {
			if (event.type === 'round-started') lines.push('');
			const line = tell(game.box, session.state, event, say);
			if (line !== undefined) lines.push(line);
		}
	};

	tellAll();
	for (const {act} of entries) {
		session.move(readMove(act) as Move);
		tellAll();
	}

	return `${lines.join('\n')}\n`;
};

export const readGolden = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

export const transcriptFile = (file: string): string => file.replace(/\.jsonl$/, '.txt');

const write = (game: DungeonFighter): void => {
	const index = games.map((wanted): Golden => {
		const {journal, state} = firstWith(game, wanted);
		const file = `${wanted.difficulty}.jsonl`;
		writeFileSync(new URL(file, folder), journal);
		writeFileSync(new URL(transcriptFile(file), folder), transcriptOf(game, journal));
		const {outcome, cause, score} = publicState(game, state);
		return {file, lines: journal.split('\n').length - 1, outcome, cause, score};
	});
	writeFileSync(new URL('index.json', folder), `${JSON.stringify(index, undefined, '\t')}\n`);
	for (const {file, lines, outcome, cause, score} of index) {
		console.log(`${file}: ${lines} lines, ${outcome}, ${score ? `${score.total} points, ${score.title}` : cause}`);
	}
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const box = boxOf('second');
	if (!box) throw new Error('the second edition is missing');
	write(dungeonFighter(box));
}
