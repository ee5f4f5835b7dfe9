/** Bots' hands: they press keys like anybody else, and the die goes where the physics sends it. */
import type {Landing, ThrowRequest} from '../kernel/landing.js';
import {gestureByHand} from './fingers.js';
import type {HandName} from './odds.js';
import {throwDie} from './throw-die.js';

/** The same request and hand give the same landing on every machine. */
export const throwByHand = (request: ThrowRequest, hand: HandName): Landing => throwDie(request, gestureByHand(request, hand)).landing;
