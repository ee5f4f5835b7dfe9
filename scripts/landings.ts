/**
 * Writes test/throwing/landings.json: some four hundred gestures and where exactly each die lies. `npm run landings`, after the physics,
 * the board or a handicap has changed on purpose; a diff that nobody meant is a throw that would no longer replay.
 */
import {writeFileSync} from 'node:fs';
import {requestOf} from '../source/dungeon-fighter/throw-request.js';
import type {LyingDie} from '../source/kernel/landing.js';
import {drawOnce} from '../source/kernel/random.js';
import {boxOf} from '../source/store/boxes.js';
import {gestureByHand, gestureBySpread} from '../source/throwing/fingers.js';
import {lofts} from '../source/throwing/flight.js';
import type {Gesture} from '../source/throwing/gesture.js';
import {pressingHands} from '../source/throwing/odds.js';
import {seats} from '../source/throwing/seat.js';
import {risks} from '../source/throwing/steady.js';
import {throwDie} from '../source/throwing/throw-die.js';

const box = boxOf('second');
if (!box) throw new Error('the second edition is missing');

const draw = drawOnce('landings', 'script');
const ids = box.throws.map(({id}) => id);
const second = box.throws.filter(({names}) => 'second' in names).map(({id}) => id);
const lines: string[] = [];

type Point = readonly [x: number, y: number];

const dieAt = ([x, y]: Point): LyingDie => ({die: 'blue', landing: {zone: '3', icon: false, bounces: 1, respected: true, x, y, yaw: 0}});

/** One line: what was asked, what was done, and the zone, icon, bounces, respected, x, y and yaw that came of it. */
const write = (
	stance: readonly string[],
	gesture: Gesture | 'spread 0' | (typeof pressingHands)[number],
	lying: readonly Point[] = [],
): void => {
	const number = lines.length;
	const request = requestOf(box, {die: number % 7 === 0 ? 'bonus' : 'red', stance, obstacles: lying.map(dieAt), seed: 'landings', number});
	const made =
		gesture === 'spread 0' ? gestureBySpread(request, 0) : typeof gesture === 'string' ? gestureByHand(request, gesture) : gesture;
	const {zone, icon, bounces, respected, x, y, yaw} = throwDie(request, made).landing;
	lines.push(JSON.stringify({die: request.die, stance, number, lying, gesture: made, lands: [zone, icon, bounces, respected, x, y, yaw]}));
};

/** A place near the middle, where dice get in each other's way. */
const place = (): Point => [Math.round((draw.fraction() - 0.5) * 500) / 1000, Math.round((draw.fraction() - 0.5) * 500) / 1000];

for (const loft of lofts) {
	for (const aim of [0, 310, 370, 400, 433, 610, 800]) {
		for (const power of [0, 350, 400, 460, 800]) write([], {presses: [aim, power], loft});
	}
}

for (const id of ids) {
	write([id], 'spread 0');
	for (const hand of pressingHands) write([id], hand);
	const number = lines.length;
	const late = gestureByHand(requestOf(box, {die: 'red', stance: [id], seed: 'landings', number}), 'expert');
	write([id], {...late, presses: late.presses.map(press => press + 120), taps: (late.taps ?? []).map(tap => tap + 120), roundTrip: 117});
}

for (let count = 0; count < 30; count++) {
	write(draw.shuffle(second).slice(0, 2), 'expert');
	write(draw.shuffle(second).slice(0, 3), 'expert');
}

for (let count = 1; count <= 30; count++) {
	const lying = Array.from({length: 1 + (count % 4)}, place);
	write(count % 3 === 0 ? ['dice-spin'] : [], count % 2 === 0 ? 'expert' : 'skilled', lying);
}

for (const risk of risks) {
	for (const [x, y] of [
		[0, 0],
		[3, -7],
		[-40, 40],
		[150, -150],
	] as const)
		write([], {steady: {x, y, risk}});
	for (const id of ['far', 'double-bounce', 'weak-hand', 'blind', 'nose']) write([id], {steady: {x: 1, y: -2, risk}});
	write(['slap', 'jump'], {steady: {x: 0, y: 0, risk}});
	write([], {steady: {x: 0, y: 0, risk}}, [[0, 0], place(), place()]);
}

const odd: readonly Gesture[] = [
	{presses: []},
	{presses: [400]},
	{presses: [400, 400, 400, 400]},
	{presses: [-1, 2_147_483_647]},
	{presses: [60_000, 59_999], loft: 'high'},
	{presses: [123_456_789, 7]},
	{presses: [1600, 2353], taps: [5, 4, 3], steps: 99, side: -9, roundTrip: 9999},
	{presses: [777, 1234, 31, 8], steps: -3, side: -1, loft: 'low'},
	{steady: {x: 9999, y: -9999, risk: 'even'}},
	{steady: {x: -151, y: 151, risk: 'bold'}},
];
for (const gesture of odd) for (const stance of [[], ['bank', 'card'], ['blow', 'hot-potato', 'dancing']]) write(stance, gesture);

for (const seat of seats) {
	for (const presses of [
		[370, 433],
		[433, 390],
		[400, 400],
	])
		write([], {presses, loft: 'low', seat}, [place(), place()]);
	write(['bank'], {presses: [400, 400], side: -1, seat});
}

writeFileSync(new URL('../test/throwing/landings.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`);
console.log(`${lines.length} gestures.`);
