/** The state of a run on the screen: what is shown, what has been told, and what the player is doing about it. */
import {useState} from 'react';
import type {Action, ThrowAction} from '../../dungeon-fighter/actions.js';
import type {Event} from '../../dungeon-fighter/events.js';
import type {State} from '../../dungeon-fighter/state.js';
import {throwRequest} from '../../dungeon-fighter/throw-request.js';
import type {Move} from '../../engine/moves.js';
import type {Landing, ThrowRequest} from '../../kernel/landing.js';
import type {Waypoint} from '../../throwing/flight.js';
import type {Gesture} from '../../throwing/gesture.js';
import {throwDie} from '../../throwing/throw-die.js';
import {banner} from '../../view/ending.js';
import {tell} from '../../view/tell.js';
import {type Say, speaker} from '../../view/voice.js';
import {useServices} from '../services.js';
import type {Play} from './play.js';

/** What the screen is busy with. */
export type Mode =
	| {readonly kind: 'choose'}
	| {readonly kind: 'throw'; readonly action: ThrowAction; readonly request: ThrowRequest}
	| {readonly kind: 'fly'; readonly action: ThrowAction; readonly path: readonly Waypoint[]; readonly landing: Landing; readonly news: News}
	| {readonly kind: 'tell'; readonly news: News}
	| {readonly kind: 'over'};

/** What came of the last action. */
export type News = {readonly lines: readonly string[]; readonly banner: string | undefined; readonly thrown: Landing | undefined};

export type RunModel = {
	readonly shown: State;
	readonly log: readonly string[];
	readonly mode: Mode;
	/** Chosen from the menu. A throw is made first. */
	readonly choose: (action: Action) => void;
	readonly throwBy: (gesture: Gesture) => void;
	readonly landOn: (landing: Landing) => void;
	readonly cancelThrow: () => void;
	readonly landed: () => void;
	readonly goOn: () => void;
};

const isThrown = (event: Event): event is Extract<Event, {type: 'thrown'}> => event.type === 'thrown';

/** The words for events, in the order they happened. */
const linesOf = (play: Play, events: readonly Event[], say: Say): readonly string[] =>
	events.flatMap(event => tell(play.game.box, play.state(), event, say)?.split('\n') ?? []).filter(line => line !== '');

export const useRun = (play: Play): RunModel => {
	const {voice} = useServices();
	const [say] = useState(() => speaker(voice, play.state().seed));
	const [shout] = useState(() => speaker(voice, `${play.state().seed}/banner`));
	const [log, setLog] = useState<readonly string[]>(() => linesOf(play, play.history(), say));
	const [shown, setShown] = useState(play.state);
	const [mode, setMode] = useState<Mode>(play.state().waiting.kind === 'over' ? {kind: 'over'} : {kind: 'choose'});

	const perform = (move: Move): News => {
		const events = play.act(move);
		const thrown = events.find(isThrown);
		return {lines: linesOf(play, events, say), banner: thrown && banner(thrown, shout), thrown: thrown?.landing};
	};

	const report = (news: News): void => {
		setShown(play.state());
		setLog(before => [...before, ...news.lines]);
		setMode({kind: 'tell', news});
	};

	const next = (): void => setMode(play.state().waiting.kind === 'over' ? {kind: 'over'} : {kind: 'choose'});

	return {
		shown,
		log,
		mode,
		choose: action => {
			if (action.type !== 'throw') return report(perform(action));
			setMode({kind: 'throw', action, request: throwRequest({box: play.game.box, state: play.state()}, action)});
		},
		throwBy: gesture => {
			if (mode.kind !== 'throw') return;
			const {type, die, weapons} = mode.action;
			const {path, landing} = throwDie(mode.request, gesture);
			// Written down before it flies: what is lost with the line is lost in the air.
			const news = perform({type, die, weapons, gesture});
			setMode({kind: 'fly', action: mode.action, path, landing, news});
		},
		landOn: landing => {
			if (mode.kind === 'throw') report(perform({...mode.action, landing}));
		},
		cancelThrow: () => setMode({kind: 'choose'}),
		landed: () => {
			if (mode.kind === 'fly') report(mode.news);
		},
		goOn: next,
	};
};
