/**
 * What a player can do, one line for each action. `state` is the table where the action is to be taken. The rooms of
 * 'choose-path' are named: show these lines to the leader only.
 */
import type {Action, GiveAction, SpendAction, ThrowAction} from '../dungeon-fighter/actions.js';
import type {Box} from '../dungeon-fighter/box.js';
import {dungeonFighter} from '../dungeon-fighter/game.js';
import type {State} from '../dungeon-fighter/state.js';
import {maxLife, stanceOf} from '../dungeon-fighter/table.js';
import type {Colour} from '../kernel/landing.js';
import {equipmentText, roomText} from './card-text.js';
import {abilityName, abilityText, dieName, spendableEffectText, throwPhrase} from './describe.js';
import {aDie, cardName, foeName, heroName, places, the} from './names.js';
import {count, list} from './text.js';

const throwText = (box: Box, state: State, {die, weapons}: ThrowAction): string => {
	const again = state.combat?.turn.flown ? ' again' : '';
	const armed = weapons.length > 0 ? ` with ${list(weapons.map(id => the(cardName(box, id))))}` : '';
	const stance = throwPhrase(box, stanceOf({box, state}, weapons));
	return `Throw ${again ? `the ${dieName(die)}` : aDie(die)}${again}${armed}${stance === '' ? '' : ` (${stance})`}`;
};

/** Only what the card does at this moment: some of it needs a target, some a throw to be played on. */
const spendText = (box: Box, state: State, {card: id, hero, target}: SpendAction): string => {
	const card = box.card(id);
	if (card.kind !== 'spendable') return `Spend ${card.name}`;
	const onThrow = state.waiting.kind === 'rethrow' || state.waiting.kind === 'activate';
	const texts = card.effects
		.filter((_, index) => {
			const spend = card.hooks[index]?.spend;
			return !(spend?.needsTarget && target === undefined) && !(spend?.onThrow && !onThrow);
		})
		.map(effect => spendableEffectText(box, effect));
	const on = target === undefined ? '' : ` on ${heroName(box, target)}`;
	const whose = hero === state.active ? '' : ` of ${heroName(box, hero)}`;
	return `Spend ${card.name}${whose}${on}: ${texts.join(', ')}`;
};

const giveText = (box: Box, {card, from, to, for: back}: GiveAction): string =>
	`Give ${cardName(box, card)} from ${heroName(box, from)} to ${heroName(box, to)}${back === undefined ? '' : `, for ${cardName(box, back)}`}`;

const abilityLine = (box: Box, hero: string, colour: Colour): string => {
	const ability = box.hero(hero).abilities[colour];
	return `${abilityName(ability.is)}: ${abilityText(box, ability)}`;
};

/** What a throw that is kept does to the monster, by the rules themselves: abilities and tricks are counted in. */
const worthOfKept = (box: Box, state: State): string => {
	const {events} = dungeonFighter(box).step(state, {type: 'keep'});
	const hit = events.find(event => event.type === 'hit');
	if (hit) return `${hit.damage} damage${hit.life <= 0 ? `, would defeat ${foeName(box, state)}` : ''}`;
	return events.some(event => event.type === 'insta-kill') ? `would defeat ${foeName(box, state)} at once` : 'no damage';
};

const keepText = (box: Box, state: State): string => {
	const thrown = state.combat?.thrown;
	if (!thrown || state.waiting.kind !== 'rethrow') return 'Keep the throw';
	const where = places[thrown.landing.zone];
	return thrown.miss === undefined ? `Keep the throw ${where}: ${worthOfKept(box, state)}` : `Keep the throw ${where}: a miss`;
};

const takeItText = ({combat, waiting}: State): string => {
	const hero = 'hero' in waiting ? waiting.hero : undefined;
	const wound = combat?.wounds.find(each => each.hero === hero);
	return wound ? `Take it: ${wound.amount} damage` : 'Take it';
};

const scarText = (box: Box, state: State, id: string, colour: Colour): string => {
	const hero = state.heroes.find(each => each.id === id);
	const lost = abilityName(box.hero(id).abilities[colour].is);
	const life = hero ? `, ${maxLife(box, {...hero, scars: [...hero.scars, colour]})} life at most` : '';
	return `A Scar on ${colour} for ${heroName(box, id)}: no more ${lost}${life}`;
};

const unheardOf = (action: never): never => {
	throw new Error(`no words for ${JSON.stringify(action)}`);
};

export const actionText = (box: Box, state: State, action: Action): string => {
	const {shop} = box.edition;
	const level = state.combat ? (box.foe(state.combat.foe.id).level ?? 0) : 0;
	const dropping = (drop: string | undefined): string => (drop === undefined ? '' : `, dropping ${cardName(box, drop)}`);
	switch (action.type) {
		case 'choose-path': {
			const room = box.room(action.card);
			return `Enter ${room.name} (${count(room.icons, 'icon')}): ${roomText(box, room) ?? 'nothing special'}`;
		}

		case 'assign':
			return `Give ${cardName(box, action.card)} to ${heroName(box, action.to)}${dropping(action.drop)}`;
		case 'discard':
			return `Leave ${cardName(box, action.card)} behind`;
		case 'throw':
			return throwText(box, state, action);
		case 'use-bonus-die':
			return `Take a Bonus die (${state.chest.bonusDice} in the chest)`;
		case 'retrieve-dice':
			return `Pick up the three dice: ${level} damage to everyone standing`;
		case 'back-down':
			return `Back down from ${foeName(box, state)}: ${level} damage to everyone standing, and another monster`;
		case 'give-up':
			return 'Give up: there is nothing left to throw';
		case 'activate':
			return abilityLine(box, state.active, action.color);
		case 'decline':
			return 'No ability, thank you';
		case 'rethrow':
			return `${abilityName(action.by)}: throw the die again`;
		case 'keep':
			return keepText(box, state);
		case 'use-armour':
			return `Use ${cardName(box, action.card)}: ${equipmentText(box, box.card(action.card))}`;
		case 'take-it':
			return takeItText(state);
		case 'faint':
			return `Let ${heroName(box, 'hero' in state.waiting ? state.waiting.hero : state.active)} faint`;
		case 'scar':
			return scarText(box, state, action.hero, action.color);
		case 'give':
			return giveText(box, action);
		case 'move-on':
			return state.steps >= shop.icons ? 'Move on to the Shop' : 'Move on to the next room';
		case 'buy':
			return `Buy ${cardName(box, action.card)} for ${heroName(box, action.to)} (${box.card(action.card).price} gold)${dropping(action.drop)}`;
		case 'buy-healing':
			return `Buy healing (${shop.healingPrice} gold): every standing hero heals 1`;
		case 'buy-die':
			return `Buy a Bonus die (${shop.diePrice} gold)`;
		case 'leave':
			return state.shops >= shop.visits ? 'Leave the Shop and meet the Boss' : 'Leave the Shop';
		case 'spend':
			return spendText(box, state, action);
		case 'time-spell':
			return 'Spend the Time Spell token: throw the die again';
		default:
			return unheardOf(action);
	}
};
