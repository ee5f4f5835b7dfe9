/** Decisions away from the target: a heading, a list, and everything one needs to know to choose. */
import {Box} from 'ink';
import type {Action} from '../../dungeon-fighter/actions.js';
import {type Choice, isBranch} from '../../view/choices.js';
import {lastRows, wrap} from '../../view/text.js';
import {Menu, type MenuItem} from '../components/menu.js';
import {Rows} from '../components/rows.js';
import {useTheme} from '../services.js';
import {usePageKeys} from './foot.js';
import type {Layout} from './layout.js';

/** What lies there and cannot be chosen. */
export type Other = {readonly label: string; readonly why: string};

type CentreProps = {
	readonly heading: string;
	/** What is on the table besides. */
	readonly notes: readonly string[];
	readonly choices: readonly Choice[];
	readonly others?: readonly Other[];
	readonly onOpen: (choices: Choice) => void;
	readonly onChoose: (action: Action) => void;
	readonly onBack: () => void;
	readonly width: number;
	readonly height: number;
};

const itemOf = (choice: Choice): MenuItem<Choice | undefined> => ({
	label: choice.label,
	hint: choice.detail,
	letter: choice.letter,
	value: choice,
});

export const Centre = ({heading, notes, choices, others = [], onOpen, onChoose, onBack, width, height}: CentreProps) => {
	const theme = useTheme();
	const top = [...wrap(heading, width - 2).map(row => theme.accent(row)), ...notes, ''];
	return (
		<Box flexDirection="column" width={width} height={height} paddingLeft={1}>
			<Rows rows={top} />
			<Menu
				items={[...choices.map(itemOf), ...others.map(({label, why}) => ({label, unavailable: why, value: undefined}))]}
				onChoose={choice => choice && (isBranch(choice.leads) ? onOpen(choice) : onChoose(choice.leads))}
				onBack={onBack}
				width={width - 2}
				height={height - top.length}
			/>
		</Box>
	);
};

type BelowProps = {
	readonly log: readonly string[];
	readonly layout: Layout;
	readonly leadsBack: boolean;
	readonly notice: string | undefined;
};

/** Below it: what was said last, and the keys. */
export const Below = ({log, layout, leadsBack, notice}: BelowProps) => {
	const theme = useTheme();
	const keys = usePageKeys(leadsBack, notice);
	const room = layout.bottomRows - 1;
	const rows = lastRows(log, layout.columns - 2, room, theme.glyphs.ellipsis).map(row => theme.dim(` ${row}`));
	const filler = Array.from({length: room - rows.length}, () => '');
	return <Rows rows={[...rows, ...filler, ` ${keys}`]} height={layout.bottomRows} />;
};
