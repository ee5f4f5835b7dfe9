/** Why something asked for was not done. The codes are part of the engine protocol. */
export type RefusalCode = 'bad-json' | 'bad-request' | 'unknown-card' | 'illegal-action' | 'no-game';

/** A request that changes nothing: one sentence that says what is wrong and what to do. */
export class Refusal extends Error {
	override readonly name = 'Refusal';

	constructor(
		readonly code: RefusalCode,
		message: string,
	) {
		super(message);
	}
}
