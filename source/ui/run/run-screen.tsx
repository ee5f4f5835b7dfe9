/** A run, from the first door to the last word. */
import {Box} from 'ink';
import {useEffect, useState} from 'react';
import type {State} from '../../dungeon-fighter/state.js';
import type {ThrowRequest} from '../../kernel/landing.js';
import type {Gesture} from '../../throwing/gesture.js';
import {composeStance} from '../../throwing/throw-die.js';
import {cornersOf, zoneOfPoint} from '../../throwing/zone.js';
import {type Choice, choicesOf, isBranch, questionOf} from '../../view/choices.js';
import {throwPhrase} from '../../view/describe.js';
import {heroName} from '../../view/names.js';
import {wrap} from '../../view/text.js';
import {keyLabel} from '../bindings.js';
import {Menu} from '../components/menu.js';
import {Rows} from '../components/rows.js';
import {headline, keyHelp} from '../components/strip.js';
import {StripMenu} from '../components/strip-menu.js';
import {useKeys, useSize, useTerminal} from '../hooks.js';
import {useBindings, useServices} from '../services.js';
import {type Aim, SteadyThrow} from '../throw/steady-throw.js';
import {TabletopThrow} from '../throw/tabletop-throw.js';
import {TimedThrow} from '../throw/timed-throw.js';
import {Centre} from './centre.js';
import {Ending} from './ending.js';
import {Flight} from './flight.js';
import {type Layout, layoutOf} from './layout.js';
import {helpRows, Page, sheetRows} from './pages.js';
import {foeRows, partyRows} from './panels.js';
import {type Pilot, usePilot} from './pilot.js';
import type {Play} from './play.js';
import {targetRowsOf} from './target-rows.js';
import {type Mode, type News, type RunModel, useRun} from './use-run.js';

export type RunScreenProps = {
	readonly play: Play;
	readonly onLeave: (why: 'menu' | 'quit') => void;
	/** Somebody else plays, and the player watches. */
	readonly pilot?: Pilot | undefined;
};

type Overlay = 'log' | 'party' | 'help' | 'menu' | undefined;

/** Decisions that are made with the target in view. */
const atTheTable = ['throw', 'out-of-dice', 'rethrow', 'activate', 'armour', 'last-chance'];

const headlineOf = (play: Play, state: State, roundTrip: number, assist: number): readonly [string, string] => {
	const {box} = play.game;
	const place =
		state.phase === 'boss'
			? 'The Boss'
			: state.room === undefined
				? state.phase === 'shopping'
					? 'The Shop'
					: 'A corridor'
				: box.room(state.room).name;
	const mode = box.edition.difficulties.find(({id}) => id === state.difficulty)?.name ?? state.difficulty;
	const steps = `${state.steps}/${box.edition.shop.icons} to shop ${Math.min(state.shops + 1, box.edition.shop.visits)}`;
	const left = `Round ${state.round}  ${place}  ${mode}`;
	const right = `${assist < 100 ? `assist ${assist}%  ` : ''}${steps}  $${state.chest.gold}  dice +${state.chest.bonusDice}${roundTrip > 0 ? `  ${roundTrip} ms` : ''}`;
	return [left, right];
};

/** Where the corners of the last die lie, for those who doubt the judge. */
const cornersText = (play: Play, news: News): string | undefined => {
	const {thrown} = news;
	if (thrown?.x === undefined || thrown.y === undefined) return undefined;
	const {board} = play.game.box;
	const sin = thrown.yaw ?? 0;
	const turn = {sin, cos: Math.sqrt(1 - sin * sin)};
	const zones = cornersOf({x: thrown.x, y: thrown.y, turn}, board.dieHalf).map(({x, y}) => zoneOfPoint(board, x, y));
	return `corners ${zones.join(' ')}`;
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
	readonly onMenu: () => void;
};

const Telling = ({play, run, layout, news}: BottomProps & {readonly news: News}) => {
	const {theme, bindings} = useServices();
	const is = useBindings();
	const room = layout.bottomRows - 1 - (news.banner === undefined ? 0 : 1);
	const all = news.lines.flatMap(line => wrap(line, layout.columns - 2));
	const [page, setPage] = useState(0);
	const pages = Math.max(1, Math.ceil(all.length / room));
	useKeys(key => {
		if (!is('choose', key) && !is('press', key) && !is('back', key)) return false;
		if (page + 1 < pages) setPage(page + 1);
		else run.goOn();
	});
	const corners = cornersText(play, news);
	const shout = news.banner === undefined ? [] : [`${theme.accent(news.banner)}${corners === undefined ? '' : `  ${theme.dim(corners)}`}`];
	const shown = all.slice(page * room, (page + 1) * room);
	const filler = Array.from({length: Math.max(0, room - shown.length)}, () => '');
	const foot = keyHelp(theme, [[keyLabel(bindings, 'choose'), pages > 1 && page + 1 < pages ? 'more' : 'go on']]);
	return <Rows rows={[...shout, ...shown, ...filler, foot].map(row => ` ${row}`)} height={layout.bottomRows} />;
};

const Choosing = ({play, run, layout, open, branch, onMenu}: BottomProps) => {
	const {theme} = useServices();
	const state = run.shown;
	const decision = play.game.decision(play.state());
	if (!decision) return null;
	const {box} = play.game;
	const choices = branch && isBranch(branch.leads) ? branch.leads : choicesOf(box, state, decision.actions);
	const logRows = layout.bottomRows - 4;
	const recent = run.log
		.slice(-8)
		.flatMap(line => wrap(line, layout.columns - 2))
		.slice(-Math.max(1, logRows));
	const question = branch ? branch.detail : questionOf(box, state, decision.by);
	return (
		<Box flexDirection="column" height={layout.bottomRows}>
			<Rows rows={[...recent.map(row => theme.dim(` ${row}`)), ` ${theme.accent(question)}`]} />
			<StripMenu
				key={branch?.label ?? 'all'}
				items={choices.map(choice => ({label: choice.label, hint: choice.detail, letter: choice.letter, value: choice}))}
				onChoose={choice => (isBranch(choice.leads) ? open(choice) : run.choose(choice.leads))}
				onBack={() => (branch ? open(undefined) : onMenu())}
				width={layout.columns}
				height={3}
			/>
		</Box>
	);
};

const titleOf = (play: Play, run: RunModel, mode: Extract<Mode, {kind: 'throw'}>): string => {
	const {box} = play.game;
	const phrase = throwPhrase(box, mode.request.stance);
	return `${heroName(box, run.shown.active)} throws the ${mode.action.die} die${phrase === '' ? '' : `, ${phrase}`}.`;
};

const Bottom = (props: BottomProps) => {
	const {play, run, layout, aim, setAim, pilot} = props;
	const {likings} = useServices();
	const {mode} = run;
	const [auto, setAuto] = useState<{request: ThrowRequest; gesture: Gesture | undefined}>();
	// Asked for once a throw: a gesture that changes under the hand would begin again.
	if (pilot && mode.kind === 'throw' && auto?.request !== mode.request) {
		setAuto({request: mode.request, gesture: pilot.gesture(mode.request, mode.action)});
		return null;
	}

	if (mode.kind === 'tell') return <Telling {...props} news={mode.news} />;
	if (mode.kind === 'choose') return <Choosing {...props} />;
	if (mode.kind === 'throw') {
		const shared = {request: mode.request, layout, title: titleOf(play, run, mode), onBack: run.cancelThrow};
		const gesture = auto?.gesture;
		if (gesture && 'steady' in gesture) return <SteadyThrow {...shared} start={aim} auto={gesture} onThrown={run.throwBy} />;
		if (gesture) return <TimedThrow {...shared} auto={gesture} onThrown={() => run.throwBy(gesture)} />;
		if (likings.throwMode === 'tabletop') return <TabletopThrow {...shared} onLanded={run.landOn} />;
		if (likings.throwMode === 'timed') return <TimedThrow {...shared} onThrown={run.throwBy} />;
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

const centreNotes = (play: Play, state: State, width: number): readonly string[] => {
	const {box} = play.game;
	if (state.waiting.kind === 'assign-equipment') return wrap(box.card(state.waiting.card).flavour ?? '', width);
	if (state.waiting.kind === 'choose-path') return [`${heroName(box, state.leader)} leads, and looks in secret.`];
	return [];
};

export const RunScreen = ({play, onLeave, pilot}: RunScreenProps) => {
	const services = useServices();
	const {theme, portraits, likings, bindings} = services;
	const is = useBindings();
	const size = useSize();
	const {roundTrip} = useTerminal();
	const layout = layoutOf(size);
	const run = useRun(play);
	usePilot(pilot, run, play.state);
	const [overlay, setOverlay] = useState<Overlay>();
	const [branch, setBranch] = useState<Choice | undefined>();
	const [aim, setAim] = useState<Aim>({x: 0, y: 0, risk: 'even'});
	const {shown, mode} = run;
	const {box} = play.game;
	const decision = mode.kind === 'choose' ? play.game.decision(play.state()) : undefined;

	// While the player reads, the line is measured.
	useEffect(() => {
		if (mode.kind === 'choose' || mode.kind === 'tell') roundTrip.probe();
	}, [mode.kind, roundTrip]);
	useEffect(() => {
		if (mode.kind !== 'choose') setBranch(undefined);
	}, [mode.kind]);

	useKeys(
		key => {
			if (is('log', key)) return setOverlay('log');
			if (is('party', key)) return setOverlay('party');
			if (is('help', key)) return setOverlay('help');
			if (is('back', key) || is('pause', key)) return setOverlay('menu');
			return false;
		},
		{isActive: overlay === undefined && mode.kind !== 'throw' && mode.kind !== 'fly' && mode.kind !== 'over'},
	);

	const close = (): void => setOverlay(undefined);
	if (overlay === 'log')
		return <Page title="The story so far" rows={run.log.flatMap(line => wrap(line, size.columns - 3))} fromEnd onClose={close} />;
	if (overlay === 'party') return <Page title="The party" rows={sheetRows(theme, box, shown, size.columns)} onClose={close} />;
	if (overlay === 'help') return <Page title="Help" rows={helpRows(theme, bindings)} onClose={close} />;
	if (overlay === 'menu') {
		const trouble = play.trouble();
		return (
			<Box flexDirection="column">
				<Rows
					rows={[
						headline(theme, 'Paused', '', size.columns),
						'',
						` ${trouble ?? 'The run is saved after every action; nothing is lost by leaving.'}`,
						'',
					]}
				/>
				<Menu
					items={[
						{label: 'Go on', value: close},
						{label: 'Party and cards', value: () => setOverlay('party')},
						{label: 'The story so far', value: () => setOverlay('log')},
						{label: 'Help', value: () => setOverlay('help')},
						{label: 'Leave to the title', value: () => onLeave('menu')},
						{label: 'Quit the game', value: () => onLeave('quit')},
					]}
					onChoose={act => act()}
					onBack={close}
					width={40}
					height={8}
				/>
			</Box>
		);
	}

	if (mode.kind === 'over') return <Ending state={shown} onLeave={() => onLeave('menu')} onLog={() => setOverlay('log')} />;

	const [left, right] = headlineOf(play, shown, roundTrip.milliseconds(), likings.assist);
	const party = partyRows(theme, box, shown, play.names, layout.partyWidth, layout.mainRows);
	const isAtTable = shown.combat !== undefined && (decision === undefined || atTheTable.includes(decision.kind));
	const looks = mode.kind === 'throw' ? composeStance(mode.request.handicaps).looks : [];
	const bottom = {pilot, play, run, layout, open: setBranch, branch, aim, setAim, onMenu: () => setOverlay('menu')};
	const rule = theme.dim(theme.glyphs.rule.repeat(layout.columns));
	const state = shown;
	const centreChoices = decision && (branch && isBranch(branch.leads) ? branch.leads : choicesOf(box, state, decision.actions));
	return (
		<Box flexDirection="column" width={size.columns} height={size.rows}>
			<Rows rows={[headline(theme, left, right, size.columns)]} />
			<Box height={layout.mainRows}>
				<Rows rows={party} width={layout.partyWidth} height={layout.mainRows} />
				{isAtTable ? (
					<>
						<Rows
							rows={targetRowsOf(theme, box.board, layout.target, shown.combat?.lying ?? [], looks)}
							width={layout.target.columns + 3}
						/>
						<Rows rows={foeRows(theme, box, portraits, shown, layout.foeWidth, layout.mainRows)} width={layout.foeWidth} />
					</>
				) : (
					decision &&
					centreChoices && (
						<Centre
							key={branch?.label ?? decision.kind}
							heading={branch ? branch.detail : questionOf(box, shown, decision.by)}
							notes={centreNotes(play, shown, layout.columns - layout.partyWidth - 2)}
							choices={centreChoices}
							onOpen={setBranch}
							onChoose={run.choose}
							onBack={() => (branch ? setBranch(undefined) : setOverlay('menu'))}
							width={layout.columns - layout.partyWidth}
							height={layout.mainRows}
						/>
					)
				)}
			</Box>
			<Rows rows={[rule]} />
			{isAtTable || !decision ? (
				<Bottom {...bottom} />
			) : (
				<Rows
					rows={run.log
						.slice(-8)
						.flatMap(line => wrap(line, layout.columns - 2))
						.slice(-layout.bottomRows)
						.map(row => theme.dim(` ${row}`))}
					height={layout.bottomRows}
				/>
			)}
			{mode.kind === 'fly' && (
				<Flight
					path={likings.reducedMotion ? mode.path.slice(-1) : mode.path}
					die={mode.action.die}
					layout={layout}
					mirrored={false}
					onDone={run.landed}
				/>
			)}
		</Box>
	);
};
