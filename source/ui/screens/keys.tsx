/** Which key does what: choose an action, press a key. */
import {useState} from 'react';
import {wrap} from '../../view/text.js';
import {type BindingName, bindingNames, bindingWords, defaultBindings, keyName} from '../bindings.js';
import {Menu} from '../components/menu.js';
import {Page, pageFrame} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useKeys, useSize} from '../hooks.js';
import {rebind} from '../rebind.js';
import {useWays} from '../routes.js';
import {useKeyLabels, useTheme} from '../services.js';

export const Keys = ({onLeave}: {readonly onLeave: () => void}) => {
	const {columns, rows} = useSize();
	const {settings, change} = useWays();
	const theme = useTheme();
	const label = useKeyLabels();
	const [waiting, setWaiting] = useState<BindingName>();
	const [words, setWords] = useState('Ctrl+C always leaves the game, Esc always goes back, and Ctrl+L draws the screen anew.');
	const items = [
		...bindingNames.map(name => ({
			label: `${bindingWords[name].padEnd(46)}${settings.keys[name].map(keyName).join(', ')}`,
			value: name as BindingName | undefined,
		})),
		{label: 'All keys as they were', value: undefined},
	];
	const choose = (name: BindingName | undefined): void => {
		setWaiting(name);
		if (name !== undefined) return setWords(`Press the new key for "${bindingWords[name]}". Esc leaves it as it is.`);
		change({keys: defaultBindings});
		setWords('All keys are back where they were.');
	};
	return (
		<Page
			title="Settings: Keys"
			keys={
				waiting === undefined
					? [
							[label('choose'), 'change'],
							[label('back'), 'back'],
						]
					: [['Esc', 'leave it as it is']]
			}
		>
			<Menu
				items={items}
				onChoose={choose}
				onBack={onLeave}
				width={columns - 2}
				height={Math.min(items.length, rows - pageFrame - 4)}
				isActive={waiting === undefined}
			/>
			{waiting !== undefined && (
				<Catch
					onKey={key => {
						setWaiting(undefined);
						if (key.name === 'escape') return setWords('Nothing has changed.');
						const {bindings, words: said} = rebind(settings.keys, waiting, key);
						if (bindings !== settings.keys) change({keys: bindings});
						return setWords(said);
					}}
				/>
			)}
			<Rows
				rows={[
					'',
					...wrap(words, columns - 4)
						.slice(0, 3)
						.map(row => (waiting === undefined ? `  ${row}` : theme.strong(`  ${row}`))),
				]}
			/>
		</Page>
	);
};

/** Mounted last, so that it gets the next key before everybody else. */
const Catch = ({onKey}: {readonly onKey: Parameters<typeof useKeys>[0]}): undefined => {
	useKeys(onKey);
	return undefined;
};
