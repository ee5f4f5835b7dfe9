/**
 * A wild bot does anything that is legal, however foolish, and its dice fall anywhere. Over all its games everything
 * that can happen must have happened: every decision, action, event and card of the box.
 */
import {beforeAll, describe, expect, test} from 'vitest';
import type {Action} from '../source/dungeon-fighter/actions.js';
import type {Box, BoxFiles} from '../source/dungeon-fighter/box.js';
import {openBox} from '../source/dungeon-fighter/box.js';
import {fits} from '../source/dungeon-fighter/carrying.js';
import type {Event} from '../source/dungeon-fighter/events.js';
import {type DungeonFighter, dungeonFighter} from '../source/dungeon-fighter/game.js';
import type {PartyMember} from '../source/dungeon-fighter/setup.js';
import type {Hero, LossCause, MissReason, State, Token} from '../source/dungeon-fighter/state.js';
import {hashOf} from '../source/kernel/hash.js';
import {type Draw, drawOnce} from '../source/kernel/random.js';
import {checkInvariants, deepFreeze, type Luck, wildAction} from './helpers/invariants.js';
import {room, type Setup, secondEdition, secondEditionFiles} from './helpers/scene.js';

/** Every name of a union, once: the type check refuses one too few and one too many. */
const all = <Name extends string>(names: Readonly<Record<Name, true>>): readonly string[] => Object.keys(names).toSorted();

const decisionKinds = all<Exclude<State['waiting']['kind'], 'over'>>({
	'choose-path': true,
	'assign-equipment': true,
	throw: true,
	'out-of-dice': true,
	rethrow: true,
	activate: true,
	armour: true,
	'last-chance': true,
	scar: true,
	rest: true,
	shop: true,
});

const actionTypes = all<Action['type']>({
	'choose-path': true,
	assign: true,
	discard: true,
	throw: true,
	'use-bonus-die': true,
	'retrieve-dice': true,
	'back-down': true,
	'give-up': true,
	activate: true,
	decline: true,
	rethrow: true,
	keep: true,
	'use-armour': true,
	'take-it': true,
	faint: true,
	scar: true,
	give: true,
	'move-on': true,
	buy: true,
	'buy-healing': true,
	'buy-die': true,
	leave: true,
	spend: true,
	'time-spell': true,
});

const eventTypes = all<Event['type']>({
	'game-started': true,
	'round-started': true,
	'path-offered': true,
	'room-entered': true,
	'gold-gained': true,
	'gold-lost': true,
	'dice-gained': true,
	healed: true,
	'equipment-found': true,
	'equipment-assigned': true,
	'equipment-discarded': true,
	'monsters-reshuffled': true,
	'monster-revealed': true,
	'turn-started': true,
	'bonus-die-taken': true,
	'dice-retrieved': true,
	thrown: true,
	rethrow: true,
	ability: true,
	'second-swing': true,
	token: true,
	'card-stolen': true,
	hit: true,
	'insta-kill': true,
	miss: true,
	'monster-hurt': true,
	'monster-healed': true,
	'armour-used': true,
	suffered: true,
	fainted: true,
	'backed-down': true,
	spent: true,
	'damage-added': true,
	'armour-readied': true,
	'monster-defeated': true,
	reward: true,
	scarred: true,
	eliminated: true,
	'leader-changed': true,
	'dice-collected': true,
	given: true,
	'room-left': true,
	'shop-opened': true,
	bought: true,
	'healing-bought': true,
	'die-bought': true,
	'shop-closed': true,
	'rooms-returned': true,
	'monsters-discarded': true,
	won: true,
	lost: true,
});

const missReasons = all<MissReason>({'no-bounce': true, hole: true, bone: true, outside: true, requirement: true, tricky: true});
const lossCauses = all<LossCause>({'all-fainted': true, 'out-of-dice': true});
const tokens = all<Token>({cooking: true, 'time-spell': true, flute: true});

const idsOf = (cards: readonly {readonly id: string}[]): readonly string[] => cards.map(({id}) => id);
const sorted = (names: Iterable<string>): readonly string[] => [...names].toSorted();

/** What was seen in all the games together. */
const seen = {
	decisions: new Set<string>(),
	actions: new Set<string>(),
	events: new Set<string>(),
	misses: new Set<string>(),
	causes: new Set<string>(),
	tokens: new Set<string>(),
	abilities: new Set<string>(),
	spent: new Set<string>(),
	armours: new Set<string>(),
	weapons: new Set<string>(),
	rooms: new Set<string>(),
	foes: new Set<string>(),
};

const watch = (events: readonly Event[]): void => {
	for (const event of events) {
		seen.events.add(event.type);
		if (event.type === 'miss') seen.misses.add(event.why);
		else if (event.type === 'lost') seen.causes.add(event.cause);
		else if (event.type === 'token') seen.tokens.add(event.token);
		else if (event.type === 'ability') seen.abilities.add(event.ability);
		else if (event.type === 'spent') seen.spent.add(event.card);
		else if (event.type === 'armour-used') seen.armours.add(event.card);
		else if (event.type === 'room-entered') seen.rooms.add(event.room);
		else if (event.type === 'monster-revealed') seen.foes.add(event.monster);
		else if (event.type === 'thrown') for (const id of event.weapons) seen.weapons.add(id);
	}
};

/** A wild game of 6 heroes with full hands gives its cards around for a long time. */
const tooLong = 20_000;

const figures = {games: 0, steps: 0};

const playWildly = (game: DungeonFighter, setup: Setup, luck: Luck): State => {
	const draw = drawOnce(setup.seed, 'wild');
	const frozen = figures.games++ % 2 === 0;
	let {state, events} = game.setup(setup);
	for (let steps = 0; steps < tooLong; steps++) {
		checkInvariants(game, state);
		watch(events);
		const action = wildAction(draw, game, state, luck);
		if (!action) return state;
		figures.steps++;
		seen.decisions.add(game.decision(state)?.kind ?? '');
		seen.actions.add(action.type);
		if (frozen) deepFreeze(state);
		const before = !frozen && steps % 8 === 0 ? hashOf(state) : undefined;
		const step = game.step(state, action);
		if (before !== undefined && hashOf(state) !== before) throw new Error(`${action.type} changed the state (seed ${setup.seed})`);
		({state, events} = step);
	}

	throw new Error(`no end after ${tooLong} steps (seed ${setup.seed})`);
};

const lucks: readonly Luck[] = ['cursed', 'plain', 'blessed'];

const basics = (seed: string, run: number): Setup => ({
	seed: `${seed}/${run}`,
	heroes: 1 + (run % 6),
	difficulty: ['normal', 'hard', 'inferno'][run % 3]!,
});

/** Heroes with scars, wounds and as many cards of the deck as they can carry. */
const wildParty = (draw: Draw, box: Box, heroes: readonly string[]): Record<string, PartyMember> => {
	let cards = draw.shuffle(box.equipment);
	return Object.fromEntries(
		heroes.map(id => {
			const scars = draw.shuffle(['red', 'green', 'blue'] as const).slice(0, draw.below(4));
			let hero: Hero = {id, life: 1 + draw.below(9 - 2 * scars.length), scars, fainted: false, eliminated: false, equipment: []};
			for (const card of cards) {
				if (fits(box, hero, hero.equipment, card)) hero = {...hero, equipment: [...hero.equipment, {id: card.id, used: false}]};
			}

			const carried = idsOf(hero.equipment);
			cards = cards.filter(card => !carried.includes(card.id));
			return [id, {life: hero.life, scars, equipment: carried}];
		}),
	);
};

const stacked = (box: Box, seed: string, run: number): Setup => {
	const setup = basics(seed, run);
	const draw = drawOnce(setup.seed, 'stack');
	const heroes = draw.shuffle(idsOf(box.heroes)).slice(0, 2 + (run % 5));
	return {
		...setup,
		heroes,
		leader: heroes[draw.below(heroes.length)],
		party: wildParty(draw, box, heroes),
		chest: {gold: draw.below(31), bonusDice: draw.below(10)},
		stack: {
			dungeon: draw.shuffle(idsOf(box.dungeon)).slice(0, 4),
			monsters: draw.shuffle(idsOf(box.monsters)).slice(0, 3),
			bosses: draw.shuffle(idsOf(box.bosses)).slice(0, 1),
		},
		shops: draw.below(3),
	};
};

const game = dungeonFighter(secondEdition);

/**
 * Three rooms of one icon each and six weak monsters: the party walks through the whole deck before it finds a Shop. In
 * the real box that cannot happen: a room has at least 2 icons and 10 of them lead to a Shop, so at most 5 of the 21
 * rooms are ever behind the party, and `rooms-returned` is only for other boxes.
 */
const smallBox = (): Box => {
	const files = secondEditionFiles();
	const weak: readonly object[] = files.monsters.filter((card: {level: number}) => card.level === 1).slice(0, 6);
	return openBox({...files, monsters: weak, dungeon: ['a', 'b', 'c'].map(id => room({id, icons: 1, throws: ['far']}))} as BoxFiles);
};

beforeAll(() => {
	for (let run = 0; run < 1200; run++) playWildly(game, basics('wild', run), lucks[run % 4] ?? 'blessed');
	for (let run = 0; run < 900; run++) playWildly(game, stacked(secondEdition, 'stacked', run), lucks[run % 3]!);
	for (let run = 0; run < 300; run++)
		playWildly(game, {...stacked(secondEdition, 'boss', run), shops: undefined, start: 'boss'}, lucks[run % 3]!);
	const small = dungeonFighter(smallBox());
	for (let run = 0; run < 100; run++) playWildly(small, basics('small', run), 'blessed');
});

describe('2500 wild games', () => {
	test('all of them ended, with the invariants checked at every step', () => {
		expect(figures.games).toBe(2500);
		expect(figures.steps).toBeGreaterThan(80_000);
	});

	test('every kind of decision was open', () => {
		expect(sorted(seen.decisions)).toEqual(decisionKinds);
	});

	test('every type of action was taken', () => {
		expect(sorted(seen.actions)).toEqual(actionTypes);
	});

	test('every type of event happened', () => {
		expect(sorted(seen.events)).toEqual(eventTypes);
	});

	test('every way to miss and to lose, every token and every ability was seen', () => {
		expect(sorted(seen.misses)).toEqual(missReasons);
		expect(sorted(seen.causes)).toEqual(lossCauses);
		expect(sorted(seen.tokens)).toEqual(tokens);
		const abilities = secondEdition.heroes.flatMap(hero => Object.values(hero.abilities).map(({is}) => is));
		expect(sorted(seen.abilities)).toEqual(sorted(new Set(abilities)));
	});

	test('every card of the box was played', () => {
		const {equipment, dungeon, monsters, bosses} = secondEdition;
		const ofKind = (kind: string): readonly string[] => sorted(idsOf(equipment.filter(card => card.kind === kind)));
		expect(sorted(seen.spent)).toEqual(ofKind('spendable'));
		expect(sorted(seen.armours)).toEqual(ofKind('armour'));
		expect(sorted(seen.weapons)).toEqual(ofKind('weapon'));
		expect(sorted(seen.rooms)).toEqual(sorted([...idsOf(dungeon), 'a', 'b', 'c']));
		expect(sorted(seen.foes)).toEqual(sorted(idsOf([...monsters, ...bosses])));
	});
});
