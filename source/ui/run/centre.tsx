/** Decisions away from the target: a heading, a list, and everything one needs to know to choose. */
import {Box} from 'ink';
import type {Action} from '../../dungeon-fighter/actions.js';
import {type Choice, isBranch} from '../../view/choices.js';
import {Menu} from '../components/menu.js';
import {Rows} from '../components/rows.js';
import {useTheme} from '../services.js';

export type CentreProps = {
	readonly heading: string;
	/** What is on the table besides. */
	readonly notes: readonly string[];
	readonly choices: readonly Choice[];
	readonly onOpen: (choices: Choice) => void;
	readonly onChoose: (action: Action) => void;
	readonly onBack: () => void;
	readonly width: number;
	readonly height: number;
};

export const Centre = ({heading, notes, choices, onOpen, onChoose, onBack, width, height}: CentreProps) => {
	const theme = useTheme();
	const top = [theme.accent(heading), ...notes, ''];
	return (
		<Box flexDirection="column" width={width} height={height}>
			<Rows rows={top} />
			<Menu
				items={choices.map(choice => ({label: choice.label, hint: choice.detail, letter: choice.letter, value: choice}))}
				onChoose={choice => (isBranch(choice.leads) ? onOpen(choice) : onChoose(choice.leads))}
				onBack={onBack}
				width={width - 1}
				height={height - top.length}
			/>
		</Box>
	);
};
