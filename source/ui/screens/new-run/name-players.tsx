/** Names for those around the keyboard, so that everybody knows whose turn it was when it went wrong. */
import {useState} from 'react';
import {heroName} from '../../../view/names.js';
import {Rows} from '../../components/rows.js';
import {TextField} from '../../components/text-field.js';
import {useKeys} from '../../hooks.js';
import {useServices} from '../../services.js';
import {type Draft, nameLimit} from './draft.js';

type NamePlayersProps = {
	readonly draft: Draft;
	readonly onDone: (names: readonly string[]) => void;
	readonly onBack: (names: readonly string[]) => void;
};

export const NamePlayers = ({draft, onDone, onBack}: NamePlayersProps) => {
	const {game, theme} = useServices();
	const [names, setNames] = useState(() => Array.from({length: draft.players}, (_, seat) => draft.names[seat] ?? ''));
	const [at, setAt] = useState(0);
	useKeys(key => {
		// Arrows only: letters belong to the names.
		if (key.name === 'up' || (key.name === 'tab' && key.shift)) return setAt(Math.max(0, at - 1));
		if (key.name === 'down' || key.name === 'tab') return setAt(Math.min(draft.players - 1, at + 1));
		return false;
	});
	const whose = (seat: number): string => {
		if (draft.players === 1) return 'Your name:';
		const hero = draft.isDealt ? undefined : draft.picked[seat];
		return hero === undefined ? `Player ${seat + 1}:` : `${heroName(game.box, hero)}:`;
	};
	const width = Math.max(...names.map((_, seat) => whose(seat).length));
	return (
		<>
			{names.map((name, seat) => (
				<TextField
					// biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
					key={seat}
					label={`  ${whose(seat).padStart(width)}`}
					start={name}
					ghost="(nobody in particular)"
					maximum={nameLimit}
					isActive={seat === at}
					onChange={text => setNames(names.with(seat, text))}
					onSubmit={() => (at < draft.players - 1 ? setAt(at + 1) : onDone(names))}
					onBack={() => onBack(names)}
				/>
			))}
			<Rows rows={['', theme.dim('  Enter goes on; a name can be left out. It is only for the blame.')]} />
		</>
	);
};
