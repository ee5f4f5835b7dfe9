import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createRoundTrip, type RoundTrip} from '../../source/terminal/round-trip.js';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const open = () => {
	const asked: string[] = [];
	const trip = createRoundTrip(bytes => asked.push(bytes));
	const after = (milliseconds: number): void => {
		vi.advanceTimersByTime(milliseconds);
		trip.answered(performance.now());
	};
	return {asked, trip, after};
};

test('the median of the answers, in whole milliseconds', () => {
	const {trip, after} = open();
	expect(trip.milliseconds()).toBe(0);
	for (const milliseconds of [30, 31, 390, 32, 29]) {
		trip.probe();
		after(milliseconds);
	}
	expect(trip.milliseconds()).toBe(31);
});

test('one question at a time', () => {
	const {asked, trip, after} = open();
	trip.probe();
	trip.probe();
	expect(asked).toEqual(['\u001B[5n']);
	after(5);
	trip.probe();
	expect(asked).toHaveLength(2);
});

test('a terminal that does not answer is left alone, and counts as near', () => {
	const {asked, trip} = open();
	for (let attempt = 0; attempt < 6; attempt++) {
		trip.probe();
		vi.advanceTimersByTime(5000);
	}
	expect(asked).toHaveLength(3);
	expect(trip.milliseconds()).toBe(0);
});

test('never more than 400, and a late answer is not taken for that of the next question', () => {
	const {asked, trip, after} = open();
	trip.probe();
	after(900);
	expect(trip.milliseconds()).toBe(400);
	trip.probe();
	vi.advanceTimersByTime(1100);
	trip.probe();
	expect(asked).toHaveLength(2);
	after(1);
	expect(trip.milliseconds()).toBe(400);
});

test.each([
	['lost on the way', (_trip: RoundTrip) => vi.advanceTimersByTime(5000)],
	['read by somebody else', (trip: RoundTrip) => trip.forget()],
])('an answer that is %s spoils none of those that follow', (_case, lose) => {
	const {asked, trip, after} = open();
	trip.probe();
	lose(trip);
	for (const milliseconds of [20, 21, 22]) {
		trip.probe();
		after(milliseconds);
	}
	expect(asked).toHaveLength(4);
	expect(trip.milliseconds()).toBe(21);
});

test('settled once no answer is on its way', async () => {
	const {trip, after} = open();
	await trip.settled();
	trip.probe();
	const settled = trip.settled();
	after(20);
	await settled;
	// Nobody waits for ever, nor for an answer that is overdue.
	trip.probe();
	const tooLate = trip.settled();
	vi.advanceTimersByTime(1000);
	await tooLate;
	await trip.settled();
});
