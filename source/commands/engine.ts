/** `dungeon-fighter engine`: the protocol of docs/protocol.md over standard input and output. */
import {StringDecoder} from 'node:string_decoder';
import {type Answer, Engine} from '../engine/engine.js';
import {boxOf, editionIds} from '../store/boxes.js';
import {packageVersion} from '../store/package-folder.js';
import type {Input} from './definitions.js';
import {readJournal} from './options.js';
import {printLine} from './output.js';

/** More than any request needs. */
const longestLine = 1 << 20;

/** Splits a stream into lines; of one that is too long only `undefined` is left, and no memory. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string | undefined> {
	const decoder = new StringDecoder('utf8');
	let rest = '';
	let overflown = false;
	for await (const chunk of input) {
		const parts = decoder.write(chunk).split('\n');
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

const tooLong: Answer = {id: null, ok: false, error: {code: 'bad-json', message: 'The line is longer than a mebibyte.'}};

export const engine = async (input: Input): Promise<void> => {
	const journal = readJournal(input);
	const player = new Engine({version: packageVersion(), editions: editionIds, boxOf});
	for await (const line of linesOf(process.stdin)) {
		const answer = line === undefined ? tooLong : player.line(line);
		journal?.keep(player.journal);
		await printLine(JSON.stringify(answer));
	}
};
