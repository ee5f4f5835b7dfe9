/** What a player may like, and what is liked until then. */
export type Settings = {
	readonly throwMode: 'timed' | 'steady';
	/** Speed of the bars in per cent. */
	readonly assist: 100 | 80 | 60;
	readonly reducedMotion: boolean;
	readonly colours: 'auto' | '16' | 'none';
	readonly glyphs: 'unicode' | 'ascii';
	readonly bell: boolean;
	/** The player's own delay in milliseconds, on top of the measured round trip. */
	readonly offset: number;
	/** Names of keys for what they do, as far as the player has changed them; the screens know the usual ones. */
	readonly keys: Readonly<Record<string, readonly string[]>>;
	readonly tutorialOffered: boolean;
	/** Who played last, in seating order. */
	readonly names: readonly string[];
};

export const offsetLimits = {least: -200, most: 400} as const;

export const defaultSettings: Settings = {
	throwMode: 'timed',
	assist: 100,
	reducedMotion: false,
	colours: 'auto',
	glyphs: 'unicode',
	bell: false,
	offset: 0,
	keys: {},
	tutorialOffered: false,
	names: [],
};
