/** What a run leaves to tell others: ready to copy, with a code that proves it. */
import {wrap} from '../../view/text.js';
import {useSize} from '../hooks.js';
import {useTheme} from '../services.js';
import {Page} from './pages.js';
import type {Epilogue} from './play.js';

/** A code has no spaces to break it at. */
const folded = (row: string, columns: number): readonly string[] => row.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? [''];

type SharePageProps = Partial<Pick<Epilogue, 'standing' | 'share' | 'legend'>> & {
	/** The run has just ended, and leaves its last words on the way out. */
	readonly isLast?: boolean;
	readonly onClose: () => void;
};

export const SharePage = ({standing, share = [], legend = '', isLast = false, onClose}: SharePageProps) => {
	const {columns} = useSize();
	const theme = useTheme();
	const help = [
		...(legend === '' ? [] : [`${legend}.`]),
		`${isLast ? 'All of this is printed again when you leave the game, with the code in one line. ' : ''}A code in several lines is good${isLast ? ', too' : ''}: ` +
			'dungeon-fighter verify - reads whatever you paste, and dungeon-fighter replay - shows it.',
	];
	const rows = [
		...(standing === undefined ? [] : [standing, '']),
		...share.flatMap(row => folded(row, columns - 2)),
		'',
		...help.flatMap(line => wrap(line, columns - 2)).map(row => theme.dim(row)),
	];
	return <Page title="To copy" rows={rows} onClose={onClose} />;
};
