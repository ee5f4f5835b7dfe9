/** Somebody else at the keyboard: a bot that plays on the screen, or a run that is shown again. */
import {useEffect, useRef} from 'react';
import {botMove} from '../../bots/autoplay.js';
import type {Action} from '../../dungeon-fighter/actions.js';
import type {State} from '../../dungeon-fighter/state.js';
import type {Move} from '../../engine/moves.js';
import type {ThrowRequest} from '../../kernel/landing.js';
import type {Gesture} from '../../throwing/gesture.js';
import {gestureOf} from '../../throwing/hands.js';
import type {HandName} from '../../throwing/odds.js';
import type {Play} from './play.js';
import type {RunModel} from './use-run.js';

export type Pilot = {
	/** What is done now; undefined when there is nothing more to do. */
	readonly move: (state: State) => Move | undefined;
	readonly gesture: (request: ThrowRequest, move: Move) => Gesture | undefined;
	/** Milliseconds to read what is on the screen, at this moment. */
	readonly delay: () => number;
	readonly isPaused: () => boolean;
};

export const botPilot = (play: Play, hand: HandName, delay: number): Pilot => ({
	move: state => botMove(play.game, state, hand),
	gesture: request => gestureOf(request, hand),
	delay: () => delay,
	isPaused: () => false,
});

/** Does what the pilot would do, after a while. */
export const usePilot = (pilot: Pilot | undefined, run: RunModel, state: () => State): void => {
	const latest = useRef(run);
	latest.current = run;
	const {kind} = run.mode;
	const throws = run.log.length;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new line in the log is a new moment
	useEffect(() => {
		if (!pilot || (kind !== 'choose' && kind !== 'tell')) return undefined;
		let timer: NodeJS.Timeout;
		const later = (): void => {
			timer = setTimeout(
				() => {
					if (pilot.isPaused()) return later();
					if (kind === 'tell') return latest.current.goOn();
					const move = pilot.move(state());
					if (!move) return;
					if (move.type === 'throw') latest.current.choose({...move, landing: null} as Action);
					else latest.current.choose(move as Action);
				},
				pilot.isPaused() ? 200 : pilot.delay(),
			);
		};
		later();
		return () => clearTimeout(timer);
	}, [pilot, kind, throws]);
};
