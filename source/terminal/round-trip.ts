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
	/** Resolves when no question is open, so that no answer comes to somebody else. */
	readonly settled: () => Promise<void>;
};

const patience = 1000;
const kept = 7;
const maximum = 400;
const unansweredLimit = 3;

export const createRoundTrip = (ask: (bytes: string) => void): RoundTrip => {
	const answers: number[] = [];
	let unanswered = 0;
	/** Answers that may still come to questions given up. */
	let late = 0;
	let askedAt: number | undefined;
	let timer: NodeJS.Timeout | undefined;
	let waiting: (() => void)[] = [];
	const keep = (milliseconds: number): void => {
		answers.push(Math.min(maximum, Math.max(0, Math.round(milliseconds))));
		if (answers.length > kept) answers.shift();
	};
	const settle = (): void => {
		clearTimeout(timer);
		askedAt = undefined;
		for (const resolve of waiting) resolve();
		waiting = [];
	};
	return {
		probe: () => {
			if (askedAt !== undefined || unanswered >= unansweredLimit) return;
			askedAt = performance.now();
			timer = setTimeout(() => {
				unanswered++;
				late++;
				settle();
			}, patience);
			timer.unref();
			ask('\u001B[5n');
		},
		answered: at => {
			unanswered = 0;
			if (late > 0) {
				late--;
				return keep(maximum);
			}
			if (askedAt === undefined) return;
			keep(at - askedAt);
			settle();
		},
		milliseconds: () => {
			const sorted = [...answers].sort((a, b) => a - b);
			return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
		},
		settled: () => (askedAt === undefined ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
	};
};
