/** What is on the table, as plain JSON. Only `apply` makes a new one. */
import type {Colour, Die, Landing, LyingDie} from '../kernel/landing.js';
import type {Stream} from '../kernel/random.js';

export type Phase = 'dungeon' | 'combat' | 'resting' | 'shopping' | 'boss' | 'over';

export type Token = 'cooking' | 'time-spell' | 'flute';

export type Carried = {
	readonly id: string;
	/** An armour turned sideways: it is ready again after Resting. */
	readonly used: boolean;
};

export type Hero = {
	readonly id: string;
	/** Below 1 only between the blow and the faint. */
	readonly life: number;
	readonly scars: readonly Colour[];
	readonly fainted: boolean;
	readonly eliminated: boolean;
	readonly equipment: readonly Carried[];
};

export type Foe = {
	readonly id: string;
	readonly boss: boolean;
	/** Negative after a good blow. */
	readonly life: number;
	readonly maxLife: number;
	/** The coins on its card. */
	readonly gold: number;
	/** An insta-kill ends it whatever its life. */
	readonly slain: boolean;
};

/** A die that has landed and has not yet taken effect. */
export type Thrown = {
	readonly die: Die;
	readonly weapons: readonly string[];
	readonly landing: Landing;
	/** Why it is a miss; undefined for a hit. */
	readonly miss: MissReason | undefined;
	/** The ability that the icon wakes. */
	readonly ability: Colour | undefined;
	/** Damage added by spendables. */
	readonly spent: number;
	/** The Flute was already playing when the die was thrown. */
	readonly flute: boolean;
};

export type MissReason = 'no-bounce' | 'hole' | 'bone' | 'outside' | 'requirement' | 'tricky';

/** Damage on its way to a hero, until armour and the blow have settled it. */
export type Wound = {
	readonly hero: string;
	readonly amount: number;
	/** An ability's own price is paid even when the monster is dead. */
	readonly from: 'monster' | 'ability';
	/** The hero has said what the armour does. */
	readonly braced: boolean;
};

export type Turn = {
	/** The die that must be thrown: a Bonus die taken, or one taken back for another throw. */
	readonly die: Die | undefined;
	/** This is Double Swing's second throw, without weapons. */
	readonly second: boolean;
	/** The die in hand has been thrown before, so it is no longer the chest's. */
	readonly flown: boolean;
};

export type Combat = {
	readonly foe: Foe;
	readonly dice: Readonly<Record<Colour, 'ready' | 'thrown'>>;
	/** Bonus dice out of the chest until Resting. */
	readonly bonusOut: number;
	readonly lying: readonly LyingDie[];
	readonly tokens: readonly Token[];
	/** "Free" Sample works once per combat. */
	readonly sampled: boolean;
	readonly lastThrower: string | undefined;
	/** The last hit took the monster far enough below zero, or slew it outright. */
	readonly epic: boolean;
	readonly turn: Turn;
	readonly thrown: Thrown | undefined;
	readonly wounds: readonly Wound[];
	/** What the fainting check was made for. */
	readonly after: 'throw' | 'retrieve' | 'back-down';
};

/** What the game waits for. The legal answers follow from it and the rest of the state. */
export type Waiting =
	| {readonly kind: 'choose-path' | 'throw' | 'out-of-dice' | 'rethrow' | 'activate' | 'rest' | 'shop' | 'over'}
	| {readonly kind: 'assign-equipment'; readonly card: string}
	| {readonly kind: 'armour' | 'last-chance' | 'scar'; readonly hero: string};

export type State = {
	readonly edition: string;
	readonly difficulty: string;
	readonly seed: string;
	/** The twist of the box, if it has one. */
	readonly twist: string | undefined;
	/** The box was stacked: a puzzle, never ranked. */
	readonly stacked: boolean;
	readonly random: {readonly decks: Stream};
	/** Dice thrown so far; numbers the stream of the next throw. */
	readonly throws: number;
	readonly round: number;
	readonly phase: Phase;
	readonly leader: string;
	readonly active: string;
	readonly heroes: readonly Hero[];
	readonly chest: {readonly gold: number; readonly bonusDice: number};
	readonly supply: {readonly gold: number; readonly bonusDice: number};
	/** Face down, from the top. */
	readonly decks: {
		readonly dungeon: readonly string[];
		readonly monsters: readonly string[];
		readonly equipment: readonly string[];
		readonly bosses: readonly string[];
	};
	readonly discards: {readonly monsters: readonly string[]; readonly equipment: readonly string[]};
	/** Out of the game. */
	readonly boxed: {readonly monsters: readonly string[]; readonly equipment: readonly string[]};
	/** Rooms behind the party on the way to the next Shop, and the icons on them. */
	readonly setAside: readonly string[];
	readonly steps: number;
	readonly shops: number;
	/** The rooms the leader looks at in secret. */
	readonly offer: readonly string[];
	readonly room: string | undefined;
	readonly combat: Combat | undefined;
	/** The card stolen by "Free" Sample, face down until Resting. */
	readonly stolen: string | undefined;
	/** Cards on the Shop's table. */
	readonly wares: readonly string[];
	readonly waiting: Waiting;
	readonly outcome: 'won' | 'lost' | undefined;
	readonly cause: LossCause | undefined;
};

export type LossCause = 'all-fainted' | 'out-of-dice';

/** The one copy that a step may write on: its fields can be replaced, what they hold can not be changed. */
export type Draft = {-readonly [Field in keyof State]: State[Field]};
