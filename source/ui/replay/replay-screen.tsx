/** A run shown again: pause, step, faster, slower, to any throw, and the way into it for those who would do better. */
import {useState} from 'react';
import type {Key} from '../../terminal/key-names.js';
import type {Pilot} from '../run/pilot.js';
import {RunScreen} from '../run/run-screen.js';
import {useBindings} from '../services.js';
import {playFrom, type Recording, ReplayPilot, speeds, throwsOf} from './replay.js';

export type ReplayScreenProps = {
	readonly recording: Recording;
	/** The move to begin before. */
	readonly from?: number | undefined;
	readonly onLeave: (why: 'menu' | 'quit') => void;
	/** Plays on from here instead of watching. */
	readonly onTakeOver?: ((from: number) => void) | undefined;
};

export const ReplayScreen = ({recording, from = 0, onLeave, onTakeOver}: ReplayScreenProps) => {
	const is = useBindings();
	const [scene, setScene] = useState(() => sceneAt(recording, from, {speed: 1, paused: false}));
	const [, show] = useState(0);
	const [typed, setTyped] = useState('');
	const {play, pilot} = scene;
	const throws = throwsOf(recording);
	const jump = (to: number): void => setScene(sceneAt(recording, Math.max(0, Math.min(recording.moves.length, to)), pilot));
	const change = (act: () => void): true => {
		act();
		show(count => count + 1);
		return true;
	};

	const faster = (by: number): void => {
		const at = speeds.indexOf(pilot.speed as (typeof speeds)[number]) + by;
		pilot.speed = speeds[Math.max(0, Math.min(speeds.length - 1, at))]!;
	};

	const onKey = (key: Key): unknown => {
		if (/^[0-9]$/.test(key.name)) return change(() => setTyped((typed + key.name).slice(-4)));
		if (typed !== '' && key.name === 'enter') {
			setTyped('');
			return change(() => jump(throws[Number(typed) - 1] ?? recording.moves.length));
		}

		if (key.name === 'space') {
			return change(() => {
				pilot.paused = !pilot.paused;
			});
		}

		if (key.name === '+' || key.name === '=') return change(() => faster(1));
		if (key.name === '-') return change(() => faster(-1));
		if (key.name === 'n') return change(() => jump(throws.find(index => index > pilot.next) ?? recording.moves.length));
		if (key.name === 'b') return change(() => jump(throws.findLast(index => index < pilot.next - 1) ?? 0));
		if (key.name === 'x' && onTakeOver) return change(() => onTakeOver(pilot.next));
		if (is('right', key)) {
			return change(() => {
				pilot.paused = true;
				pilot.step();
			});
		}

		return false;
	};

	const thrown = throws.filter(index => index < pilot.next).length;
	const speed = pilot.paused ? 'paused' : `x${pilot.speed}`;
	const caption = `${typed === '' ? '' : `to throw ${typed}? `}replay ${speed}  throw ${thrown}/${throws.length}  Space + - n b ${onTakeOver ? 'x' : ''}`;
	const piloted: Pilot = scene.listenedToBy(onKey, () => show(count => count + 1));
	return <RunScreen key={scene.id} play={play} pilot={piloted} caption={caption} onLeave={onLeave} />;
};

let scenes = 0;

/** The table and the pilot at a move. The pilot stays the same object while its keys change. */
const sceneAt = (recording: Recording, at: number, {speed, paused}: {readonly speed: number; readonly paused: boolean}) => {
	const pilot = new ReplayPilot(recording, at);
	pilot.speed = speed;
	pilot.paused = paused;
	let listener: (key: Key) => unknown = () => false;
	let moved = (): void => undefined;
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
	};
	const listenedToBy = (onKey: (key: Key) => unknown, onMove: () => void): Pilot => {
		[listener, moved] = [onKey, onMove];
		return outer;
	};
	return {id: scenes++, play: playFrom(recording, at), pilot, listenedToBy};
};
