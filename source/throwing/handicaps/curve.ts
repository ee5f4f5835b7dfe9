import {blurred, type Handicap} from '../stance.js';

/** Spin: the die bends its way by chance; how much is shown, and must be aimed off. */
export const curve: Handicap = stance => blurred({...stance, curve: stance.curve + 0.6}, 36);
