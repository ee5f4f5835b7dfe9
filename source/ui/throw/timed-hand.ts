/**
 * A hand at the bars: which beat runs since when, and what was pressed. It lives outside React, because a press must not wait
 * for a frame; the screen only looks at it.
 */
import type {ThrowRequest} from '../../kernel/landing.js';
import {type Loft, lofts} from '../../throwing/flight.js';
import type {PressedGesture} from '../../throwing/gesture.js';
import type {Beat, Stance} from '../../throwing/stance.js';
import {awayAt, type Chances, lookAhead, readingAt, stepBack, timeLimit} from '../../throwing/throw-die.js';

/** A breath is over by itself after so many milliseconds, and a die that rolled off has left after so many. */
const endings = {breath: 1600, patience: 30_000};

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
		const {beat} = this;
		if (!beat) return 0;
		return readingAt(this.stance, beat, this.chances, this.elapsed(at)) + (beat.slides ? this.steps * stepBack : 0);
	}

	begin(at: number): void {
		this.#beatStart = at;
	}

	/** Locks the running beat, or counts a puff. */
	press(at: number): void {
		const {beat} = this;
		if (!beat || this.#pausedAt !== undefined) return;
		if (beat.taps === undefined) this.#lock(at);
		else this.taps.push(this.elapsed(at));
	}

	/** When the running beat ends without a press, if it does. */
	endsAt(): number | undefined {
		const {beat} = this;
		if (!beat || this.#beatStart === undefined) return undefined;
		const length = beat.taps === undefined ? endings.patience : endings.breath;
		return this.#beatStart + (length * 100) / this.pace.assist + this.pace.roundTrip;
	}

	/** Time is up for the running beat. */
	expire(at: number): void {
		this.#lock(at);
	}

	#lock(at: number): void {
		this.locked.push(this.reading(at - this.pace.roundTrip));
		this.presses.push(this.elapsed(at));
		this.#beatStart = at;
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
		const sinceFirst = this.presses.slice(1).reduce((sum, press) => sum + press, 0) + (this.isDone ? 0 : this.elapsed(at));
		return Math.max(0, Math.round(limit - sinceFirst));
	}

	/** Whether a turning thrower faces the table; undefined for one who stands still. */
	isFacing(at: number): boolean | undefined {
		const {turning} = this.stance;
		if (!turning) return undefined;
		const total = this.presses.reduce((sum, press) => sum + press, 0) + this.elapsed(at);
		return awayAt(turning, total) <= turning.away;
	}

	get gesture(): PressedGesture {
		const {presses, taps, steps, side, pace} = this;
		return {
			presses: [...presses],
			...(taps.length > 0 ? {taps: [...taps]} : {}),
			...(steps === 0 ? {} : {steps}),
			...(this.#loft === 'middle' ? {} : {loft: this.#loft}),
			...(side === 0 ? {} : {side}),
			...(pace.roundTrip > 0 ? {roundTrip: pace.roundTrip} : {}),
		};
	}
}
