/** A whole screen: where one is on top, which keys work at the bottom, and room in between. */
import {Box} from 'ink';
import type {ReactNode} from 'react';
import type {KeyHelp} from '../bindings.js';
import {useSize} from '../hooks.js';
import {useTheme} from '../services.js';
import {Rows} from './rows.js';
import {headline, keyHelp} from './strip.js';

type PageProps = {
	readonly title: string;
	readonly note?: string | undefined;
	readonly keys: KeyHelp;
	readonly children: ReactNode;
};

/** Rows of a screen that a page keeps for itself: the headline, a blank one, and the keys. */
export const pageFrame = 3;

export const Page = ({title, note = '', keys, children}: PageProps) => {
	const {columns, rows} = useSize();
	const theme = useTheme();
	return (
		<>
			<Rows rows={[headline(theme, title, note, columns), '']} />
			<Box height={rows - pageFrame} flexDirection="column" flexShrink={0}>
				{children}
			</Box>
			<Rows rows={[` ${keyHelp(theme, keys)}`]} />
		</>
	);
};
