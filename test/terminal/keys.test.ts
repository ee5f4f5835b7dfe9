import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Key} from '../../source/terminal/key-names.js';
import {createKeyParser} from '../../source/terminal/keys.js';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const label = ({name, ctrl, alt, shift}: Key): string => [ctrl && 'ctrl', alt && 'alt', shift && 'shift', name].filter(Boolean).join('+');

const read = (
	...chunks: readonly (string | Uint8Array)[]
): {readonly keys: readonly Key[]; readonly names: string; readonly replies: number} => {
	const keys: Key[] = [];
	let replies = 0;
	const parser = createKeyParser({onKey: key => keys.push(key), onReply: () => replies++});
	for (const [index, chunk] of chunks.entries()) parser.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk, index);
	vi.advanceTimersByTime(3000);
	return {keys, names: keys.map(label).join(' '), replies};
};

/** The sequence at once, and cut in two at every place. */
const everyCut = (text: string): readonly (readonly Uint8Array[])[] => {
	const bytes = Buffer.from(text);
	return [[bytes], ...Array.from({length: bytes.length - 1}, (_, at) => [bytes.subarray(0, at + 1), bytes.subarray(at + 1)])];
};

test.each([
	['a', 'a'],
	['A', 'shift+a'],
	['7', '7'],
	[' ', 'space'],
	['é', 'é'],
	['龍', '龍'],
	['😀', '😀'],
	['\r', 'enter'],
	['\n', 'enter'],
	['\t', 'tab'],
	['\u001B[Z', 'shift+tab'],
	['\u007F', 'backspace'],
	['\b', 'backspace'],
	['\u001B[3~', 'delete'],
	['\u001B[A', 'up'],
	['\u001BOB', 'down'],
	['\u001B[1;5C', 'ctrl+right'],
	['\u001B[1;2D', 'shift+left'],
	['\u001B[1;4A', 'alt+shift+up'],
	['\u001BO5A', 'ctrl+up'],
	['\u001B[H', 'home'],
	['\u001B[1~', 'home'],
	['\u001B[4~', 'end'],
	['\u001BOF', 'end'],
	['\u001B[5~', 'pageup'],
	['\u001B[6;5~', 'ctrl+pagedown'],
	['\u001BOM', 'enter'],
	['\u0003', 'ctrl+c'],
	['\u001A', 'ctrl+z'],
	['\u0000', 'ctrl+space'],
	['\u001Bx', 'alt+x'],
	['\u001B', 'escape'],
	['\u001B\u001B', 'escape escape'],
	['\u001B\u001B[A', 'escape up'],
])('%j is %s, whole and cut anywhere', (bytes, name) => {
	for (const chunks of everyCut(bytes)) expect(read(...chunks).names).toBe(name);
});

describe('what is no key is swallowed whole, and the next key is read', () => {
	const mouse = ['\u001B[M !!', '\u001B[<0;10;20M', '\u001B[<35;1;1m', '\u001B[32;10;10M'];
	const strings = [
		'\u001B]11;rgb:0/0/0\u0007',
		'\u001B]11;rgb:0/0/0\u001B\\',
		'\u001BP>|xterm(1)\u001B\\',
		'\u001B_Gi=1;OK\u001B\\',
		'\u001B^x\u001B\\',
	];
	const others = [
		'\u001B[I',
		'\u001B[O',
		'\u001B[3;7R',
		'\u001B[?62;c',
		'\u001B[[A',
		'\u001B[15~',
		'\u001BOP',
		'\u001B[97;5u',
		'\u001B[27;5;13~',
	];
	test.each([...mouse, ...strings, ...others])('%j', bytes => {
		for (const chunks of everyCut(bytes)) expect(read(...chunks, 'k').names).toBe('k');
	});

	test('a mouse far to the right', () => {
		expect(read(Buffer.from([0x1b, 0x5b, 0x4d, 0x20, 0xc3, 0xa9]), 'k').names).toBe('k');
	});
});

test('every short sequence: no letter of it comes out', () => {
	const known = /^((ctrl|alt|shift)\+)*(up|down|left|right|home|end|pageup|pagedown|delete|tab|enter)$/;
	const parameters = ['', '0', '1', '2', '3', '5', '12', '200', ';', '1;5', '1;2', ';5', '3;9', '?1', '<1', '1;0', '99;99'];
	for (const start of ['\u001B[', '\u001BO']) {
		for (const parameter of start === '\u001BO' ? ['', '5', '1;5'] : parameters) {
			for (let final = 0x40; final < 0x7f; final++) {
				const bytes = `${start}${parameter}${String.fromCharCode(final)}`;
				// Those that take more bytes with them have tests of their own.
				if (bytes === '\u001B[200~' || bytes === '\u001B[M' || bytes === '\u001B[[') continue;
				for (const chunks of everyCut(bytes)) {
					const {keys, names} = read(...chunks, 'k');
					expect(keys.at(-1)?.name, JSON.stringify(bytes)).toBe('k');
					expect(keys.length, `${JSON.stringify(bytes)}: ${names}`).toBeLessThan(3);
					if (keys.length === 2) expect(label(keys[0]!)).toMatch(known);
				}
			}
		}
	}
});

test('ESC O and any byte at all: a control counts for itself, the rest is swallowed', () => {
	for (let byte = 0; byte < 256; byte++) {
		const {names} = read(Buffer.from([0x1b, 0x4f]), Buffer.from([byte]), /[0-9;]/.test(String.fromCharCode(byte)) ? 'jk' : 'k');
		expect(names, String(byte)).toMatch(byte < 0x20 || byte === 0x7f ? /^(\S+ k|alt\+k)$/ : /^((up|down|left|right|home|end|enter) )?k$/);
	}
});

test('a status reply goes to its listener, cut anywhere', () => {
	for (const chunks of everyCut('\u001B[0n')) expect(read('a', ...chunks, 'b')).toMatchObject({names: 'a b', replies: 1});
});

test('a paste is one event, whatever is in it', () => {
	const text = 'y\r\u001B[Aé\u0003';
	for (const chunks of everyCut(`\u001B[200~${text}\u001B[201~`)) {
		const {keys, names} = read(...chunks, 'k');
		expect(names).toBe('paste k');
		expect(keys[0]?.text).toBe(text);
	}
});

test('a paste without end is over some day', () => {
	expect(read('\u001B[200~abc').keys).toMatchObject([{name: 'paste', text: 'abc'}]);
});

test('a key carries the moment of its first byte, however long the rest takes', () => {
	expect(read('', '\u001B', '[', 'A').keys).toMatchObject([{name: 'up', at: 1}]);
	expect(read('', '', '\u001B').keys).toMatchObject([{name: 'escape', at: 2}]);
});

test('the Escape key waits for 40 milliseconds and no longer', () => {
	const keys: Key[] = [];
	createKeyParser({onKey: key => keys.push(key)}).push(Buffer.from('\u001B'), 0);
	vi.advanceTimersByTime(39);
	expect(keys).toEqual([]);
	vi.advanceTimersByTime(1);
	vi.advanceTimersToNextTimer();
	expect(keys.map(label)).toEqual(['escape']);
});

test('what arrived while the process was stopped is read before an escape counts as alone', () => {
	const keys: Key[] = [];
	const parser = createKeyParser({onKey: key => keys.push(key)});
	parser.push(Buffer.from('\u001B'), 0);
	// Timers come first in Node's round, then what is there to be read.
	vi.advanceTimersByTime(40);
	parser.push(Buffer.from('[A'), 60);
	vi.advanceTimersByTime(3000);
	expect(keys.map(label)).toEqual(['up']);
});

test('no bytes whatsoever upset it, and it recovers from all of them', () => {
	const bytes = fc.uint8Array({maxLength: 12});
	const nasty = fc
		.constantFrom('\u001B', '\u001B[', '\u001BO', '\u001B]', '\u001BP', '\u001B[200~', '\u001B[M', '\u009B', 'é')
		.map(text => Buffer.from(text));
	fc.assert(
		fc.property(fc.array(fc.oneof(bytes, nasty), {maxLength: 8}), chunks => {
			const keys: Key[] = [];
			const parser = createKeyParser({onKey: key => keys.push(key)});
			for (const chunk of chunks) parser.push(chunk, 0);
			vi.advanceTimersByTime(3000);
			parser.push(Buffer.from('k'), 1);
			expect(keys.at(-1)).toMatchObject({name: 'k', at: 1});
		}),
		{seed: 26, numRuns: 500},
	);
});
