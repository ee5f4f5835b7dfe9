/** Plain mode from the first question to the last line. */
import {voiceOf} from '../engine/looks.js';
import type {Run} from '../engine/run.js';
import {plainly, speaker} from '../view/voice.js';
import {type Desk, Leave} from './ask.js';
import {type PlainThrowing, playPlain} from './game.js';
import {setupCommands} from './help.js';
import {askRun, type SetupOptions} from './setup.js';

export type PlainOptions = Omit<SetupOptions, 'throwing'> & {
	/** Undefined: as the run began, and steady for a new one. */
	readonly throwing: PlainThrowing | undefined;
	readonly reader: boolean;
	/** A run that is continued without asking. */
	readonly run?: Run | undefined;
};

const throwingOf = ({about}: Run): PlainThrowing => (about?.throwing === 'tabletop' ? 'tabletop' : 'steady');

const farewell = (run: Run | undefined): string => {
	if (!run) return 'Nothing was begun, so nothing is lost.';
	const how = run.about?.daily === undefined ? 'play --plain --continue' : `daily --plain --date ${run.about.daily}`;
	return run.saving ?? `The run is saved. Go on with: dungeon-fighter ${how}`;
};

/** Ends when the game does, or the player, or the input; returns the run, if there was one. */
export const plain = async (desk: Desk, options: PlainOptions): Promise<Run | undefined> => {
	const {game, reader, throwing} = options;
	let {run} = options;
	try {
		desk.tell('Dungeon Fighter, in plain text. Type ? for help at any time.');
		desk.command = setupCommands(game.box);
		run ??= await askRun(desk, {...options, throwing: throwing ?? 'steady'});
		const voice = voiceOf(run.game.box.edition.id);
		const say = reader ? plainly(voice) : speaker(voice, run.state.seed);
		await playPlain(desk, run, {say, reader, throwing: throwing ?? throwingOf(run)});
	} catch (error) {
		if (!(error instanceof Leave)) throw error;
		desk.tell(farewell(run));
	} finally {
		run?.close();
		await desk.flush();
	}

	return run;
};
