/** The wall of fame, once there is one. */
import {Page} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useKeys} from '../hooks.js';
import {useBindings, useKeyLabels} from '../services.js';

export const Records = ({onLeave}: {readonly onLeave: () => void}) => {
	const is = useBindings();
	const label = useKeyLabels();
	useKeys(key => (is('back', key) || is('choose', key) ? onLeave() : false));
	return (
		<Page title="Records" keys={[[label('back'), 'back']]}>
			<Rows rows={['  The wall of fame comes with a coming release. So far it is a wall.']} />
		</Page>
	);
};
