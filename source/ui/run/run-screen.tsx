/** A run, from the first door to the last word. */
import {Box} from 'ink';
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {State} from '../../dungeon-fighter/state.js';
import {type Seat, seenFrom} from '../../throwing/seat.js';
import {composeStance} from '../../throwing/throw-die.js';
import {type Choice, cardsLetter, choicesOf, isBranch} from '../../view/choices.js';
import {heroAndPlayer, promptText} from '../../view/question.js';
import {wrap} from '../../view/text.js';
import {type KeyHelp, keyLabel} from '../bindings.js';
import {Rows} from '../components/rows.js';
import {headline} from '../components/strip.js';
import {useKeys, useSize, useTerminal} from '../hooks.js';
import {LessonContext} from '../lesson.js';
import {ServicesContext, useBindings, useServices} from '../services.js';
import {poseHeight} from '../throw/pose.js';
import type {Aim} from '../throw/steady-throw.js';
import {centreNotes, headlineOf, tooDear} from './around-the-table.js';
import {Bottom} from './bottom.js';
import {Below, Centre} from './centre.js';
import {Ending} from './ending.js';
import {Flight} from './flight.js';
import {FootContext, type Moment} from './foot.js';
import {layoutOf} from './layout.js';
import {Overlay, type OverlayName} from './overlays.js';
import {foeRows, partyRows} from './panels.js';
import {PassKeyboard} from './pass-keyboard.js';
import {type Pilot, PilotKeys, usePilot} from './pilot.js';
import type {Play} from './play.js';
import {targetRowsOf} from './target-rows.js';
import {type Mode, useRun} from './use-run.js';

type RunScreenProps = {
	readonly play: Play;
	readonly onLeave: (why: 'menu' | 'quit') => void;
	/** Somebody else plays, and the player watches. */
	readonly pilot?: Pilot | undefined;
	/** Stands at the right end of the headline, instead of the usual. */
	readonly caption?: string | undefined;
	/** What a teacher would say at this moment. */
	readonly lesson?: ((mode: Mode, state: State) => string | undefined) | undefined;
	/** Ends it before the game does. */
	readonly isOver?: ((state: State) => boolean) | undefined;
};

/** Decisions that are made with the target in view. */
const atTheTable = ['throw', 'out-of-dice', 'rethrow', 'activate', 'armour', 'last-chance'];

/** A run is thrown to its end the way it was begun, whatever the settings say meanwhile. */
export const RunScreen = (props: RunScreenProps) => {
	const services = useServices();
	const {throwMode, assist} = props.play;
	const likings = {...services.likings, ...(throwMode ? {throwMode} : {}), ...(assist === undefined ? {} : {assist})};
	return (
		<ServicesContext.Provider value={{...services, likings}}>
			<RunTable {...props} />
		</ServicesContext.Provider>
	);
};

const RunTable = ({play, onLeave, pilot, caption, lesson, isOver}: RunScreenProps) => {
	const services = useServices();
	const {theme, portraits, likings, bindings} = services;
	const is = useBindings();
	const size = useSize();
	const {roundTrip} = useTerminal();
	const layout = layoutOf(size);
	const run = useRun(play, {isKept: pilot === undefined && lesson === undefined, isSkipping: pilot === undefined});
	const [overlay, setOverlay] = useState<OverlayName>();
	usePilot(pilot, run, play.state, overlay === undefined);
	/** The branches that lead to where the player looks. */
	const [trail, setTrail] = useState<readonly Choice[]>([]);
	const branch = trail.at(-1);
	const openBranch = (choice: Choice | undefined): void => setTrail(choice ? [...trail, choice] : trail.slice(0, -1));
	const [notice, setNotice] = useState<string>();
	const [, setTimes] = useState(0);
	const drawAnew = (): void => setTimes(times => times + 1);
	const [aim, setAim] = useState<Aim>({x: 0, y: 0, risk: 'even'});
	/** Where whoever throws stands, until the throw is told; the target is seen from there. */
	const [seat, setSeat] = useState<Seat>('south');
	const {shown, mode} = run;
	const {box} = play.game;
	const decision = mode.kind === 'choose' ? play.game.decision(play.state()) : undefined;

	// While the player reads, the line is measured.
	useEffect(() => {
		if (mode.kind === 'choose' || mode.kind === 'tell') roundTrip.probe();
	}, [mode.kind, roundTrip]);
	// Before anybody can press a key: the branches of the last table are not legal any more.
	// biome-ignore lint/correctness/useExhaustiveDependencies: another table has other branches
	useLayoutEffect(() => {
		setTrail(before => (before.length === 0 ? before : []));
		setNotice(undefined);
		if (mode.kind === 'choose') setSeat('south');
	}, [mode.kind, shown]);

	const hasEnded = mode.kind === 'choose' && isOver?.(shown) === true;
	const leave = useRef(onLeave);
	leave.current = onLeave;
	useEffect(() => {
		if (hasEnded) leave.current('menu');
	}, [hasEnded]);

	/** Whoever shares a keyboard must not read what the leader reads. */
	const secret = `${shown.round} ${shown.leader}`;
	const [confided, setConfided] = useState('');
	const players = new Set(Object.values(play.names)).size;
	const isSecret = decision?.kind === 'choose-path' && players > 1 && !pilot && confided !== secret;

	const all = decision && choicesOf(box, shown, decision.actions);
	const playable = all?.find(({letter}) => letter === cardsLetter);

	useKeys(
		key => {
			if (is('log', key)) return setOverlay('log');
			if (is('party', key)) return setOverlay('party');
			if (is('help', key)) return setOverlay('help');
			if (is('back', key) || is('pause', key)) return setOverlay('menu');
			if (is('spend', key) && playable) return isBranch(playable.leads) ? setTrail([playable]) : run.choose(playable.leads);
			if (is('spend', key) && decision) return setNotice('There is no card to play at this moment.');
			return false;
		},
		{isActive: overlay === undefined && mode.kind !== 'fly' && mode.kind !== 'over'},
	);

	if (overlay !== undefined) {
		const close = (): void => setOverlay(undefined);
		const laid = {play, shown, log: run.log, pilot, onLeave};
		return <Overlay {...laid} name={overlay} onOpen={setOverlay} onClose={close} />;
	}

	if (mode.kind === 'over')
		return (
			<>
				<Ending
					state={shown}
					caption={caption}
					epilogue={play.epilogue?.()}
					onLeave={() => onLeave('menu')}
					onLog={() => setOverlay('log')}
					onShare={play.epilogue ? () => setOverlay('share') : undefined}
				/>
				{pilot && <PilotKeys pilot={pilot} onOpen={setOverlay} onHandled={drawAnew} isOver />}
			</>
		);

	const [left, right] = headlineOf(play, shown, roundTrip.milliseconds(), likings.assist);
	const isAtTable = shown.combat !== undefined && (decision === undefined || atTheTable.includes(decision.kind));
	// Whoever throws stands below the party; the room is kept for the whole fight, so that nobody moves for it.
	const partyHeight = isAtTable ? layout.mainRows - poseHeight : layout.mainRows;
	// While a throw is told, it is still the turn of whoever threw.
	const active = (mode.kind === 'tell' ? mode.news.by : undefined) ?? shown.active;
	const party = partyRows(theme, {box, state: {...shown, active}}, play.names, {width: layout.partyWidth, height: partyHeight});
	const looks = mode.kind === 'throw' ? composeStance(mode.request.handicaps).looks : [];
	const bottom = {
		pilot,
		play,
		run,
		layout,
		open: openBranch,
		branch,
		aim,
		setAim,
		seat,
		onWalk: setSeat,
		onMenu: () => setOverlay('menu'),
		notice,
	};
	const rule = theme.dim(theme.glyphs.rule.repeat(layout.columns));
	const centreChoices = branch && isBranch(branch.leads) ? branch.leads : all;
	const taught = lesson?.(mode, shown);
	const watching =
		pilot &&
		((moment: Moment): KeyHelp => [
			...(pilot.foot?.(moment) ?? []),
			[keyLabel(bindings, 'help'), 'keys'],
			[keyLabel(bindings, 'back'), 'menu'],
		]);
	return (
		<FootContext.Provider value={watching}>
			<LessonContext.Provider value={taught}>
				<Box flexDirection="column" width={size.columns} height={size.rows}>
					<Rows rows={[headline(theme, left, caption ?? right, size.columns)]} />
					<Box height={layout.mainRows}>
						<Rows rows={party} width={layout.partyWidth} height={layout.mainRows} />
						{isAtTable ? (
							<>
								<Rows
									rows={targetRowsOf(theme, layout.target, {board: box.board, lying: shown.combat?.lying ?? [], seat, looks})}
									width={layout.target.columns + 3}
								/>
								<Rows
									rows={foeRows(theme, portraits, {box, state: shown}, {width: layout.foeWidth, height: layout.mainRows})}
									width={layout.foeWidth}
								/>
							</>
						) : decision && isSecret ? (
							<PassKeyboard
								name={heroAndPlayer(box, shown, decision.by, play.names)}
								onReady={() => setConfided(secret)}
								onBack={() => setOverlay('menu')}
								width={layout.columns - layout.partyWidth}
								height={layout.mainRows}
							/>
						) : (
							decision &&
							centreChoices && (
								<Centre
									// What was bought is gone from the list: the pointer begins anew.
									key={branch?.label ?? `${decision.kind} ${all?.length}`}
									heading={branch ? (branch.asks ?? branch.detail) : promptText(box, shown, decision.by, play.names)}
									notes={[
										...centreNotes(play, shown, layout.columns - layout.partyWidth - 2),
										...wrap(taught ?? '', layout.columns - layout.partyWidth - 2).map(row => theme.gold(row)),
									]}
									choices={centreChoices}
									others={branch ? [] : tooDear(play, shown, decision.actions)}
									onOpen={openBranch}
									onChoose={run.choose}
									onBack={() => (branch ? openBranch(undefined) : setOverlay('menu'))}
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
						<Below log={run.log} layout={layout} leadsBack={branch !== undefined} notice={notice} />
					)}
					{pilot && <PilotKeys pilot={pilot} onOpen={setOverlay} onHandled={drawAnew} />}
					{mode.kind === 'fly' && (
						<Flight
							path={(likings.reducedMotion || pilot?.isHasty?.() ? mode.path.slice(-1) : mode.path).map(point => seenFrom(seat, point))}
							die={mode.action.die}
							layout={layout}
							onDone={run.landed}
						/>
					)}
				</Box>
			</LessonContext.Provider>
		</FootContext.Provider>
	);
};
