/** A twist: a patch of the cards and figures of a box, made before the box is opened. */
import * as z from 'zod';
import type {BoxFiles} from './box.js';
import {id, line} from './cards.js';
import {check, problem} from './check.js';

const patchedFiles = ['heroes', 'monsters', 'bosses', 'equipment', 'dungeon', 'dice'] as const;

const fields = z.record(z.string(), z.unknown());

const whole = z.record(z.string(), z.int().min(-99).max(99));

export const twistSchema = z.strictObject({
	id,
	name: line,
	flavour: line,
	/** What is different, for whoever has to play it. */
	text: line,
	/** Figures of `edition.json`, replaced one by one. */
	edition: fields.optional(),
	/** Done one after the other. */
	cards: z
		.array(
			z.strictObject({
				in: z.enum(patchedFiles),
				/** Only cards with exactly these values; without it all of them. */
				where: fields.optional(),
				set: fields.optional(),
				add: whole.optional(),
				times: whole.optional(),
				append: z.record(z.string(), z.array(z.unknown())).optional(),
			}),
		)
		.optional(),
});

export type TwistCard = z.infer<typeof twistSchema>;

type Patch = NonNullable<TwistCard['cards']>[number];

type Card = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Card => typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const merge = (value: unknown, patch: Card): Card => {
	const merged: Record<string, unknown> = isRecord(value) ? {...value} : {};
	for (const [key, item] of Object.entries(patch)) merged[key] = isRecord(item) ? merge(merged[key], item) : item;
	return merged;
};

/** What is there stays there: nobody's life is patched down to nothing, and no figure gets a third digit. */
const within = (before: number, after: number): number => Math.min(99, Math.max(before > 0 ? 1 : 0, after));

const patched = (card: Card, {set = {}, add = {}, times = {}, append = {}}: Patch): Card => {
	const after: Record<string, unknown> = {...card, ...set};
	const figure = (field: string, change: (value: number) => number): void => {
		const value = after[field];
		if (typeof value === 'number') after[field] = within(value, change(value));
	};

	for (const [field, factor] of Object.entries(times)) figure(field, value => value * factor);
	for (const [field, more] of Object.entries(add)) figure(field, value => value + more);
	for (const [field, items] of Object.entries(append)) {
		const list = after[field];
		if (Array.isArray(list)) after[field] = [...list, ...items.filter(item => !list.some(other => same(other, item)))];
	}

	return after;
};

const fits = (card: Card, where: Card): boolean => Object.entries(where).every(([field, value]) => same(card[field], value));

/** The files of a box as they are on a day with this twist. */
export const twistFiles = (files: BoxFiles, twist: TwistCard): BoxFiles => {
	const after: Record<string, unknown> = {...files, edition: merge(files.edition, twist.edition ?? {})};
	for (const patch of twist.cards ?? []) {
		const cards = after[patch.in];
		if (!Array.isArray(cards)) continue;
		after[patch.in] = cards.map(card => (isRecord(card) && fits(card, patch.where ?? {}) ? patched(card, patch) : card));
	}

	return after as BoxFiles;
};

/** Reads `twists.json`. */
export const readTwists = (content: unknown, file = 'twists'): readonly TwistCard[] => {
	const twists = check(file, z.array(twistSchema), content);
	for (const [index, {id: name}] of twists.entries()) {
		if (twists.findIndex(other => other.id === name) !== index) throw problem(file, name, 'id', 'occurs twice');
	}

	return twists;
};
