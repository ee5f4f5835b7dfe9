/** What the writer writes is judged by a terminal: after every frame it shows what it would show had the frame been drawn afresh. */
import xterm from '@xterm/headless';
import stringWidth from 'string-width';
import {describe, expect, test} from 'vitest';
import {narrow} from '../../source/kernel/narrow.js';
import {createGrid, draw, type Grid, parseFrame} from '../../source/terminal/cells.js';
import {plain, restyle} from '../../source/terminal/style.js';
import {createWriter, type Outlet} from '../../source/terminal/writer.js';
import {cellsOf} from '../helpers/pty.js';

/** A small generator of our own, so that a wrong frame comes again. */
const createDice = (seed: number) => {
	let state = seed;
	return (sides: number): number => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * sides);
	};
};

const styles = ['', '1', '2', '1;2', '3;31', '4;7', '38;5;208', '48;2;1;2;3', '9;94;103', '38;2;255;0;9;44', '53'];
const words = ['a', 'Ω', '─', '█', ' ', '   ', 'monster', '龍', 'e\u0301', '★', '║ ║', '한국', '·'];

const randomText = (dice: (sides: number) => number, columns: number, rows: number): string =>
	Array.from({length: rows}, () =>
		Array.from({length: dice(columns / 3)}, () => `\u001B[${styles[dice(styles.length)]}m${words[dice(words.length)]}\u001B[0m`).join(''),
	).join('\n');

/** Every cell set by itself: the long way that cannot go wrong. */
const plainly = ({width, height, chars, styles}: Grid): string => {
	let text = '\u001B[m\u001B[2J';
	for (let at = 0; at < width * height; at++) {
		if (chars[at] !== '') text += `\u001B[${Math.floor(at / width) + 1};${(at % width) + 1}H\u001B[0;${styles[at]}m${chars[at]}`;
	}
	return text;
};

const write = (terminal: xterm.Terminal, text: string): Promise<void> => new Promise(resolve => terminal.write(text, resolve));

const outletTo = (sent: string[]): Outlet => ({write: bytes => sent.push(bytes), isBusy: () => false, whenFree: then => then()});

test.each([true, false])('500 random frames with resizes look as if drawn afresh (line wrap %s)', async wraps => {
	const dice = createDice(wraps ? 7 : 8);
	let [columns, rows] = [80, 24];
	const shown = new xterm.Terminal({cols: columns, rows, allowProposedApi: true});
	const wanted = new xterm.Terminal({cols: columns, rows, allowProposedApi: true});
	await write(shown, `\u001B[?1049h${wraps ? '' : '\u001B[?7l'}`);
	const sent: string[] = [];
	const writer = createWriter(outletTo(sent));
	let grid = createGrid(columns, rows);
	for (let frame = 0; frame < 500; frame++) {
		if (dice(25) === 0) {
			[columns, rows] = [2 + dice(120), 1 + dice(40)];
			shown.resize(columns, rows);
			wanted.resize(columns, rows);
			grid = createGrid(columns, rows);
		}
		if (dice(60) === 0) writer.forget();
		if (dice(3) === 0) grid = parseFrame(randomText(dice, columns, rows), columns, rows);
		else {
			grid = {...grid, chars: [...grid.chars], styles: [...grid.styles]};
			for (let sprites = dice(4); sprites >= 0; sprites--)
				draw(grid, {x: dice(columns + 4) - 2, y: dice(rows), text: randomText(dice, 30, 1 + dice(3))});
		}
		writer.show(grid);
		await write(shown, sent.splice(0).join(''));
		await write(wanted, plainly(grid));
		expect(cellsOf(shown), `frame ${frame}`).toEqual(cellsOf(wanted));
	}
});

describe('the price', () => {
	const bytesFor = (...frames: readonly string[]): number => {
		const sent: string[] = [];
		const writer = createWriter(outletTo(sent));
		for (const frame of frames) writer.show(parseFrame(frame, 80, 24));
		return Buffer.byteLength(sent.slice(1).join(''));
	};

	test('nothing changed, nothing written', () => {
		expect(bytesFor('hello', 'hello')).toBe(0);
	});

	test('a cursor that moves by a cell costs little', () => {
		const bar = (at: number) => `${'\n'.repeat(20)}\u001B[32m${'─'.repeat(at)}\u001B[33m█\u001B[32m${'─'.repeat(59 - at)}\u001B[m`;
		expect(bytesFor(bar(10), bar(11)) * 30).toBeLessThan(1000);
	});
});

test('a slow line gets the newest frame, not all of them', () => {
	const sent: string[] = [];
	let isBusy = true;
	let free = (): void => undefined;
	const writer = createWriter({
		write: bytes => sent.push(bytes),
		isBusy: () => isBusy,
		whenFree: then => {
			free = then;
		},
	});
	for (const word of ['one', 'two', 'three']) writer.show(parseFrame(word, 10, 1));
	expect(sent).toEqual([]);
	isBusy = false;
	free();
	expect(sent.join('')).toContain('three');
	expect(sent.join('')).not.toContain('two');
});

test.each([
	['', '1', '\u001B[1m'],
	['1', '', '\u001B[m'],
	['1;31', '31', '\u001B[22m'],
	['1;2', '2', '\u001B[;2m'],
	['38;5;208', '38;5;208;44', '\u001B[44m'],
	['1;3;4;31', '32', '\u001B[;32m'],
])('from style "%s" to "%s"', (from, to, bytes) => {
	expect(restyle(from, to)).toBe(bytes);
	expect(restyle(to, to)).toBe('');
	expect(plain).toBe('');
});

test('half a wide character is a blank, and what does not fit is cut off', () => {
	const grid = parseFrame('龍龍\n\u001B]8;;http://x\u0007ab\u001B]8;;\u0007\u001B[2Kc', 5, 2);
	draw(grid, {x: 1, y: 0, text: 'x'});
	draw(grid, {x: 4, y: 1, text: '龍'});
	expect(grid.chars).toEqual([' ', 'x', '龍', '', ' ', 'a', 'b', 'c', ' ', ' ']);
});

test('what is taken for one column wide is that', () => {
	const isNarrow = new RegExp(`^[${narrow}]$`);
	const chars = Array.from({length: 0x1_0000}, (_, code) => String.fromCharCode(code)).filter(char => isNarrow.test(char));
	expect(chars.length).toBeGreaterThan(1000);
	expect(chars.filter(char => stringWidth(char) !== 1)).toEqual([]);
});
