/** What there is to say and to copy once a run is over. */
import {newAchievements} from '../engine/achievements.js';
import {finishedRun, readArchive} from '../engine/archive.js';
import {challengeOf, countingAttempt, standingText, streakOf} from '../engine/attempts.js';
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
import {type Glyphs, pathLegend, shareText} from '../view/share.js';
import {pageWidth, wrap} from '../view/text.js';
import {hasScreenReader} from './surroundings.js';

export const epilogueOf = (run: Run, shelf: Shelf, glyphs: Glyphs): Epilogue | undefined => {
	if (!run.end) return undefined;
	const {box} = run.game;
	const own = finishedRun(run.file ?? '', parseJournal(run.journal).head, run.end, gameOfEdition);
	const kept = readArchive(shelf).runs;
	// Where nothing can be kept it is not among the others; what it has earned is true all the same.
	const runs = kept.some(({file}) => file === own.file) ? kept : [...kept, own];
	const {daily: date, attempt} = run.about ?? {};
	const {score, title, outcome, path, foe} = run.end;
	const shared = {
		...{league: own.league, score, title, outcome, path},
		...(date === undefined ? {} : {date, name: challengeOf(date).name}),
		difficulty: box.edition.difficulties.find(({id}) => id === own.difficulty)?.name ?? own.difficulty,
		foe: foe === undefined ? undefined : foeNameOf(box, foe),
		note: attempt === 'past' ? 'a past day' : attempt === 'practice' ? 'practice' : undefined,
		streak: attempt === 'ranked' ? streakOf(runs, todayUtc(shelf.now())).current : undefined,
		code: codeOf(run.journal, gameOfEdition),
	};
	return {
		standing: date === undefined ? undefined : standingText(own, countingAttempt(runs, date)),
		achievements: newAchievements(achievementCardsOf(box.edition.id), runs, own.file),
		share: shareText(shared, glyphs).split('\n'),
		legend: pathLegend(path, glyphs),
	};
};

/** The same for those who read lines. */
export const epilogueRows = (run: Run, shelf: Shelf): readonly string[] => {
	const epilogue = epilogueOf(run, shelf, hasScreenReader() ? 'ascii' : 'emoji');
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
