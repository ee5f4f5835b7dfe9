/** The screens of a run as a person sees them, kept as text: look at `test/ui/frames/run/` when one of these fails. */
import {afterEach, describe, expect, test} from 'vitest';
import type {State} from '../../../source/dungeon-fighter/state.js';
import {PracticeScreen} from '../../../source/ui/practice/practice-screen.js';
import type {Play} from '../../../source/ui/run/play.js';
import {RunScreen} from '../../../source/ui/run/run-screen.js';
import {FirstFight} from '../../../source/ui/screens/first-fight.js';
import type {Likings} from '../../../source/ui/services.js';
import {createTheme} from '../../../source/ui/theme.js';
import {type FakeStage, keyOf} from '../../helpers/fake-stage.js';
import {findTable, playFrom, playOf} from '../../helpers/play.js';
import {fight} from '../../helpers/scene.js';
import {game, renderServed} from '../../helpers/services.js';

let stage: FakeStage;
afterEach(() => stage.unmount());

const sizes = [
	{columns: 80, rows: 24},
	{columns: 100, rows: 30},
	{columns: 120, rows: 40},
];

type Frame = {readonly play: () => Play; readonly keys?: readonly (string | ReturnType<typeof keyOf>)[]; readonly at?: number} & {
	readonly likings?: Partial<Likings>;
};

const leave = (): void => undefined;

const from = (found: {state: State; history: Parameters<typeof playFrom>[2]}): Play => playFrom(game, found.state, found.history);

/** Two dice lie there, and the third is to be thrown. */
const twoDice = (): Play => {
	const scene = fight({
		seed: 'two dice 6',
		monster: 'gorgon',
		room: 'monster-gymnasium',
		heroes: ['murka', 'wilrond', 'brad-breckfust'],
		stack: {equipment: ['plain-sword']},
	});
	scene.throw('red', '2', {x: -0.62, y: 0.2, yaw: 0.3});
	scene.throw('green', '1', {x: 0.1, y: -0.85, yaw: 0});
	scene.alterHero('murka', {equipment: [{id: 'plain-sword', used: false}]});
	return playFrom(scene.game, scene.state, scene.events);
};

const atTable = (kind: State['waiting']['kind'], heroes: number, more: (state: State) => boolean = () => true) => {
	let found: ReturnType<typeof findTable> | undefined;
	return (): Play => {
		found ??= findTable({heroes}, state => state.waiting.kind === kind && more(state), 'skilled');
		return from(found);
	};
};

const ended = (outcome: 'won' | 'lost', hand: 'expert' | 'novice') => {
	let found: ReturnType<typeof findTable> | undefined;
	return (): Play => {
		found ??= findTable({heroes: 3}, state => state.outcome === outcome, hand);
		return from(found);
	};
};

const frames: Readonly<Record<string, Frame>> = {
	path: {play: () => playOf({seed: 'frames', heroes: 3})},
	fight: {play: twoDice},
	'fight-weapons': {play: twoDice, keys: ['b']},
	'throw-timed': {play: twoDice, keys: ['b', '1', keyOf('space', 1000)], at: 1150, likings: {throwMode: 'timed'}},
	'throw-steady': {play: twoDice, keys: ['b', '2', 'right', 'right', 'up']},
	'throw-tabletop': {play: twoDice, keys: ['b', '1'], likings: {throwMode: 'tabletop'}},
	'tell-hit': {play: twoDice, keys: ['b', '2', 'enter', 'space']},
	boss: {play: atTable('throw', 4, state => state.phase === 'boss')},
	activate: {play: atTable('activate', 6)},
	armour: {play: atTable('armour', 4)},
	assign: {play: atTable('assign-equipment', 5, state => state.heroes.some(hero => hero.equipment.length > 1))},
	shop: {play: atTable('shop', 3, state => state.shops > 1)},
	'shop-told': {play: atTable('shop', 3, state => state.shops > 1), keys: ['1', '1']},
	rest: {play: atTable('rest', 4, state => state.heroes.filter(hero => hero.equipment.length > 0).length > 2)},
	exchange: {play: atTable('rest', 4, state => state.heroes.filter(hero => hero.equipment.length > 0).length > 2), keys: ['e']},
	scar: {play: atTable('scar', 3)},
	victory: {play: ended('won', 'expert')},
	defeat: {play: ended('lost', 'novice')},
	party: {play: atTable('shop', 3, state => state.shops > 1), keys: ['i']},
	help: {play: twoDice, keys: ['?']},
	log: {play: atTable('shop', 3), keys: ['t']},
	pause: {play: twoDice, keys: ['m']},
};

test.each(Object.entries(frames))('%s can be drawn in plain ASCII', (_, {play, keys = [], at = 1000, likings = {}}) => {
	const services = {theme: createTheme('none', 'ascii')};
	stage = renderServed(<RunScreen play={play()} onLeave={leave} />, {...sizes[0], likings, services});
	stage.press(...keys);
	for (const row of stage.screen(at)) expect(row).toMatch(/^[ -~]*$/);
});

describe.each(sizes)('$columns x $rows', size => {
	const keep = async (name: string, at?: number): Promise<void> => {
		const rows = stage.screen(at);
		expect(rows).toHaveLength(size.rows);
		expect(rows.join('\n')).not.toMatch(/undefined|NaN|\[object/);
		await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`../frames/run/${name}-${size.columns}x${size.rows}.txt`);
	};

	test.each(Object.entries(frames))('%s', async (name, {play, keys = [], at = 1000, likings = {}}) => {
		stage = renderServed(<RunScreen play={play()} onLeave={leave} />, {...size, likings});
		stage.press(...keys);
		await keep(name, at);
	});

	test('practice', async () => {
		stage = renderServed(<PracticeScreen onLeave={leave} seed="frames" />, size);
		await keep('practice-choose');
		stage.press('down', 'enter', '1', 'enter', 'space', 'right', 'enter', 'space');
		await keep('practice', 1000);
	});

	test('the first lesson', async () => {
		stage = renderServed(<FirstFight onLeave={leave} />, {...size, likings: {throwMode: 'timed'}});
		await keep('lesson-path');
		stage.press('enter', 'space');
		await keep('lesson-fight');
		stage.press('r');
		await keep('lesson-throw', 1000);
		stage.unmount();
		stage = renderServed(<FirstFight onLeave={leave} />, size);
		stage.press('enter', 'space', 'r');
		await keep('lesson-throw-steady', 1000);
	});
});
