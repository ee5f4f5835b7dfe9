/** While a throw lies there and has not taken effect: wake an ability, throw again, or pour something on. */
import type {Action, SpendAction} from '../../dungeon-fighter/actions.js';
import {combatOf, foeCard, isInstaKill, type Table} from '../../dungeon-fighter/table.js';
import type {Decision} from '../../kernel/game.js';
import type {Colour} from '../../kernel/landing.js';
import {missCost, outlook, weaponBonus} from '../outlook.js';
import {amountOf, best, has, level, ofType, type Policy} from '../policy.js';
import {abilityWorth} from '../worth.js';

export const activate: Policy = (table, decision, hand) => {
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

export const rethrow: Policy = (table, decision, hand) => {
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
