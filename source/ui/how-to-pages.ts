/** The rules in seven pages of at most 76 by 18. */
import type {Box} from '../dungeon-fighter/box.js';
import {targetRows} from '../throwing/target.js';
import {foePortrait, heroPortrait, type Portraits} from '../view/portraits.js';
import {besides, wrap} from '../view/text.js';
import type {BindingName} from './bindings.js';
import type {Glyphs} from './theme.js';

type HowToPage = {readonly title: string; readonly rows: readonly string[]};

export const pageSize = {columns: 76, rows: 18} as const;

const told = (...paragraphs: readonly string[]): readonly string[] =>
	paragraphs.flatMap((text, index) => [...(index > 0 ? [''] : []), ...wrap(text, pageSize.columns)]);

/** Paragraphs to the right of a picture. */
const pictured = (picture: readonly string[], width: number, ...paragraphs: readonly string[]): readonly string[] =>
	besides(
		picture,
		paragraphs.flatMap((text, index) => [...(index > 0 ? [''] : []), ...wrap(text, pageSize.columns - width)]),
		width,
	);

/** Both bars as they stand around the target in a throw, with their cursors. */
const barsOf = ({cursor, levels: [, level]}: Pick<Glyphs, 'cursor' | 'levels'>): readonly string[] => [
	'          . o .        :',
	'        . o % o .      #    Power stands beside the target:',
	'        . % @ % .      #<   # is the board, < its middle.',
	`        . o % o .      ${level}${level}`,
	'          . o .        :    Aim lies below it: [ ] are the rims of the',
	`  -----[=====|==${cursor}==]-----    board, | is its middle, ${cursor} the cursor.`,
];

export const howToPages = (box: Box, portraits: Portraits, key: (name: BindingName) => string, glyphs: Glyphs): readonly HowToPage[] => {
	const {edition} = box;
	const {shop, life, hit} = edition;
	const [foe] = box.monsters;
	const hero = box.heroes.find(({id}) => id === 'murka') ?? box.heroes[0];
	const meeting = besides((hero && heroPortrait(portraits, hero.id)?.rows) ?? [], (foe && foePortrait(portraits, foe.id)?.rows) ?? [], 14);
	return [
		{
			title: 'What this is about',
			rows: [
				...meeting.map(row => `          ${row}`),
				'',
				...told(
					'You lead a party of heroes through a dungeon. In every room sits a monster, and you fight it the way heroes do: by throwing dice at a target on a table.',
					`Rooms carry Shop icons. ${shop.icons} icons make a Shop, and behind the third Shop waits the Boss. Beat the Boss and you have won. All of you win together, or lie down together.`,
				),
			],
		},
		{
			title: 'One room after the other',
			rows: told(
				'1. The leader looks at two rooms and picks one. What it says on the door counts at once; what it demands of your throws counts for the fight.',
				'2. A monster turns up. It has life, damage, perhaps gold, and often a bad habit.',
				'3. The heroes throw in turn, beginning left of the leader, until the monster has no life left. Nobody may pass.',
				'4. You rest: the fainted get up again with a Scar, armour is polished, cards change hands.',
				`5. With ${shop.icons} icons you reach a Shop: cards, healing for everybody at ${shop.healingPrice} gold a point, Bonus dice at ${shop.diePrice} gold each. Icons beyond the tenth are lost.`,
				'Whoever threw the last die of the fight leads the way into the next room.',
			),
		},
		{
			title: 'How to throw',
			rows: [
				...barsOf(glyphs),
				'',
				...told(
					`${key('press')} starts the cursor of the aim bar, ${key('press')} stops it: that is the direction. Then one runs up and down the power bar, and ${key('press')} throws.`,
					`${key('up')} and ${key('down')} throw steeper or flatter, before you begin. Waiting gains nothing: the bars hurry up a little with every sweep.`,
					'The die must bounce on the table at least once before it comes to rest on the board. Straight into the bullseye is a miss.',
					'Bars too fast, or no bars at all, please? The settings have slower ones, and a steady throw where you pick a spot and a risk.',
				),
			],
		},
		{
			title: 'Where it lands',
			rows: pictured(
				targetRows(box.board, {columns: 31, rows: 16}),
				34,
				`The sections count 1 to 5 from the rim to the middle, and the bullseye (@) counts ${hit.bullseye}.`,
				'The four holes are misses, and so are the bones (=) and everything beside the board.',
				'A die across a border lies where most of its corners lie; in doubt, where it counts less.',
				`Dice that lie on the board stay there and get in the way of the next. ${key('walk')} walks around the table before a throw by timing.`,
				'Bullseye with the icon up: the monster is gone, whatever it was.',
			),
		},
		{
			title: 'Dice',
			rows: told(
				'There is a red, a green and a blue die. Each can be thrown once; then it lies on the table.',
				"If the icon comes up, it wakes the ability of that colour on the hero's sheet, unless a Scar covers it. Some abilities help on a hit, some on a miss, and some are best not explained.",
				'All three thrown and the monster still there? Take a Bonus die out of the chest, whose icon wakes any ability you like; or pick the three dice up, which costs every hero as much life as the monster has levels.',
				'Against the Boss nobody picks up dice. With none left the game is lost, so bring Bonus dice. The ones you do not need are worth points.',
			),
		},
		{
			title: 'How to get hurt',
			rows: told(
				"A miss costs the thrower the monster's damage. Armour helps, once in a fight.",
				`A hero without life faints and sits out the fight. In the rest comes a Scar: it covers one ability for good and takes ${life.lostPerScar} off the maximum of ${life.start} life. A hero with ${life.scars} Scars who faints again is out of the game.`,
				'If all have fainted, the dungeon keeps the dice.',
				'Some monsters are Rabid, Greedy, Tricky or worse. It says so on the card; nobody reads it in time.',
				'Where the demands are plainly absurd, the party may back down: it costs every hero the level of the monster, and another one takes the chair.',
			),
		},
		{
			title: 'Under your leg, off your nose',
			rows: [
				...besides(...posesOf(box)),
				'',
				...told(
					'Monsters, rooms and weapons may demand a throw: under your leg, backwards, with your eyes shut. At the keyboard each of them does something mean to the bars. All demands in force hold at the same time.',
					'A weapon need not be used, and unused it demands nothing. Used, it adds damage, on a hit only.',
					'Practice has every one of these throws, and Cards says what each is about. That is all. You know as much as any hero now, which is a pity.',
				),
			],
		},
	];
};

/** Three throws side by side. */
const posesOf = ({throws}: Box): [readonly string[], readonly string[], number] => {
	const poses = ['under-the-leg', 'backwards', 'nose'].map(id => throws.find(card => card.id === id)?.pose[1] ?? []);
	const [first = [], second = [], third = []] = poses;
	return [
		besides(
			['', '', '', '', ''].map((_, row) => `          ${first[row] ?? ''}`),
			second,
			30,
		),
		third,
		50,
	];
};
