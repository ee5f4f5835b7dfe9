/** `dungeon-fighter demo`: bots play a run in plain text, told in full where it begins and where it ends. */
import {botMove} from '../bots/autoplay.js';
import {voiceOf} from '../engine/looks.js';
import {Session} from '../engine/session.js';
import {storyOf} from '../view/story.js';
import {pageWidth, wrap} from '../view/text.js';
import {type Say, speaker} from '../view/voice.js';
import type {Input} from './definitions.js';
import {readGame, readHand, readJournal, readSeed, readTable} from './options.js';
import {print} from './output.js';

/** What is told between the first round and the Boss. */
const milestones = ['monster-defeated', 'shop-opened'];

/** `foe` was being fought before the last move. */
const report = ({game, state, events}: Session, inFull: boolean, say: Say, foe: string | undefined): void => {
	for (const {event, text} of storyOf({box: game.box, state}, events, say, foe))
		if (inFull || milestones.includes(event.type)) print(wrap(text, pageWidth - 2).join('\n  '));
};

export const demo = (input: Input): void => {
	const game = readGame(input);
	const hand = readHand(input);
	const seed = readSeed(input, 'nose');
	const session = new Session(game, {...readTable(input, game), seed, twist: game.box.twist?.id});
	const say = speaker(voiceOf(game.box.edition.id), seed);
	const keepJournal = readJournal(input);
	let round = 1;
	let foe: string | undefined;
	for (;;) {
		const {state} = session;
		const inFull = state.round <= 1 || state.phase === 'boss' || state.phase === 'over';
		if (!inFull && state.round !== round) print(`Round ${state.round} ...`);
		round = state.round;
		report(session, inFull, say, foe);
		keepJournal?.(session.journal);
		const move = botMove(game, state, hand);
		if (!move) return;
		foe = state.combat?.foe.id;
		session.move(move);
	}
};
