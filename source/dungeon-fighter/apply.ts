/** The one place where the state changes: each event says how. Those of the fight are in apply/fight.ts. */
import {drawFrom} from '../kernel/random.js';
import {changeHero, discardEquipment, dropFrom, moveDice, moveGold, returnRooms, without} from './apply/changes.js';
import {applyToFight} from './apply/fight.js';
import type {Event} from './events.js';
import type {Draft} from './state.js';
import {combatOf, inGame} from './table.js';

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

		case 'spent':
			dropFrom(draft, event.hero, event.card);
			break;
		case 'armour-readied':
			changeHero(draft, event.hero, ({equipment}) => ({equipment: equipment.map(card => ({...card, used: false}))}));
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
		case 'game-started':
		case 'miss':
			// Said for those who listen; the table is as it was.
			break;
		default:
			applyToFight(draft, event);
			break;
	}
};
