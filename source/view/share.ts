/** A run as a few lines to paste somewhere; it says everything without colour, and in ASCII if need be. */
import {type PathStep, pathLetters} from '../dungeon-fighter/path.js';
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

type Sign = {readonly emoji: string; readonly ascii: string; readonly meaning: string};

/** A Scar is told by the faint before it. */
const symbols: Readonly<Record<PathStep, Sign | undefined>> = {
	monster: {emoji: '👾', ascii: 'o', meaning: 'monster beaten'},
	epic: {emoji: '💥', ascii: '*', meaning: 'Epic Shot'},
	backedDown: {emoji: '🏃', ascii: '<', meaning: 'backed down'},
	faint: {emoji: '😵', ascii: 'z', meaning: 'fainted'},
	scar: undefined,
	gone: {emoji: '🪦', ascii: '+', meaning: 'left behind'},
	shop: {emoji: '🛒', ascii: '$', meaning: 'Shop'},
	boss: {emoji: '🐉', ascii: 'B', meaning: 'Boss'},
	won: {emoji: '🏆', ascii: '!', meaning: 'won'},
	lost: {emoji: '💀', ascii: 'X', meaning: 'lost'},
};

const byLetter: ReadonlyMap<string, Sign | undefined> = new Map(
	Object.entries(pathLetters).map(([step, letter]) => [letter, symbols[step as PathStep]]),
);

/** The Boss who is beaten at the end is the cup, and not a monster besides. */
const symbolsOf = (path: string): readonly Sign[] => [...path.replace(/[me]w$/, 'w')].flatMap(letter => byLetter.get(letter) ?? []);

/** The run as a line of symbols. */
export const pathSymbols = (path: string, glyphs: Glyphs): string =>
	symbolsOf(path)
		.map(symbol => symbol[glyphs])
		.join('');

/** What the symbols of a run mean, each of them once. */
export const pathLegend = (path: string, glyphs: Glyphs): string =>
	[...new Set(symbolsOf(path))].map(symbol => `${symbol[glyphs]} ${symbol.meaning}`).join(', ');

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
