/** Where a die lies, to the last bit: the same gestures land there for ever and on every machine. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {requestOf} from '../../source/dungeon-fighter/throw-request.js';
import type {Die, ThrowRequest, Zone} from '../../source/kernel/landing.js';
import type {Gesture} from '../../source/throwing/gesture.js';
import {seats} from '../../source/throwing/seat.js';
import {throwDie} from '../../source/throwing/throw-die.js';
import {secondEdition} from '../helpers/scene.js';

type Line = {
	readonly die: Die;
	readonly stance: readonly string[];
	readonly number: number;
	readonly lying: readonly (readonly [x: number, y: number])[];
	readonly gesture: Gesture;
	readonly lands: readonly [zone: Zone, icon: boolean, bounces: number, respected: boolean, x: number, y: number, yaw: number];
};

const lines = JSON.parse(readFileSync(new URL('landings.json', import.meta.url), 'utf8')) as readonly Line[];

const requestFor = ({die, stance, number, lying}: Line): ThrowRequest =>
	requestOf(secondEdition, {
		die,
		stance,
		obstacles: lying.map(([x, y]) => ({die: 'blue', landing: {zone: '3', icon: false, bounces: 1, respected: true, x, y, yaw: 0}})),
		seed: 'landings',
		number,
	});

/** As it is written down: JSON knows no -0. */
const landsOf = (line: Line): Line['lands'] => {
	const {zone, icon, bounces, respected, x, y, yaw} = throwDie(requestFor(line), line.gesture).landing;
	return [zone, icon, bounces, respected, x! + 0, y! + 0, yaw! + 0];
};

describe('the table of landings', () => {
	test('every one of them is exact; if it was meant to change, `npm run landings`', () => {
		const moved = lines.filter(line => landsOf(line).some((value, index) => !Object.is(value, line.lands[index])));
		expect(moved.map(line => ({...line, now: landsOf(line)}))).toEqual([]);
	});

	test('has every throw several times, alone and together, dice in the way, steady throws, and every end there is', () => {
		expect(lines.length).toBeGreaterThanOrEqual(400);
		for (const {id} of secondEdition.throws) {
			expect(lines.filter(({stance}) => stance.length === 1 && stance[0] === id).length, id).toBeGreaterThanOrEqual(5);
		}

		for (const many of [2, 3]) expect(lines.filter(({stance}) => stance.length === many).length).toBeGreaterThanOrEqual(30);
		expect(lines.filter(({lying}) => lying.length > 0).length).toBeGreaterThanOrEqual(30);
		expect(lines.filter(({gesture}) => 'steady' in gesture).length).toBeGreaterThanOrEqual(30);
		for (const seat of seats) expect(lines.some(({gesture}) => 'seat' in gesture && gesture.seat === seat)).toBe(true);
		const ends = new Set(lines.map(({lands: [zone]}) => zone));
		expect([...ends].toSorted()).toEqual(['1', '2', '3', '4', '5', 'bone', 'bullseye', 'hole', 'outside']);
		for (const bounces of [0, 1, 2]) expect(lines.some(({lands}) => lands[2] === bounces)).toBe(true);
		for (const way of [true, false]) {
			expect(lines.some(({lands}) => lands[1] === way)).toBe(true);
			expect(lines.some(({lands}) => lands[3] === way)).toBe(true);
		}
	});

	test('is made of whole numbers alone', () => {
		for (const {gesture} of lines) {
			const values = 'steady' in gesture ? [gesture.steady.x, gesture.steady.y] : [...gesture.presses, ...(gesture.taps ?? [])];
			expect(values.every(Number.isInteger)).toBe(true);
		}
	});
});
