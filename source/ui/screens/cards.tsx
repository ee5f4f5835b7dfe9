/** Everything in the box: kinds as tabs, a list, and the card under the pointer. */
import {Box} from 'ink';
import {useState} from 'react';
import {type CardKind, cardKinds} from '../../view/cards.js';
import {throwName} from '../../view/describe.js';
import {capital} from '../../view/names.js';
import {besides} from '../../view/text.js';
import {equipmentSheet, foeSheet, heroSheet, roomSheet, throwSheet} from '../card-sheet.js';
import {Menu} from '../components/menu.js';
import {Page, pageFrame} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useAnimation, useKeys, useSize} from '../hooks.js';
import {type Services, useBindings, useKeyLabels, useServices} from '../services.js';

type Shown = {
	readonly name: string;
	readonly rows: (width: number) => readonly string[];
	/** Two frames that take turns. */
	readonly pose?: readonly (readonly string[])[];
};

const cardsOf = ({game: {box}, portraits, theme}: Services, kind: CardKind): readonly Shown[] => {
	const table = (width: number) => ({box, portraits, theme, width});
	const foes = (cards: typeof box.monsters): readonly Shown[] =>
		cards.map(card => ({name: card.name, rows: width => foeSheet(table(width), card)}));
	switch (kind) {
		case 'heroes':
			return box.heroes.map(hero => ({name: hero.name, rows: width => heroSheet(table(width), hero)}));
		case 'monsters':
			return foes(box.monsters);
		case 'bosses':
			return foes(box.bosses);
		case 'equipment':
			return box.equipment.map(card => ({name: card.name, rows: width => equipmentSheet(table(width), card)}));
		case 'dungeon':
			return box.dungeon.map(room => ({name: room.name, rows: width => roomSheet(table(width), room)}));
		case 'throws':
			return box.throws
				.filter(card => box.edition.id in card.names)
				.map(card => ({name: throwName(box, card.id), rows: width => throwSheet(table(width), card), pose: card.pose}));
	}
};

const tabNames: Readonly<Record<CardKind, string>> = {
	heroes: 'heroes',
	monsters: 'monsters',
	bosses: 'bosses',
	equipment: 'equipment',
	dungeon: 'rooms',
	throws: 'throws',
};

const listWidth = 32;
const poseTime = 900;
/** Rows above the card: the headline, a blank row, the tabs, another blank one. */
const above = 4;

export const Cards = ({onLeave}: {readonly onLeave: () => void}) => {
	const {columns, rows} = useSize();
	const services = useServices();
	const {theme, likings} = services;
	const is = useBindings();
	const label = useKeyLabels();
	const [tab, setTab] = useState(0);
	const [at, setAt] = useState(0);
	const kind = cardKinds[tab]!;
	const [cards, setCards] = useState(() => cardsOf(services, kind));
	const turn = (by: number): void => {
		const next = (tab + by + cardKinds.length) % cardKinds.length;
		setTab(next);
		setAt(0);
		setCards(cardsOf(services, cardKinds[next]!));
	};
	useKeys(key => {
		if (is('left', key)) return turn(-1);
		return is('right', key) || key.name === 'tab' ? turn(1) : false;
	});
	const card = cards[at];
	const [first = [], second = []] = card?.pose ?? [];
	useAnimation(
		time => {
			const pose = Math.floor(time / poseTime) % 2 === 0 ? first : second;
			return pose.map((text, y) => ({x: listWidth + 2, y: above + y, text: text.padEnd(9)}));
		},
		{active: first.length > 0 && !likings.reducedMotion},
	);
	// What moves is drawn over a blank place; whoever wants it still sees both frames.
	const still = likings.reducedMotion ? besides(first, second, 13) : first.map(() => '');
	const tabs = cardKinds.map(name => (name === kind ? theme.chosen(` ${tabNames[name]} `) : ` ${tabNames[name]} `)).join(' ');
	const width = Math.min(70, columns - listWidth - 4);
	const sheet = card ? [...still, ...(still.length > 0 ? [''] : []), ...card.rows(width)] : [];
	return (
		<Page
			title="Cards"
			note={`${capital(tabNames[kind])}, ${at + 1} of ${cards.length}`}
			keys={[
				[`${theme.glyphs.left} ${theme.glyphs.right}`, 'kind'],
				[`${theme.glyphs.up} ${theme.glyphs.down}`, 'card'],
				[label('back'), 'back'],
			]}
		>
			<Rows rows={[` ${tabs}`, '']} />
			<Box>
				<Menu
					key={kind}
					items={cards.map((each, index) => ({label: each.name, value: index}))}
					onChoose={() => undefined}
					onPoint={setAt}
					onBack={onLeave}
					width={listWidth}
					height={rows - pageFrame - 2}
				/>
				<Box marginLeft={2}>
					<Rows rows={sheet} width={width} height={rows - pageFrame - 2} />
				</Box>
			</Box>
		</Page>
	);
};
