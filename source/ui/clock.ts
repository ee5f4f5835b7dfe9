/** Time, as screens know it: the real one, or one that somebody turns by hand to record a run faster than it was played. */

export type Clock = {
	/** Milliseconds, as keys are stamped with them. */
	readonly now: () => number;
	/** Calls back once; the returned function takes that back. */
	readonly after: (milliseconds: number, act: () => void) => () => void;
	readonly every: (milliseconds: number, act: () => void) => () => void;
};

export const realClock: Clock = {
	now: () => performance.now(),
	after: (milliseconds, act) => {
		const timer = setTimeout(act, milliseconds);
		return () => clearTimeout(timer);
	},
	every: (milliseconds, act) => {
		const timer = setInterval(act, milliseconds);
		return () => clearInterval(timer);
	},
};

type Alarm = {at: number; readonly act: () => void; readonly every: number | undefined};

/** Stands still until it is told to go on. */
export class HandClock implements Clock {
	#now = 0;
	readonly #alarms = new Set<Alarm>();

	readonly now = (): number => this.#now;

	readonly after = (milliseconds: number, act: () => void): (() => void) => this.#set(milliseconds, act, undefined);

	readonly every = (milliseconds: number, act: () => void): (() => void) => this.#set(milliseconds, act, milliseconds);

	#set(milliseconds: number, act: () => void, every: number | undefined): () => void {
		const alarm = {at: this.#now + Math.max(1, milliseconds), act, every};
		this.#alarms.add(alarm);
		return () => this.#alarms.delete(alarm);
	}

	/** When something will happen next, if anything. */
	get next(): number | undefined {
		return this.#alarms.size === 0 ? undefined : Math.min(...[...this.#alarms].map(({at}) => at));
	}

	/** Goes on to the next alarm and lets it ring. */
	tick(): void {
		const {next} = this;
		if (next === undefined) return;
		this.#now = next;
		for (const alarm of [...this.#alarms]) {
			if (alarm.at > next || !this.#alarms.has(alarm)) continue;
			if (alarm.every === undefined) this.#alarms.delete(alarm);
			else alarm.at += alarm.every;
			alarm.act();
		}
	}
}
