/**
 * The log: one plain line for each event, and none for the bookkeeping. `state` is the table after the step that the
 * event belongs to. What the table must not know is not told: neither the room that was rejected nor the stolen card.
 */
import type {Box} from '../dungeon-fighter/box.js';
import type {Event} from '../dungeon-fighter/events.js';
import type {State} from '../dungeon-fighter/state.js';
import {equipmentText} from './card-text.js';
import {dieName} from './describe.js';
import {cardName, foeName, heroName, lifeLeft, sourceName} from './names.js';
import {
	tellAbility,
	tellAssigned,
	tellFound,
	tellGiven,
	tellLoss,
	tellMonster,
	tellRoom,
	tellScar,
	tellStart,
	tellSuffered,
} from './tell-journey.js';
import {tellHit, tellMiss, tellThrown} from './tell-throw.js';
import {count} from './text.js';

const unheardOf = (event: never): never => {
	throw new Error(`no words for ${JSON.stringify(event)}`);
};

export const tell = (box: Box, state: State, event: Event): string | undefined => {
	const {shop} = box.edition;
	switch (event.type) {
		case 'game-started':
			return tellStart(box, event);
		case 'round-started':
			return `Round ${event.round}.`;
		case 'path-offered':
			return `${heroName(box, event.to)} looks at ${count(event.cards, 'room')}, in secret.`;
		case 'room-entered':
			return tellRoom(box, event);
		case 'gold-gained':
			return `+${event.amount} gold (${sourceName(box, event.why)}).`;
		case 'gold-lost':
			return `-${event.amount} gold (${sourceName(box, event.why)}).`;
		case 'dice-gained':
			return `+${count(event.amount, 'Bonus die', 'Bonus dice')} (${sourceName(box, event.why)}).`;
		case 'healed':
			return `${heroName(box, event.hero)} heals ${event.amount} (${sourceName(box, event.why)}): ${event.life} life.`;
		case 'equipment-found':
			return tellFound(box, event);
		case 'equipment-assigned':
			return tellAssigned(box, event);
		case 'equipment-discarded':
			return `${cardName(box, event.card)} ${event.from === undefined ? 'stays behind' : `goes where ${heroName(box, event.from)} went`}.`;
		case 'monsters-reshuffled':
			return `No new monsters are left: ${count(event.cards.length, 'old acquaintance')} shuffled back in.`;
		case 'monster-revealed':
			return tellMonster(box, event);
		case 'bonus-die-taken':
			return `${heroName(box, event.hero)} takes a Bonus die from the chest.`;
		case 'dice-retrieved':
			return `${heroName(box, event.hero)} picks up all three dice, and everybody pays.`;
		case 'thrown':
			return tellThrown(box, event);
		case 'rethrow':
			return `${heroName(box, event.hero)} takes the ${dieName(event.die)} back (${sourceName(box, event.by)}): that never happened.`;
		case 'ability':
			return tellAbility(box, event);
		case 'second-swing':
			return `${heroName(box, event.hero)} throws the ${dieName(event.die)} a second time, without weapons.`;
		case 'card-stolen':
			return `A Shop card slips up ${heroName(box, event.hero)}'s sleeve, face down.`;
		case 'hit':
			return tellHit(box, state, event);
		case 'insta-kill':
			return `Insta-kill! Bullseye, icon up: ${heroName(box, event.hero)} needs no sum for ${foeName(box, state)}.`;
		case 'miss':
			return tellMiss(box, state, event);
		case 'monster-hurt':
			return `${heroName(box, event.by)} deals ${event.damage} with ${sourceName(box, event.why)}. ${foeName(box, state)}: ${lifeLeft(event.life)}.`;
		case 'monster-healed':
			return `${foeName(box, state)}: +${event.amount} life (${sourceName(box, event.why)}), ${event.life} again.`;
		case 'armour-used':
			return `${heroName(box, event.hero)} uses ${cardName(box, event.card)}${event.prevented > 0 ? `: ${event.prevented} damage stopped` : ''}.`;
		case 'suffered':
			return tellSuffered(box, state, event);
		case 'fainted':
			return `${heroName(box, event.hero)} faints and sits out the rest of the fight.`;
		case 'backed-down':
			return `The party backs down: ${box.foe(event.monster).name}, undefeated, back into the box.`;
		case 'spent': {
			const target = event.target === undefined || event.target === event.hero ? '' : ` on ${heroName(box, event.target)}`;
			return `${heroName(box, event.hero)} spends ${cardName(box, event.card)}${target}.`;
		}

		case 'damage-added':
			return `${cardName(box, event.why)}: +${event.amount} damage on this throw.`;
		case 'armour-readied':
			return `${heroName(box, event.hero)}'s armour is as good as new, which it never was.`;
		case 'monster-defeated':
			return `Defeated: ${box.foe(event.monster).name}.${event.epic ? ' An Epic Shot!' : ''}`;
		case 'reward':
			return `+${event.amount} gold (reward).`;
		case 'scarred':
			return tellScar(box, event);
		case 'eliminated':
			return `${heroName(box, event.hero)} has no room for another Scar and is out of the game.`;
		case 'leader-changed':
			return `${heroName(box, event.leader)} takes the lead.`;
		case 'dice-collected':
			return event.bonusDice > 0 ? `${count(event.bonusDice, 'Bonus die', 'Bonus dice')} back to the supply.` : undefined;
		case 'given':
			return tellGiven(box, event);
		case 'shop-opened':
			return `The Shop, visit ${event.visit} of ${shop.visits}: ${count(event.cards.length, 'card')} on the table.`;
		case 'bought':
			return `Bought for ${event.price} gold: ${cardName(box, event.card)} (${equipmentText(box, box.card(event.card))}).`;
		case 'healing-bought':
			return `${event.price} gold for healing.`;
		case 'die-bought':
			return `${event.price} gold for a Bonus die.`;
		case 'shop-closed':
			return event.last ? 'The Shop closes for good. Only the Boss is left.' : `The Shop closes. The next one is ${shop.icons} icons away.`;
		case 'rooms-returned':
			return 'The dungeon is out of rooms; the old ones come round again.';
		case 'won':
			return `Won, with ${count(event.total, 'point')}: ${event.title}.`;
		case 'lost':
			return tellLoss(box, event);
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
