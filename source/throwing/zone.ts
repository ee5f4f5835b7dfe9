/** Where a die lies: its four corners, and the section they make it count for. */
import type {Board, Capsule, Circle} from '../kernel/board.js';
import type {Zone} from '../kernel/landing.js';

/** A square with its middle at x, y; `turn` is the point (cos, sin) so that no angle is ever computed. */
export type Footprint = {readonly x: number; readonly y: number; readonly turn: Turn};

export type Turn = {readonly cos: number; readonly sin: number};

export type Point = {readonly x: number; readonly y: number};

const within = (x: number, y: number, radius: number): boolean => x * x + y * y < radius * radius;

const onBone = ({x1, y1, x2, y2, radius}: Capsule, x: number, y: number): boolean => {
	const [dx, dy] = [x2 - x1, y2 - y1];
	const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
	const share = Math.max(0, Math.min(1, along));
	return within(x - x1 - share * dx, y - y1 - share * dy, radius);
};

/** The zone under one point. */
export const zoneOfPoint = (board: Board, x: number, y: number): Zone => {
	// The board ends at its rim, whatever is painted across it.
	if (!within(x, y, board.sections.at(-1)!.radius)) return 'outside';
	for (const hole of board.holes) if (within(x - hole.x, y - hole.y, hole.radius)) return 'hole';
	for (const bone of board.bones) if (onBone(bone, x, y)) return 'bone';
	for (const spot of board.spots) if (within(x - spot.x, y - spot.y, spot.radius)) return spot.zone;
	for (const section of board.sections) if (within(x, y, section.radius)) return section.zone;
	return 'outside';
};

export const cornersOf = ({x, y, turn}: Footprint, half: number): readonly Point[] => {
	const [a, b] = [half * turn.cos, half * turn.sin];
	return [
		{x: x + a - b, y: y + b + a},
		{x: x - a - b, y: y - b + a},
		{x: x - a + b, y: y - b - a},
		{x: x + a + b, y: y + b - a},
	];
};

/** The misses below all sections, and in an order of their own so that no tie depends on which corner comes first. */
const misses: readonly Zone[] = ['hole', 'bone', 'outside'];

const worth = (zone: Zone): number => {
	if (zone === 'bullseye') return 10;
	return misses.includes(zone) ? -misses.indexOf(zone) : Number(zone);
};

/** The die is cut into so many strips each way, to see where its largest part lies. */
const strips = 12;

/** The middles of its little squares. */
const samplesOf = (die: Footprint, half: number): readonly Point[] => {
	const points: Point[] = [];
	const middle = (strip: number): number => ((2 * strip + 1) / strips - 1) * half;
	for (let row = 0; row < strips; row++) {
		for (let column = 0; column < strips; column++) {
			const [a, b] = [middle(column), middle(row)];
			points.push({x: die.x + a * die.turn.cos - b * die.turn.sin, y: die.y + a * die.turn.sin + b * die.turn.cos});
		}
	}

	return points;
};

/** The zone of most points, and of how many; in doubt the lower. */
const winnerOf = (zones: readonly Zone[]): {zone: Zone; count: number} => {
	let winner: {zone: Zone; count: number} = {zone: 'outside', count: 0};
	for (const [index, zone] of zones.entries()) {
		if (zones.indexOf(zone) < index) continue;
		let count = 0;
		for (const other of zones) if (other === zone) count++;
		if (count > winner.count || (count === winner.count && worth(zone) < worth(winner.zone))) winner = {zone, count};
	}

	return winner;
};

/** Most points win; in doubt the lower section (2E-HIT-04, 2E-HIT-05). All that is a miss is one area, the lowest (2E-RULING-58). */
const vote = (zones: readonly Zone[]): Zone => {
	const missed = zones.filter(zone => misses.includes(zone));
	const section = winnerOf(zones.filter(zone => !misses.includes(zone)));
	return section.count > missed.length ? section.zone : winnerOf(missed).zone;
};

/** Whether any part of the die lies over a circle: from the die's own point of view, the nearest point of its square. */
const covers = ({x, y, turn}: Footprint, half: number, circle: Circle): boolean => {
	const [dx, dy] = [circle.x - x, circle.y - y];
	const across = dx * turn.cos + dy * turn.sin;
	const along = dy * turn.cos - dx * turn.sin;
	const nearest = (way: number): number => way - Math.max(-half, Math.min(half, way));
	return within(nearest(across), nearest(along), circle.radius);
};

const touchesHole = (board: Board, die: Footprint): boolean =>
	board.holes.some(hole => covers(die, board.dieHalf, hole)) ||
	board.spots.some(spot => spot.zone === 'hole' && covers(die, board.dieHalf, spot));

/** The zone a die counts for, by the border rule of its board. */
export const zoneAt = (board: Board, die: Footprint): Zone => {
	const points = board.border === 'most-corners' ? cornersOf(die, board.dieHalf) : samplesOf(die, board.dieHalf);
	const zones = points.map(({x, y}) => zoneOfPoint(board, x, y));
	if (board.touchingHoleMisses && touchesHole(board, die)) return 'hole';
	return vote(zones);
};
