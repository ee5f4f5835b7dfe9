import {outsideText} from './outside-text.js';

/** Why something asked for was not done. The codes are part of the engine protocol. */
export type RefusalCode = 'bad-json' | 'bad-request' | 'unknown-card' | 'illegal-action' | 'no-game';

/** No sentence of ours is longer; what is, repeats too much of somebody else's. */
const longest = 300;

/** A request that changes nothing: one sentence that says what is wrong and what to do. */
export class Refusal extends Error {
	override readonly name = 'Refusal';

	constructor(
		readonly code: RefusalCode,
		message: string,
	) {
		// Whatever was asked for is often repeated, and whoever reads the answer may be looking at a terminal.
		super(outsideText(message, longest));
	}
}
