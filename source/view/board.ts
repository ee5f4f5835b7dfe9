/** A leaderboard in rows of words. */
import type {Box} from '../dungeon-fighter/box.js';
import {outsideText} from '../kernel/outside-text.js';
import {foeNameOf} from './names.js';
import {type ShownRun, whoPlayed} from './records.js';
import {columnsOf, count, pageWidth, shorten, wrap} from './text.js';

type Row = ShownRun & {readonly summary: {readonly outcome: string; readonly throws: readonly string[]}};

/** The parts of the engine's board that are read here; the view does not know the engine. */
type ShownBoard = {
	readonly rows: readonly Row[];
	readonly apart: readonly {
		readonly from: string;
		readonly reason: string;
		readonly who?: ShownRun | undefined;
		readonly recorded?: {readonly outcome: string; readonly score?: number | undefined; readonly title?: string | undefined} | undefined;
	}[];
};

const resultOf = (box: Box, {summary}: Row): string => {
	if (summary.outcome === 'won') return summary.title ?? '';
	if (summary.outcome === 'given-up') return 'gave up';
	return `lost to ${foeNameOf(box, summary.foe ?? 'nobody')} in round ${summary.counts.rounds ?? 0}`;
};

const claim = ({recorded}: ShownBoard['apart'][number]): string =>
	recorded?.score === undefined ? '' : ` It claims ${count(recorded.score, 'point')}${recorded.title ? `, ${recorded.title}` : ''}.`;

/** A large party leaves room for what came of it: with these, the last column has a fourth of the page. */
const whoWidth = 22;

const dayWidth = 10;

/** Of where it was found. */
const longestPath = 200;

/** `heading` says which day or league. */
export const boardRows = (box: Box, {rows, apart}: ShownBoard, heading: string): readonly string[] => {
	const table = rows.map((run, index) => [
		index + 1,
		run.summary.score === undefined ? '-' : String(run.summary.score),
		shorten(whoPlayed(box, run), whoWidth),
		run.league,
		shorten(run.about?.daily ?? run.difficulty, dayWidth),
		`${resultOf(box, run)}, ${count(run.summary.throws.length, 'throw')}`,
	]);
	return [
		`${heading}: ${count(rows.length, 'run')}`,
		...columnsOf(table).flat(),
		...(apart.length > 0 ? ['', 'Apart:'] : []),
		...apart.flatMap(item => {
			const who = item.who ? `${whoPlayed(box, item.who)}, ` : '';
			return wrap(`  ${who}${outsideText(item.from, longestPath)}: ${item.reason.replace(/\.$/, '')}.${claim(item)}`, pageWidth);
		}),
	];
};
