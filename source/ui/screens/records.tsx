/** The wall of fame, and the one behind it. */
import {useState} from 'react';
import {useWays} from '../routes.js';
import {Page} from '../run/pages.js';

export const Records = ({onLeave}: {readonly onLeave: () => void}) => {
	const {shelf} = useWays();
	const [rows] = useState(shelf.records);
	return <Page title="Records" rows={rows} onClose={onLeave} />;
};
