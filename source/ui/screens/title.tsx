/** The title: the first thing on the screen, before the box of cards is open. */
import {Box} from 'ink';
import {useState} from 'react';
import {besides, wrap} from '../../view/text.js';
import {unfinishedText} from '../../view/unfinished.js';
import {Menu, type MenuItem} from '../components/menu.js';
import {Rows} from '../components/rows.js';
import {useSize} from '../hooks.js';
import type {House, Route, Ways} from '../routes.js';
import {useTheme} from '../services.js';
import type {Theme} from '../theme.js';

/** What can be shown without any card. */
export type Cover = {
	readonly art: readonly string[];
	readonly tagline: string;
	readonly tip: string;
	readonly version: string;
};

type TitleProps = {
	readonly cover: Cover;
	/** Undefined until it is open. */
	readonly house: House | undefined;
	readonly ways: Ways | undefined;
	readonly go: (route: Route) => void;
	readonly quit: () => void;
	/** The player has chosen something that is not open yet. */
	readonly isLeaving: boolean;
};

type Choice = Exclude<Route['at'], 'run' | 'replay'> | 'quit';

const centred = (text: string, columns: number): string => ' '.repeat(Math.max(0, Math.floor((columns - text.length) / 2))) + text;

/** The dice and the sword between the letters stand out. */
const paintArt = (row: string, {accent, dim, gold}: Theme): string =>
	/#/.test(row) ? row.replace(/#+/g, run => accent(run)).replace(/[.'](?=[ .']|$)/g, dot => gold(dot)) : dim(row);

const menuOf = (house: House | undefined): readonly MenuItem<Choice>[] => {
	const unfinished = house?.shelf.unfinished() ?? [];
	const [last] = unfinished;
	// Looking through the shelf may have found something to say.
	const notices = house?.shelf.notices() ?? [];
	const more = unfinished.length > 1 ? `, and ${unfinished.length - 1} more` : '';
	return [
		{label: 'New run', value: 'new-run', hint: 'A party, a dungeon, and the confidence of people who have not seen it.'},
		{label: 'Daily', value: 'daily', hint: 'One dungeon a day, the same for everybody. The first attempt counts.'},
		{
			label: 'Continue',
			value: 'continue',
			hint: last ? `${unfinishedText(last)}${more}` : notices.length > 0 ? 'What could not be played on, and where it is now.' : undefined,
			unavailable: last || notices.length > 0 ? undefined : 'Nobody is waiting in a dungeon for you. Enjoy it while it lasts.',
		},
		{label: 'Practice', value: 'practice', hint: 'Every throw there is, and nobody gets hurt. Nobody learns, either.'},
		{label: 'Cards', value: 'cards', hint: 'Everything in the box, to read before or after it hits you.'},
		{label: 'Records', value: 'records', hint: 'Scores, throws, achievements, and where you are buried.'},
		{label: 'Settings', value: 'settings', hint: 'Throwing, colours, keys, and how late your finger is.'},
		{label: 'How to play', value: 'how-to', hint: 'Seven pages. Heroes who read them live up to one room longer.'},
		{label: 'Quit', value: 'quit', hint: 'Back to the surface, where the monsters send e-mail.'},
	];
};

const offer: readonly MenuItem<'first-fight' | 'title'>[] = [
	{label: 'Yes, show me how this works', value: 'first-fight'},
	{label: 'No, I learn by lying on floors', value: 'title'},
];

/** The heroes side by side, where there is room for them. */
const parade = (house: House | undefined, columns: number): readonly string[] =>
	Object.values(house?.portraits.heroes ?? {})
		.slice(0, Math.floor(columns / 11))
		.reduce<readonly string[]>((row, {rows}, index) => besides(row, rows, index * 11), []);

/** Where there is more to say than two rows hold. */
const shortNotice = 'Something cannot be read or cannot be played on, and was set aside. Continue tells what, and where it is.';

const menuWidth = 64;

export const Title = ({cover, house, ways, go, quit, isLeaving}: TitleProps) => {
	const {columns, rows} = useSize();
	const theme = useTheme();
	const [items] = useState(() => ({before: menuOf(undefined)}));
	const [menu, setMenu] = useState<{house: House; items: readonly MenuItem<Choice>[]}>();
	// Asked once each time the title is shown, not with every key.
	if (house && menu?.house !== house) setMenu({house, items: menuOf(house)});
	const isFirst = ways !== undefined && !ways.settings.tutorialOffered;
	const heroes = rows >= 31 && columns >= 100 ? parade(house, columns) : [];
	const artWidth = Math.max(...cover.art.map(row => row.length));
	const above = Math.max(0, Math.floor((rows - 24 - (rows >= 31 ? 7 : 0)) / 2));
	const left = ' '.repeat(Math.floor((columns - artWidth) / 2));
	const choose = (choice: Choice): void => {
		if (choice === 'quit') quit();
		else go({at: choice});
	};
	const answer = (at: 'first-fight' | 'title'): void => {
		ways?.change({tutorialOffered: true});
		go({at});
	};
	const heroWidth = Math.max(0, ...heroes.map(row => row.length));
	const footer = `An unofficial fan work.${cover.version.padStart(columns - 25)}`;
	const notices = house?.shelf.notices().join(' ') ?? '';
	const noticed = wrap(notices, columns - 2);
	const told = isLeaving
		? [theme.strong(centred('The lid is stuck. One moment ...', columns))]
		: notices === ''
			? [theme.dim(centred(`Tip: ${cover.tip}`, columns))]
			: (noticed.length <= 2 ? noticed : wrap(shortNotice, columns - 2)).map(row => theme.bad(` ${row}`));
	return (
		<>
			<Rows
				rows={[
					...Array.from({length: above}, () => ''),
					...cover.art.map(row => left + paintArt(row, theme)),
					'',
					theme.strong(centred(cover.tagline, columns)),
					'',
				]}
			/>
			<Box marginLeft={Math.floor((columns - menuWidth) / 2)} height={12} flexShrink={0} flexDirection="column">
				{isFirst ? (
					<>
						<Rows
							rows={[
								'Your first dungeon? Somebody could explain it to you. It takes',
								'a few minutes, about as long as the average party.',
								'',
							]}
						/>
						<Menu key="offer" items={offer} onChoose={answer} width={menuWidth} height={4} />
					</>
				) : (
					<Menu items={menu?.items ?? items.before} onChoose={choose} width={menuWidth} height={12} isActive={!isLeaving} />
				)}
			</Box>
			<Rows rows={heroes.map(row => ' '.repeat(Math.floor((columns - heroWidth) / 2)) + theme.dim(row))} />
			<Box flexGrow={1} />
			<Rows rows={[...told.slice(0, 2), ` ${theme.dim(footer)}`]} />
		</>
	);
};
