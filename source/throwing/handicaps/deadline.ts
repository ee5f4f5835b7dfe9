import {blurred, type Handicap, meeting} from '../stance.js';

/** Hot potato: catch it as it comes, and be rid of it before it burns. */
export const deadline: Handicap = stance =>
	blurred({...stance, beats: [{...meeting('catch', 'nothing', 600, 300), window: [420, 780]}, ...stance.beats], deadline: 2100}, 30);
