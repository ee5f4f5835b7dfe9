/** The challenge of the day: what it is, whether it still counts, and the way in. */
import {useState} from 'react';
import {wrap} from '../../view/text.js';
import {Menu, type MenuItem} from '../components/menu.js';
import {Page, pageFrame} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useSize} from '../hooks.js';
import {useWays} from '../routes.js';
import type {Play} from '../run/play.js';
import {useKeyLabels, useTheme} from '../services.js';

export type DailyScreenProps = {readonly date?: string | undefined; readonly onLeave: () => void};

export const DailyScreen = ({date, onLeave}: DailyScreenProps) => {
	const {columns, rows} = useSize();
	const {shelf, settings, go} = useWays();
	const theme = useTheme();
	const label = useKeyLabels();
	const [offer, setOffer] = useState(() => shelf.daily(date));
	const [trouble, setTrouble] = useState<string>();
	const enter = (play: Play | string): void => {
		if (typeof play === 'string') setTrouble(play);
		else go({at: 'run', play});
	};

	const giveUp = (): void => {
		setTrouble(offer.giveUp());
		setOffer(shelf.daily(date));
	};

	const mode = settings.throwMode;
	const items: readonly MenuItem<() => void>[] =
		offer.open === undefined
			? [
					{label: `Go in, thrown ${mode}`, hint: offer.worth, value: () => enter(offer.begin(mode))},
					{
						label: `Go in, thrown ${mode === 'timed' ? 'steady' : 'timed'}`,
						hint: offer.worth,
						value: () => enter(offer.begin(mode === 'timed' ? 'steady' : 'timed')),
					},
					{label: 'Not today', value: onLeave},
				]
			: [
					{label: 'Continue', hint: offer.open, value: () => enter(offer.resume())},
					{label: 'Give it up', hint: 'It counts as it is, and whatever follows is practice.', value: giveUp},
					{label: 'Later', value: onLeave},
				];
	const told = [...offer.rows.flatMap(row => wrap(row, columns - 2)), '', ...(trouble === undefined ? [] : [theme.bad(trouble), ''])];
	return (
		<Page
			title={offer.title}
			keys={[
				[label('choose'), 'choose'],
				[label('back'), 'title'],
			]}
		>
			<Rows rows={told.map(row => ` ${row}`)} />
			<Menu
				items={items}
				onChoose={act => act()}
				onBack={onLeave}
				width={columns - 2}
				height={Math.max(4, rows - pageFrame - told.length)}
			/>
		</Page>
	);
};
