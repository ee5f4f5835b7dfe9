/** The challenge of a day, as the screens offer it. */
import {beginDaily, dailyStatus, givingUpText, leaderNames, leftOpenText} from '../engine/attempts.js';
import {timeLeft, todayUtc} from '../engine/daily.js';
import {isRun, type Run, resumeRun} from '../engine/run.js';
import {gameOfEdition} from '../engine/runs.js';
import type {Summary} from '../engine/summary.js';
import type {Shelf} from '../store/runs.js';
import type {DailyOffer} from '../ui/shelf.js';
import {dailyRows, timeText} from '../view/daily.js';
import type {Glyphs} from '../view/share.js';
import {count} from '../view/text.js';
import {shareAgain} from './epilogue.js';
import {noteOf, playOf} from './screen-play.js';

const resultText = ({outcome, score = 0, title = ''}: Pick<Summary, 'outcome' | 'score' | 'title'>): string =>
	outcome === 'won' ? `${count(score, 'point')}, ${title}` : outcome === 'lost' ? 'lost' : 'given up';

/** The challenge of a day, with its way in. */
export const dailyOffer = (date: string, shelf: Shelf, edition: string, assist: () => number, glyphs: Glyphs): DailyOffer => {
	const {daily, attempt, open, counted, streak} = dailyStatus(date, shelf, edition);
	const {box} = gameOfEdition(edition, daily.twist?.id) ?? {};
	const words = {
		ranked: 'The first attempt of the day: it counts.',
		practice: 'Practice: the attempt that counts has been made.',
		past: 'A past day, for its own sake: unranked.',
	};
	const done = counted === undefined ? [] : [`Your attempt: ${resultText(counted.summary)}, in the ${counted.league} league.`];
	const left = date === todayUtc(shelf.now()) ? leftOpenText(date, shelf) : undefined;
	const resume = (): Run | string => {
		const run = open && resumeRun(open.file, gameOfEdition, shelf);
		if (!run) return 'There is nothing to continue.';
		return isRun(run) ? run : run.sentence;
	};
	return {
		share: counted && box ? () => shareAgain(box, counted, streak.current, glyphs) : undefined,
		lasts: timeLeft(shelf.now()),
		title: `Daily: ${date}`,
		rows: [
			...(box ? dailyRows(box, daily) : []),
			'',
			...done,
			...(left === undefined ? [] : [left]),
			`The next one is ${timeText(timeLeft(shelf.now()))} away. ${streak.current > 1 ? `${streak.current} days in a row so far.` : ''}`.trimEnd(),
		],
		open: open?.text,
		worth: words[attempt],
		givenUp: givingUpText(open?.about),
		begin: (throwMode, player) => {
			const note = noteOf(leaderNames(daily, player), throwMode, assist());
			const begun = beginDaily(date, note, shelf, edition, attempt);
			if ('run' in begun) return playOf(begun.run, shelf, glyphs);
			return 'open' in begun ? 'An attempt is open already; continue it, or give it up.' : begun.sentence;
		},
		resume: () => {
			const run = resume();
			return typeof run === 'string' ? run : playOf(run, shelf, glyphs);
		},
		giveUp: () => {
			const run = resume();
			if (typeof run === 'string') return run;
			run.giveUp();
			run.close();
			return undefined;
		},
	};
};
