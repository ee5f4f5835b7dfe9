/** The last page of a run, what it has earned, and what there is to copy. */
import {afterEach, describe, expect, test} from 'vitest';
import type {Epilogue} from '../../../source/ui/run/play.js';
import {RunScreen} from '../../../source/ui/run/run-screen.js';
import type {FakeStage} from '../../helpers/fake-stage.js';
import {findTable, playFrom, playOf} from '../../helpers/play.js';
import {game, renderServed, textOf} from '../../helpers/services.js';

let stage: FakeStage;
afterEach(() => stage.unmount());

const epilogueOf = (achievements: number): Epilogue => ({
	standing: 'It counts, in the steady league.',
	achievements: Array.from({length: achievements}, (_, index) => ({name: `Deed ${index + 1}`, text: 'Do something remarkable.'})),
	legend: 'o monster beaten, ! won',
	share: ['Dungeon Fighter 2026-01-31, A Test', '31 points', `DF1-${'x'.repeat(900)}`],
});

const openAt = (outcome: 'won' | 'lost', epilogue: () => Epilogue, columns = 80, rows = 24): void => {
	const {state, history} = findTable({heroes: 6}, ({outcome: found}) => found === outcome, outcome === 'won' ? 'expert' : 'novice');
	stage = renderServed(<RunScreen play={playFrom(game, state, history, {epilogue})} onLeave={() => undefined} />, {columns, rows});
};

describe.each(['won', 'lost'] as const)('a run that is %s', outcome => {
	test.each([
		[80, 24],
		[120, 40],
	])('shows all of it on %i by %i', (columns, rows) => {
		openAt(outcome, () => epilogueOf(7), columns, rows);
		const text = textOf(stage);
		expect(stage.screen()).toHaveLength(rows);
		expect(text).toMatch(outcome === 'won' ? /Total +-?\d+ {3}\S/ : /Killed by /);
		expect(text).toContain('It counts, in the steady league.');
		expect(text).toContain('Achievement: Deed 1. Do something remarkable.');
		expect(text).toContain('And 4 more; see the records.');
		expect(stage.screen().at(-1)).toContain('C a text to share');
	});
});

test('what there is to copy is there whole', () => {
	const epilogue = (): Epilogue => epilogueOf(0);
	openAt('won', epilogue);
	stage.press('c');
	const code = stage
		.screen()
		.slice(1)
		.map(row => row.trim())
		.filter(row => /^(DF1-)?x+$/.test(row))
		.join('');
	expect(code).toBe(`DF1-${'x'.repeat(900)}`);
	expect(textOf(stage)).toContain('dungeon-fighter verify - reads');
	expect(textOf(stage)).toContain('o monster beaten, ! won.');
	stage.press('escape');
	expect(stage.screen()[0]).toContain('Victory');
});

test('a run that cannot be saved says so at once, and when it is saved after all', () => {
	let trouble: string | undefined = 'The run is not being saved, because the disk is full; you can play on.';
	const play = playOf({seed: 'disk', heroes: 2}, {trouble: () => trouble});
	stage = renderServed(<RunScreen play={play} onLeave={() => undefined} />);
	expect(textOf(stage)).toContain('because the disk is full');
	trouble = undefined;
	stage.press('1');
	expect(play.moves).toHaveLength(1);
	stage.press('t');
	expect(textOf(stage)).toContain('The run is being saved again, with all that was missing.');
});
