/** Moves as they come in from outside: checked for shape, and their throws made where somebody else is to make them. */
import * as z from 'zod';
import type {Action, ThrowAction} from '../dungeon-fighter/actions.js';
import type {DungeonFighter} from '../dungeon-fighter/game.js';
import type {State} from '../dungeon-fighter/state.js';
import {throwRequest} from '../dungeon-fighter/throw-request.js';
import {type Landing, type ThrowRequest, zones} from '../kernel/landing.js';
import {quoted} from '../kernel/outside-text.js';
import {Refusal} from '../kernel/refusal.js';
import {lofts} from '../throwing/flight.js';
import type {Gesture} from '../throwing/gesture.js';
import {throwByHand} from '../throwing/hands.js';
import {type HandName, handNames} from '../throwing/odds.js';
import {seats} from '../throwing/seat.js';
import {risks} from '../throwing/steady.js';
import {throwDie} from '../throwing/throw-die.js';
import {numberWithin, readShape, wholeWithin} from './shapes.js';

/** In radii of the board. A die that flies farther has left the house, and figures beyond it would end as "Infinity". */
const faraway = numberWithin(-1000, 1000);

const landingSchema = z.strictObject({
	// Which of them this board has, the rules know; a list of all would promise too much.
	zone: z.enum(zones, 'must be a zone of the board, such as "3", "bullseye" or "outside"'),
	icon: z.boolean(),
	bounces: wholeWithin(0, 99),
	respected: z.boolean(),
	x: faraway.optional(),
	y: faraway.optional(),
	yaw: numberWithin(-1, 1).optional(),
});

const milliseconds = wholeWithin(0, 60_000);

const pressedSchema = z.strictObject({
	presses: z.array(milliseconds).max(16),
	taps: z.array(milliseconds).max(64).optional(),
	steps: wholeWithin(-20, 20).optional(),
	loft: z.enum(lofts).optional(),
	side: wholeWithin(-1, 1).optional(),
	seat: z.enum(seats).optional(),
	roundTrip: milliseconds.optional(),
});

const hundredths = wholeWithin(-150, 150);

const steadySchema = z.strictObject({steady: z.strictObject({x: hundredths, y: hundredths, risk: z.enum(risks)})});

const throwSchema = (gesture: z.ZodType<Gesture>) =>
	z.strictObject({
		type: z.literal('throw'),
		die: z.string(),
		weapons: z.array(z.string()),
		landing: z.nullish(landingSchema),
		gesture: gesture.nullish(),
		hand: z.enum(handNames).nullish(),
	});

const pressedThrowSchema = throwSchema(pressedSchema);

const steadyThrowSchema = throwSchema(steadySchema);

const name = z.string().optional();

const otherSchema = z.strictObject({
	type: z.string(),
	card: name,
	to: name,
	drop: name,
	color: name,
	by: name,
	hero: name,
	from: name,
	for: name,
	target: name,
});

type Unmade = Omit<ThrowAction, 'landing'> & {readonly landing?: null};

/** A throw whose landing follows from what a finger did. */
export type GestureThrow = Unmade & {readonly gesture: Gesture};

/** A throw that is left to a bot's hand. */
export type HandThrow = Unmade & {readonly hand: HandName};

/** An action, or a throw that somebody else is to make. */
export type Move = Action | GestureThrow | HandThrow;

const malformed = (what: string): never => {
	throw new Refusal('bad-request', what);
};

/** Reads a move from JSON; whether it is legal is for the rules to say. */
export const readMove = (value: unknown): Move => {
	if (typeof value !== 'object' || value === null || typeof (value as {type?: unknown}).type !== 'string') {
		return malformed('An action is an object with a type, one of those listed in the decision.');
	}

	if ((value as {type: string}).type !== 'throw') {
		return readShape(otherSchema, value, 'action') as unknown as Action;
	}

	const {gesture: shown} = value as {gesture?: unknown};
	const isSteady = typeof shown === 'object' && shown !== null && 'steady' in shown;
	const beside = isSteady ? Object.keys(shown).find(key => key !== 'steady') : undefined;
	if (beside !== undefined) return malformed(`The gesture of a steady throw has only "steady", and no ${quoted(beside)} beside it.`);
	const {landing, gesture, hand, ...action} = readShape(isSteady ? steadyThrowSchema : pressedThrowSchema, value, 'throw');
	const ways = [landing, gesture, hand].filter(way => way !== undefined && way !== null);
	if (ways.length === 0) return malformed('A throw needs a landing, a gesture or a hand.');
	if (ways.length > 1) return malformed('A throw has a landing, a gesture or a hand, and only one of them.');
	if (gesture) return {...action, gesture} as GestureThrow;
	return (hand ? {...action, hand} : {...action, landing}) as HandThrow | ThrowAction;
};

const landingOf = (request: ThrowRequest, move: GestureThrow | HandThrow): Landing =>
	'gesture' in move ? throwDie(request, move.gesture).landing : throwByHand(request, move.hand);

/** The action that a move comes to in this state: a throw by gesture or by hand gets its landing. */
export const resolveMove = (game: DungeonFighter, state: State, move: Move): Action => {
	if (move.type !== 'throw' || !('gesture' in move || 'hand' in move)) return move as Action;
	const {type, die, weapons} = move;
	const action: ThrowAction = {type, die, weapons, landing: null};
	const listed = game.decision(state)?.actions ?? [];
	// Only a throw that is possible has a request; the rules refuse the others.
	const isListed = listed.some(other => other.type === 'throw' && other.die === die && weapons.every(id => other.weapons.includes(id)));
	if (!isListed) return action;
	return {...action, landing: landingOf(throwRequest({box: game.box, state}, action), move)};
};
