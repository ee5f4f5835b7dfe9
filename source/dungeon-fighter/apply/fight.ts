/** How the events of a fight change the table. */
import type {Colour, Die} from '../../kernel/landing.js';
import type {Event} from '../events.js';
import type {Combat, Draft} from '../state.js';
import {combatOf} from '../table.js';
import {changeCombat, changeFoe, changeHero} from './changes.js';

export type FightEvent = Extract<
	Event,
	{
		type:
			| 'monster-revealed'
			| 'turn-started'
			| 'bonus-die-taken'
			| 'dice-retrieved'
			| 'thrown'
			| 'rethrow'
			| 'ability'
			| 'second-swing'
			| 'token'
			| 'card-stolen'
			| 'hit'
			| 'insta-kill'
			| 'monster-hurt'
			| 'monster-healed'
			| 'armour-used'
			| 'suffered'
			| 'fainted'
			| 'backed-down'
			| 'damage-added'
			| 'monster-defeated'
			| 'reward'
			| 'dice-collected';
	}
>;

const isColour = (die: Die): die is Colour => die !== 'bonus';

const ready = {red: 'ready', green: 'ready', blue: 'ready'} as const;

const freshTurn = {die: undefined, second: false, flown: false} as const;

const removeLast = (lying: Combat['lying'], die: Die): Combat['lying'] => {
	const at = lying.findLastIndex(lies => lies.die === die);
	return lying.filter((_, index) => index !== at);
};

export const applyToFight = (draft: Draft, event: FightEvent): void => {
	switch (event.type) {
		case 'monster-revealed': {
			const foe = {id: event.monster, boss: event.boss, life: event.life, maxLife: event.life, gold: event.gold, slain: false};
			draft.supply = {...draft.supply, gold: draft.supply.gold - event.gold};
			if (event.boss) draft.decks = {...draft.decks, bosses: draft.decks.bosses.filter(card => card !== event.monster)};
			else draft.decks = {...draft.decks, monsters: draft.decks.monsters.slice(1)};
			draft.phase = event.boss ? 'boss' : 'combat';
			if (draft.combat) {
				changeCombat(draft, {foe, epic: false});
				break;
			}

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

		case 'damage-added': {
			const {thrown} = combatOf(draft);
			if (thrown) changeCombat(draft, {thrown: {...thrown, spent: thrown.spent + event.amount}});
			break;
		}

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
		case 'dice-collected':
			draft.supply = {...draft.supply, bonusDice: draft.supply.bonusDice + event.bonusDice};
			changeCombat(draft, {dice: ready, bonusOut: 0, lying: []});
			break;
	}
};
