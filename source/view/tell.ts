/**
 * The log: one line for each event, and none for the bookkeeping. `state` is the table after the step that the event belongs
 * to; `say` has the words (`voice.ts`). What the table must not know is not told: neither the room that was rejected nor the
 * stolen card.
 */
import type {Box} from '../dungeon-fighter/box.js';
import type {Event} from '../dungeon-fighter/events.js';
import type {State} from '../dungeon-fighter/state.js';
import {equipmentText} from './card-text.js';
import {dieName, pronouns} from './describe.js';
import {cardName, foeName, heroName, lifeLeft, sourceName} from './names.js';
import {
	tellAbility,
	tellArmour,
	tellAssigned,
	tellDiscarded,
	tellFound,
	tellGiven,
	tellLoss,
	tellMonster,
	tellRoom,
	tellScar,
	tellSpent,
	tellStart,
	tellSuffered,
} from './tell-journey.js';
import {tellHit, tellMiss, tellThrown} from './tell-throw.js';
import {count} from './text.js';
import type {Say} from './voice.js';

const unheardOf = (event: never): never => {
	throw new Error(`no words for ${JSON.stringify(event)}`);
};

const bonusDice = (amount: number): string => count(amount, 'Bonus die', 'Bonus dice');

export const tell = (box: Box, state: State, event: Event, say: Say): string | undefined => {
	const {shop} = box.edition;
	const hero = (id: string): string => heroName(box, id);
	const from = (why: string): string => sourceName(box, why);
	switch (event.type) {
		case 'game-started':
			return tellStart(box, event, say);
		case 'round-started':
			return say('round-started', {round: event.round});
		case 'path-offered':
			return say('path-offered', {hero: hero(event.to), rooms: count(event.cards, 'room')});
		case 'room-entered':
			return tellRoom(box, event, say);
		case 'gold-gained':
			return say('gold-gained', {amount: event.amount, why: from(event.why)});
		case 'gold-lost':
			return say('gold-lost', {amount: event.amount, why: from(event.why)});
		case 'dice-gained':
			return say('dice-gained', {dice: bonusDice(event.amount), why: from(event.why)});
		case 'healed':
			return say('healed', {hero: hero(event.hero), amount: event.amount, why: from(event.why), life: event.life});
		case 'equipment-found':
			return tellFound(box, event, say);
		case 'equipment-assigned':
			return tellAssigned(box, event, say);
		case 'equipment-discarded':
			return tellDiscarded(box, event, say);
		case 'monsters-reshuffled':
			return say('monsters-reshuffled', {cards: count(event.cards.length, 'old one')});
		case 'monster-revealed':
			return tellMonster(box, event, say);
		case 'bonus-die-taken':
			return say('bonus-die-taken', {hero: hero(event.hero)});
		case 'dice-retrieved':
			return say('dice-retrieved', {hero: hero(event.hero)});
		case 'thrown':
			return tellThrown(box, event, say);
		case 'rethrow':
			return say('rethrow', {hero: hero(event.hero), die: dieName(event.die), why: from(event.by)});
		case 'ability':
			return tellAbility(box, event, say);
		case 'second-swing':
			return say('second-swing', {hero: hero(event.hero), die: dieName(event.die)});
		case 'card-stolen':
			return say('card-stolen', {hero: hero(event.hero), their: pronouns(box.hero(event.hero)).their});
		case 'hit':
			return tellHit(box, state, event, say);
		case 'insta-kill':
			return say('insta-kill', {hero: hero(event.hero), monster: foeName(box, state)});
		case 'miss':
			return tellMiss(box, state, event, say);
		case 'monster-hurt': {
			const {by, damage, why, life} = event;
			return say('monster-hurt', {hero: hero(by), damage, why: from(why), monster: foeName(box, state), left: lifeLeft(life)});
		}

		case 'monster-healed':
			return say('monster-healed', {monster: foeName(box, state), amount: event.amount, why: from(event.why), life: event.life});
		case 'armour-used':
			return tellArmour(box, event, say);
		case 'suffered':
			return tellSuffered(box, state, event, say);
		case 'fainted':
			return say('fainted', {hero: hero(event.hero), ...pronouns(box.hero(event.hero))});
		case 'backed-down':
			return say('backed-down', {monster: box.foe(event.monster).name});
		case 'spent':
			return tellSpent(box, event, say);
		case 'damage-added':
			return say('damage-added', {card: cardName(box, event.why), amount: event.amount});
		case 'armour-readied':
			return say('armour-readied', {hero: hero(event.hero)});
		case 'monster-defeated':
			return say(event.epic ? 'monster-defeated-epic' : 'monster-defeated', {monster: box.foe(event.monster).name});
		case 'reward':
			return say('reward', {amount: event.amount});
		case 'scarred':
			return tellScar(box, event, say);
		case 'eliminated':
			return say('eliminated', {hero: hero(event.hero)});
		case 'leader-changed':
			return say('leader-changed', {hero: hero(event.leader), their: pronouns(box.hero(event.leader)).their});
		case 'dice-collected':
			return event.bonusDice > 0 ? say('dice-collected', {dice: bonusDice(event.bonusDice)}) : undefined;
		case 'given':
			return tellGiven(box, event, say);
		case 'shop-opened':
			return say('shop-opened', {visit: event.visit, visits: shop.visits, cards: count(event.cards.length, 'card')});
		case 'bought':
			return say('bought', {price: event.price, card: cardName(box, event.card), text: equipmentText(box, box.card(event.card))});
		case 'healing-bought':
			return say('healing-bought', {price: event.price});
		case 'die-bought':
			return say('die-bought', {price: event.price});
		case 'shop-closed':
			return event.last ? say('shop-closed-last', {}) : say('shop-closed', {icons: shop.icons});
		case 'rooms-returned':
			return say('rooms-returned', {});
		case 'won':
			return say('won', {points: count(event.total, 'point'), title: event.title});
		case 'lost':
			return tellLoss(box, event, say);
		// The throw names its hero, the ability says what its token does, and the rest is tidying up.
		case 'turn-started':
		case 'token':
		case 'room-left':
		case 'monsters-discarded':
			return undefined;
		default:
			return unheardOf(event);
	}
};
