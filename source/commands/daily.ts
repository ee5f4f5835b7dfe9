/** `dungeon-fighter daily`: the challenge of the day, the same for everybody. */
import {beginDaily, challengeOf, givingUpText, leaderNames, leftOpenText, openAttempt} from '../engine/attempts.js';
import type {Daily} from '../engine/daily.js';
import {complaintAboutDay, timeLeft, todayUtc} from '../engine/daily.js';
import {isRun, type Run, resumeRun} from '../engine/run.js';
import {gameOfEdition, type UnfinishedRun} from '../engine/runs.js';
import {Desk, Leave} from '../plain/ask.js';
import {setupCommands} from '../plain/help.js';
import {plain} from '../plain/main.js';
import {askPlayer} from '../plain/setup.js';
import {type Shelf, shelfIn} from '../store/runs.js';
import {dailyRows, timeText} from '../view/daily.js';
import type {Input} from './definitions.js';
import {epilogueRows} from './epilogue.js';
import {readPlainThrow, readThrow} from './options.js';
import {printLine} from './output.js';
import {typedLines} from './play-plain.js';
import {Problem} from './problem.js';
import {noteOf} from './screen-play.js';
import {hasScreen, hasScreenReader} from './surroundings.js';

const readDate = ({flags}: Input, now: Date): string => {
	const date = typeof flags.date === 'string' ? flags.date : todayUtc(now);
	const complaint = complaintAboutDay(date, now);
	if (complaint !== undefined) throw new Problem('usage', complaint);
	return date;
};

/** An attempt that is not over is continued, or given up; there is no third way. */
const settle = async (desk: Desk, open: UnfinishedRun, shelf: Shelf): Promise<Run | undefined> => {
	if (open.inPlay) throw new Problem('noRun', 'The challenge is being played in another window.');
	const run = resumeRun(open.file, gameOfEdition, shelf);
	if (!isRun(run)) throw new Problem('noRun', run.sentence);
	const options = [
		{text: `Continue: ${open.text}`, value: true},
		{text: `Give it up. ${givingUpText(open.about)}`, value: false},
	];
	try {
		if (await desk.choose('You have begun this challenge.', options, {fallback: 1})) return run;
	} catch (error) {
		run.close();
		throw error;
	}

	run.giveUp();
	run.close();
	desk.tell('Given up. The dungeon pretends not to have noticed.');
	desk.show(epilogueRows(run, shelf));
	return undefined;
};

/** Whoever has given up may have had enough; so has whoever does not answer. */
const wantsMore = async (desk: Desk): Promise<boolean> => {
	try {
		return await desk.yesOrNo('Go in again? It will not count.', false);
	} catch (error) {
		if (error instanceof Leave) return false;
		throw error;
	}
};

const openSettings = async () => (await import('../store/settings.js')).openSettings();

const attemptOf = async (desk: Desk, daily: Daily, input: Input, shelf: Shelf): Promise<Run | undefined> => {
	const throwing = readPlainThrow(input) ?? 'steady';
	let player: string | undefined;
	for (;;) {
		const open = openAttempt(daily.date, shelf);
		if (!open) player ??= await askPlayer(desk, openSettings);
		// Another window may have begun one while this one asked.
		const begun = open ? {open} : beginDaily(daily.date, noteOf(leaderNames(daily, player ?? ''), throwing), shelf);
		if ('sentence' in begun) throw new Problem('noRun', begun.sentence);
		if ('run' in begun) return begun.run;
		const run = await settle(desk, begun.open, shelf);
		if (run) return run;
		if (!(await wantsMore(desk))) return undefined;
	}
};

const dailyInPlainText = async (input: Input): Promise<void> => {
	const shelf = shelfIn();
	const date = readDate(input, shelf.now());
	readPlainThrow(input);
	const desk = new Desk(typedLines(), printLine);
	try {
		const daily = challengeOf(date);
		const game = gameOfEdition('second', daily.twist?.id);
		if (!game) throw new Error('the second edition is missing');
		desk.show(dailyRows(game.box, daily));
		const left = date === todayUtc(shelf.now()) ? leftOpenText(date, shelf) : undefined;
		if (left !== undefined) desk.tell(left);
		desk.command = setupCommands(game.box);
		const run = await attemptOf(desk, daily, input, shelf);
		if (!run) return;
		if (run.about?.attempt === 'practice') desk.tell('Practice: the attempt that counts has been made.');
		if (run.about?.attempt === 'past') desk.tell('A past day, for its own sake: unranked.');
		const options = {game, shelf, run, seed: '', mayContinue: false, openSettings, reader: hasScreenReader()};
		await plain(desk, {...options, throwing: readPlainThrow(input)});
		desk.show(epilogueRows(run, shelf));
	} catch (error) {
		if (!(error instanceof Leave)) throw error;
		desk.tell('The challenge waits where it was.');
	} finally {
		desk.tell(`The next challenge is ${timeText(timeLeft(shelf.now()))} away.`);
		await desk.flush();
		process.stdin.destroy();
	}
};

const dailyOnScreen = async (input: Input): Promise<void> => {
	// Today is whatever day it is when somebody looks; a day that was named stays.
	const today = readDate(input, shelfIn().now());
	const date = input.flags.date === undefined ? undefined : today;
	const throwMode = readThrow(input);
	const {playOnScreen} = await import('./play-screen.js');
	await playOnScreen(input, () => ({at: 'daily', date, throwMode}));
};

export const daily = (input: Input): Promise<void> => (hasScreen() && input.flags.plain !== true ? dailyOnScreen : dailyInPlainText)(input);
