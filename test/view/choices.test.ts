import {describe, expect, test} from 'vitest';
import {botAction} from '../../source/bots/autoplay.js';
import type {Action} from '../../source/dungeon-fighter/actions.js';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import type {State} from '../../source/dungeon-fighter/state.js';
import {drawOnce} from '../../source/kernel/random.js';
import {bindingNames, defaultBindings} from '../../source/ui/bindings.js';
import {type Choice, choicesOf, isBranch} from '../../source/view/choices.js';
import {promptText} from '../../source/view/question.js';
import {wildAction} from '../helpers/invariants.js';
import {secondEdition as box, fight, monster} from '../helpers/scene.js';

const game = dungeonFighter(box);

/** Half of the games are played sensibly, half by somebody who tries everything. */
const watchGames = (difficulty: string, heroes: number, look: (state: State, actions: readonly Action[]) => void): void => {
	for (let run = 0; run < 6; run++) {
		const seed = `choices/${difficulty}/${heroes}/${run}`;
		const draw = drawOnce(seed, 'wild');
		let {state} = game.setup({seed, difficulty, heroes});
		for (let step = 0; step < 400; step++) {
			const decision = game.decision(state);
			if (!decision) break;
			look(state, decision.actions);
			const action = run % 2 === 0 ? wildAction(draw, game, state, 'blessed') : botAction(game, state, 'expert');
			state = game.step(state, action!).state;
		}
	}
};

const leavesOf = (choices: readonly Choice[]): readonly Action[] =>
	choices.flatMap(({leads}) => (isBranch(leads) ? leavesOf(leads) : [leads]));

const levelsOf = (choices: readonly Choice[]): readonly (readonly Choice[])[] => [
	choices,
	...choices.flatMap(({leads}) => (isBranch(leads) ? levelsOf(leads) : [])),
];

/** The keys that menus and the run listen to, but for the one that opens the cards to play. */
const taken = bindingNames.filter(name => name !== 'spend').flatMap(name => defaultBindings[name]);

/** The Shop has eight cards on its table; nothing else is nearly as long. */
const mostSiblings = (state: State): number => (state.waiting.kind === 'shop' ? 13 : 12);

const problemsOf = (state: State, actions: readonly Action[]): readonly string[] => {
	const choices = choicesOf(box, state, actions);
	const problems: string[] = [];
	const leaves = leavesOf(choices);
	if (leaves.length !== actions.length || new Set(leaves).size !== leaves.length) problems.push('not every action once');
	for (const action of actions) if (!leaves.includes(action)) problems.push(`${JSON.stringify(action)} is not offered`);
	for (const level of levelsOf(choices)) {
		const letters = level.flatMap(({letter}) => letter ?? []);
		const labels = level.map(({label}) => label);
		if (new Set(letters).size !== letters.length) problems.push(`letters ${letters.join('')}`);
		if (new Set(labels).size !== labels.length) problems.push(`labels ${labels.join(' | ')}`);
		if (letters.some(letter => taken.includes(letter))) problems.push(`letters ${letters.join('')} mean something else`);
		if (level.length > mostSiblings(state)) problems.push(`${level.length} choices: ${labels.join(' | ')}`);
		for (const {label, detail, leads} of level) {
			if (label === '' || detail === '') problems.push(`"${label}": "${detail}"`);
			if (/undefined|NaN|\[object/.test(label + detail)) problems.push(`"${label}": "${detail}"`);
			if (isBranch(leads) && leads.length < 2) problems.push(`"${label}" branches into ${leads.length}`);
		}
	}

	return problems.map(problem => `${state.waiting.kind}: ${problem}`);
};

describe.each(['normal', 'hard', 'inferno'])('on %s', difficulty => {
	test('one to six heroes are offered every legal action once, in words, in few lines', () => {
		const problems = new Set<string>();
		let decisions = 0;
		for (let heroes = 1; heroes <= 6; heroes++) {
			watchGames(difficulty, heroes, (state, actions) => {
				decisions++;
				for (const problem of problemsOf(state, actions)) problems.add(problem);
				const {by} = game.decision(state)!;
				expect(promptText(box, state, by)).not.toMatch(/undefined|It is over/);
			});
		}

		expect([...problems]).toEqual([]);
		expect(decisions).toBeGreaterThan(2000);
	});
});

describe('the first choice is the one that Enter may take', () => {
	const labels = (scene: ReturnType<typeof fight>): readonly string[] =>
		choicesOf(scene.game.box, scene.state, scene.actions()).map(({label}) => label);

	test('a hit is kept, and says what it is worth', () => {
		const scene = fight({heroes: ['murka', 'wilrond'], monster: monster({life: 4})});
		scene.throw('green', '4', {icon: true});
		expect(labels(scene)).toEqual(['Keep it', 'Again: Re-throw']);
		expect(choicesOf(scene.game.box, scene.state, scene.actions())[0]?.detail).toBe(
			'Keep the throw on the 4: 4 damage, would defeat Test Monster',
		);
	});

	test('a miss is thrown again', () => {
		const scene = fight({heroes: ['murka', 'wilrond'], monster: monster({life: 4})});
		scene.throw('green', 'hole', {icon: true});
		expect(labels(scene)).toEqual(['Again: Re-throw', 'Keep it']);
	});

	test('the icon of a Bonus die takes no hit back', () => {
		const scene = fight({heroes: ['wilrond', 'murka'], monster: monster({life: 40})});
		for (const die of ['red', 'green', 'blue'] as const) scene.throw(die, '1');
		scene.do({type: 'use-bonus-die'});
		scene.throw('bonus', '1', {icon: true});
		expect(labels(scene).at(-1)).toBe('Re-throw');
	});
});

test('the keys of the run mean one thing each', () => {
	const global = ['up', 'down', 'left', 'right', 'back', 'help', 'log', 'party', 'spend', 'pause', 'choose'] as const;
	const keys = global.flatMap(name => defaultBindings[name]);
	expect(new Set(keys).size).toBe(keys.length);
});
