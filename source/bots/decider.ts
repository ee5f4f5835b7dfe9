/**
 * A sensible head for a party of bots: one small policy for each kind of decision. It looks only at what a player could
 * see, and it always answers with one of the listed actions.
 */
import type {Action, SpendAction, ThrowAction} from '../dungeon-fighter/actions.js';
import {combatOf, foeCard, heroOf, inGame, isInstaKill, leftOf, maxLife, stanceOf, standing, type Table} from '../dungeon-fighter/table.js';
import type {Decision} from '../kernel/game.js';
import type {Colour} from '../kernel/landing.js';
import type {HandName} from '../throwing/odds.js';
import {iconChance, lifeWorth, missCost, outlook, weaponBonus} from './outlook.js';
import {abilityWorth, cardWorth, healAllWorth, onBoard, scarCost} from './worth.js';

type Policy = (table: Table, decision: Decision<Action>, hand: HandName) => Action;

const best = <Option>(options: readonly Option[], score: (option: Option) => number): Option => {
	let top = options[0] as Option;
	let most = -Infinity;
	for (const option of options) {
		const points = score(option);
		if (points > most) {
			most = points;
			top = option;
		}
	}

	return top;
};

const ofType = <Type extends Action['type']>(decision: Decision<Action>, type: Type): readonly Extract<Action, {type: Type}>[] =>
	decision.actions.filter((action): action is Extract<Action, {type: Type}> => action.type === type);

const has = (decision: Decision<Action>, type: Action['type']): boolean => decision.actions.some(action => action.type === type);

/** Throws of this party still to come, as a rough measure of what lasting things are worth. */
const throwsLeft = ({box, state}: Table): number => {
	const shopsLeft = Math.max(0, box.edition.shop.visits - state.shops);
	return (shopsLeft * 17 + 8) / state.heroes.filter(inGame).length;
};

const choosePath: Policy = (table, decision, hand) =>
	best(ofType(decision, 'choose-path'), ({card}) => {
		const room = table.box.room(card);
		let worth = room.icons * 0.4 - (onBoard(hand, []) - onBoard(hand, room.throws)) * 12;
		for (const effect of room.effects) {
			if (effect.is === 'gold-bonus') worth += effect.amount;
			else if (effect.is === 'heal-party') worth += healAllWorth(table, effect.amount);
			else if (effect.is === 'gain-die') worth += 2 * effect.amount;
			else if (effect.is === 'free-equipment') worth += 2;
			else worth -= 0.5 * effect.amount;
		}

		return worth;
	});

const placeWorth = (table: Table, hand: HandName, card: string, drop: string | undefined): number => {
	const left = throwsLeft(table);
	return cardWorth(table.box.card(card), hand, left) - (drop === undefined ? 0 : cardWorth(table.box.card(drop), hand, left));
};

/** Spreads the cards: the hero who carries least takes the next. */
const seatOf = (table: Table, to: string): number => -0.1 * heroOf(table.state, to).equipment.length;

const assign: Policy = (table, decision, hand) =>
	best(
		decision.actions.filter(action => action.type === 'assign' || action.type === 'discard'),
		action => (action.type === 'assign' ? placeWorth(table, hand, action.card, action.drop) + seatOf(table, action.to) : 0),
	);

/** The die whose icon helps this hero most, and the next one least; the weapons that hurt most for what they risk. */
const chooseThrow: Policy = (table, decision, hand) => {
	const {state} = table;
	const throws = ofType(decision, 'throw');
	const next = leftOf(state, state.active, standing);
	const cost = missCost(table);
	const plain = outlook(table, hand, [], 'bonus');
	const icons = new Map<string, number>();
	const iconWorth = (action: ThrowAction): number => {
		if (action.die === 'bonus') return 0;
		let worth = icons.get(action.die);
		if (worth === undefined) {
			const later = next === state.active ? 0 : abilityWorth(table, next, action.die, plain);
			worth = iconChance * (abilityWorth(table, state.active, action.die, plain) - 0.4 * later);
			icons.set(action.die, worth);
		}

		return worth;
	};

	const rule = stanceOf(table, []);
	if (has(decision, 'back-down') && rule.length > 1 && plain.hit < 0.3 && everyoneCanPay(table)) return {type: 'back-down'};
	return best(throws, action => {
		const {hit, damage} = action.weapons.length === 0 ? plain : outlook(table, hand, action.weapons, action.die);
		return damage - (1 - hit) * cost + iconWorth(action);
	});
};

const level = (table: Table): number => foeCard(table).level ?? 0;

const everyoneCanPay = (table: Table): boolean => table.state.heroes.every(hero => !standing(hero) || hero.life > level(table));

/** A Bonus die costs two coins, the way back to the coloured dice costs everybody's Life. */
const outOfDice: Policy = (table, decision, hand) => {
	if (!has(decision, 'retrieve-dice')) return decision.actions[0]!;
	if (!has(decision, 'use-bonus-die')) return {type: 'retrieve-dice'};
	const needed = combatOf(table.state).foe.life / Math.max(0.5, outlook(table, hand, [], 'bonus').damage);
	if (!everyoneCanPay(table)) return {type: 'use-bonus-die'};
	let pain = 0;
	for (const hero of table.state.heroes) if (standing(hero)) pain += level(table) * lifeWorth(hero.life - level(table));
	return needed * 3.2 < pain && table.state.chest.bonusDice > 1 ? {type: 'use-bonus-die'} : {type: 'retrieve-dice'};
};

const activate: Policy = (table, decision, hand) => {
	const {thrown} = combatOf(table.state);
	if (!thrown) return decision.actions[0]!;
	const sure = {...outlook(table, hand, [], 'bonus'), hit: thrown.miss === undefined ? 1 : 0};
	const choice = best(ofType(decision, 'activate'), ({color}) => {
		const worth = abilityWorth(table, table.state.active, color, sure);
		const {is} = table.box.hero(table.state.active).abilities[color];
		const voids = is === 're-throw' && thrown.miss === undefined;
		return voids ? -1 : worth;
	});
	return voidsHit(table, choice) ? {type: 'decline'} : choice;
};

const voidsHit = (table: Table, {color}: {color: Colour}): boolean =>
	combatOf(table.state).thrown?.miss === undefined && table.box.hero(table.state.active).abilities[color].is === 're-throw';

/** What the throw on the table will deal if nobody interferes. */
const standingDamage = (table: Table): number => {
	const {thrown, foe} = combatOf(table.state);
	if (!thrown || thrown.miss !== undefined) return 0;
	if (isInstaKill(thrown)) return 99;
	const gang = foeCard(table).effects.some(effect => effect.is === 'gang');
	const {zone} = thrown.landing;
	const section = zone === 'bullseye' ? 10 : gang ? 1 : Number(zone);
	return Math.min(foe.life, section + weaponBonus(table, thrown.weapons, thrown.die) + thrown.spent);
};

const rethrow: Policy = (table, decision, hand) => {
	const {thrown, foe, turn} = combatOf(table.state);
	const keep: Action = {type: 'keep'};
	if (!thrown) return keep;
	const now = standingDamage(table);
	const again = outlook(table, hand, turn.second ? [] : thrown.weapons, thrown.die);
	const cost = missCost(table);
	const gain = again.damage - (1 - again.hit) * cost - (thrown.miss === undefined ? now : -cost);
	if (now < foe.life && gain > 0) {
		const ability = ofType(decision, 'rethrow')[0];
		if (ability && gain > 0.5) return ability;
		if (has(decision, 'time-spell') && gain > 1.5) return {type: 'time-spell'};
		const card = rethrowCard(table, decision);
		if (card && gain > 3) return card;
	}

	return damageCard(table, decision, now) ?? keep;
};

const rethrowCard = (table: Table, decision: Decision<Action>): SpendAction | undefined =>
	ofType(decision, 'spend').find(({card}) => table.box.card(card).hooks.some(hook => hook.rethrows));

/** Poured on where it finishes the monster, or where there is nothing left to save it for. */
const damageCard = (table: Table, decision: Decision<Action>, now: number): SpendAction | undefined => {
	const {foe, thrown} = combatOf(table.state);
	if (!thrown || thrown.miss !== undefined || now >= foe.life) return undefined;
	return ofType(decision, 'spend').find(({card}) => {
		const extra = amountOf(table, card, 'damage');
		return extra > 0 && (foe.boss || (now + extra >= foe.life && level(table) >= 2));
	});
};

const amountOf = (table: Table, card: string, is: string): number => {
	for (const effect of table.box.card(card).effects) if (effect.is === is) return 'amount' in effect ? effect.amount : 1;
	return 0;
};

const armour: Policy = (table, decision) => {
	const wound = combatOf(table.state).wounds.find(({hero}) => hero === decision.by)?.amount ?? 0;
	const worth = (card: string): number => {
		let points = 0;
		for (const effect of table.box.card(card).effects) {
			if (effect.is === 'prevent') points += Math.min(wound, effect.amount);
			else if (effect.is === 'prevent-all') points += wound * 0.9;
			else if (effect.is === 'counter' || effect.is === 'loot') points += effect.amount * 0.8;
		}

		return points;
	};

	return best(ofType(decision, 'use-armour'), ({card}) => worth(card));
};

const lastChance: Policy = (table, decision) => {
	const {life} = heroOf(table.state, decision.by);
	const saving = ofType(decision, 'spend').filter(({card, target}) => {
		const healed = target === decision.by ? amountOf(table, card, 'heal') : 0;
		return life + healed + amountOf(table, card, 'heal-party') >= 1;
	});
	return saving.length > 0 ? best(saving, ({card}) => -table.box.card(card).price) : {type: 'faint'};
};

const scar: Policy = (table, decision) => best(ofType(decision, 'scar'), ({hero, color}) => -scarCost(table, hero, color));

const rest: Policy = (table, decision) => {
	const inherited = ofType(decision, 'give').find(({from}) => heroOf(table.state, from).eliminated);
	return inherited ?? {type: 'move-on'};
};

/** Greedy by worth for coin, as long as something is worth its price; before the Boss dice come first. */
const shop: Policy = (table, decision, hand) => {
	const {state, box} = table;
	const gold = state.chest.gold;
	const lastShop = state.shops >= box.edition.shop.visits;
	const frail = state.heroes.filter(hero => inGame(hero) && hero.life <= 3).length;
	const missingLife = state.heroes.reduce((sum, hero) => sum + (inGame(hero) ? maxLife(box, hero) - hero.life : 0), 0);
	const perCoin = (action: Action): number => {
		if (action.type === 'buy') {
			const worth = placeWorth(table, hand, action.card, action.drop) + seatOf(table, action.to);
			return worth / box.card(action.card).price;
		}

		// The Boss takes few throws and no prisoners: only the frail are worth a coin, and a die is worth more.
		if (action.type === 'buy-healing') return lastShop ? Math.min(1.9, 0.8 * frail) : healAllWorth(table, 1);
		if (action.type === 'buy-die') return lastShop ? 2.2 : missingLife > 4 * state.heroes.length ? 0.8 : 1.3;
		return -1;
	};

	const offers = decision.actions.filter(action => action.type === 'buy' || action.type === 'buy-healing' || action.type === 'buy-die');
	if (offers.length === 0 || gold === 0) return {type: 'leave'};
	const choice = best(offers, perCoin);
	return perCoin(choice) > (lastShop ? 0.2 : 1) ? choice : {type: 'leave'};
};

const policies: Readonly<Record<string, Policy>> = {
	'choose-path': choosePath,
	'assign-equipment': assign,
	throw: chooseThrow,
	'out-of-dice': outOfDice,
	activate,
	rethrow,
	armour,
	'last-chance': lastChance,
	scar,
	rest,
	shop,
};

/** Spendables that are better played now than kept, whatever the question is. */
const spendNow = (table: Table, decision: Decision<Action>): SpendAction | undefined => {
	const {state, box} = table;
	const calm = decision.kind === 'throw' || decision.kind === 'out-of-dice';
	if (!calm && decision.kind !== 'rest' && decision.kind !== 'shop') return undefined;
	return ofType(decision, 'spend').find(({card, target}) => {
		for (const effect of box.card(card).effects) {
			if (effect.is === 'gain-dice' || effect.is === 'gold') return true;
			if (effect.is === 'heal-party' && calm && healAllWorth(table, effect.amount) >= effect.amount * 1.2 * state.heroes.length)
				return true;
			if (effect.is === 'heal' && calm && target !== undefined) {
				const hero = heroOf(state, target);
				if (hero.life <= foeCard(table).damage && maxLife(box, hero) - hero.life >= effect.amount) return true;
			}

			if (effect.is === 'bomb' && calm) {
				const {foe} = combatOf(state);
				if (foe.boss || (effect.amount >= foe.life && level(table) >= 2)) return true;
			}

			if (effect.is === 'polish' && calm && level(table) >= 3) return true;
		}

		return false;
	});
};

/** One of the listed actions, never another. */
export const decide = (table: Table, decision: Decision<Action>, hand: HandName): Action => {
	const spend = has(decision, 'spend') ? spendNow(table, decision) : undefined;
	if (spend) return spend;
	const policy = policies[decision.kind];
	if (!policy) throw new Error(`no policy for a ${decision.kind} decision`);
	return policy(table, decision, hand);
};
