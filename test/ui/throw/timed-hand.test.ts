import {describe, expect, test} from 'vitest';
import type {ThrowRequest} from '../../../source/kernel/landing.js';
import {gestureByHand} from '../../../source/throwing/fingers.js';
import {type PressedGesture, tidy} from '../../../source/throwing/gesture.js';
import {readingAt, stepBack, timeLimit} from '../../../source/throwing/readings.js';
import {throwDie} from '../../../source/throwing/throw-die.js';
import {TimedHand} from '../../../source/ui/throw/timed-hand.js';
import {perfectGesture, requestOf, secondEditionThrows} from '../../throwing/hand.js';

const plain = {assist: 100, roundTrip: 0};

type Pace = TimedHand['pace'];

/** Feeds a gesture to a hand, key by key: what is meant for `time` is pressed when the bars are there, and arrives late. */
const feed = (hand: TimedHand, gesture: PressedGesture, from = 5000.25): TimedHand => {
	const {assist, roundTrip} = hand.pace;
	const clock = (time: number): number => (time * 100) / assist + roundTrip;
	hand.changeLoft({low: -1, middle: 0, high: 1}[gesture.loft ?? 'middle']);
	hand.side = gesture.side ?? 0;
	let start = from;
	hand.begin(start);
	for (const [index, press] of gesture.presses.entries()) {
		const beat = hand.stance.beats[index]!;
		if (beat.taps !== undefined) {
			for (const tap of gesture.taps ?? []) hand.press(start + clock(tap));
			start += clock(press);
			hand.expire(start);
			continue;
		}

		const steps = beat.slides ? (gesture.steps ?? 0) : 0;
		for (let step = 0; step < Math.abs(steps); step++) hand.step(Math.sign(steps));
		start += clock(press);
		hand.press(start);
	}

	return hand;
};

const landing = (request: ThrowRequest, gesture: PressedGesture) => throwDie(request, gesture).landing;

const pairs = [
	['backwards', 'blind'],
	['blow', 'card'],
	['dancing', 'hot-potato'],
	['x', 'far'],
	['head', 'jump'],
	['bank', 'double-bounce'],
	['dice-spin', 'weak-hand'],
	['nose', 'crossbow'],
];

describe.each([[], ...secondEditionThrows.map(id => [id]), ...pairs].map(ids => [ids.join(' + ') || 'the plain throw', ids] as const))(
	'%s',
	(_, ids) => {
		test.each<Pace>([plain, {assist: 100, roundTrip: 83}, {assist: 50, roundTrip: 0}, {assist: 75, roundTrip: 120}])(
			'presses at the right moments are the gesture of the plan, at %o',
			pace => {
				for (const number of [0, 1, 2]) {
					const request = requestOf(ids, number);
					for (const meant of [perfectGesture(request), gestureByHand(request, 'novice')]) {
						const hand = feed(new TimedHand(request, pace), meant);
						expect(hand.isDone).toBe(true);
						expect(tidy(hand.gesture)).toEqual(tidy(meant));
						expect(landing(request, hand.gesture)).toEqual(landing(request, meant));
					}
				}
			},
		);
	},
);

test('there are 26 throws', () => {
	expect(secondEditionThrows).toHaveLength(26);
});

test('what a bar read when it was locked is what counts', () => {
	for (const pace of [plain, {assist: 60, roundTrip: 90}]) {
		const request = requestOf(['small-fingers', 'far']);
		const hand = feed(new TimedHand(request, pace), {presses: [317, 459]});
		const {presses} = tidy(hand.gesture);
		expect(hand.locked).toEqual(hand.stance.beats.map((beat, index) => readingAt(hand.stance, beat, hand.chances, presses[index]!)));
	}
});

test('the assist slows the bars down, and presses are counted in their time', () => {
	const hand = new TimedHand(requestOf([]), {assist: 50, roundTrip: 0});
	hand.begin(100);
	expect(hand.elapsed(900)).toBe(400);
	expect(hand.reading(900)).toBeCloseTo(0);
	hand.press(900);
	expect(hand.gesture).toEqual({presses: [400]});
});

test('the round trip is stored in the time of the bars', () => {
	const hand = new TimedHand(requestOf([]), {assist: 50, roundTrip: 80});
	hand.begin(0);
	hand.press(880);
	expect(hand.gesture).toEqual({presses: [440], roundTrip: 40});
	expect(hand.locked[0]).toBeCloseTo(0);
});

test('a press earlier than the line is long counts as the very first moment', () => {
	const request = requestOf([]);
	const hand = new TimedHand(request, {assist: 100, roundTrip: 400});
	hand.begin(0);
	hand.press(30);
	hand.press(430 + 400);
	expect(hand.gesture).toEqual({presses: [30, 800], roundTrip: 400});
	expect(tidy(hand.gesture).presses).toEqual([0, 400]);
	expect(hand.locked[0]).toBe(-1);
});

test('nothing runs before it begins; a moment before the beginning is none', () => {
	const hand = new TimedHand(requestOf([]), plain);
	expect(hand.isRunning).toBe(false);
	expect(hand.elapsed(1e6)).toBe(0);
	expect(hand.endsAt()).toBeUndefined();
	hand.begin(1000);
	expect(hand.elapsed(900)).toBe(0);
});

test('bars stand still while nobody can see them', () => {
	const hand = new TimedHand(requestOf([]), plain);
	hand.begin(1000);
	hand.pause(1250);
	hand.pause(1300);
	expect(hand.elapsed(9999)).toBe(250);
	hand.press(1400);
	expect(hand.presses).toEqual([]);
	hand.goOn(11_250);
	hand.goOn(12_000);
	expect(hand.elapsed(11_260)).toBe(260);
	hand.press(11_400);
	expect(hand.presses).toEqual([400]);
	expect(hand.elapsed(11_450)).toBe(50);
	expect(hand.endsAt()).toBe(11_400 + 30_000);
});

test('a breath counts puffs and ends by itself', () => {
	const hand = new TimedHand(requestOf(['blow']), {assist: 50, roundTrip: 20});
	const breathAt = hand.stance.beats.findIndex(({taps}) => taps !== undefined);
	hand.begin(0);
	for (let beat = 0; beat < breathAt; beat++) hand.press(400);
	const start = breathAt > 0 ? 400 : 0;
	for (const tap of [100, 340, 580]) hand.press(start + tap);
	expect(hand.taps).toEqual([50, 170, 290]);
	expect(hand.presses).toHaveLength(breathAt);
	expect(hand.endsAt()).toBe(start + 3200 + 20);
	hand.expire(hand.endsAt()!);
	expect(hand.presses[breathAt]).toBe(1610);
	expect(tidy(hand.gesture).presses[breathAt]).toBe(1600);
});

test('no more puffs and steps than a journal takes', () => {
	const blown = new TimedHand(requestOf(['blow']), plain);
	blown.begin(0);
	blown.press(10);
	for (let tap = 0; tap < 100; tap++) blown.press(20 + tap);
	expect(blown.gesture.taps).toHaveLength(64);
	const card = new TimedHand(requestOf(['card']), plain);
	card.begin(0);
	for (let step = 0; step < 50; step++) card.step(-1);
	expect(card.gesture.steps).toBe(-20);
});

test('steps hold a sliding die, and only while it slides', () => {
	const request = requestOf(['card']);
	const hand = new TimedHand(request, plain);
	hand.step(1);
	hand.begin(0);
	expect(hand.beat?.slides).toBe(true);
	const before = hand.reading(200);
	hand.step(1);
	hand.step(1);
	hand.step(-1);
	expect(hand.reading(200)).toBeCloseTo(before + stepBack);
	hand.press(200);
	hand.step(1);
	expect(hand.gesture).toEqual({presses: [200], steps: 1});
	expect(hand.locked[0]).toBeCloseTo(before + stepBack);
	const plainHand = new TimedHand(requestOf([]), plain);
	plainHand.begin(0);
	plainHand.step(1);
	expect(plainHand.gesture.steps).toBeUndefined();
});

test('the loft has three places, and some stances have their own', () => {
	const hand = new TimedHand(requestOf([]), plain);
	for (const [by, loft] of [
		[1, 'high'],
		[1, 'high'],
		[-1, 'middle'],
		[-1, 'low'],
		[-1, 'low'],
	] as const) {
		hand.changeLoft(by);
		expect(hand.loft).toBe(loft);
	}

	expect(hand.gesture.loft).toBe('low');
	const wrist = new TimedHand(requestOf(['wrist-on-table']), plain);
	wrist.changeLoft(1);
	expect(wrist.loft).toBe('low');
});

test('the box stands where it was put', () => {
	const hand = new TimedHand(requestOf(['bank']), plain);
	expect(hand.gesture.side).toBeUndefined();
	hand.side = -1;
	expect(hand.gesture.side).toBe(-1);
});

test('the time that is left runs from the first press', () => {
	const hand = new TimedHand(requestOf(['hot-potato']), plain);
	const limit = timeLimit(hand.stance);
	hand.begin(0);
	expect(hand.timeLeft(500)).toBeUndefined();
	hand.press(600);
	expect(hand.timeLeft(600)).toBe(Math.round(limit));
	expect(hand.timeLeft(1000)).toBe(Math.round(limit - 400));
	hand.press(1000);
	expect(hand.timeLeft(1100)).toBe(Math.round(limit - 500));
	expect(hand.timeLeft(60_000)).toBe(0);
	expect(new TimedHand(requestOf([]), plain).timeLeft(0)).toBeUndefined();
});

test('a dancer faces the table now and then', () => {
	const hand = new TimedHand(requestOf(['dancing']), plain);
	const {length, facing} = hand.stance.turning!;
	hand.begin(0);
	expect(hand.isFacing(length + facing)).toBe(true);
	expect(hand.isFacing(length * 1.5 + facing)).toBe(false);
	hand.press(length * 1.5 + facing);
	expect(hand.isFacing(length * 2 + facing)).toBe(true);
	expect(new TimedHand(requestOf([]), plain).isFacing(0)).toBeUndefined();
});

test.each([0, 100, 180, 400])('at the end of a line of %i ms, what a dancer saw is what is judged', roundTrip => {
	for (let first = 300; first < 520; first += 20) {
		for (let second = 200; second < 1300; second += 50) {
			const request = requestOf(['dancing'], first + second);
			const hand = new TimedHand(request, {assist: 100, roundTrip});
			hand.begin(0);
			// The player sees a moment, and the press arrives a round trip later.
			const saw = [hand.isFacing(first)];
			hand.press(first + roundTrip);
			saw.push(hand.isFacing(first + roundTrip + second));
			hand.press(first + roundTrip + second + roundTrip);
			const {bounces, respected} = throwDie(request, hand.gesture).landing;
			if (bounces > 0) expect(respected).toBe(saw[0] === true && saw[1] === true);
		}
	}
});

test('a borrowed hand locks what the bar shows a moment after the press', () => {
	const hand = new TimedHand(requestOf(['friendly']), plain);
	const {lag} = hand.stance;
	hand.begin(0);
	const shown = hand.reading(400);
	hand.press(400 - lag);
	expect(hand.locked).toEqual([shown]);
});

test('a die that slides off its card ends the beat, later for every step against the slide', () => {
	const hand = new TimedHand(requestOf(['card']), plain);
	const {side} = hand.chances;
	hand.begin(0);
	const alone = hand.endsAt()!;
	expect(Math.abs(hand.reading(alone - 8))).toBeLessThanOrEqual(1);
	expect(Math.abs(hand.reading(alone))).toBeGreaterThan(1);
	hand.step(-side);
	hand.step(-side);
	expect(hand.endsAt()!).toBeGreaterThan(alone + 50);
	const fell = hand.endsAt()!;
	hand.expire(fell);
	hand.press(fell + 400);
	expect(throwDie(requestOf(['card']), hand.gesture).landing.respected).toBe(false);
});

test.each(['slap', 'flick', 'head', 'elbow', 'catapult', 'hot-potato'])('%s: who waits too long has missed it', id => {
	const request = requestOf([id]);
	const hand = new TimedHand(request, plain);
	hand.begin(0);
	let now = 0;
	while (!hand.isDone) {
		const window = hand.beat?.window;
		now = window ? hand.endsAt()! : now + 300;
		if (window) hand.expire(now);
		else hand.press(now);
	}

	expect(now).toBeLessThan(6000);
	expect(throwDie(request, hand.gesture).landing.respected).toBe(false);
});
