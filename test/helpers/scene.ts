/**
 * A table for rules tests: stack the box, throw scripted dice, look at what happened.
 *
 * `fight({...})` walks through the first room and stops at the first throw. Everything is exact: no luck is involved
 * unless a test asks for it.
 */

import {readFileSync} from 'node:fs';
import type {Action, ThrowAction} from '../../source/dungeon-fighter/actions.js';
import {type Box, type BoxFiles, boxFiles, openBox} from '../../source/dungeon-fighter/box.js';
import type {Event} from '../../source/dungeon-fighter/events.js';
import {type DungeonFighter, dungeonFighter} from '../../source/dungeon-fighter/game.js';
import type {Setup} from '../../source/dungeon-fighter/setup.js';
import type {Combat, Hero, State} from '../../source/dungeon-fighter/state.js';
import {maxLife} from '../../source/dungeon-fighter/table.js';
import type {Colour, Die, Landing, Zone} from '../../source/kernel/landing.js';

const data = new URL('../../data/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, data), 'utf8'));

/** The raw JSON of the second edition; a fresh copy each time, to spoil at will. */
// biome-ignore lint/suspicious/noExplicitAny: tests break these files in every way there is.
export const secondEditionFiles = (): Record<string, any> => ({
	...Object.fromEntries(boxFiles.map(file => [file, read(`second-edition/${file}.json`)])),
	throws: read('throws.json'),
});

/** The box of the second edition with more cards in it, for figures that no printed card has. */
export const boxWith = (cards: {
	monsters?: object[];
	bosses?: object[];
	equipment?: object[];
	dungeon?: object[];
	heroes?: object[];
}): Box => {
	const files = secondEditionFiles();
	for (const [file, more] of Object.entries(cards)) files[file] = [...files[file], ...more];
	return openBox(files as BoxFiles);
};

/** A monster for tests: level 1, 10 Life, 2 damage, 1 coin, no tricks; change what matters. */
export const monster = (change: object = {}): object => ({
	id: 'test-monster',
	name: 'Test Monster',
	flavour: 'It is only a test.',
	level: 1,
	type: 'beast',
	life: 10,
	damage: 2,
	gold: 1,
	effects: [],
	throws: [],
	...change,
});

/** A Boss for tests: 20 Life, 3 damage. */
export const boss = (change: object = {}): object => ({
	id: 'test-boss',
	name: 'Test Boss',
	flavour: 'It is only a test.',
	type: 'beast',
	life: 20,
	damage: 3,
	effects: [],
	...change,
});

/** A room for tests: 2 icons and nothing else. */
export const room = (change: object = {}): object => ({
	id: 'test-room',
	name: 'Test Room',
	flavour: 'It is only a test.',
	icons: 2,
	effects: [],
	throws: [],
	...change,
});

/** An equipment card for tests: kind and effects must be given. */
export const card = (change: object): object => ({
	id: 'test-card',
	name: 'Test Card',
	flavour: 'It is only a test.',
	price: 1,
	...('kind' in change && change.kind === 'weapon' ? {throws: []} : {}),
	...change,
});

export const secondEdition: Box = openBox(secondEditionFiles() as BoxFiles);

export type LandingOptions = Partial<Landing> & {weapons?: readonly string[]};

/** A game at the table that remembers where it is. */
export class Scene {
	state: State;
	/** What the last action caused. */
	events: readonly Event[];
	readonly game: DungeonFighter;

	constructor(setup: Partial<Setup>, box: Box = secondEdition) {
		this.game = dungeonFighter(box);
		({state: this.state, events: this.events} = this.game.setup({seed: 'test', ...setup}));
	}

	get decision() {
		const decision = this.game.decision(this.state);
		if (!decision) throw new Error('the game is over');
		return decision;
	}

	get kind(): string | undefined {
		return this.game.decision(this.state)?.kind;
	}

	get by(): string | undefined {
		return this.game.decision(this.state)?.by;
	}

	/** The legal actions, all or those of one type. */
	actions(type?: Action['type']): readonly Action[] {
		return this.decision.actions.filter(action => type === undefined || action.type === type);
	}

	do(action: Action): readonly Event[] {
		({state: this.state, events: this.events} = this.game.step(this.state, action));
		return this.events;
	}

	/** Throws: by default one bounce, blank, all requirements met. */
	throw(die: Die, zone: Zone, {weapons = [], ...landing}: LandingOptions = {}): readonly Event[] {
		const action: ThrowAction = {type: 'throw', die, weapons, landing: {zone, icon: false, bounces: 1, respected: true, ...landing}};
		return this.do(action);
	}

	hero(id: string): Hero {
		const hero = this.state.heroes.find(each => each.id === id);
		if (!hero) throw new Error(`no hero ${id}`);
		return hero;
	}

	/** Life of every hero by id. */
	get life(): Record<string, number> {
		return Object.fromEntries(this.state.heroes.map(hero => [hero.id, hero.life]));
	}

	maxLife(id: string): number {
		return maxLife(this.game.box, this.hero(id));
	}

	get combat(): Combat {
		if (!this.state.combat) throw new Error('no combat');
		return this.state.combat;
	}

	/** The monster's Life. */
	get foe(): number {
		return this.combat.foe.life;
	}

	get gold(): number {
		return this.state.chest.gold;
	}

	get bonusDice(): number {
		return this.state.chest.bonusDice;
	}

	/** The events of one type from the last action. */
	said<Type extends Event['type']>(type: Type): readonly Extract<Event, {type: Type}>[] {
		return this.events.filter((event): event is Extract<Event, {type: Type}> => event.type === type);
	}

	/** The types of the last events, in order. */
	get story(): readonly string[] {
		return this.events.map(event => event.type);
	}

	/** Puts the table into a situation that play would take long to reach. */
	alter(change: Partial<State>): this {
		this.state = {...this.state, ...change};
		return this;
	}

	alterCombat(change: Partial<Combat>): this {
		return this.alter({combat: {...this.combat, ...change}});
	}

	alterHero(id: string, change: Partial<Hero>): this {
		return this.alter({heroes: this.state.heroes.map(hero => (hero.id === id ? {...hero, ...change} : hero))});
	}
}

export type FightSetup = Partial<Setup> & {
	/** The monster, a card id or a card for this test. */
	monster?: string | object;
	room?: string | object;
	/** More cards for the box. */
	cards?: Parameters<typeof boxWith>[0];
};

/** The clockwise party of most tests; Murka leads, so Wilrond throws first. */
export const party = ['murka', 'wilrond', 'brad-breckfust'];

/** Enters a room and stops at the first throw (or at whatever the room asks first). */
export const fight = ({monster: foe = monster(), room: place = room(), cards = {}, ...setup}: FightSetup = {}): Scene => {
	const extra = {
		...cards,
		monsters: [...(cards.monsters ?? []), ...(typeof foe === 'string' ? [] : [foe])],
		dungeon: [...(cards.dungeon ?? []), ...(typeof place === 'string' ? [] : [place])],
	};
	const foeId = typeof foe === 'string' ? foe : (foe as {id: string}).id;
	const roomId = typeof place === 'string' ? place : (place as {id: string}).id;
	const heroes = setup.heroes ?? party;
	const scene = new Scene(
		{
			heroes,
			leader: Array.isArray(heroes) ? heroes[0] : undefined,
			...setup,
			stack: {...setup.stack, monsters: [foeId, ...(setup.stack?.monsters ?? [])], dungeon: [roomId, ...(setup.stack?.dungeon ?? [])]},
		},
		boxWith(extra),
	);
	scene.do({type: 'choose-path', card: roomId});
	return scene;
};

/** Straight to the Boss. */
export const bossFight = ({
	boss: foe = boss(),
	cards = {},
	...setup
}: Partial<Setup> & {boss?: string | object; cards?: Parameters<typeof boxWith>[0]} = {}): Scene => {
	const heroes = setup.heroes ?? party;
	const id = typeof foe === 'string' ? foe : (foe as {id: string}).id;
	return new Scene(
		{heroes, leader: Array.isArray(heroes) ? heroes[0] : undefined, start: 'boss', ...setup, stack: {...setup.stack, bosses: [id]}},
		boxWith({...cards, bosses: [...(cards.bosses ?? []), ...(typeof foe === 'string' ? [] : [foe])]}),
	);
};

export type {Action, Colour, Die, Event, Landing, Setup, State, Zone};
