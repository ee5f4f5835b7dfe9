/**
 * What a card can do: a small record of optional hooks. Their order here is the order of play, first the room, then
 * one throw from landing to fainting (2E-RULING-01), then Resting. A hook answers a question or returns events; it never
 * changes the state itself.
 */
import type {Zone} from '../../kernel/landing.js';
import type {Event} from '../events.js';
import type {Wound} from '../state.js';
import type {Table} from '../table.js';

/** A spendable: when it does something, for whom, and what. */
export type Spend = {
	readonly useful: (table: Table, target: string | undefined) => boolean;
	readonly events: (table: Table, by: string, card: string, target: string | undefined) => readonly Event[];
	readonly needsTarget?: true;
	/** Good only while a throw is seen and has not yet taken effect. */
	readonly onThrow?: true;
	/** Takes the die back. */
	readonly rethrows?: true;
	/** Worth stopping the game for before a blow falls: it keeps it from falling, or somebody from being hurt. */
	readonly averts?: (table: Table, wound: Wound, target: string | undefined) => boolean;
};

export type Effect = {
	/** The room is revealed. */
	readonly revealed?: (table: Table) => readonly Event[];
	/** A card from the Shop deck comes with the room. */
	readonly freeEquipment?: true;
	/** Life on top for the monster of this room. */
	readonly advantage?: number;

	/** The monster makes a miss of a die in this section. */
	readonly dodges?: (zone: Zone) => boolean;
	/** The ability wakes only on such a result. */
	readonly only?: 'hit' | 'miss';
	/** May take the die back and void the result. */
	readonly rethrows?: true;
	/** What the ability does as soon as the die lies, before anyone is hurt. */
	readonly activated?: (table: Table) => readonly Event[];
	/** The icon wakes it in vain. */
	readonly exhausted?: (table: Table) => boolean;
	/** What the section counts as. */
	readonly section?: (value: number) => number;
	/** Added to a hit. */
	readonly bonus?: (table: Table) => number;
	/** What the monster makes of the whole hit. */
	readonly total?: (total: number) => number;
	/** Throw the same die a second time after the hit. */
	readonly swingsTwice?: true;
	/** Damage to the monster on a miss. */
	readonly strikesBack?: number;
	/** What the thrower suffers for a miss, in place of the monster's damage. */
	readonly suffers?: number;
	/** What an armour leaves of the damage. */
	readonly armour?: (damage: number) => number;
	/** The monster's own pleasure at a miss. */
	readonly missed?: (table: Table) => readonly Event[];
	/** A miss hurts every hero. */
	readonly hurtsAll?: true;

	/** What a spendable does when it is played. */
	readonly spend?: Spend;

	/** The fight is won and the party rests. */
	readonly rested?: (table: Table) => readonly Event[];
};
