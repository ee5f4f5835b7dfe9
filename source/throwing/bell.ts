import type {Draw} from '../kernel/random.js';

/** Roughly a bell curve of spread 1; its ends are in sight. */
export const bell = (draw: Draw): number => (draw.fraction() + draw.fraction() + draw.fraction() + draw.fraction() - 2) * 1.7320508;
