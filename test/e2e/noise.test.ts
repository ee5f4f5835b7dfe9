/** Everything that comes in and is no key: nothing of it shows, nothing of it does anything. */
import {expect, test} from 'vitest';
import {expectWhole, type GamePty, newHome, pictureOf, startGame, tidyUp} from '../helpers/game.js';
import {drawn, has, readOn, untilMode} from '../helpers/reading.js';

tidyUp();

const esc = '\u001B';
const range = (from: number, to: number): readonly string[] =>
	Array.from({length: to - from + 1}, (_, index) => String.fromCharCode(from + index));

/** Arrows, Home, End, Delete, the pages, Tab back, and Enter on the number pad: those are keys. */
const isKey = (text: string, final: string): boolean => {
	const [first = '', modifiers, ...more] = text.split(';');
	if (more.length > 0 || (modifiers !== undefined && !/^\d*$/.test(modifiers))) return false;
	if (final === 'Z') return text === '';
	if (final === '~') return /^[1345678]$/.test(first);
	return 'ABCDFH'.includes(final) && (first === '' || first === '1');
};

/** Every short CSI sequence that is no key; those that take more bytes with them have them. */
const csi = ['', '0', '1', '2', '9', '15', '1;5', '27;5;13', '1;2;3', '?1', '?1;2', '>0;276', '=5', '<0;12;7', '1:3', '5 '].flatMap(text =>
	range(0x40, 0x7e)
		.filter(final => !isKey(text, final) && !(text === '200' && final === '~'))
		.map(final => {
			const more = text !== '' ? '' : final === 'M' ? ' !!' : final === '[' ? 'A' : '';
			return `${esc}[${text}${final}${more}`;
		}),
);

const ss3 = ['', '5', '1;5'].flatMap(text =>
	range(0x40, 0x7e)
		.filter(final => !'ABCDFHM'.includes(final))
		.map(final => `${esc}O${text}${final}`),
);

const others = [
	// Mouse reports, old and new, and focus.
	`${esc}[M !!`,
	`${esc}[<0;80;24M${esc}[<0;80;24m${esc}[<64;1;1M`,
	`${esc}[32;10;10M`,
	`${esc}[I${esc}[O`,
	// Answers to questions that somebody else has asked.
	`${esc}[0n${esc}[0n`,
	`${esc}[3n`,
	`${esc}[24;80R`,
	`${esc}[?62;1;6;22c`,
	`${esc}[>41;354;0c`,
	`${esc}[?2026;2$y`,
	`${esc}[8;24;80t`,
	`${esc}P>|xterm(354)${esc}\\`,
	`${esc}P1$r0m${esc}\\`,
	`${esc}]11;rgb:0000/0000/0000\u0007`,
	`${esc}]52;c;cXVpdAo=${esc}\\`,
	`${esc}_Gi=31;OK${esc}\\`,
	`${esc}^quit${esc}\\`,
	`${esc}Xquit${esc}\\`,
	// Bytes that are no letters.
	'\u0080\u009B'.repeat(3),
	'\u0000\u0001\u0002\u0004\u0005\u0006\u0007\u000B\u000E\u000F\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001C\u001D\u001E\u001F',
];

/** Bit by bit, as far as a terminal takes it at once. */
const pour = async (pty: GamePty, pieces: readonly string[]): Promise<void> => {
	let chunk = '';
	const send = async (): Promise<void> => {
		pty.send(chunk);
		chunk = '';
		// When the screen is drawn anew, all of it has been read.
		const times = drawn(pty);
		pty.send('\u000C');
		await pty.until(() => drawn(pty) > times, 'an answer after all the noise');
	};
	for (const piece of pieces) {
		chunk += piece;
		if (chunk.length > 900) await send();
	}

	await send();
};

/** Screens of every kind, and the way to each from the one before. */
const places: readonly (readonly [name: string, keys: string, text: string])[] = [
	['the title', '', 'Nobody learns'],
	['the settings', '7', 'Settings'],
	['the cards', '\u001B5', 'of 8'],
	['a new run', '\u001B1', 'How bad'],
	['a field for text', '\r\r\r\r\r3', 'Seed:'],
];

test('every short sequence, on one screen after the other', {timeout: 60_000}, async () => {
	const pty = startGame(newHome(), []);
	await pty.until(has('New run'));
	pty.send('jjj');
	await pty.until(has('Nobody learns'), 'the fourth line');
	for (const [name, keys, text] of places) {
		for (const key of keys) {
			// An escape followed by a letter would be Alt and the letter.
			const before = pictureOf(pty).join('\n');
			pty.send(key);
			await pty.until(() => pictureOf(pty).join('\n') !== before, `what ${JSON.stringify(key)} does`);
		}

		await pty.until(has(text), name);
		const before = pictureOf(pty);
		// No letters either: pieces of them, and what no letter begins with.
		pty.send(Buffer.from([0xff, 0xfe, 0x80, 0xbf, 0xc3, 0xc0, 0xaf, 0xe2, 0x82, 0xf5, 0xed, 0xa0, 0x80]));
		await pour(pty, [...csi, ...ss3, ...others]);
		expect(pictureOf(pty), name).toEqual(before);
	}

	// A field takes what is pasted as one line of letters, and as much as it has room for.
	pty.send(`${esc}[200~one\r\ntwo\u0003\u0007${esc}[2J${esc}[31m three${'!'.repeat(70_000)}${esc}[201~`);
	await pty.until(has('one two'), 'what was pasted');
	await expectWhole(pty);
	expect(pty.screen().join('\n')).toMatch(/Seed: \w+one two\S* ?\S*three!+/);
});

test('in a run, too', {timeout: 60_000}, async () => {
	const pty = startGame(newHome(), ['play', '--seed', 'noise', '--throw', 'steady']);
	await untilMode(pty, 'choose');
	const quiet = async (name: string): Promise<void> => {
		// Answers to the game's own question are no noise; let them come first.
		await expectWhole(pty);
		const before = pictureOf(pty).slice(1);
		await pour(pty, [...csi, ...ss3, ...others, `${esc}[200~1\r1\r q\u0003${esc}[201~`]);
		expect(pictureOf(pty).slice(1), name).toEqual(before);
	};
	await quiet('a choice');
	pty.send('1');
	await untilMode(pty, 'tell');
	await quiet('news');
	await readOn(pty);
	for (let step = 0; step < 5 && !has('throw something')(pty.screen()); step++) {
		pty.send('1');
		await untilMode(pty, 'tell');
		await readOn(pty);
	}

	pty.send('r');
	await untilMode(pty, 'throw');
	await quiet('a throw');
});

/** A sequence that has begun is given up after half a second; a try that took longer, on a machine that slept, says nothing. */
const breath = 400;

/** Sends an answer in pieces, and tells whether the screen is what it was, and how long all of it took. */
const tryPieces = async (pieces: readonly string[]) => {
	const pty = startGame(newHome(), []);
	await pty.until(has('New run'));
	pty.send('5');
	await pty.until(has('of 8'), 'the cards');
	const before = pictureOf(pty);
	const begun = performance.now();
	for (const piece of pieces) {
		pty.send(piece);
		// The next piece comes with another read.
		await new Promise(resolve => setTimeout(resolve, 5));
	}

	await pour(pty, ['']);
	const took = performance.now() - begun;
	return {before, after: pictureOf(pty), took};
};

// An Escape that comes alone is one very soon; such cuts are tested where the clock can be turned, with the keys.
test.each([[[`${esc}[`, '0n']], [[`${esc}[0`, 'n']], [[`${esc}[`, '0', 'n']]])('an answer in pieces: %j', async pieces => {
	let last = await tryPieces(pieces);
	for (let tries = 1; tries < 5 && last.took > breath; tries++) last = await tryPieces(pieces);
	expect(last.after).toEqual(last.before);
});
