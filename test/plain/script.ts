/** What a bot would type: its decisions as the lines that plain mode reads. */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {botAction} from '../../source/bots/autoplay.js';
import type {Action} from '../../source/dungeon-fighter/actions.js';
import {isSame} from '../../source/dungeon-fighter/legal.js';
import type {Setup} from '../../source/dungeon-fighter/setup.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {Session} from '../../source/engine/session.js';
import type {zones} from '../../source/kernel/landing.js';
import {Desk} from '../../source/plain/ask.js';
import {type PlainOptions, plain} from '../../source/plain/main.js';
import {type Shelf, shelfIn} from '../../source/store/runs.js';
import {openSettings} from '../../source/store/settings.js';
import {type Choice, choicesOf, isBranch} from '../../source/view/choices.js';

export const game = gameOfEdition('second')!;

/** The numbers that lead to an action. */
export const pathTo = (choices: readonly Choice[], action: Action): readonly string[] | undefined => {
	for (const [index, choice] of choices.entries()) {
		if (!isBranch(choice.leads)) {
			if (isSame(choice.leads, action)) return [String(index + 1)];
			continue;
		}

		const rest = pathTo(choice.leads, action);
		if (rest) return [String(index + 1), ...rest];
	}

	return undefined;
};

/** The order in which the board of the second edition is asked for. */
const places = ['bullseye', '5', '4', '3', '2', '1', 'hole', 'bone', 'outside'] as const satisfies readonly (typeof zones)[number][];

export type Script = {readonly lines: string[]; readonly session: Session; readonly kinds: Set<string>};

/** Plays the session to its end, and writes down what must be typed for it. */
export const scriptFrom = (session: Session, throwing: 'steady' | 'tabletop' = 'steady'): Script => {
	const lines: string[] = [];
	const kinds = new Set<string>();
	for (;;) {
		const {state, game} = session;
		const decision = game.decision(state);
		const action = botAction(game, state, throwing === 'steady' ? 'steady' : 'skilled');
		if (!decision || !action) return {lines, session, kinds};
		kinds.add(decision.kind);
		// A rest where nothing else can be done is not asked about.
		const isAsked = action.type !== 'move-on' || decision.actions.length > 1;
		if (isAsked) lines.push(...pathTo(choicesOf(game.box, state, decision.actions), action)!);
		if (action.type !== 'throw') session.move(action);
		else if (throwing === 'steady') {
			lines.push('0 0', '2');
			const {type, die, weapons} = action;
			session.move({type, die, weapons, gesture: {steady: {x: 0, y: 0, risk: 'even'}}});
		} else {
			const {zone, icon, bounces, respected} = action.landing!;
			const stance = state.combat ? game.step(state, action).events.find(event => event.type === 'thrown') : undefined;
			const isRequired = stance?.type === 'thrown' && stance.stance.length > 0;
			lines.push(String(places.indexOf(zone as (typeof places)[number]) + 1), icon ? 'y' : 'n', String(bounces));
			if (isRequired) lines.push(respected ? '' : 'no');
			session.move({...action, landing: {zone, icon, bounces, respected: respected || !isRequired}});
		}
	}
};

export const scriptOf = (setup: Setup, throwing?: 'steady' | 'tabletop'): Script => scriptFrom(new Session(game, setup), throwing);

export const newShelf = (): Shelf => shelfIn(mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-plain-')));

async function* typed(lines: readonly (string | undefined)[]): AsyncGenerator<string | undefined> {
	yield* await Promise.resolve(lines);
}

/** Plain mode with these lines as its input; everything that it said. */
export const type = async (lines: readonly (string | undefined)[], options: Partial<PlainOptions> = {}): Promise<string> => {
	let said = '';
	const desk = new Desk(typed(lines), text => {
		said += `${text}\n`;
		return Promise.resolve();
	});
	const shelf = options.shelf ?? newShelf();
	await plain(desk, {
		game,
		shelf,
		seed: 'plain',
		throwing: undefined,
		mayContinue: options.difficulty === undefined,
		reader: false,
		openSettings: () => openSettings(shelf.folder),
		...options,
	});
	return said;
};
