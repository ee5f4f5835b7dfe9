/** How a throw in a stance is done perfectly: when to press for the middle of the board, and what to choose beforehand. */
import type {Loft} from './flight.js';
import {awayAt, gapFor, isInWindow, powerOfBoth, puffGap, readingAt, stepBack, timeLimit} from './readings.js';
import {type Beat, type Stance, sweepLength} from './stance.js';

type Plan = {
	readonly presses: readonly number[];
	/** How much the reading changes in a millisecond around each press. */
	readonly rates: readonly number[];
	/** Even taps, where a beat wants them. */
	readonly taps: readonly number[];
	/** Steps against the slide, if it goes to the right. */
	readonly steps: number;
	readonly loft: Loft;
	/** The power that keeps every promise of the stance and lands nearest the middle. */
	readonly power: number;
};

const still = {salt: 0, side: 1, curve: 0};

/** A moment for a press, the steps taken against the slide by then, and how far off the wanted reading it is. */
type Option = {readonly time: number; readonly steps: number; readonly off?: number};

/** The reading without trembling, as a perfect finger would hit it. */
const calmly = (calm: Stance, beat: Beat, {time, steps}: Pick<Option, 'time' | 'steps'>): number =>
	readingAt(calm, beat, still, time) - steps * stepBack;

const isGated = (stance: Stance): boolean =>
	stance.slack !== undefined || stance.turning !== undefined || stance.beats.some(beat => beat.window !== undefined);

/** Cursors cross nothing twice in so many milliseconds, so that most of them need not be looked at. */
const stride = 8;

/** The first few moments at which a beat reads what is wanted after so many steps. */
const crossings = (calm: Stance, beat: Beat, wanted: number, steps: number, most: number): readonly Option[] => {
	const found: Option[] = [];
	const off = (time: number): number => calmly(calm, beat, {time, steps}) - wanted;
	let before = off(0);
	for (let from = 0; from < sweepLength * 6 && found.length < most; from += stride) {
		const after = off(from + stride);
		if (before <= 0 !== after <= 0) {
			let last = before;
			for (let time = from + 1; time <= from + stride; time++) {
				const now = off(time);
				if (last <= 0 !== now <= 0) found.push({time: Math.abs(now) < Math.abs(last) ? time : time - 1, steps});
				last = now;
			}
		}

		before = after;
	}

	return found;
};

/** A sliding die is let go after so many steps, or after more or fewer where the moment does not suit. */
const slideSteps = [4, 5, 3, 6, 2, 7];

/** Where any moment will do, these many milliseconds later will do as well; earlier, too, where there is a window to meet. */
const delays = [0, 100, 200, 300];
const aroundWindow = [0, 70, -70, 140, -140];

/** A dancer who cannot have the middle takes what is near it. */
const nearly = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3];

const nearlyFor = ({turning, bounces, mustLoft}: Stance): readonly number[] => {
	if (!turning) return [0];
	// Thrown steeply, a little more power is a bounce less.
	return bounces > 1 && mustLoft !== undefined ? nearly.filter(off => off <= 0) : nearly;
};

const optionsOf = (calm: Stance, beat: Beat, wanted: number): readonly Option[] => {
	const around = (time: number): readonly Option[] =>
		(beat.window ? aroundWindow : delays).map(delay => ({time: Math.max(0, time + delay), steps: 0}));
	if (beat.taps !== undefined) return around(beat.taps * puffGap + 60);
	if (beat.sets === 'nothing') return around(Math.round(beat.moment(0) / calm.speed) - calm.lag);
	const most = isGated(calm) ? 5 : 1;
	const found = beat.slides
		? slideSteps.flatMap(steps => crossings(calm, beat, wanted, steps, 1)).slice(0, most)
		: nearlyFor(calm).flatMap(off => crossings(calm, beat, wanted + off, 0, most).map(option => ({...option, off})));
	return found.length > 0 ? found : [{time: 0, steps: 0}];
};

const isInTime = (stance: Stance, presses: readonly Option[]): boolean => {
	let sinceFirst = 0;
	for (const [index, {time}] of presses.entries()) {
		const beat = stance.beats[index];
		if (beat && !isInWindow(stance, beat, time)) return false;
		if (index > 0) sinceFirst += time;
	}

	return sinceFirst <= timeLimit(stance);
};

/** How far from turning away the locks fall, at worst. */
const facing = (stance: Stance, presses: readonly Option[]): number => {
	const {turning} = stance;
	if (turning === undefined) return 1;
	let elapsed = 0;
	let worst = 1;
	for (const [index, {time}] of presses.entries()) {
		elapsed += time;
		if (stance.beats[index]?.sets === 'nothing') continue;
		worst = Math.min(worst, 1 - awayAt(turning, elapsed) / turning.away);
	}

	return worst;
};

/** Enough to find a way through every gate, and few enough to be quick about it. */
const mostSets = 3000;

/** Facing the table as surely as this is sure enough. */
const sure = 0.4;

/** Tries the moments of all beats together for a set that keeps every gate; the earliest where several do. */
const choose = (stance: Stance, options: readonly (readonly Option[])[]): readonly Option[] => {
	const first = options.map(moments => moments[0]!);
	if (!isGated(stance)) return first;
	let sets: readonly (readonly Option[])[] = [[]];
	for (const moments of options) sets = sets.flatMap(chosen => moments.map(moment => [...chosen, moment])).slice(0, mostSets);
	const timely = sets.filter(presses => isInTime(stance, presses));
	let [best, surest] = [timely[0] ?? first, -Infinity];
	for (const presses of timely) {
		const off = presses.reduce((sum, option) => sum + Math.abs(option.off ?? 0), 0);
		const surety = Math.min(sure, facing(stance, presses)) - off;
		if (surety > surest) [best, surest] = [presses, surety];
	}

	return best;
};

/** Two bounces need a flat throw, or a shorter one where the stance forbids it. */
const loftAndPower = (stance: Stance): {loft: Loft; power: number} => {
	// A flat throw clears the card only if it comes down close to it.
	if (stance.loft !== undefined) return {loft: stance.loft, power: stance.hurdle === undefined ? 0 : 0.1};
	if (stance.mustLoft !== undefined) return {loft: stance.mustLoft, power: stance.bounces > 1 || stance.hurdle !== undefined ? -0.11 : 0};
	if (stance.bounces < 2) return {loft: 'middle', power: 0};
	return stance.hurdle === undefined ? {loft: 'low', power: 0} : {loft: 'middle', power: -0.04};
};

const plans = new Map<Stance, Plan>();

export const planOf = (stance: Stance): Plan => {
	const known = plans.get(stance);
	if (known) return known;
	const {loft, power} = loftAndPower(stance);
	const {beats} = stance;
	const calm = {...stance, jitter: 0};
	const powerAt = beats.findIndex(beat => beat.sets === 'power' || beat.sets === 'both');
	const wantedOf = (beat: Beat, index: number): number => (index === powerAt ? (beat.sets === 'both' ? power / powerOfBoth : power) : 0);
	const chosen = choose(
		stance,
		beats.map((beat, index) => optionsOf(calm, beat, wantedOf(beat, index))),
	);
	const rates = beats.map((beat, index) => {
		const {time, steps} = chosen[index]!;
		return (calmly(calm, beat, {time: time + 4, steps}) - calmly(calm, beat, {time: Math.max(0, time - 4), steps})) / 8;
	});
	const puffs = beats.find(beat => beat.taps !== undefined)?.taps ?? 0;
	const gap = Math.round(gapFor(power));
	const plan = {
		presses: chosen.map(({time}) => time),
		rates,
		taps: Array.from({length: puffs}, (_, index) => 60 + index * gap),
		steps: Math.max(0, ...chosen.map(({steps}) => steps)),
		loft,
		power,
	};
	plans.set(stance, plan);
	return plan;
};
