/** Moves as they come in from outside: checked for shape, and their throws made where a hand is to make them. */
import * as z from 'zod';
import type {Action, ThrowAction} from '../dungeon-fighter/actions.js';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {State} from '../dungeon-fighter/state.js';
import {throwRequest} from '../dungeon-fighter/throw-request.js';
import {zones} from '../kernel/landing.js';
import {Refusal} from '../kernel/refusal.js';
import {throwByHand} from '../throwing/hands.js';
import {handNames} from '../throwing/odds.js';

const landingSchema = z.strictObject({
	zone: z.enum(zones),
	icon: z.boolean(),
	bounces: z.int().min(0).max(99),
	respected: z.boolean(),
	x: z.number().optional(),
	y: z.number().optional(),
	yaw: z.number().optional(),
});

const throwSchema = z.strictObject({
	type: z.literal('throw'),
	die: z.string(),
	weapons: z.array(z.string()),
	landing: z.nullish(landingSchema),
	hand: z.enum(handNames).optional(),
});

const otherSchema = z.record(z.string(), z.string());

/** A throw whose landing is left to a bot's hand. */
export type HandThrow = Omit<ThrowAction, 'landing'> & {readonly landing?: null; readonly hand: (typeof handNames)[number]};

/** An action, or a throw that somebody else is to make. */
export type Move = Action | HandThrow;

const malformed = (what: string): never => {
	throw new Refusal('bad-request', what);
};

/** Reads a move from JSON; whether it is legal is for the rules to say. */
export const readMove = (value: unknown): Move => {
	if (typeof value !== 'object' || value === null || typeof (value as {type?: unknown}).type !== 'string') {
		return malformed('An action is an object with a type, one of those listed in the decision.');
	}

	if ((value as {type: string}).type !== 'throw') {
		const other = otherSchema.safeParse(value);
		return other.success ? (other.data as unknown as Action) : malformed('The fields of an action are all strings.');
	}

	const made = throwSchema.safeParse(value);
	if (!made.success) {
		const issue = made.error.issues[0];
		return malformed(`The throw is malformed at "${issue?.path.join('.') || 'throw'}": ${issue?.message ?? 'unknown'}.`);
	}

	const {landing, hand, ...action} = made.data;
	if (landing && hand) return malformed('A throw has a landing or a hand, not both.');
	if (hand) return {...action, hand} as HandThrow;
	if (!landing) return malformed('A throw needs a landing or a hand.');
	return {...action, landing} as ThrowAction;
};

/** The action that a move comes to in this state: a hand's throw gets its landing. */
export const resolveMove = (game: DungeonFighter, state: State, move: Move): Action => {
	if (move.type !== 'throw' || !('hand' in move)) return move as Action;
	const {hand, type, die, weapons} = move;
	const action: ThrowAction = {type, die, weapons, landing: null};
	const listed = game.decision(state)?.actions ?? [];
	// Only a throw that is possible has a request; the rules refuse the others.
	const isListed = listed.some(other => other.type === 'throw' && other.die === die && weapons.every(id => other.weapons.includes(id)));
	if (!isListed) return action;
	return {...action, landing: throwByHand(throwRequest({box: game.box, state}, action), hand)};
};
