/** `dungeon-fighter engine`: the protocol of docs/protocol.md over standard input and output. */
import {type Answer, Engine} from '../engine/engine.js';
import {linesOf} from '../engine/lines.js';
import {boxOf, editionIds} from '../store/boxes.js';
import {packageVersion} from '../store/package-folder.js';
import type {Input} from './definitions.js';
import {readJournal} from './options.js';
import {printLine} from './output.js';

const tooLong: Answer = {id: null, ok: false, error: {code: 'bad-json', message: 'The line is longer than a mebibyte.'}};

export const engine = async (input: Input): Promise<void> => {
	const keepJournal = readJournal(input);
	const player = new Engine({version: packageVersion(), editions: editionIds, boxOf});
	for await (const line of linesOf(process.stdin)) {
		const answer = line === undefined ? tooLong : player.line(line);
		keepJournal?.(player.journal);
		await printLine(JSON.stringify(answer));
	}
};
