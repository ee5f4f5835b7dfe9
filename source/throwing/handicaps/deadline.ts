import {blurred, figureOf, type Handicap, hurried, meeting, scattered} from '../stance.js';

/** It is hot: everything goes by faster. */
const rush = 1.12;

/** Hot potato: catch it as it comes, and be rid of it before it burns. */
export const deadline: Handicap = (stance, figures) => {
	const caught = meeting('catch', 'nothing', 600, 180);
	const hot = {...stance, beats: [caught, ...stance.beats], speed: stance.speed * rush};
	return blurred(scattered(hurried(hot, figureOf(figures, 'slack', 500)), 16), 20);
};
