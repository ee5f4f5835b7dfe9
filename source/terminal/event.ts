/** A list of listeners. */

type Event<Value> = {
	readonly emit: (value: Value) => void;
	/** Returns what takes the listener off again. */
	readonly listen: (listener: (value: Value) => void) => () => void;
};

export const createEvent = <Value>(): Event<Value> => {
	const listeners = new Set<(value: Value) => void>();
	return {
		emit: value => {
			for (const listener of [...listeners]) listener(value);
		},
		listen: listener => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
};
