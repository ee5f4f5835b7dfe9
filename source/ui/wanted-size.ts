/** The smallest screen that every screen of the game is made for. */
import type {Size} from '../terminal/streams.js';

export const wantedSize: Size = {columns: 80, rows: 24};
