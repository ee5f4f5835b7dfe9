/**
 * How long a byte takes to the player and back. `ESC[5n` asks whether the terminal is well, and it says `ESC[0n`; no key looks
 * like that. One question at a time, and never without a reason: whoever wants to know calls `probe`.
 */

export type RoundTrip = {
	/** Asks once more, unless a question is open or the terminal has shown that it does not answer. */
	readonly probe: () => void;
	/** The median of the last answers in whole milliseconds, 0 when there are none. */
	readonly milliseconds: () => number;
	/** Hand the answer in. */
	readonly answered: (at: number) => void;
	/** The answer to an open question will be read by somebody else. */
	readonly forget: () => void;
	/** Resolves when no answer is to be expected any more, so that none comes to somebody else. */
	readonly settled: () => Promise<void>;
};

/** Whoever leaves waits no longer than this for an answer. */
const patience = 1000;
/** An answer this late was lost on the way; the next one is to another question. */
const lost = 5000;
const kept = 7;
const maximum = 400;
const unansweredLimit = 3;

export const createRoundTrip = (ask: (bytes: string) => void): RoundTrip => {
	const answers: number[] = [];
	let unanswered = 0;
	let askedAt: number | undefined;
	let timers: readonly NodeJS.Timeout[] = [];
	let waiting: (() => void)[] = [];
	const keep = (milliseconds: number): void => {
		answers.push(Math.min(maximum, Math.max(0, Math.round(milliseconds))));
		if (answers.length > kept) answers.shift();
	};
	const letGo = (): void => {
		for (const resolve of waiting) resolve();
		waiting = [];
	};
	const forget = (): void => {
		for (const timer of timers) clearTimeout(timer);
		askedAt = undefined;
		letGo();
	};
	const isExpected = (): boolean => askedAt !== undefined && performance.now() - askedAt < patience;
	return {
		probe: () => {
			if (askedAt !== undefined || unanswered >= unansweredLimit) return;
			askedAt = performance.now();
			timers = [
				setTimeout(letGo, patience),
				setTimeout(() => {
					unanswered++;
					forget();
				}, lost),
			];
			for (const timer of timers) timer.unref();
			ask('\u001B[5n');
		},
		answered: at => {
			unanswered = 0;
			if (askedAt === undefined) return;
			keep(at - askedAt);
			forget();
		},
		forget,
		milliseconds: () => {
			const sorted = [...answers].sort((a, b) => a - b);
			return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
		},
		settled: () => (isExpected() ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve()),
	};
};
