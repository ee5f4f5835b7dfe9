/** The challenge of the day: what it is, whether it still counts, and the way in. */
import {useEffect, useState} from 'react';
import {wrap} from '../../view/text.js';
import {Menu, type MenuItem} from '../components/menu.js';
import {Page, pageFrame} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {TextField} from '../components/text-field.js';
import {useSize} from '../hooks.js';
import {useWays} from '../routes.js';
import type {Play} from '../run/play.js';
import {SharePage} from '../run/share-page.js';
import {type ThrowMode, useKeyLabels, useTheme} from '../services.js';
import {nameLimit} from './new-run/draft.js';

type DailyScreenProps = {
	readonly date?: string | undefined;
	/** How to throw, if it was said. */
	readonly throwMode?: ThrowMode | undefined;
	readonly onLeave: () => void;
};

const modeWords: Readonly<Record<ThrowMode, string>> = {
	timed: 'throw by timing',
	steady: 'throw steadily, without timing',
	tabletop: 'throw a real die on a real table',
};

export const DailyScreen = ({date, throwMode, onLeave}: DailyScreenProps) => {
	const {columns, rows} = useSize();
	const {shelf, settings, change, go, forgetRun} = useWays();
	const theme = useTheme();
	const label = useKeyLabels();
	const [offer, setOffer] = useState(() => shelf.daily(date));
	const [trouble, setTrouble] = useState<string>();
	const [isAsked, setAsked] = useState(false);
	/** How to throw, while the player is asked for a name. */
	const [naming, setNaming] = useState<ThrowMode>();
	const [isShared, setShared] = useState(false);
	const [last = '', ...others] = settings.names;
	// Another day is another challenge; nobody should have to leave and come back to see it, nor walk into it with a name half typed.
	useEffect(() => {
		const timer = setTimeout(() => {
			setNaming(undefined);
			setOffer(shelf.daily(date));
		}, offer.lasts + 1000);
		return () => clearTimeout(timer);
	}, [offer, shelf, date]);
	const enter = (play: Play | string): void => {
		if (typeof play !== 'string') return go({at: 'run', play});
		setTrouble(play);
		setOffer(shelf.daily(date));
	};

	const giveUp = (): void => {
		setAsked(false);
		const problem = offer.giveUp();
		setTrouble(problem);
		if (problem === undefined) forgetRun();
		setOffer(shelf.daily(date));
	};

	const begin = (mode: ThrowMode): MenuItem<() => void> => ({
		label: `Go in, ${modeWords[mode]}`,
		hint: offer.worth,
		value: () => setNaming(mode),
	});
	const goIn = (mode: ThrowMode, player: string): void => {
		setNaming(undefined);
		if (player !== '' && player !== last) change({names: [player, ...others]});
		enter(offer.begin(mode, player));
	};

	const liked = settings.throwMode;
	const modes: readonly ThrowMode[] = throwMode ? [throwMode] : [liked, liked === 'timed' ? 'steady' : 'timed'];
	const share: readonly MenuItem<() => void>[] = offer.share
		? [{label: 'To copy', hint: 'What came of the attempt that counts, with its code.', value: () => setShared(true)}]
		: [];
	const items: readonly MenuItem<() => void>[] = isAsked
		? [
				{label: 'Keep it', hint: offer.open, value: () => setAsked(false)},
				{label: 'Yes, give it up', hint: 'There is no way back into that dungeon.', value: giveUp},
			]
		: offer.open === undefined
			? [...modes.map(begin), ...share, {label: 'Not today', value: onLeave}]
			: [
					{label: 'Continue', hint: offer.open, value: () => enter(offer.resume())},
					{label: 'Give it up', hint: offer.givenUp, value: () => setAsked(true)},
					{label: 'Later', value: onLeave},
				];
	const asked = isAsked ? wrap(`Really? ${offer.givenUp}`, columns - 2).map(row => theme.accent(row)) : [];
	const told = [
		...offer.rows.flatMap(row => wrap(row, columns - 2)),
		'',
		...(trouble === undefined ? [] : [...wrap(trouble, columns - 2).map(row => theme.bad(row)), '']),
		...(isAsked ? [...asked, ''] : []),
	];
	if (isShared && offer.share) return <SharePage {...offer.share()} onClose={() => setShared(false)} />;
	return (
		<Page
			title={offer.title}
			keys={[
				[naming ? 'Enter' : label('choose'), naming ? 'go in' : 'choose'],
				[naming ? 'Esc' : label('back'), naming ? 'back' : 'title'],
			]}
		>
			<Rows rows={told.map(row => ` ${row}`)} />
			{naming ? (
				<TextField
					label="  Your name:"
					start={last}
					ghost="(nobody in particular)"
					maximum={nameLimit}
					onSubmit={player => goIn(naming, player)}
					onBack={() => setNaming(undefined)}
				/>
			) : (
				<Menu
					key={isAsked ? 'asked' : 'offered'}
					items={items}
					onChoose={act => act()}
					onBack={isAsked ? () => setAsked(false) : onLeave}
					width={columns - 2}
					height={Math.max(4, rows - pageFrame - told.length)}
				/>
			)}
		</Page>
	);
};
