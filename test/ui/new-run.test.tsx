import {afterEach, expect, test} from 'vitest';
import {type FakeApp, game, renderApp} from '../helpers/fake-shelf.js';
import {keyOf} from '../helpers/fake-stage.js';

let app: FakeApp;
afterEach(() => app.unmount());

const begin = (...keys: readonly string[]): FakeApp => {
	app = renderApp({at: 'new-run'});
	app.press(...keys);
	return app;
};

test('the shortest way: Enter, Enter, Enter ...', () => {
	begin('enter', 'enter', 'enter', 'enter', 'enter', 'enter');
	expect(app.shelved.begun).toEqual([{difficulty: 'normal', heroes: 2, seed: 'nose-42', names: {}, throwMode: 'timed'}]);
	expect(app.screen()[0]).toContain('Round 1');
});

test('one player picks two heroes, whom one name is to blame for', () => {
	begin('2', '1', '8', '7', '1', 'A', 'n', 'n', 'a', 'enter', 'enter');
	expect(app.shelved.begun).toMatchObject([{difficulty: 'hard', heroes: ['murka', 'marvin'], names: {murka: 'Anna', marvin: 'Anna'}}]);
	expect(app.shelved.settings.names).toEqual(['Anna']);
});

test('heroes are taken and left, a full party takes nobody, the rest can be dealt', () => {
	begin('1', '3');
	expect(app.text()).toContain('3 heroes to go.');
	app.press('2', '3', '2', '4', '5', '6');
	expect(app.text()).toMatch(/\[ \] Brad.*\[1\] Edith.*\[2\] Goldfinga.*\[3\] Grace.*\[ \] Margarhilda/s);
	expect(app.text()).toContain('The party is full.');
	app.press('5', '4', '1');
	expect(app.text()).toMatch(/\[[23]\] /);
	expect(app.text()).toContain('That is all of us');
	app.press('1', 'enter', 'enter', 'enter', 'enter');
	const [run] = app.shelved.begun;
	expect(run?.heroes).toHaveLength(3);
	expect(run?.heroes).toContain('edith-grognarde');
});

test('the sheet of the hero under the pointer', () => {
	begin('1', '2', 'up');
	for (const words of ['Wilrond', 'Carries 2 weapons, 1 armour', 'The bigger it is', 'red', 'Agile Instincts', 'blue', 'Courage']) {
		expect(app.text()).toContain(words);
	}
	expect(app.text()).toContain('Fear set out for his brain');
});

test('who is dealt gets the name of the seat', () => {
	begin('1', '3', '1', 'A', 'enter', 'enter', 'C', 'enter', 'enter');
	const [run] = app.shelved.begun;
	expect(run?.heroes).toBe(3);
	const {heroes} = game.setup({difficulty: 'normal', heroes: 3, seed: 'nose-42'}).state;
	expect(run?.names).toEqual({[heroes[0]!.id]: 'A', [heroes[2]!.id]: 'C'});
});

test('letters that are keys elsewhere are letters in a name; arrows go from field to field', () => {
	begin('1', '2', '1', 'q', 'j', 'space', 'k', 'down', '?', 'up', 'backspace', 'home', 'X');
	expect(app.text()).toContain('Xqj');
	app.press('enter', 'enter');
	expect(app.text()).toContain('played by Xqj and ?');
});

test('the names of last time are offered', () => {
	app = renderApp({at: 'new-run', settings: {names: ['Anna', '', 'Ben']}});
	app.press('1', '3', '1');
	expect(app.text()).toMatch(/Player 1: Anna/);
	expect(app.text()).toMatch(/Player 3: Ben/);
});

test('how to throw and the seed can be changed at the end', () => {
	begin('1', '2', '1', 'enter', 'enter', '2', '3', ...Array.from({length: 7}, () => 'backspace'), 'n', 'e', 'w', 'enter', '1');
	expect(app.shelved.begun).toMatchObject([{seed: 'new', throwMode: 'steady'}]);
	app.unmount();
	begin('1', '2', '1', 'enter', 'enter', '3');
	app.press('home', {...keyOf('paste'), text: 'a\nb\u001B\u0007'}, 'enter', '1');
	expect(app.shelved.begun).toMatchObject([{seed: 'a bnose-42'}]);
	app.unmount();
	begin('1', '2', '1', 'enter', 'enter', '3', ...Array.from({length: 7}, () => 'backspace'), 'enter');
	expect(app.text()).toContain('Seed: nose-42');
});

test('back goes one step back and keeps what was said', () => {
	begin('2', '4', '1', 'Z', 'enter', 'enter', 'enter', 'enter', 'escape');
	expect(app.text()).toContain('Player 1: Z');
	app.press('escape');
	expect(app.screen()[0]).toContain('Who goes');
	app.press('escape');
	expect(app.text()).toContain('▸4 4 players');
	app.press('escape');
	expect(app.text()).toContain('▸2 Hard');
	app.press('escape');
	expect(app.text()).toContain('An unofficial fan work.');
});

test('what the shelf refuses is said', () => {
	app = renderApp({at: 'new-run'});
	app.shelved.begun.push = () => {
		throw new Error('The disk is full of other heroes.');
	};
	app.press('enter', 'enter', 'enter', 'enter', 'enter', 'enter');
	expect(app.text()).toContain('The disk is full of other heroes.');
});
