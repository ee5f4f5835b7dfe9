/** Phase 2, one throw, in the order of 2E-RULING-01 up to the point where somebody gets hurt. */
import {type Colour, colours, type Landing} from '../../kernel/landing.js';
import type {Action, ThrowAction} from '../actions.js';
import {damageParts} from '../damage.js';
import type {Effect} from '../effects/effect.js';
import {note, type Play, say, sayAll, wait} from '../play.js';
import type {MissReason, Thrown} from '../state.js';
import {abilityOf, combatOf, foeCard, foeIsDown, healing, heroOf, isInstaKill, stanceOf, type Table, thrownOf} from '../table.js';
import {endThrow, sufferMiss} from './harm.js';
import {isForThrow, spendActions, timeSpellActions} from './spending.js';
import {backDownActions, readyDice} from './turn.js';

/** Every subset of the thrower's weapons (2E-EQUIP-05), none first. */
const weaponChoices = ({box, state}: Table): readonly (readonly string[])[] => {
	let choices: (readonly string[])[] = [[]];
	for (const {id} of heroOf(state, state.active).equipment) {
		if (box.card(id).kind === 'weapon') choices = [...choices, ...choices.map(chosen => [...chosen, id])];
	}

	return choices;
};

export const throwActions = (table: Table): readonly Action[] => {
	const {turn} = combatOf(table.state);
	const weapons = turn.second ? [[]] : weaponChoices(table);
	const dice = turn.die === undefined ? readyDice(table) : [turn.die];
	const throws: Action[] = [];
	for (const die of dice) for (const chosen of weapons) throws.push({type: 'throw', die, weapons: chosen, landing: null});
	return turn.die === undefined ? [...throws, ...backDownActions(table)] : throws;
};

/** The miss clauses first, then the tricks of the monster, who looks at the printed section only (2E-RULING-05). */
const missReason = (table: Table, stance: readonly string[], {zone, bounces, respected}: Landing): MissReason | undefined => {
	if (bounces < 1) return 'no-bounce';
	if (zone === 'hole' || zone === 'bone' || zone === 'outside') return zone;
	if (stance.length > 0 && !respected) return 'requirement';
	if (stance.some(id => bounces < (table.box.throwCard(id).bounces ?? 1))) return 'requirement';
	return foeCard(table).hooks.some(hook => hook.dodges?.(zone)) ? 'tricky' : undefined;
};

export const makeThrow = (play: Play, {die, weapons}: ThrowAction, landing: Landing): void => {
	const stance = stanceOf(play, weapons);
	const why = missReason(play, stance, landing);
	const hero = play.state.active;
	if (why === undefined) say(play, {type: 'thrown', hero, die, weapons, stance, landing, result: 'hit'});
	else say(play, {type: 'thrown', hero, die, weapons, stance, landing, result: 'miss', why});
	wakeTimeSpell(play);
	openWindow(play);
};

const fits = (table: Table, effect: Effect, miss: MissReason | undefined): boolean => {
	if (effect.only === 'hit' && miss !== undefined) return false;
	if (effect.only === 'miss' && miss === undefined) return false;
	return !effect.exhausted?.(table);
};

/** The ability of one colour, if this icon can wake it. */
const wakeable = (table: Table, colour: Colour): Effect | undefined => {
	const {miss, landing} = thrownOf(table.state);
	const effect = landing.icon ? abilityOf(table.box, heroOf(table.state, table.state.active), colour) : undefined;
	return effect && fits(table, effect, miss) ? effect : undefined;
};

/** The colour whose ability this icon wakes by itself: a Bonus die asks (2E-ICON-02), and so does an insta-kill (2E-HIT-10). */
const ownColour = (thrown: Thrown): Colour | undefined => (thrown.die === 'bonus' ? undefined : thrown.die);

const wake = (play: Play, colour: Colour): void => {
	const {active} = play.state;
	say(play, {type: 'ability', hero: active, color: colour, ability: play.box.hero(active).abilities[colour].is});
};

/** The ability already awake in this throw. */
const awake = (table: Table): Effect | undefined => {
	const {ability} = thrownOf(table.state);
	return ability === undefined ? undefined : table.box.hero(table.state.active).hooks[ability];
};

/** 2E-RULING-24: the token comes with the icon, whatever becomes of the throw. */
const wakeTimeSpell = (play: Play): void => {
	const thrown = thrownOf(play.state);
	const colour = ownColour(thrown);
	const effect = colour === undefined ? undefined : wakeable(play, colour);
	if (colour === undefined || !effect?.rethrows || !effect.activated || isInstaKill(thrown)) return;
	wake(play, colour);
	sayAll(play, effect.activated(play));
};

/** The ability that can take this die back, by its colour. */
const rethrowAbility = (table: Table): Colour | undefined => {
	const thrown = thrownOf(table.state);
	const colour = thrown.ability ?? ownColour(thrown);
	return colour !== undefined && wakeable(table, colour)?.rethrows ? colour : undefined;
};

const rethrowActions = (table: Table): readonly Action[] => {
	const colour = rethrowAbility(table);
	if (colour === undefined) return [];
	const {is} = table.box.hero(table.state.active).abilities[colour];
	return [{type: 'rethrow', by: is === 'time-spell' ? 'time-spell' : 're-throw'}];
};

/** 2E-RULING-07: with the monster slain only what is no damage is worth choosing. */
const activateActions = (table: Table): readonly Action[] => {
	const thrown = thrownOf(table.state);
	const down = foeIsDown(table.state);
	const slain = isInstaKill(thrown);
	if (thrown.ability !== undefined || (thrown.die !== 'bonus' && !slain)) return [];
	const choices = thrown.die === 'bonus' ? colours : [thrown.die];
	return choices
		.filter(colour => {
			const effect = wakeable(table, colour);
			if (!effect) return false;
			if (thrown.die !== 'bonus' && effect.rethrows) return false;
			if (effect.rethrows) return !down;
			return !(slain || down) || effect.activated !== undefined;
		})
		.map(color => ({type: 'activate', color}));
};

/** What can be done about a throw that was seen and has not taken effect (2E-RULING-01, step 4). */
export const windowActions = (table: Table): readonly Action[] => {
	const token = foeIsDown(table.state) ? [] : timeSpellActions(table);
	if (table.state.waiting.kind === 'activate') return [...activateActions(table), {type: 'decline'}, ...token];
	return [...rethrowActions(table), {type: 'keep'}, ...token];
};

/** Asks where there is something to ask, and lets the throw take effect where there is not. */
export const openWindow = (play: Play): void => {
	if (activateActions(play).length > 0) {
		wait(play, {kind: 'activate'});
		return;
	}

	wait(play, {kind: 'rethrow'});
	const worthIt =
		!foeIsDown(play.state) &&
		(rethrowActions(play).length > 0 || timeSpellActions(play).length > 0 || spendActions(play).some(action => isForThrow(play, action)));
	if (!worthIt) takeEffect(play);
};

export const activate = (play: Play, colour: Colour): void => {
	const effect = wakeable(play, colour);
	wake(play, colour);
	if (!effect?.rethrows) {
		takeEffect(play);
		return;
	}

	if (!effect.activated) {
		throwAgain(play, 're-throw');
		return;
	}

	sayAll(play, effect.activated(play));
	openWindow(play);
};

/** The result is void, icon included; the same hero throws the same die again (2E-RULING-22). */
export const throwAgain = (play: Play, by: string): void => {
	say(play, {type: 'rethrow', hero: play.state.active, die: thrownOf(play.state).die, by});
	wait(play, {kind: 'throw'});
};

export const rethrowByAbility = (play: Play, by: string): void => {
	const colour = rethrowAbility(play);
	if (colour !== undefined && thrownOf(play.state).ability === undefined) {
		wake(play, colour);
		sayAll(play, wakeable(play, colour)?.activated?.(play) ?? []);
	}

	throwAgain(play, by);
};

export const timeSpell = (play: Play): void => {
	say(play, {type: 'token', token: 'time-spell', active: false});
	throwAgain(play, 'time-spell-token');
};

/** 2E-RULING-01, steps 5 to 10. */
export const takeEffect = (play: Play): void => {
	const thrown = thrownOf(play.state);
	const slain = isInstaKill(thrown);
	const colour = ownColour(thrown);
	if (colour !== undefined && thrown.ability === undefined && !slain) {
		const effect = wakeable(play, colour);
		if (effect && !effect.rethrows) wake(play, colour);
	}

	const effect = awake(play);
	if (effect && !effect.rethrows) sayAll(play, effect.activated?.(play) ?? []);
	const {active} = play.state;
	if (thrown.miss !== undefined) {
		say(play, {type: 'miss', hero: active, why: thrown.miss});
		sufferMiss(play, effect);
		return;
	}

	const down = foeIsDown(play.state);
	if (slain && !down) {
		say(play, {type: 'insta-kill', hero: active});
		note(play, {epic: true});
	} else if (!down) dealHit(play, effect);
	if (thrown.flute) sayAll(play, healing(play, [active], 1, 'flute'));
	endThrow(play, effect);
};

const dealHit = (play: Play, ability: Effect | undefined): void => {
	const {active} = play.state;
	const parts = damageParts(play, ability);
	const damage = parts.reduce((sum, part) => sum + part.points, 0);
	const life = combatOf(play.state).foe.life - damage;
	say(play, {type: 'hit', hero: active, damage, parts, life});
	if (life <= play.box.edition.hit.epicAt) note(play, {epic: true});
};
