/** The die on its way: up, down, bounce, roll, with its shadow below it. Outside React, and over as soon as anybody is bored. */
import {useEffect, useRef} from 'react';
import type {Die} from '../../kernel/landing.js';
import type {Sprite} from '../../terminal/cells.js';
import type {Waypoint} from '../../throwing/flight.js';
import {cellOfPoint} from '../../throwing/target.js';
import {useAnimation, useBell, useClock, useKeys} from '../hooks.js';
import {useBindings, useServices} from '../services.js';
import type {Layout} from './layout.js';
import {dieLetters} from './target-rows.js';

type FlightProps = {
	readonly path: readonly Waypoint[];
	readonly die: Die;
	readonly layout: Layout;
	readonly onDone: () => void;
};

/** Milliseconds for one radius of the board, and a moment of stillness at the end. */
const pace = 260;
const rest = 250;

const lengthOf = (from: Waypoint, to: Waypoint): number => {
	const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.height - from.height];
	return Math.sqrt(dx * dx + dy * dy + dz * dz);
};

/** When each waypoint is passed. */
const timesOf = (path: readonly Waypoint[]): readonly number[] => {
	let time = 0;
	return path.map((point, index) => {
		const before = path[index - 1];
		if (before) time += Math.max(40, lengthOf(before, point) * pace);
		return time;
	});
};

const positionAt = (path: readonly Waypoint[], times: readonly number[], time: number): Waypoint => {
	const next = times.findIndex(moment => moment > time);
	if (next <= 0) return next === 0 ? path[0]! : path.at(-1)!;
	const [from, to] = [path[next - 1]!, path[next]!];
	const share = (time - times[next - 1]!) / (times[next]! - times[next - 1]!);
	const between = (a: number, b: number): number => a + (b - a) * share;
	return {x: between(from.x, to.x), y: between(from.y, to.y), height: between(from.height, to.height), bounce: false};
};

export const Flight = ({path, die, layout, onDone}: FlightProps) => {
	const {theme} = useServices();
	const is = useBindings();
	const clock = useClock();
	const start = useRef(clock.now());
	const isOver = useRef(false);
	const times = timesOf(path);
	const length = (times.at(-1) ?? 0) + rest;
	const ring = useBell();
	const done = (): void => {
		if (isOver.current) return;
		isOver.current = true;
		ring();
		onDone();
	};
	const latest = useRef(done);
	latest.current = done;
	useEffect(() => clock.after(length, () => latest.current()), [clock, length]);
	useKeys(key => (is('press', key) || is('back', key) ? done() : undefined));
	useAnimation(at => {
		const point = positionAt(path, times, at - start.current);
		const {column, row} = cellOfPoint(layout.target, point.x, point.y);
		const x = layout.targetLeft + column;
		const ground = layout.mainTop + row;
		const lift = Math.round(point.height * layout.target.rows * 0.4);
		const sprites: Sprite[] = [];
		const add = (y: number, text: string): void => {
			if (y >= layout.mainTop && y <= layout.aimRow && x >= 0 && x < layout.columns) sprites.push({x, y, text});
		};
		if (lift > 0) add(ground, theme.dim(theme.glyphs.shadow));
		add(ground - lift, theme.die[die](lift > 0 && Math.floor(at / 80) % 2 === 0 ? '#' : dieLetters[die]));
		return sprites;
	});
	return null;
};
