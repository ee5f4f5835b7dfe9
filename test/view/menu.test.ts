/** The menu: short, and every legal action is somewhere in it. */
import {describe, expect, test} from 'vitest';
import {autoplay, botAction} from '../../source/bots/autoplay.js';
import type {Action} from '../../source/dungeon-fighter/actions.js';
import {dungeonFighter} from '../../source/dungeon-fighter/game.js';
import type {State} from '../../source/dungeon-fighter/state.js';
import {type Choice, menuOf} from '../../source/view/menu.js';
import {heroAndPlayer, questionText} from '../../source/view/question.js';
import {scoreRows} from '../../source/view/score-text.js';
import {secondEdition as box} from '../helpers/scene.js';

const game = dungeonFighter(box);

const leaves = (choices: readonly Choice[]): readonly Action[] =>
	choices.flatMap(choice => ('action' in choice ? [choice.action] : leaves(choice.choices)));

const texts = (choices: readonly Choice[]): readonly (readonly string[])[] => [
	choices.map(({text}) => text),
	...choices.flatMap(choice => ('choices' in choice ? texts(choice.choices) : [])),
];

const states: State[] = [];
for (let seed = 0; seed < 12; seed++) {
	autoplay(game, {seed: `menu ${seed}`, heroes: 2 + (seed % 5)}, 'skilled', state => void states.push(state));
}

test('every legal action is in the menu once', () => {
	for (const state of states) {
		const actions = game.decision(state)?.actions ?? [];
		const found = leaves(menuOf(box, state, actions));
		expect(found).toHaveLength(actions.length);
		expect(new Set(found)).toEqual(new Set(actions));
	}
});

test('no list is long, and no two lines of one are the same', () => {
	for (const state of states) {
		for (const list of texts(menuOf(box, state, game.decision(state)?.actions ?? []))) {
			expect(list.length).toBeLessThanOrEqual(26);
			expect(new Set(list).size).toBe(list.length);
			for (const text of list) expect(text).toMatch(/^[A-Z"]/);
		}
	}
});

describe('questions', () => {
	test('each is one line that names who decides', () => {
		const kinds = new Set<string>();
		for (const state of states) {
			const decision = game.decision(state);
			if (!decision) continue;
			kinds.add(decision.kind);
			const text = questionText(box, state, decision.by, {[decision.by]: 'Ann'});
			expect(text).toContain(`${box.hero(decision.by).name} (Ann)`);
			expect(text.length).toBeLessThan(120);
			expect(text).not.toMatch(/undefined|\b0 damage/);
		}

		expect(kinds.size).toBeGreaterThan(8);
	});

	test('who has no name is only the hero', () => {
		expect(heroAndPlayer(box, 'murka')).toBe('Murka');
		expect(heroAndPlayer(box, 'murka', {marvin: 'Bob'})).toBe('Murka');
	});
});

test('a score is a sum', () => {
	const lines = [
		{what: 'gold', points: 7},
		{what: 'scars', points: -2},
	];
	expect(scoreRows({lines, total: 5, title: ''})).toEqual(['Gold in the chest   7', 'Scars              -2', 'In all              5']);
});

test('the bot and the menu agree that there is always something to do', () => {
	for (const state of states.slice(0, 200)) {
		const action = botAction(game, state, 'steady');
		expect(menuOf(box, state, game.decision(state)?.actions ?? []).length > 0).toBe(action !== undefined);
	}
});
