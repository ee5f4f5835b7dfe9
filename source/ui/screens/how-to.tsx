/** How to play, page by page; with a first fight in front of it, where there is one. */
import {useState} from 'react';
import {Menu} from '../components/menu.js';
import {Page} from '../components/page.js';
import {Rows} from '../components/rows.js';
import {useKeys, useSize} from '../hooks.js';
import {howToPages} from '../how-to-pages.js';
import {useBindings, useKeyLabels, useServices} from '../services.js';

type HowToProps = {
	readonly onLeave: () => void;
	/** Starts a fight to learn by. */
	readonly firstFight?: (() => void) | undefined;
};

export const HowTo = ({onLeave, firstFight}: HowToProps) => {
	const label = useKeyLabels();
	const [isReading, setReading] = useState(firstFight === undefined);
	if (isReading) return <Pages onLeave={firstFight ? () => setReading(false) : onLeave} />;
	return (
		<Page
			title="How to play"
			keys={[
				[label('choose'), 'choose'],
				[label('back'), 'back'],
			]}
		>
			<Menu
				items={[
					{label: 'Learn by being hit (2 minutes)', value: true, hint: 'Two rooms, two small monsters, and somebody who explains.'},
					{label: 'Read the rules', value: false, hint: 'Seven pages with pictures.'},
				]}
				onChoose={isFight => (isFight ? firstFight?.() : setReading(true))}
				onBack={onLeave}
				width={60}
				height={5}
			/>
		</Page>
	);
};

const Pages = ({onLeave}: {readonly onLeave: () => void}) => {
	const {columns} = useSize();
	const {game, portraits, theme} = useServices();
	const is = useBindings();
	const label = useKeyLabels();
	const [at, setAt] = useState(0);
	const [pages] = useState(() => howToPages(game.box, portraits, label, theme.glyphs));
	useKeys(key => {
		if (is('left', key) || is('up', key) || key.name === 'pageup') return setAt(Math.max(0, at - 1));
		if (is('right', key) || is('down', key) || key.name === 'pagedown') return setAt(Math.min(pages.length - 1, at + 1));
		if (is('choose', key)) return at < pages.length - 1 ? setAt(at + 1) : onLeave();
		return is('back', key) ? onLeave() : false;
	});
	const page = pages[at]!;
	const margin = ' '.repeat(Math.max(2, Math.floor((columns - 76) / 2)));
	return (
		<Page
			title={`How to play: ${page.title}`}
			note={`${at + 1} of ${pages.length}`}
			keys={[
				[`${theme.glyphs.left} ${theme.glyphs.right}`, 'turn the page'],
				[label('choose'), at < pages.length - 1 ? 'next' : 'done'],
				[label('back'), 'back'],
			]}
		>
			<Rows rows={page.rows.map(row => `${margin}${row}`)} />
		</Page>
	);
};
