/** The log, one throw: how it was made, where the die lies, and the sum of a hit. */
import type {Box} from '../dungeon-fighter/box.js';
import type {DamagePart, Event} from '../dungeon-fighter/events.js';
import type {MissReason, State} from '../dungeon-fighter/state.js';
import {pronouns, throwPhrase} from './describe.js';
import {aDie, cardName, foeName, heroName, lifeLeft, places, sourceName, the} from './names.js';
import {count, list} from './text.js';
import type {Say} from './voice.js';

/** Where the terminal or the reader begins to wrap. */
const logWidth = 100;

type Told<Type extends Event['type']> = Extract<Event, {type: Type}>;

/** What was wrong with a throw, where the place alone does not say it. */
const spoilt = (box: Box, {why, stance, landing}: Told<'thrown'>): string => {
	if (why === 'no-bounce') return ', without a bounce';
	if (why === 'tricky') return ', dodged';
	if (why !== 'requirement') return '';
	const owed = Math.max(1, ...stance.map(id => box.throwCard(id).bounces ?? 1));
	return landing.respected ? `, after ${count(landing.bounces, 'bounce')} of ${owed}` : ', but not as required';
};

const thrownKey = ({landing, why}: Told<'thrown'>): `thrown-${MissReason | 'hit' | 'bullseye'}` => {
	if (why !== undefined) return `thrown-${why}`;
	return landing.zone === 'bullseye' ? 'thrown-bullseye' : 'thrown-hit';
};

/**
 * A long line does without the weapons, since the sum of a hit names them and a miss makes no difference between them; and where
 * space is short without the stance, which everybody has just seen. What was not done as required is named.
 */
export const tellThrown = (box: Box, event: Told<'thrown'>, say: Say): string => {
	const sheet = box.hero(event.hero);
	const {zone, icon} = event.landing;
	const weapons = event.weapons.length > 0 ? [`with ${list(event.weapons.map(id => the(cardName(box, id))))}`] : [];
	const stance = event.stance.length > 0 ? [throwPhrase(box, event.stance, sheet.pronoun)] : [];
	const die = aDie(event.die);
	const where = `${places[zone]}${icon ? ', icon up' : ''}${spoilt(box, event)}`;
	const phrase = (how: readonly string[]): string => (how.length > 0 ? ` ${how.join(', ')}` : '');
	const full = phrase([...weapons, ...stance]);
	const fits = (how: string): boolean =>
		`${sheet.name} throws ${die}${how}: ${where}, a ${event.result}.`.length <= (say.width ?? logWidth);
	const least = say.width === undefined || event.why === 'requirement' ? phrase(stance) : '';
	const how = [full, phrase(stance)].find(fits) ?? least;
	return say(thrownKey(event), {hero: sheet.name, their: pronouns(sheet).their, die, how, where});
};

/** The spendables of this throw are the last ones discarded whose damage makes up the points; the event has only the sum. */
const spentCards = (box: Box, state: State, points: number): readonly string[] => {
	const names: string[] = [];
	let left = points;
	for (const id of state.discards.equipment.toReversed()) {
		const card = box.card(id);
		const damage =
			card.kind === 'spendable' ? card.effects.reduce((sum, effect) => sum + (effect.is === 'damage' ? effect.amount : 0), 0) : 0;
		if (damage === 0) continue;
		left -= damage;
		names.unshift(card.name);
		if (left <= 0) break;
	}

	return left === 0 ? names : ['spendables'];
};

const foeEffects = (box: Box, {combat}: State): readonly string[] =>
	combat ? box.foe(combat.foe.id).effects.map(effect => effect.is) : [];

const partName = (box: Box, state: State, {what, points}: DamagePart): string => {
	if (what === 'spendables') return ` ${list(spentCards(box, state, points))}`;
	if (what !== 'section') return ` ${sourceName(box, what)}`;
	if (points === box.edition.hit.bullseye) return ' (bullseye)';
	return points === 1 && foeEffects(box, state).includes('gang') ? ' (Gang)' : '';
};

/** From here on a blow deserves an exclamation. */
const huge = 10;

const hitKey = (damage: number): 'hit' | 'hit-huge' | 'hit-nothing' => {
	if (damage <= 0) return 'hit-nothing';
	return damage >= huge ? 'hit-huge' : 'hit';
};

/** Every addend by its name, so that anybody at the table can check the sum. */
export const tellHit = (box: Box, state: State, {hero, parts, damage, life}: Told<'hit'>, say: Say): string => {
	const sum = parts.map((part, index) => {
		const sign = part.points < 0 ? '- ' : '+ ';
		return `${index === 0 ? '' : sign}${Math.abs(part.points)}${partName(box, state, part)}`;
	});
	const total = parts.length > 1 ? ` = ${damage}` : '';
	return say(hitKey(damage), {
		hero: heroName(box, hero),
		sum: `${sum.join(' ')}${total}`,
		monster: foeName(box, state),
		left: lifeLeft(life),
	});
};

export const tellMiss = (box: Box, state: State, {hero, why}: Told<'miss'>, say: Say): string => {
	const sheet = box.hero(hero);
	const who = {hero: sheet.name, ...pronouns(sheet), monster: foeName(box, state)};
	if (why !== 'tricky') return say(`miss-${why}`, who);
	const wily = foeEffects(box, state).includes('super-tricky');
	return say('miss-tricky', {...who, sections: wily ? 'a 1 or a 2' : 'a 1'});
};
