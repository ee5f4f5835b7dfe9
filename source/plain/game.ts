/** The game in lines of text: tell what happened, say who must decide what, take a number. */
import type {Action, ThrowAction} from '../dungeon-fighter/actions.js';
import {throwRequest} from '../dungeon-fighter/throw-request.js';
import type {Move} from '../engine/moves.js';
import type {Run} from '../engine/run.js';
import type {Steady} from '../throwing/steady.js';
import {type Choice, choicesOf, isBranch} from '../view/choices.js';
import {questionText} from '../view/question.js';
import {storyOf, tellSteps} from '../view/story.js';
import {pageWidth} from '../view/text.js';
import type {Say} from '../view/voice.js';
import {askAim} from './aim.js';
import type {Desk} from './ask.js';
import {endingRows} from './ending.js';
import {gameCommands} from './help.js';
import {statusRows} from './status.js';
import {askLanding} from './tabletop.js';

export type PlainThrowing = 'steady' | 'tabletop';

export type GameOptions = {
	readonly say: Say;
	/** A screen reader reads along. */
	readonly reader: boolean;
	readonly throwing: PlainThrowing;
};

/** What a run that is continued tells again. */
const reminder = 6;

class PlainGame {
	readonly #desk: Desk;
	readonly #run: Run;
	readonly #options: GameOptions;
	#aim: Steady | undefined;
	#complaint: string | undefined;

	constructor(desk: Desk, run: Run, options: GameOptions) {
		this.#desk = desk;
		this.#run = run;
		this.#options = options;
	}

	async play(): Promise<void> {
		this.#open();
		for (;;) {
			this.#mindTheDisk();
			const {decision, state} = this.#run;
			if (!decision) break;
			const [only] = decision.actions;
			// Nothing to exchange and nothing to play: a rest that is no decision.
			if (only?.type === 'move-on' && decision.actions.length === 1) {
				this.#run.act(only);
				this.#tellStep(state.combat?.foe.id);
				continue;
			}

			const question = questionText(this.#run.game.box, state, decision.by, this.#run.about?.names);
			const action = await this.#choose(question, choicesOf(this.#run.game.box, state, decision.actions), false);
			const move = action && (await this.#moveOf(action));
			if (!move) continue;
			this.#run.act(move);
			this.#tellStep(state.combat?.foe.id);
		}

		this.#desk.show(endingRows(this.#run, this.#options.say, this.#options.reader));
	}

	/** All of it goes through the voice, which counts what it has said; an old run repeats only its end. */
	#open(): void {
		const {box} = this.#run.game;
		const {replay} = this.#run;
		const isOld = replay.length > 1;
		for (const told of tellSteps(box, replay, this.#options.say)) {
			for (const {text} of told) {
				if (isOld) this.#desk.remember(text);
				else this.#desk.record(text);
			}
		}

		if (!isOld) return;
		this.#desk.tell('Where you were:');
		for (const line of this.#desk.lastLines(reminder)) this.#desk.tell(line, 2);
		this.#desk.show(statusRows(box, this.#run.state, this.#run.about?.names));
	}

	/** `foe` was being fought before it. */
	#tellStep(foe: string | undefined): void {
		const {state, events, game} = this.#run;
		// A gap to find the place again, for eyes and for ears.
		this.#desk.show(['']);
		for (const {event, text} of storyOf({box: game.box, state}, events, this.#options.say, foe)) {
			if (event.type === 'round-started' && !this.#options.reader) this.#desk.show(['-'.repeat(pageWidth)]);
			this.#desk.record(text);
		}
	}

	/** Says once what is wrong with the disk, and once when it is right again. */
	#mindTheDisk(): void {
		const {saving} = this.#run;
		if (saving === this.#complaint) return;
		this.#complaint = saving;
		this.#desk.tell(saving ?? 'The run is being saved again, with all that was missing.');
	}

	/** Walks down the menu; undefined leads back up. */
	async #choose(question: string, choices: readonly Choice[], back: boolean): Promise<Action | undefined> {
		for (;;) {
			const options = choices.map(choice => ({text: choice.detail, value: choice}));
			const choice = await this.#desk.choose(question, options, {back, fallback: choices.length === 1 ? 1 : undefined});
			if (choice === undefined) return undefined;
			if (!isBranch(choice.leads)) return choice.leads;
			const action = await this.#choose(choice.asks ?? choice.detail, choice.leads, true);
			if (action) return action;
		}
	}

	/** The action as it is made: a throw gets its aim, or its landing. */
	async #moveOf(action: Action): Promise<Move | undefined> {
		if (action.type !== 'throw') return action;
		const {type, die, weapons}: ThrowAction = action;
		const {box} = this.#run.game;
		const request = throwRequest({box, state: this.#run.state}, action);
		if (this.#options.throwing === 'tabletop') {
			const landing = await askLanding(this.#desk, box, request);
			return landing && {type, die, weapons, landing};
		}

		const steady = await askAim(this.#desk, request, this.#aim);
		if (!steady) return undefined;
		this.#aim = steady;
		return {type, die, weapons, gesture: {steady}};
	}
}

/** Plays until the game is over, or throws a `Leave`. */
export const playPlain = async (desk: Desk, run: Run, options: GameOptions): Promise<void> => {
	desk.command = gameCommands(run.game.box, desk, () => run.state, run.about?.names ?? {});
	await new PlainGame(desk, run, options).play();
};
