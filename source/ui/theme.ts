/** How things look: colours that colour-blind players can tell apart, and signs beside them, so that no colour speaks alone. */
import {Chalk} from 'chalk';
import type {Die, Zone} from '../kernel/landing.js';

export type Paint = (text: string) => string;

/** How many colours a terminal knows: none, 16, 256 or all of them. */
export type ColourLevel = 0 | 1 | 2 | 3;

type ColourMode = 'auto' | '16' | 'none';

type GlyphMode = 'unicode' | 'ascii';

export type Glyphs = {
	readonly heart: string;
	readonly lostHeart: string;
	readonly scar: string;
	readonly gold: string;
	readonly die: string;
	readonly pointer: string;
	readonly bullet: string;
	readonly rule: string;
	readonly bar: string;
	readonly noBar: string;
	readonly cursor: string;
	/** Upper, middle and lower part of a cell. */
	readonly levels: readonly [string, string, string];
	readonly up: string;
	readonly down: string;
	readonly left: string;
	readonly right: string;
	readonly tick: string;
	readonly shadow: string;
	readonly crosshair: string;
	/** Stands for what there is no room for. */
	readonly ellipsis: string;
};

const unicode: Glyphs = {
	heart: '♥',
	lostHeart: '·',
	scar: '†',
	gold: '$',
	die: '▣',
	pointer: '▸',
	bullet: '•',
	rule: '─',
	bar: '█',
	noBar: '░',
	cursor: '▲',
	levels: ['▔', '─', '▁'],
	up: '↑',
	down: '↓',
	left: '←',
	right: '→',
	tick: '•',
	shadow: '░',
	crosshair: '┼',
	ellipsis: '…',
};

const ascii: Glyphs = {
	heart: '*',
	lostHeart: '.',
	scar: 'x',
	gold: '$',
	die: '#',
	pointer: '>',
	bullet: '-',
	rule: '-',
	bar: '#',
	noBar: '.',
	cursor: '^',
	levels: ["'", '-', '_'],
	up: 'up',
	down: 'down',
	left: 'left',
	right: 'right',
	tick: 'o',
	shadow: ',',
	crosshair: '+',
	ellipsis: '...',
};

export type Theme = {
	readonly glyphs: Glyphs;
	readonly strong: Paint;
	readonly dim: Paint;
	/** The one thing to look at. */
	readonly accent: Paint;
	readonly good: Paint;
	readonly bad: Paint;
	readonly gold: Paint;
	/** What is chosen, and bars across the screen. */
	readonly chosen: Paint;
	readonly zone: Readonly<Record<Zone, Paint>>;
	readonly die: Readonly<Record<Die, Paint>>;
};

type Painter = InstanceType<typeof Chalk>;

/**
 * The target: a disc of colours where there are many, coloured signs where there are few, signs alone where there are none.
 * Neighbours share the colour of their signs: every change is bytes on the way to the player.
 */
const zonePaints = (chalk: Painter, mono: Painter, colours: 'many' | 'few' | 'none'): Theme['zone'] => {
	const plain: Paint = text => text;
	const paints = (few: Paint, ground: number, sign: number): Paint =>
		colours === 'none' ? plain : colours === 'few' ? few : chalk.bgAnsi256(ground).ansi256(sign);
	return {
		'1': paints(chalk.blue, 17, 110),
		'2': paints(chalk.blueBright, 24, 110),
		'3': paints(chalk.cyanBright, 30, 110),
		'4': paints(chalk.whiteBright, 255, 94),
		'5': paints(chalk.yellowBright, 220, 94),
		'6': paints(chalk.yellowBright, 220, 94),
		bullseye: colours === 'none' ? mono.bold : colours === 'few' ? chalk.bold.redBright : chalk.bgAnsi256(160).ansi256(231).bold,
		hole: plain,
		bone: paints(chalk.white, 17, 255),
		outside: plain,
	};
};

/** Blue against yellow and bright against dark hold for every kind of colour blindness; red and green never stand alone. */
export const createTheme = (colours: ColourMode, glyphs: GlyphMode, level: ColourLevel = 1): Theme => {
	const isPlain = colours === 'none' || level === 0;
	const chalk = new Chalk({level: isPlain ? 0 : colours === '16' ? 1 : level});
	// Without colours there is still bold and inverse, which every terminal knows; level 0 would drop them.
	const mono = new Chalk({level: 1});
	/** A paint takes one text: handed to `map`, chalk would paint the index along. */
	const one =
		(paint: Paint): Paint =>
		text =>
			paint(text);
	const painted = (colour: Paint, instead: Paint = text => text): Paint => one(isPlain ? instead : colour);
	const zones = zonePaints(chalk, mono, isPlain ? 'none' : colours === 'auto' && level >= 2 ? 'many' : 'few');
	return {
		glyphs: glyphs === 'ascii' ? ascii : unicode,
		strong: one(mono.bold),
		dim: painted(chalk.gray),
		accent: painted(chalk.cyanBright, mono.bold),
		good: painted(chalk.blueBright),
		bad: painted(chalk.yellowBright, mono.bold),
		gold: painted(chalk.yellow),
		chosen: one(mono.inverse),
		zone: Object.fromEntries(Object.entries(zones).map(([zone, paint]) => [zone, one(paint)])) as Theme['zone'],
		die: {
			red: painted(chalk.bgRed.whiteBright.bold, mono.inverse),
			green: painted(chalk.bgGreen.black, mono.inverse),
			blue: painted(chalk.bgBlue.whiteBright.bold, mono.inverse),
			bonus: one(mono.inverse),
		},
	};
};
