/** A stream of bytes as lines. */
import {StringDecoder} from 'node:string_decoder';

/** More than anybody needs. */
const longestLine = 1 << 20;

/** Of a line that is too long only `undefined` is left, and no memory. The mark that some editors put before the first is no part of it. */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string | undefined> {
	const decoder = new StringDecoder('utf8');
	let rest = '';
	let overflown = false;
	let hasBegun = false;
	for await (const chunk of input) {
		const text = decoder.write(chunk);
		const parts = (hasBegun ? text : text.replace(/^\uFEFF/, '')).split('\n');
		hasBegun ||= text !== '';
		const last = parts.pop() ?? '';
		for (const part of parts) {
			const line = rest + part;
			yield overflown || line.length > longestLine ? undefined : line;
			rest = '';
			overflown = false;
		}

		rest += last;
		if (rest.length > longestLine) {
			rest = '';
			overflown = true;
		}
	}

	if (overflown) yield undefined;
	else if (rest !== '') yield rest;
}
