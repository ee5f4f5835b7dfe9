/** What a run says about itself, beside the game. */
import * as z from 'zod';
import type {JournalAbout} from '../kernel/journal.js';

const aboutSchema = z.object({
	started: z.string().catch(''),
	names: z.record(z.string(), z.string()).optional().catch(undefined),
	throwing: z.enum(['timed', 'steady', 'tabletop', 'bot']).catch('timed'),
	assist: z.number().optional().catch(undefined),
	version: z.string().catch(''),
	daily: z.string().optional().catch(undefined),
	attempt: z.enum(['ranked', 'practice', 'past']).optional().catch(undefined),
	takenOver: z.int().optional().catch(undefined),
});

/** What a first line says about its run; a journal of the engine, or of a friend, says nothing. */
export const readAbout = (about: unknown): JournalAbout | undefined => aboutSchema.safeParse(about).data;
