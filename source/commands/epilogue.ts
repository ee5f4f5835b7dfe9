/** What there is to say and to copy once a run is over. */
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
import {praiseRows} from '../view/praise.js';
import {foeNameOf} from '../view/records.js';
import {type Glyphs, shareText} from '../view/share.js';
import {plainGlyphs} from './surroundings.js';

const standingOf = (own: FinishedRun, runs: readonly FinishedRun[], isSaved: boolean): string | undefined => {
	const {daily, takenOver} = own.about ?? {};
	if (daily !== undefined) return standingText(own, countingAttempt(runs, daily), isSaved);
	return takenOver === undefined ? undefined : takenOverText(takenOver);
};

export const epilogueOf = (run: Run, shelf: Shelf, glyphs: Glyphs): Epilogue | undefined => {
	if (!run.end) return undefined;
	const {box} = run.game;
	const own = finishedRun(run.file ?? '', parseJournal(run.journal).head, run.end, gameOfEdition);
	const kept = readArchive(shelf).runs;
	// Where nothing can be kept it is not among the others; what it has earned is true all the same.
	const runs = kept.some(({file}) => file === own.file) ? kept : [...kept, own];
	const isSaved = run.saving === undefined;
	const {daily: date, attempt, takenOver} = run.about ?? {};
	const {score, title, outcome, path, foe} = run.end;
	const shared = {
		...{league: own.league, score, title, outcome, path},
		...(date === undefined ? {} : {date, name: challengeOf(date).name}),
		difficulty: box.edition.difficulties.find(({id}) => id === own.difficulty)?.name ?? own.difficulty,
		foe: foe === undefined ? undefined : foeNameOf(box, foe),
		note: takenOver !== undefined ? 'taken over' : attempt === 'past' ? 'a past day' : attempt === 'practice' ? 'practice' : undefined,
		streak: attempt === 'ranked' ? streakOf(isSaved ? runs : kept, todayUtc(shelf.now())).current : undefined,
		code: codeOf(run.journal, gameOfEdition),
	};
	return {
		standing: standingOf(own, runs, isSaved),
		achievements: newAchievements(achievementCardsOf(box.edition.id), runs, own.file),
		share: shareText(shared, glyphs).split('\n'),
	};
};

/** The same for those who read lines. */
export const epilogueRows = (run: Run, shelf: Shelf): readonly string[] => {
	const epilogue = epilogueOf(run, shelf, plainGlyphs());
	if (!epilogue) return [];
	const {standing, achievements, share} = epilogue;
	const said = [...(standing === undefined ? [] : [standing]), ...praiseRows(achievements)];
	return ['', ...said, ...(said.length > 0 ? [''] : []), 'To copy:', '', ...share, ''];
};
