/** Phase 2, what a miss costs: blows, armour, the last chance before a faint, and the end of a throw. */
import type {Action} from '../actions.js';
import type {Effect} from '../effects/effect.js';
import {goTo, note, type Play, say, sayAll, wait} from '../play.js';
import type {Hero, Wound} from '../state.js';
import {clockwiseFrom, combatOf, foeCard, foeIsDown, heroOf, hurting, standing, type Table} from '../table.js';
import {revealMonster} from './dungeon.js';
import {lose} from './ending.js';
import {spendActions} from './spending.js';

/** The active hero first, then clockwise. */
const fromActive = ({state}: Table): readonly Hero[] => [heroOf(state, state.active), ...clockwiseFrom(state, state.active).slice(0, -1)];

const abilityName = ({box, state}: Table): string => {
	const colour = combatOf(state).thrown?.ability;
	return colour === undefined ? 'ability' : box.hero(state.active).abilities[colour].is;
};

/** 2E-RULING-01, step 9: what strikes back comes before the blow it answers. */
export const sufferMiss = (play: Play, ability: Effect | undefined): void => {
	const {active} = play.state;
	if (ability?.strikesBack && !foeIsDown(play.state)) sayAll(play, hurting(play, active, ability.strikesBack, abilityName(play)));
	note(play, {wounds: woundsOf(play, ability), after: 'throw'});
	brace(play);
};

const woundsOf = (play: Play, ability: Effect | undefined): readonly Wound[] => {
	const {damage, hooks} = foeCard(play);
	const {active} = play.state;
	const all = hooks.some(hook => hook.hurtsAll);
	const wounds: Wound[] = [];
	for (const {id, fainted, eliminated} of fromActive(play)) {
		if (fainted || eliminated || (id !== active && !all)) continue;
		const own = id === active ? ability?.suffers : undefined;
		const amount = own ?? damage;
		if (amount > 0) wounds.push({hero: id, amount, from: own === undefined ? 'monster' : 'ability', braced: false});
	}

	return wounds;
};

/** Ready armour that can do something: stop what is left of the damage, or answer the blow (2E-EQUIP-07). */
const usableArmour = ({box, state}: Table, id: string): readonly string[] => {
	const wound = combatOf(state).wounds.find(({hero}) => hero === id);
	return heroOf(state, id)
		.equipment.filter(({id: card, used}) => {
			const {kind, hooks} = box.card(card);
			if (used || kind !== 'armour') return false;
			return (wound?.amount ?? 0) > 0 || hooks.some(hook => hook.strikesBack !== undefined || hook.activated);
		})
		.map(carried => carried.id);
};

/** Whether somebody has something in a pocket that would help against this (2E-EQUIP-10). */
const canBeAverted = (table: Table, wound: Wound): boolean =>
	wound.amount > 0 &&
	spendActions(table).some(({card, target}) => table.box.spendsOf(card).some(effect => effect.averts?.(table, wound, target)));

/** Asks everyone who is about to be hurt for their armour (2E-RULING-52), then lets the blow fall. */
export const brace = (play: Play): void => {
	if (foeIsDown(play.state)) note(play, {wounds: combatOf(play.state).wounds.filter(wound => wound.from === 'ability')});
	for (const wound of combatOf(play.state).wounds) {
		const {hero, braced} = wound;
		if (braced || (usableArmour(play, hero).length === 0 && !canBeAverted(play, wound))) continue;
		wait(play, {kind: 'armour', hero});
		return;
	}

	fallBlow(play);
};

export const armourActions = (table: Table, hero: string): readonly Action[] => [
	...usableArmour(table, hero).map((card): Action => ({type: 'use-armour', card})),
	{type: 'take-it'},
];

export const useArmour = (play: Play, hero: string, card: string): void => {
	const amount = combatOf(play.state).wounds.find(wound => wound.hero === hero)?.amount ?? 0;
	const {hooks} = play.box.card(card);
	const left = hooks.reduce((damage, hook) => hook.armour?.(damage) ?? damage, amount);
	say(play, {type: 'armour-used', hero, card, prevented: amount - left});
	for (const {strikesBack, activated} of hooks) {
		if (strikesBack && !foeIsDown(play.state)) sayAll(play, hurting(play, hero, strikesBack, card));
		if (activated) sayAll(play, activated(play));
	}

	brace(play);
};

export const takeIt = (play: Play, hero: string): void => {
	note(play, {wounds: combatOf(play.state).wounds.map(wound => (wound.hero === hero ? {...wound, braced: true} : wound))});
	brace(play);
};

const fallBlow = (play: Play): void => {
	const strike = (source: Wound['from']): void => {
		for (const {hero, amount, from} of combatOf(play.state).wounds) {
			if (amount === 0 || from !== source) continue;
			const life = heroOf(play.state, hero).life - amount;
			say(play, {type: 'suffered', hero, damage: amount, life, why: from === 'monster' ? 'monster' : abilityName(play)});
		}
	};

	strike('ability');
	if (!foeIsDown(play.state)) for (const hook of foeCard(play).hooks) if (hook.missed) sayAll(play, hook.missed(play));
	strike('monster');
	note(play, {wounds: []});
	checkFaints(play);
};

/** 2E-EQUIP-11: whoever is below 1 faints, unless somebody has something in a pocket. */
export const checkFaints = (play: Play): void => {
	for (const {id} of fromActive(play)) {
		const hero = heroOf(play.state, id);
		if (!standing(hero) || hero.life >= 1) continue;
		wait(play, {kind: 'last-chance', hero: id});
		if (spendActions(play).length > 0) return;
		say(play, {type: 'fainted', hero: id});
	}

	goOn(play);
};

export const lastChanceActions = (): readonly Action[] => [{type: 'faint'}];

export const faint = (play: Play, hero: string): void => {
	say(play, {type: 'fainted', hero});
	checkFaints(play);
};

/** The monster is looked at first (2E-RULING-21), then whether anybody is left to be looked at. */
const fightIsOver = (play: Play): boolean => {
	if (foeIsDown(play.state)) goTo(play, 'resting');
	else if (!play.state.heroes.some(standing)) lose(play, 'all-fainted');
	else return false;
	return true;
};

const goOn = (play: Play): void => {
	const {after, thrown} = combatOf(play.state);
	if (after === 'throw') {
		const ability = thrown?.ability;
		endThrow(play, ability === undefined ? undefined : play.box.hero(play.state.active).hooks[ability]);
		return;
	}

	if (fightIsOver(play)) return;
	if (after === 'back-down') {
		say(play, {type: 'backed-down', monster: combatOf(play.state).foe.id});
		revealMonster(play);
	}

	goTo(play, standing(heroOf(play.state, play.state.active)) ? 'turn' : 'next-turn');
};

/** 2E-RULING-01, step 10. */
export const endThrow = (play: Play, ability: Effect | undefined): void => {
	if (fightIsOver(play)) return;
	const {thrown} = combatOf(play.state);
	if (ability?.swingsTwice && thrown && thrown.miss === undefined) {
		say(play, {type: 'second-swing', hero: play.state.active, die: thrown.die});
		wait(play, {kind: 'throw'});
		return;
	}

	goTo(play, 'next-turn');
};

/** A spendable was played between two throws: the monster may be down. */
export const afterSpending = (play: Play): void => {
	if (!fightIsOver(play)) goTo(play, 'turn');
};
