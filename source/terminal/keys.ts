/**
 * From the bytes of a keyboard to keys. Whatever else a terminal says (mouse, focus, answers, keys nobody asked for) is
 * swallowed whole, however it is cut into pieces; nothing of it ever comes out as letters.
 */
import {controlKey, csiKey, type Key, plainKey, ss3Key} from './key-names.js';

type KeyListeners = {
	readonly onKey: (key: Key) => void;
	/** The terminal's answer to `ESC[5n`, and when it came. */
	readonly onReply?: (at: number) => void;
};

type KeyParser = {
	readonly push: (bytes: Uint8Array, at: number) => void;
	/** Gives up on whatever is half read. */
	readonly reset: () => void;
};

/** An escape with nothing after it for this long is the Escape key. */
const escapeWait = 40;
/** A sequence that does not go on for this long never will. */
const sequenceWait = 500;
const pasteWait = 2000;
/** More than anybody pastes into a field; the rest is swallowed. */
const pasteLimit = 65_536;

const escapeByte = 0x1b;
const pasteEnd = '\u001B[201~';

type State = 'ground' | 'letter' | 'escape' | 'csi' | 'ss3' | 'string' | 'skip' | 'paste';

export const createKeyParser = ({onKey, onReply}: KeyListeners): KeyParser => {
	let state: State = 'ground';
	/** The bytes of the sequence so far, one character each. */
	let text = '';
	let missing = 0;
	let isAlt = false;
	let startedAt = 0;
	let timer: NodeJS.Timeout | undefined;
	let afterReading: NodeJS.Immediate | undefined;

	const ground = (): void => {
		state = 'ground';
		text = '';
		missing = 0;
		isAlt = false;
	};
	const enter = (next: State): void => {
		state = next;
		text = '';
	};
	const send = (key: Key | undefined): void => {
		ground();
		if (key) onKey(key);
	};
	const sendPaste = (): void => {
		const bytes = Buffer.from(text.endsWith(pasteEnd) ? text.slice(0, -pasteEnd.length) : text, 'latin1');
		send({name: 'paste', text: bytes.toString('utf8'), ctrl: false, alt: false, shift: false, at: startedAt});
	};
	const giveUp = (): void => {
		if (state === 'escape') send({name: 'escape', ctrl: false, alt: false, shift: false, at: startedAt});
		else if (state === 'paste') sendPaste();
		else ground();
	};

	/** What came while the process was busy elsewhere is read before time counts as up. */
	const giveUpAfter = (milliseconds: number): void => {
		timer = setTimeout(() => {
			afterReading = setImmediate(giveUp);
		}, milliseconds);
	};
	const waitOn = (): void => {
		clearTimeout(timer);
		clearImmediate(afterReading);
	};

	const readGround = (byte: number, at: number): void => {
		startedAt = isAlt ? startedAt : at;
		if (byte === escapeByte) enter('escape');
		else if (byte < 0x20 || byte === 0x7f) send(controlKey(byte, isAlt, startedAt));
		else if (byte < 0x80) send(plainKey(String.fromCharCode(byte), isAlt, startedAt));
		else if (byte >= 0xc2 && byte < 0xf5) {
			missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
			state = 'letter';
			text = String.fromCharCode(byte);
		} else ground();
	};

	const readLetter = (byte: number, at: number): void => {
		if (byte < 0x80 || byte > 0xbf) {
			ground();
			return readGround(byte, at);
		}
		text += String.fromCharCode(byte);
		if (--missing > 0) return;
		const letter = Buffer.from(text, 'latin1').toString('utf8');
		send(letter.includes('\uFFFD') || letter < '\u00A0' ? undefined : plainKey(letter, isAlt, startedAt));
	};

	const readEscape = (byte: number, at: number): void => {
		const char = String.fromCharCode(byte);
		if (byte === escapeByte) {
			send({name: 'escape', ctrl: false, alt: false, shift: false, at: startedAt});
			readGround(byte, at);
		} else if (char === '[') enter('csi');
		else if (char === 'O') enter('ss3');
		else if ('PX]^_'.includes(char)) enter('string');
		else {
			isAlt = true;
			readGround(byte, at);
		}
	};

	const finishCsi = (final: string, at: number): void => {
		if (final === '~' && text === '200') return enter('paste');
		// The old form of mouse reports has three bytes after it; the Linux console's F1 to F5 have one.
		if (text === '' && (final === 'M' || final === '[')) {
			missing = final === 'M' ? 3 : 1;
			return enter('skip');
		}
		if (final === 'n' && text === '0') {
			ground();
			return onReply?.(at);
		}
		send(csiKey(text, final, startedAt));
	};

	/** Parameters, then one letter; any other byte breaks it off and counts for itself. */
	const readSequence = (byte: number, at: number): void => {
		const isSs3 = state === 'ss3';
		const char = String.fromCharCode(byte);
		if (isSs3 ? /[0-9;]/.test(char) : byte >= 0x20 && byte < 0x40) {
			if (text.length < 256) text += char;
		} else if (byte >= 0x20 && byte < 0x7f) {
			if (isSs3) send(ss3Key(text, char, startedAt));
			else finishCsi(char, at);
		} else {
			ground();
			readGround(byte, at);
		}
	};

	const readString = (byte: number, at: number): void => {
		if (text === '\u001B') {
			ground();
			if (byte === 0x5c) return;
			startedAt = at;
			state = 'escape';
			return readEscape(byte, at);
		}
		if (byte === escapeByte) text = '\u001B';
		else if (byte === 0x07 || byte === 0x18 || byte === 0x1a) ground();
	};

	const readPaste = (byte: number): void => {
		text += String.fromCharCode(byte);
		if (byte === 0x7e && text.endsWith(pasteEnd)) sendPaste();
		else if (text.length > pasteLimit + 64) text = text.slice(0, pasteLimit) + text.slice(-8);
	};

	const readers: Readonly<Record<State, (byte: number, at: number) => void>> = {
		ground: readGround,
		letter: readLetter,
		escape: readEscape,
		csi: readSequence,
		ss3: readSequence,
		string: readString,
		skip: () => {
			if (--missing <= 0) ground();
		},
		paste: readPaste,
	};

	return {
		push: (bytes, at) => {
			waitOn();
			for (const byte of bytes) readers[state](byte, at);
			if (state === 'ground') return;
			giveUpAfter(state === 'escape' ? escapeWait : state === 'paste' ? pasteWait : sequenceWait);
		},
		reset: () => {
			waitOn();
			ground();
		},
	};
};
