/** The party: picked one by one, with the sheet of the hero under the pointer, or dealt. */
import {Box} from 'ink';
import {useState} from 'react';
import {drawOnce} from '../../../kernel/random.js';
import {count, wrap} from '../../../view/text.js';
import {heroSheet} from '../../card-sheet.js';
import {Menu, type MenuItem} from '../../components/menu.js';
import {Rows} from '../../components/rows.js';
import {useServices} from '../../services.js';
import {type Draft, partySize} from './draft.js';

type PickHeroesProps = {
	readonly draft: Draft;
	readonly onPick: (picked: readonly string[]) => void;
	/** The hero under the pointer; an empty id for the line that goes on. */
	readonly onPoint: (id: string) => void;
	readonly onDone: (isDealt: boolean) => void;
	readonly onBack: () => void;
	readonly width: number;
	readonly height: number;
};

const listWidth = 26;

export const PickHeroes = ({draft: {picked, players, seed}, onPick, onPoint, onDone, onBack, width, height}: PickHeroesProps) => {
	const {game, portraits, theme} = useServices();
	const {box} = game;
	const size = partySize(box, players);
	const missing = size - picked.length;
	const [pointed, setPointed] = useState('');
	const choose = (id: string): void => {
		if (id === '') {
			if (missing === 0) return onDone(false);
			if (picked.length === 0) return onDone(true);
			const others = box.heroes.map(hero => hero.id).filter(other => !picked.includes(other));
			return onPick([...picked, ...drawOnce(seed, 'party').shuffle(others).slice(0, missing)]);
		}
		if (picked.includes(id)) onPick(picked.filter(other => other !== id));
		else onPick([...picked, id]);
	};
	const deal =
		missing === 0
			? 'That is all of us'
			: picked.length === 0
				? 'Deal us some'
				: missing === 1
					? 'Deal the last one'
					: `Deal the other ${missing}`;
	const items: readonly MenuItem<string>[] = [
		{label: deal, value: ''},
		...box.heroes.map(hero => {
			const seat = picked.indexOf(hero.id);
			return {
				label: `${seat >= 0 ? `[${seat + 1}]` : '[ ]'} ${hero.name}`,
				value: hero.id,
				unavailable: seat < 0 && missing === 0 ? 'The party is full.' : undefined,
			};
		}),
	];
	const sheetWidth = Math.min(70, width - listWidth - 3);
	const about = [
		theme.strong(missing === 0 ? 'The party is complete.' : `${count(missing, 'hero', 'heroes')} to go.`),
		'',
		...wrap(
			'Point at somebody to read the sheet; choose to take them along, and once more to think better of it. They sit and throw in the order of the numbers.',
			sheetWidth,
		),
		'',
		...wrap('Whoever cannot decide is dealt somebody. Nobody has ever got a good one.', sheetWidth),
	];
	const sheet = pointed === '' ? about : heroSheet({box, portraits, theme, width: sheetWidth}, box.hero(pointed));
	return (
		<Box height={height}>
			<Menu
				items={items}
				onChoose={choose}
				onPoint={id => {
					setPointed(id);
					onPoint(id);
				}}
				onBack={onBack}
				width={listWidth}
				height={Math.min(height, items.length + 2)}
			/>
			<Box marginLeft={2}>
				<Rows rows={sheet} width={sheetWidth} height={height} />
			</Box>
		</Box>
	);
};
