/** Everything a player may like otherwise. Changes hold at once and are kept. */
import {useState} from 'react';
import {offsetLimits} from '../../store/setting-values.js';
import {Menu} from '../components/menu.js';
import {Page, pageFrame} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useKeys, useSize} from '../hooks.js';
import {type Route, useWays} from '../routes.js';
import {useBindings, useKeyLabels, useTheme} from '../services.js';
import {defaultSettings, type Settings} from '../shelf.js';
import {useRoundTrip} from '../use-round-trip.js';

type Row = {
	readonly label: string;
	readonly value: string;
	readonly hint: string;
	/** To the right (1) or to the left (-1). */
	readonly turn?: (by: number) => Partial<Settings>;
	/** Where choosing leads; otherwise it turns to the right. */
	readonly to?: Route['at'];
	/** What choosing does, where turning would be too easily done. */
	readonly press?: Partial<Settings>;
	/** What would be lost is asked for twice. */
	readonly asks?: string;
};

const next = <Value,>(values: readonly Value[], value: Value, by: number): Value =>
	values[(values.indexOf(value) + by + values.length) % values.length]!;

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

const within = (offset: number): number => Math.max(offsetLimits.least, Math.min(offsetLimits.most, offset));

const rowsOf = (settings: Settings, roundTrip: number): readonly Row[] => {
	const {throwMode, assist, reducedMotion, colours, glyphs, bell, offset, names, tutorialOffered} = settings;
	return [
		{
			label: 'Throwing',
			value: throwMode,
			hint:
				throwMode === 'timed'
					? 'Bars move, you stop them. Skill, or what you have instead.'
					: 'You pick a spot and a risk; nothing needs to be stopped in time.',
			turn: by => ({throwMode: next(['timed', 'steady'], throwMode, by)}),
		},
		{
			label: 'Speed of the bars',
			value: `${assist} %`,
			hint: 'Slower bars for slower fingers. Runs with them are unranked, and nobody minds.',
			turn: by => ({assist: next([100, 80, 60], assist, by)}),
		},
		{
			label: 'Reduced motion',
			value: yesNo(reducedMotion),
			hint: 'Nothing moves that does not have to: a die lies there at once, and poses hold still.',
			turn: () => ({reducedMotion: !reducedMotion}),
		},
		{
			label: 'Colours',
			value: {auto: 'as many as there are', '16': '16', none: 'none'}[colours],
			hint: 'Every colour has a sign beside it, so none of them is needed.',
			turn: by => ({colours: next(['auto', '16', 'none'], colours, by)}),
		},
		{
			label: 'Signs',
			value: glyphs === 'ascii' ? 'plain ASCII' : 'Unicode',
			hint: 'If hearts and arrows come out as boxes, take plain ASCII.',
			turn: () => ({glyphs: glyphs === 'ascii' ? 'unicode' : 'ascii'}),
		},
		{
			label: 'Bell',
			value: yesNo(bell),
			hint: 'Rings the terminal whenever a die has landed. Your neighbours will know.',
			turn: () => ({bell: !bell}),
		},
		{
			label: 'Your own delay',
			value: `${offset} ms`,
			hint: `How late your screen and finger are; presses are judged that much earlier. The way to the terminal and back is measured by itself: ${roundTrip} ms now. Choose to tap it out.`,
			turn: by => ({offset: within(offset + 5 * by)}),
			to: 'calibrate',
		},
		{label: 'Keys', value: 'change them', hint: 'Which key does what.', to: 'keys'},
		{
			label: 'Names of players',
			value: names.filter(Boolean).join(', ') || 'none yet',
			hint: 'Offered when a run begins. Choose to forget them, as the heroes would.',
			asks: 'Choose it once more, and they are forgotten.',
			press: {names: []},
		},
		{
			label: 'Offer the rules at the start',
			value: yesNo(!tutorialOffered),
			hint: 'Once more, on the title screen.',
			turn: () => ({tutorialOffered: !tutorialOffered}),
		},
		{
			label: 'Everything as it was',
			value: '',
			hint: 'All settings as on the first day, keys and delay included; names are kept.',
			asks: 'Choose it once more, and all is as on the first day.',
			press: {...defaultSettings, names, tutorialOffered},
		},
	];
};

type SettingsScreenProps = {
	/** The page that was left for this one. */
	readonly from?: Route['at'] | undefined;
	readonly onLeave: () => void;
};

export const SettingsScreen = ({from, onLeave}: SettingsScreenProps) => {
	const {columns, rows: height} = useSize();
	const {settings, change, trouble, go} = useWays();
	const theme = useTheme();
	const is = useBindings();
	const label = useKeyLabels();
	const rows = rowsOf(settings, useRoundTrip());
	const [start] = useState(() => Math.max(0, from === undefined ? 0 : rows.findIndex(({to}) => to === from)));
	const [at, setAt] = useState(start);
	const turn = (by: number, index = at): boolean => {
		const changes = rows[index]?.turn?.(by);
		if (changes) change(changes);
		return true;
	};
	useKeys(key => {
		if (is('left', key)) return turn(-1);
		return is('right', key) ? turn(1) : false;
	});
	/** The line that has been chosen once, and waits for the second time. */
	const [asked, setAsked] = useState<number>();
	const choose = (index: number): void => {
		const row = rows[index];
		const isSure = row?.asks === undefined || asked === index;
		setAsked(isSure ? undefined : index);
		if (!isSure) return;
		if (row?.to) go({at: row.to} as Route);
		else if (row?.press) change(row.press);
		else turn(1, index);
	};
	const {heart, scar, gold, die, left, right, up, down} = theme.glyphs;
	const sample = [
		theme.bad(heart.repeat(3)),
		scar,
		theme.gold(`5${gold}`),
		theme.die.red(` ${die} `),
		theme.die.green(` ${die} `),
		theme.die.blue(` ${die} `),
		...(['1', '2', '3', '4', '5'] as const).map(zone => theme.zone[zone](zone)),
		theme.zone.bullseye('10'),
	].join(' ');
	return (
		<Page
			title="Settings"
			keys={[
				[`${up} ${down}`, 'line'],
				[`${left} ${right}`, 'change'],
				[label('choose'), 'change or open'],
				[label('back'), 'back'],
			]}
		>
			<Menu
				items={rows.map(({label: name, value, hint, asks}, index) => ({
					label: `${name.padEnd(30)}${value}`,
					hint: asked === index ? asks : hint,
					value: index,
				}))}
				onChoose={choose}
				onPoint={index => {
					setAt(index);
					if (index !== asked) setAsked(undefined);
				}}
				start={start}
				onBack={onLeave}
				width={columns - 2}
				height={Math.min(height - pageFrame - 4, rows.length + 5)}
			/>
			<Rows rows={['', `  It looks like this: ${sample}`, trouble === undefined ? '' : theme.bad(`  ${trouble}`)]} />
		</Page>
	);
};
