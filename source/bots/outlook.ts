/** What a bot expects of a throw: the chances of its hand in this stance, and what they are worth against this monster. */
import {foeCard, heroOf, stanceOf, type Table} from '../dungeon-fighter/table.js';
import type {Die} from '../kernel/landing.js';
import {type HandName, type Odds, oddsOf} from '../throwing/odds.js';

const sections = ['1', '2', '3', '4', '5'] as const;

export const iconChance = 1 / 3;

/** How much a point of a hero's Life weighs against a point of damage to the monster: the emptier, the dearer. */
export const lifeWorth = (life: number): number => (life <= 2 ? 1.6 : life <= 4 ? 1 : 0.6);

export type Outlook = {
	readonly hit: number;
	/** The mean section of a hit. */
	readonly section: number;
	/** Expected damage to this monster, no more than it has Life. */
	readonly damage: number;
};

type Prey = {readonly gang: boolean; readonly dodges: number; readonly resistant: boolean};

const preyOf = (table: Table): Prey => {
	const names = foeCard(table).effects.map(effect => effect.is);
	return {
		gang: names.includes('gang'),
		dodges: names.includes('super-tricky') ? 2 : names.includes('tricky') ? 1 : 0,
		resistant: names.includes('resistant'),
	};
};

const dealt = (total: number, prey: Prey, life: number): number =>
	Math.min(life, prey.resistant && total % 2 === 1 ? (total - 1) / 2 : total);

const look = (odds: Odds, prey: Prey, bonus: number, life: number): Outlook => {
	let hit = odds.bullseye / 100;
	let section = hit * 10;
	let damage = hit * dealt(10 + bonus, prey, life);
	for (const zone of sections) {
		const printed = Number(zone);
		if (printed <= prey.dodges) continue;
		const value = prey.gang ? 1 : printed;
		const chance = odds[zone] / 100;
		hit += chance;
		section += chance * value;
		damage += chance * dealt(value + bonus, prey, life);
	}

	return {hit, section: hit > 0 ? section / hit : 0, damage};
};

/** The bonus of weapons on a hit against the monster at hand. */
export const weaponBonus = (table: Table, weapons: readonly string[], die: Die): number => {
	const {type} = foeCard(table);
	let bonus = 0;
	for (const id of weapons) {
		for (const effect of table.box.weapon(id).effects) {
			if (effect.is === 'bonus') bonus += effect.amount;
			else if (effect.is === 'bonus-against') bonus += effect.type === type ? effect.amount : effect.otherwise;
			else bonus += effect.die === die ? effect.amount : effect.otherwise;
		}
	}

	return bonus;
};

export const outlook = (table: Table, hand: HandName, weapons: readonly string[], die: Die): Outlook =>
	look(oddsOf(hand, stanceOf(table, weapons)), preyOf(table), weaponBonus(table, weapons, die), table.state.combat?.foe.life ?? 99);

/** What a miss costs: the monster's damage to the thrower, or to everyone. */
export const missCost = (table: Table): number => {
	const {damage, effects} = foeCard(table);
	const {state} = table;
	const one = damage * lifeWorth(heroOf(state, state.active).life);
	let cost = one;
	for (const effect of effects) {
		if (effect.is === 'rabid') {
			for (const hero of state.heroes) {
				if (hero.id !== state.active && !hero.fainted && !hero.eliminated) cost += damage * lifeWorth(hero.life);
			}
		} else if (effect.is === 'greedy') cost += state.chest.gold > 0 ? 1 : 0;
		else if (effect.is === 'leeching') cost += effect.amount ?? 0;
	}

	return cost;
};
