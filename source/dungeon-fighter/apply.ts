/** The one place where the state changes: each event says how. */
import type {Colour, Die} from '../kernel/landing.js';
import {drawFrom} from '../kernel/random.js';
import type {Event} from './events.js';
import type {Carried, Combat, Draft, Foe, Hero} from './state.js';
import {combatOf, inGame} from './table.js';

const changeHero = (draft: Draft, id: string, change: (hero: Hero) => Partial<Hero>): void => {
	draft.heroes = draft.heroes.map(hero => (hero.id === id ? {...hero, ...change(hero)} : hero));
};

export const changeCombat = (draft: Draft, change: Partial<Combat>): void => {
	draft.combat = {...combatOf(draft), ...change};
};

const changeFoe = (draft: Draft, change: Partial<Foe>): void => {
	changeCombat(draft, {foe: {...combatOf(draft).foe, ...change}});
};

/** Coins move between the supply and the chest; their number never changes. */
const moveGold = (draft: Draft, toChest: number): void => {
	draft.chest = {...draft.chest, gold: draft.chest.gold + toChest};
	draft.supply = {...draft.supply, gold: draft.supply.gold - toChest};
};

const moveDice = (draft: Draft, toChest: number): void => {
	draft.chest = {...draft.chest, bonusDice: draft.chest.bonusDice + toChest};
	draft.supply = {...draft.supply, bonusDice: draft.supply.bonusDice - toChest};
};

const without = (carried: readonly Carried[], id: string): readonly Carried[] => carried.filter(card => card.id !== id);

const discardEquipment = (draft: Draft, card: string): void => {
	draft.discards = {...draft.discards, equipment: [...draft.discards.equipment, card]};
};

const dropFrom = (draft: Draft, hero: string, card: string): void => {
	changeHero(draft, hero, ({equipment}) => ({equipment: without(equipment, card)}));
	discardEquipment(draft, card);
};

const returnRooms = (draft: Draft): void => {
	draft.decks = {...draft.decks, dungeon: [...draft.decks.dungeon, ...draft.setAside]};
	draft.setAside = [];
};

const isColour = (die: Die): die is Colour => die !== 'bonus';

const ready = {red: 'ready', green: 'ready', blue: 'ready'} as const;

export const freshTurn = {die: undefined, second: false, flown: false} as const;

const removeLast = (lying: Combat['lying'], die: Die): Combat['lying'] => {
	const at = lying.findLastIndex(lies => lies.die === die);
	return lying.filter((_, index) => index !== at);
};

export const apply = (draft: Draft, event: Event): void => {
	switch (event.type) {
		case 'round-started':
			draft.round = event.round;
			draft.phase = 'dungeon';
			break;
		case 'path-offered': {
			const {dungeon} = draft.decks;
			draft.offer = dungeon.slice(0, event.cards);
			draft.decks = {...draft.decks, dungeon: dungeon.slice(event.cards)};
			break;
		}

		case 'room-entered':
			draft.decks = {...draft.decks, dungeon: [...draft.decks.dungeon, ...draft.offer.filter(card => card !== event.room)]};
			draft.offer = [];
			draft.room = event.room;
			draft.steps = event.steps;
			break;
		case 'gold-gained':
			moveGold(draft, event.amount);
			break;
		case 'gold-lost':
			moveGold(draft, -event.amount);
			break;
		case 'dice-gained':
			moveDice(draft, event.amount);
			break;
		case 'healed':
			changeHero(draft, event.hero, () => ({life: event.life}));
			break;
		case 'equipment-found':
			if (event.why === 'free-sample') draft.stolen = undefined;
			else draft.decks = {...draft.decks, equipment: draft.decks.equipment.slice(1)};
			break;
		case 'equipment-assigned':
			if (event.drop !== undefined) dropFrom(draft, event.to, event.drop);
			changeHero(draft, event.to, ({equipment}) => ({equipment: [...equipment, {id: event.card, used: false}]}));
			break;
		case 'equipment-discarded':
			if (event.from === undefined) discardEquipment(draft, event.card);
			else dropFrom(draft, event.from, event.card);
			break;
		case 'monsters-reshuffled': {
			const [monsters, decks] = drawFrom(draft.random.decks, draw => draw.shuffle(event.cards));
			draft.random = {...draft.random, decks};
			draft.decks = {...draft.decks, monsters};
			draft.discards = {...draft.discards, monsters: draft.discards.monsters.filter(card => !event.cards.includes(card))};
			break;
		}

		case 'monster-revealed': {
			const foe = {id: event.monster, boss: event.boss, life: event.life, maxLife: event.life, gold: event.gold, slain: false};
			draft.supply = {...draft.supply, gold: draft.supply.gold - event.gold};
			if (event.boss) draft.decks = {...draft.decks, bosses: draft.decks.bosses.filter(card => card !== event.monster)};
			else draft.decks = {...draft.decks, monsters: draft.decks.monsters.slice(1)};
			if (draft.combat) {
				changeCombat(draft, {foe});
				break;
			}

			draft.phase = event.boss ? 'boss' : 'combat';
			draft.combat = {
				foe,
				dice: ready,
				bonusOut: 0,
				lying: [],
				tokens: [],
				sampled: false,
				lastThrower: undefined,
				epic: false,
				turn: freshTurn,
				thrown: undefined,
				wounds: [],
				after: 'throw',
			};
			break;
		}

		case 'turn-started':
			draft.active = event.hero;
			changeCombat(draft, {turn: freshTurn, thrown: undefined});
			break;
		case 'bonus-die-taken':
			draft.chest = {...draft.chest, bonusDice: draft.chest.bonusDice - 1};
			changeCombat(draft, {bonusOut: combatOf(draft).bonusOut + 1, turn: {die: 'bonus', second: false, flown: false}});
			break;
		case 'dice-retrieved':
			changeCombat(draft, {dice: ready, lying: combatOf(draft).lying.filter(lies => lies.die === 'bonus')});
			break;
		case 'thrown': {
			const combat = combatOf(draft);
			draft.throws++;
			changeCombat(draft, {
				dice: isColour(event.die) ? {...combat.dice, [event.die]: 'thrown'} : combat.dice,
				lying: [...combat.lying, {die: event.die, landing: event.landing}],
				lastThrower: event.hero,
				thrown: {
					die: event.die,
					weapons: event.weapons,
					landing: event.landing,
					miss: event.why,
					ability: undefined,
					spent: 0,
					flute: combat.tokens.includes('flute'),
				},
			});
			break;
		}

		case 'rethrow': {
			const {lying, turn} = combatOf(draft);
			changeCombat(draft, {lying: removeLast(lying, event.die), thrown: undefined, turn: {...turn, die: event.die, flown: true}});
			break;
		}

		case 'ability': {
			const {thrown} = combatOf(draft);
			if (thrown) changeCombat(draft, {thrown: {...thrown, ability: event.color}});
			break;
		}

		case 'second-swing':
			changeCombat(draft, {
				lying: removeLast(combatOf(draft).lying, event.die),
				thrown: undefined,
				turn: {die: event.die, second: true, flown: true},
			});
			break;
		case 'token': {
			const others = combatOf(draft).tokens.filter(token => token !== event.token);
			changeCombat(draft, {tokens: event.active ? [...others, event.token] : others});
			break;
		}

		case 'card-stolen':
			draft.stolen = draft.decks.equipment[0];
			draft.decks = {...draft.decks, equipment: draft.decks.equipment.slice(1)};
			changeCombat(draft, {sampled: true});
			break;
		case 'hit':
			changeFoe(draft, {life: event.life});
			break;
		case 'insta-kill':
			changeFoe(draft, {slain: true});
			break;
		case 'monster-hurt':
		case 'monster-healed':
			changeFoe(draft, {life: event.life});
			break;
		case 'armour-used':
			changeHero(draft, event.hero, ({equipment}) => ({
				equipment: equipment.map(card => (card.id === event.card ? {...card, used: true} : card)),
			}));
			changeCombat(draft, {
				wounds: combatOf(draft).wounds.map(wound =>
					wound.hero === event.hero ? {...wound, amount: wound.amount - event.prevented} : wound,
				),
			});
			break;
		case 'suffered':
			changeHero(draft, event.hero, () => ({life: event.life}));
			break;
		case 'fainted':
			changeHero(draft, event.hero, () => ({life: 0, fainted: true}));
			break;
		case 'backed-down': {
			const {foe} = combatOf(draft);
			draft.boxed = {...draft.boxed, monsters: [...draft.boxed.monsters, event.monster]};
			draft.supply = {...draft.supply, gold: draft.supply.gold + foe.gold};
			changeFoe(draft, {gold: 0});
			break;
		}

		case 'spent':
			dropFrom(draft, event.hero, event.card);
			break;
		case 'damage-added': {
			const {thrown} = combatOf(draft);
			if (thrown) changeCombat(draft, {thrown: {...thrown, spent: thrown.spent + event.amount}});
			break;
		}

		case 'armour-readied':
			changeHero(draft, event.hero, ({equipment}) => ({equipment: equipment.map(card => ({...card, used: false}))}));
			break;
		case 'monster-defeated': {
			const {turn, thrown, bonusOut} = combatOf(draft);
			draft.phase = 'resting';
			changeCombat(draft, {thrown: undefined, turn: freshTurn, wounds: []});
			// A Bonus die that was taken but not thrown goes back where it came from.
			if (turn.die === 'bonus' && !thrown && !turn.flown) {
				draft.chest = {...draft.chest, bonusDice: draft.chest.bonusDice + 1};
				changeCombat(draft, {bonusOut: bonusOut - 1});
			}

			break;
		}

		case 'reward':
			draft.chest = {...draft.chest, gold: draft.chest.gold + event.amount};
			changeFoe(draft, {gold: 0});
			break;
		case 'scarred':
			changeHero(draft, event.hero, ({scars}) => ({scars: [...scars, event.color], life: event.life, fainted: false}));
			break;
		case 'eliminated':
			changeHero(draft, event.hero, () => ({eliminated: true, fainted: false, life: 0}));
			break;
		case 'leader-changed':
			draft.leader = event.leader;
			break;
		case 'dice-collected':
			draft.supply = {...draft.supply, bonusDice: draft.supply.bonusDice + event.bonusDice};
			changeCombat(draft, {dice: ready, bonusOut: 0, lying: []});
			break;
		case 'given': {
			const move = (card: string, from: string, to: string): void => {
				const used = draft.heroes.find(hero => hero.id === from)?.equipment.find(carried => carried.id === card)?.used ?? false;
				changeHero(draft, from, ({equipment}) => ({equipment: without(equipment, card)}));
				changeHero(draft, to, ({equipment}) => ({equipment: [...equipment, {id: card, used}]}));
			};

			move(event.card, event.from, event.to);
			if (event.for !== undefined) move(event.for, event.to, event.from);
			break;
		}

		case 'room-left':
			draft.heroes = draft.heroes.map(hero =>
				inGame(hero) ? {...hero, equipment: hero.equipment.map(card => (card.used ? {...card, used: false} : card))} : hero,
			);
			draft.discards = {...draft.discards, monsters: [...draft.discards.monsters, combatOf(draft).foe.id]};
			draft.setAside = [...draft.setAside, event.room];
			draft.room = undefined;
			draft.combat = undefined;
			break;
		case 'shop-opened':
			draft.phase = 'shopping';
			draft.shops = event.visit;
			draft.wares = event.cards;
			draft.decks = {...draft.decks, equipment: draft.decks.equipment.slice(event.cards.length)};
			break;
		case 'bought':
			moveGold(draft, -event.price);
			draft.wares = draft.wares.filter(card => card !== event.card);
			break;
		case 'healing-bought':
			moveGold(draft, -event.price);
			break;
		case 'die-bought':
			moveGold(draft, -event.price);
			moveDice(draft, 1);
			break;
		case 'shop-closed':
			draft.boxed = {...draft.boxed, equipment: [...draft.boxed.equipment, ...draft.wares]};
			draft.wares = [];
			draft.steps = 0;
			if (!event.last) returnRooms(draft);
			break;
		case 'rooms-returned':
			returnRooms(draft);
			break;
		case 'monsters-discarded':
			draft.discards = {...draft.discards, monsters: [...draft.discards.monsters, ...draft.decks.monsters]};
			draft.decks = {...draft.decks, monsters: []};
			break;
		case 'won':
			draft.outcome = 'won';
			draft.phase = 'over';
			break;
		case 'lost':
			draft.outcome = 'lost';
			draft.cause = event.cause;
			draft.phase = 'over';
			break;
		default:
			break;
	}
};
