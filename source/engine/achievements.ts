/** Achievements: data says what for, this says whether. */
import * as z from 'zod';
import {id, line} from '../dungeon-fighter/cards.js';
import {check, problem} from '../dungeon-fighter/check.js';
import type {FinishedRun} from './archive.js';
import {figuresOf, Totals} from './figures.js';

export const achievementSchema = z.strictObject({
	id,
	name: line,
	text: line,
	/** Of a single run, or of all together. */
	over: z.enum(['run', 'all']),
	/** All of these must be true. */
	when: z
		.array(z.strictObject({figure: z.string().min(1), atLeast: z.int().optional(), atMost: z.int().optional()}))
		.min(1, 'needs at least one condition'),
});

export type AchievementCard = z.infer<typeof achievementSchema>;

export type Achievement = AchievementCard & {
	/** When it was earned, as far as anybody knows; undefined as long as it is not. */
	readonly earned: string | undefined;
	/** The run that did it. */
	readonly run: FinishedRun | undefined;
};

export const readAchievements = (content: unknown, file = 'achievements'): readonly AchievementCard[] => {
	const cards = check(file, z.array(achievementSchema), content);
	for (const [index, card] of cards.entries()) {
		if (cards.findIndex(other => other.id === card.id) !== index) throw problem(file, card.id, 'id', 'occurs twice');
	}

	return cards;
};

const isMet = ({when}: AchievementCard, figure: (name: string) => number): boolean =>
	when.every(
		({figure: name, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY}) =>
			figure(name) >= atLeast && figure(name) <= atMost,
	);

/** Goes through the runs in the order of their ends, so that each knows when it was earned. */
export const achievementsOf = (cards: readonly AchievementCard[], runs: readonly FinishedRun[]): readonly Achievement[] => {
	const earned = new Map<string, FinishedRun>();
	const totals = new Totals();
	for (const run of runs) {
		if (run.aside) continue;
		const figures = figuresOf(run);
		totals.add(run, figures);
		for (const card of cards) {
			if (earned.has(card.id)) continue;
			if (isMet(card, card.over === 'run' ? name => figures.get(name) ?? 0 : name => totals.get(name))) earned.set(card.id, run);
		}
	}

	return cards.map(card => ({...card, earned: earned.get(card.id)?.when, run: earned.get(card.id)}));
};

/** What this run, the last of them, has just earned. */
export const newAchievements = (cards: readonly AchievementCard[], runs: readonly FinishedRun[], file: string): readonly Achievement[] =>
	achievementsOf(cards, runs).filter(({run}) => run?.file === file);
