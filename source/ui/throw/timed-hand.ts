/**
 * A hand at the bars: which beat runs since when, and what was pressed. It lives outside React, because a press must not wait
 * for a frame; the screen only looks at it.
 */
import type {ThrowRequest} from '../../kernel/landing.js';
import {type Loft, lofts} from '../../throwing/flight.js';
import type {PressedGesture} from '../../throwing/gesture.js';
import {breathLength} from '../../throwing/handicaps/puffs.js';
import {awayAt, type Chances, closesAt, readingAt, shownAt, stepBack, timeLimit} from '../../throwing/readings.js';
import type {Beat, Stance} from '../../throwing/stance.js';
import {lookAhead} from '../../throwing/throw-die.js';

/** Nobody waits longer than this for a press. */
const patience = 30_000;

/** How closely it is watched whether a die slides off. */
const fallStep = 4;

/** More of these than a journal takes, and nobody means them. */
const most = {taps: 64, steps: 20};

export type Pace = {
	/** Speed of the bars in per cent. */
	readonly assist: number;
	/** Milliseconds by which presses come too late. */
	readonly roundTrip: number;
};

export class TimedHand {
	readonly stance: Stance;
	readonly chances: Chances;
	readonly presses: number[] = [];
	readonly taps: number[] = [];
	/** What each beat read when it was locked. */
	readonly locked: number[] = [];
	steps = 0;
	side = 0;
	/** The round trip, as slow as the bars are. */
	readonly #late: number;
	#loft: Loft = 'middle';
	#beatStart: number | undefined;
	#pausedAt: number | undefined;

	constructor(
		request: ThrowRequest,
		readonly pace: Pace,
	) {
		const {stance, chances} = lookAhead(request);
		this.stance = stance;
		this.chances = chances;
		this.#late = Math.round((pace.roundTrip * pace.assist) / 100);
	}

	get loft(): Loft {
		return this.stance.loft ?? this.#loft;
	}

	get isRunning(): boolean {
		return this.#beatStart !== undefined;
	}

	get isDone(): boolean {
		return this.presses.length >= this.stance.beats.length;
	}

	/** The beat that waits for a press. */
	get beat(): Beat | undefined {
		return this.stance.beats[this.presses.length];
	}

	/** Milliseconds into the beat at this moment, as slow as the player wants the bars to be. */
	elapsed(at: number): number {
		const now = this.#pausedAt ?? at;
		return this.#beatStart === undefined ? 0 : Math.max(0, Math.round(((now - this.#beatStart) * this.pace.assist) / 100));
	}

	/** What the running beat shows at this moment. */
	reading(at: number): number {
		return this.#readingAfter(this.elapsed(at));
	}

	#readingAfter(time: number, read = shownAt): number {
		const {beat} = this;
		if (!beat) return 0;
		return read(this.stance, beat, this.chances, time) + (beat.slides ? this.steps * stepBack : 0);
	}

	begin(at: number): void {
		this.#beatStart = at;
	}

	/** Locks the running beat, or counts a puff. */
	press(at: number): void {
		const {beat} = this;
		if (!beat || this.#pausedAt !== undefined) return;
		if (beat.taps === undefined) this.#lock(at);
		else if (this.taps.length < most.taps) this.taps.push(this.elapsed(at));
	}

	/** When the running beat ends without a press, if it does. */
	endsAt(): number | undefined {
		const {beat} = this;
		if (!beat || this.#beatStart === undefined) return undefined;
		const length = beat.taps === undefined ? (closesAt(this.stance, beat) ?? this.#fallsAfter(beat) ?? patience) : breathLength;
		return this.#beatStart + (length * 100) / this.pace.assist + this.pace.roundTrip;
	}

	/** How long into the beat a die that slides slips off the card, if nothing more is done about it. */
	#fallsAfter(beat: Beat): number | undefined {
		if (!beat.slides) return undefined;
		let time = 0;
		while (time < patience && this.#readingAfter(time, readingAt) * this.chances.side <= 1) time += fallStep;
		return time;
	}

	/** Time is up for the running beat. */
	expire(at: number): void {
		this.#lock(at);
	}

	#lock(at: number): void {
		const time = this.elapsed(at);
		this.locked.push(this.#readingAfter(this.#judged(time), readingAt));
		this.presses.push(time);
		this.#beatStart = at;
	}

	/** When a press counts that came at this time: the way to the player and back is not the player's fault. */
	#judged(time: number): number {
		return Math.max(0, time - this.#late);
	}

	#judgedSum(presses: readonly number[]): number {
		return presses.reduce((sum, press) => sum + this.#judged(press), 0);
	}

	/** A step against the slide; where nothing slides there is nothing to hold. */
	step(way: number): void {
		if (!this.isRunning || !this.beat?.slides) return;
		this.steps = Math.max(-most.steps, Math.min(most.steps, this.steps + way));
	}

	changeLoft(by: number): void {
		const at = lofts.indexOf(this.#loft) + by;
		this.#loft = lofts[Math.max(0, Math.min(lofts.length - 1, at))]!;
	}

	/** Bars stand still while nobody can see them. */
	pause(at: number): void {
		this.#pausedAt ??= at;
	}

	goOn(at: number): void {
		if (this.#pausedAt === undefined) return;
		if (this.#beatStart !== undefined) this.#beatStart += at - this.#pausedAt;
		this.#pausedAt = undefined;
	}

	/** Milliseconds left before a gate closes; undefined while none is closing. */
	timeLeft(at: number): number | undefined {
		const limit = timeLimit(this.stance);
		if (limit === Infinity || this.presses.length === 0) return undefined;
		const sinceFirst = this.#judgedSum(this.presses.slice(1)) + (this.isDone ? 0 : this.elapsed(at));
		return Math.max(0, Math.round(limit - sinceFirst));
	}

	/** Whether a turning thrower faces the table; undefined for one who stands still. */
	isFacing(at: number): boolean | undefined {
		const {turning} = this.stance;
		if (!turning) return undefined;
		const total = this.#judgedSum(this.presses) + this.elapsed(at);
		return awayAt(turning, total) <= turning.away;
	}

	get gesture(): PressedGesture {
		const {presses, taps, steps, side} = this;
		return {
			presses: [...presses],
			...(taps.length > 0 ? {taps: [...taps]} : {}),
			...(steps === 0 ? {} : {steps}),
			...(this.#loft === 'middle' ? {} : {loft: this.#loft}),
			...(side === 0 ? {} : {side}),
			...(this.#late > 0 ? {roundTrip: this.#late} : {}),
		};
	}
}
