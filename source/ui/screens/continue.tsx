/** The runs that somebody left in the middle. */
import {useState} from 'react';
import {Menu} from '../components/menu.js';
import {Page, pageFrame} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useKeys, useSize} from '../hooks.js';
import {useWays} from '../routes.js';
import {useBindings, useKeyLabels, useTheme} from '../services.js';

export const Continue = ({onLeave}: {readonly onLeave: () => void}) => {
	const {columns, rows} = useSize();
	const {shelf, go} = useWays();
	const theme = useTheme();
	const is = useBindings();
	const label = useKeyLabels();
	const [runs, setRuns] = useState(shelf.unfinished);
	const [trouble, setTrouble] = useState<string>();
	// Without a run there is no menu that would listen.
	useKeys(key => (is('back', key) || is('choose', key) ? onLeave() : false), {isActive: runs.length === 0});
	const choose = (id: string): void => {
		const play = shelf.resume(id);
		if (typeof play !== 'string') return go({at: 'run', play});
		setTrouble(play);
		setRuns(shelf.unfinished());
	};
	const items = runs.map(({id, words, inPlay}) => ({
		label: words,
		value: id,
		unavailable: inPlay ? 'Somebody is playing this one already, in another window perhaps.' : undefined,
		hint: inPlay ? undefined : 'They are where you left them. They have not used the time.',
	}));
	return (
		<Page
			title="Continue"
			note={`${runs.length} unfinished`}
			keys={[
				[label('choose'), 'play on'],
				[label('back'), 'back'],
			]}
		>
			<Rows rows={trouble === undefined ? [] : [theme.bad(` ${trouble}`), '']} />
			{runs.length > 0 ? (
				<Menu items={items} onChoose={choose} onBack={onLeave} width={columns - 2} height={rows - pageFrame - 2} />
			) : (
				<Rows rows={['  Nobody is waiting in a dungeon for you.']} />
			)}
		</Page>
	);
};
