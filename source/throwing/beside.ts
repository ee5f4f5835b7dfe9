/** A die does not come to rest on another: it rolls off to the side it came from. */
import type {LyingDie} from '../kernel/landing.js';

type Spot = {readonly x: number; readonly y: number};

/** Less than this is no overlap but the last digit of a sum. */
const hair = 1e-9;

const spotsOf = (dice: readonly LyingDie[]): readonly Spot[] =>
	dice.flatMap(({landing: {x, y}}) => (x === undefined || y === undefined ? [] : [{x, y}]));

export const besideOthers = (x: number, y: number, dice: readonly LyingDie[], apart: number): Spot => {
	if (dice.length === 0) return {x, y};
	const others = spotsOf(dice);
	let [restX, restY] = [x, y];
	for (const other of others) {
		const [dx, dy] = [restX - other.x, restY - other.y];
		const distance = Math.sqrt(dx * dx + dy * dy);
		if (distance >= apart) continue;
		if (distance === 0) restY = other.y - apart;
		else [restX, restY] = [other.x + (dx / distance) * apart, other.y + (dy / distance) * apart];
	}

	// Off one and onto the next: then back towards the thrower until there is room, past each of them at most once.
	const limit = (apart - hair) * (apart - hair);
	const isOn = ({x: ox, y: oy}: Spot): boolean => (restX - ox) * (restX - ox) + (restY - oy) * (restY - oy) < limit;
	for (let left = others.length; left > 0; left--) {
		const under = others.find(isOn);
		if (!under) break;
		const aside = restX - under.x;
		restY = under.y - Math.sqrt(apart * apart - aside * aside);
	}

	return {x: restX, y: restY};
};
