/**
 * Everybody's picture, and the three that belong to nobody: the title, the tombstone and the pose of the winners. Plain ASCII,
 * so that they look the same everywhere. Like the words they are data beside the box (`portraits.json`).
 */
import * as z from 'zod';
import {check, problem} from '../dungeon-fighter/check.js';

type Size = {readonly rows: number; readonly columns: number};

export const portraitSizes = {
	heroes: {rows: 5, columns: 9},
	monsters: {rows: 7, columns: 18},
	bosses: {rows: 9, columns: 24},
	title: {rows: 6, columns: 76},
	tombstone: {rows: 11, columns: 28},
	victory: {rows: 12, columns: 60},
} as const satisfies Record<string, Size>;

const picture = ({rows, columns}: Size) =>
	z
		.array(
			z
				.string()
				.max(columns)
				.regex(/^[ -~]*$/, 'must be plain ASCII'),
		)
		.min(1)
		.max(rows);

const portrait = (size: Size) => z.strictObject({rows: picture(size)});

export const portraitsSchema = z.strictObject({
	heroes: z.record(z.string(), portrait(portraitSizes.heroes)),
	monsters: z.record(z.string(), portrait(portraitSizes.monsters)),
	bosses: z.record(z.string(), portrait(portraitSizes.bosses)),
	title: picture(portraitSizes.title),
	tombstone: picture(portraitSizes.tombstone),
	victory: picture(portraitSizes.victory),
});

type Portrait = {readonly rows: readonly string[]};

export type Portraits = {
	readonly heroes: Readonly<Record<string, Portrait>>;
	readonly monsters: Readonly<Record<string, Portrait>>;
	readonly bosses: Readonly<Record<string, Portrait>>;
	readonly title: readonly string[];
	readonly tombstone: readonly string[];
	readonly victory: readonly string[];
};

/** Checks the parsed JSON of a `portraits.json`; `file` is what a problem calls it. */
export const openPortraits = (content: unknown, file = 'portraits'): Portraits => {
	const portraits = check(file, portraitsSchema, content);
	if (!portraits.tombstone.some(row => slot.test(row))) throw problem(file, 'tombstone', 'rows', 'has no room for names (@@@@)');
	return portraits;
};

const found = (pictures: Readonly<Record<string, Portrait>>, id: string): Portrait | undefined =>
	Object.hasOwn(pictures, id) ? pictures[id] : undefined;

/** A card that was added to the box without a picture has none; the screen leaves the room empty. */
export const heroPortrait = (portraits: Portraits, id: string): Portrait | undefined => found(portraits.heroes, id);

/** Monsters and Bosses never share an id. */
export const foePortrait = (portraits: Portraits, id: string): Portrait | undefined =>
	found(portraits.monsters, id) ?? found(portraits.bosses, id);

const slot = /@+/;

const centred = (text: string, width: number): string => {
	const cut = text.slice(0, width);
	return cut.padStart(Math.floor((width + cut.length) / 2)).padEnd(width);
};

/** The tombstone with a name in each of its slots, in the middle ones if there are fewer. */
export const carve = ({tombstone}: Portraits, names: readonly string[]): readonly string[] => {
	const slots = tombstone.filter(row => slot.test(row)).length;
	const start = Math.max(0, Math.floor((slots - names.length) / 2));
	let place = 0;
	return tombstone.map(row => row.replace(slot, run => centred(names[place++ - start] ?? '', run.length)));
};
