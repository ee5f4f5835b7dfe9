import {blurred, figureOf, type Handicap, hurried, meeting} from '../stance.js';

/** Hot potato: catch it as it comes, and be rid of it before it burns. */
export const deadline: Handicap = (stance, figures) =>
	blurred(
		hurried(
			{...stance, beats: [{...meeting('catch', 'nothing', 600, 300), window: [420, 780]}, ...stance.beats]},
			figureOf(figures, 'slack', 1300),
		),
		30,
	);
