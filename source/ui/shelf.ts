/** What the screens need from outside: the player's settings and the runs on the shelf. Tests bring a shelf of their own. */
import * as settings from '../store/setting-values.js';
import type {PlayerNames} from '../view/question.js';
import type * as view from '../view/unfinished.js';
import {type Bindings, defaultBindings} from './bindings.js';
import type {Epilogue, Play} from './run/play.js';
import type {ThrowMode} from './services.js';

/** The player's, with every key that does something. */
export type Settings = Omit<settings.Settings, 'keys'> & {readonly keys: Bindings};

export const defaultSettings: Settings = {...settings.defaultSettings, keys: defaultBindings};

export type NewRun = {
	readonly difficulty: string;
	/** Hero ids in seating order, or how many players are dealt theirs. */
	readonly heroes: readonly string[] | number;
	readonly seed: string;
	/** Names of the players, by hero. */
	readonly names: PlayerNames;
	readonly throwMode: Settings['throwMode'];
};

export type Unfinished = view.Unfinished & {readonly id: string};

/** The challenge of a day, as it stands. */
export type DailyOffer = {
	readonly title: string;
	/** What it is, and how things stand. */
	readonly rows: readonly string[];
	/** An attempt that is not over; it comes first. */
	readonly open: string | undefined;
	/** What an attempt begun now would be worth. */
	readonly worth: string;
	/** What it would mean to give up the open one. */
	readonly givenUp: string;
	/** What can be copied of the attempt that counts, once there is one. */
	readonly share: (() => Pick<Epilogue, 'share' | 'legend'>) | undefined;
	/** So many milliseconds it is what it is; then another day begins. */
	readonly lasts: number;
	/** `player` leads the whole party, and may be nobody in particular. Refuses with a sentence where an attempt is no longer worth what is said here. */
	readonly begin: (throwMode: ThrowMode, player: string) => Play | string;
	readonly resume: () => Play | string;
	/** Ends the open attempt as it is; returns a sentence if that cannot be. */
	readonly giveUp: () => string | undefined;
};

export type Shelf = {
	readonly settings: () => Settings;
	/** Returns one sentence if they could not be kept. */
	readonly save: (next: Settings) => string | undefined;
	readonly unfinished: () => readonly Unfinished[];
	readonly begin: (run: NewRun) => Play;
	/** The run, or one sentence that says why not. */
	readonly resume: (id: string) => Play | string;
	/** The challenge of a day, today's if none is said. */
	readonly daily: (date?: string) => DailyOffer;
	/** All runs together, in rows of so many columns; a heading stands after an empty one. */
	readonly records: (columns: number) => readonly string[];
	readonly newSeed: () => string;
	/** What the player should know, such as that a damaged run was set aside. */
	readonly notices: () => readonly string[];
};
