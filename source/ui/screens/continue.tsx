/** The runs that somebody left in the middle. */
import {useState} from 'react';
import {count, wrap} from '../../view/text.js';
import {unfinishedLabel, unfinishedText} from '../../view/unfinished.js';
import {Menu} from '../components/menu.js';
import {Page, pageFrame} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useKeys, useSize} from '../hooks.js';
import {useWays} from '../routes.js';
import {Page as LongPage} from '../run/pages.js';
import {useBindings, useKeyLabels, useTheme} from '../services.js';

export const Continue = ({onLeave}: {readonly onLeave: () => void}) => {
	const {columns, rows} = useSize();
	const {shelf, go} = useWays();
	const theme = useTheme();
	const is = useBindings();
	const label = useKeyLabels();
	const [runs, setRuns] = useState(shelf.unfinished);
	const [trouble, setTrouble] = useState<string>();
	const notices = shelf.notices();
	/** Messages have a page of their own, where they are whole; alone they are all there is. */
	const [isReading, setReading] = useState(runs.length === 0 && notices.length > 0);
	// Without a run there is no menu that would listen.
	useKeys(key => (is('back', key) || is('choose', key) ? onLeave() : false), {isActive: runs.length === 0 && !isReading});
	const choose = (id: string | undefined): void => {
		if (id === undefined) return setReading(true);
		const play = shelf.resume(id);
		if (typeof play !== 'string') return go({at: 'run', play});
		setTrouble(play);
		setRuns(shelf.unfinished());
	};
	const items = [
		...runs.map(run => ({
			label: unfinishedLabel(run, new Date()),
			value: run.id as string | undefined,
			unavailable: run.inPlay ? `${unfinishedText(run)}. Somebody is playing this one already, in another window perhaps.` : undefined,
			hint: run.inPlay ? undefined : `${unfinishedText(run)}. They are where you left them.`,
		})),
		...(notices.length > 0 ? [{label: 'What could not be played on', value: undefined, hint: `${count(notices.length, 'message')}.`}] : []),
	];
	if (isReading) {
		const told = notices.flatMap((notice, index) => [...(index > 0 ? [''] : []), ...wrap(notice, columns - 3)]);
		return <LongPage title="What could not be played on" rows={told} onClose={() => (runs.length > 0 ? setReading(false) : onLeave())} />;
	}

	return (
		<Page
			title="Continue"
			note={`${runs.length} unfinished`}
			keys={[
				[label('choose'), 'play on'],
				[label('back'), 'back'],
			]}
		>
			<Rows rows={trouble === undefined ? [] : [...wrap(trouble, columns - 2).map(row => theme.bad(` ${row}`)), '']} />
			{runs.length > 0 ? (
				<Menu items={items} onChoose={choose} onBack={onLeave} width={columns - 2} height={rows - pageFrame - 2} />
			) : (
				<Rows rows={['  Nobody is waiting in a dungeon for you.']} />
			)}
		</Page>
	);
};
