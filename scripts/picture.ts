/**
 * The picture in the README: one frame of the built game in a real terminal, as SVG. `npm run picture`, after the screen of a
 * fight has changed.
 */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {botMove} from '../source/bots/autoplay.js';
import type {State} from '../source/dungeon-fighter/state.js';
import {stanceOf} from '../source/dungeon-fighter/table.js';
import {throwRequest} from '../source/dungeon-fighter/throw-request.js';
import {gameOfEdition} from '../source/engine/runs.js';
import {Session} from '../source/engine/session.js';
import {lookAhead} from '../source/throwing/throw-die.js';
import {lookOf, runsOf} from '../test/helpers/paint.js';
import {type ScreenCell, startInPty} from '../test/helpers/pty.js';
import {has, untilMode} from '../test/helpers/reading.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const game = gameOfEdition('second')!;
const setup = {difficulty: 'normal', heroes: ['murka', 'wilrond', 'brad-breckfust']};

/** A throw with both bars, and nothing hidden. */
const isShown = (state: State): boolean => {
	const action = game.decision(state)?.actions.find(each => each.type === 'throw');
	if (action?.type !== 'throw') return false;
	const {stance} = lookAhead(throwRequest({box: game.box, state}, action));
	return action.weapons.length === 0 && stance.looks.length === 0 && stance.beats[0]?.name === 'aim';
};

/** Dice lie on the board, something is demanded, and somebody has something to lose. */
const isTheMoment = (state: State): boolean => {
	const {combat} = state;
	if (!combat || state.waiting.kind !== 'throw' || state.round < 3) return false;
	const onBoard = combat.lying.filter(({landing: {x = 9, y = 9}}) => x * x + y * y < 0.8);
	const hurt = state.heroes.filter(({life, fainted}) => life < 8 && !fainted);
	// The one who throws stands where the cards of the last hero would be.
	if (state.heroes.at(-1)?.equipment.length !== 0) return false;
	const {foe} = combat;
	return (
		onBoard.length >= 2 &&
		hurt.length > 0 &&
		foe.life > 1 &&
		foe.life < foe.maxLife &&
		stanceOf({box: game.box, state}, []).length === 1 &&
		isShown(state)
	);
};

const about = {started: '2020-01-01T00:00:00.000Z', throwing: 'timed', version: ''};

/** Bots play, one run after the other, up to that moment. */
const journal = (): string => {
	for (let number = 1; ; number++) {
		const session = new Session(game, {...setup, seed: `picture-${number}`}, about);
		while (!isTheMoment(session.state)) {
			const move = botMove(game, session.state, 'expert');
			if (!move) break;
			session.move(move);
		}

		if (isTheMoment(session.state)) return session.journal;
	}
};

/** The usual sixteen; the others follow from their number. */
const sixteen =
	'#000000 #cd3131 #0dbc79 #c5a332 #2f6fdf #bc3fbc #11a8cd #cccccc #7a7a7a #f14c4c #23d18b #f5e05c #5ca0f5 #d670d6 #4fd8eb #ffffff'.split(
		' ',
	);
const steps = [0, 95, 135, 175, 215, 255];
const hex = (...parts: readonly number[]): string => `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;

const ground = '#14161b';
const letters = '#d4d7dd';

const colour = (given: number | string | undefined, fallback: string): string => {
	if (given === undefined) return fallback;
	if (typeof given === 'string') return given;
	if (given < 16) return sixteen[given]!;
	if (given >= 232) return hex(...[0, 0, 0].map(() => 8 + (given - 232) * 10));
	const at = given - 16;
	return hex(steps[Math.floor(at / 36)]!, steps[Math.floor(at / 6) % 6]!, steps[at % 6]!);
};

const cell = {width: 8.4, height: 17, baseline: 13} as const;
const margin = 14;
const bar = 26;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Text as text, so that it can be searched and read aloud, squeezed into its cells whatever font there is. */
const svgOf = (cells: readonly (readonly ScreenCell[])[], title: string): string => {
	const [columns, rows] = [cells[0]!.length, cells.length];
	const [width, height] = [columns * cell.width + 2 * margin, rows * cell.height + 2 * margin + bar];
	const papers: string[] = [];
	const texts: string[] = [];
	for (const [y, row] of cells.entries()) {
		for (const {x, text, cell: first} of runsOf(row)) {
			const {ink, paper, bold, dim, inverse} = lookOf(first);
			const [front, back] = [colour(ink, letters), colour(paper, ground)];
			const [fill, behind] = inverse ? [back, front] : [front, back];
			const left = margin + x * cell.width;
			const top = margin + bar + y * cell.height;
			if (behind !== ground)
				papers.push(
					`<rect x="${short(left)}" y="${top}" width="${short(text.length * cell.width + 0.3)}" height="${cell.height + 0.3}" fill="${behind}"/>`,
				);
			const shown = text.trimEnd();
			const indent = shown.length - shown.trimStart().length;
			const word = shown.trimStart();
			if (word === '') continue;
			const marks = `${fill === letters ? '' : ` fill="${fill}"`}${bold ? ' font-weight="bold"' : ''}${dim ? ' opacity=".6"' : ''}`;
			const size = word.length > 1 ? ` textLength="${short(word.length * cell.width)}"` : '';
			texts.push(`<text x="${short(left + indent * cell.width)}" y="${top + cell.baseline}"${size}${marks}>${escaped(word)}</text>`);
		}
	}

	const dots = ['#ff5f57', '#febc2e', '#28c840'].map(
		(fill, at) => `<circle cx="${margin + 6 + at * 18}" cy="${bar / 2 + 5}" r="5.5" fill="${fill}"/>`,
	);
	const fonts = "'JetBrains Mono','Fira Code','Cascadia Mono',Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace";
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" role="img" aria-label="${escaped(title)}">`,
		`<title>${escaped(title)}</title>`,
		`<rect width="${short(width)}" height="${short(height)}" rx="9" fill="${ground}"/>`,
		...dots,
		...papers,
		`<g font-family="${fonts}" font-size="14" fill="${letters}" xml:space="preserve" style="white-space:pre">`,
		...texts,
		'</g>',
		'</svg>',
		'',
	].join('\n');
};

const home = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-picture-'));
mkdirSync(path.join(home, 'runs'));
writeFileSync(path.join(home, 'runs', '20200101T000000Z-picture.jsonl'), journal());
writeFileSync(path.join(home, 'settings.json'), JSON.stringify({tutorialOffered: true}));
const pty = startInPty([process.execPath, path.join(root, 'dist', 'cli.js'), 'play', '--continue'], {
	env: {DUNGEON_FIGHTER_HOME: home},
	// Whose delay would be in the picture, and another one every time.
	isMute: true,
});
try {
	await untilMode(pty, 'choose');
	pty.send('1');
	await pty.until(rows => has('Space begins.')(rows) || has('Bare-handed')(rows));
	if (has('Bare-handed')(pty.screen())) pty.send('1');
	await pty.until(has('Space begins.'));
	pty.send(' ');
	// A little to the right of the middle, where it is exciting.
	await pty.until(rows => rows.some(row => row.indexOf('▲') >= 44 && row.indexOf('▲') <= 46), 'the cursor in its place');
	const file = path.join(root, 'docs', 'fight.svg');
	const svg = svgOf(
		pty.cells(),
		'A fight in Dungeon Fighter: the party, the target with dice on it, the monster, and a bar to stop in time',
	);
	writeFileSync(file, svg);
	process.stdout.write(`${pty.screen().join('\n')}\n\n${path.relative(root, file)}: ${(svg.length / 1024).toFixed(0)} KB\n`);
} finally {
	await pty.close();
	rmSync(home, {recursive: true, force: true});
}

process.exit();
