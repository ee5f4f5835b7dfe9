import {type Beat, blurred, figureOf, type Handicap, hurried} from '../stance.js';

const leap: Beat = {name: 'jump', sets: 'nothing', cursor: () => 0, moment: () => 500};

/** Jump: the first press leaps, and all the locks must fall before the landing. */
export const airtime: Handicap = (stance, figures) =>
	blurred(hurried({...stance, beats: [leap, ...stance.beats]}, figureOf(figures, 'slack', 1200)), 30);
