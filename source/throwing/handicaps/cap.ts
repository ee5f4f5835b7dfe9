import {blurred, type Handicap} from '../stance.js';

/** Wrist on the table: no loft, and not much power to give. */
export const cap: Handicap = stance => blurred({...stance, loft: 'low', cap: 0.5}, 28);
