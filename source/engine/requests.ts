/** The requests of the engine protocol, read and checked (docs/protocol.md). */
import * as z from 'zod';
import type {Setup} from '../dungeon-fighter/setup.js';
import {Refusal} from '../kernel/refusal.js';
import {readShape} from './shapes.js';

export const seedLimit = 64;

/** How large they may be depends on the box, and the rules say so. */
const whole = z.int('must be a whole number');

const ids = z.array(z.string().max(64)).max(200);

const heroSchema = z.strictObject({life: whole.optional(), scars: ids.optional(), equipment: ids.optional()});

/** The one key that a record would drop without a word. */
const hasNoParent = (value: unknown): boolean => !Object.hasOwn(Object(value) as object, '__proto__');

const setupSchema = z.strictObject({
	edition: z.string().max(64).optional(),
	difficulty: z.string().max(64).optional(),
	heroes: z.union([ids, whole], 'must be a list of hero ids or the number of players').optional(),
	seed: z.string().min(1, 'must not be empty').max(seedLimit),
	twist: z.string().max(64).optional(),
	leader: z.string().max(64).optional(),
	stack: z.strictObject({dungeon: ids.optional(), monsters: ids.optional(), equipment: ids.optional(), bosses: ids.optional()}).optional(),
	chest: z.strictObject({gold: whole.optional(), bonusDice: whole.optional()}).optional(),
	party: z.unknown().refine(hasNoParent, 'has no hero "__proto__"').pipe(z.record(z.string(), heroSchema)).optional(),
	shops: whole.optional(),
	start: z.literal('boss').optional(),
});

const cardsSchema = z.strictObject({edition: z.string().optional(), twist: z.string().optional()});

const requestSchema = z.strictObject({
	id: z.unknown().optional(),
	hello: z.unknown().optional(),
	new: z.unknown().optional(),
	act: z.unknown().optional(),
	state: z.unknown().optional(),
	cards: z.unknown().optional(),
});

export const verbs = ['hello', 'new', 'act', 'state', 'cards'] as const;

export type Verb = (typeof verbs)[number];

export type Request = {readonly id: unknown; readonly verb: Verb; readonly body: unknown};

const refuse = (message: string): never => {
	throw new Refusal('bad-request', message);
};

/** Which cards are asked for, as far as it is said. */
export const readCards = (value: unknown): z.infer<typeof cardsSchema> => readShape(cardsSchema, value, 'request for cards');

export const readSetup = (value: unknown): Setup => readShape(setupSchema, value, 'setup');

/** No more levels of lists and objects than this: whoever answers must be able to write it down again. */
const isShallow = (value: unknown, levels = 32): boolean => {
	if (typeof value !== 'object' || value === null) return true;
	return levels > 0 && Object.values(value).every(item => isShallow(item, levels - 1));
};

/** The `id` of anything that has one, so that even a refusal can be matched to its request. */
export const idOf = (value: unknown): unknown => {
	const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
	return isShallow(id) ? id : null;
};

export const readRequest = (value: unknown): Request => {
	const request = readShape(requestSchema, value, 'request');
	if (!isShallow(request.id)) return refuse('The id is nested too deeply.');
	const named = verbs.filter(verb => verb in request);
	const [verb] = named;
	if (verb === undefined || named.length > 1) return refuse(`A request has exactly one of ${verbs.join(', ')}.`);
	return {id: request.id ?? null, verb, body: request[verb]};
};
