/**
 * Named random streams. A stream is four numbers of plain JSON that live in the state of a game; drawing from it
 * gives the numbers and the stream that is left. One stream per purpose, so that one more shuffle of the decks never
 * moves a die.
 */
import seedrandom from 'seedrandom';

export type Stream = {readonly c: number; readonly s0: number; readonly s1: number; readonly s2: number};

export type Draw = {
	/** A number from 0 up to, not including, 1. */
	readonly fraction: () => number;
	/** A whole number from 0 up to, not including, `limit`. */
	readonly below: (limit: number) => number;
	readonly shuffle: <Item>(items: readonly Item[]) => Item[];
};

const draws = (fraction: () => number): Draw => {
	const below = (limit: number): number => Math.floor(fraction() * limit);
	return {
		fraction,
		below,
		shuffle(items) {
			const mixed = [...items];
			for (let last = mixed.length - 1; last > 0; last--) {
				const other = below(last + 1);
				[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
			}
			return mixed;
		},
	};
};

export const openStream = (seed: string, name: string): Stream => seedrandom.alea(`${name}/${seed}`, {state: true}).state() as Stream;

/** Draws as many numbers as `use` asks for; returns what it made of them and the stream that is left. */
export const drawFrom = <Result>(stream: Stream, use: (draw: Draw) => Result): readonly [Result, Stream] => {
	const generator = seedrandom.alea('', {state: stream});
	return [use(draws(generator)), generator.state() as Stream];
};

/** A stream for one use that nobody continues, such as that of a single throw. */
export const drawOnce = (seed: string, name: string): Draw => draws(seedrandom.alea(`${name}/${seed}`));
