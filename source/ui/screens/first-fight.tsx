/** The first fight: two monsters, and somebody who says what is going on. */
import {useState} from 'react';
import type {State} from '../../dungeon-fighter/state.js';
import {Session} from '../../engine/session.js';
import {keyLabel} from '../bindings.js';
import {loosePlay} from '../run/loose-play.js';
import {RunScreen} from '../run/run-screen.js';
import type {Mode} from '../run/use-run.js';
import {type Services, useServices} from '../services.js';

type FirstFightProps = {readonly onLeave: () => void};

/** A turnip that only stands there, then a monkey that wants it under the leg. */
const setup = {
	seed: 'first fight',
	heroes: ['murka', 'marvin'],
	leader: 'murka',
	stack: {
		dungeon: ['room-14', 'room-of-lukewarm-soup', 'wishing-well', 'corridor-with-ambitions'],
		monsters: ['suspiciously-large-turnip', 'zombie-monkey'],
	},
};

const monkeyWords: Readonly<Record<Services['likings']['throwMode'], string>> = {
	timed: ', so a leg hides the middle of the aim bar',
	steady: ': the marks are wider, and more goes wrong',
	tabletop: ', so throw it under your leg',
};

const throwLesson = (state: State, press: string, mode: Services['likings']['throwMode']): string => {
	if (state.round > 1)
		return `The monkey wants it under your leg${monkeyWords[mode]}. Monsters, rooms and weapons may all ask for something at once.`;
	if (mode === 'steady')
		return 'Move the cross where you want the die and choose how much to risk. The marks show how far it may stray. Nobody is in a hurry.';
	if (mode === 'tabletop') return 'Throw a real die at a real board, and say where it lies.';
	if (state.throws === 0)
		return `${press} starts the aim bar. ${press} again as the cursor is under the line, and once more for power, as it passes the mark beside the target.`;
	return 'The cursor hurries with every sweep, so waiting gains nothing. The brackets on the bar are the rims of the board.';
};

/** It is somebody else's turn, with another die, and not a throw that is made again. */
const isNextHero = ({combat}: State): boolean =>
	combat !== undefined && Object.values(combat.dice).includes('thrown') && !combat.turn.flown && !combat.turn.second;

/** What there is to say about choosing a die, in this order. */
const dieLessons = (state: State): readonly string[] => [
	'Heroes throw in turn, one die each. If its icon lands on top, a die wakes the ability of its colour: the line below says which.',
	`${isNextHero(state) ? 'Next hero, next die. ' : ''}Dice that lie on the target stay there and are in the way.`,
	'When all three dice lie there, picking them up costs Life; a Bonus die out of the chest does not.',
];

type Label = (name: 'press' | 'help' | 'party') => string;

const pathLesson = ({round}: State, label: Label): string =>
	round > 1
		? 'On to the next. Icons bring the Shop nearer.'
		: `The leader looks at two rooms in secret and picks one. Every room has a monster in it; some have manners, too. Press ${label('party')} for the party and what everybody can do, ${label('help')} for all the keys.`;

/** All that could be said at this moment; the first that was not said before will be. */
const lessonsAt = (label: Label, {throwMode}: Services['likings'], mode: Mode, state: State): readonly string[] => {
	const {kind} = state.waiting;
	if (mode.kind === 'throw') return [throwLesson(state, label('press'), throwMode)];
	if (mode.kind === 'tell') {
		if (isOver(state))
			return ['That was the lesson. A real run goes on, through three Shops to a Boss: choose New run, and be kind to yourself.'];
		if (mode.news.thrown === undefined) return [];
		return [
			'It must bounce on the table before the board, and miss the holes and bones. A hit does what the section says; a miss hurts whoever threw.',
		];
	}

	if (mode.kind !== 'choose') return [];
	if (kind === 'choose-path') return [pathLesson(state, label)];
	if (kind === 'throw') return dieLessons(state);
	if (kind === 'activate')
		return ["The special icon lies on top: it wakes the ability of that colour on the hero's sheet. It is free, so say yes."];
	return kind === 'rethrow' ? ['Some abilities take a throw back. Keep a good one.'] : [];
};

/** Says everything once, as long as the moment lasts. */
class Teacher {
	readonly #told = new Map<string, string>();

	say(lessons: readonly string[], moment: string): string | undefined {
		// Heard already in this very moment, or never.
		const isFresh = (lesson: string): boolean => (this.#told.get(keyOf(lesson)) ?? moment) === moment;
		const current = lessons.find(lesson => this.#told.get(keyOf(lesson)) === moment) ?? lessons.find(isFresh);
		if (current !== undefined) this.#told.set(keyOf(current), moment);
		return current;
	}
}

/** The same lesson may begin in several ways. */
const keyOf = (lesson: string): string => lesson.slice(-30);

/** Two monsters are enough for a lesson. */
const isOver = (state: State): boolean =>
	state.waiting.kind === 'over' || (state.waiting.kind === 'rest' && state.round >= 2) || state.round > 2;

export const FirstFight = ({onLeave}: FirstFightProps) => {
	const services = useServices();
	const [play] = useState(() => loosePlay(new Session(services.game, setup), 'This is a lesson; nothing of it is kept.'));
	const [teacher] = useState(() => new Teacher());
	const label: Label = name => keyLabel(services.bindings, name);
	const lesson = (mode: Mode, state: State): string | undefined =>
		teacher.say(lessonsAt(label, services.likings, mode, state), `${mode.kind} ${state.round} ${state.throws} ${state.waiting.kind}`);
	return <RunScreen play={play} onLeave={onLeave} lesson={lesson} isOver={isOver} />;
};
