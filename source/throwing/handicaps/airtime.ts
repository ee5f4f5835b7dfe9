import {type Beat, blurred, figureOf, type Handicap, hurried, scattered} from '../stance.js';

const leap: Beat = {name: 'jump', sets: 'nothing', cursor: () => 0, moment: () => 500};

/** In the air everything goes by faster. */
const rush = 1.12;

/** Jump: the first press leaps, and all the locks must fall before the landing. Who jumps twice is in more of a hurry. */
export const airtime: Handicap = (stance, figures) => {
	const isUp = stance.beats.includes(leap);
	const beats = isUp ? stance.beats : [leap, ...stance.beats];
	const slack = figureOf(figures, 'slack', 450) * (isUp ? 0.8 : 1);
	return blurred(scattered(hurried({...stance, beats, speed: stance.speed * rush}, slack), 16), 20);
};
