/** A run stands still, and the player thinks about leaving. */
import {Box} from 'ink';
import {wrap} from '../../view/text.js';
import {Menu} from '../components/menu.js';
import {Rows} from '../components/rows.js';
import {headline, keyHelp, keysOf} from '../components/strip.js';
import {useSize} from '../hooks.js';
import {useKeyLabels, useTheme} from '../services.js';

export type PageName = 'log' | 'party' | 'help';

type PauseMenuProps = {
	/** Why the run is not being saved. */
	readonly trouble: string | undefined;
	readonly onGoOn: () => void;
	readonly onOpen: (page: PageName) => void;
	readonly onLeave: (why: 'menu' | 'quit') => void;
};

export const PauseMenu = ({trouble, onGoOn, onOpen, onLeave}: PauseMenuProps) => {
	const theme = useTheme();
	const label = useKeyLabels();
	const {columns, rows} = useSize();
	const keys = [
		[keysOf(theme.glyphs.up, theme.glyphs.down), 'move'],
		[label('choose'), 'choose'],
		[label('back'), 'go on'],
	] as const;
	const state = wrap(trouble ?? 'The run is saved after every action; nothing is lost by leaving.', columns - 2);
	return (
		<Box flexDirection="column" height={rows}>
			<Rows rows={[headline(theme, 'Paused', '', columns), '', ...state.map(row => ` ${row}`), '']} />
			<Menu
				items={[
					{label: 'Go on', value: onGoOn},
					{label: 'Party and cards', value: () => onOpen('party')},
					{label: 'The story so far', value: () => onOpen('log')},
					{label: 'Help', value: () => onOpen('help')},
					{label: 'Leave to the title', value: () => onLeave('menu')},
					{label: 'Quit the game', value: () => onLeave('quit')},
				]}
				onChoose={act => act()}
				onBack={onGoOn}
				width={40}
				height={rows - 5 - state.length}
			/>
			<Rows rows={[` ${keyHelp(theme, keys)}`]} />
		</Box>
	);
};
