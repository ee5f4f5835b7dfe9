/** Runs on the disk as the screens see them. */
import type {Run} from '../engine/run.js';
import type {Shelf} from '../store/runs.js';
import type {Settings} from '../store/setting-values.js';
import type {Epilogue, Play} from '../ui/run/play.js';
import type {ThrowMode} from '../ui/services.js';
import type {Glyphs} from '../view/share.js';
import {epilogueOf} from './epilogue.js';

/** What a player who wants no signs but letters gets to copy. */
export const glyphsOf = ({glyphs}: Pick<Settings, 'glyphs'>): Glyphs => (glyphs === 'ascii' ? 'ascii' : 'emoji');

/** A run with a file, as the screens see it. */
export const playOf = (run: Run, shelf: Shelf, glyphs: Glyphs): Play => {
	let epilogue: Epilogue | undefined;
	let history = run.replay.flatMap(({events}) => events);
	const {throwing, assist, names} = run.about ?? {};
	return {
		game: run.game,
		state: () => run.state,
		history: () => history,
		act: move => {
			const events = run.act(move);
			history = [...history, ...events];
			return events;
		},
		trouble: () => run.saving,
		names: names ?? {},
		throwMode: throwing === 'bot' ? undefined : throwing,
		assist: assist ?? 100,
		epilogue: () => {
			epilogue ??= epilogueOf(run, shelf, glyphs);
			return epilogue;
		},
		close: () => run.close(),
	};
};

/** What a journal says of a run that is begun. */
export const noteOf = (names: Readonly<Record<string, string>>, throwing: ThrowMode, assist = 100) => ({
	throwing,
	...(Object.keys(names).length > 0 ? {names} : {}),
	...(throwing === 'timed' && assist < 100 ? {assist} : {}),
});
