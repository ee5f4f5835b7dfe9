/** Somebody else at the keyboard: a bot that plays on the screen, or a run that is shown again. */
import {useEffect, useRef} from 'react';
import {botMove} from '../../bots/autoplay.js';
import type {Action} from '../../dungeon-fighter/actions.js';
import type {State} from '../../dungeon-fighter/state.js';
import type {Move} from '../../engine/moves.js';
import type {Landing, ThrowRequest} from '../../kernel/landing.js';
import type {Key} from '../../terminal/key-names.js';
import type {Gesture} from '../../throwing/gesture.js';
import {gestureOf} from '../../throwing/hands.js';
import type {HandName} from '../../throwing/odds.js';
import type {KeyHelp} from '../bindings.js';
import {useClock, useKeys} from '../hooks.js';
import {useBindings} from '../services.js';
import type {Moment} from './foot.js';
import type {PageName} from './pause-menu.js';
import type {Play} from './play.js';
import type {RunModel} from './use-run.js';

export type Pilot = {
	/** What is done now; undefined when there is nothing more to do. */
	readonly move: (state: State) => Move | undefined;
	/** How a throw is made: by what a finger does, or, from a real table, by where it lies. */
	readonly throwing: (request: ThrowRequest) => Gesture | Landing;
	/** Milliseconds to read what is on the screen, at this moment. */
	readonly delay: () => number;
	readonly isPaused: () => boolean;
	/** Too much of a hurry to watch bars. */
	readonly isHasty?: () => boolean;
	/** The player's keys belong to the pilot; false for those that it has no use for. */
	readonly onKey?: (key: Key) => unknown;
	/** The most important of them, for the last row. */
	readonly foot?: ((moment: Moment) => KeyHelp) | undefined;
	/** Those keys and what they do. */
	readonly keys?: KeyHelp;
};

export const isLanding = (thrown: Gesture | Landing): thrown is Landing => 'zone' in thrown;

export const botPilot = (play: Play, hand: HandName, delay: number): Pilot => {
	let paused = false;
	return {
		move: state => botMove(play.game, state, hand),
		throwing: request => gestureOf(request, hand),
		delay: () => delay,
		isPaused: () => paused,
		keys: [['Space', 'let the bot wait, and go on']],
		foot: () => [['Space', paused ? 'the bot waits: go on' : 'let it wait']],
		onKey: key => {
			if (key.name !== 'space') return false;
			paused = !paused;
			return true;
		},
	};
};

/** How often a pilot who pauses is asked again. */
const patience = 100;

/** Acts for the pilot after a while, once at each moment; whatever differs from the last one is another. */
export const usePilotedMoment = (pilot: Pilot | undefined, act: (pilot: Pilot) => void, moment: unknown): void => {
	const clock = useClock();
	const latest = useRef(act);
	latest.current = act;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another moment, another act
	useEffect(() => {
		if (!pilot) return undefined;
		let stop = (): void => undefined;
		const later = (wait: number): void => {
			stop = clock.after(wait, () => (pilot.isPaused() ? later(patience) : latest.current(pilot)));
		};
		later(pilot.delay());
		return () => stop();
	}, [pilot, clock, moment]);
};

/** Chooses what the pilot would choose. */
export const usePilot = (pilot: Pilot | undefined, run: RunModel, state: () => State, isActive: boolean): void => {
	const {mode, shown, choose} = run;
	const act = (from: Pilot): void => {
		const move = from.move(state());
		if (!move) return;
		const action = move.type === 'throw' ? {type: move.type, die: move.die, weapons: move.weapons, landing: null} : move;
		choose(action as Action);
	};
	usePilotedMoment(isActive && mode.kind === 'choose' ? pilot : undefined, act, shown);
};

type PilotKeysProps = {
	readonly pilot: Pilot;
	readonly onOpen: (page: PageName | 'menu') => void;
	/** The pilot has done something about a key: its words may be others now. */
	readonly onHandled: () => void;
	/** There is nothing left to choose; what the pilot has no use for is for the page below. */
	readonly isOver?: boolean;
};

/** Above all menus: while somebody else plays, the player's keys choose nothing. */
export const PilotKeys = ({pilot, onOpen, onHandled, isOver = false}: PilotKeysProps): undefined => {
	const is = useBindings();
	useKeys(
		key => {
			if (key.ctrl) return false;
			const answer = pilot.onKey?.(key) ?? false;
			if (answer !== false) onHandled();
			if (answer !== false || isOver) return answer;
			if (is('log', key)) onOpen('log');
			else if (is('party', key)) onOpen('party');
			else if (is('help', key)) onOpen('help');
			else if (is('back', key) || is('pause', key)) onOpen('menu');
			return true;
		},
		{isFirst: true},
	);
	return undefined;
};
