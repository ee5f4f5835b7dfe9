/** The throw without timing: a crosshair to move, a risk to choose, and all the time in the world. */
import {useEffect, useRef, useState} from 'react';
import type {ThrowRequest, Zone} from '../../kernel/landing.js';
import type {SteadyGesture} from '../../throwing/gesture.js';
import {type Risk, risks, steadyOdds} from '../../throwing/steady.js';
import {cellOfPoint, margin} from '../../throwing/target.js';
import {composeStance} from '../../throwing/throw-die.js';
import {zoneOfPoint} from '../../throwing/zone.js';
import {wrap} from '../../view/text.js';
import {keyLabel} from '../bindings.js';
import {Rows} from '../components/rows.js';
import {keyHelp, keysOf} from '../components/strip.js';
import {useAnimation, useClock, useKeys} from '../hooks.js';
import {useLesson} from '../lesson.js';
import {useFoot} from '../run/foot.js';
import type {Layout} from '../run/layout.js';
import {useBindings, useServices} from '../services.js';
import {poseRows, poseSprites} from './pose.js';

export type Aim = {readonly x: number; readonly y: number; readonly risk: Risk};

type SteadyThrowProps = {
	readonly request: ThrowRequest;
	readonly layout: Layout;
	readonly title: string;
	/** Where the last throw was aimed; most people aim there again. */
	readonly start: Aim;
	readonly onThrown: (gesture: SteadyGesture) => void;
	/** A throw that somebody else makes. */
	readonly auto?: SteadyGesture | undefined;
	readonly onBack?: (() => void) | undefined;
};

/** How long somebody else's aim is shown. */
const lookAround = 900;

const step = 6;

/** The cross stays on the target that is drawn; nobody aims at the furniture. */
const furthest = 102;

const within = (value: number): number => Math.max(-furthest, Math.min(furthest, value));

const zoneWords: Readonly<Partial<Record<Zone, string>>> = {bullseye: 'the bullseye', outside: 'the table'};

export const SteadyThrow = ({request, layout, title, start, onThrown, auto, onBack}: SteadyThrowProps) => {
	const {game, theme, bindings} = useServices();
	const is = useBindings();
	const lesson = useLesson();
	const [aim, setAim] = useState<Aim>(auto?.steady ?? start);
	const stance = composeStance(request.handicaps);
	const odds = steadyOdds(stance, aim.risk);
	const move = (x: number, y: number): void => setAim({...aim, x: within(aim.x + x), y: within(aim.y + y)});
	const clock = useClock();
	const latest = useRef(onThrown);
	latest.current = onThrown;
	useEffect(() => {
		if (!auto) return undefined;
		return clock.after(lookAround, () => latest.current(auto));
	}, [auto, clock]);
	useKeys(key => {
		if (auto) return false;
		const size = key.shift ? step * 3 : step;
		if (is('choose', key)) return onThrown({steady: aim});
		if (is('back', key) && onBack) return onBack();
		if (is('left', key)) return move(-size, 0);
		if (is('right', key)) return move(size, 0);
		if (is('up', key)) return move(0, size);
		if (is('down', key)) return move(0, -size);
		if (key.ctrl || key.alt) return false;
		if (key.name === '0' || key.name === 'home') return setAim({...aim, x: 0, y: 0});
		if (key.name === 'tab' || key.name === 'r') return setAim({...aim, risk: risks[(risks.indexOf(aim.risk) + 1) % risks.length]!});
		if (/^[1-3]$/.test(key.name)) return setAim({...aim, risk: risks[Number(key.name) - 1]!});
		return false;
	});

	const mirrored = stance.looks.includes('mirrored') ? -1 : 1;
	useAnimation(
		() => {
			const {column, row} = cellOfPoint(layout.target, (aim.x / 100) * mirrored, aim.y / 100);
			const x = layout.targetLeft + column;
			const y = layout.mainTop + row;
			const wide = Math.round((odds.x / margin) * (layout.target.columns / 2));
			const deep = Math.round((odds.y / margin) * (layout.target.rows / 2));
			const marks = [
				{x: x - wide, y, text: theme.strong('(')},
				{x: x + wide, y, text: theme.strong(')')},
				{x, y: y - deep, text: theme.strong('^')},
				{x, y: y + deep, text: theme.strong('v')},
				{x, y, text: theme.chosen(theme.glyphs.crosshair)},
			];
			const isOnTable = (mark: {readonly x: number; readonly y: number}): boolean =>
				mark.y >= layout.mainTop && mark.y <= layout.aimRow && mark.x >= layout.targetLeft && mark.x < layout.foeLeft;
			return [...poseSprites(layout, poseRows(game.box, request.stance, 0)), ...marks.filter(isOnTable)];
		},
		{every: Infinity},
	);

	const zone = zoneOfPoint(game.box.board, aim.x / 100, aim.y / 100);
	const wrong = stance.handicaps === 0 ? 'land without a bounce' : 'are not done as required';
	const botched = Math.round(odds.botch * 100);
	const taught = lesson === undefined ? [] : wrap(lesson, layout.columns - 2).slice(0, 2);
	const foot = useFoot('throw', [
		[keysOf(theme.glyphs.left, theme.glyphs.up, theme.glyphs.down, theme.glyphs.right), 'aim'],
		['Tab', 'risk'],
		['0', 'middle'],
		[keyLabel(bindings, 'choose'), 'throw'],
		...(onBack ? [[keyLabel(bindings, 'back'), 'back'] as const] : []),
	]);
	const rows = [
		...(taught.length === 0 ? [theme.accent(title)] : taught.map(row => theme.gold(row))),
		`Aiming at ${zoneWords[zone] ?? `a ${zone}`}. Two throws in three lie inside the marks.`,
		`Risk: ${risks.map((risk, index) => (risk === aim.risk ? theme.chosen(`[${index + 1} ${risk}]`) : ` ${index + 1} ${risk} `)).join(' ')}  ${botched === 0 ? 'Never goes wrong' : `${botched} in 100 ${wrong}`}.`,
		...(taught.length > 1 ? [] : ['']),
		keyHelp(theme, foot),
	];
	return <Rows rows={rows.map(row => ` ${row}`)} height={layout.bottomRows} />;
};
