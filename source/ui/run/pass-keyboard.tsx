/** Several players, one keyboard, and a secret: nobody sees it before the right one sits there. */
import {Box} from 'ink';
import {Menu} from '../components/menu.js';
import {Rows} from '../components/rows.js';
import {useTheme} from '../services.js';

type PassKeyboardProps = {
	readonly name: string;
	readonly onReady: () => void;
	readonly onBack: () => void;
	readonly width: number;
	readonly height: number;
};

export const PassKeyboard = ({name, onReady, onBack, width, height}: PassKeyboardProps) => {
	const theme = useTheme();
	return (
		<Box flexDirection="column" width={width} height={height}>
			<Rows rows={[theme.accent(`A secret for ${name}.`), 'Pass the keyboard. Everybody else looks at the ceiling.', '']} />
			<Menu
				items={[{label: `I am ${name}, and nobody looks`, value: undefined}]}
				onChoose={onReady}
				onBack={onBack}
				width={width - 1}
				height={2}
			/>
		</Box>
	);
};
