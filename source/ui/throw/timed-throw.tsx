/** The throw by timing: Space begins, Space locks each bar. Everything that moves is drawn outside React. */
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ThrowRequest} from '../../kernel/landing.js';
import type {PressedGesture} from '../../throwing/gesture.js';
import {wrap} from '../../view/text.js';
import {keyLabel} from '../bindings.js';
import type {Clock} from '../clock.js';
import {Rows} from '../components/rows.js';
import {keyHelp, keysOf} from '../components/strip.js';
import {useAnimation, useBell, useClock, useKeys, useTerminal} from '../hooks.js';
import {useLesson} from '../lesson.js';
import {usePaused} from '../paused.js';
import type {Layout} from '../run/layout.js';
import {useBindings, useServices} from '../services.js';
import {barSprites, hintOf, tickAt} from './bars.js';
import {poseRows, poseSprites} from './pose.js';
import {TimedHand} from './timed-hand.js';

export type TimedThrowProps = {
	readonly request: ThrowRequest;
	readonly layout: Layout;
	/** What is thrown, by whom and how. */
	readonly title: string;
	readonly onThrown: (gesture: PressedGesture) => void;
	/** Presses that are made by somebody else: a bot, or whoever threw when this was recorded. */
	readonly auto?: PressedGesture | undefined;
	/** Before the first bar runs one may still think again. */
	readonly onBack?: (() => void) | undefined;
};

/** Presses the recorded keys when they were pressed, to the millisecond, whatever the timers do. */
const playback = (gesture: PressedGesture, hand: TimedHand, clock: Clock, start: number, onEnd: () => void): readonly (() => void)[] => {
	for (const loft of [gesture.loft]) if (loft === 'high' || loft === 'low') hand.changeLoft(loft === 'high' ? 1 : -1);
	hand.side = gesture.side ?? 0;
	hand.begin(start);
	let from = start;
	return gesture.presses.flatMap((press, index) => {
		const began = from;
		from += press;
		const locks = (): void => {
			hand.steps = gesture.steps ?? 0;
			hand.expire(began + press);
			onEnd();
		};
		const isBreath = hand.stance.beats[index]?.taps !== undefined;
		const puffs = isBreath ? (gesture.taps ?? []).map(tap => clock.after(began + tap - start, () => hand.press(began + tap))) : [];
		return [...puffs, clock.after(from - start, locks)];
	});
};

/** Milliseconds for each pose of a throw that has several. */
const poseTurn = 1500;

const lofted = {low: 'low', middle: 'middle', high: 'high'} as const;

export const TimedThrow = ({request, layout, title, onThrown, auto, onBack}: TimedThrowProps) => {
	const {game, theme, likings, bindings} = useServices();
	const is = useBindings();
	const {roundTrip} = useTerminal();
	const isPaused = usePaused();
	const [hand] = useState(() => {
		// What somebody else did was done at full speed, on their own line.
		if (auto) return new TimedHand(request, {assist: 100, roundTrip: auto.roundTrip ?? 0});
		const delay = Math.round(roundTrip.milliseconds() + likings.offset);
		return new TimedHand(request, {assist: likings.assist, roundTrip: Math.max(0, Math.min(400, delay))});
	});
	const clock = useClock();
	const timer = useRef<(() => void) | undefined>(undefined);
	const isDone = useRef(false);
	const [, show] = useState(0);
	const finish = (): void => {
		if (isDone.current || !hand.isDone) return;
		isDone.current = true;
		onThrown(hand.gesture);
	};

	const watchEnd = (): void => {
		timer.current?.();
		const end = hand.endsAt();
		if (end === undefined || hand.isDone || auto) return;
		timer.current = clock.after(Math.max(0, end - clock.now()), () => {
			hand.expire(end);
			watchEnd();
			finish();
		});
	};

	useEffect(() => () => timer.current?.(), []);
	const latestWatch = useRef(watchEnd);
	latestWatch.current = watchEnd;
	// At once: whoever stops the game stops the process right after.
	useLayoutEffect(() => {
		const now = clock.now();
		if (isPaused) {
			hand.pause(now);
			timer.current?.();
		} else {
			hand.goOn(now);
			latestWatch.current();
		}
	}, [clock, hand, isPaused]);

	const latestFinish = useRef(finish);
	latestFinish.current = finish;
	useEffect(() => {
		if (!auto) return undefined;
		const timers = playback(auto, hand, clock, clock.now(), () => latestFinish.current());
		return () => {
			for (const stop of timers) stop();
		};
	}, [auto, clock, hand]);

	useKeys(key => {
		if (isPaused || auto) return false;
		if (is('press', key)) {
			if (hand.isRunning) hand.press(key.at);
			else {
				hand.begin(key.at);
				show(count => count + 1);
			}

			watchEnd();
			return finish();
		}

		if (!hand.isRunning && is('back', key) && onBack) return onBack();
		if (is('up', key) || is('down', key)) {
			if (!hand.isRunning) hand.changeLoft(is('up', key) ? 1 : -1);
			return show(count => count + 1);
		}

		if (is('left', key) || is('right', key)) {
			const way = is('left', key) ? -1 : 1;
			if (hand.isRunning) {
				hand.step(way);
				watchEnd();
			} else hand.side = way;
			return show(count => count + 1);
		}

		return hand.isRunning ? undefined : false;
	});

	// Before the first bar runs only the poses move, where there are several.
	const every = auto || hand.isRunning ? undefined : request.stance.length > 1 ? poseTurn : Infinity;
	const press = keyLabel(bindings, 'press');
	const lesson = useLesson();
	const ring = useBell();
	const lastTick = useRef<number | undefined>(undefined);
	useAnimation(
		at => {
			const turn = Math.floor(at / poseTurn);
			const beep = tickAt(hand, at);
			if (beep !== undefined && beep !== lastTick.current) ring();
			lastTick.current = beep;
			const frame = hand.presses.length >= hand.stance.beats.length - 1 && hand.isRunning ? 1 : 0;
			return [
				...barSprites(theme, layout, hand, at),
				...poseSprites(layout, poseRows(game.box, request.stance, frame, turn)),
				{x: 1, y: layout.bottomRow + 1, text: theme.strong(hintOf(hand, at, press).padEnd(layout.columns - 2))},
			];
		},
		{active: !isPaused, every},
	);

	const {stance} = hand;
	const instructions = lesson
		? wrap(lesson, layout.columns - 2)
		: request.stance.flatMap(id => wrap(game.box.throwCard(id).instruction, layout.columns - 2));
	const lot = stance.loft === undefined ? [[keysOf(theme.glyphs.up, theme.glyphs.down), `loft: ${lofted[hand.loft]}`] as const] : [];
	const box = stance.bank
		? [
				[
					keysOf(theme.glyphs.left, theme.glyphs.right),
					`box: ${hand.side === 0 ? 'nowhere yet' : hand.side < 0 ? 'left' : 'right'}`,
				] as const,
			]
		: [];
	const room = layout.bottomRows - 3;
	const rows = [
		theme.accent(title),
		'',
		...instructions.slice(0, room).map(row => theme.dim(row)),
		...Array.from({length: Math.max(0, room - instructions.length)}, () => ''),
		keyHelp(theme, [[press, 'lock'], ...lot, ...box, ...(onBack ? [[keyLabel(bindings, 'back'), 'not yet'] as const] : [])]),
	];
	return <Rows rows={rows.map(row => ` ${row}`)} height={layout.bottomRows} />;
};
