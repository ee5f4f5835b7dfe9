/** What there is to say and to copy once a run is over. */
import {readFileSync} from 'node:fs';
import type {Box} from '../dungeon-fighter/box.js';
import {newAchievements} from '../engine/achievements.js';
import {type FinishedRun, finishedRun, readArchive} from '../engine/archive.js';
import {challengeOf, countingAttempt, standingText, streakOf, takenOverText} from '../engine/attempts.js';
import {todayUtc} from '../engine/daily.js';
import {achievementCardsOf} from '../engine/looks.js';
import type {Run} from '../engine/run.js';
import {codeOf} from '../engine/run-code.js';
import {gameOfEdition} from '../engine/runs.js';
import {parseJournal} from '../kernel/journal.js';
import type {Shelf} from '../store/runs.js';
import type {Epilogue} from '../ui/run/play.js';
import {foeNameOf, modeName} from '../view/names.js';
import {praiseRows} from '../view/praise.js';
import {type Glyphs, pathLegend, shareText} from '../view/share.js';
import {pageWidth, wrap} from '../view/text.js';
import {plainGlyphs} from './surroundings.js';

const standingOf = (own: FinishedRun, runs: readonly FinishedRun[], isSaved: boolean): string | undefined => {
	const {daily, takenOver} = own.about ?? {};
	if (daily !== undefined) return standingText(own, countingAttempt(runs, daily), isSaved);
	return takenOver === undefined ? undefined : takenOverText(takenOver);
};

/** What is copied, and what the signs in it mean. */
type Copy = Pick<Epilogue, 'share' | 'legend'>;

type Shared = {readonly streak: number; readonly journal: string; readonly glyphs: Glyphs};

const noteOf = ({about}: FinishedRun): string | undefined => {
	if (about?.takenOver !== undefined) return 'taken over';
	if (about?.attempt === 'past') return 'a past day';
	return about?.attempt === 'practice' ? 'practice' : undefined;
};

/** A run that is over, ready to copy. */
const copyOf = (box: Box, run: FinishedRun, {streak, journal, glyphs}: Shared): Copy => {
	const {daily: date, attempt} = run.about ?? {};
	const {score, title, outcome, path, foe} = run.summary;
	const shared = {
		...{league: run.league, score, title, outcome, path},
		...(date === undefined ? {} : {date, name: challengeOf(date).name}),
		difficulty: modeName(box, run.difficulty),
		foe: foe === undefined ? undefined : foeNameOf(box, foe),
		note: noteOf(run),
		streak: attempt === 'ranked' ? streak : undefined,
		code: codeOf(journal, gameOfEdition),
	};
	return {share: shareText(shared, glyphs).split('\n'), legend: pathLegend(path, glyphs)};
};

export const epilogueOf = (run: Run, shelf: Shelf, glyphs: Glyphs): Epilogue | undefined => {
	if (!run.end) return undefined;
	const {box} = run.game;
	const own = finishedRun(run.file ?? '', parseJournal(run.journal).head, run.end, gameOfEdition);
	const kept = readArchive(shelf).runs;
	// Where nothing can be kept it is not among the others; what it has earned is true all the same.
	const runs = kept.some(({file}) => file === own.file) ? kept : [...kept, own];
	const isSaved = run.saving === undefined;
	const streak = streakOf(isSaved ? runs : kept, todayUtc(shelf.now())).current;
	return {
		standing: standingOf(own, runs, isSaved),
		achievements: newAchievements(achievementCardsOf(box.edition.id), runs, own.file),
		...copyOf(box, own, {streak, journal: run.journal, glyphs}),
	};
};

/** The text to copy of an attempt that was made before; nothing where its journal is gone. */
export const shareAgain = (box: Box, run: FinishedRun, streak: number, glyphs: Glyphs): Copy => {
	try {
		return copyOf(box, run, {streak, journal: readFileSync(run.file, 'utf8'), glyphs});
	} catch {
		return {share: [], legend: ''};
	}
};

/** The same for those who read lines. */
export const epilogueRows = (run: Run, shelf: Shelf): readonly string[] => {
	const epilogue = epilogueOf(run, shelf, plainGlyphs());
	if (!epilogue) return [];
	const {standing, achievements, share, legend} = epilogue;
	const said = [...(standing === undefined ? [] : [standing]), ...praiseRows(achievements)];
	return [
		'',
		...said,
		...(said.length > 0 ? [''] : []),
		'To copy:',
		'',
		...share,
		'',
		...(legend === '' ? [] : [...wrap(legend, pageWidth), '']),
	];
};
