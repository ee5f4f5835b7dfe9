/** The first fight: two monsters, and somebody who says what is going on. */
import {useState} from 'react';
import type {State} from '../../dungeon-fighter/state.js';
import {Session} from '../../engine/session.js';
import {keyLabel} from '../bindings.js';
import {loosePlay} from '../run/loose-play.js';
import {RunScreen} from '../run/run-screen.js';
import type {Mode} from '../run/use-run.js';
import {type Services, useServices} from '../services.js';

export type FirstFightProps = {readonly onLeave: () => void};

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

const lessonOf =
	(press: string, likings: Services['likings']) =>
	(mode: Mode, state: State): string | undefined => {
		const {kind} = state.waiting;
		if (mode.kind === 'throw') return throwLesson(state, press, likings.throwMode);
		if (mode.kind === 'tell') {
			if (mode.news.thrown === undefined) return undefined;
			return 'It must bounce on the table before the board, and miss the holes and bones. A hit does what the section says; a miss hurts whoever threw.';
		}

		if (mode.kind !== 'choose') return undefined;
		if (kind === 'choose-path')
			return state.round > 1
				? 'On to the next. Icons bring the Shop nearer.'
				: 'The leader looks at two rooms in secret and picks one. Every room has a monster in it; some have manners, too.';
		if (kind === 'throw')
			return state.throws === 0
				? 'Heroes throw in turn, one die each. When all three lie there, picking them up costs Life; a Bonus die out of the chest does not.'
				: 'Next hero, next die. Dice that lie on the target stay there and are in the way.';
		if (kind === 'activate')
			return "The special icon lies on top: it wakes the ability of that colour on the hero's sheet. It is free, so say yes.";
		if (kind === 'rethrow') return 'Some abilities take a throw back. Keep a good one.';
		return undefined;
	};

/** Two monsters are enough for a lesson. */
const isOver = (state: State): boolean =>
	state.waiting.kind === 'over' || (state.waiting.kind === 'rest' && state.round >= 2) || state.round > 2;

export const FirstFight = ({onLeave}: FirstFightProps) => {
	const services = useServices();
	const [play] = useState(() => loosePlay(new Session(services.game, setup), 'This is a lesson; nothing of it is kept.'));
	const lesson = lessonOf(keyLabel(services.bindings, 'press'), services.likings);
	return <RunScreen play={play} onLeave={onLeave} lesson={lesson} isOver={isOver} />;
};
