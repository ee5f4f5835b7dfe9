/** `dungeon-fighter replay CODE-or-FILE`: a run shown again, taken over, or written down as an asciicast. */
import {writeFileSync} from 'node:fs';
import {readAbout} from '../engine/about.js';
import {portraitsOf, voiceOf} from '../engine/looks.js';
import {readMove, resolveMove} from '../engine/moves.js';
import {readSetup} from '../engine/requests.js';
import {beginRun} from '../engine/run.js';
import {isCode, journalOf, replayText} from '../engine/run-code.js';
import {gameOfEdition} from '../engine/runs.js';
import {twistIn} from '../engine/verify.js';
import {parseJournal} from '../kernel/journal.js';
import {reasonOf} from '../store/disk.js';
import {shelfIn} from '../store/runs.js';
import type {Recording} from '../ui/replay/replay.js';
import type {Play} from '../ui/run/play.js';
import {tell} from '../view/tell.js';
import {pageWidth, wrap} from '../view/text.js';
import {speaker} from '../view/voice.js';
import type {Input} from './definitions.js';
import {print} from './output.js';
import {Problem} from './problem.js';
import {readSource} from './sources.js';
import {hasScreen} from './surroundings.js';

const exits = {diverged: 'diverged', 'other-rules': 'otherRules', damaged: 'damaged'} as const;

/** The run behind a code or in a file, if it is true. */
const recordingOf = (source: string): Recording & {readonly started: string | undefined} => {
	const {verdict} = replayText(source, gameOfEdition);
	if (verdict.verdict !== 'ok') throw new Problem(exits[verdict.verdict], `This run cannot be shown: ${verdict.reason}`);
	const {head, entries} = parseJournal(isCode(source) ? journalOf(source, gameOfEdition) : source);
	const game = gameOfEdition(head.edition, twistIn(head.setup));
	if (!game) throw new Error(`no edition ${head.edition}`);
	const about = readAbout(head.about);
	return {
		game,
		setup: readSetup(head.setup),
		moves: entries.map(({act}) => readMove(act)),
		names: about?.names ?? {},
		started: about?.started,
	};
};

const readFrom = ({flags}: Input, {moves}: Recording): number | undefined => {
	if (typeof flags.from !== 'string') return undefined;
	const from = /^[0-9]{1,5}$/.test(flags.from) ? Number(flags.from) : 0;
	if (from < 1 || from > moves.length)
		throw new Problem('usage', `"${flags.from}" is no decision of this run; choose 1 to ${moves.length}.`);
	return from - 1;
};

const writeCast = async (file: string, recording: Recording, started: string | undefined): Promise<void> => {
	const {recordCast} = await import('../ui/replay/cast.js');
	const {createTheme} = await import('../ui/theme.js');
	const {defaultBindings} = await import('../ui/bindings.js');
	const edition = recording.game.box.edition.id;
	const services = {
		game: recording.game,
		voice: voiceOf(edition),
		portraits: portraitsOf(edition),
		theme: createTheme('auto', 'unicode', 2),
		bindings: defaultBindings,
		likings: {throwMode: 'timed', assist: 100, reducedMotion: false, bell: false, offset: 0},
	} as const;
	const seconds = started === undefined ? Number.NaN : Math.floor(Date.parse(started) / 1000);
	const cast = await recordCast(recording, services, {
		title: `Dungeon Fighter, seed ${recording.setup.seed}`,
		timestamp: Number.isNaN(seconds) ? undefined : seconds,
	});
	try {
		writeFileSync(file, cast, {flag: 'wx'});
	} catch (error) {
		throw new Problem('unwritable', `"${file}" cannot be written: ${reasonOf(error)}.`);
	}

	print(`Written: ${file}. Watch it with: asciinema play ${file}`);
};

/** Where there is no screen: the story, in words. */
const tellAll = ({game, setup, moves}: Recording): void => {
	const {box} = game;
	const say = speaker(voiceOf(box.edition.id), setup.seed);
	let {state, events} = game.setup(setup);
	const report = (): void => {
		for (const event of events) {
			const line = tell(box, state, event, say);
			if (line !== undefined) print(wrap(line, pageWidth - 2).join('\n  '));
		}
	};
	report();
	for (const move of moves) {
		({state, events} = game.step(state, resolveMove(game, state, move)));
		report();
	}
};

export const replay = async (input: Input): Promise<void> => {
	const [word] = input.words;
	if (word === undefined) throw new Problem('usage', 'Which run? Say: dungeon-fighter replay CODE-or-FILE.');
	const recording = recordingOf(readSource(word));
	const from = readFrom(input, recording);
	if (typeof input.flags.cast === 'string') return writeCast(input.flags.cast, recording, recording.started);
	if (!hasScreen() || input.flags.plain === true) return tellAll(recording);
	const {playOnScreen} = await import('./play-screen.js');
	const {playOf} = await import('./screen-play.js');
	// A run of one's own from the middle of somebody else's: kept, and never ranked.
	const takeOver = (at: number): Play => {
		const shelf = shelfIn();
		const {game, setup, moves, names} = recording;
		return playOf(beginRun(game, setup, {throwing: 'timed', takenOver: at, names}, shelf, moves.slice(0, at)), shelf);
	};
	await playOnScreen(input, () => (from === undefined ? {at: 'replay', recording, takeOver} : {at: 'run', play: takeOver(from)}));
};
