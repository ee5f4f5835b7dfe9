/** Unpacking the box: who plays, how hard, and what lies where (2E-SETUP). */
import {colours} from '../kernel/landing.js';
import {isWellFormed, quoted} from '../kernel/outside-text.js';
import {drawFrom, openStream} from '../kernel/random.js';
import {Refusal} from '../kernel/refusal.js';
import type {Box} from './box.js';
import {hindrance} from './carrying.js';
import {beginPlay, type Play, say} from './play.js';
import type {Hero, State} from './state.js';
import {maxLife} from './table.js';

/** What of a hero can be fixed beforehand. */
export type PartyMember = {
	readonly life?: number | undefined;
	readonly scars?: readonly string[] | undefined;
	readonly equipment?: readonly string[] | undefined;
};

export type Stack = {
	readonly dungeon?: readonly string[] | undefined;
	readonly monsters?: readonly string[] | undefined;
	readonly equipment?: readonly string[] | undefined;
	readonly bosses?: readonly string[] | undefined;
};

export type Setup = {
	readonly edition?: string | undefined;
	readonly difficulty?: string | undefined;
	/** Hero ids in seating order, clockwise; or how many players, who are dealt their heroes. One player leads two heroes. */
	readonly heroes?: readonly string[] | number | undefined;
	readonly seed: string;
	/** The id of a twist: the same game with other cards, and no puzzle. */
	readonly twist?: string | undefined;
	readonly leader?: string | undefined;
	readonly stack?: Stack | undefined;
	readonly chest?: {readonly gold?: number | undefined; readonly bonusDice?: number | undefined} | undefined;
	readonly party?: Readonly<Record<string, PartyMember>> | undefined;
	/** Shops already visited. */
	readonly shops?: number | undefined;
	readonly start?: 'boss' | undefined;
};

const refuse = (message: string): never => {
	throw new Refusal('bad-request', message);
};

const among = (ids: readonly string[], id: string, what: string): void => {
	if (!ids.includes(id)) throw new Refusal('unknown-card', `There is no ${what} ${quoted(id)} in this box.`);
};

const noTwins = (ids: readonly string[], what: string): void => {
	const twin = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twin !== undefined) refuse(`The ${what} ${quoted(twin)} is named twice, and there is only one.`);
};

const idsOf = (cards: readonly {id: string}[]): string[] => cards.map(card => card.id);

/** 2E-SETUP-02, 2E-SETUP-17: the heroes named, and those dealt. */
const seatHeroes = (box: Box, heroes: Setup['heroes'], deal: <Item>(items: readonly Item[]) => Item[]): readonly string[] => {
	const {min, max, solo} = box.edition.heroes;
	const sheets = idsOf(box.heroes);
	const named = typeof heroes === 'object' ? heroes : [];
	for (const id of named) among(sheets, id, 'hero');
	noTwins(named, 'hero');
	const players = typeof heroes === 'object' ? heroes.length : (heroes ?? min);
	if (!Number.isInteger(players) || players < 1 || players > max) refuse(`A party has 1 to ${max} players; solo leads ${solo} heroes.`);
	const size = players === 1 ? solo : players;
	const others = deal(sheets.filter(id => !named.includes(id)));
	return [...named, ...others].slice(0, size);
};

/** The cards asked for on top, the rest shuffled below. */
const stackDeck = (
	all: readonly string[],
	top: readonly string[] | undefined,
	shuffle: (ids: readonly string[]) => readonly string[],
	what: string,
): readonly string[] => {
	const first = top ?? [];
	for (const id of first) among(all, id, what);
	noTwins(first, what);
	return [...first, ...shuffle(all.filter(id => !first.includes(id)))];
};

/** 2E-SETUP-09: three of each lower level, then all of the highest. Stacked cards take the place of others of their level. */
const buildMonsterDeck = (
	box: Box,
	top: readonly string[],
	shuffle: (ids: readonly string[]) => readonly string[],
): {deck: readonly string[]; boxed: readonly string[]} => {
	for (const id of top) among(idsOf(box.monsters), id, 'monster');
	noTwins(top, 'monster');
	const {perLevel, thenAllOfLevel} = box.edition.monsterDeck;
	const level = (wanted: number): readonly string[] =>
		shuffle(idsOf(box.monsters.filter(card => card.level === wanted && !top.includes(card.id))));
	const deck = [...top];
	const boxed: string[] = [];
	for (const [index, quota] of perLevel.entries()) {
		const taken = Math.max(0, quota - top.filter(id => box.foe(id).level === index + 1).length);
		const cards = level(index + 1);
		deck.push(...cards.slice(0, taken));
		boxed.push(...cards.slice(taken));
	}

	deck.push(...level(thenAllOfLevel));
	return {deck, boxed};
};

const seatHero = (box: Box, id: string, fixed: PartyMember = {}): Hero => {
	const scars = colours.filter(colour => fixed.scars?.includes(colour));
	if (scars.length !== (fixed.scars?.length ?? 0)) refuse(`The scars of "${id}" must be different colours of red, green and blue.`);
	const bare: Hero = {id, life: 0, scars, fainted: false, eliminated: false, equipment: []};
	const most = maxLife(box, bare);
	const life = fixed.life ?? most;
	if (!Number.isInteger(life) || life < 1 || life > most) refuse(`The life of "${id}" must be 1 to ${most}.`);
	let hero: Hero = {...bare, life};
	for (const card of fixed.equipment ?? []) {
		among(idsOf(box.equipment), card, 'equipment');
		const why = hindrance(box, hero, hero.equipment, box.card(card));
		if (why === 'same-name') refuse(`"${id}" cannot carry "${card}" beside another weapon of the same name.`);
		if (why === 'no-slot') refuse(`"${id}" cannot carry "${card}": there is no slot left for it.`);
		hero = {...hero, equipment: [...hero.equipment, {id: card, used: false}]};
	}

	return hero;
};

/** Was anything put where it lies? A puzzle, then, and never ranked. */
export const isStacked = ({leader, stack, chest, party, shops, start}: Setup): boolean =>
	[leader, stack, chest, party, shops, start].some(part => part !== undefined);

const within = (value: number, most: number, what: string): number => {
	if (!Number.isInteger(value) || value < 0 || value > most) refuse(`The ${what} must be a whole number from 0 to ${most}.`);
	return value;
};

export const unpack = (box: Box, options: Setup): State => {
	const {edition} = box;
	if (options.edition !== undefined && options.edition !== edition.id)
		refuse(`This box holds the edition "${edition.id}", not "${options.edition}".`);
	if (options.twist !== box.twist?.id) refuse(`There is no twist "${options.twist ?? ''}" in this box.`);
	if (!isWellFormed(options.seed)) refuse('The seed must be well-formed text, without half a letter (a lone surrogate) in it.');
	const difficulty = options.difficulty ?? edition.difficulties[0]!.id;
	const modes = idsOf(edition.difficulties);
	if (!modes.includes(difficulty)) refuse(`There is no difficulty "${difficulty}"; choose ${modes.join(', ')}.`);
	const [table, decks] = drawFrom(openStream(options.seed, 'decks'), draw => {
		const seats = seatHeroes(box, options.heroes, draw.shuffle);
		const leader = options.leader ?? seats[draw.below(seats.length)]!;
		if (!seats.includes(leader)) refuse(`The leader "${leader}" is not in the party.`);
		const carried = Object.values(options.party ?? {}).flatMap(member => member.equipment ?? []);
		noTwins(carried, 'card');
		const stack = options.stack ?? {};
		const twice = stack.equipment?.find(id => carried.includes(id));
		if (twice !== undefined) refuse(`The card "${twice}" cannot lie in the deck while a hero carries it.`);
		const shopDeck = idsOf(box.equipment).filter(id => !carried.includes(id));
		return {
			seats,
			leader,
			dungeon: stackDeck(idsOf(box.dungeon), stack.dungeon, draw.shuffle, 'room'),
			equipment: stackDeck(shopDeck, stack.equipment, draw.shuffle, 'equipment'),
			monsters: buildMonsterDeck(box, stack.monsters ?? [], draw.shuffle),
			bosses: stackDeck(idsOf(box.bosses), stack.bosses, draw.shuffle, 'boss'),
		};
	});

	for (const id of Object.keys(options.party ?? {})) if (!table.seats.includes(id)) refuse(`The hero ${quoted(id)} is not in the party.`);
	const {supply} = edition;
	const gold = within(
		options.chest?.gold ?? Math.max(0, table.seats.length - edition.chest.goldBelowPlayers),
		supply.gold,
		'gold in the chest',
	);
	const bonusDice = within(options.chest?.bonusDice ?? edition.chest.bonusDice, supply.bonusDice, 'Bonus dice in the chest');
	const visits = edition.shop.visits;
	const visited = within(options.shops ?? 0, visits - 1, 'number of shops visited');
	const shops = options.start === 'boss' ? visits : visited;
	return {
		edition: edition.id,
		difficulty,
		seed: options.seed,
		twist: options.twist,
		stacked: isStacked(options),
		random: {decks},
		throws: 0,
		round: 0,
		phase: 'dungeon',
		leader: table.leader,
		active: table.leader,
		heroes: table.seats.map(id => seatHero(box, id, options.party?.[id])),
		chest: {gold, bonusDice},
		supply: {gold: supply.gold - gold, bonusDice: supply.bonusDice - bonusDice},
		decks: {dungeon: table.dungeon, monsters: table.monsters.deck, equipment: table.equipment, bosses: table.bosses},
		discards: {monsters: [], equipment: []},
		boxed: {monsters: table.monsters.boxed, equipment: []},
		setAside: [],
		steps: 0,
		shops,
		offer: [],
		room: undefined,
		combat: undefined,
		stolen: undefined,
		wares: [],
		waiting: {kind: 'choose-path'},
		outcome: undefined,
		cause: undefined,
	};
};

export const beginGame = (box: Box, options: Setup): Play => {
	const play = beginPlay(box, unpack(box, options));
	const {heroes, leader, difficulty} = play.state;
	say(play, {type: 'game-started', heroes: heroes.map(hero => hero.id), leader, difficulty});
	play.next = options.start === 'boss' ? 'boss' : 'round';
	return play;
};
