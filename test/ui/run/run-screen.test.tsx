import stringWidth from 'string-width';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {decide} from '../../../source/bots/decider.js';
import type {Setup} from '../../../source/dungeon-fighter/setup.js';
import type {State} from '../../../source/dungeon-fighter/state.js';
import type {HandName} from '../../../source/throwing/odds.js';
import {cellOfPoint} from '../../../source/throwing/target.js';
import {layoutOf} from '../../../source/ui/run/layout.js';
import {botPilot} from '../../../source/ui/run/pilot.js';
import {RunScreen} from '../../../source/ui/run/run-screen.js';
import {promptText} from '../../../source/view/question.js';
import {type FakeStage, keyOf} from '../../helpers/fake-stage.js';
import {pass} from '../../helpers/passing.js';
import {chooseByKeys, findTable, playFrom, playOf, type TestPlay} from '../../helpers/play.js';
import {fight, monster} from '../../helpers/scene.js';
import {game, renderServed, textOf} from '../../helpers/services.js';

let stage: FakeStage;
afterEach(() => {
	stage.unmount();
	vi.useRealTimers();
});

const leave = vi.fn<(why: 'menu' | 'quit') => void>();
beforeEach(() => leave.mockClear());

const open = (play: TestPlay, size: {columns?: number; rows?: number} = {}): TestPlay => {
	stage = renderServed(<RunScreen play={play} onLeave={leave} />, size);
	return play;
};

/** Every row of the frame is there, and none sticks out. */
const checkFrame = (columns: number, rows: number): void => {
	const lines = stage.lastFrame().split('\n');
	expect(lines.length).toBeLessThanOrEqual(rows);
	for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
	expect(textOf(stage)).not.toMatch(/undefined|NaN|\[object/);
};

/** Plays with the keys of a keyboard and the head of a bot, to the last page; says which questions were asked. */
const playByKeys = (play: TestPlay, columns: number, rows: number): ReadonlySet<string> => {
	const asked = new Set<string>();
	for (let step = 0; step < 3000; step++) {
		const screen = stage.screen();
		const text = screen.join('\n');
		const last = screen.at(-1) ?? '';
		if (step % 4 === 0) checkFrame(columns, rows);
		if (/^ (Victory|Defeat) /.test(text)) return asked;
		if (/Enter (go on|more)/.test(last)) stage.press('enter');
		else if (text.includes('It flies.')) stage.press('space');
		else if (text.includes(' Aiming at ')) stage.press('enter');
		else {
			const decision = game.decision(play.state())!;
			asked.add(decision.kind);
			expect(text).toContain(promptText(game.box, play.state(), decision.by));
			const moves = play.moves.length;
			const action = decide({box: game.box, state: play.state()}, decision, 'steady');
			chooseByKeys(stage, play, action);
			// Where nothing but moving on is left, the party moves on.
			const made = play.moves.slice(moves);
			expect(made.slice(0, 1)).toEqual(action.type === 'throw' ? [] : [action]);
			expect(made.slice(1).every(move => move.type === 'move-on')).toBe(true);
		}
	}

	throw new Error('the run has no end');
};

/** A seed with which steady bots end like this. */
const seedFor = (outcome: State['outcome'], setup: Partial<Setup>): string =>
	findTable(setup, state => state.outcome === outcome, 'steady').state.seed;

describe('a whole run by keys', () => {
	test.each([
		{outcome: 'won', heroes: 3, difficulty: 'normal', columns: 80, rows: 24},
		{outcome: 'lost', heroes: 6, difficulty: 'inferno', columns: 100, rows: 30},
	] as const)('$heroes on $difficulty, $outcome', ({outcome, columns, rows, ...setup}) => {
		const play = open(playOf({...setup, seed: seedFor(outcome, setup)}), {columns, rows});
		const asked = playByKeys(play, columns, rows);
		expect(play.state().outcome).toBe(outcome);
		expect(asked).toContain('throw');
		const text = textOf(stage);
		if (outcome === 'won') {
			expect(text).toMatch(/Total +-?\d+ {3}\S/);
			expect(text).toContain('For having dared');
		} else {
			expect(text).toContain('R. I. P.');
			expect(text).toContain('Killed by ');
			expect(text).toContain(game.box.hero(play.state().heroes[0]!.id).name);
		}

		stage.press('t');
		expect(textOf(stage)).toContain('The story so far');
		stage.press('escape', 'enter');
		expect(leave.mock.calls).toEqual([['menu']]);
	});
});

const kinds = [
	'choose-path',
	'assign-equipment',
	'throw',
	'out-of-dice',
	'rethrow',
	'activate',
	'armour',
	'last-chance',
	'scar',
	'rest',
	'shop',
] as const;

test.each(kinds)('%s asks its question, and every choice can be read', kind => {
	const {state, history} = findTable({heroes: 4, difficulty: 'hard'}, ({waiting}) => waiting.kind === kind, 'skilled');
	for (const [columns, rows] of [
		[80, 24],
		[113, 41],
	] as const) {
		const play = open(playFrom(game, state, history), {columns, rows});
		const {by, actions} = game.decision(state)!;
		expect(textOf(stage)).toContain(promptText(game.box, state, by));
		checkFrame(columns, rows);
		chooseByKeys(stage, play, actions[0]!);
		checkFrame(columns, rows);
		stage.unmount();
	}

	open(playFrom(game, state));
});

/** Murka is to throw the last die at a monster with much life. */
const lastDie = (): TestPlay => {
	const scene = fight({seed: 'two dice 6', monster: 'gorgon', room: 'monster-gymnasium', heroes: ['murka', 'wilrond', 'brad-breckfust']});
	scene.throw('red', '2', {x: -0.62, y: 0.2, yaw: 0.3});
	scene.throw('green', '1', {x: 0.1, y: -0.85, yaw: 0});
	scene.alterHero('murka', {equipment: [{id: 'plain-sword', used: false}]});
	return playFrom(scene.game, scene.state, scene.events);
};

describe('a throw', () => {
	test('flies, is told with its sum, and the next hero is asked', () => {
		const play = open(lastDie());
		stage.press('b', '2');
		expect(textOf(stage)).toContain('Murka throws the blue die, under her leg.');
		stage.press('enter');
		expect(textOf(stage)).toContain('It flies.');
		// Written down before it flies.
		expect(play.moves).toEqual([{type: 'throw', die: 'blue', weapons: ['plain-sword'], gesture: {steady: {x: 0, y: 0, risk: 'even'}}}]);
		expect(textOf(stage)).toContain('13/16');
		stage.press('space');
		expect(textOf(stage)).toMatch(/4 \+ 1 Plain Sword = 5/);
		expect(textOf(stage)).toContain('8/16');
		stage.press('enter');
		expect(textOf(stage)).toContain('Wilrond');
	});

	test('comes to rest by itself', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		open(lastDie());
		stage.press('b', '2', 'enter');
		for (let step = 0; step < 10; step++) await pass(50);
		expect(textOf(stage)).toContain('Plain Sword = 5');
	});

	test('can be thought over before it is made, one step at a time', () => {
		const play = open(lastDie());
		stage.press('b');
		expect(textOf(stage)).toContain('Bare-handed');
		stage.press('escape');
		expect(textOf(stage)).toContain('Back down');
		stage.press('b', '1', 'escape');
		expect(textOf(stage)).toContain('Murka, throw something.');
		expect(play.moves).toEqual([]);
	});

	test('is aimed where the last one was', () => {
		const play = open(lastDie());
		stage.press('b', '1', 'right', 'right', '3');
		const gestures = () => play.moves.flatMap(move => ('gesture' in move ? [move.gesture] : []));
		for (let key = 0; key < 20 && gestures().length < 2; key++) stage.press('space');
		expect(gestures()).toEqual(Array.from({length: 2}, () => ({steady: {x: 12, y: 0, risk: 'bold'}})));
	});
});

describe('pages', () => {
	test.each([
		['t', 'The story so far'],
		['pageup', 'The story so far'],
		['i', 'The party'],
		['p', 'The party'],
		['?', 'Help'],
		['f', 'Help'],
		['m', 'Paused'],
		['escape', 'Paused'],
	])('%s opens "%s", Esc closes it', (key, title) => {
		for (const play of [lastDie(), playOf({seed: 'pages', heroes: 2})]) {
			open(play);
			const before = textOf(stage);
			stage.press(key);
			expect(stage.screen()[0]).toContain(title);
			stage.press('escape');
			expect(textOf(stage)).toBe(before);
			stage.unmount();
		}

		open(lastDie());
	});

	test('from the pause one gets to all of them, to the title and out', () => {
		open(lastDie());
		for (const [key, title] of [
			['2', 'The party'],
			['3', 'The story so far'],
			['4', 'Help'],
		] as const) {
			stage.press('m', key);
			expect(stage.screen()[0]).toContain(title);
			stage.press('escape');
		}

		stage.press('m', '1');
		expect(textOf(stage)).toContain('Murka, throw something.');
		stage.press('m', '5', '6');
		expect(leave.mock.calls).toEqual([['menu'], ['quit']]);
	});

	test('a run that is not being saved says why', () => {
		stage = renderServed(<RunScreen play={{...lastDie(), trouble: () => 'The disk is full.'}} onLeave={leave} />);
		stage.press('m');
		expect(textOf(stage)).toContain('The disk is full.');
	});
});

test('the key for cards opens them, wherever one is, and Esc goes back one branch', () => {
	const {state} = findTable({heroes: 4}, ({waiting, heroes}) => {
		const spendables = heroes.flatMap(({equipment}) => equipment).filter(({id}) => game.box.card(id).kind === 'spendable');
		return waiting.kind === 'rest' && spendables.length > 2 && heroes.every(({equipment}) => equipment.length > 0);
	});
	open(playFrom(game, state));
	const before = textOf(stage);
	stage.press('c');
	expect(textOf(stage)).toContain('Spendables that can be played now');
	stage.press('escape');
	expect(textOf(stage)).toBe(before);
	stage.press('e');
	const cards = textOf(stage);
	stage.press('2');
	expect(textOf(stage)).toContain('To whom?');
	stage.press('escape');
	expect(textOf(stage)).toBe(cards);
});

test('what happens away from the target stands below the menu, without a key', () => {
	const {state, history} = findTable({heroes: 3}, ({waiting, chest}) => waiting.kind === 'shop' && chest.gold > 2);
	const play = open(playFrom(game, state, history));
	chooseByKeys(stage, play, {type: 'buy-die'});
	expect(play.moves).toEqual([{type: 'buy-die'}]);
	expect(textOf(stage)).toContain(`The Shop: ${play.state().chest.gold} gold in the chest.`);
});

test('the log of a run that goes on names the monsters that were there', () => {
	const {state, history} = findTable({heroes: 2}, ({waiting, round}) => waiting.kind === 'choose-path' && round > 2);
	open(playFrom(game, state, history));
	stage.press('t', 'home');
	const [first] = history.flatMap(event => (event.type === 'monster-revealed' ? [event.monster] : []));
	expect(textOf(stage)).toContain(game.box.foe(first!).name);
	for (let page = 0; page < 12; page++) {
		expect(textOf(stage)).not.toMatch(/[tT]he monster:/);
		stage.press('pagedown');
	}
});

test('at a hot seat everybody has a name', () => {
	const {state, events} = game.setup({seed: 'names', heroes: ['murka', 'marvin'], leader: 'murka'});
	open(playFrom(game, state, events, {names: {murka: 'Ann'}}), {columns: 120, rows: 30});
	expect(textOf(stage)).toContain('*Ann (Murka)');
	expect(textOf(stage)).toMatch(/ Marvin$/m);
});

test('whoever leads everybody needs no name at the table', () => {
	const {state, events} = game.setup({seed: 'names', heroes: ['murka', 'marvin'], leader: 'murka'});
	open(playFrom(game, state, events, {names: {murka: 'Ann', marvin: 'Ann'}}), {columns: 120, rows: 30});
	expect(textOf(stage)).toMatch(/\*Murka {2}/);
	expect(textOf(stage)).not.toContain('Ann');
});

test('a secret waits until the right player is at the keyboard', () => {
	const {state, events} = game.setup({seed: 'names', heroes: ['murka', 'marvin'], leader: 'murka'});
	open(playFrom(game, state, events, {names: {murka: 'Ann', marvin: 'Bob'}}));
	expect(textOf(stage)).toContain('A secret for Murka (Ann).');
	for (const room of state.offer) expect(textOf(stage)).not.toContain(game.box.room(room).name);
	stage.press('enter');
	for (const room of state.offer) expect(textOf(stage)).toContain(game.box.room(room).name);
});

test('the screen follows the size of the terminal', () => {
	open(lastDie());
	for (const [columns, rows] of [
		[80, 24],
		[200, 60],
		[97, 33],
	] as const) {
		stage.resize(columns, rows);
		checkFrame(columns, rows);
		expect(stage.screen()).toHaveLength(rows);
		expect(stage.screen().findIndex(row => row.includes('Murka, throw something.'))).toBeGreaterThan(rows / 2);
	}
});

test.each<HandName>(['steady', 'expert'])('a bot with a %s hand plays a whole run', async hand => {
	vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
	const play = playOf({seed: `pilot ${hand}`, heroes: 2});
	const pilot = botPilot(play, hand, 10);
	stage = renderServed(<RunScreen play={play} onLeave={leave} pilot={pilot} />, {likings: {throwMode: 'timed', assist: 50}});
	for (let step = 0; step < 8000 && !/^ (Victory|Defeat) /.test(textOf(stage)); step++) await pass(400);
	expect(play.state().waiting.kind).toBe('over');
	expect(textOf(stage)).toMatch(/^ (Victory|Defeat) /);
	// The gestures are the bot's own, whatever the assist.
	const replayed = playOf({seed: `pilot ${hand}`, heroes: 2});
	for (const move of play.moves) replayed.act(move);
	expect(replayed.state()).toEqual(play.state());
});

test('a bot that was told to wait says that it waits, and goes on when it may', async () => {
	vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
	const play = playOf({seed: 'waiting', heroes: 2});
	stage = renderServed(<RunScreen play={play} onLeave={leave} pilot={botPilot(play, 'expert', 10)} />);
	expect(stage.screen().at(-1)).toContain('Space let it wait');
	stage.press('space');
	expect(stage.screen().at(-1)).toContain('Space the bot waits: go on');
	await pass(5000);
	expect(play.moves).toEqual([]);
	stage.press('space');
	expect(stage.screen().at(-1)).toContain('Space let it wait');
	await pass(200);
	expect(play.moves).toHaveLength(1);
});

describe('2E-COMBAT-06: around the table', () => {
	const lying = (): TestPlay => {
		const scene = fight({heroes: ['murka', 'wilrond'], monster: monster({life: 40})});
		scene.throw('red', '2', {x: 0, y: -0.75, yaw: 0});
		return playFrom(scene.game, scene.state, scene.events, {throwMode: 'timed'});
	};

	/** Row and column of the red die on the target. */
	const redDie = (): readonly [row: number, column: number] => {
		const {mainTop, targetLeft, target} = layoutOf({columns: 80, rows: 24});
		const rows = stage.screen().slice(mainTop, mainTop + target.rows);
		const row = rows.findIndex(text => text.slice(targetLeft, targetLeft + target.columns).includes('R'));
		return [row, rows[row]?.indexOf('R', targetLeft) ?? -1];
	};

	/** From the south it lies near, from the west to the right, from the north far, from the east to the left. */
	const wanted = (): readonly (readonly [number, number])[] => {
		const {targetLeft, target} = layoutOf({columns: 80, rows: 24});
		return [
			[0, -0.75],
			[0.75, 0],
			[0, 0.75],
			[-0.75, 0],
		].map(([x = 0, y = 0]) => {
			const {column, row} = cellOfPoint(target, x, y);
			return [row, targetLeft + column];
		});
	};

	test('the target is seen from where one stands, and the throw is made from there', () => {
		const play = open(lying());
		stage.press('1');
		const seen = [redDie()];
		for (let step = 0; step < 3; step++) {
			stage.press('tab');
			seen.push(redDie());
		}

		expect(seen).toEqual(wanted());
		stage.press('tab', 'tab', 'tab');
		expect(stage.screen().at(-1)).toContain('from: north');
		stage.press(keyOf('space', 1000), keyOf('space', 1400), keyOf('space', 1800));
		expect(play.moves.at(-1)).toMatchObject({type: 'throw', gesture: {presses: [400, 400], seat: 'north'}});
		// In the air and afterwards it is seen from there, too.
		expect(redDie()).toEqual(wanted()[2]);
		stage.press('space');
		expect(redDie()).toEqual(wanted()[2]);
		expect(textOf(stage)).toContain(' from north ');
		// When it is told, whoever is next begins in the south.
		for (let key = 0; key < 5 && stage.screen().at(-1)?.includes('go on'); key++) stage.press('enter');
		expect(redDie()).toEqual(wanted()[0]);
		expect(textOf(stage)).not.toContain('from north');
	});

	test('a throw that is shown again is seen from where it was made', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		const play = lying();
		const pilot = {...botPilot(play, 'expert', 10), throwing: () => ({presses: [4000, 400], seat: 'east'}) as const};
		stage = renderServed(<RunScreen play={play} onLeave={leave} pilot={pilot} />);
		expect(redDie()).toEqual(wanted()[0]);
		await pass(20);
		await pass(20);
		expect(textOf(stage)).toContain(' throws the ');
		expect(redDie()).toEqual(wanted()[3]);
	});
});

test('x says so where there is nothing to play', () => {
	open(lastDie());
	expect(stage.screen().at(-1)).toBe(' ? help   I party   T story   Esc menu');
	stage.press('x');
	expect(stage.screen().at(-1)).toBe(' There is no card to play at this moment.');
});

test('a rest with nothing to do is passed over, and written down', () => {
	const scene = fight({heroes: ['murka', 'wilrond'], monster: monster({life: 1})});
	const play = open(playFrom(scene.game, scene.state, scene.events));
	for (let key = 0; key < 12 && play.state().waiting.kind !== 'choose-path'; key++) stage.press('space');
	expect(play.moves.at(-1)).toEqual({type: 'move-on'});
	expect(textOf(stage)).toContain('two doors');
});

test('what is too dear in the Shop is there to be seen, and not to be had', () => {
	const {state, history} = findTable({heroes: 3}, ({waiting, chest, wares}) => {
		return waiting.kind === 'shop' && wares.some(id => game.box.card(id).price > chest.gold);
	});
	const play = open(playFrom(game, state, history), {columns: 80, rows: 30});
	const dear = state.wares.map(id => game.box.card(id)).find(({price}) => price > state.chest.gold)!;
	expect(textOf(stage)).toContain(`${dear.name} (${dear.price} gold)`);
	stage.press('end', 'enter');
	expect(textOf(stage)).toContain(`and there are ${state.chest.gold}.`);
	expect(play.moves).toEqual([]);
});

test('most throws are told on one page of 80 by 24', () => {
	const throws = {all: 0, onePage: 0};
	for (const seed of ['pages 1', 'pages 2', 'pages 3']) {
		const play = open(playOf({seed, heroes: 3}));
		for (let step = 0; step < 400 && !/^ (Victory|Defeat) /.test(textOf(stage)); step++) {
			const text = textOf(stage);
			const last = stage.screen().at(-1) ?? '';
			if (text.includes('It flies.')) {
				stage.press('space');
				// The end of a fight has more to tell.
				if (play.state().waiting.kind !== 'rest' && play.state().outcome === undefined) {
					throws.all++;
					if ((stage.screen().at(-1) ?? '').includes('Enter go on')) throws.onePage++;
				}
			} else if (/Enter (go on|more)/.test(last) || text.includes(' Aiming at ')) stage.press('enter');
			else chooseByKeys(stage, play, decide({box: game.box, state: play.state()}, game.decision(play.state())!, 'steady'));
		}

		stage.unmount();
	}

	open(lastDie());
	expect(throws.all).toBeGreaterThan(40);
	expect(throws.onePage / throws.all).toBeGreaterThan(0.85);
});

test('a long name of a player leaves the hero a name, and the party page names both', () => {
	const {state, events} = game.setup({seed: 'names', heroes: ['brad-breckfust', 'marvin'], leader: 'marvin'});
	open(playFrom(game, state, events, {names: {marvin: 'Maximiliane Sophie'}}));
	expect(textOf(stage)).toMatch(/Maxim\S*… \(Marvin\)/);
	stage.press('i');
	expect(textOf(stage)).toContain('Marvin (Maximiliane Sophie), 9 of 9 life');
	expect(textOf(stage)).toMatch(/carries 0 of \d weapons?/);
});
