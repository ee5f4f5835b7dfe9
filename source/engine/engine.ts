/** The headless game: one request in, one answer out. The command only adds the pipes. */
import type {Box} from '../dungeon-fighter/box.js';
import {type DungeonFighter, dungeonFighter} from '../dungeon-fighter/game.js';
import {publicState} from '../dungeon-fighter/public-state.js';
import {quoted} from '../kernel/outside-text.js';
import {Refusal, type RefusalCode} from '../kernel/refusal.js';
import {readMove} from './moves.js';
import {idOf, type Request, readCards, readRequest, readSetup} from './requests.js';
import {Session} from './session.js';

export const protocolVersion = 1;

export type EngineOptions = {
	readonly version: string;
	readonly editions: readonly string[];
	readonly boxOf: (edition: string, twist?: string) => Box | undefined;
};

type Failure = {readonly ok: false; readonly error: {readonly code: RefusalCode; readonly message: string}};

export type Answer = {readonly id: unknown} & (Failure | ({readonly ok: true} & Readonly<Record<string, unknown>>));

/** All card data of a box, as it is in the data files. */
export const cardsOf = (box: Box) => {
	const bare = <Card extends {hooks: unknown}>({hooks: _, ...card}: Card) => card;
	return {
		edition: box.edition,
		heroes: box.heroes.map(bare),
		monsters: box.monsters.map(({hooks: _, boss: __, ...card}) => card),
		bosses: box.bosses.map(({hooks: _, boss: __, level: ___, gold: ____, throws: _____, ...card}) => card),
		equipment: box.equipment.map(bare),
		dungeon: box.dungeon.map(bare),
		dice: box.dice,
		board: box.board,
		throws: box.throws.filter(card => box.edition.id in card.names),
	};
};

export class Engine {
	readonly #options: EngineOptions;
	readonly #games = new Map<string, DungeonFighter>();
	#session: Session | undefined;

	constructor(options: EngineOptions) {
		this.#options = options;
	}

	/** The journal of the running game so far; empty without one. */
	get journal(): string {
		return this.#session?.journal ?? '';
	}

	/** Answers one line of JSON. */
	line(text: string): Answer {
		let value: unknown;
		try {
			value = JSON.parse(text);
		} catch {
			return {id: null, ok: false, error: {code: 'bad-json', message: 'The line is not JSON; send one JSON object a line.'}};
		}

		return this.request(value);
	}

	/** Answers one request; a refusal changes nothing. */
	request(value: unknown): Answer {
		try {
			const request = readRequest(value);
			return {id: request.id, ok: true, ...this.#answer(request)};
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			return {id: idOf(value) ?? null, ok: false, error: {code: error.code, message: error.message}};
		}
	}

	#answer({verb, body}: Request): Readonly<Record<string, unknown>> {
		switch (verb) {
			case 'hello':
				return {protocol: protocolVersion, version: this.#options.version, editions: this.#options.editions};
			case 'cards': {
				const {edition, twist} = readCards(body);
				return {cards: cardsOf(this.#game(edition, twist).box)};
			}

			case 'new': {
				const setup = readSetup(body);
				this.#session = new Session(this.#game(setup.edition, setup.twist), setup);
				return this.#report();
			}

			case 'act': {
				const session = this.#running();
				session.move(readMove(body));
				return this.#report();
			}

			case 'state':
				this.#running();
				return this.#report();
		}
	}

	#running(): Session {
		if (!this.#session) throw new Refusal('no-game', 'No game is running; start one with "new".');
		return this.#session;
	}

	#game(name = 'second', twist?: string): DungeonFighter {
		const key = `${name}/${twist ?? ''}`;
		const known = this.#games.get(key);
		if (known) return known;
		const box = this.#options.boxOf(name, twist);
		if (!box && this.#options.editions.includes(name)) throw new Refusal('bad-request', `There is no twist ${quoted(twist ?? '')}.`);
		if (!box) throw new Refusal('bad-request', `There is no edition ${quoted(name)}; choose ${this.#options.editions.join(', ')}.`);
		const game = dungeonFighter(box);
		this.#games.set(key, game);
		return game;
	}

	#report(): Readonly<Record<string, unknown>> {
		const {game, state, events} = this.#running();
		return {events, state: publicState(game, state), decision: game.decision(state) ?? null};
	}
}
