/**
 * The last word of a journal: a fingerprint of every byte before it. Whoever counts runs without playing them again sees by it that no
 * line was edited, dropped or added. It is there against slips and editors; a forger who runs the rules can compute it.
 */
import {createHash} from 'node:crypto';

const mark = ',"sum":"';

const digits = 16;

const sumOf = (before: string | Uint8Array): string => createHash('sha256').update(before).digest('hex').slice(0, digits);

/** The last line of a journal with its sum; `line` has an empty one, and `before` are all lines before it. */
export const sealed = (before: string, line: string): string => {
	const cut = line.lastIndexOf(mark);
	const head = line.slice(0, cut);
	return `${head}${mark}${sumOf(before + head)}${line.slice(cut + mark.length)}`;
};

/** The sum at the end of these bytes, if it is that of all that stands before it. */
export const sealOf = (bytes: Buffer): string | undefined => {
	const cut = bytes.lastIndexOf(mark);
	if (cut === -1) return undefined;
	const [, sum] = /^([0-9a-f]+)"\}\}\s*$/.exec(bytes.toString('utf8', cut + mark.length)) ?? [];
	return sum === sumOf(bytes.subarray(0, cut)) ? sum : undefined;
};

/** The same for a text that has been through an editor or a chat, which end lines in their own way. */
export const sealOfText = (text: string): string | undefined =>
	sealOf(Buffer.from(text.replace(/^\uFEFF/, '').replaceAll(/\r+\n/g, '\n'), 'utf8'));
