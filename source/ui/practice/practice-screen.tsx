/** Throwing without anybody getting hurt. */
import {Page} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useKeys} from '../hooks.js';
import {useBindings} from '../services.js';

export type PracticeScreenProps = {readonly onLeave: () => void};

export const PracticeScreen = ({onLeave}: PracticeScreenProps) => {
	const is = useBindings();
	useKeys(key => (is('back', key) ? onLeave() : false));
	return (
		<Page title="Practice" keys={[['Esc', 'back']]}>
			<Rows rows={['  The practice table has a wobble. Somebody is looking for a beer mat.']} />
		</Page>
	);
};
