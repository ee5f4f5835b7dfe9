/** The state of a run on the screen: what is shown, what has been told, and what the player is doing about it. */
import {useRef, useState} from 'react';
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
import {storyOf} from '../../view/story.js';
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

/** What came of the last action; of a throw, who threw it and where it lies. */
export type News = {
	readonly lines: readonly string[];
	readonly banner: string | undefined;
	readonly by: string | undefined;
	readonly thrown: Landing | undefined;
};

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

/** The words for events, line by line; the fight with `foe` was on when they began. A throw has said already that it was a miss. */
const linesOf = (play: Play, events: readonly Event[], say: Say, foe?: string): readonly string[] =>
	storyOf(
		{box: play.game.box, state: play.state()},
		events.filter(({type}) => type !== 'miss'),
		say,
		foe,
	)
		.flatMap(({text}) => text.split('\n'))
		.filter(line => line !== '');

/** Decisions away from the target, where the log is in sight anyway. */
const calm: readonly State['waiting']['kind'][] = ['choose-path', 'assign-equipment', 'scar', 'rest', 'shop'];

/** A little less than a row: some lines have more words than the plain one. */
const briefly = 72;

/** So much fits below them. */
const fewLines = 4;

/** A rest with nothing to exchange and nothing to play is no decision. */
const isOnlyMovingOn = (play: Play): boolean => {
	const actions = play.game.decision(play.state())?.actions ?? [];
	return actions.length === 1 && actions[0]?.type === 'move-on';
};

type RunOptions = {
	/** What is wrong with the disk is worth a word. */
	readonly isKept: boolean;
	/** Moves on by itself where nothing else can be done; whoever pilots makes every move. */
	readonly isSkipping: boolean;
};

export const useRun = (play: Play, {isKept, isSkipping}: RunOptions): RunModel => {
	const {voice} = useServices();
	const said = useRef<string | undefined>(undefined);
	/** Once when it begins, and once when it is over. */
	const complain = (): readonly string[] => {
		const trouble = isKept ? play.trouble() : undefined;
		if (trouble === said.current) return [];
		said.current = trouble;
		return [trouble ?? 'The run is being saved again, with all that was missing.'];
	};
	const [say] = useState(() => Object.assign(speaker(voice, play.state().seed), {width: briefly}));
	const [shout] = useState(() => speaker(voice, `${play.state().seed}/banner`));
	const [log, setLog] = useState<readonly string[]>(() => [...linesOf(play, play.history(), say), ...complain()]);
	const [shown, setShown] = useState(play.state);
	const [mode, setMode] = useState<Mode>(play.state().waiting.kind === 'over' ? {kind: 'over'} : {kind: 'choose'});

	const perform = (move: Move): News => {
		const foe = play.state().combat?.foe.id;
		const events = play.act(move);
		const thrown = events.find(isThrown);
		return {
			lines: [...linesOf(play, events, say, foe), ...complain()],
			banner: thrown && banner(thrown, shout),
			by: thrown?.hero,
			thrown: thrown?.landing,
		};
	};

	const report = (news: News): void => {
		setShown(play.state());
		setLog(before => [...before, ...news.lines]);
		const {kind} = play.state().waiting;
		const isSmall = news.lines.length <= fewLines && calm.includes(shown.waiting.kind) && calm.includes(kind);
		if (isSmall || news.lines.length === 0) next();
		else setMode({kind: 'tell', news});
	};

	const next = (): void => {
		if (isSkipping && isOnlyMovingOn(play)) return report(perform({type: 'move-on'}));
		setMode(play.state().waiting.kind === 'over' ? {kind: 'over'} : {kind: 'choose'});
	};

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
