/** What a run says about itself, beside the game; others have written it, so it is cleaned before anybody shows it. */
import * as z from 'zod';
import type {JournalAbout} from '../kernel/journal.js';
import {outsideText} from '../kernel/outside-text.js';

/** As long as a name may be that is asked for. */
const longestName = 24;

const text = z.string().transform(said => outsideText(said));

const name = z.string().transform(said => outsideText(said, longestName).trim());

const aboutSchema = z.object({
	started: text.catch(''),
	names: z.record(text, name).optional().catch(undefined),
	throwing: z.enum(['timed', 'steady', 'tabletop', 'bot']).catch('bot'),
	assist: z.number().optional().catch(undefined),
	version: text.catch(''),
	daily: text.optional().catch(undefined),
	attempt: z.enum(['ranked', 'practice', 'past']).optional().catch(undefined),
	takenOver: z.int().optional().catch(undefined),
});

/** What a first line says about its run; a journal of the engine, or of a friend, says nothing. */
export const readAbout = (about: unknown): JournalAbout | undefined => aboutSchema.safeParse(about).data;
