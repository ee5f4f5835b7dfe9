/**
 * Where the throw and the rules meet: the rules ask with a `ThrowRequest`, whoever throws answers with a `Landing`.
 * A player's finger, a bot's hand, a replay and a real die on a real table all answer in this form.
 */
import type {Board} from './board.js';

/** A handicap as data names it, with its figures where it has any. */
export type HandicapData = {readonly is: string; readonly [figure: string]: unknown};

export const zones = ['1', '2', '3', '4', '5', '6', 'bullseye', 'hole', 'bone', 'outside'] as const;

export type Zone = (typeof zones)[number];

export const colours = ['red', 'green', 'blue'] as const;

export type Colour = (typeof colours)[number];

export type Die = Colour | 'bonus';

export type Landing = {
	readonly zone: Zone;
	/** The special icon lies on top. */
	readonly icon: boolean;
	/** Bounces on the table outside the board before the die touched the board. */
	readonly bounces: number;
	/** The thrower did everything the stance asked for. */
	readonly respected: boolean;
	/** Where the die lies (board radius = 1) and how it is turned; only a thrown die knows, a typed-in one does not. */
	readonly x?: number;
	readonly y?: number;
	readonly yaw?: number;
};

/** A die that lies on the table and may be in the way of the next. */
export type LyingDie = {readonly die: Die; readonly landing: Landing};

export type ThrowRequest = {
	readonly die: Die;
	readonly faces: readonly ('icon' | 'blank')[];
	readonly board: Board;
	/** The required throws in force, each once, and the handicaps they bring. */
	readonly stance: readonly string[];
	readonly handicaps: readonly HandicapData[];
	readonly obstacles: readonly LyingDie[];
	/** The seed of the run and the number of this throw in it name the throw's own random stream. */
	readonly seed: string;
	readonly number: number;
};
