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
import {useClock, useKeys} from '../hooks.js';
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
	/** The player's keys belong to the pilot, but for those that the pilot lets pass by returning false. */
	readonly onKey?: (key: Key) => unknown;
};

export const isLanding = (thrown: Gesture | Landing): thrown is Landing => 'zone' in thrown;

export const botPilot = (play: Play, hand: HandName, delay: number): Pilot => {
	let paused = false;
	return {
		move: state => botMove(play.game, state, hand),
		throwing: request => gestureOf(request, hand),
		delay: () => delay,
		isPaused: () => paused,
		onKey: key => {
			if (key.name !== 'space') return false;
			paused = !paused;
			return true;
		},
	};
};

/** How often a pilot who pauses is asked again. */
const patience = 100;

/** Does what the pilot would do, after a while. */
export const usePilot = (pilot: Pilot | undefined, run: RunModel, state: () => State, isActive: boolean): void => {
	const clock = useClock();
	const latest = useRef(run);
	latest.current = run;
	const {mode, shown} = run;
	const {kind} = mode;
	// biome-ignore lint/correctness/useExhaustiveDependencies: another table is another moment
	useEffect(() => {
		if (!pilot || !isActive || (kind !== 'choose' && kind !== 'tell')) return undefined;
		let stop = (): void => undefined;
		const later = (wait: number): void => {
			stop = clock.after(wait, () => {
				if (pilot.isPaused()) return later(patience);
				if (kind === 'tell') return latest.current.goOn();
				const move = pilot.move(state());
				if (!move) return;
				const action = move.type === 'throw' ? {type: move.type, die: move.die, weapons: move.weapons, landing: null} : move;
				latest.current.choose(action as Action);
			});
		};
		later(pilot.isPaused() ? patience : pilot.delay());
		return () => stop();
	}, [pilot, kind, shown, isActive]);
};

/** Above all menus: while somebody else plays, the player's keys choose nothing. */
export const PilotKeys = ({pilot}: {readonly pilot: Pilot}): undefined => {
	useKeys(key => {
		if (key.ctrl) return false;
		const isLook = ['escape', '?', 't', 'i'].includes(key.name);
		const answer = pilot.onKey?.(key);
		return answer === false ? !isLook : answer;
	});
	return undefined;
};
