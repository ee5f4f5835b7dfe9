/** A seed is the same text wherever it comes in. */
import {expect, test} from 'vitest';
import {readSeed} from '../source/commands/options.js';
import {Problem} from '../source/commands/problem.js';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import {codeOf, replayCode} from '../source/engine/run-code.js';
import {gameOfEdition} from '../source/engine/runs.js';
import {Session} from '../source/engine/session.js';
import {Refusal} from '../source/kernel/refusal.js';
import {secondEdition} from './helpers/scene.js';

const inputWith = (seed: string) => ({flags: {seed}}) as unknown as Parameters<typeof readSeed>[0];

const halves = ['\uD800', 'a\uDC00b', '\uDE00\uD83D'];

test.each(halves)('half a letter is refused by the command line and by the rules: %j', seed => {
	const sentence = 'well-formed text, without half a letter (a lone surrogate) in it.';
	expect(() => readSeed(inputWith(seed), 's')).toThrow(new Problem('usage', `A seed is ${sentence}`));
	expect(() => new Session(dungeonFighter(secondEdition), {seed})).toThrow(new Refusal('bad-request', `The seed must be ${sentence}`));
});

test.each(['s1', 'Zoë', '😀', '李'])('whole letters go there and back in a run code: %s', seed => {
	expect(readSeed(inputWith(seed), 's')).toBe(seed);
	const {journal} = new Session(dungeonFighter(secondEdition), {seed});
	const {verdict, session} = replayCode(codeOf(journal, gameOfEdition), gameOfEdition);
	expect([verdict.verdict, session?.setup.seed]).toEqual(['ok', seed]);
});
