/**
 * A run as one word of URL-safe text: rules, setup, choices and gestures, with a checksum. The choices are places in the lists of
 * legal actions, so whoever reads a code must play it; and whoever plays it knows whether it is true.
 */
import {scoreOf} from '../dungeon-fighter/scoring.js';
import type {Setup} from '../dungeon-fighter/setup.js';
import {hashOf} from '../kernel/hash.js';
import {parseJournal} from '../kernel/journal.js';
import {Refusal} from '../kernel/refusal.js';
import {BitReader, BitWriter, CodeDamage} from './bits.js';
import {type CodeHead, codeHash, readHead, readSetupBits, writeHead, writeSetup} from './code-head.js';
import {MoveReader, MoveWriter} from './code-moves.js';
import {readMove} from './moves.js';
import {readSetup} from './requests.js';
import {Session} from './session.js';
import {type GameOf, type Replay, replayJournal, rulesOf, shownReplay, twistIn} from './verify.js';

const codePrefix = 'DF1-';

const checksumBytes = 4;

/** CRC-32; Node has its own only since 20.15. */
export const crc32 = (bytes: Uint8Array): number => {
	let sum = ~0;
	for (const byte of bytes) {
		sum ^= byte;
		for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
	}

	return ~sum >>> 0;
};

export const isCode = (text: string): boolean => /^DF\d+-/.test(text.trim());

const seal = (payload: Uint8Array): string => {
	const sum = Buffer.alloc(checksumBytes);
	sum.writeUInt32BE(crc32(payload));
	return codePrefix + Buffer.concat([payload, sum]).toString('base64url');
};

/** The payload of a code whose checksum is right. A chat may have wrapped it. */
const unseal = (code: string): Uint8Array => {
	const bare = code.replaceAll(/\s+/g, '');
	if (!bare.startsWith(codePrefix)) throw new CodeDamage(`A run code begins with "${codePrefix}".`);
	const text = bare.slice(codePrefix.length);
	if (!/^[A-Za-z0-9_-]+$/.test(text)) throw new CodeDamage('The code holds characters that no code has.');
	const bytes = Buffer.from(text, 'base64url');
	if (bytes.length <= checksumBytes) throw new CodeDamage('The code is too short to be one.');
	const payload = bytes.subarray(0, -checksumBytes);
	if (bytes.readUInt32BE(payload.length) !== crc32(payload)) {
		throw new CodeDamage('The code is not whole, or has a wrong letter: its checksum does not fit.');
	}

	return payload;
};

/** Does its checksum fit? */
export const isWhole = (code: string): boolean => {
	try {
		return unseal(code).length > 0;
	} catch {
		return false;
	}
};

/** Packs a journal that is true; throws a `Refusal` with one sentence for any other. */
export const codeOf = (journal: string, gameOf: GameOf): string => {
	const moves = new BitWriter();
	const writer = new MoveWriter(moves);
	let written = 0;
	let entries: ReturnType<typeof parseJournal>['entries'] = [];
	try {
		({entries} = parseJournal(journal));
	} catch (error) {
		throw new Refusal('bad-request', (error as Error).message);
	}

	const {verdict, session, about} = replayJournal(journal, gameOf, ({game, state}) => {
		const entry = entries[written];
		const decision = game.decision(state);
		if (entry && decision && writer.write(decision.actions, readMove(entry.act))) written++;
	});
	if (verdict.verdict !== 'ok' || !session) throw new Refusal('bad-request', verdict.verdict === 'ok' ? '' : verdict.reason);
	if (written !== entries.length) throw new Refusal('bad-request', 'The journal has a move that cannot be packed.');
	const {head} = parseJournal(journal);
	const {end, state, game} = session;
	const out = new BitWriter();
	const setup = head.setup as Setup;
	const said: CodeHead = {
		edition: head.edition,
		rules: head.rules,
		contents: head.contents,
		twist: twistIn(setup),
		recorded: end && {outcome: end.outcome, score: end.score, title: end.title},
		at: end?.at,
		about,
		hash: '',
	};
	writeHead(out, {...said, hash: codeHash(said, setup, hashOf(state))});
	writeSetup(out, game.box, setup);
	out.uint(entries.length);
	const bits = moves.bytes;
	out.uint(bits.length);
	for (const byte of bits) out.bits(byte, 8);
	return seal(out.bytes);
};

const movesOf = (from: BitReader): {readonly count: number; readonly moves: MoveReader} => {
	const count = from.uint();
	const bytes = Uint8Array.from({length: Math.min(from.uint(), 1 << 20)}, () => from.bits(8));
	return {count, moves: new MoveReader(new BitReader(bytes))};
};

const play = (from: BitReader, head: CodeHead, gameOf: GameOf, watch?: (session: Session) => void): Replay => {
	const {recorded, about} = head;
	const game = rulesOf(head, gameOf);
	if (typeof game === 'string') return {verdict: {verdict: 'other-rules', reason: game, recorded}, about};
	const setup = readSetupBits(from, game.box, head.twist);
	const session = new Session(game, readSetup(setup), about);
	session.clock = () => head.at;
	watch?.(session);
	const {count, moves} = movesOf(from);
	for (let made = 0; made < count; made++) {
		const actions = game.decision(session.state)?.actions ?? [];
		session.play(readMove(moves.read(actions)));
		watch?.(session);
	}

	if (recorded?.outcome === 'given-up' && !session.end) session.giveUp();
	const {end, state} = session;
	const diverged = (reason: string): Replay => ({verdict: {verdict: 'diverged', line: 0, reason}, session, about});
	if (end?.outcome !== recorded?.outcome || end?.score !== recorded?.score)
		return diverged('The moves lead to another end than the one recorded.');
	if (codeHash(head, setup, hashOf(state)) !== head.hash) return diverged('What it says of itself, or its end, is not what was packed.');

	session.clock = undefined;
	const verdict = {
		verdict: 'ok',
		lines: count + 1,
		torn: false,
		stacked: state.stacked,
		outcome: state.outcome ?? null,
		score: end?.outcome === 'won' ? scoreOf({box: game.box, state}) : null,
	} as const;
	return {verdict: end?.outcome === 'given-up' ? {...verdict, givenUp: true} : verdict, session, about};
};

/** Plays a code as `replayJournal` plays a journal; `session.journal` is then the journal it was made from. What is wrong with the code is in the verdict. */
export const replayCode = (code: string, gameOf: GameOf, watch?: (session: Session) => void): Replay => {
	const [, version] = /^DF(\d+)-/.exec(code.trim()) ?? [];
	if (version !== undefined && `DF${version}-` !== codePrefix) {
		const reason = `It is a run code of version ${version}; this is version ${codePrefix.slice(2, -1)}.`;
		return shownReplay({verdict: {verdict: 'other-rules', reason}});
	}

	try {
		const from = new BitReader(unseal(code));
		return shownReplay(play(from, readHead(from), gameOf, watch));
	} catch (error) {
		// Anything else is a fault of ours.
		if (!(error instanceof CodeDamage || error instanceof Refusal)) throw error;
		return shownReplay({verdict: {verdict: 'damaged', line: 0, reason: error.message}});
	}
};

/** The journal of a run code; throws a `Refusal` where the code is damaged, false or of other rules. */
export const journalOf = (code: string, gameOf: GameOf): string => {
	const {verdict, session} = replayCode(code, gameOf);
	if (verdict.verdict !== 'ok' || !session) throw new Refusal('bad-request', verdict.verdict === 'ok' ? '' : verdict.reason);
	return session.journal;
};

/** Plays whatever it is: a code, or the text of a journal. */
export const replayText = (text: string, gameOf: GameOf, watch?: (session: Session) => void): Replay =>
	(isCode(text) ? replayCode : replayJournal)(text, gameOf, watch);
