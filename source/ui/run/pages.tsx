/** Pages that can be laid over a run at any time: the log, the party and its cards, help. */
import {useState} from 'react';
import type {Box} from '../../dungeon-fighter/box.js';
import {type EquipmentKind, equipmentKinds} from '../../dungeon-fighter/cards.js';
import type {Hero} from '../../dungeon-fighter/state.js';
import {maxLife, type Table} from '../../dungeon-fighter/table.js';
import {colours} from '../../kernel/landing.js';
import {equipmentText} from '../../view/card-text.js';
import {abilityName, abilityText} from '../../view/describe.js';
import {heroAndPlayer, type PlayerNames} from '../../view/question.js';
import {count, list, wrap} from '../../view/text.js';
import {type Bindings, bindingNames, bindingWords, fixedKeys, type KeyHelp, keyLabel} from '../bindings.js';
import {Rows} from '../components/rows.js';
import {headline, keyHelp, keysOf} from '../components/strip.js';
import {useKeys, useSize} from '../hooks.js';
import {useBindings, useServices} from '../services.js';
import type {Theme} from '../theme.js';

type PageProps = {
	readonly title: string;
	readonly rows: readonly string[];
	readonly fromEnd?: boolean;
	readonly onClose: () => void;
};

/** A long text with a way up and down. */
export const Page = ({title, rows, fromEnd = false, onClose}: PageProps) => {
	const {theme, bindings} = useServices();
	const is = useBindings();
	const {columns, rows: height} = useSize();
	const room = height - 2;
	const last = Math.max(0, rows.length - room);
	const [wanted, setTop] = useState(fromEnd ? last : 0);
	const top = Math.max(0, Math.min(last, wanted));
	useKeys(key => {
		if (is('up', key)) return setTop(top - 1);
		if (is('down', key)) return setTop(top + 1);
		if (key.name === 'pageup') return setTop(top - room);
		if (key.name === 'pagedown') return setTop(top + room);
		if (key.name === 'space') return top >= last ? onClose() : setTop(top + room);
		if (key.name === 'home') return setTop(0);
		if (key.name === 'end') return setTop(last);
		onClose();
	});
	const shown = rows.slice(top, top + room);
	const filler = Array.from({length: Math.max(0, room - shown.length)}, () => '');
	const foot = keyHelp(theme, [
		[keysOf(theme.glyphs.up, theme.glyphs.down), 'scroll'],
		[keyLabel(bindings, 'back'), 'close'],
	]);
	const place = rows.length > room ? `${top + 1}-${Math.min(rows.length, top + room)} of ${rows.length}` : '';
	return <Rows rows={[headline(theme, title, place, columns), ...shown.map(row => ` ${row}`), ...filler, ` ${foot}`]} height={height} />;
};

/** "1 of 2 weapons, 0 of 1 armour": what is carried, and what can be. */
const loadText = (box: Box, hero: Hero): string => {
	const {slots} = box.hero(hero.id);
	const kinds = equipmentKinds.filter(kind => slots[kind] > 0);
	const carried = (kind: EquipmentKind): number => hero.equipment.filter(({id}) => box.card(id).kind === kind).length;
	return list(kinds.map(kind => `${carried(kind)} of ${count(slots[kind], kind, kind === 'armour' ? kind : `${kind}s`)}`));
};

/** Everybody's sheet and cards, in full. */
export const sheetRows = (theme: Theme, {box, state}: Table, columns: number, names: PlayerNames): readonly string[] => {
	const text = (words: string, by: number): readonly string[] => wrap(words, columns - by - 3).map(row => ' '.repeat(by) + row);
	const chest = `In the chest: ${state.chest.gold} gold, ${count(state.chest.bonusDice, 'Bonus die', 'Bonus dice')}. Shops visited: ${state.shops} of ${box.edition.shop.visits}.`;
	return [
		...state.heroes.flatMap(hero => {
			const sheet = box.hero(hero.id);
			const place = hero.eliminated ? 'out of the game' : hero.fainted ? 'fainted' : `${hero.life} of ${maxLife(box, hero)} life`;
			return [
				`${theme.strong(heroAndPlayer(box, state, hero.id, names))}, ${place}`,
				...text(`carries ${loadText(box, hero)}`, 2).map(row => theme.dim(row)),
				...colours.flatMap(colour => {
					const ability = sheet.abilities[colour];
					const words = `${colour}: ${abilityName(ability.is)}: ${abilityText(box, ability)}`;
					return hero.scars.includes(colour) ? text(`(${words}; lost to a Scar)`, 2).map(row => theme.dim(row)) : text(words, 2);
				}),
				...hero.equipment.flatMap(({id, used}) => {
					const card = box.card(id);
					return text(`${card.name} (${card.kind}${used ? ', used' : ''}): ${equipmentText(box, card)}`, 2).map(row => theme.good(row));
				}),
				'',
			];
		}),
		...text(chest, 0),
	];
};

/** The keys of those who only watch. */
export const watchRows = (theme: Theme, keys: KeyHelp = []): readonly string[] =>
	keys.length === 0
		? []
		: [...keys.map(([key, does]) => `${theme.strong(key.padEnd(8))}${does}`), '', theme.dim('When you play yourself:')];

export const helpRows = (theme: Theme, bindings: Bindings): readonly string[] => [
	...bindingNames.map(name => `${theme.strong(keyLabel(bindings, name).padEnd(8))}${bindingWords[name]}`),
	...fixedKeys.map(([key, does]) => `${theme.strong(key.padEnd(8))}${does}`),
	'',
	theme.strong('The headline'),
	'2/10 to shop 1  icons so far, of those that make a Shop',
	'$5  gold in the chest      dice +2  Bonus dice in the chest',
	'4 ms  the way to your terminal and back; presses count that much earlier',
	'',
	theme.strong('The target'),
	'.  worth 1      o  worth 3      #  worth 5      =  a bone: a miss',
	':  worth 2      %  worth 4      @  bullseye, 10    a hole is a miss, too',
	'R G B +  dice that lie there: red, green, blue, Bonus. They are in the way.',
	theme.strong('A throw'),
	'Bounce once on the table before the board, or it is a miss.',
	'The aim bar points at the target. The power bar has a mark for the middle.',
	'Most corners of the die decide where it lies; in doubt the lower section.',
	'An icon on top wakes the ability of that colour. Icon and bullseye: it is dead.',
];
