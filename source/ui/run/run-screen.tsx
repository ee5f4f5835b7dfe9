/** A run on the screen. */

import {Page} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useKeys} from '../hooks.js';
import {useBindings} from '../services.js';
import type {Play} from './play.js';

export type RunScreenProps = {
	readonly play: Play;
	readonly onLeave: (why: 'menu' | 'quit') => void;
};

export const RunScreen = ({play, onLeave}: RunScreenProps) => {
	const is = useBindings();
	useKeys(key => (is('back', key) ? onLeave('menu') : false));
	return (
		<Page title={`Round ${play.state().round}`} keys={[['Esc', 'menu']]}>
			<Rows rows={['  The dungeon is being swept. Come back with the next build.']} />
		</Page>
	);
};
