/** Who may be compared with whom. */
import type {JournalAbout} from '../kernel/journal.js';
import type {Summary} from './summary.js';

export const leagues = ['timed', 'steady', 'bot', 'assisted', 'tabletop'] as const;

export type League = (typeof leagues)[number];

/** The others are played for fun, like everything else here, but more so. */
export const rankedLeagues: readonly League[] = ['timed', 'steady', 'bot'];

/**
 * What was really done counts before what was said: one typed landing makes a table, one spot makes it steady. A run that nobody says
 * they have thrown is a bot's, whoever's presses it holds.
 */
export const leagueOf = (about: Pick<JournalAbout, 'throwing' | 'assist'> | undefined, {counts}: Pick<Summary, 'counts'>): League => {
	if (counts['by-landing']) return 'tabletop';
	if (counts['by-hand'] || about === undefined || about.throwing === 'bot') return 'bot';
	if (about.assist !== undefined && about.assist !== 100) return 'assisted';
	if (counts['by-spot']) return 'steady';
	return counts['by-press'] ? 'timed' : about.throwing;
};
