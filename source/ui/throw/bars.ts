/** The bars as sprites: where the cursor is, what is marked, and what the stance hides. Drawn from the clock, without React. */
import type {Sprite} from '../../terminal/cells.js';
import {powerOfBoth} from '../../throwing/readings.js';
import type {Beat} from '../../throwing/stance.js';
import {margin} from '../../throwing/target.js';
import {bars, powersOfBoard} from '../../throwing/throw-die.js';
import type {Layout} from '../run/layout.js';
import type {Theme} from '../theme.js';
import type {TimedHand} from './timed-hand.js';

/** Blind: the bars of a beat can be seen for so long, then only a tick keeps time. */
const glimpse = 700;
const tickEvery = 200;

const isHorizontal = (beat: Beat): boolean => beat.sets === 'aim' || beat.sets === 'both' || beat.sets === 'nothing';

type Rail = {readonly centre: number; readonly half: number; readonly perReading: number};

const railOf = ({columns, target, targetLeft}: Layout, range: number): Rail => {
	const centre = targetLeft + Math.floor(target.columns / 2);
	const perReading = ((bars.aim * range) / margin) * (target.columns / 2);
	return {centre, half: Math.min(centre, columns - 1 - centre, Math.ceil(perReading)), perReading};
};

/** Positions on the aim bar that a stance does not let one see. */
const isHidden = (hand: TimedHand, offset: number, half: number): boolean => {
	const {looks} = hand.stance;
	// The hidden half is the left one of the table, wherever that is.
	if (looks.includes('half-hidden') && (looks.includes('mirrored') ? offset > 0 : offset < 0)) return true;
	return looks.includes('middle-hidden') && Math.abs(offset) < half * 0.3;
};

const inTheDark = (hand: TimedHand, at: number): boolean =>
	hand.stance.looks.includes('dark') && hand.isRunning && hand.elapsed(at) > glimpse;

/** The number of the tick that keeps time in the dark; undefined in the light. */
export const tickAt = (hand: TimedHand, at: number): number | undefined =>
	inTheDark(hand, at) ? Math.floor(hand.elapsed(at) / tickEvery) : undefined;

const tick = (theme: Theme, hand: TimedHand, at: number): string =>
	Math.floor(hand.elapsed(at) / tickEvery) % 2 === 0 ? theme.strong(theme.glyphs.tick) : ' ';

const aimRail = (theme: Theme, layout: Layout, hand: TimedHand, at: number): readonly Sprite[] => {
	const {centre, half, perReading} = railOf(layout, hand.stance.range);
	const edge = Math.round(perReading / (bars.aim * hand.stance.range));
	const row = layout.aimRow;
	const flip = hand.stance.looks.includes('mirrored') ? -1 : 1;
	const dark = inTheDark(hand, at);
	// How far a spinning die will bend its way, and to which side.
	const bend = Math.round((hand.chances.curve / (bars.aim * hand.stance.range)) * perReading * flip);
	const isBend = (offset: number): boolean => offset !== 0 && offset * bend > 0 && Math.abs(offset) <= Math.abs(bend);
	let text = '';
	for (let offset = -half; offset <= half; offset++) {
		if (isHidden(hand, offset, half)) text += hand.stance.looks.includes('middle-hidden') ? theme.dim('/') : ' ';
		else if (dark) text += ' ';
		else if (offset === 0) text += theme.strong('|');
		else if (isBend(offset)) text += theme.strong(bend < 0 ? '<' : '>');
		else if (Math.abs(offset) === edge) text += theme.strong(offset < 0 ? '[' : ']');
		else text += theme.dim(Math.abs(offset) < edge ? '=' : '-');
	}

	const sprites: Sprite[] = [{x: centre - half, y: row, text}];
	const mark = (reading: number, sign: string): void => {
		const offset = Math.round(Math.max(-half, Math.min(half, reading * perReading * flip)));
		if (!isHidden(hand, offset, half)) sprites.push({x: centre + offset, y: row, text: sign});
	};

	for (const [index, reading] of hand.locked.entries()) {
		const beat = hand.stance.beats[index]!;
		if (beat.sets === 'aim' || beat.sets === 'both') mark(reading, theme.chosen('+'));
	}

	const {beat} = hand;
	// Where a die lies on its card can be seen before it slides.
	if (beat && (hand.isRunning || beat.slides) && isHorizontal(beat) && beat.sets !== 'nothing' && !dark) {
		const reading = hand.reading(at);
		mark(reading, theme.accent(theme.glyphs.cursor));
		// Palms come from both sides.
		if (beat.name === 'palms') mark(-reading, theme.accent(theme.glyphs.cursor));
	}

	if (dark) sprites.push({x: centre - half, y: row, text: tick(theme, hand, at)});
	return sprites;
};

/** A window that has to be met: it comes nearer, and there it is. */
const windowRail = (theme: Theme, layout: Layout, hand: TimedHand, beat: Beat, at: number): readonly Sprite[] => {
	const {centre, half} = railOf(layout, 1);
	const [from, to] = beat.window!;
	const scale = half / to;
	const column = (time: number): number => Math.round(Math.min(2 * half, time * scale));
	const text = Array.from({length: 2 * half + 1}, (_, index) =>
		index >= column(from) && index <= column(to) ? theme.strong('=') : theme.dim('-'),
	).join('');
	const sprites = [{x: centre - half, y: layout.aimRow, text}];
	if (!inTheDark(hand, at)) {
		sprites.push({
			x: centre - half + column(hand.elapsed(at) * hand.stance.speed),
			y: layout.aimRow,
			text: theme.accent(theme.glyphs.cursor),
		});
	}

	return sprites;
};

const powerRail = (theme: Theme, layout: Layout, hand: TimedHand, at: number): readonly Sprite[] => {
	const {looks} = hand.stance;
	const {rows} = layout.target;
	const levels = rows * 3 - 1;
	const flip = looks.includes('mirrored') ? -1 : 1;
	const dark = inTheDark(hand, at);
	const levelOf = (power: number): number => Math.round(((1 - Math.max(-1, Math.min(1, power * flip))) / 2) * levels);
	const [near, far] = powersOfBoard(hand.loft);
	const [top, bottom] = [Math.min(levelOf(near), levelOf(far)), Math.max(levelOf(near), levelOf(far))];
	const x = layout.powerLeft;
	const sprites: Sprite[] = [];
	const isBelow = (row: number): boolean => looks.includes('upper-half-only') && row > rows / 2;
	for (let row = 0; row < rows; row++) {
		const level = row * 3 + 1;
		const unmarked = looks.includes('edge-on');
		const onBoard = !unmarked && level >= top - 1 && level <= bottom + 1;
		const rail = isBelow(row) || dark ? ' ' : onBoard ? theme.strong('#') : theme.dim(':');
		const sweet = !unmarked && !dark && Math.abs(levelOf(0) - level) <= 1 && !isBelow(row) ? theme.strong('<') : ' ';
		sprites.push({x, y: layout.mainTop + row, text: `${rail}${sweet} `});
	}

	const mark = (power: number, paint: (text: string) => string): void => {
		const level = levelOf(power);
		const row = Math.floor(level / 3);
		if (!isBelow(row)) sprites.push({x, y: layout.mainTop + row, text: paint(theme.glyphs.levels[level - row * 3]!.repeat(2))});
	};

	const {beat} = hand;
	if (beat && hand.isRunning && !dark) {
		if (beat.sets === 'both') mark(hand.reading(at) * powerOfBoth, theme.accent);
		else if (beat.sets === 'power' && beat.taps === undefined) mark(hand.reading(at), theme.accent);
		else if (beat.taps !== undefined) mark((hand.taps.length - beat.taps) / beat.taps, theme.accent);
	}

	for (const [index, reading] of hand.locked.entries()) if (hand.stance.beats[index]!.sets === 'power') mark(reading, theme.chosen);
	return sprites;
};

/** Both bars at this moment. */
export const barSprites = (theme: Theme, layout: Layout, hand: TimedHand, at: number): readonly Sprite[] => {
	const {beat} = hand;
	const isCatch = beat?.window !== undefined && beat.sets === 'nothing' && hand.isRunning;
	const aim = isCatch ? windowRail(theme, layout, hand, beat, at) : aimRail(theme, layout, hand, at);
	return [...aim, ...powerRail(theme, layout, hand, at)];
};

const beatWords: Readonly<Record<string, string>> = {
	aim: 'Aim: press as it crosses the middle.',
	power: 'Power: press at the mark.',
	palms: 'Palms: press as they meet.',
	cross: 'Both at once: one press.',
	balance: 'It slides: hold it with the arrows, press to let go.',
	header: 'It falls: press as it reaches your head.',
	slap: 'The hand comes down: press as it meets the die.',
	cock: 'Press to cock.',
	'let go': 'Press to let go, now-ish.',
	catch: 'Catch it in the window.',
	jump: 'Press to jump.',
	swing: 'It swings: press on the way through the middle.',
	breath: 'Blow: tap, evenly, about six times.',
};

/** What to do now, and what the stance counts down. */
export const hintOf = (hand: TimedHand, at: number, press: string): string => {
	const {beat} = hand;
	if (!hand.isRunning || !beat) return `${press} begins.`;
	const left = hand.timeLeft(at);
	const facing = hand.isFacing(at);
	const parts = [
		beatWords[beat.name] ?? 'Press.',
		...(hand.chances.curve !== 0 && beat.sets === 'aim' ? ['It will bend along the arrows: aim as far the other way.'] : []),
		...(hand.stance.lag === 0 || beat.sets === 'nothing' ? [] : ['The hand is late: press ahead.']),
		...(beat.taps === undefined ? [] : [`Puffs: ${hand.taps.length}.`]),
		...(left === undefined ? [] : [`${(left / 1000).toFixed(1)} s left.`]),
		...(facing === undefined ? [] : [facing ? '[ FACING ]' : '( turned away )']),
	];
	return parts.join(' ');
};
