/** Bots' hands: they press keys like anybody else, and the die goes where the physics sends it. */
import type {Landing, ThrowRequest} from '../kernel/landing.js';
import {gestureByHand} from './fingers.js';
import type {Gesture} from './gesture.js';
import type {HandName} from './odds.js';
import {throwDie} from './throw-die.js';

/** What a bot aims at without timing: the middle, at even risk. */
const middle: Gesture = {steady: {x: 0, y: 0, risk: 'even'}};

/** What a hand does with a throw. */
export const gestureOf = (request: ThrowRequest, hand: HandName): Gesture => (hand === 'steady' ? middle : gestureByHand(request, hand));

/** The same request and hand give the same landing on every machine. */
export const throwByHand = (request: ThrowRequest, hand: HandName): Landing => throwDie(request, gestureOf(request, hand)).landing;
