/** The whole game on a stage, with a shelf that lives in memory. */
import {Fragment, StrictMode} from 'react';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import {portraitsOf, voiceOf} from '../../source/engine/looks.js';
import {Session} from '../../source/engine/session.js';
import {boxOf} from '../../source/store/boxes.js';
import {App, type AppProps} from '../../source/ui/app.js';
import {openHouse} from '../../source/ui/house.js';
import {lastWordsOf} from '../../source/ui/last-words.js';
import type {House, Route} from '../../source/ui/routes.js';
import type {Play} from '../../source/ui/run/play.js';
import type {Cover} from '../../source/ui/screens/title.js';
import {defaultSettings, type NewRun, type Settings, type Shelf, type Unfinished} from '../../source/ui/shelf.js';
import {type FakeStage, renderOnStage} from './fake-stage.js';

export const game = dungeonFighter(boxOf('second')!);

export const cover: Cover = {
	art: portraitsOf('second').title,
	tagline: 'Throw first. Ask the neighbours later.',
	tip: 'The bullseye counts 10.',
	version: '0.0.0',
};

export type Shelved = {
	settings: Settings;
	readonly begun: NewRun[];
	readonly closed: string[];
	unfinished: readonly Unfinished[];
	notices: readonly string[];
	/** What can be copied of today's attempt. */
	sharedDaily?: readonly string[] | undefined;
	/** How long the day lasts, what day it is then, and what `begin` says instead of beginning. */
	day?: {lasts: number; name: string; refusal?: string | undefined} | undefined;
	/** The attempt at today's challenge that is not over. */
	openDaily?: string | undefined;
	/** What `save` says. */
	trouble: string | undefined;
	/** What `resume` says instead of giving a run. */
	refusal: string | undefined;
};

export const playOf = (
	{difficulty, heroes, seed, names}: Pick<NewRun, 'difficulty' | 'heroes' | 'seed' | 'names'>,
	onClose: () => unknown = () => undefined,
): Play => {
	const session = new Session(game, {difficulty, heroes, seed});
	return {
		game,
		state: () => session.state,
		history: () => session.events,
		act: () => [],
		trouble: () => undefined,
		names,
		close: () => void onClose(),
	};
};

export const shelfOf = (shelved: Shelved): Shelf => ({
	settings: () => shelved.settings,
	save: next => {
		shelved.settings = next;
		return shelved.trouble;
	},
	unfinished: () => shelved.unfinished,
	begin: run => {
		shelved.begun.push(run);
		return playOf(run, () => shelved.closed.push(run.seed));
	},
	resume: id => shelved.refusal ?? playOf({difficulty: 'normal', heroes: 2, seed: id, names: {}}, () => shelved.closed.push(id)),
	daily: (date = '2026-01-31') => ({
		title: `Daily: ${shelved.day?.name ?? date}`,
		share: shelved.sharedDaily && (() => ({share: shelved.sharedDaily ?? [], legend: 'o monster beaten'})),
		lasts: shelved.day?.lasts ?? 3_600_000,
		rows: ['The challenge: a test.'],
		open: shelved.openDaily,
		worth: 'It counts.',
		givenUp: 'It counts as it is.',
		begin: (throwMode, player) => {
			if (shelved.day?.refusal !== undefined) return shelved.day.refusal;
			const names = {everybody: player};
			shelved.begun.push({difficulty: 'normal', heroes: 2, seed: date, names, throwMode: throwMode as NewRun['throwMode']});
			return playOf({difficulty: 'normal', heroes: 2, seed: date, names: {}}, () => shelved.closed.push(date));
		},
		resume: () => shelved.refusal ?? playOf({difficulty: 'normal', heroes: 2, seed: date, names: {}}, () => shelved.closed.push(date)),
		giveUp: () => {
			shelved.openDaily = undefined;
			return undefined;
		},
	}),
	records: () => ['12 runs, 3 of them won.', '', 'Graveyard', ...Array.from({length: 40}, (_, index) => `+ grave ${index + 1}`)],
	newSeed: () => 'nose-42',
	notices: () => shelved.notices,
});

export const houseOf = (shelved: Shelved): House =>
	openHouse({shelf: shelfOf(shelved), game, voice: voiceOf('second'), portraits: portraitsOf('second')});

export type FakeApp = FakeStage & {readonly shelved: Shelved; readonly text: () => string};

export type FakeAppOptions = {
	readonly settings?: Partial<Settings>;
	readonly shelved?: Partial<Shelved>;
	readonly at?: Exclude<Route['at'], 'run' | 'replay'>;
	readonly columns?: number;
	readonly rows?: number;
	readonly props?: Partial<AppProps>;
	/** Whatever is done in a render is done twice. */
	readonly isStrict?: boolean;
};

/** Nobody is offered the rules unless the test is about that. */
export const renderApp = ({
	settings,
	shelved: given,
	at,
	columns = 80,
	rows = 24,
	props,
	isStrict = false,
}: FakeAppOptions = {}): FakeApp => {
	const shelved: Shelved = {
		settings: {...defaultSettings, tutorialOffered: true, ...settings},
		begun: [],
		closed: [],
		unfinished: [],
		notices: [],
		trouble: undefined,
		refusal: undefined,
		...given,
	};
	const start = at === undefined ? undefined : (): Route => ({at});
	const Around = isStrict ? StrictMode : Fragment;
	const stage = renderOnStage(
		<Around>
			<App cover={cover} house={houseOf(shelved)} level={1} start={start} lastWordsOf={lastWordsOf} {...props} />
		</Around>,
		{
			columns,
			rows,
		},
	);
	return {...stage, shelved, text: () => stage.screen().join('\n')};
};
