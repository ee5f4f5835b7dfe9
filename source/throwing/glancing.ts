/** Dice that lie in the way of another: which is met first, and where to from there. */
import type {LyingDie} from '../kernel/landing.js';

/** Where a die is, and the direction it goes in, of length 1. */
type Ray = {readonly x: number; readonly y: number; readonly dx: number; readonly dy: number};

/** How far along its way a rolling die meets one that lies there; undefined if it does not. */
const meets = ({x, y, dx, dy}: Ray, way: number, die: LyingDie, reachOfTwo: number): number | undefined => {
	const {x: ox, y: oy} = die.landing;
	if (ox === undefined || oy === undefined) return undefined;
	const along = (ox - x) * dx + (oy - y) * dy;
	const [px, py] = [x + dx * along - ox, y + dy * along - oy];
	const gap = reachOfTwo * reachOfTwo - px * px - py * py;
	if (gap <= 0) return undefined;
	const touch = along - Math.sqrt(gap);
	return touch > 0 && touch < way ? touch : undefined;
};

/** What lies in the way first, if anything. */
export const firstMet = (ray: Ray, way: number, dice: readonly LyingDie[], reachOfTwo: number) => {
	let first: {die: LyingDie; touch: number} | undefined;
	for (const die of dice) {
		const touch = meets(ray, first?.touch ?? way, die, reachOfTwo);
		if (touch !== undefined) first = {die, touch};
	}

	return first;
};

/** The direction after glancing off a die that lies there. */
export const deflected = ({x, y, dx, dy}: Ray, die: LyingDie): readonly [number, number] => {
	const [nx, ny] = [x - (die.landing.x ?? 0), y - (die.landing.y ?? 0)];
	const norm = Math.sqrt(nx * nx + ny * ny);
	if (norm === 0) return [dx, -dy];
	const into = (dx * nx + dy * ny) / norm;
	// Come down on its far side, a die goes on.
	if (into > 0) return [dx, dy];
	return [dx - (2 * into * nx) / norm, dy - (2 * into * ny) / norm];
};

/** The die that lies where another comes down, if any. */
export const under = (x: number, y: number, dice: readonly LyingDie[], reachOfTwo: number): LyingDie | undefined =>
	dice.find(({landing: {x: ox, y: oy}}) => ox !== undefined && oy !== undefined && near(x - ox, y - oy, reachOfTwo));

const near = (x: number, y: number, reachOfTwo: number): boolean => x * x + y * y < reachOfTwo * reachOfTwo;
