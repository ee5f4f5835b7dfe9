/** How things look: colours that colour-blind players can tell apart, and signs beside them, so that no colour speaks alone. */
import {Chalk} from 'chalk';
import type {Die, Zone} from '../kernel/landing.js';

export type Paint = (text: string) => string;

export type ColourMode = 'auto' | '16' | 'none';

export type GlyphMode = 'unicode' | 'ascii';

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
	readonly icon: string;
	readonly tick: string;
	readonly shadow: string;
	readonly crosshair: string;
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
	icon: '★',
	tick: '•',
	shadow: '░',
	crosshair: '┼',
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
	icon: '*',
	tick: 'o',
	shadow: ',',
	crosshair: '+',
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

/** Blue against yellow and bright against dark hold for every kind of colour blindness; red and green never stand alone. */
export const createTheme = (colours: ColourMode, glyphs: GlyphMode, level: 0 | 1 | 2 | 3 = 1): Theme => {
	const chalk = new Chalk({level: colours === 'none' ? 0 : colours === '16' ? 1 : level});
	// Without colours there is still bold and inverse, which every terminal knows; level 0 would drop them.
	const mono = new Chalk({level: 1});
	const plain: Paint = text => text;
	const coloured = (paint: Paint): Paint => (colours === 'none' || level === 0 ? plain : paint);
	return {
		glyphs: glyphs === 'ascii' ? ascii : unicode,
		strong: mono.bold,
		dim: coloured(chalk.gray),
		accent: colours === 'none' ? mono.bold : chalk.cyanBright,
		good: coloured(chalk.blueBright),
		bad: colours === 'none' ? mono.bold : chalk.yellowBright,
		gold: coloured(chalk.yellow),
		chosen: mono.inverse,
		zone: {
			'1': coloured(chalk.blue),
			'2': coloured(chalk.blueBright),
			'3': coloured(chalk.cyanBright),
			'4': coloured(chalk.whiteBright),
			'5': coloured(chalk.yellowBright),
			'6': coloured(chalk.yellowBright),
			bullseye: colours === 'none' ? mono.bold : chalk.bold.redBright,
			hole: plain,
			bone: coloured(chalk.white),
			outside: plain,
		},
		die: {
			red: colours === 'none' ? mono.inverse : chalk.bgRed.whiteBright.bold,
			green: colours === 'none' ? mono.inverse : chalk.bgGreen.black,
			blue: colours === 'none' ? mono.inverse : chalk.bgBlue.whiteBright.bold,
			bonus: mono.inverse,
		},
	};
};
