/** Is this one of the listed actions, and does it make sense at all? */
import type {Decision} from '../kernel/game.js';
import {type Landing, zones} from '../kernel/landing.js';
import {outsideText, quoted} from '../kernel/outside-text.js';
import {Refusal} from '../kernel/refusal.js';
import type {Action, ThrowAction} from './actions.js';
import type {Box} from './box.js';

const fields = ['card', 'to', 'drop', 'color', 'by', 'hero', 'from', 'for', 'target'] as const;

const sameThrow = (a: ThrowAction, b: ThrowAction): boolean =>
	a.die === b.die && a.weapons.length === b.weapons.length && a.weapons.every(id => b.weapons.includes(id));

/** The same move, whatever the landing. */
export const isSame = (listed: Action, action: Action): boolean => {
	if (listed === action) return true;
	if (listed.type !== action.type) return false;
	if (listed.type === 'throw' && !sameThrow(listed, action as ThrowAction)) return false;
	const a = listed as Readonly<Record<string, unknown>>;
	const b = action as Readonly<Record<string, unknown>>;
	return fields.every(field => a[field] === b[field]);
};

/** The compiler keeps most callers from this, but not all of them have one. */
export const refuseJunk = (action: unknown): void => {
	const {type, weapons} = (typeof action === 'object' && action !== null ? action : {}) as Readonly<Record<string, unknown>>;
	if (typeof type !== 'string' || (type === 'throw' && !Array.isArray(weapons))) {
		throw new Refusal('bad-request', 'An action is an object with a type, and a throw has a list of weapons.');
	}
};

/** As much of an action as a sentence can hold. */
const longest = 140;

/** An action as it is listed, for those who wonder which one was refused. Where a die landed is not what was wrong with it. */
const actionInWords = (action: Action): string => {
	const named: readonly string[] = ['type', 'die', 'weapons', ...fields];
	const given = Object.keys(action).filter(field => named.includes(field));
	return outsideText(JSON.stringify(action, given), longest);
};

export const illegal = (action: Action, {kind}: Decision<Action>): Refusal =>
	new Refusal('illegal-action', `${actionInWords(action)} is not among the legal actions of this ${kind} decision.`);

const cardsNamed = (action: Action): readonly string[] => {
	if (action.type === 'throw') return action.weapons;
	const {card, drop, for: back} = action as {card?: string; drop?: string; for?: string};
	return [card, drop, back].filter(id => id !== undefined);
};

export const refuseUnknown = (box: Box, action: Action): void => {
	for (const id of cardsNamed(action)) {
		const isKnown = [box.equipment, box.dungeon, box.monsters, box.bosses, box.heroes].some(cards => cards.some(card => card.id === id));
		if (!isKnown) throw new Refusal('unknown-card', `There is no card ${quoted(String(id))} in this box.`);
	}
};

/** The landing of a throw, if this board can have it. */
export const landingOf = (box: Box, {landing}: ThrowAction): Landing => {
	if (!landing) throw new Refusal('bad-request', 'A throw needs a landing, a gesture or a hand.');
	const {sections, spots} = box.board;
	const onBoard = ['hole', 'bone', 'outside', ...[...sections, ...spots].map(place => place.zone)];
	const {zone, icon, bounces, respected} = landing;
	if (!zones.includes(zone) || !onBoard.includes(zone))
		throw new Refusal('bad-request', `There is no zone ${quoted(String(zone))} on this board.`);
	if (typeof icon !== 'boolean' || typeof respected !== 'boolean' || !Number.isInteger(bounces) || bounces < 0) {
		throw new Refusal('bad-request', 'A landing is a zone, icon and respected (true or false) and the number of bounces.');
	}

	return landing;
};
