/** Where to aim a steady throw, and how much to risk. */
import {forecastOf, type SteadyForecast} from '../engine/steady-forecast.js';
import type {Board} from '../kernel/board.js';
import type {ThrowRequest, Zone} from '../kernel/landing.js';
import {type Risk, risks, type Steady} from '../throwing/steady.js';
import {zoneOfPoint} from '../throwing/zone.js';
import {count} from '../view/text.js';
import {type Desk, type Option, quoted, Wrong} from './ask.js';

type Spot = {readonly x: number; readonly y: number};

const half = Math.SQRT1_2;

const directions: readonly (readonly [name: string, x: number, y: number])[] = [
	['far', 0, 1],
	['right', 1, 0],
	['near', 0, -1],
	['left', -1, 0],
	['far right', half, half],
	['near right', half, -half],
	['near left', -half, -half],
	['far left', -half, half],
];

const isMiss = (zone: Zone): boolean => zone === 'hole' || zone === 'bone';

/** So much of the board around a spot must be free of holes and bones. */
const clearance = 0.1;

const isClear = (board: Board, zone: Zone, x: number, y: number): boolean =>
	zoneOfPoint(board, x, y) === zone &&
	directions.every(([, dx, dy]) => !isMiss(zoneOfPoint(board, x + dx * clearance, y + dy * clearance)));

/** The clear spots of every ring, from the middle out. */
const ringSpots = (board: Board): readonly {readonly zone: Zone; readonly spots: readonly Option<Spot>[]}[] =>
	board.sections.flatMap(({zone, radius}, index) => {
		if (index === 0) return [];
		const middle = (board.sections[index - 1]!.radius + radius) / 2;
		const spots = directions
			.map(([text, dx, dy]) => ({text, x: dx * middle, y: dy * middle}))
			.filter(({x, y}) => isClear(board, zone, x, y))
			.map(({text, x, y}) => ({text, value: {x: Math.round(x * 100), y: Math.round(y * 100)}}));
		return spots.length > 0 ? [{zone, spots}] : [];
	});

const limit = 150;

const readSpot = (answer: string): Spot | Wrong | undefined => {
	const [, x, y] = /^([+-]?[0-9]{1,6})(?:\s*,\s*|\s+)([+-]?[0-9]{1,6})$/.exec(answer) ?? [];
	if (x === undefined || y === undefined) return undefined;
	const spot = {x: Number(x), y: Number(y)};
	const isNear = Math.max(Math.abs(spot.x), Math.abs(spot.y)) <= limit;
	return isNear ? spot : new Wrong(`${quoted(answer)} is not on the table; both numbers are from -${limit} to ${limit}.`);
};

const spotText = ({x, y}: Spot): string => {
	if (x === 0 && y === 0) return 'the middle';
	const side = x === 0 ? [] : [`${Math.abs(x)} ${x < 0 ? 'left' : 'right'}`];
	const depth = y === 0 ? [] : [`${Math.abs(y)} ${y < 0 ? 'near' : 'far'}`];
	return `${[...side, ...depth].join(', ')} of the middle`;
};

const forecastText = ({hits, bullseyes, mean, wrong, scatter}: SteadyForecast, required: boolean): string => {
	const kept = required ? 'as required' : 'with a bounce';
	const sure = wrong === 0 ? `always ${kept}` : `${wrong} in 100 not ${kept}`;
	return `${hits} in 100 hit, ${mean} points each, ${count(bullseyes, 'bullseye')}; ${sure}; scatters by ${scatter.x} aside, ${scatter.y} far or near`;
};

const askSpot = async (desk: Desk, board: Board, last: Spot): Promise<Spot | undefined> => {
	const rings = ringSpots(board);
	for (;;) {
		const options: Option<Spot | (typeof rings)[number]>[] = [
			{text: `${spotText(last)}${last.x === 0 && last.y === 0 ? '' : ', as before'}`, value: last},
			...(last.x === 0 && last.y === 0 ? [] : [{text: 'the middle', value: {x: 0, y: 0}}]),
			...rings.map(ring => ({text: `the ring of ${ring.zone}`, value: ring})),
		];
		const chosen = await desk.choose('Aim at what? In hundredths: x to the right, y away from you; the rim is at 100.', options, {
			fallback: 1,
			back: true,
			free: {hint: 'or x y', read: readSpot},
		});
		if (chosen === undefined || !('spots' in chosen)) return chosen;
		const spot = await desk.choose('On which side of the middle? These are away from holes and bones.', chosen.spots, {back: true});
		if (spot !== undefined) return spot;
	}
};

/** Undefined: the player would rather do something else. `last` is what an empty line repeats. */
export const askAim = async (desk: Desk, request: ThrowRequest, last: Steady | undefined): Promise<Steady | undefined> => {
	for (;;) {
		const spot = await askSpot(desk, request.board, last ?? {x: 0, y: 0});
		if (spot === undefined) return undefined;
		const {x, y} = spot;
		const options: readonly Option<Risk>[] = risks.map(risk => ({
			text: `${risk}: ${forecastText(forecastOf(request, {x, y, risk}), request.handicaps.length > 0)}`,
			value: risk,
		}));
		const fallback = risks.indexOf(last?.risk ?? 'even') + 1;
		const risk = await desk.choose(`At ${spotText(spot)}, with how much risk? The monster has a say in hits.`, options, {
			fallback,
			back: true,
		});
		if (risk !== undefined) return {x, y, risk};
	}
};
