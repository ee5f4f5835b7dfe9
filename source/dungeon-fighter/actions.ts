/** Everything a player can do. The forms are part of the engine protocol. */
import type {Colour, Die, Landing} from '../kernel/landing.js';

export type ThrowAction = {
	readonly type: 'throw';
	readonly die: Die;
	readonly weapons: readonly string[];
	/** Null in the list of legal actions; filled in when the throw is made. */
	readonly landing: Landing | null;
};

export type SpendAction = {readonly type: 'spend'; readonly card: string; readonly hero: string; readonly target?: string};

export type GiveAction = {
	readonly type: 'give';
	readonly card: string;
	readonly from: string;
	readonly to: string;
	/** What comes back, where the receiver's slots are full. */
	readonly for?: string;
};

export type Action =
	| {readonly type: 'choose-path'; readonly card: string}
	| {readonly type: 'assign'; readonly card: string; readonly to: string; readonly drop?: string}
	| {readonly type: 'discard'; readonly card: string}
	| ThrowAction
	| {readonly type: 'use-bonus-die'}
	| {readonly type: 'retrieve-dice'}
	| {readonly type: 'back-down'}
	| {readonly type: 'give-up'}
	| {readonly type: 'activate'; readonly color: Colour}
	| {readonly type: 'decline'}
	| {readonly type: 'rethrow'; readonly by: 're-throw' | 'time-spell'}
	| {readonly type: 'keep'}
	| {readonly type: 'use-armour'; readonly card: string}
	| {readonly type: 'take-it'}
	| {readonly type: 'faint'}
	| {readonly type: 'scar'; readonly hero: string; readonly color: Colour}
	| GiveAction
	| {readonly type: 'move-on'}
	| {readonly type: 'buy'; readonly card: string; readonly to: string; readonly drop?: string}
	| {readonly type: 'buy-healing'}
	| {readonly type: 'buy-die'}
	| {readonly type: 'leave'}
	| SpendAction
	| {readonly type: 'time-spell'};
