/** A run as a word: nothing is lost on the way, and nothing false comes through. */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {codeOf, crc32, isCode, journalOf, replayCode, replayText} from '../../source/engine/run-code.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {Session} from '../../source/engine/session.js';
import type {Verdict} from '../../source/engine/verify.js';
import {verifyJournal} from '../../source/engine/verify.js';
import {drawOnce} from '../../source/kernel/random.js';
import {handNames} from '../../source/throwing/odds.js';
import {playedGame, type Way} from '../helpers/games.js';
import type {Setup} from '../helpers/scene.js';

const values = (journal: string): unknown[] =>
	journal
		.trim()
		// The sum is of the bytes, and those may come back in another order.
		.replace(/,"sum":"\w+"/, '')
		.split('\n')
		.map(line => JSON.parse(line) as unknown);

const about = {
	started: '2026-02-28T23:59:59.123Z',
	throwing: 'timed',
	names: {murka: 'Zoë', marvin: 'an 🙂'},
	version: '0.1.0',
	daily: '2026-02-28',
	attempt: 'ranked',
} as const;

const setups: readonly Setup[] = [
	{seed: 's'},
	{seed: 'a seed with ünusual letters', heroes: 4, difficulty: 'hard', edition: 'second'},
	{seed: '0123456789ab', heroes: ['murka', 'marvin'], difficulty: 'normal'},
	{seed: 'six', heroes: 6, difficulty: 'inferno'},
	{seed: 'stacked', heroes: ['murka', 'marvin'], start: 'boss', party: {murka: {life: 3}}, stack: {bosses: ['the-lawn']}},
];

const ways: readonly Way[] = ['gesture', 'landing', 'tabletop', 'hand'];

describe('a code', () => {
	test('200 games of all hands and all ways to throw come back as they went in', () => {
		for (let number = 0; number < 200; number++) {
			const setup = setups[number % setups.length]!;
			const hand = handNames[number % handNames.length]!;
			const way = ways[Math.floor(number / 4) % ways.length]!;
			// Every tenth is left in the middle.
			const options = number % 10 === 9 ? {moves: 20} : {at: '2026-03-01T00:10:00.000Z'};
			const session = playedGame({...setup, seed: `${setup.seed} ${number}`}, {hand, way, ...(number % 3 > 0 ? {about} : {}), ...options});
			const code = codeOf(session.journal, gameOfEdition);
			expect(code).toMatch(/^DF1-[A-Za-z0-9_-]+$/);
			const back = journalOf(code, gameOfEdition);
			expect(values(back)).toEqual(values(session.journal));
			expect(verifyJournal(back, gameOfEdition)).toMatchObject({verdict: 'ok'});
			expect(replayCode(code, gameOfEdition).verdict).toEqual(verifyJournal(session.journal, gameOfEdition));
		}
	}, 60_000);

	test('a typical run of two heroes and timed throws is well under a thousand characters', () => {
		const sizes = Array.from({length: 30}, (_, number) => {
			const setup = {edition: 'second', difficulty: 'normal', heroes: ['murka', 'marvin'], seed: `typical ${number}`};
			const session = playedGame(setup, {about, at: '2026-03-01T00:10:00.000Z'});
			return codeOf(session.journal, gameOfEdition).length;
		}).toSorted((a, b) => a - b);
		expect(sizes[15]).toBeLessThan(600);
		expect(sizes.at(-1)).toBeLessThan(1000);
	});

	test('a name that leads the whole party is packed once, and comes back for everybody', () => {
		const setup = {seed: 'one', heroes: ['murka', 'marvin', 'goldfinga', 'wilrond']};
		const sizeOf = (names: Readonly<Record<string, string>>): number => {
			const {journal} = playedGame(setup, {about: {...about, names}, moves: 3});
			const code = codeOf(journal, gameOfEdition);
			expect(values(journalOf(code, gameOfEdition))).toEqual(values(journal));
			return code.length;
		};
		const name = 'Maximiliane';
		const [bare, named] = ['A', name].map(all => sizeOf(Object.fromEntries(setup.heroes.map(id => [id, all])))) as [number, number];
		expect(named - bare).toBeLessThan(2 * name.length);
		sizeOf({murka: 'Ann', marvin: 'Bob', goldfinga: 'Bob', wilrond: 'Ann'});
		sizeOf({murka: '', marvin: 'Bob', goldfinga: ''});
	});

	test.each([null, [[]], 'Ann', 7, {murka: null}])('names that are none of ours (%j) come back as they went in', names => {
		const {journal} = playedGame({seed: 'edited'}, {about: {...about, names: names as never}, moves: 3});
		expect(values(journalOf(codeOf(journal, gameOfEdition), gameOfEdition))).toEqual(values(journal));
	});

	test('a run that was given up is that in its code too', () => {
		const session = playedGame({seed: 'home', heroes: 2}, {about, moves: 12});
		session.clock = () => '2026-03-01T00:10:00.000Z';
		session.giveUp();
		const code = codeOf(session.journal, gameOfEdition);
		expect(replayCode(code, gameOfEdition).verdict).toMatchObject({verdict: 'ok', givenUp: true, outcome: null});
		expect(values(journalOf(code, gameOfEdition))).toEqual(values(session.journal));
	});

	test('weapons in another order, long presses, taps, steps, seats and round trips are kept', () => {
		const session = new Session(gameOfEdition('second')!, {
			...{seed: 'odd', heroes: ['margarhilda', 'marvin'], leader: 'marvin', start: 'boss'},
			party: {margarhilda: {equipment: ['hell-bow', 'plain-sword', 'kneecap-cleaver']}},
		});
		const gesture = {presses: [0, 1023, 1024, 60_000], taps: [1, 2, 3], steps: -20, loft: 'high', side: -1, roundTrip: 321} as const;
		session.move({type: 'throw', die: 'blue', weapons: ['kneecap-cleaver', 'hell-bow'], gesture});
		session.move({type: 'throw', die: 'red', weapons: [], gesture: {...gesture, steps: 0, seat: 'north'}});
		session.move({type: 'throw', die: 'green', weapons: [], gesture: {steady: {x: -150, y: 150, risk: 'bold'}}});
		expect(values(journalOf(codeOf(session.journal, gameOfEdition), gameOfEdition))).toEqual(values(session.journal));
	});

	test.each(['normal', 'hard', 'inferno'])('the golden run %s comes back as it went in', name => {
		const golden = readFileSync(new URL(`../replays/${name}.jsonl`, import.meta.url), 'utf8');
		const [before, after] = [values(golden), values(journalOf(codeOf(golden, gameOfEdition), gameOfEdition))];
		// What is new in journals is the last word.
		expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
		expect(after.at(-1)).toMatchObject(before.at(-1) as object);
	});

	test('is read with spaces and line breaks in it, as chats leave them', () => {
		const code = codeOf(playedGame({seed: 'wrapped'}).journal, gameOfEdition);
		expect(replayText(` ${code.slice(0, 40)}\n  ${code.slice(40)}\n`, gameOfEdition).verdict).toMatchObject({verdict: 'ok'});
		expect(isCode(` ${code}`)).toBe(true);
	});

	test('of other rules says so, and what it says of itself', () => {
		const session = playedGame({seed: 'old'}, {hand: 'expert', about});
		const game = gameOfEdition('second')!;
		const other = {...game, box: {...game.box, contents: '000000000000'}};
		const code = codeOf(session.journal, gameOfEdition);
		const {verdict, about: said} = replayCode(code, () => other);
		expect(said).toEqual(about);
		expect(verdict).toMatchObject({verdict: 'other-rules', recorded: {outcome: session.end?.outcome, score: session.end?.score}});
		expect(replayCode(code, () => undefined).verdict).toMatchObject({verdict: 'other-rules'});
	});

	test('of a journal that is not true is not made', () => {
		const {journal} = playedGame({seed: 'lie'});
		const lie = journal.replace(/"hash":"...(.*?)"(?=\}\n\{)/, '"hash":"000$1"');
		expect(() => codeOf(lie, gameOfEdition)).toThrow(/./);
		expect(() => codeOf('hello', gameOfEdition)).toThrow('not a journal');
	});

	test('whose names, days or setup were changed under a checksum that fits does not verify', () => {
		const {journal} = playedGame({seed: 'bound', heroes: 2}, {about, at: '2026-03-01T00:10:00.000Z'});
		const payload = Buffer.from(codeOf(journal, gameOfEdition).slice(4), 'base64url').subarray(0, -4);
		const swap = (from: string, to: string): Buffer => {
			// The text stands there at any bit.
			const bits = [...payload].map(byte => byte.toString(2).padStart(8, '0')).join('');
			const bitsOf = (text: string): string => [...Buffer.from(text)].map(byte => byte.toString(2).padStart(8, '0')).join('');
			expect(bits).toContain(bitsOf(from));
			return Buffer.from((bits.replace(bitsOf(from), bitsOf(to)).match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
		};
		for (const [from, to] of [
			['murka', 'marva'],
			['2026-02-28', '2026-02-27'],
			['0.1.0', '9.1.0'],
		] as const)
			expect(replayCode(sealed(swap(from, to)), gameOfEdition).verdict, from).toMatchObject({verdict: 'diverged'});
		expect(replayCode(sealed(payload), gameOfEdition).verdict).toMatchObject({verdict: 'ok'});
	});

	test('of another version is not judged', () => {
		expect(replayCode('DF2-AAAABBBB', gameOfEdition).verdict).toEqual({
			verdict: 'other-rules',
			reason: 'It is a run code of version 2; this is version 1.',
		});
	});

	test.each(['DF1-', 'DF1-AAAA', 'DF1-ä', 'nothing', ''])('"%s" is refused in one sentence', code => {
		const {verdict} = replayCode(code, gameOfEdition);
		expect(verdict).toMatchObject({verdict: 'damaged', reason: expect.stringMatching(/^\S.{5,120}\.$/)});
	});
});

/** Short games, so that many can be tried. */
const shortGames = Array.from({length: 8}, (_, number) =>
	playedGame(
		{seed: `short ${number}`, heroes: 2, start: 'boss', party: {}},
		{hand: number % 2 ? 'expert' : 'steady', way: ways[number % 4]!, about},
	),
);

/** What a forger would do. */
const sealed = (payload: Uint8Array): string => {
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(payload));
	return `DF1-${Buffer.concat([payload, sum]).toString('base64url')}`;
};

const pointsOf = (verdict: Verdict): unknown => (verdict.verdict === 'ok' ? [verdict.outcome, verdict.score] : undefined);

describe('what was tampered with', () => {
	const draw = drawOnce('mutations', 'test');
	const pick = <Item>(items: readonly Item[]): Item => items[draw.below(items.length)]!;
	const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

	const spoilCode = (code: string): string => {
		const at = 4 + draw.below(code.length - 4);
		const other = 4 + draw.below(code.length - 4);
		const kind = draw.below(5);
		if (kind === 0) return code.slice(0, at);
		if (kind === 1) return code.slice(0, at) + code.slice(at + 1);
		if (kind === 2) return code.slice(0, at) + pick([...letters]) + code.slice(at);
		if (kind === 3) return `${code.slice(0, Math.min(at, other))}${code.slice(Math.max(at, other))}`;
		return code.slice(0, at) + pick([...letters]) + code.slice(at + 1);
	};

	/** Bit flips, cuts, swapped and doubled lines, edited figures, gestures, seeds and ends. */
	const spoilJournal = (journal: string): string => {
		const lines = journal.split('\n');
		const at = draw.below(lines.length - 1);
		const kind = draw.below(7);
		if (kind === 0) return journal.slice(0, draw.below(journal.length));
		if (kind === 1) {
			const bytes = Buffer.from(journal, 'utf8');
			const place = draw.below(bytes.length);
			bytes[place]! ^= 1 << draw.below(8);
			return bytes.toString('utf8');
		}

		if (kind === 2) [lines[at], lines[draw.below(lines.length - 1)]] = [lines[draw.below(lines.length - 1)]!, lines[at]!];
		else if (kind === 3) lines.splice(at, 1);
		else if (kind === 4) lines.splice(at, 0, lines[at]!);
		else {
			const numbers = [...lines[at]!.matchAll(/-?\d+/g)];
			const number = numbers.length > 0 ? pick(numbers) : undefined;
			if (number) {
				const text = lines[at]!;
				lines[at] = text.slice(0, number.index) + String(draw.below(700)) + text.slice(number.index + number[0].length);
			}
		}

		return lines.join('\n');
	};

	test('5,000 codes never crash and never verify with another score', () => {
		const codes = shortGames.map(({journal}) => codeOf(journal, gameOfEdition));
		for (let number = 0; number < 5000; number++) {
			const at = number % codes.length;
			const {verdict} = replayCode(spoilCode(codes[at]!), gameOfEdition);
			const {journal} = shortGames[at]!;
			if (verdict.verdict === 'ok') expect(pointsOf(verdict)).toEqual(pointsOf(verifyJournal(journal, gameOfEdition)));
		}
	});

	test('3,000 codes with a checksum that fits what was changed: the same', () => {
		const codes = shortGames.map(({journal}) => codeOf(journal, gameOfEdition));
		const truths = shortGames.map(({journal}) => pointsOf(verifyJournal(journal, gameOfEdition)));
		let read = 0;
		for (let number = 0; number < 3000; number++) {
			const at = number % codes.length;
			const payload = Buffer.from(codes[at]!.slice(4), 'base64url').subarray(0, -4);
			for (let flips = 1 + draw.below(3); flips > 0; flips--) payload[draw.below(payload.length)]! ^= 1 << draw.below(8);
			const forged = sealed(draw.below(4) === 0 ? payload.subarray(0, draw.below(payload.length)) : payload);
			const {verdict} = replayCode(forged, gameOfEdition);
			if (!/checksum|too short/.test('reason' in verdict ? verdict.reason : '')) read++;
			if (verdict.verdict === 'ok' && verdict.outcome !== null) expect(pointsOf(verdict)).toEqual(truths[at]);
		}

		expect(read).toBeGreaterThan(2900);
	});

	test('5,000 journals never crash and never verify with another score', () => {
		const truths = shortGames.map(({journal}) => pointsOf(verifyJournal(journal, gameOfEdition)));
		for (let number = 0; number < 5000; number++) {
			const at = number % shortGames.length;
			const verdict = verifyJournal(spoilJournal(shortGames[at]!.journal), gameOfEdition);
			// A journal that was cut off between two lines is a true one that is not over.
			if (verdict.verdict === 'ok' && verdict.outcome !== null) expect(pointsOf(verdict)).toEqual(truths[at]);
		}
	});

	test('a code that was packed by a liar, checksum and all, does not verify', () => {
		for (const {journal, state} of shortGames) {
			const lines = journal.trimEnd().split('\n');
			const last = JSON.parse(lines.at(-1)!) as {end: {score?: number; outcome: string}};
			const end = {...last.end, outcome: 'won', score: 99, title: 'Liars'};
			const lie = `${[...lines.slice(0, -1), JSON.stringify({...last, end})].join('\n')}\n`;
			expect(verifyJournal(lie, gameOfEdition)).toMatchObject({verdict: 'diverged', line: lines.length});
			expect(() => codeOf(lie, gameOfEdition)).toThrow('did not end');
			expect(state.outcome).toBeDefined();
		}
	});
});
