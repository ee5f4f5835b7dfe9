/** A run as a few lines to paste somewhere; it says everything without colour, and in ASCII if need be. */
import {count} from './text.js';

/** What is shared; the view does not know the engine. */
export type Shared = {
	/** The day of a challenge and its name; without them it was a run like any other. */
	readonly date?: string | undefined;
	readonly name?: string | undefined;
	readonly difficulty: string;
	readonly league: string;
	/** Said after the league: "practice", "a past day". */
	readonly note?: string | undefined;
	readonly outcome: 'won' | 'lost' | 'given-up';
	readonly score?: number | undefined;
	readonly title?: string | undefined;
	/** Who was there at the end. */
	readonly foe?: string | undefined;
	/** The letters of the run's last line. */
	readonly path: string;
	/** Days in a row. */
	readonly streak?: number | undefined;
	readonly code?: string | undefined;
};

export type Glyphs = 'emoji' | 'ascii';

/** Letter of the path, emoji, ASCII, and what it means. A Scar is told by the faint before it. */
const symbols: readonly (readonly [letter: string, emoji: string, ascii: string, meaning: string])[] = [
	['m', '👾', 'o', 'monster beaten'],
	['e', '💥', '*', 'Epic Shot'],
	['d', '🏃', '<', 'backed down'],
	['f', '😵', 'z', 'fainted'],
	['g', '🪦', '+', 'left behind'],
	['s', '🛒', '$', 'Shop'],
	['b', '🐉', 'B', 'Boss'],
	['w', '🏆', '!', 'won'],
	['x', '💀', 'X', 'lost'],
];

/** The run as a line of symbols. The Boss who is beaten at the end is the cup, and not a monster besides. */
export const pathSymbols = (path: string, glyphs: Glyphs): string => {
	const column = glyphs === 'emoji' ? 1 : 2;
	return [...path.replace(/[me]w$/, 'w')].map(letter => symbols.find(([known]) => known === letter)?.[column] ?? '').join('');
};

/** What the symbols mean, for whoever asks. */
export const pathLegend = (glyphs: Glyphs): string =>
	symbols.map(([, emoji, ascii, meaning]) => `${glyphs === 'emoji' ? emoji : ascii} ${meaning}`).join(', ');

const resultText = ({outcome, score, title, foe}: Shared): string => {
	if (outcome === 'won') return `${count(score ?? 0, 'point')}, ${title ?? ''}`;
	if (outcome === 'given-up') return 'gave up';
	return foe === undefined ? 'lost' : `lost to ${foe}`;
};

/** Ready to copy: four to six short lines. */
export const shareText = (shared: Shared, glyphs: Glyphs): string => {
	const {date, name, difficulty, league, note, path, streak = 0, code} = shared;
	const what = date === undefined ? 'Dungeon Fighter' : `Dungeon Fighter ${date}${name === undefined ? '' : `, ${name}`}`;
	const where = [difficulty, `${league} league`, ...(note === undefined ? [] : [note])].join(', ');
	return [
		what,
		`${resultText(shared)} (${where})`,
		pathSymbols(path, glyphs),
		...(streak > 0 ? [`${count(streak, 'day')} in a row`] : []),
		...(code === undefined ? [] : [code]),
	].join('\n');
};
