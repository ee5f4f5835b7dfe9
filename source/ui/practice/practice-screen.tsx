/** Practice: any set of throws, as often as you like, with all your dice left lying and counted. */
import {Box} from 'ink';
import {useState} from 'react';
import {requestOf} from '../../dungeon-fighter/throw-request.js';
import type {Landing, ThrowRequest} from '../../kernel/landing.js';
import type {Waypoint} from '../../throwing/flight.js';
import type {Gesture} from '../../throwing/gesture.js';
import type {Look} from '../../throwing/stance.js';
import {tally, worthOf} from '../../throwing/tally.js';
import {composeStance, throwDie} from '../../throwing/throw-die.js';
import {throwName, throwPhrase} from '../../view/describe.js';
import {count, wrap} from '../../view/text.js';
import {whereabouts} from '../../view/whereabouts.js';
import {Menu} from '../components/menu.js';
import {Rows} from '../components/rows.js';
import {headline, keyHelp, keysOf} from '../components/strip.js';
import {useSize} from '../hooks.js';
import {Flight} from '../run/flight.js';
import {layoutOf} from '../run/layout.js';
import {targetRowsOf} from '../run/target-rows.js';
import {useKeyLabels, useServices} from '../services.js';
import type {Theme} from '../theme.js';
import {type Aim, SteadyThrow} from '../throw/steady-throw.js';
import {TimedThrow} from '../throw/timed-throw.js';

type PracticeScreenProps = {readonly onLeave: () => void; readonly seed?: string};

type Thrown = {readonly request: ThrowRequest; readonly landing: Landing};

type Airborne = Thrown & {readonly path: readonly Waypoint[]};

/** What lies left looks right to those who throw backwards. */
const asSeen = (landing: Landing, looks: readonly Look[]): Landing =>
	looks.includes('mirrored') && landing.x !== undefined ? {...landing, x: -landing.x} : landing;

/** What all the throws so far come to. */
const practiceRows = (theme: Theme, thrown: readonly Thrown[], looks: readonly Look[], width: number): readonly string[] => {
	if (thrown.length === 0) return [theme.dim('Nothing thrown yet.')];
	const landings = new Map(thrown.map(({request, landing}) => [request, landing]));
	const odds = tally(
		thrown.length,
		number => thrown[number]!.request,
		request => landings.get(request)!,
	);
	const {on, mean, worth} = worthOf(odds);
	const last = thrown.at(-1)!;
	const verdict = last.landing.bounces < 1 ? 'no bounce' : last.landing.respected ? last.landing.zone : 'not as asked';
	return [
		`Last: ${theme.accent(verdict)}`,
		...wrap(whereabouts(asSeen(last.landing, looks)) ?? '', width),
		'',
		count(thrown.length, 'throw'),
		`${on.toFixed(0)} % on the board`,
		`${mean.toFixed(2)} mean of a hit`,
		`${worth.toFixed(2)} worth a throw`,
		`${odds.bullseye.toFixed(0)} % bullseyes`,
		...(odds.disrespected > 0 ? [`${odds.disrespected.toFixed(0)} % not as asked`] : []),
		...(odds['no-bounce'] > 0 ? [`${odds['no-bounce'].toFixed(0)} % no bounce`] : []),
	];
};

type PickerProps = {
	readonly chosen: readonly string[];
	readonly onPick: (ids: readonly string[]) => void;
	readonly onBegin: () => void;
	readonly onLeave: () => void;
};

/** Which throws are practised; none is the plain one. */
const Picker = ({chosen, onPick, onBegin, onLeave}: PickerProps) => {
	const {game, theme} = useServices();
	const label = useKeyLabels();
	const {columns, rows} = useSize();
	const {box} = game;
	const throws = box.throws.filter(({names}) => box.edition.id in names);
	const phrase = chosen.length === 0 ? 'the plain throw' : throwPhrase(box, chosen);
	const toggle = (id: string): void => onPick(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]);
	const items = [
		{label: `Throw: ${phrase}`, letter: 'g', hint: 'Off you go.', value: undefined},
		...throws.map(card => ({
			label: `[${chosen.includes(card.id) ? 'x' : ' '}] ${throwName(box, card.id)}`,
			hint: card.instruction,
			value: card.id,
		})),
	];
	const keys = [
		[keysOf(theme.glyphs.up, theme.glyphs.down), 'throw'],
		[label('choose'), 'with or without it'],
		['G', 'begin'],
		[label('back'), 'title'],
	] as const;
	return (
		<Box flexDirection="column">
			<Rows rows={[headline(theme, 'Practice', 'choose the throws', columns), '']} />
			<Menu
				items={items}
				onChoose={id => (id === undefined ? onBegin() : toggle(id))}
				onBack={onLeave}
				width={columns - 1}
				height={rows - 3}
			/>
			<Rows rows={[` ${keyHelp(theme, keys)}`]} />
		</Box>
	);
};

export const PracticeScreen = ({onLeave, seed: given}: PracticeScreenProps) => {
	// Once: a throw is judged by the chances that were shown.
	const [seed] = useState(() => given ?? `practice/${Date.now()}`);
	const {game, theme, likings} = useServices();
	const size = useSize();
	const layout = layoutOf(size);
	const [stance, setStance] = useState<readonly string[]>([]);
	const [isThrowing, setThrowing] = useState(false);
	const [thrown, setThrown] = useState<readonly Thrown[]>([]);
	const [airborne, setAirborne] = useState<Airborne | undefined>();
	const [aim, setAim] = useState<Aim>({x: 0, y: 0, risk: 'even'});
	const [givenUp, setGivenUp] = useState(0);
	const {box} = game;
	if (!isThrowing) {
		const pick = (ids: readonly string[]): void => {
			setStance(ids);
			setThrown([]);
		};

		return <Picker chosen={stance} onPick={pick} onBegin={() => setThrowing(true)} onLeave={onLeave} />;
	}

	const request = requestOf(box, {die: 'red', stance, seed, number: thrown.length});
	const throwIt = (gesture: Gesture): void => {
		if ('steady' in gesture) setAim(gesture.steady);
		setAirborne({request, ...throwDie(request, gesture)});
	};

	const land = (): void => {
		// The way through the air is not kept.
		if (airborne) setThrown([...thrown, {request: airborne.request, landing: airborne.landing}]);
		setAirborne(undefined);
	};

	const looks = airborne ? [] : composeStance(request.handicaps).looks;
	const lying = thrown.map(({landing}) => ({die: 'red' as const, landing}));
	const about =
		stance.length === 0
			? ['The plain throw: aim, then power.']
			: stance.flatMap(id => [throwName(box, id), box.throwCard(id).instruction, '']);
	const words = about.flatMap(text => wrap(text, layout.foeWidth - 1));
	const shared = {
		request,
		layout,
		title: stance.length === 0 ? 'Practice: the plain throw.' : `Practice: ${throwPhrase(box, stance)}.`,
		onThrown: throwIt,
		onBack: () => setThrowing(false),
	};
	return (
		<Box flexDirection="column" width={size.columns} height={size.rows}>
			<Rows rows={[headline(theme, 'Practice', 'nobody is hurt', size.columns)]} />
			<Box height={layout.mainRows}>
				<Rows
					rows={practiceRows(theme, thrown, looks, layout.partyWidth - 2).map(row => ` ${row}`)}
					width={layout.partyWidth}
					height={layout.mainRows}
				/>
				<Rows rows={targetRowsOf(theme, layout.target, {board: box.board, lying, looks})} width={layout.target.columns + 3} />
				<Rows rows={words} width={layout.foeWidth} height={layout.mainRows} />
			</Box>
			<Rows rows={[theme.dim(theme.glyphs.rule.repeat(size.columns))]} />
			{airborne ? (
				<>
					<Rows rows={[' It flies.']} height={layout.bottomRows} />
					<Flight path={likings.reducedMotion ? airborne.path.slice(-1) : airborne.path} die="red" layout={layout} onDone={land} />
				</>
			) : likings.throwMode === 'steady' ? (
				<SteadyThrow key={thrown.length} {...shared} start={aim} />
			) : (
				<TimedThrow key={`${thrown.length} ${givenUp}`} {...shared} onGiveUp={() => setGivenUp(givenUp + 1)} />
			)}
		</Box>
	);
};
