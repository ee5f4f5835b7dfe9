/**
 * What must be true of every state of every game, and what the tests of whole games share: a table that is checked
 * after each step, deep freezing, and a wild bot that does anything at all that is legal.
 *
 * The check runs on hundreds of thousands of states: it allocates little, and it looks only once at parts that states
 * share.
 */
import {botAction} from '../../source/bots/autoplay.js';
import type {Action} from '../../source/dungeon-fighter/actions.js';
import type {Box} from '../../source/dungeon-fighter/box.js';
import type {DungeonFighter} from '../../source/dungeon-fighter/game.js';
import type {Setup} from '../../source/dungeon-fighter/setup.js';
import type {Combat, Hero, State} from '../../source/dungeon-fighter/state.js';
import {maxLife, standing} from '../../source/dungeon-fighter/table.js';
import {hashOf} from '../../source/kernel/hash.js';
import {colours, type Landing} from '../../source/kernel/landing.js';
import type {Draw} from '../../source/kernel/random.js';
import {type HandName, handNames} from '../../source/throwing/odds.js';

class Broken extends Error {
	override readonly name = 'BrokenInvariant';
}

const fail = (state: State, what: string): never => {
	const {seed, difficulty, heroes, round, throws, waiting} = state;
	const party = heroes.map(hero => hero.id).join(',');
	throw new Broken(
		`${what} (seed ${seed}, ${difficulty}, ${party}; round ${round}, throw ${throws}, waiting for ${JSON.stringify(waiting)})`,
	);
};

/** The cards of one back: each must lie in exactly one place. */
class Pile {
	readonly #what: string;
	readonly #index: ReadonlyMap<string, number>;
	readonly #seen: Uint32Array;
	#look = 0;
	#count = 0;

	constructor(what: string, cards: readonly {readonly id: string}[]) {
		this.#what = what;
		this.#index = new Map(cards.map(({id}, index) => [id, index]));
		this.#seen = new Uint32Array(cards.length);
	}

	begin(): void {
		this.#look++;
		this.#count = 0;
	}

	see(state: State, id: string): void {
		const index = this.#index.get(id);
		if (index === undefined) fail(state, `"${id}" is no ${this.#what} card`);
		else if (this.#seen[index] === this.#look) fail(state, `the ${this.#what} card "${id}" is in two places`);
		else {
			this.#seen[index] = this.#look;
			this.#count++;
		}
	}

	seeAll(state: State, ids: readonly string[]): void {
		for (const id of ids) this.see(state, id);
	}

	end(state: State): void {
		if (this.#count === this.#index.size) return;
		const lost = [...this.#index].filter(([, index]) => this.#seen[index] !== this.#look).map(([id]) => id);
		fail(state, `these ${this.#what} cards are nowhere: ${lost.join(', ')}`);
	}
}

type Piles = {readonly monsters: Pile; readonly bosses: Pile; readonly equipment: Pile; readonly rooms: Pile};

const pilesOf = new WeakMap<Box, Piles>();

const countCards = (box: Box, state: State): void => {
	let piles = pilesOf.get(box);
	if (!piles) {
		piles = {
			monsters: new Pile('monster', box.monsters),
			bosses: new Pile('Boss', box.bosses),
			equipment: new Pile('equipment', box.equipment),
			rooms: new Pile('room', box.dungeon),
		};
		pilesOf.set(box, piles);
	}

	const {monsters, bosses, equipment, rooms} = piles;
	const {decks, discards, boxed, combat, waiting} = state;
	monsters.begin();
	bosses.begin();
	monsters.seeAll(state, decks.monsters);
	monsters.seeAll(state, discards.monsters);
	monsters.seeAll(state, boxed.monsters);
	bosses.seeAll(state, decks.bosses);
	if (combat) (combat.foe.boss ? bosses : monsters).see(state, combat.foe.id);
	monsters.end(state);
	bosses.end(state);

	equipment.begin();
	equipment.seeAll(state, decks.equipment);
	equipment.seeAll(state, discards.equipment);
	equipment.seeAll(state, boxed.equipment);
	equipment.seeAll(state, state.wares);
	for (const hero of state.heroes) for (const {id} of hero.equipment) equipment.see(state, id);
	if (state.stolen !== undefined) equipment.see(state, state.stolen);
	if (waiting.kind === 'assign-equipment') equipment.see(state, waiting.card);
	equipment.end(state);

	rooms.begin();
	rooms.seeAll(state, decks.dungeon);
	rooms.seeAll(state, state.offer);
	rooms.seeAll(state, state.setAside);
	if (state.room !== undefined) rooms.see(state, state.room);
	rooms.end(state);
};

const countCoinsAndDice = (box: Box, state: State): void => {
	const {chest, supply, combat} = state;
	const onCard = combat?.foe.gold ?? 0;
	if (chest.gold < 0 || supply.gold < 0 || onCard < 0) fail(state, 'a number of coins is below zero');
	if (chest.gold + supply.gold + onCard !== box.edition.supply.gold) {
		fail(state, `${chest.gold} coins in the chest, ${supply.gold} in the supply and ${onCard} on the monster are not all there are`);
	}

	const out = combat?.bonusOut ?? 0;
	if (chest.bonusDice < 0 || supply.bonusDice < 0 || out < 0) fail(state, 'a number of Bonus dice is below zero');
	if (chest.bonusDice + supply.bonusDice + out !== box.edition.supply.bonusDice) {
		fail(state, `${chest.bonusDice} Bonus dice in the chest, ${supply.bonusDice} in the supply and ${out} out are not all there are`);
	}
};

const checkHero = (box: Box, state: State, hero: Hero): void => {
	const {id, life, scars, fainted, eliminated, equipment} = hero;
	const {kind} = state.waiting;
	if (fainted && eliminated) fail(state, `${id} is both fainted and gone`);
	if (!Number.isInteger(life) || life < -99 || life > maxLife(box, hero)) fail(state, `${id} has ${life} Life`);
	if ((fainted || eliminated) && life !== 0) fail(state, `${id} is down with ${life} Life`);
	if (!fainted && !eliminated && life < 1 && kind !== 'last-chance') fail(state, `${id} stands with ${life} Life`);
	if (scars.length > box.edition.life.scars) fail(state, `${id} has ${scars.length} Scars`);
	for (let index = 1; index < scars.length; index++) {
		if (scars.indexOf(scars[index]!) !== index) fail(state, `${id} has two ${scars[index]} Scars`);
	}

	if (equipment.length === 0) return;
	const {slots} = box.hero(id);
	const used = {weapon: 0, armour: 0, spendable: 0};
	for (const [index, carried] of equipment.entries()) {
		const card = box.card(carried.id);
		if (++used[card.kind] > slots[card.kind]) fail(state, `${id} carries more ${card.kind} cards than slots`);
		if (carried.used && card.kind !== 'armour') fail(state, `${carried.id} is turned sideways but is no armour`);
		if (carried.used && (state.phase === 'dungeon' || state.phase === 'shopping')) fail(state, `${carried.id} was not readied`);
		if (card.kind !== 'weapon') continue;
		for (let other = 0; other < index; other++) {
			if (box.card(equipment[other]!.id).name === card.name) fail(state, `${id} carries two weapons called ${card.name}`);
		}
	}
};

/** Every die is ready, lies on the table or is in somebody's hand. */
const checkDice = (state: State, {dice, lying, turn, thrown, bonusOut}: Combat): void => {
	const inHand = thrown ? undefined : turn.die;
	for (const colour of colours) {
		let lies = inHand === colour ? 1 : 0;
		for (const other of lying) if (other.die === colour) lies++;
		if (lies !== (dice[colour] === 'thrown' ? 1 : 0)) fail(state, `the ${colour} die is ${dice[colour]} but is in ${lies} places`);
	}

	let out = inHand === 'bonus' ? 1 : 0;
	for (const {die} of lying) if (die === 'bonus') out++;
	if (out !== bonusOut) fail(state, `${out} Bonus dice are on the table, ${bonusOut} are counted as out`);
};

const checkCombat = (state: State, combat: Combat): void => {
	const {foe, tokens, wounds, thrown} = combat;
	const {kind} = state.waiting;
	if (foe.life > foe.maxLife) fail(state, `${foe.id} has ${foe.life} of ${foe.maxLife} Life`);
	if (state.phase === 'boss' ? !foe.boss : foe.boss && state.phase !== 'over') fail(state, `${foe.id} is in the wrong phase`);
	for (let index = 1; index < tokens.length; index++) if (tokens.indexOf(tokens[index]!) !== index) fail(state, 'a token lies twice');
	if (wounds.length > 0 && kind !== 'armour') fail(state, 'a wound is left open');
	if ((kind === 'rethrow' || kind === 'activate') && !thrown) fail(state, 'there is no throw to change');
	if ((kind === 'throw' || kind === 'out-of-dice') && thrown) fail(state, 'the last throw was not settled');
	if ((kind === 'throw' || kind === 'out-of-dice') && (foe.slain || foe.life <= 0))
		fail(state, 'the monster is down but the fight goes on');
	// Once the fight is over the dice are picked up, wherever they are.
	if (state.phase === 'combat' || state.phase === 'boss') checkDice(state, combat);
};

const phases: Readonly<Record<State['waiting']['kind'], readonly State['phase'][]>> = {
	'choose-path': ['dungeon'],
	'assign-equipment': ['dungeon', 'resting'],
	throw: ['combat', 'boss'],
	'out-of-dice': ['combat', 'boss'],
	rethrow: ['combat', 'boss'],
	activate: ['combat', 'boss'],
	armour: ['combat', 'boss'],
	'last-chance': ['combat', 'boss'],
	scar: ['resting'],
	rest: ['resting'],
	shop: ['shopping'],
	over: ['over'],
};

const checkTable = (state: State): void => {
	const {waiting, phase, combat, outcome, cause} = state;
	if (!phases[waiting.kind].includes(phase)) fail(state, `a ${waiting.kind} decision in the phase ${phase}`);
	if ((combat !== undefined) !== (phase === 'combat' || phase === 'boss' || phase === 'resting' || phase === 'over')) {
		fail(state, `${combat ? 'a' : 'no'} combat in the phase ${phase}`);
	}

	if ((outcome !== undefined) !== (phase === 'over')) fail(state, `the outcome is ${outcome} in the phase ${phase}`);
	if ((cause !== undefined) !== (outcome === 'lost')) fail(state, `the cause is ${cause} for a game that is ${outcome ?? 'going on'}`);
	if (state.offer.length > 0 !== (waiting.kind === 'choose-path')) fail(state, 'rooms are offered at the wrong moment');
	if (state.wares.length > 0 && phase !== 'shopping') fail(state, 'the Shop is gone but its cards are not');
	if (state.stolen !== undefined && !combat) fail(state, 'a stolen card was forgotten');
};

/** Whose move it is must be somebody who can move. */
const checkPeople = (state: State): void => {
	const {waiting, heroes, leader, active} = state;
	const {kind} = waiting;
	let leads: Hero | undefined;
	let acts: Hero | undefined;
	let asked: Hero | undefined;
	for (const hero of heroes) {
		if (hero.id === leader) leads = hero;
		if (hero.id === active) acts = hero;
		if ('hero' in waiting && hero.id === waiting.hero) asked = hero;
	}

	if (!leads || !acts) fail(state, 'the leader or the active hero is not in the party');
	// While the Scars are handed out the old leader may be gone already; the new one is named after that.
	else if (leads.eliminated && kind !== 'scar' && kind !== 'over') fail(state, `the leader ${leader} is out of the game`);
	else if (!standing(acts) && (kind === 'throw' || kind === 'out-of-dice' || kind === 'rethrow' || kind === 'activate')) {
		fail(state, `it is the turn of ${active}, who is down`);
	}

	if (kind === 'armour' && !(asked && standing(asked))) fail(state, 'somebody who is down is asked for armour');
	if (kind === 'last-chance' && !(asked && standing(asked) && asked.life < 1)) fail(state, 'a last chance for somebody who needs none');
	if (kind === 'scar' && !asked?.fainted) fail(state, 'a Scar for somebody who stands');
};

const plain = new WeakSet<object>();

/** The path to whatever JSON cannot hold; a field that is undefined is simply not written. */
const strangeIn = (value: unknown): string | undefined => {
	if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
	if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
	if (typeof value !== 'object') return typeof value;
	if (plain.has(value)) return undefined;
	if (Array.isArray(value)) {
		for (let index = 0; index < value.length; index++) {
			const strange = strangeIn(value[index]);
			if (strange !== undefined) return `${index}.${strange}`;
		}
	} else {
		if (Object.getPrototypeOf(value) !== Object.prototype) return 'an object of a class';
		for (const key in value) {
			const item = (value as Record<string, unknown>)[key];
			const strange = item === undefined ? undefined : strangeIn(item);
			if (strange !== undefined) return `${key}.${strange}`;
		}
	}

	plain.add(value);
	return undefined;
};

/** The same text for the same move as the rules see it: by the fields they know, whatever the landing. */
export const moveKey = (action: Action): string => {
	const {type, card, to, drop, color, by, hero, from, for: back, target} = action as Partial<Record<string, unknown>>;
	const fields = `${card}|${to}|${drop}|${color}|${by}|${hero}|${from}|${back}|${target}`;
	return action.type === 'throw' ? `throw|${action.die}|${action.weapons.toSorted()}|${fields}` : `${type}|${fields}`;
};

const checkDecision = (game: DungeonFighter, state: State): void => {
	const decision = game.decision(state);
	if ((decision === undefined) !== (state.outcome !== undefined)) fail(state, 'a decision must be open exactly while the game is not over');
	if (!decision) return;
	const {kind, by, actions} = decision;
	if (kind !== state.waiting.kind) fail(state, `the decision is called ${kind}`);
	if (!state.heroes.some(hero => hero.id === by)) fail(state, `the decision is up to ${by}, who is not here`);
	if (actions.length === 0) fail(state, 'there is nothing to do');
	const seen = new Set<string>();
	for (const action of actions) {
		seen.add(moveKey(action));
		if (action.type === 'throw' && action.landing !== null) fail(state, 'a listed throw has a landing');
	}

	if (seen.size !== actions.length) fail(state, `a ${kind} decision lists an action twice`);
};

/** Throws when anything about the state is impossible. */
export const checkInvariants = (game: DungeonFighter, state: State): void => {
	const {box} = game;
	countCards(box, state);
	countCoinsAndDice(box, state);
	for (const hero of state.heroes) checkHero(box, state, hero);
	checkTable(state);
	checkPeople(state);
	if (state.combat) checkCombat(state, state.combat);
	const strange = strangeIn(state);
	if (strange !== undefined) fail(state, `the state is no plain JSON: ${strange}`);
	checkDecision(game, state);
};

/** Freezes a value and everything in it; what is frozen already is taken to be frozen all the way down. */
export const deepFreeze = <Value>(value: Value): Value => {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	for (const item of Object.values(value)) deepFreeze(item);
	return value;
};

/** Far above any real game of sensible bots (the longest are around 300 steps), far below for ever. */
const tooLong = 2000;

/** How the step before is guarded against the step after it. */
type Guard = 'frozen' | 'hashed' | 'open';

const guardOf = (run: number): Guard => (run % 4 === 0 ? 'hashed' : run % 2 === 0 ? 'open' : 'frozen');

/** Bots play one game to its end, with every state checked. */
const playChecked = (game: DungeonFighter, setup: Setup, hand: HandName, guard: Guard): {state: State; steps: number} => {
	let {state} = game.setup(setup);
	checkInvariants(game, state);
	for (let steps = 0; steps < tooLong; steps++) {
		const action = botAction(game, state, hand);
		if (!action) return {state, steps};
		if (guard === 'frozen') {
			deepFreeze(state);
			deepFreeze(action);
		}

		const before = guard === 'hashed' ? hashOf(state) : '';
		const step = game.step(state, action);
		if (guard === 'hashed' && hashOf(state) !== before)
			throw new Error(`${action.type} changed the state it was given (seed ${setup.seed})`);
		if (guard === 'frozen') deepFreeze(step.events);
		state = step.state;
		checkInvariants(game, state);
	}

	throw new Error(`no end after ${tooLong} steps (seed ${setup.seed})`);
};

/** 30 checked games with every hand; says how they ended. */
export const playBots = (game: DungeonFighter, players: number, difficulty: string) => {
	const outcomes = new Set<string | undefined>();
	const heroes = new Set<number>();
	let games = 0;
	let steps = 0;
	for (const hand of handNames) {
		for (let run = 0; run < 30; run++) {
			const setup = {seed: `bots/${players}/${difficulty}/${hand}/${run}`, difficulty, heroes: players};
			const end = playChecked(game, setup, hand, guardOf(run));
			outcomes.add(end.state.outcome);
			heroes.add(end.state.heroes.length);
			steps += end.steps;
			games++;
		}
	}

	return {games, steps, outcomes, heroes};
};

/** How lucky the wild bot is in a game: the share of throws that land on the board. */
export type Luck = 'cursed' | 'plain' | 'blessed';

const onBoard: Readonly<Record<Luck, number>> = {cursed: 0.35, plain: 0.7, blessed: 0.93};

const pick = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw.below(items.length)]!;

/** Any landing that this board knows, some of them odd. */
export const wildLanding = (draw: Draw, box: Box, luck: Luck): Landing => {
	const lands = draw.fraction() < onBoard[luck];
	const landing = {
		zone: lands ? pick(draw, box.board.sections).zone : pick(draw, ['hole', 'bone', 'outside'] as const),
		icon: draw.fraction() < 0.4,
		bounces: draw.fraction() < 0.08 ? 0 : pick(draw, [1, 1, 1, 2, 2, 3, 99]),
		respected: draw.fraction() < 0.92,
	};
	return draw.fraction() < 0.1
		? {...landing, x: draw.fraction() * 4 - 2, y: draw.fraction() * 4 - 2, yaw: draw.fraction() * 2 - 1}
		: landing;
};

/** Any legal action: first a type by lot, so that one move among many gifts is not forgotten, then one of its actions. */
export const wildAction = (draw: Draw, game: DungeonFighter, state: State, luck: Luck): Action | undefined => {
	const decision = game.decision(state);
	if (!decision) return undefined;
	const types = [...new Set(decision.actions.map(action => action.type))];
	// Nobody gets anywhere by backing down at every second throw.
	const chosen = pick(draw, types.length > 1 && draw.fraction() < 0.7 ? types.filter(type => type !== 'back-down') : types);
	const action = pick(
		draw,
		decision.actions.filter(({type}) => type === chosen),
	);
	return action.type === 'throw' ? {...action, landing: wildLanding(draw, game.box, luck)} : action;
};
