/** How a throw in a stance is done perfectly: when to press for the middle of the board, and what to choose beforehand. */
import type {Loft} from './flight.js';
import {type Beat, type Stance, sweepLength} from './stance.js';
import {puffGap, readingAt, stepBack} from './throw-die.js';

export type Plan = {
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

/** A sliding die is let go after so many steps. */
const slideSteps = 3;

/** The reading without trembling, as a perfect finger would hit it. */
const calmly = (calm: Stance, beat: Beat, time: number): number =>
	readingAt(calm, beat, still, time) - (beat.slides ? slideSteps * stepBack : 0);

/** The first few moments at which a beat reads what is wanted. */
const momentsOf = (stance: Stance, beat: Beat, wanted: number): readonly number[] => {
	if (beat.taps !== undefined) return [beat.taps * puffGap + 60];
	if (beat.sets === 'nothing') return [beat.moment(0), beat.moment(0) + 100, beat.moment(0) + 200, beat.moment(0) + 300];
	const found: number[] = [];
	let before = calmly(stance, beat, 0) - wanted;
	for (let time = 1; time < sweepLength * 6 && found.length < 6; time++) {
		const now = calmly(stance, beat, time) - wanted;
		if (before <= 0 !== now <= 0) found.push(Math.abs(now) < Math.abs(before) ? time : time - 1);
		before = now;
	}

	return found.length > 0 ? found : [0];
};

const isInTime = (stance: Stance, presses: readonly number[]): boolean => {
	for (const [index, press] of presses.entries()) {
		const window = stance.beats[index]?.window;
		if (window && (press < window[0] || press > window[1])) return false;
	}

	const sinceFirst = presses.slice(1).reduce((sum, press) => sum + press, 0);
	return sinceFirst <= Math.min(stance.airtime ?? Infinity, stance.deadline ?? Infinity);
};

/** How far from turning away the locks fall, at worst. */
const facing = (stance: Stance, presses: readonly number[]): number => {
	const {turning} = stance;
	if (turning === undefined) return 1;
	let elapsed = 0;
	let worst = 1;
	for (const [index, press] of presses.entries()) {
		elapsed += press;
		if (stance.beats[index]?.sets === 'nothing') continue;
		const phase = elapsed / turning - Math.floor(elapsed / turning);
		worst = Math.min(worst, Math.abs(phase - 0.5) * 2);
	}

	return worst;
};

/** Enough to find a way through every gate, and few enough to be quick about it. */
const mostSets = 600;

/** Tries the moments of all beats together for a set that keeps every gate; the earliest where several do. */
const choose = (stance: Stance, options: readonly (readonly number[])[]): readonly number[] => {
	let sets: readonly (readonly number[])[] = [[]];
	for (const moments of options) {
		sets = sets.flatMap(chosen => moments.slice(0, 5).map(moment => [...chosen, moment])).slice(0, mostSets);
	}

	const timely = sets.filter(presses => isInTime(stance, presses));
	const candidates = timely.length > 0 ? timely : sets;
	let best = candidates[0] ?? [];
	for (const presses of candidates) {
		const gain = facing(stance, presses) - facing(stance, best);
		if (gain > 0.2) best = presses;
	}

	return best;
};

/** Two bounces need a flat throw, or a shorter one where the stance forbids it. */
const loftAndPower = (stance: Stance): {loft: Loft; power: number} => {
	if (stance.loft !== undefined) return {loft: stance.loft, power: 0};
	if (stance.mustLoft !== undefined) return {loft: stance.mustLoft, power: stance.bounces > 1 ? -0.12 : 0};
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
	const powerAt = beats.findIndex(beat => beat.sets === 'power');
	const presses = choose(
		stance,
		beats.map((beat, index) => momentsOf(calm, beat, index === powerAt ? power : 0)),
	);
	const rates = beats.map((beat, index) => {
		const at = presses[index] ?? 0;
		return (calmly(calm, beat, at + 4) - calmly(calm, beat, Math.max(0, at - 4))) / 8;
	});
	const wanted = beats.find(beat => beat.taps !== undefined)?.taps ?? 0;
	const taps = Array.from({length: wanted}, (_, index) => 60 + index * puffGap);
	const plan = {presses, rates, taps, steps: beats.some(beat => beat.slides) ? slideSteps : 0, loft, power};
	plans.set(stance, plan);
	return plan;
};
