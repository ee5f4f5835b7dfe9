/** The wall of fame, and the one behind it. */
import {useState} from 'react';
import {useSize} from '../hooks.js';
import {useWays} from '../routes.js';
import {Page} from '../run/pages.js';
import {useTheme} from '../services.js';

export const Records = ({onLeave}: {readonly onLeave: () => void}) => {
	const {shelf} = useWays();
	const {strong} = useTheme();
	const {columns} = useSize();
	// A page has a margin on both sides.
	const [rows] = useState(() => shelf.records(columns - 2));
	// What stands after a gap is a heading.
	const painted = rows.map((row, index) => (index > 0 && rows[index - 1] === '' ? strong(row) : row));
	return <Page title="Records" rows={painted} onClose={onLeave} />;
};
