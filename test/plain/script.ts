/** What a bot would type: its decisions as the lines that plain mode reads. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {botAction} from '../../source/bots/autoplay.js';
import type {Setup} from '../../source/dungeon-fighter/setup.js';
import {gameOfEdition} from '../../source/engine/runs.js';
import {Session} from '../../source/engine/session.js';
import type {zones} from '../../source/kernel/landing.js';
import {Desk} from '../../source/plain/ask.js';
import {type PlainOptions, plain} from '../../source/plain/main.js';
import {type Shelf, shelfIn} from '../../source/store/runs.js';
import {openSettings} from '../../source/store/settings.js';
import {choicesOf} from '../../source/view/choices.js';
import {pathTo} from '../helpers/way.js';

export const game = gameOfEdition('second')!;

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
		if (isAsked) lines.push(...pathTo(choicesOf(game.box, state, decision.actions), action).map(({index}) => String(index + 1)));
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

const folders: string[] = [];

afterAll(() => {
	for (const folder of folders.splice(0)) rmSync(folder, {recursive: true, force: true});
});

/** A shelf of its own, gone after the tests of a file. */
export const newShelf = (): Shelf => {
	const folder = mkdtempSync(path.join(tmpdir(), 'dungeon-fighter-plain-'));
	folders.push(folder);
	return shelfIn(folder);
};

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
