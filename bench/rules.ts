/**
 * How fast the rules are: whole games with the sim bot, steps, and setups, on one core. Printed, never asserted;
 * machines differ, so beside each figure stands its ratio to a plain loop measured in the same run.
 */
import {autoplay} from '../source/bots/autoplay.js';
import {dungeonFighter} from '../source/dungeon-fighter/game.js';
import {boxOf} from '../source/store/boxes.js';

const box = boxOf('second');
if (!box) throw new Error('the second edition is missing');
const game = dungeonFighter(box);

/** The yardstick: objects made and copied, the staple of the rules, per second. */
const yardstick = (): number => {
	const start = performance.now();
	let state = {a: 1, b: [1, 2, 3], c: {d: 4}, e: 0};
	for (let turn = 0; turn < 2_000_000; turn++) state = {...state, c: {d: turn}, e: state.e + state.c.d};
	if (state.e < 0) throw new Error('never');
	return 2_000_000 / ((performance.now() - start) / 1000);
};

const games = (count: number, heroes: number, hand: 'novice' | 'skilled' | 'expert') => {
	let steps = 0;
	const start = performance.now();
	for (let run = 0; run < count; run++) {
		autoplay(game, {seed: `bench/${run}`, heroes, difficulty: 'normal'}, hand, () => {
			steps++;
		});
	}

	const seconds = (performance.now() - start) / 1000;
	return {games: count / seconds, steps: steps / seconds, perGame: steps / count};
};

/** Steps alone: the actions are known beforehand, nobody thinks. */
const bareSteps = (count: number): number => {
	const scripts = Array.from({length: count}, (_, run) => {
		const setup = {seed: `bench/${run}`, heroes: 3};
		const actions: Parameters<typeof game.step>[1][] = [];
		autoplay(game, setup, 'skilled', (_state, _events, action) => {
			if (action) actions.push(action);
		});
		return {setup, actions};
	});
	let steps = 0;
	const start = performance.now();
	for (const {setup, actions} of scripts) {
		let {state} = game.setup(setup);
		for (const action of actions) {
			({state} = game.step(state, action));
			steps++;
		}
	}

	return steps / ((performance.now() - start) / 1000);
};

const setups = (count: number): number => {
	const start = performance.now();
	for (let run = 0; run < count; run++) game.setup({seed: `bench/${run}`, heroes: 4});
	return (performance.now() - start) / count;
};

games(300, 2, 'skilled');
const plain = yardstick();
const row = (what: string, figure: string, ratio: number): void => {
	console.log(`${what.padEnd(44)}${figure.padStart(14)}   ${(ratio * 1000).toFixed(2).padStart(8)} per 1000 yardsticks`);
};

for (const [heroes, hand] of [
	[2, 'skilled'],
	[2, 'expert'],
	[4, 'skilled'],
	[6, 'novice'],
] as const) {
	const {games: perSecond, steps, perGame} = games(1000, heroes, hand);
	row(`games/s with the bot, ${heroes} heroes, ${hand}`, perSecond.toFixed(0), perSecond / plain);
	row(`  steps/s with the bot (${perGame.toFixed(0)} a game)`, steps.toFixed(0), steps / plain);
}

const bare = bareSteps(1000);
row('steps/s of the rules alone', bare.toFixed(0), bare / plain);
const each = setups(5000);
row('setup, ms', each.toFixed(4), 1000 / each / plain);
row('yardstick, object copies/s', plain.toFixed(0), 1);
