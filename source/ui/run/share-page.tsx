/** What a run leaves to tell others: ready to copy, with a code that proves it. */
import {wrap} from '../../view/text.js';
import {useSize} from '../hooks.js';
import {useTheme} from '../services.js';
import {Page} from './pages.js';
import type {Epilogue} from './play.js';

/** A code has no spaces to break it at. */
const folded = (row: string, columns: number): readonly string[] => row.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? [''];

export type SharePageProps = {readonly epilogue: Epilogue | undefined; readonly onClose: () => void};

export const SharePage = ({epilogue, onClose}: SharePageProps) => {
	const {columns} = useSize();
	const theme = useTheme();
	const share = epilogue?.share ?? [];
	const help = [
		...(epilogue?.legend ? [`${epilogue.legend}.`] : []),
		'All of this is printed again when you leave the game, with the code in one line. A code in several lines is good, too: ' +
			'dungeon-fighter verify - reads whatever you paste, and dungeon-fighter replay - shows it.',
	];
	const rows = [
		...(epilogue?.standing === undefined ? [] : [epilogue.standing, '']),
		...share.flatMap(row => folded(row, columns - 2)),
		'',
		...help.flatMap(line => wrap(line, columns - 2)).map(row => theme.dim(row)),
	];
	return <Page title="To copy" rows={rows} onClose={onClose} />;
};
