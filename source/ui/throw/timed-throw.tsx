/** The throw by timing: Space begins, Space locks each bar. Everything that moves is drawn outside React. */
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ThrowRequest} from '../../kernel/landing.js';
import type {Sprite} from '../../terminal/cells.js';
import type {PressedGesture} from '../../throwing/gesture.js';
import {nextSeat, type Seat} from '../../throwing/seat.js';
import {wrap} from '../../view/text.js';
import {type KeyHelp, keyLabel} from '../bindings.js';
import type {Clock} from '../clock.js';
import {Rows} from '../components/rows.js';
import {keyHelp, keysOf} from '../components/strip.js';
import {useAnimation, useBell, useClock, useKeys, useTerminal} from '../hooks.js';
import {useLesson} from '../lesson.js';
import {usePaused} from '../paused.js';
import {useFoot} from '../run/foot.js';
import type {Layout} from '../run/layout.js';
import {useBindings, useServices} from '../services.js';
import {barSprites, hintOf, tickAt} from './bars.js';
import {allInstructions, instructionAt, instructionTurn} from './instructions.js';
import {poseRows, poseSprites} from './pose.js';
import {TimedHand} from './timed-hand.js';

type TimedThrowProps = {
	readonly request: ThrowRequest;
	readonly layout: Layout;
	/** What is thrown, by whom and how. */
	readonly title: string;
	/** Where around the table it is thrown from, and how to walk on before the first bar runs; in the south where nobody walks. */
	readonly seat?: Seat | undefined;
	readonly onWalk?: ((seat: Seat) => void) | undefined;
	readonly onThrown: (gesture: PressedGesture) => void;
	/** Presses that are made by somebody else: a bot, or whoever threw when this was recorded. */
	readonly auto?: PressedGesture | undefined;
	/** Before the first bar runs one may still think again. */
	readonly onBack?: (() => void) | undefined;
	/** Where nothing is at stake, a throw may be given up while its bars run. */
	readonly onGiveUp?: (() => void) | undefined;
};

/** Presses the recorded keys when they were pressed, to the millisecond, whatever the timers do. */
const playback = (gesture: PressedGesture, hand: TimedHand, clock: Clock, start: number, onEnd: () => void): readonly (() => void)[] => {
	const {loft} = gesture;
	if (loft === 'high' || loft === 'low') hand.changeLoft(loft === 'high' ? 1 : -1);
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

/** A held throw goes on after so many milliseconds, out of sight until then: two quick keys must not hit what was seen before. */
const breather = 700;

const boxSides: Readonly<Record<number, string>> = {[-1]: 'left', 0: 'nowhere', 1: 'right'};

export const TimedThrow = ({request, layout, title, seat = 'south', onWalk, onThrown, auto, onBack, onGiveUp}: TimedThrowProps) => {
	const {game, theme, likings, bindings} = useServices();
	const is = useBindings();
	const {roundTrip} = useTerminal();
	const isAway = usePaused();
	/** The player has stopped the bars, or will have them back in a moment. */
	const [held, setHeld] = useState<'held' | 'soon'>();
	const isPaused = isAway || held !== undefined;
	// One thing after the other: a lesson is about the bars.
	const lesson = useLesson();
	const mayWalk = onWalk !== undefined && lesson === undefined;
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
		onThrown(seat === 'south' ? hand.gesture : {...hand.gesture, seat});
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

	const soon = useRef<(() => void) | undefined>(undefined);
	useEffect(() => () => soon.current?.(), []);
	const letGo = (): void => {
		setHeld('soon');
		soon.current = clock.after(breather, () => setHeld(undefined));
	};

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
		if (isAway || auto) return false;
		if (held) return held === 'held' && (is('pause', key) || is('press', key) || is('choose', key)) ? letGo() : undefined;
		if (is('press', key)) {
			if (hand.isRunning) hand.press(key.at);
			else {
				hand.begin(key.at);
				show(count => count + 1);
			}

			watchEnd();
			return finish();
		}

		if (is('back', key) && !hand.isRunning && onBack) return onBack();
		if (is('back', key) && hand.isRunning && onGiveUp) return onGiveUp();
		if (is('pause', key) && hand.isRunning) {
			hand.pause(key.at);
			return setHeld('held');
		}

		if (is('walk', key) && !hand.isRunning && mayWalk) return onWalk?.(nextSeat(seat));
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
	const idle = held === undefined && request.stance.length > 1 ? instructionTurn : Infinity;
	const every = auto || (hand.isRunning && !isPaused) ? undefined : idle;
	const press = keyLabel(bindings, 'press');
	const width = layout.columns - 2;
	const room = layout.bottomRows - 3;
	const standing = lesson ? wrap(lesson, width) : allInstructions(game.box, request.stance, width, room);
	/** What does not fit takes turns, and is drawn with what moves. */
	const turning = (turn: number): readonly Sprite[] => {
		if (standing) return [];
		const words = wrap(instructionAt(game.box, request.stance, hand.isRunning ? hand.beat : undefined, turn), width);
		return Array.from({length: room}, (_, row) => ({
			x: 1,
			y: layout.bottomRow + 2 + row,
			text: theme.dim((words[row] ?? '').padEnd(width)),
		}));
	};
	const heldWords = held === 'soon' ? 'Ready ...' : `Paused, and the bars are out of sight. ${keyLabel(bindings, 'pause')} goes on.`;
	const ring = useBell();
	const lastTick = useRef<number | undefined>(undefined);
	useAnimation(
		at => {
			const turn = Math.floor(at / instructionTurn);
			const say = (words: string): Sprite => ({x: 1, y: layout.bottomRow + 1, text: theme.strong(words.padEnd(width))});
			if (held) return [...poseSprites(layout, poseRows(game.box, request.stance, 0)), ...turning(0), say(heldWords)];
			const beep = tickAt(hand, at);
			if (beep !== undefined && beep !== lastTick.current) ring();
			lastTick.current = beep;
			const frame = hand.presses.length >= hand.stance.beats.length - 1 && hand.isRunning ? 1 : 0;
			return [
				...barSprites(theme, layout, hand, at),
				...poseSprites(layout, poseRows(game.box, request.stance, frame, turn)),
				...turning(turn),
				say(hintOf(hand, at, press)),
			];
		},
		{active: !isAway, every},
	);

	const {stance} = hand;
	const {up, down, left, right} = theme.glyphs;
	const before: KeyHelp = [
		[press, 'start'],
		...(stance.loft === undefined ? [[keysOf(up, down), `loft: ${hand.loft}`] as const] : []),
		...(stance.bank ? [[keysOf(left, right), `box: ${boxSides[hand.side]}`] as const] : []),
		...(mayWalk ? [[keyLabel(bindings, 'walk'), `from: ${seat}`] as const] : []),
		...(onBack ? [[keyLabel(bindings, 'back'), 'back'] as const] : []),
		// A box and a way around the table leave no room for it.
		...(onBack && !onGiveUp && !(stance.bank && mayWalk) ? [[keyLabel(bindings, 'help'), 'help'] as const] : []),
	];
	const during: KeyHelp = [
		[press, stance.beats.some(({taps}) => taps !== undefined) ? 'lock, puff' : 'lock'],
		...(stance.beats.some(({slides}) => slides) ? [[keysOf(left, right), 'hold it'] as const] : []),
		[keyLabel(bindings, 'pause'), 'pause'],
		...(onGiveUp ? [[keyLabel(bindings, 'back'), 'give it up'] as const] : []),
	];
	const onHold: KeyHelp = held === 'held' ? [[keyLabel(bindings, 'pause'), 'back to the bars']] : [];
	const foot = useFoot('throw', held ? onHold : hand.isRunning ? during : before);
	const shown = (standing ?? []).slice(0, room);
	const rows = [
		theme.accent(title),
		'',
		...shown.map(row => theme.dim(row)),
		...Array.from({length: Math.max(0, room - shown.length)}, () => ''),
		keyHelp(theme, foot),
	];
	return <Rows rows={rows.map(row => ` ${row}`)} height={layout.bottomRows} />;
};
