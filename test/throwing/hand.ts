/** Throws for the tests of the throw: requests without a game around them, and the fingers to answer them. */
import {requestOf as requestOn} from '../../source/dungeon-fighter/throw-request.js';
import type {Landing, LyingDie, ThrowRequest, Zone} from '../../source/kernel/landing.js';
import type {Gesture} from '../../source/throwing/gesture.js';
import {planOf} from '../../source/throwing/plan.js';
import type {Stance} from '../../source/throwing/stance.js';
import {composeStance, lookAhead} from '../../source/throwing/throw-die.js';
import {secondEdition as box} from '../helpers/scene.js';

export const seed = 'a test of the throw';

/** A request for a throw with these requirements. */
export const requestOf = (ids: readonly string[], number = 0, obstacles: readonly LyingDie[] = []): ThrowRequest =>
	requestOn(box, {die: 'red', stance: ids, obstacles, seed, number});

export const stanceOf = (ids: readonly string[]): Stance => composeStance(ids.flatMap(id => box.throwCard(id).handicaps));

/** What the plan says, to the millisecond. */
export const perfectGesture = (request: ThrowRequest) => {
	const {stance, chances} = lookAhead(request);
	const plan = planOf(stance);
	return {
		presses: plan.presses.map(press => Math.round(press)),
		taps: [...plan.taps],
		steps: plan.steps === 0 ? 0 : -plan.steps * chances.side,
		loft: plan.loft,
		side: stance.bank ? 1 : 0,
	} satisfies Gesture;
};

export type Perfect = ReturnType<typeof perfectGesture>;

/** Another time for one of the presses. */
export const pressed = (gesture: Perfect, index: number, time: number): Perfect => ({
	...gesture,
	presses: gesture.presses.with(index, Math.round(time)),
});

export const zonesOfBoard: readonly Zone[] = [
	...box.board.sections.map(({zone}) => zone),
	...box.board.spots.map(({zone}) => zone),
	'hole',
	'bone',
	'outside',
];

export const secondEditionThrows: readonly string[] = box.throws.filter(({names}) => 'second' in names).map(({id}) => id);

export const numbers = (count: number): readonly number[] => Array.from({length: count}, (_, number) => number);

/** A die that lies there already. */
export const dieAt = (x: number, y: number): LyingDie => ({
	die: 'blue',
	landing: {zone: '3', icon: false, bounces: 1, respected: true, x, y, yaw: 0},
});

/** Whether a die came to rest on one of the others. */
export const isOn = ({x, y}: Landing, dice: readonly LyingDie[]): boolean =>
	dice.some(({landing}) => Math.hypot(landing.x! - x!, landing.y! - y!) < 2 * box.board.dieHalf - 1e-8);
