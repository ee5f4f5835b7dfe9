/** A run shown again: pause, step, faster, slower, to any throw, and the way into it for those who would do better. */
import {useState} from 'react';
import type {Key} from '../../terminal/key-names.js';
import type {Moment} from '../run/foot.js';
import type {Pilot} from '../run/pilot.js';
import {RunScreen} from '../run/run-screen.js';
import {useBindings, useKeyLabels, useTheme} from '../services.js';
import {playFrom, type Recording, ReplayPilot, speeds, throwsOf} from './replay.js';

type ReplayScreenProps = {
	readonly recording: Recording;
	/** The move to begin before. */
	readonly from?: number | undefined;
	readonly onLeave: (why: 'menu' | 'quit') => void;
	/** Plays on from here instead of watching; a sentence says why not. */
	readonly onTakeOver?: ((from: number) => string | undefined) | undefined;
};

export const ReplayScreen = ({recording, from = 0, onLeave, onTakeOver}: ReplayScreenProps) => {
	const is = useBindings();
	const label = useKeyLabels();
	const theme = useTheme();
	const [scene, setScene] = useState(() => sceneAt(recording, from, {speed: 1, paused: false}));
	const [, show] = useState(0);
	const [typed, setTyped] = useState('');
	const [trouble, setTrouble] = useState<string>();
	const {play, pilot, at} = scene;
	const {moves} = recording;
	const throws = throwsOf(recording);
	/** Where a jump has led to a throw, that one is shown although it is not made yet. */
	const reached = Math.max(pilot.next, at + 1);
	const number = throws.filter(index => index < reached).length;
	const jump = (to: number): void => setScene(sceneAt(recording, to, pilot));
	const jumpBack = (): void => {
		const current = throws[number - 1];
		// Once more from its beginning; from there to the one before.
		jump((current !== undefined && current < play.made() ? current : throws[number - 2]) ?? 0);
	};
	const faster = (by: number): void => {
		const now = speeds.indexOf(pilot.speed as (typeof speeds)[number]) + by;
		pilot.speed = speeds[Math.max(0, Math.min(speeds.length - 1, now))]!;
	};

	/** While a number is being typed. */
	const onDigit = (key: Key): boolean => {
		if (/^[0-9]$/.test(key.name)) setTyped((typed + key.name).slice(-4));
		else if (typed === '') return false;
		else if (key.name === 'enter') {
			setTyped('');
			jump(throws[Math.min(throws.length, Number(typed)) - 1] ?? 0);
		} else if (key.name === 'backspace') setTyped(typed.slice(0, -1));
		else setTyped('');
		return typed !== '' || /^[0-9]$/.test(key.name);
	};

	const acts: Readonly<Record<string, (() => unknown) | undefined>> = {
		space: () => {
			pilot.paused = !pilot.paused;
		},
		'+': () => faster(1),
		'=': () => faster(1),
		'-': () => faster(-1),
		n: () => jump(throws[number] ?? moves.length),
		b: jumpBack,
		x: onTakeOver && (() => setTrouble(onTakeOver(play.made()))),
	};

	const onKey = (key: Key): boolean => {
		setTrouble(undefined);
		if (onDigit(key)) return true;
		const act = acts[key.name];
		if (act) act();
		else if (is('right', key)) {
			pilot.paused = true;
			pilot.step();
		} else return false;
		show(count => count + 1);
		return true;
	};

	const isAtEnd = pilot.next >= moves.length && play.state().outcome === undefined && play.made() === moves.length;
	const pace = isAtEnd ? 'ends here' : pilot.paused ? 'paused' : `x${pilot.speed}`;
	const usual = `replay ${pace}  throw ${number}/${throws.length}  ${label('help')} keys`;
	const caption = trouble ?? (typed === '' ? usual : `to throw ${typed} of ${throws.length}? Enter`);
	const keys = [
		['Space', 'pause, and go on'],
		[label('right'), 'one page on, and wait'],
		['+ -', 'faster, slower'],
		['n b', 'to the next throw; this one again, or the one before'],
		['12', 'and Enter: to throw 12'],
		...(onTakeOver ? [['x', 'play on from here yourself; such a run is not ranked'] as const] : []),
		[label('back'), 'the menu; the replay waits'],
	] as const;
	const piloted: Pilot = scene.listenedToBy(
		onKey,
		() => show(count => count + 1),
		keys,
		moment => [
			['Space', pilot.paused ? 'go on' : 'pause'],
			[theme.glyphs.right, steps[moment]],
			['+ -', 'speed'],
			...(onTakeOver ? [['x', 'take over'] as const] : []),
		],
	);
	return <RunScreen key={scene.id} play={play} pilot={piloted} caption={caption} onLeave={onLeave} />;
};

/** What a step means at each moment. */
const steps: Readonly<Record<Moment, string>> = {choose: 'step', throw: 'step', more: 'next page', tell: 'read on'};

let scenes = 0;

/** The table and the pilot at a move. The pilot stays the same object while its keys change. */
const sceneAt = (recording: Recording, at: number, {speed, paused}: {readonly speed: number; readonly paused: boolean}) => {
	const pilot = new ReplayPilot(recording, at);
	pilot.speed = speed;
	pilot.paused = paused;
	let listener: (key: Key) => unknown = () => false;
	let moved = (): void => undefined;
	let keys: Pilot['keys'];
	let foot: Pilot['foot'];
	const outer: Pilot = {
		move: () => {
			const move = pilot.move();
			moved();
			return move;
		},
		throwing: pilot.throwing,
		delay: pilot.delay,
		isPaused: pilot.isPaused,
		isHasty: pilot.isHasty,
		onKey: key => listener(key),
		foot: moment => foot?.(moment) ?? [],
		get keys() {
			return keys ?? [];
		},
	};
	const listenedToBy = (onKey: (key: Key) => unknown, onMove: () => void, help: Pilot['keys'], short: Pilot['foot']): Pilot => {
		[listener, moved, keys, foot] = [onKey, onMove, help, short];
		return outer;
	};
	return {id: scenes++, at, play: playFrom(recording, at), pilot, listenedToBy};
};
