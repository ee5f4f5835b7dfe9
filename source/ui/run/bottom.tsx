/** Below the target: what has just happened, what can be done, and the throw itself. */
import {Box} from 'ink';
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {ThrowRequest} from '../../kernel/landing.js';
import {seatOf} from '../../throwing/gesture.js';
import type {Seat} from '../../throwing/seat.js';
import {cornersOf, zoneOfPoint} from '../../throwing/zone.js';
import {type Choice, choicesOf, isBranch} from '../../view/choices.js';
import {dieName, throwPhrase} from '../../view/describe.js';
import {heroName} from '../../view/names.js';
import {promptText} from '../../view/question.js';
import {lastRows, pagesOf, wrap} from '../../view/text.js';
import {whereabouts} from '../../view/whereabouts.js';
import {keyLabel} from '../bindings.js';
import {Rows} from '../components/rows.js';
import {keyHelp} from '../components/strip.js';
import {rowsOfDetails, rowsOfStrip, StripMenu} from '../components/strip-menu.js';
import {useKeys} from '../hooks.js';
import {useLesson} from '../lesson.js';
import {useBindings, useServices} from '../services.js';
import {type Aim, SteadyThrow} from '../throw/steady-throw.js';
import {TabletopThrow} from '../throw/tabletop-throw.js';
import {TimedThrow} from '../throw/timed-throw.js';
import {useFoot, usePageKeys} from './foot.js';
import type {Layout} from './layout.js';
import {isLanding, type Pilot, usePilotedMoment} from './pilot.js';
import type {Play} from './play.js';
import type {Mode, News, RunModel} from './use-run.js';

/** Where the corners of the last die lie, for those who doubt the judge; where none is on the board, how to throw it better. */
const whereText = (play: Play, news: News, seat: Seat): string | undefined => {
	const {thrown} = news;
	if (thrown?.x === undefined || thrown.y === undefined) return undefined;
	const {board} = play.game.box;
	const sin = thrown.yaw ?? 0;
	const turn = {sin, cos: Math.sqrt(1 - sin * sin)};
	const zones = cornersOf({x: thrown.x, y: thrown.y, turn}, board.dieHalf).map(({x, y}) => zoneOfPoint(board, x, y));
	if (zones.every(zone => zone === 'outside')) return whereabouts(thrown, seat);
	return `corners: ${zones.map(zone => (zone === 'outside' ? 'off' : zone)).join(', ')}`;
};

type BottomProps = {
	readonly pilot: Pilot | undefined;
	readonly play: Play;
	readonly run: RunModel;
	readonly layout: Layout;
	readonly open: (choice: Choice | undefined) => void;
	readonly branch: Choice | undefined;
	readonly aim: Aim;
	readonly setAim: (aim: Aim) => void;
	/** Where around the table the target is seen from. */
	readonly seat: Seat;
	readonly onWalk: (seat: Seat) => void;
	readonly onMenu: () => void;
	/** Why a key has done nothing. */
	readonly notice: string | undefined;
};

const Telling = ({pilot, play, run, layout, seat, news}: BottomProps & {readonly news: News}) => {
	const {theme, bindings} = useServices();
	const is = useBindings();
	const room = layout.bottomRows - 1 - (news.banner === undefined ? 0 : 1);
	const lesson = useLesson();
	const told = pagesOf(news.lines, layout.columns - 2, room);
	const taught = lesson === undefined ? [] : wrap(lesson, layout.columns - 2).map(row => theme.gold(row));
	const last = told.at(-1) ?? [];
	// The teacher speaks after the last line, on its page if there is room.
	const pages = last.length + taught.length <= room ? [...told.slice(0, -1), [...last, ...taught]] : [...told, taught];
	const [page, setPage] = useState(0);
	const isMore = page + 1 < pages.length;
	const turn = (): void => (isMore ? setPage(page + 1) : run.goOn());
	usePilotedMoment(pilot, turn, page);
	useKeys(key => (is('choose', key) || is('press', key) || is('back', key) ? turn() : false));
	const where = whereText(play, news, seat);
	const shout = news.banner === undefined ? [] : [`${theme.accent(news.banner)}${where === undefined ? '' : `  ${theme.dim(where)}`}`];
	const shown = pages[page] ?? [];
	const filler = Array.from({length: Math.max(0, room - shown.length)}, () => '');
	const foot = keyHelp(theme, useFoot(isMore ? 'more' : 'tell', [[keyLabel(bindings, 'choose'), isMore ? 'more' : 'go on']]));
	return <Rows rows={[...shout, ...shown, ...filler, foot].map(row => ` ${row}`)} height={layout.bottomRows} />;
};

const Choosing = ({play, run, layout, open, branch, onMenu, notice}: BottomProps) => {
	const keys = usePageKeys(branch !== undefined, notice);
	const {theme} = useServices();
	const lesson = useLesson();
	const state = run.shown;
	const decision = play.game.decision(play.state());
	if (!decision) return null;
	const {box} = play.game;
	const choices = branch && isBranch(branch.leads) ? branch.leads : choicesOf(box, state, decision.actions);
	const items = choices.map(choice => ({label: choice.label, hint: choice.detail, letter: choice.letter, value: choice}));
	// The choices and what they do come first, then what has been said.
	const needed = rowsOfStrip(items, layout.columns) + (lesson === undefined ? Math.min(2, rowsOfDetails(items, layout.columns)) : 1);
	const spare = Math.max(lesson === undefined ? 0 : 1, layout.bottomRows - 1 - needed);
	const taught = lesson === undefined ? [] : wrap(lesson, layout.columns - 2).slice(0, spare);
	// The keys have the last row, where the choices and the teacher leave one.
	const hasKeys = spare > taught.length;
	const room = spare - (hasKeys ? 1 : 0);
	const recent =
		lesson === undefined
			? lastRows(run.log, layout.columns - 2, room, theme.glyphs.ellipsis).map(row => theme.dim(row))
			: taught.map(row => theme.gold(row));
	const asked = branch ? (branch.asks ?? branch.detail) : promptText(box, state, decision.by, play.names);
	const question = hasKeys ? asked : (notice ?? asked);
	return (
		<Box flexDirection="column" height={layout.bottomRows}>
			<Rows rows={[...recent.map(row => ` ${row}`), ` ${theme.accent(question)}`]} />
			<StripMenu
				key={branch?.label ?? 'all'}
				items={items}
				onChoose={choice => (isBranch(choice.leads) ? open(choice) : run.choose(choice.leads))}
				onBack={() => (branch ? open(undefined) : onMenu())}
				width={layout.columns}
				height={Math.max(2, layout.bottomRows - recent.length - 1 - (hasKeys ? 1 : 0))}
			/>
			{hasKeys && <Rows rows={[` ${keys}`]} />}
		</Box>
	);
};

const titleOf = (play: Play, run: RunModel, mode: Extract<Mode, {kind: 'throw'}>): string => {
	const {box} = play.game;
	const phrase = throwPhrase(box, mode.request.stance, box.hero(run.shown.active).pronoun);
	return `${heroName(box, run.shown.active)} throws the ${dieName(mode.action.die)}${phrase === '' ? '' : `, ${phrase}`}.`;
};

type PilotedProps = {
	readonly request: ThrowRequest;
	readonly layout: Layout;
	readonly title: string;
	readonly pilot: Pilot;
	readonly aim: Aim;
	readonly run: RunModel;
	readonly seat: Seat;
	readonly onWalk: (seat: Seat) => void;
};

/** A throw that somebody else makes: with bars and cross as it was, or at once if there is no time for that. */
const Piloted = ({pilot, run, aim, seat, onWalk, ...shared}: PilotedProps) => {
	// Asked for once a throw: a gesture that changes under the hand would begin again.
	const [thrown] = useState(() => pilot.throwing(shared.request));
	const latest = useRef({run, onWalk});
	latest.current = {run, onWalk};
	useLayoutEffect(() => latest.current.onWalk(isLanding(thrown) ? 'south' : seatOf(thrown)), [thrown]);
	const isQuick = isLanding(thrown) || pilot.isHasty?.() === true;
	useEffect(() => {
		if (isLanding(thrown)) latest.current.run.landOn(thrown);
		else if (isQuick) latest.current.run.throwBy(thrown);
	}, [thrown, isQuick]);
	if (isQuick || isLanding(thrown)) return <Rows rows={[` ${shared.title}`]} height={shared.layout.bottomRows} />;
	if ('steady' in thrown) return <SteadyThrow {...shared} start={aim} auto={thrown} onThrown={run.throwBy} />;
	return <TimedThrow {...shared} seat={seat} onWalk={onWalk} auto={thrown} onThrown={() => run.throwBy(thrown)} />;
};

export const Bottom = (props: BottomProps) => {
	const {play, run, layout, aim, setAim, seat, onWalk, pilot} = props;
	const {likings} = useServices();
	const {mode} = run;
	if (mode.kind === 'tell') return <Telling {...props} news={mode.news} />;
	if (mode.kind === 'choose') return <Choosing {...props} />;
	if (mode.kind === 'throw') {
		const shared = {request: mode.request, layout, title: titleOf(play, run, mode), onBack: run.cancelThrow};
		if (pilot) return <Piloted {...shared} pilot={pilot} aim={aim} run={run} seat={seat} onWalk={onWalk} />;
		if (likings.throwMode === 'tabletop') return <TabletopThrow {...shared} onLanded={run.landOn} />;
		if (likings.throwMode === 'timed') return <TimedThrow {...shared} seat={seat} onWalk={onWalk} onThrown={run.throwBy} />;
		return (
			<SteadyThrow
				{...shared}
				start={aim}
				onThrown={gesture => {
					setAim(gesture.steady);
					run.throwBy(gesture);
				}}
			/>
		);
	}

	return <Rows rows={[' It flies.']} height={layout.bottomRows} />;
};
