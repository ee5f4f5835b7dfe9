/** `dungeon-fighter replay CODE-or-FILE`: a run shown again, taken over, or written down as an asciicast. */
import {closeSync, openSync, rmSync, writeFileSync} from 'node:fs';
import {takenOverText} from '../engine/attempts.js';
import {portraitsOf, voiceOf} from '../engine/looks.js';
import {type Film, filmOf, takeOver} from '../engine/replays.js';
import {outsideText} from '../kernel/outside-text.js';
import {Desk} from '../plain/ask.js';
import {plain} from '../plain/main.js';
import {shelfIn} from '../store/runs.js';
import type {Recording} from '../ui/replay/replay.js';
import type {Play} from '../ui/run/play.js';
import {tellSteps} from '../view/story.js';
import {pageWidth, wrap} from '../view/text.js';
import {speaker} from '../view/voice.js';
import type {Input} from './definitions.js';
import {epilogueRows} from './epilogue.js';
import {print, printLine} from './output.js';
import {typedLines} from './play-plain.js';
import {Problem, unwritable} from './problem.js';
import {glyphsOf, noteOf, playOf} from './screen-play.js';
import {readSource} from './sources.js';
import {hasScreen, hasScreenReader} from './surroundings.js';
import {recordedText} from './verify.js';

const exits = {diverged: 'diverged', 'other-rules': 'otherRules', damaged: 'damaged'} as const;

/** The run behind a code or in a file, if it is true. */
const openFilm = (source: string): {film: Film; recording: Recording} => {
	const film = filmOf(source);
	const {verdict, session, about} = film;
	if (verdict.verdict !== 'ok') {
		const says = verdict.verdict === 'other-rules' ? recordedText(verdict.recorded) : '';
		throw new Problem(exits[verdict.verdict], `This run cannot be shown: ${verdict.reason}${says}`);
	}

	if (!session) throw new Error('a true run that cannot be played');
	const {game, setup, moves} = session;
	return {film, recording: {game, setup, moves, names: about?.names ?? {}}};
};

const readFrom = ({flags}: Input, {moves}: Recording): number | undefined => {
	if (typeof flags.from !== 'string') return undefined;
	const from = /^[0-9]{1,5}$/.test(flags.from) ? Number(flags.from) : 0;
	if (from < 1 || from > moves.length)
		throw new Problem('usage', `"${flags.from}" is no decision of this run; choose 1 to ${moves.length}.`);
	return from - 1;
};

/** A file that must not be there yet; asked for before the work is done. */
const openNew = (file: string): number => {
	try {
		return openSync(file, 'wx');
	} catch (error) {
		throw unwritable(file, error);
	}
};

const castOf = async (recording: Recording, started: string | undefined): Promise<string> => {
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
	return recordCast(recording, services, {
		title: `Dungeon Fighter, seed ${outsideText(recording.setup.seed)}`,
		timestamp: Number.isNaN(seconds) ? undefined : seconds,
	});
};

const writeCast = async (file: string, recording: Recording, started: string | undefined): Promise<void> => {
	const opened = openNew(file);
	let cast: string | undefined;
	try {
		cast = await castOf(recording, started);
		writeFileSync(opened, cast);
	} catch (error) {
		rmSync(file, {force: true});
		if (cast === undefined) throw error;
		throw unwritable(file, error);
	} finally {
		closeSync(opened);
	}

	print(`Written: ${file}. Watch it with: asciinema play ${file}`);
};

/** Where there is no screen: the story, in words. */
const tellAll = ({game: {box}, setup}: Recording, {steps}: Film): void => {
	const say = speaker(voiceOf(box.edition.id), setup.seed);
	for (const told of tellSteps(box, steps, say)) for (const {text} of told) print(wrap(text, pageWidth - 2).join('\n  '));
};

/** Goes on after so many moves, in lines of text. */
const takeOverInPlainText = async (film: Film, {names}: Recording, moves: number): Promise<void> => {
	const shelf = shelfIn();
	const run = takeOver(film, moves, noteOf(names, 'steady'), shelf);
	if (typeof run === 'string') throw new Problem('usage', run);
	const desk = new Desk(typedLines(), printLine);
	try {
		desk.tell(takenOverText(moves));
		const openSettings = async () => (await import('../store/settings.js')).openSettings();
		const options = {game: run.game, shelf, run, seed: '', mayContinue: false, openSettings, reader: hasScreenReader()};
		await plain(desk, {...options, throwing: undefined});
		desk.show(epilogueRows(run, shelf));
		await desk.flush();
	} finally {
		process.stdin.destroy();
	}
};

export const replay = async (input: Input): Promise<void> => {
	const [word] = input.words;
	if (word === undefined) throw new Problem('usage', 'Which run? Say: dungeon-fighter replay CODE-or-FILE.');
	const {film, recording} = openFilm(await readSource(word));
	const from = readFrom(input, recording);
	if (from !== undefined && input.flags.cast !== undefined) throw new Problem('usage', 'A cast shows the whole run; leave out --from.');
	if (typeof input.flags.cast === 'string') return writeCast(input.flags.cast, recording, film.about?.started);
	if (!hasScreen() || input.flags.plain === true)
		return from === undefined ? tellAll(recording, film) : takeOverInPlainText(film, recording, from);
	const {playOnScreen} = await import('./play-screen.js');
	await playOnScreen(input, ({shelf}) => {
		const beat = (at: number): Play | string => {
			const disk = shelfIn();
			const settings = shelf.settings();
			const run = takeOver(film, at, noteOf(recording.names, settings.throwMode, settings.assist), disk);
			return typeof run === 'string' ? run : playOf(run, disk, glyphsOf(settings));
		};
		const play = from === undefined ? undefined : beat(from);
		return typeof play === 'object' ? {at: 'run', play} : {at: 'replay', recording, takeOver: beat};
	});
};
