/** Looking at the table: questions that several rules ask, and the events that several cards cause. */
import type {Colour} from '../kernel/landing.js';
import type {Box, FoeCard} from './box.js';
import type {Effect} from './effects/effect.js';
import type {Event} from './events.js';
import type {Combat, Hero, State, Thrown, Token} from './state.js';

export type Table = {readonly box: Box; readonly state: State};

export const heroOf = (state: State, id: string): Hero => {
	for (const hero of state.heroes) if (hero.id === id) return hero;
	throw new Error(`no hero ${id} in this party`);
};

export const standing = (hero: Hero): boolean => !hero.fainted && !hero.eliminated;

export const inGame = (hero: Hero): boolean => !hero.eliminated;

/** 2E-REST-06: every Scar costs two spaces of the life track. */
export const maxLife = (box: Box, hero: Hero): number => box.edition.life.start - box.edition.life.lostPerScar * hero.scars.length;

/** The party clockwise, beginning with the hero to the left of this one and ending with this one. */
export const clockwiseFrom = (state: State, id: string): readonly Hero[] => {
	const at = state.heroes.findIndex(hero => hero.id === id);
	return [...state.heroes.slice(at + 1), ...state.heroes.slice(0, at + 1)];
};

/** The next hero to the left who fits; with nobody else left, the same hero. */
export const leftOf = (state: State, id: string, fits: (hero: Hero) => boolean): string => {
	const {heroes} = state;
	const at = heroes.findIndex(hero => hero.id === id);
	for (let step = 1; step <= heroes.length; step++) {
		const hero = heroes[(at + step) % heroes.length]!;
		if (fits(hero)) return hero.id;
	}

	return id;
};

export const combatOf = (state: State): Combat => {
	if (!state.combat) throw new Error('there is no combat');
	return state.combat;
};

/** The die that was seen and has not yet taken effect. */
export const thrownOf = (state: State): Thrown => {
	const {thrown} = combatOf(state);
	if (!thrown) throw new Error('no die has been thrown');
	return thrown;
};

export const foeCard = ({box, state}: Table): FoeCard => box.foe(combatOf(state).foe.id);

export const foeIsDown = (state: State): boolean => {
	const {foe} = combatOf(state);
	return foe.slain || foe.life <= 0;
};

export const hasToken = (state: State, token: Token): boolean => state.combat?.tokens.includes(token) ?? false;

/** 2E-ICON-03: an ability under a Scar sleeps for good. */
export const abilityOf = (box: Box, hero: Hero, colour: Colour): Effect | undefined =>
	hero.scars.includes(colour) ? undefined : box.hero(hero.id).hooks[colour];

/** The required throws that bind the whole combat, and those of the weapons in use: each counts once (2E-REQ-05). */
export const stanceOf = ({box, state}: Table, weapons: readonly string[]): readonly string[] => {
	const stance: string[] = [];
	const require = (throws: readonly string[]): void => {
		for (const id of throws) if (!stance.includes(id) && !waived({box, state}, id)) stance.push(id);
	};

	if (state.room !== undefined) require(box.room(state.room).throws);
	if (state.combat) require(box.foe(state.combat.foe.id).throws);
	for (const id of weapons) require(box.weapon(id).throws);
	return stance;
};

/** 2E-RULING-60: with one hero left there is no hand to borrow. */
const waived = ({box, state}: Table, id: string): boolean =>
	box.throwCard(id).needsNeighbour === true && state.heroes.filter(inGame).length < 2;

/** A twist may leave the hero of one seat unhealed for good. */
const heals = ({box, state}: Table, id: string): boolean =>
	box.edition.unhealed === undefined || state.heroes[box.edition.unhealed - 1]?.id !== id;

/** 2E-RULING-14, 2E-RULING-28: never above the maximum, and never for the fainted. */
export const healing = ({box, state}: Table, ids: readonly string[], amount: number, why: string): readonly Event[] => {
	const events: Event[] = [];
	for (const id of ids) {
		const hero = heroOf(state, id);
		if (!standing(hero) || !heals({box, state}, id)) continue;
		const healed = Math.min(amount, maxLife(box, hero) - hero.life);
		if (healed > 0) events.push({type: 'healed', hero: id, amount: healed, life: hero.life + healed, why});
	}

	return events;
};

export const everyone = (state: State): readonly string[] => state.heroes.map(hero => hero.id);

export const canBeHealed = ({box, state}: Table, id: string): boolean => {
	const hero = heroOf(state, id);
	return standing(hero) && hero.life < maxLife(box, hero) && heals({box, state}, id);
};

/** 2E-RULING-44: what the supply does not hold is not gained. */
export const gaining = ({state}: Table, amount: number, why: string): readonly Event[] => {
	const gained = Math.min(amount, state.supply.gold);
	return gained > 0 ? [{type: 'gold-gained', amount: gained, why}] : [];
};

/** 2E-DICE-02: and the chest holds no more than all of them. */
export const gainingDice = ({state, box}: Table, amount: number, why: string): readonly Event[] => {
	const gained = Math.min(amount, state.supply.bonusDice, box.edition.supply.bonusDice - state.chest.bonusDice);
	return gained > 0 ? [{type: 'dice-gained', amount: gained, why}] : [];
};

/** Damage to the monster that is not a hit: it never makes an Epic Shot (2E-RULING-55). */
export const hurting = ({state}: Table, by: string, damage: number, why: string): readonly Event[] => [
	{type: 'monster-hurt', by, damage, life: combatOf(state).foe.life - damage, why},
];

/** 2E-HIT-07: the bullseye with the icon on top. */
export const isInstaKill = ({miss, landing}: Thrown): boolean => miss === undefined && landing.zone === 'bullseye' && landing.icon;
