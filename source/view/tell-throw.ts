/** The log, one throw: how it was made, where the die lies, and the sum of a hit. */
import type {Box} from '../dungeon-fighter/box.js';
import type {DamagePart, Event} from '../dungeon-fighter/events.js';
import type {MissReason, State} from '../dungeon-fighter/state.js';
import type {Zone} from '../kernel/landing.js';
import {throwPhrase} from './describe.js';
import {aDie, cardName, foeName, heroName, lifeLeft, sourceName, the} from './names.js';
import {count, list} from './text.js';

/** Where the terminal or the reader begins to wrap. */
const logWidth = 100;

type Told<Type extends Event['type']> = Extract<Event, {type: Type}>;

const places: Readonly<Record<Zone, string>> = {
	'1': 'on the 1',
	'2': 'on the 2',
	'3': 'on the 3',
	'4': 'on the 4',
	'5': 'on the 5',
	'6': 'on the 6',
	bullseye: 'in the bullseye',
	hole: 'in a hole',
	bone: 'on a bone',
	outside: 'off the board',
};

/** What was wrong with a throw, where the place alone does not say it. */
const spoilt = (box: Box, {why, stance, landing}: Told<'thrown'>): string => {
	if (why === 'no-bounce') return ', without a bounce';
	if (why === 'tricky') return ', dodged';
	if (why !== 'requirement') return '';
	const owed = Math.max(1, ...stance.map(id => box.throwCard(id).bounces ?? 1));
	return landing.respected ? `, after ${count(landing.bounces, 'bounce')} of ${owed}` : ', but not as required';
};

/** A long line does without the weapons: the sum of a hit names them, and a miss makes no difference between them. */
export const tellThrown = (box: Box, event: Told<'thrown'>): string => {
	const {name, pronoun} = box.hero(event.hero);
	const {zone, icon} = event.landing;
	const weapons = event.weapons.length > 0 ? [`with ${list(event.weapons.map(id => the(cardName(box, id))))}`] : [];
	const stance = event.stance.length > 0 ? [throwPhrase(box, event.stance, pronoun)] : [];
	const where = `${places[zone]}${icon ? ', icon up' : ''}${spoilt(box, event)}`;
	const line = (how: readonly string[]): string =>
		`${name} throws ${aDie(event.die)}${how.length > 0 ? ` ${how.join(', ')}` : ''}: ${where}, a ${event.result}.`;
	const full = line([...weapons, ...stance]);
	return full.length <= logWidth ? full : line(stance);
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

export const tellHit = (box: Box, state: State, {hero, parts, damage, life}: Told<'hit'>): string => {
	const sum = parts.map((part, index) => {
		const sign = part.points < 0 ? '- ' : '+ ';
		return `${index === 0 ? '' : sign}${Math.abs(part.points)}${partName(box, state, part)}`;
	});
	const total = parts.length > 1 ? ` = ${damage}` : '';
	return `${heroName(box, hero)} hits for ${sum.join(' ')}${total}. ${foeName(box, state)}: ${lifeLeft(life)}.`;
};

/** A run is full of misses: the excuse changes from throw to throw, the reason stays. */
const excuses: Readonly<Record<Exclude<MissReason, 'tricky'>, readonly string[]>> = {
	'no-bounce': [
		'no bounce on the table, no hit on the board.',
		'the die owed the table a bounce and did not pay.',
		'straight onto the board, without the bounce that manners require.',
	],
	hole: ['the die is in a hole, and looks settled.', 'this is what the holes are for.', 'the hole had the better aim.'],
	bone: ['the die lies on a bone.', 'a bone, of somebody who missed as well.', 'it ends on a bone, as heroes do.'],
	outside: ['the die has left the board.', 'the board, which has not moved, was over there.', 'off the board, and still travelling.'],
	requirement: [
		'not thrown as required, and everybody saw it.',
		'a throw, but not the one that was ordered.',
		'the requirement was sillier than that.',
	],
};

export const tellMiss = (box: Box, state: State, {hero, why}: Told<'miss'>): string => {
	const name = heroName(box, hero);
	if (why !== 'tricky') return `${name} misses: ${excuses[why][state.throws % excuses[why].length]}`;
	const wily = foeEffects(box, state).includes('super-tricky');
	return `${name} misses: ${wily ? 'a 1 or a 2' : 'a 1'} means nothing to ${foeName(box, state)}.`;
};
